"""The phrasebook of Doomtrooper: cards that stand as warriors, and abilities that are lent."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    disclosures,
    doubles,
    eclipse,
    fences,
    mimicry,
    soldiery,
    substitutes,
)

Three = tuple[str, str, str]

PHRASES: Final[dict[type, Three]] = {
    fences.WhenItsBearerIsFought: (
        "he is attacked in a fight",
        "na něj někdo zaútočí zápasem",
        "ktoś zaatakuje go walką wręcz",
    ),
    fences.MeetItFirst: (
        "before that duel goes on, the fence attacks the attacker in a fight with a Fight value of "
        "{n}; it can neither be wounded nor killed",
        "než souboj pokračuje, zaútočí na útočníka zápasem sama bariéra s hodnotou "
        "zápasu {n}; nelze ji zranit ani zabít",
        "zanim pojedynek będzie trwał dalej, ogrodzenie samo atakuje napastnika walką wręcz "
        "z wartością walki wręcz {n}; nie można go zranić ani zabić",
    ),
    mimicry.AbilitiesOfTheChosen: (
        "he has the special abilities, not the values, of the chosen warrior's card",
        "má zvláštní schopnosti, ne hodnoty, z karty zvoleného bojovníka",
        "ma specjalne zdolności, lecz nie wartości, z karty wybranego wojownika",
    ),
    mimicry.ChooseAModel: (
        "choose that warrior now and for good among those in play: {such:a}",
        "toho bojovníka zvol hned a natrvalo z těch ve hře: {such:a}",
        "wybierz tego wojownika teraz i na stałe spośród tych w grze: {such:a}",
    ),
    mimicry.AbilitiesOfTheKind: (
        "whoever is considered to be somebody also has the special abilities of that card while "
        "it is in play",
        "kdo je pokládán za někoho, má i zvláštní schopnosti té karty, dokud je ve hře",
        "kto jest uważany za kogoś, ma też specjalne zdolności tej karty, dopóki jest ona w grze",
    ),
    disclosures.AMissionShown: (
        " together with a Mission of your hand",
        " spolu s úkolem z ruky",
        " razem z misją z ręki",
    ),
    disclosures.FromTheHand: ("{gives:list}", "{gives:list}", "{gives:list}"),
    disclosures.WhenASecretIsFulfilled: (
        "something happens that would fulfil a Mission of your hand if a warrior of yours or you "
        "had it",
        "se stane něco, co by splnilo úkol z tvé ruky, kdyby ho měl tvůj bojovník nebo ty",
        "zdarzy się coś, co wypełniłoby misję z twojej ręki, gdyby miał ją twój wojownik albo ty",
    ),
    disclosures.MayShowTheMission: (
        "you may play both cards for no action",
        "smíš zahrát obě karty bez akce",
        "możesz zagrać obie karty bez akcji",
    ),
    disclosures.PutTheMissionAway: (
        "a Mission shown in vain is discarded",
        "úkol ukázaný nadarmo je vyřazen",
        "misja pokazana na próżno zostaje odrzucona",
    ),
    doubles.ToDouble: (
        " on a warrior in play who lies face up on one card and whom you could add",
        " na bojovníka ve hře, který leží lícem nahoru na jedné kartě a kterého bys mohl přidat",
        " na wojownika w grze, który leży odkryty na jednej karcie i którego mógłbyś dołączyć",
    ),
    doubles.DoDoubleDuty: (
        "this card stands in your area as the same warrior: whatever affects one of the two cards "
        "affects both, they leave play together, and he never attacks himself",
        "tato karta stojí ve tvé oblasti jako týž bojovník: co se týká jedné z obou karet, týká se "
        "obou, hru opouštějí spolu a nikdy neútočí sám na sebe",
        "ta karta staje w twoim obszarze jako ten sam wojownik: co dotyczy jednej z obu kart, "
        "dotyczy obu, razem opuszczają grę i nigdy nie atakuje on sam siebie",
    ),
    eclipse.Eclipse: (
        "all warriors in play are in cover, and all other cards in play are turned face down and "
        "have no effect; as an action a player may turn any one of them up again",
        "všichni bojovníci ve hře jsou v úkrytu a všechny ostatní karty ve hře se otočí lícem dolů "
        "a nemají žádný účinek; jako akci smí hráč kteroukoli z nich zase otočit",
        "wszyscy wojownicy w grze są w ukryciu, a wszystkie inne karty w grze zostają zakryte i "
        "nie działają; jako akcję gracz może dowolną z nich znów odkryć",
    ),
    eclipse.TurnUp: (
        "turn a card up that lies face down",
        "otoč kartu, která leží lícem dolů",
        "odkryj zakrytą kartę",
    ),
    disclosures.FulfilIt: (
        "the Mission is fulfilled, and you gain all that it promises",
        "úkol je splněn a získáš vše, co slibuje",
        "misja jest wypełniona i otrzymujesz wszystko, co obiecuje",
    ),
    fences.LieDownAgain: (
        "then it stands there as before",
        "pak stojí jako předtím",
        "potem stoi jak przedtem",
    ),
    fences.OnlyCombatCards: (
        "only cards for duels may be played on it",
        "smí se na něj hrát jen karty do soubojů",
        "można na niego grać tylko karty do pojedynków",
    ),
    soldiery.KeepsAllOut: (
        "nobody else may be added to the same area",
        "do téže oblasti nesmí být přidán nikdo další",
        "do tego samego obszaru nie można dołączyć nikogo więcej",
    ),
    substitutes.AWarriorJustAdded: (
        " to a warrior whom an opponent adds",
        " na bojovníka, kterého přidává protivník",
        " na wojownika, którego dołącza przeciwnik",
    ),
    substitutes.StandInHisPlace: (
        "he is shuffled into his owner's draw pile, and this card stands in his place for his "
        "player: as a warrior and a Personality worth 0, who never fights; while it is there, no "
        "more warriors may be added to that area",
        "je zamíchán do knihovny svého majitele a na jeho místě u jeho hráče stojí tato karta: "
        "jako bojovník a osobnost s hodnotou 0, který nikdy nebojuje; dokud tam je, nesmí být do "
        "té oblasti přidán žádný další bojovník",
        "zostaje wtasowany do talii właściciela, a ta karta staje na jego miejscu u jego gracza: "
        "jako wojownik i osobistość o wartości 0, który nigdy nie walczy; dopóki tam jest, do tego "
        "obszaru nie można dołączyć żadnego wojownika",
    ),
}
QUESTIONS: Final[dict[type, Three]] = {
    disclosures.MayShowTheMission: (
        "say whether you show the secret Mission that is fulfilled now",
        "řekni, zda ukážeš tajný úkol, který je právě splněn",
        "powiedz, czy pokazujesz tajną misję, która właśnie została wypełniona",
    ),
    mimicry.ChooseAModel: (
        "choose the warrior whose abilities the bearer gets",
        "zvol bojovníka, jehož schopnosti nositel dostane",
        "wybierz wojownika, którego zdolności dostaje właściciel daru",
    ),
}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {
    "face-down-card": ("a card face down", "karta lícem dolů", "zakryta karta"),
    "face-down-kind": ("face down", "lícem dolů", "zakryta"),
}
SAYINGS: Final[dict[str, Three]] = {
    "turn-a-card-up": (
        "turn a card up that lies face down",
        "otočit kartu, která leží lícem dolů",
        "odkryj zakrytą kartę",
    ),
    "turned-face-down": (
        "{it} is turned face down ({who})",
        "{it} je otočena lícem dolů ({who})",
        "{it} zostaje zakryta ({who})",
    ),
    "turned-face-up": (
        "{it} is turned up again ({who})",
        "{it} je zase otočena ({who})",
        "{it} zostaje odkryta ({who})",
    ),
}
