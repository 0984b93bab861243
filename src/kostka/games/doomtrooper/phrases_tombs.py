"""The phrasebook of Doomtrooper: graves that are robbed, works that are shut down, minds slain."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import deeds_gear, shutdowns, tombs

Three = tuple[str, str, str]

PHRASES: Final[dict[type, Three]] = {
    tombs.OneEvenEntombed: (
        " on {such:a} in play, even one under {under:card}",
        " na {such:a} ve hře, i když leží pod kartou {under:card}",
        " na {such:a} w grze, nawet leżącego pod kartą {under:card}",
    ),
    tombs.OneUnder: (
        " on {kind:relic=a Relic under {under:card} that one of your warriors may have|a "
        "Personality under {under:card} whom you may add,}",
        " na {kind:relic=relikvii pod kartou {under:card}, kterou smí mít některý tvůj bojovník|"
        "osobnost pod kartou {under:card}, kterou smíš přidat,}",
        " na {kind:relic=relikt pod kartą {under:card}, który może mieć któryś z twoich wojowników|"
        "osobistość pod kartą {under:card}, którą możesz dołączyć,}",
    ),
    tombs.AddTheRobbed: (
        "add him to your Squad, Kohort or Outpost, not in cover; when he leaves play, he goes back "
        "to his owner",
        "přidej ho do svého Mužstva, Kohorty nebo na Stanici, ne do krytu; až opustí hru, vrátí se "
        "svému majiteli",
        "dołącz go do swojej Drużyny, Kohorty albo Placówki, nie w ukryciu; gdy opuści grę, wraca "
        "do właściciela",
    ),
    tombs.GiveTheRobbed: (
        "give it to a warrior of yours who may have it; when it leaves play, it goes back to its "
        "owner",
        "dej ji svému bojovníkovi, který ji smí mít; až opustí hru, vrátí se svému majiteli",
        "daj go swojemu wojownikowi, który może go mieć; gdy opuści grę, wraca do właściciela",
    ),
    shutdowns.AllLoseHalf: (
        "all players lose half of their destiny points, rounded up",
        "všichni hráči ztratí polovinu svých bodů osudu, zaokrouhleno nahoru",
        "wszyscy gracze tracą połowę swoich Punktów Przeznaczenia, zaokrąglając w górę",
    ),
    shutdowns.ShutDown: (
        "each card of this kind in play ({kind}) is shut down and does nothing until its player "
        "spends {actions} actions on it",
        "každá karta tohoto druhu ve hře ({kind}) je odstavena a nic nedělá, dokud na ni její hráč "
        "nevynaloží {actions} akce",
        "każda karta tego rodzaju w grze ({kind}) zostaje zamknięta i nic nie robi, dopóki jej "
        "gracz nie wyda na nią {actions} akcji",
    ),
    shutdowns.ItsShutDown: (
        " while it is shut down",
        ", je-li odstavena",
        ", gdy jest zamknięta",
    ),
    shutdowns.Reopen: (
        "it works again",
        "znovu pracuje",
        "znów działa",
    ),
    deeds_gear.StripThePoisoned: (
        "and discard whatever you choose of his cards of this type: {kind}",
        "vyřaď ty z jeho karet tohoto druhu, které zvolíš: {kind}",
        "odrzuć te z jego kart tego rodzaju, które wybierzesz: {kind}",
    ),
}
QUESTIONS: Final[dict[type, Three]] = {
    tombs.GiveTheRobbed: (
        "say to whom the Relic goes",
        "urči, kdo relikvii dostane",
        "wskaż, kto dostaje relikt",
    ),
    deeds_gear.StripThePoisoned: (
        "discard one more special card of the poisoned, or stop",
        "vyřaď další zvláštní kartu otráveného, nebo skonči",
        "odrzuć jeszcze jedną kartę specjalną otrutego albo skończ",
    ),
}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {
    "shut-down": ("shut down", "odstaveno", "zamknięte"),
}
SAYINGS: Final[dict[str, Three]] = {
    "was-shut-down": (
        "{it} is shut down ({who})",
        "{it} je odstavena ({who})",
        "{it} zostaje zamknięta ({who})",
    ),
    "was-reopened": (
        "{it} works again ({who})",
        "{it} znovu pracuje ({who})",
        "{it} znów działa ({who})",
    ),
}
