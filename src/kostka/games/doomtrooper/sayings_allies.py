"""Further turns of speech of Doomtrooper: second attacks, coins, hands, loans, who may use it."""

from __future__ import annotations

from typing import Final

Three = tuple[str, str, str]

ALLIED_LABELS: Final[dict[str, Three]] = {
    "at-turn-start": (
        "at the beginning of your turn, before you draw",
        "na začátku svého kola, než si dobereš karty",
        "na początku swojej tury, przed dobieraniem kart",
    ),
    "before-your-actions": (
        "in your turn before your first action",
        "ve svém kole před první akcí",
        "w swojej turze przed pierwszą akcją",
    ),
    "also-after-a-kill": (
        "at any time, also right after a killing blow",
        "kdykoli, také ihned po zabití",
        "w dowolnym momencie, także zaraz po zabiciu",
    ),
    "light-machine-gun": ("light machine gun", "lehký kulomet", "lekki karabin maszynowy"),
    "assault-rifle": ("assault rifle", "útočná puška", "karabin szturmowy"),
    "handgun": ("handgun", "pistole", "pistolet"),
    "artillery": ("artillery", "dělo", "artyleria"),
}

ALLIED_SAYINGS: Final[dict[str, Three]] = {
    "deploy-free": (
        "deploy as an action for no destiny points",
        "vylož jako akci bez bodů osudu",
        "wystaw jako akcję bez Punktów Przeznaczenia",
    ),
    "as-an-attack": ("as an attack action", "jako útočnou akci", "jako akcję ataku"),
    "of-bearer": (
        " of the warrior's player",
        " hráče, jehož je bojovník,",
        " gracza, do którego należy wojownik,",
    ),
    "any-kind": (
        ", attack actions included",
        ", i útočné",
        ", także akcji ataku",
    ),
    "no-second-attack": ("no second attack", "žádný druhý útok", "bez drugiego ataku"),
    "no-more": ("nothing more", "nic dalšího", "nic więcej"),
    "heads": ("heads", "panna", "orzeł"),
    "tails": ("tails", "orel", "reszka"),
    "by-armour": ("the rest for armour", "zbytek na obranu", "reszta na obronę"),
    "may-become": (
        "you may replace this warrior by {it} from your collection; what lies on him stays",
        "smíš nahradit tohoto bojovníka kartou {it} ze své sbírky; co na něm leží, zůstává",
        "możesz zastąpić tego wojownika kartą {it} ze swojej kolekcji; co na nim leży, zostaje",
    ),
    "as-many-as-yours": (
        ", where X is the number of your warriors called {it}",
        ", kde X je počet tvých bojovníků s názvem {it}",
        ", gdzie X to liczba twoich wojowników o nazwie {it}",
    ),
    "hand-seen": (
        "{who} sees {it} in the hand",
        "{who} vidí v listu kartu {it}",
        "{who} widzi na ręce kartę {it}",
    ),
    "hand-seen/hidden": (
        "{who} sees a card of the hand",
        "{who} vidí jednu kartu listu",
        "{who} widzi jedną kartę na ręce",
    ),
}
