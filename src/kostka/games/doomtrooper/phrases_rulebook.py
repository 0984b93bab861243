"""The phrasebook of Doomtrooper: the steps of the rulebook."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    actions,
    boarding,
    duel,
    journeys,
    play,
    resolving,
    rules,
    sabotage,
    spoils,
    strengthening,
)
from kostka.games.doomtrooper.words import Three
from kostka.kernel.event import ReadDue
from kostka.kernel.window import PlayOrPass

RULEBOOK: Final[dict[type, Three]] = {
    # set-up and turn
    rules.WhoStarts: (
        "chance says who starts",
        "náhoda určí, kdo začíná",
        "los wskazuje, kto zaczyna",
    ),
    rules.EverybodyDraws: (
        "everybody draws an opening hand",
        "každý si dobere úvodní list",
        "każdy dobiera rękę początkową",
    ),
    rules.EverybodyMayChange: (
        "everybody may claim the Cardinal's Privilege",
        "každý smí využít Kardinálské privilegium",
        "każdy może skorzystać z Przywileju Kardynała",
    ),
    rules.MayTakeANewHand: (
        "you may take a new hand: without a warrior the old one is shown and shuffled back, with "
        "one it is discarded",
        "smíš si vzít nový list: bez bojovníka se starý ukáže a zamíchá zpět, s bojovníkem jde do "
        "hrobu",
        "możesz wziąć nową rękę: bez wojownika stara zostaje pokazana i wtasowana, z wojownikiem "
        "odrzucona",
    ),
    rules.PutTheOldHandBack: (
        "the old hand is shuffled back",
        "starý list se zamíchá zpět",
        "stara ręka zostaje wtasowana",
    ),
    rules.BeginTheTurns: ("the turns begin", "začínají kola", "zaczynają się tury"),
    rules.DrawUpTo: (
        "draw until you have {n} {n:card|cards} in hand",
        "dobírej karty, dokud jich v listu nemáš {n}",
        "dobieraj karty, aż będziesz mieć ich na ręce {n}",
    ),
    rules.StartTheTurn: ("your turn starts", "začíná tvé kolo", "zaczyna się twoja tura"),
    rules.BeginTheDrawStep: (
        "your draw step begins",
        "začíná tvé dobírání karet",
        "zaczyna się twoje dobieranie kart",
    ),
    actions.TakeAnAction: (
        "take an action, or stop; an attack or Sabotage is the last one",
        "proveď akci, nebo skonči; útok či sabotáž je poslední",
        "wykonaj akcję albo zakończ; atak lub sabotaż jest ostatni",
    ),
    actions.NextAction: ("take the next action", "proveď další akci", "wykonaj następną akcję"),
    rules.BeginTheDiscardStep: (
        "your discard step begins",
        "začíná tvé odhazování karet",
        "zaczyna się twoje odrzucanie kart",
    ),
    rules.Discard: (
        "with more than 7 cards in hand, discard down to 7; else you may discard one",
        "máš-li v listu víc než 7 karet, odhoď přebytečné; jinak smíš odhodit jednu",
        "jeśli masz na ręce więcej niż 7 kart, odrzuć nadmiar; inaczej możesz odrzucić jedną",
    ),
    rules.EndTheTurn: ("your turn ends", "tvé kolo končí", "twoja tura się kończy"),
    rules.NextPlayer: ("the next player goes on", "hraje další hráč", "gra następny gracz"),
    # playing a card
    play.LayItDown: ("lay the card down", "vylož kartu", "wyłóż kartę"),
    play.NameTheTarget: ("name its target", "urči její cíl", "wskaż jej cel"),
    play.NameTheAmount: (
        "say how many times you pay its price",
        "řekni, kolikrát zaplatíš její cenu",
        "powiedz, ile razy płacisz jej cenę",
    ),
    play.AnnounceIt: (
        "announce it and pay its price",
        "oznam ji a zaplať její cenu",
        "ogłoś ją i zapłać jej cenę",
    ),
    play.DoWhatItSays: (
        "unless it was cancelled, do what it says",
        "nebyla-li zrušena, proveď ji",
        "jeśli nie została anulowana, wykonaj ją",
    ),
    play.PutItAway: (
        "unless it stays in play, put it on the discard pile",
        "nezůstává-li ve hře, odlož ji do hrobu",
        "jeśli nie zostaje w grze, odłóż ją na stos kart odrzuconych",
    ),
    boarding.InsideOrOutside: (
        "say whether the warrior is inside the vehicle or outside",
        "řekni, zda je bojovník ve vozidle, nebo mimo ně",
        "powiedz, czy wojownik jest w pojeździe, czy poza nim",
    ),
    strengthening.StrengthenTheSpell: (
        "say with how many more payments you strengthen the spell",
        "řekni, kolika dalšími platbami kouzlo zesílíš",
        "powiedz, iloma kolejnymi zapłatami wzmacniasz czar",
    ),
    # what a warrior can do as an action
    journeys.SeekCover: (
        "one of your warriors seeks cover",
        "jeden z tvých bojovníků vyhledá úkryt",
        "jeden z twoich wojowników kryje się",
    ),
    journeys.LeaveCover: (
        "one of your warriors leaves cover",
        "jeden z tvých bojovníků opustí úkryt",
        "jeden z twoich wojowników opuszcza ukrycie",
    ),
    journeys.Hide: (
        "deploy a warrior into cover, face down and unpaid",
        "vylož bojovníka do úkrytu, lícem dolů a bez placení",
        "wystaw wojownika do ukrycia, zakrytego i bez zapłaty",
    ),
    journeys.Board: (
        "one of your warriors boards his vehicle",
        "jeden z tvých bojovníků nastoupí do vozidla",
        "jeden z twoich wojowników wsiada do pojazdu",
    ),
    journeys.Alight: (
        "one of your warriors leaves his vehicle",
        "jeden z tvých bojovníků vystoupí z vozidla",
        "jeden z twoich wojowników wysiada z pojazdu",
    ),
    journeys.Transfer: (
        "one of your warriors transfers to the Outpost or back",
        "jeden z tvých bojovníků se přesune na Stanici nebo zpět",
        "jeden z twoich wojowników przenosi się do Placówki albo z powrotem",
    ),
    journeys.Dismiss: (
        "one Tribal warrior leaves your Outpost: he transfers if he may, else he is discarded",
        "jeden kmenový bojovník opustí tvou Stanici: smí-li, transferuje se, jinak je vyřazen",
        "jeden wojownik plemienny opuszcza twoją Placówkę: przenosi się, jeśli może, inaczej "
        "zostaje odrzucony",
    ),
    # Sabotage
    sabotage.BeginTheRaid: ("announce Sabotage", "ohlas sabotáž", "ogłoś sabotaż"),
    sabotage.NameTheVictim: (
        "name the opponent it is aimed at",
        "urči soupeře, proti němuž míří",
        "wskaż przeciwnika, w którego jest wymierzony",
    ),
    sabotage.NameTheSaboteur: (
        "name the warrior who does it",
        "urči bojovníka, který ji provede",
        "wskaż wojownika, który go wykona",
    ),
    sabotage.SeeIfItSucceeds: (
        "unless it was prevented, it earns half the warrior's value, rounded up",
        "nebyla-li překažena, vynese polovinu hodnoty bojovníka, zaokrouhleno nahoru",
        "jeśli nie został udaremniony, daje połowę wartości wojownika, zaokrągloną w górę",
    ),
    # wounds outside duels
    spoils.CarryOut: (
        "turn the wounded sideways, put the killed on their owners' discard piles",
        "zraněné otoč na bok, zabité odlož do hrobů jejich majitelů",
        "rannych obróć na bok, zabitych odłóż na stosy kart odrzuconych ich właścicieli",
    ),
    spoils.IfEarned: (
        "points that were earned are awarded",
        "získané body se přidělí",
        "zdobyte punkty zostają przyznane",
    ),
    # the duel
    duel.Phase: ("phase {n} of the duel", "{n}. fáze souboje", "{n}. faza pojedynku"),
    duel.DeclareTheDuel: ("declare a duel", "vyhlas souboj", "ogłoś pojedynek"),
    duel.NameTheAttacker: (
        "name one of your warriors as the attacker",
        "oznam svého bojovníka jako útočníka",
        "wskaż swojego wojownika jako atakującego",
    ),
    duel.NameTheDefender: (
        "name an opponent's warrior as the defender",
        "oznam soupeřova bojovníka jako obránce",
        "wskaż wojownika przeciwnika jako obrońcę",
    ),
    duel.ShowTheDefender: (
        "a hidden defender is revealed and paid for",
        "skrytý obránce se odhalí a zaplatí",
        "ukryty obrońca zostaje odkryty i opłacony",
    ),
    duel.TellWhoFights: (
        "attacker and defender are announced",
        "útočník a obránce jsou oznámeni",
        "atakujący i obrońca zostają ogłoszeni",
    ),
    duel.ChooseTheWeapon: (
        "{again:if it is gone, |}the {defending:defender's|attacker's} player chooses the one "
        "weapon his warrior uses",
        "{again:je-li pryč, |}hráč {defending:obránce|útočníka} vybere jedinou zbraň, kterou jeho "
        "bojovník použije",
        "{again:jeśli już jej nie ma, |}gracz {defending:obrońcy|atakującego} wybiera jedyną broń, "
        "której używa jego wojownik",
    ),
    resolving.TheDuelIsFought: (
        "both have struck",
        "oba zaútočili",
        "obaj zaatakowali",
    ),
    duel.AnnounceTheTactic: (
        "announce the battle tactic, fight or shoot",
        "oznam bitevní taktiku, zápas, nebo střelbu",
        "ogłoś taktykę bitewną: walkę wręcz albo strzelanie",
    ),
    duel.AnnounceTheWarzone: (
        "the defender's player announces the Warzone, if any",
        "hráč obránce oznámí válečnou zónu, pokud nějakou použije",
        "gracz obrońcy wskazuje strefę walki, jeśli jej używa",
    ),
    resolving.CompareValues: (
        "whoever's armour does not exceed the value he is struck with is wounded, and killed if he "
        "was wounded already; who strikes first is struck back only by a survivor",
        "čí obrana nepřevyšuje hodnotu, kterou na něj útočí soupeř, ten je zraněn, a byl-li už "
        "zraněný, je zabit; komu patří první útok, tomu útok opětuje jen ten, kdo přežil",
        "czyja obrona nie przewyższa wartości, którą atakuje przeciwnik, ten zostaje ranny, a "
        "jeśli już był ranny, zabity; na pierwszy atak odpowiada kontratakiem tylko ten, kto "
        "przeżył",
    ),
    resolving.StrikeBack: ("he strikes back", "opětuje útok", "kontratakuje"),
    resolving.TurnTheCards: (
        "turn the wounded sideways, put the killed on their owners' discard piles",
        "zraněné otoč na bok, zabité odlož do hrobů jejich majitelů",
        "rannych obróć na bok, zabitych odłóż na stosy kart odrzuconych ich właścicieli",
    ),
    spoils.AnnouncePoints: (
        "for each kill, announce how many of the points are destiny points; the others are "
        "promotion points",
        "za každé zabití oznam, kolik bodů bude bodů osudu; ostatní jsou vítězné body",
        "za każde zabicie ogłoś, ile punktów to Punkty Przeznaczenia; pozostałe to punkty "
        "zwycięstwa",
    ),
    spoils.TakePoints: (
        "the points that were announced are taken",
        "oznámené body se připíšou",
        "ogłoszone punkty zostają dopisane",
    ),
    # of every game
    PlayOrPass: ("play a card or pass", "zahraj kartu, nebo pasuj", "zagraj kartę albo spasuj"),
    ReadDue: (
        "choose which of these effects comes first",
        "vyber, který z těchto efektů nastane první",
        "wybierz, który z tych efektów nastąpi pierwszy",
    ),
}
