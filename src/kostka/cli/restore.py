"""`kostka restore FILE`: a copy that `kostka backup` has made becomes the database again."""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
from pathlib import Path

from kostka.cli.backup import checked, file_of
from kostka.kernel.game import Mistake


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a copy made by `kostka backup`")
    parser.add_argument("--db", metavar="FILE", help="as for `kostka serve`")


def run(args: argparse.Namespace) -> int:
    from kostka.cli.serve import data_file
    from kostka.table.store.database import claimed

    target = file_of(args.db or data_file())
    tables = checked(args.file)
    claim = claimed(target, 0.5)  # no server may run on it
    try:
        before = put(args.file, target)
    finally:
        claim.close()
    kept = f"; what was there is in {before}" if before else ""
    print(f"{tables} tables are back in {target}{kept}.")
    return 0


def put(source: str, target: str) -> str:
    """Under the name of what was there, which is kept beside it, with what belongs to it."""
    fresh, before = f"{target}.new", ""
    try:
        shutil.copyfile(source, fresh)
        os.chmod(fresh, 0o600)
        if os.path.getsize(target):  # the claim has made an empty one where there was none
            before = free(f"{target}.before")
            os.replace(target, before)
            for part in ("-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    os.replace(target + part, before + part)
        os.replace(fresh, target)
    except OSError as error:
        raise Mistake(f"{target} cannot be replaced: {error.strerror}.") from None
    return before


def free(name: str) -> str:
    """A name that nothing has yet."""
    found, n = name, 1
    while Path(found).exists():
        n += 1
        found = f"{name}-{n}"
    return found
