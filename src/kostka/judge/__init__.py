"""The judge: knows the rules of every game by number and says why something is refused."""

from __future__ import annotations

from typing import Final

from kostka.judge.catalogue import LANGUAGES, Catalogue
from kostka.kernel.game import known
from kostka.kernel.step import NOT_OFFERED

__all__ = ["CATALOGUES", "LANGUAGES", "Catalogue", "catalogue", "why"]

CATALOGUES: Final[dict[str, Catalogue]] = {
    each.key: each
    for each in (
        Catalogue("dicethrone", "Dice Throne", "THR"),
        Catalogue("doomtrooper", "Doomtrooper", "DOOM"),
        Catalogue("plosinovka", "Plošinovka", "TOW"),
    )
}
_BY_PREFIX: Final = {each.prefix: each for each in CATALOGUES.values()}
_NOT_OFFERED: Final = {
    "en": "This is not among the choices now.",
    "cs": "To teď není na výběr.",
    "pl": "Tego nie ma teraz do wyboru.",
}


def catalogue(game_key: str) -> Catalogue:
    return CATALOGUES[known(game_key, CATALOGUES, "rulebook")]


def why(rule_id: str, lang: str = "en") -> str:
    """The sentence for a refusal: the title of the rule; of a ruling question and answer."""
    if rule_id == NOT_OFFERED:
        return _NOT_OFFERED[lang]
    rules = _BY_PREFIX[rule_id.partition("-")[0]]
    said = rules.title(rule_id, lang)
    if rule_id in rules.rulings:
        said = f"{said} {rules.text(rule_id, lang)}"
    return said if said.endswith((".", "!", "?")) else f"{said}."
