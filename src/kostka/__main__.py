"""`python -m kostka` is `kostka`."""

from __future__ import annotations

from kostka.cli import main

raise SystemExit(main())
