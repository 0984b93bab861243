"""What warriors count as: the kinds that cards speak of."""

from __future__ import annotations

from typing import Final

from kostka.kernel.step import Word

CLANSMEN: Final = Word("clansmen")
GOLDEN_LIONS: Final = Word("golden-lions")
TRENCHERS: Final = Word("trenchers")
BLOOD_BERETS: Final = Word("blood-berets")
FREE_MARINES: Final = Word("free-marines")
INFANTRYMEN: Final = Word("infantrymen")
SAMURAIS: Final = Word("samurais")
VENUSIAN_RANGERS: Final = Word("venusian-rangers")
MORTIFICATORS: Final = Word("mortificators")
VALKYRIES: Final = Word("valkyries")
CARDINALS: Final = Word("cardinals")
VENUSIAN_ZONE: Final = Word("venusian-zone")
MARTIAN_ZONE: Final = Word("martian-zone")
VENUSIAN_MARSHALS: Final = Word("venusian-marshals")
ETOILES: Final = Word("etoiles-mortants")
CURATORS: Final = Word("curators")
PRETORIAN_STALKERS: Final = Word("pretorian-stalkers")
NECROMUTANTS: Final = Word("necromutants")
