"""What warriors count as, and the aspects of the Art."""

from __future__ import annotations

from typing import Final

from kostka.kernel.step import Word

CLANSMEN: Final = Word("clansmen")
GOLDEN_LIONS: Final = Word("golden-lions")
FREE_MARINES: Final = Word("free-marines")
INFANTRYMEN: Final = Word("infantrymen")
SAMURAIS: Final = Word("samurais")
VENUSIAN_RANGERS: Final = Word("venusian-rangers")
VENUSIAN_MARSHALS: Final = Word("venusian-marshals")

CHANGELING: Final = Word("changeling")
ELEMENTS: Final = Word("elements")
EXORCISM: Final = Word("exorcism")
KINETICS: Final = Word("kinetics")
MANIPULATION: Final = Word("manipulation")
MENTALISM: Final = Word("mentalism")
PREMONITION: Final = Word("premonition")
SUMMONING: Final = Word("summoning")
ALL_ASPECTS: Final = (
    *(CHANGELING, ELEMENTS, EXORCISM, KINETICS),
    *(MANIPULATION, MENTALISM, PREMONITION, SUMMONING),
)
