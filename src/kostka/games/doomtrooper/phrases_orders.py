"""The phrasebook of Doomtrooper: what missions, strongholds, relics and warzones need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import strongholds

Three = tuple[str, str, str]

EFFECTS: Final[dict[type, Three]] = {
    strongholds.WithoutWeapons: (
        "nobody uses such weapons in this duel: {labels:list}",
        "v tomto souboji nikdo nepoužívá takové zbraně: {labels:list}",
        "w tym pojedynku nikt nie używa takich broni: {labels:list}",
    ),
    strongholds.AttacksAfterRising: (
        "may attack in the same turn in which they leave cover",
        "smějí útočit i v kole, v němž opustili úkryt",
        "mogą atakować także w turze, w której opuścili ukrycie",
    ),
    strongholds.RisesToAttack: (
        "may leave cover and attack by one action",
        "smějí jednou akcí opustit úkryt a zaútočit",
        "mogą jedną akcją opuścić ukrycie i zaatakować",
    ),
    strongholds.TollToAttack: (
        "an opponent's attack on this warrior costs {n} destiny points"
        "{but:None=|, but not an attack by {but:called}}",
        "útok soupeře na tohoto bojovníka stojí {n} bodů osudu"
        "{but:None=|, neútočí-li {but:called}}",
        "atak przeciwnika na tego wojownika kosztuje {n} Punktów Przeznaczenia"
        "{but:None=|, chyba że atakują {but:called}}",
    ),
}

PHRASES: Final[dict[type, Three]] = {**EFFECTS}
QUESTIONS: Final[dict[type, Three]] = {}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {
    "cathedral-kind": ("Cathedral", "katedrála", "katedra"),
    "factory-kind": ("Factory", "továrna", "fabryka"),
}
SAYINGS: Final[dict[str, Three]] = {
    "gone-for-good": (
        "if it is discarded, it is annihilated",
        "je-li vyřazena, je obětována",
        "jeśli zostaje odrzucona, zostaje poświęcona",
    ),
}
