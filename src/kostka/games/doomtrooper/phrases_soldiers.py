"""The phrasebook of Doomtrooper: what warriors, beasts and alliances need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import identity, soldiery, sorts
from kostka.games.doomtrooper.phrases_soldiers_2 import PHRASES_2, QUESTIONS_2

Three = tuple[str, str, str]

GROUPS: Final[dict[str, Three]] = {
    "vehicle": ("Vehicles", "Vozidla", "Pojazdy"),
    "rams-air-cavalries": ("Rams Air Cavalry", "Úderná vzdušná kavalerie", "Rams Air Cavalry"),
    "sea-lions": ("Sea Lions", "Mořští lvi", "Sea Lions"),
    "shoguns": ("Shoguns", "Šoguni", "Shoguns"),
    "inquisitors": ("Inquisitors", "Inkvizitoři", "Inquisitors"),
    "mystics": ("Mystics", "Mystici", "Mystics"),
    "sacred-warriors": ("Sacred Warriors", "Posvátní bojovníci", "Sacred Warriors"),
    "callistonian-intruders": (
        "Callistonian Intruders",
        "Callistonští vetřelci",
        "Callistonian Intruders",
    ),
    "templars-of-ilian": ("Templars of Ilian", "Chrámová garda", "Templars of Ilian"),
    "children-of-ilian": ("Children of Ilian", "Ilianiny děti", "Children of Ilian"),
    "zenithian-soulslayers": (
        "Zenithian Soulslayers",
        "Zenithianští vrazi duší",
        "Zenithian Soulslayers",
    ),
    "undead-legionnaires": ("Undead Legionnaires", "Nemrtví legionáři", "Undead Legionnaires"),
    "kadavers": ("Kadavers", "Kadavery", "Kadavers"),
    "island-team-members": ("Island Team Members", "Ostrované", "Island Team Members"),
    "skull-seekers": ("Skull Seekers", "Hledači lebek", "Skull Seekers"),
    "soldats": ("Soldats", "Soldáti", "Soldats"),
    "schwerwaffe-soldats": ("Schwerwaffe Soldats", "Těžkotonážníci", "Schwerwaffe Soldats"),
    "flamethrowers": ("Flamethrowers", "Plamenomety", "Miotacze ognia"),
    "cossacks": ("Cossacks", "Kozáci", "Cossacks"),
    "fusiliers": ("Fusiliers", "Střelci pluku", "Fusiliers"),
    "scout-cavaliers": ("Scout Cavaliers", "Jezdečtí skauti", "Scout Cavaliers"),
    "horde-troopers": ("Horde Troopers", "Vojáci hordy", "Horde Troopers"),
    "templar-legionnaires": (
        "Templar Legionnaires",
        "Templářští legionáři",
        "Templar Legionnaires",
    ),
    "templar-marines": ("Templar Marines", "Templářští mariňáci", "Templar Marines"),
}

EFFECTS: Final[dict[type, Three]] = {
    # what he is
    identity.BelongsTo: (
        "always a member of {affiliations:list}",
        "vždy má příslušnosti: {affiliations:list}",
        "zawsze ma przynależności: {affiliations:list}",
    ),
    identity.NeverAHeretic: (
        "may never become a Heretic",
        "nikdy se nesmí stát kacířem",
        "nigdy nie może stać się heretykiem",
    ),
    identity.Follows: (
        "a follower of all five Apostles",
        "následovník všech pěti apoštolů",
        "wyznawca wszystkich pięciu Apostołów",
    ),
    identity.Transformed: (
        "a follower of {apostle:apostle} in the Dark Legion, no Doomtrooper and no member of "
        "anything else",
        "následovník {apostle:apostle} v Černé legii, už ne Doomtrooper a bez jiných příslušností",
        "wyznawca {apostle:apostle} w Legionie Ciemności, już nie Żołnierz Zagłady i bez innych "
        "przynależności",
    ),
    identity.Tribal: (
        "also counts as a Tribal warrior and may not leave the Outpost",
        "je považován také za kmenového bojovníka a nesmí opustit Stanici",
        "jest uznawany także za wojownika plemiennego i nie może opuścić Placówki",
    ),
    sorts.Untouched: (
        "no cards affect this warrior, except those of warriors who attack it",
        "žádné karty na něj nepůsobí, kromě karet bojovníků, kteří na něj útočí",
        "żadne karty na niego nie działają, oprócz kart wojowników, którzy go atakują",
    ),
    # values and blows
    soldiery.IfThereAre: (
        "if there {least:is at least one|are at least {least}} among {such:all}: {effect}",
        "pokud je jich (počítají se: {such:all}) aspoň {least}: {effect}",
        "jeśli jest ich (liczą się: {such:all}) co najmniej {least}: {effect}",
    ),
    soldiery.BaseForEach: (
        "base {to}: {n} for each one among {such:all}",
        "základní {to}: {n} za každého z nich ({such:all})",
        "wartość podstawowa ({to}): {n} za każdego z nich ({such:all})",
    ),
    soldiery.BaseByMarkers: (
        "{n:+} base {to:to} for each marker",
        "{n:+} {to:to} (základní hodnota) za každý žeton",
        "{n:+} {to:to} (wartość podstawowa) za każdy znacznik",
    ),
    soldiery.DoublesWeapons: (
        "what the {label:called} in use adds or takes away counts twice",
        "co přidává nebo ubírá používaná {label:called}, platí dvakrát",
        "co dodaje lub odejmuje używana {label:called}, liczy się podwójnie",
    ),
    soldiery.TimesAll: (
        "{to} with all modifiers × {n}",
        "{to} se všemi úpravami × {n}",
        "{to} ze wszystkimi modyfikatorami × {n}",
    ),
    soldiery.KillsUpTo: (
        "automatic kill of opponents worth at most {worth} {tactic:in}",
        "automatické zabití soupeřů s hodnotou nejvýše {worth} {tactic:in}",
        "automatyczne zabicie przeciwników o wartości najwyżej {worth} {tactic:in}",
    ),
    soldiery.NeverKillsAtOnce: (
        "never kills automatically",
        "nikdy nezabíjí automaticky",
        "nigdy nie zabija automatycznie",
    ),
    soldiery.HurtOnlyBy: (
        "may be wounded only by {such:a}",
        "smí ho zranit jen některý z takových: {such:all}",
        "może go zranić tylko któryś z takich: {such:all}",
    ),
    # attacking
    soldiery.AttacksNobodyElse: (
        "may attack nobody but {such:a} while such a one is in play",
        "smí útočit jen na {such:a}, dokud je takový ve hře",
        "może atakować tylko {such:a}, dopóki taki jest w grze",
    ),
    soldiery.AttacksAnybody: (
        "may attack and be attacked by warriors of any affiliation, as everybody may",
        "smí útočit na bojovníky jakékoli příslušnosti a oni na něj, jako všichni",
        "może atakować wojowników dowolnej przynależności, a oni jego, jak wszyscy",
    ),
    soldiery.PaysToAttack: (
        "attacking {such:a} costs {n} destiny points",
        "útok na {such:a} stojí {n} {n:bod|body|bodů} osudu",
        "atak na {such:a} kosztuje {n} {n:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
    soldiery.AttackedFor: (
        "may be attacked by an opponent only for {actions:1={promotion} promotion "
        "{promotion:point|points}|{actions} actions}",
        "útok soupeře na něj stojí {actions:1={promotion} {promotion:vítězný bod|"
        "vítězné body|vítězných bodů}|{actions} akce}",
        "atak przeciwnika na niego kosztuje {actions:1={promotion} {promotion:punkt|"
        "punkty|punktów} zwycięstwa|{actions} akcje}",
    ),
    soldiery.FightsAsOne: (
        "all who are on its back fight as one: their values are added",
        "všichni na jeho hřbetě bojují jako jeden: jejich hodnoty se sčítají",
        "wszyscy na jego grzbiecie walczą jak jeden: ich wartości się sumują",
    ),
    # what one may have, and where one may be
    soldiery.MayNotBeArmed: (
        "may not be given {every:weapons|this: {labels:list}}",
        "nesmí dostat {every:zbraně|toto: {labels:list}}",
        "nie może otrzymać {every:broni|tego: {labels:list}}",
    ),
    soldiery.ReceivesAs: (
        "may also receive {kind:many} that are only for {like:called}",
        "smí dostat i {kind:many}, které smějí mít jen {like:called}",
        "może otrzymać też {kind:many}, które mogą mieć tylko {like:called}",
    ),
    soldiery.NotAimedAt: (
        "{yours:you may not play|nobody may play} {kind:None={key:card}|{kind:a}} on this warrior",
        "{yours:nesmíš na něj hrát|nikdo na něj nesmí hrát} {kind:None=kartu {key:card}|{kind:a}}",
        "{yours:nie możesz na niego zagrać|nikt nie może na niego zagrać} "
        "{kind:None=karty {key:card}|żadnej takiej karty: {kind:called}}",
    ),
    soldiery.KeepsOut: (
        "may not be added to {area:where} where you have {such:a}, nor the other way round",
        "nesmí přijít do téže oblasti ({area:called}), kde máš {such:a}, ani naopak",
        "nie może dołączyć do tego samego obszaru ({area:called}), w którym masz {such:a}, "
        "ani odwrotnie",
    ),
    soldiery.ForHisWard: (
        "whom this warrior guards: {effect}",
        "koho tento bojovník hlídá: {effect}",
        "kogo ten wojownik strzeże: {effect}",
    ),
    # the Art, players, cards
    soldiery.CastsOnlyFor: (
        "may cast spells only in favour of {such:a}",
        "smí sesílat kouzla jen ve prospěch takových: {such:all}",
        "może rzucać czary tylko na korzyść takich: {such:all}",
    ),
    soldiery.CastsPersonal: (
        "may cast personal combat spells of all aspects",
        "sesílání osobních bojových kouzel všech aspektů",
        "rzucanie osobistych czarów bojowych wszystkich aspektów",
    ),
    soldiery.ShieldsYou: (
        "you yourself are immune to {kind:to}",
        "ty sám jsi imunní vůči {kind:to}",
        "ty sam jesteś odporny na {kind:to}",
    ),
    soldiery.KeepsCards: (
        "your cards of this type that are in play may not be discarded: {kind}",
        "tvé karty tohoto typu, které jsou ve hře, nesmějí být vyřazeny: {kind}",
        "twoje karty tego typu, które są w grze, nie mogą zostać odrzucone: {kind}",
    ),
    soldiery.DiscardsTheSeen: (
        "the warriors among the cards that your Scout Bats have looked at may be discarded",
        "bojovníci z karet, které viděli tvoji průzkumní netopýři, smějí být odhozeni",
        "wojownicy spośród kart, które widziały twoje Scout Baty, mogą zostać odrzuceni",
    ),
    soldiery.AttacksAnnounced: (
        "attacks only if you announced it in your turn before, and then has to",
        "útočí, jen když jsi to oznámil ve svém minulém kole, a pak útočit musí",
        "atakuje tylko, jeśli ogłoszono to w twojej poprzedniej turze, i wtedy musi",
    ),
    soldiery.NeedNotAnnounce: (
        "need not announce attacks",
        "nemusí své útoky oznamovat",
        "nie musi ogłaszać swoich ataków",
    ),
}

PHRASES: Final[dict[type, Three]] = {**EFFECTS, **PHRASES_2}
QUESTIONS: Final[dict[type, Three]] = {**QUESTIONS_2}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {
    "top-seen": (
        "{who} sees {it} on top of a draw pile",
        "{who} vidí na vrchu knihovny kartu {it}",
        "{who} widzi na wierzchu talii kartę {it}",
    ),
    "top-seen/hidden": (
        "{who} sees the top card of a draw pile",
        "{who} vidí vrchní kartu knihovny",
        "{who} widzi wierzchnią kartę talii",
    ),
    "hurt": (
        ", while this warrior is wounded",
        ", je-li tento bojovník zraněn",
        ", gdy ten wojownik jest ranny",
    ),
    "former": (
        "a former member{it:of}, now without affiliation: each card for its members costs {n} "
        "destiny points more on this warrior, who earns nothing but destiny points",
        "bývalý člen{it:of}, nyní bez příslušnosti: každá karta určená členům této korporace u "
        "něj stojí navíc {n} body osudu a sám získává jen body osudu",
        "były członek{it:of}, teraz bez przynależności: każda karta dla członków tej korporacji "
        "kosztuje na nim dodatkowo {n} Punkty Przeznaczenia, a on sam zdobywa tylko Punkty "
        "Przeznaczenia",
    ),
}
