"""The phrasebook of Doomtrooper: what missions, strongholds, relics and warzones need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import edicts, errands, facts, garrisons, strongholds
from kostka.games.doomtrooper.phrases_orders_2 import (
    EFFECTS_2,
    QUESTIONS_2,
    SAYINGS_2,
    TARGETS_2,
    TRIGGERS_2,
    VERBS_2,
)

Three = tuple[str, str, str]

EFFECTS: Final[dict[type, Three]] = {
    edicts.DefenderIsNamed: (
        "whom this warrior attacks, you choose",
        "na koho tento bojovník útočí, určuješ ty",
        "kogo ten wojownik atakuje, wskazujesz ty",
    ),
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

FACTS: Final[dict[type, Three]] = {
    facts.IsInPlay: (
        "{key:card} is in play{area:None=|, in your own {area:called}}",
        "{key:card} je ve hře{area:None=|, a to ve tvé oblasti: {area:called}}",
        "{key:card} jest w grze{area:None=|, w twoim obszarze: {area:called}}",
    ),
    garrisons.FewerThan: (
        "{at_all:no other one is in play|you have fewer than {n} of it in play}",
        "{at_all:žádná jiná není ve hře|jich máš ve hře méně než {n}}",
        "{at_all:żadnej innej nie ma w grze|masz ich w grze mniej niż {n}}",
    ),
    errands.SomebodyHasPrey: (
        "there is somebody for a warrior to hunt",
        "je ve hře bojovník, kterého lze lovit",
        "jest w grze wojownik, na którego można polować",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    errands.WhenTheyKill: (
        "{yours:your warrior|a warrior of that player} kills {such:a}"
        "{foes:, if he is another player's|}{behind:None=| protected by a {behind:called}}",
        "{yours:tvůj bojovník|bojovník toho hráče} zabije {such:a}"
        "{foes:, patří-li jinému hráči|}{behind:None=|, kterého chrání {behind:called}}",
        "{yours:twój wojownik|wojownik tego gracza} zabija {such:a}"
        "{foes:, jeśli należy do innego gracza|}{behind:None=|, którego chroni {behind:called}}",
    ),
    errands.WhenKohortFalls: (
        "a Doomtrooper of that player kills the last member of anybody's Kohort",
        "Doomtrooper toho hráče zabije posledního člena něčí Kohorty",
        "Żołnierz Zagłady tego gracza zabija ostatniego członka czyjejś Kohorty",
    ),
    errands.WhenItsBearerKills: (
        "this warrior kills {such:a}",
        "tento bojovník zabije {such:a}",
        "ten wojownik zabija {such:a}",
    ),
    errands.WhenItKillsTheNamed: (
        "this warrior kills the named one{survives: and survives|}",
        "tento bojovník zabije toho, kdo byl určen{survives:, a sám přežije|}",
        "ten wojownik zabija wskazanego{survives: i sam przeżywa|}",
    ),
    errands.WhenItsBearerDies: (
        "this warrior is killed",
        "je tento bojovník zabit",
        "ten wojownik zostaje zabity",
    ),
    errands.WhenAPlaceGoes: (
        "a card played by that player discards or annihilates one of these: {kinds:list}",
        "karta zahraná tím hráčem vyřadí nebo obětuje některou z těchto karet: {kinds:list}",
        "karta zagrana przez tego gracza odrzuca lub poświęca jedną z tych: {kinds:list}",
    ),
    errands.WhenTheyConvert: (
        "a card of that player makes a member{of:of} a Heretic",
        "karta toho hráče udělá z člena{of:of} kacíře",
        "karta tego gracza czyni członka{of:of} heretykiem",
    ),
    errands.WhenTheyImprison: (
        "that player imprisons a warrior",
        "ten hráč uvězní bojovníka",
        "ten gracz uwięzi wojownika",
    ),
    errands.WhenHeldForATurn: (
        "that player has had, from the end of a turn of his until the end of his next turn, "
        "in {area:where} {followers:a follower of each of the five Apostles|"
        "a warrior of each of these ({of:list})}",
        "ten hráč má od konce svého kola až do konce svého příštího kola v {area:where} "
        "{followers:následovníka každého z pěti apoštolů|"
        "bojovníka s každou z těchto příslušností ({of:list})}",
        "ten gracz ma od końca swojej tury aż do końca swojej następnej tury w {area:where} "
        "{followers:wyznawcę każdego z pięciu Apostołów|"
        "wojownika każdej z tych przynależności ({of:list})}",
    ),
    errands.WhenTheHoldTurns: (
        "he has them at the end of his turn, or has not any more",
        "je má na konci svého kola, nebo je už nemá",
        "ma ich na końcu swojej tury albo już ich nie ma",
    ),
}

VERBS: Final[dict[type, Three]] = {
    errands.GainItsWorth: (
        "his player gains promotion points as many as he was worth, and {more} more if he has "
        "killed in that duel; the Mission is fulfilled",
        "jeho hráč získá tolik vítězných bodů, jakou měl hodnotu, a ještě {more}, pokud v tom "
        "souboji sám zabil; úkol je splněn",
        "jego gracz dostaje tyle punktów zwycięstwa, ile wynosiła jego wartość, i jeszcze {more}, "
        "jeśli w tym pojedynku sam zabił; misja jest wypełniona",
    ),
    errands.NameThePrey: (
        "{twice:name a warrior worth at least twice as much as this one|"
        "his player names another warrior who is not wounded}",
        "{twice:urči bojovníka, který má aspoň dvojnásobnou hodnotu než tento|"
        "jeho hráč určí jiného bojovníka, který není zraněn}",
        "{twice:wskaż wojownika o wartości co najmniej dwa razy większej niż ten|"
        "jego gracz wskazuje innego wojownika, który nie jest ranny}",
    ),
    errands.NoteTheHold: (
        "his full turn begins, or has to begin anew",
        "začíná mu běžet celé kolo, nebo musí začít znovu",
        "zaczyna mu się liczyć pełna tura albo musi zacząć od nowa",
    ),
    errands.TakeTheReward: (
        "the points for the kill are yours",
        "body za zabití jsou tvé",
        "punkty za zabicie są twoje",
    ),
    errands.ForTheGame: (
        "for the rest of the game: {gives:list}",
        "do konce hry: {gives:list}",
        "do końca gry: {gives:list}",
    ),
    errands.OnThoseInPlay: (
        "{such:all} now in play have this for good: {gives:list}",
        "{such:all}, kteří jsou nyní ve hře, mají natrvalo: {gives:list}",
        "{such:all}, którzy są teraz w grze, mają na stałe: {gives:list}",
    ),
    errands.HealAll: (
        "heal {such:all}",
        "vyléčeni jsou {such:all}",
        "wyleczeni są {such:all}",
    ),
}

PHRASES: Final[dict[type, Three]] = {
    **EFFECTS,
    **FACTS,
    **TRIGGERS,
    **VERBS,
    **EFFECTS_2,
    **TARGETS_2,
    **TRIGGERS_2,
    **VERBS_2,
}
QUESTIONS: Final[dict[type, Three]] = {
    **QUESTIONS_2,
    errands.NameThePrey: (
        "name whom this warrior has to kill",
        "urči, koho má tento bojovník zabít",
        "wskaż, kogo ten wojownik ma zabić",
    ),
}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {
    "cathedral-kind": ("Cathedral", "katedrála", "katedra"),
}
SAYINGS: Final[dict[str, Three]] = {
    **SAYINGS_2,
    "gone-for-good": (
        "if it is discarded, it is annihilated",
        "je-li vyřazena, je obětována",
        "jeśli zostaje odrzucona, zostaje poświęcona",
    ),
}
