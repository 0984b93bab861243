"""The judge: knows the rules of every game by number and says why something is refused."""

from __future__ import annotations

from typing import Final

from kostka.judge.catalogue import LANGUAGES, Catalogue
from kostka.kernel.game import known
from kostka.kernel.journal import (
    CLOSED,
    GAME_OVER,
    NO_CORRECTION,
    NO_SUCH_RECORD,
    NO_SUCH_SEAT,
    NOT_ASKED,
)
from kostka.kernel.step import NOT_OFFERED

__all__ = ["CATALOGUES", "LANGUAGES", "Catalogue", "address", "catalogue", "why"]

CATALOGUES: Final[dict[str, Catalogue]] = {
    each.key: each
    for each in (
        Catalogue("dicethrone", "Dice Throne", "THR"),
        Catalogue("doomtrooper", "Doomtrooper", "DOOM"),
        Catalogue("plosinovka", "Plošinovka", "TOW"),
    )
}
_BY_PREFIX: Final = {each.prefix: each for each in CATALOGUES.values()}
# What the engine itself refuses, whatever the game.
_ENGINE: Final = {
    NOT_OFFERED: (
        "This is not among the choices now.",
        "To teď není na výběr.",
        "Tego nie ma teraz do wyboru.",
    ),
    NOT_ASKED: (
        "Another player is asked now.",
        "Teď se rozhoduje někdo jiný.",
        "Teraz decyduje ktoś inny.",
    ),
    GAME_OVER: ("The game is over.", "Hra už skončila.", "Gra jest już skończona."),
    CLOSED: (
        "The record of this game is closed.",
        "Záznam této hry je uzavřen.",
        "Zapis tej gry jest zamknięty.",
    ),
    NO_SUCH_SEAT: (
        "There is no such seat at this table.",
        "Takové místo u stolu není.",
        "Nie ma takiego miejsca przy stole.",
    ),
    NO_CORRECTION: (
        "This cannot be put right in that way now.",
        "Takhle to teď opravit nejde.",
        "Tak nie da się tego teraz poprawić.",
    ),
    NO_SUCH_RECORD: (
        "There is no such moment to go back to.",
        "Takový okamžik, ke kterému by se šlo vrátit, není.",
        "Nie ma takiej chwili, do której można by wrócić.",
    ),
}


def catalogue(game_key: str) -> Catalogue:
    return CATALOGUES[known(game_key, CATALOGUES, "rulebook")]


def address(rule_id: str, lang: str = "en") -> str:
    """Where a rule or ruling stands on the site of the documentation, from its first page."""
    rules = _BY_PREFIX[rule_id.partition("-")[0]]
    return f"rules/{rules.key}.{lang}.html#{rule_id}"


def why(rule_id: str, lang: str = "en") -> str:
    """The sentence for a refusal: the title of the rule; of a ruling question and answer."""
    if rule_id in _ENGINE:
        return _ENGINE[rule_id][LANGUAGES.index(lang)]
    rules = _BY_PREFIX[rule_id.partition("-")[0]]
    said = rules.title(rule_id, lang)
    if rule_id in rules.rulings:
        said = f"{said} {rules.text(rule_id, lang)}"
    return said if said.endswith((".", "!", "?")) else f"{said}."
