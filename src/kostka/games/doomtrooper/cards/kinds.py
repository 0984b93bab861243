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
HATAMOTOS: Final = Word("hatamotos")
SHADOW_WALKERS: Final = Word("shadow-walkers")
STANDARD_BEARERS: Final = Word("standard-bearers")
CHASSEURS: Final = Word("chasseurs")
CUIRASSIERS: Final = Word("cuirassiers")
BROTHERBOUND_TROOPERS: Final = Word("brotherbound-troopers")
LUTHERAN_DISCIPLES: Final = Word("lutheran-disciples")
MORTIFICATORS: Final = Word("mortificators")
CAVALIERS: Final = Word("cavaliers")
VENUSIAN_RANGERS: Final = Word("venusian-rangers")
VALKYRIES: Final = Word("valkyries")
CARDINALS: Final = Word("cardinals")
VENUSIAN_MARSHALS: Final = Word("venusian-marshals")
ETOILES: Final = Word("etoiles-mortants")
CURATORS: Final = Word("curators")
PRETORIAN_STALKERS: Final = Word("pretorian-stalkers")
NECROMUTANTS: Final = Word("necromutants")
