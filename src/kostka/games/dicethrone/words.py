"""The phrasebook of Dice Throne: how every step, condition, amount and trigger reads.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  A condition
is a clause that fits after "if", a trigger one that fits after "whenever".
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone import asks, play, printed, rules, spells, verbs
from kostka.kernel.event import ReadDue
from kostka.kernel.step import If
from kostka.kernel.window import PlayOrPass

Three = tuple[str, str, str]

# --- Amounts, patterns, conditions, triggers ------------------------------------------------------

# The number to say: a field of the amount, a fixed number, or a letter that the phrase explains.
HEADS: Final[dict[type, int | str]] = {
    verbs.Per: ".n",
    verbs.PerUpgrade: ".n",
    verbs.PerUpgradeThisTurn: ".n",
    verbs.PerHeld: 1,
    verbs.Provided: ".n",
    verbs.HalfTheDie: "X",
}

AMOUNTS: Final[dict[type, Three]] = {
    verbs.Per: (
        " for each {symbol:one}",
        " za každý symbol {symbol}",
        " za każdy symbol {symbol}",
    ),
    verbs.PerUpgrade: (
        " for each upgrade you have in play",
        " za každé vylepšení, které máš ve hře",
        " za każde ulepszenie, które masz w grze",
    ),
    verbs.PerUpgradeThisTurn: (
        " for each upgrade played this turn",
        " za každé vylepšení zahrané v tomto tahu",
        " za każde ulepszenie zagrane w tej turze",
    ),
    verbs.PerHeld: (
        " for every {every} {token} you have",
        " za {every:každý|každé|každých} {every} {every:žeton|žetony|žetonů} {token}, "
        "{every:který|které|které} máš",
        " za {every:każdy|każde|każdych} {every} {every:żeton|żetony|żetonów} {token}, "
        "{every:który|które|które} masz",
    ),
    verbs.Provided: (" if {fact}", ", pokud {fact}", ", jeśli {fact}"),
    verbs.HalfTheDie: (
        ", where X is half the number rolled, rounded up",
        ", kde X je polovina hozeného čísla zaokrouhlená nahoru",
        ", gdzie X to połowa wyrzuconej liczby zaokrąglona w górę",
    ),
}

PATTERNS: Final[dict[type, Three]] = {
    printed.Shows: ("{needs}", "{needs}", "{needs}"),
    printed.Straight: (
        "{n:4=small straight|5=large straight|{n} numbers in a row}",
        "{n:4=malá postupka|5=velká postupka|postupka {n} čísel}",
        "{n:4=mały strit|5=duży strit|strit z {n} cyfr}",
    ),
    printed.OfAKind: (
        "{n} of a kind",
        "{n} {n:stejné číslo|stejná čísla|stejných čísel}",
        "{n} {n:taka sama cyfra|takie same cyfry|takich samych cyfr}",
    ),
}

# After "on", "za", "przy".
FORMS: Final[dict[tuple[type, str], Three]] = {
    (printed.Shows, "on"): ("{needs:on}", "{needs:on}", "{needs:on}"),
    (printed.Straight, "on"): (
        "a {n:4=small straight|5=large straight|straight of {n}}",
        "{n:4=malou postupku|5=velkou postupku|postupku {n} čísel}",
        "{n:4=małym stricie|5=dużym stricie|stricie z {n} cyfr}",
    ),
    (printed.OfAKind, "on"): (
        "{n} of a kind",
        "{n} {n:stejné číslo|stejná čísla|stejných čísel}",
        "{n} {n:takiej samej cyfrze|takich samych cyfrach}",
    ),
}

FACTS: Final[dict[type, Three]] = {
    verbs.UpgradesInPlay: (
        "you have at least {n} {n:upgrade|upgrades} in play",
        "máš ve hře alespoň {n} vylepšení",
        "masz w grze co najmniej {n} {n:ulepszenie|ulepszenia|ulepszeń}",
    ),
    verbs.YouHold: (
        "you have at least {n} {token}",
        "máš alespoň {n} {n:žeton|žetony|žetonů} {token}",
        "masz co najmniej {n} {n:żeton|żetony|żetonów} {token}",
    ),
    verbs.TheDiceShow: (
        "the dice show {pattern}",
        "je na kostkách {pattern}",
        "na kościach jest {pattern}",
    ),
    verbs.TheDieIs: ("the die shows {it:range}", "padne {it:range}", "wypadnie {it:range}"),
    verbs.Not: ("it is not so that {fact}", "neplatí, že {fact}", "nie jest tak, że {fact}"),
    verbs.Both: ("{one} and {other}", "{one} a {other}", "{one} i {other}"),
    verbs.Either: (
        "either {one}, or {other}",
        "buď {one}, nebo {other}",
        "albo {one}, albo {other}",
    ),
    verbs.DamageIsIncoming: (
        "damage is incoming to {anyone:a player|you}",
        "{anyone:některému hráči|ti} hrozí zranění",
        "{anyone:któryś gracz ma|masz} otrzymać obrażenia",
    ),
    verbs.YouAreAttacked: ("you are being attacked", "na tebe někdo útočí", "ktoś cię atakuje"),
    verbs.YouJustDodged: (
        "you spent a token against this damage and its die shows {it:range}",
        "na kostce za žeton využitý proti tomuto zranění padlo {it:range}",
        "na kości za żeton wydany przeciwko tym obrażeniom wypadło {it:range}",
    ),
    verbs.YourMainPhase: ("it is your main phase", "je tvá hlavní fáze", "trwa twoja Faza Główna"),
    verbs.DiceLie: (
        "{purpose:offensive={whose:any=an|own=your|foes=an opponent's} offensive|"
        "{whose:any=a|own=your|foes=an opponent's}{purpose:defensive= defensive|side-roll= side|}}"
        " roll"
        "{two: of at least 2 dice|} can still be altered",
        "lze ještě upravit výsledek {whose:any=|own=tvého |foes=soupeřova }hodu"
        "{purpose:offensive= na útok|defensive= na obranu|side-roll= mimo bojové pokusy|}"
        "{two: alespoň 2 kostkami|}",
        "można jeszcze zmienić wynik {whose:any=|own=twojego |foes=}rzutu"
        "{purpose:offensive= ofensywnego|defensive= obronnego|side-roll= poza próbami rzutu|}"
        "{whose:foes= przeciwnika|}{two: co najmniej 2 kośćmi|}",
    ),
    verbs.SomebodyHasAStatus: (
        "a player has a status token that can be {to_move:transferred|removed}",
        "má některý hráč žeton stavu, který lze {to_move:přesunout|odstranit}",
        "któryś gracz ma żeton efektu, który można {to_move:przenieść|usunąć}",
    ),
    verbs.AnUpgradeInHand: (
        "you have an upgrade in hand that fits your board",
        "máš v ruce vylepšení, které můžeš umístit na svou desku",
        "masz na ręce ulepszenie, które możesz umieścić na swojej planszy",
    ),
    verbs.CardsInDeck: (
        "your deck is not empty",
        "tvůj balíček není prázdný",
        "twoja talia nie jest pusta",
    ),
    verbs.NoUpgradeAmongThem: (
        "none of them is an upgrade",
        "mezi nimi není žádné vylepšení",
        "nie ma wśród nich ulepszenia",
    ),
    rules.TheAttackIsDefendable: (
        "the attack is defendable",
        "je útok blokovatelný",
        "przed atakiem można się obronić",
    ),
    spells.RoomForASpell: (
        "you have fewer than 3 prepared Spells",
        "máš méně než 3 připravená Kouzla",
        "masz mniej niż 3 przygotowane Zaklęcia",
    ),
    spells.YouHaveCp: ("you have at least {n} CP", "máš alespoň {n} BB", "masz co najmniej {n} PW"),
    spells.ASpellFits: (
        "one of your prepared Spells can be cast now",
        "můžeš právě teď seslat některé připravené Kouzlo",
        "możesz właśnie teraz rzucić któreś przygotowane Zaklęcie",
    ),
    spells.ACardInHand: ("you have a card in hand", "máš v ruce kartu", "masz kartę na ręce"),
    spells.YouAttack: (
        "you are making an attack that can be modified",
        "provádíš útok, který lze ovlivnit",
        "wykonujesz atak, który można zmodyfikować",
    ),
    spells.TheAttackIsAtLeast: (
        "your attack has at least {n} damage so far",
        "má tvůj útok zatím alespoň {n} zranění",
        "twój atak ma na razie co najmniej {n} {n:obrażenie|obrażenia|obrażeń}",
    ),
    spells.BeforeYouActivate: (
        "your dice are rolled in your Offensive Roll Phase and no ability is activated yet",
        "máš ve své fázi hodu na útok hozeno a žádná schopnost ještě není spuštěna",
        "w twojej Fazie Rzutu Ofensywnego wykonano już rzut, a żadna zdolność nie jest aktywowana",
    ),
    printed.Need: ("{fact}", "{fact}", "{fact}"),
}

TRIGGERS: Final[dict[type, Three]] = {
    verbs.YouAreDamaged: (
        "you are dealt damage other than ultimate damage",
        "je ti uděleno jiné než ultimátní zranění",
        "otrzymasz obrażenia inne niż specjalne",
    ),
    verbs.YourAttackDamages: (
        "your attack deals damage",
        "tvůj útok udělí zranění",
        "twój atak zada obrażenia",
    ),
    spells.YourUpkeep: (
        "your Upkeep Phase begins",
        "začíná tvá fáze údržby",
        "zaczyna się twoja Faza Utrzymania",
    ),
    verbs.YouPlayAnotherUpgrade: (
        "you play another upgrade",
        "zahraješ jiné vylepšení",
        "zagrasz inne ulepszenie",
    ),
}

PASSIVES: Final[dict[type, Three]] = {
    printed.Whenever: (
        "{once:once per turn, when|whenever} {trigger}: {lines:list}",
        "{once:jednou za tah, když|kdykoli} {trigger}: {lines:list}",
        "{once:raz na turę, gdy|ilekroć} {trigger}: {lines:list}",
    ),
    printed.Standing: (
        "your attacks deal {bonus} more damage{bonus:for}",
        "tvé útoky udělují o {bonus} zranění víc{bonus:for}",
        "twoje ataki zadają o {bonus} {bonus:obrażenie|obrażenia|obrażeń} więcej{bonus:for}",
    ),
    printed.UpgradesInRollPhase: (
        "you may also play upgrades in a roll phase; in the offensive one only before an ability "
        "is activated",
        "vylepšení můžeš hrát i ve fázi hodu; ve fázi hodu na útok jen před spuštěním schopnosti",
        "ulepszenia możesz zagrywać także w Fazie Rzutu; w Fazie Rzutu Ofensywnego tylko przed "
        "aktywacją zdolności",
    ),
}

# --- What abilities, tokens and cards do ----------------------------------------------------------

VERBS: Final[dict[type, Three]] = {
    # blocks
    If: (
        "if {condition}{lines:then}",
        "pokud {condition}{lines:then}",
        "jeśli {condition}{lines:then}",
    ),
    verbs.On: (
        "on {pattern:on}: {lines:list}",
        "za {pattern:on}: {lines:list}",
        "przy {pattern:on}: {lines:list}",
    ),
    verbs.Otherwise: (
        "otherwise: {lines:list}",
        "jinak: {lines:list}",
        "w przeciwnym razie: {lines:list}",
    ),
    verbs.Then: ("then~", "poté~", "następnie~"),
    asks.May: ("you may {block:list}", "chceš-li, {block:list}", "jeśli chcesz, {block:list}"),
    asks.Or: (
        "choose one: {branches:numbered}",
        "vyber jedno: {branches:numbered}",
        "wybierz jedno: {branches:numbered}",
    ),
    asks.Branch: ("{rule}", "{rule}", "{rule}"),
    printed.Once: ("", "", ""),  # its passive says "once per turn"
    # damage and health
    verbs.Deal: (
        "deal {n} {kind:*n}{n:for}",
        "uděl {n} {kind:*n}{n:for}",
        "zadaj {n} {kind:*n}{n:for}",
    ),
    verbs.AddDamage: (
        "add {n} damage{n:for}",
        "přidej {n} zranění{n:for}",
        "dodaj {n} {n:obrażenie|obrażenia|obrażeń}{n:for}",
    ),
    verbs.Prevent: (
        "prevent {n} incoming damage{chosen: to that player|}{n:for}",
        "zabraň {n} {n:hrozícímu zranění|hrozícím zraněním}{chosen: tohoto hráče|}{n:for}",
        "zapobiegnij {n} {n:nadchodzącemu obrażeniu|nadchodzącym obrażeniom}"
        "{chosen: tego gracza|}{n:for}",
    ),
    verbs.PreventHalf: (
        "prevent half of the incoming damage, rounded up",
        "zabraň polovině hrozícího zranění, zaokrouhleno nahoru",
        "zapobiegnij połowie nadchodzących obrażeń, zaokrąglając w górę",
    ),
    verbs.PreventAll: (
        "prevent all incoming damage",
        "zabraň všem hrozícím zraněním",
        "zapobiegnij wszystkim nadchodzącym obrażeniom",
    ),
    verbs.NoteTheDodge: ("", "", ""),  # the card that looks at the die says which die it means
    verbs.DealIsolated: (
        "{to:yourself=you take|deal} {n} undefendable damage"
        "{to:yourself=| to that player} as an isolated source",
        "{to:yourself=dostaneš|uděl mu} {n} "
        "{n:neblokovatelné zranění|neblokovatelná zranění|neblokovatelných zranění} "
        "jako samostatný zdroj zranění",
        "{to:yourself=otrzymujesz|zadaj mu} {n} "
        "{n:obrażenie nieuchronne|obrażenia nieuchronne|obrażeń nieuchronnych} "
        "jako osobne źródło obrażeń",
    ),
    verbs.Land: (
        "the damage and healing that waits is applied at once",
        "všechna hrozící zranění a léčení se udělí naráz",
        "wszystkie nadchodzące obrażenia i uleczenia następują naraz",
    ),
    verbs.Heal: (
        "heal {n}{n:for}",
        "uzdrav se o {n} {n:bod|body|bodů}{n:for}",
        "ulecz {n} {n:punkt|punkty|punktów} zdrowia{n:for}",
    ),
    verbs.StealHealth: (
        "steal {n} health from the opponent",
        "seber soupeři {n} {n:bod|body|bodů} zdraví",
        "ukradnij przeciwnikowi {n} {n:punkt|punkty|punktów} zdrowia",
    ),
    # combat points and cards
    verbs.GainCp: ("gain {n} CP{n:for}", "získej {n} BB{n:for}", "weź {n} PW{n:for}"),
    verbs.StealCp: (
        "steal {n} CP from the opponent",
        "seber soupeři {n} BB",
        "ukradnij przeciwnikowi {n} PW",
    ),
    verbs.Draw: (
        "draw {n} {n:card|cards}{n:for}",
        "dober si {n} {n:kartu|karty|karet}{n:for}",
        "dobierz {n} {n:kartę|karty|kart}{n:for}",
    ),
    verbs.LookAtTop: (
        "look at the top {n:card|{n} cards} of your deck",
        "podívej se na {n:vrchní kartu|{n} vrchní karty|{n} vrchních karet} svého balíčku",
        "obejrzyj {n:wierzchnią kartę|{n} wierzchnie karty|{n} wierzchnich kart} swojej talii",
    ),
    verbs.TakeTheUpgrades: (
        "show all upgrades among them and take them into your hand",
        "ukaž všechna vylepšení mezi nimi a vezmi si je do ruky",
        "pokaż wszystkie ulepszenia spośród nich i weź je na rękę",
    ),
    verbs.ShowThem: ("show them to your opponents", "ukaž je soupeřům", "pokaż je przeciwnikom"),
    verbs.Shuffle: ("shuffle your deck", "zamíchej svůj balíček", "potasuj swoją talię"),
    verbs.SeeTheHand: (
        "that player shows you their hand",
        "tento hráč ti ukáže karty v ruce",
        "ten gracz pokazuje ci karty z ręki",
    ),
    asks.PlayAnUpgradeFree: (
        "play an upgrade from your hand for free",
        "zahraj zdarma jedno vylepšení z ruky",
        "zagraj za darmo jedno ulepszenie z ręki",
    ),
    asks.SearchUpgrades: (
        "search your deck for {up_to:up to |}{n:an upgrade|{n} upgrades of different abilities}"
        "{into:into-hand=, show {n:it|them} and take {n:it|them} into your hand"
        "| and put {n:it|them} into play for free}",
        "vyhledej ve svém balíčku {up_to:nejvýše |}"
        "{n:jedno vylepšení|{n} vylepšení různých schopností}"
        "{into:into-hand=, ukaž {n:ho|je} a vezmi si {n:ho|je} do ruky"
        "| a umísti {n:ho|je} zdarma do hry}",
        "wyszukaj w swojej talii {up_to:najwyżej |}"
        "{n:jedno ulepszenie|{n} ulepszenia różnych zdolności|{n} ulepszeń różnych zdolności}"
        "{into:into-hand=, pokaż je i weź na rękę| i umieść je za darmo w grze}",
    ),
    asks.PutThemBack: (
        "put the remaining cards back on top of your deck in any order",
        "zbývající karty vrať navrch balíčku v libovolném pořadí",
        "pozostałe karty odłóż na wierzch talii w dowolnej kolejności",
    ),
    # tokens
    verbs.Gain: (
        "gain {n:#}{token}",
        "získej {n:#}{n:žeton|žetony|žetonů} {token}",
        "weź {n:#}{n:żeton|żetony|żetonów} {token}",
    ),
    verbs.Inflict: (
        "inflict {n:#}{token}{chosen: on that player|}",
        "přiděl {chosen:mu|soupeři} {n:#}{n:žeton|žetony|žetonů} {token}",
        "zagraj {chosen:na niego|na przeciwnika} {n:#}{n:żeton|żetony|żetonów} {token}",
    ),
    asks.InflictOnUpTo: (
        "inflict {token} on {n:an opponent|up to {n} different opponents} of your choice",
        "přiděl žeton {token} {n:jednomu soupeři|až {n} různým soupeřům} podle své volby",
        "zagraj żeton {token} na {n:wybranego przeciwnika|najwyżej {n} różnych przeciwników}",
    ),
    verbs.Lose: (
        "remove {n} of your {token}",
        "odstraň {n} {n:svůj žeton|své žetony|svých žetonů} {token}",
        "usuń {n} {n:swój żeton|swoje żetony|swoich żetonów} {token}",
    ),
    verbs.RemoveAll: (
        "remove all your {token}",
        "odstraň všechny své žetony {token}",
        "usuń wszystkie swoje żetony {token}",
    ),
    verbs.RemoveIt: ("remove this token", "odstraň tento žeton", "usuń ten żeton"),
    verbs.AdvanceIt: (
        "advance the time of this token",
        "posuň čas tohoto žetonu",
        "przesuń czas tego żetonu",
    ),
    verbs.AdvanceAll: (
        "advance the time of every {token} in play",
        "posuň čas všech žetonů {token} ve hře",
        "przesuń czas wszystkich żetonów {token} w grze",
    ),
    verbs.RemoveStatuses: (
        "remove all status tokens from that player that can be removed",
        "odstraň všechny jeho žetony stavů, které lze odstranit",
        "usuń wszystkie jego żetony efektów, które można usunąć",
    ),
    asks.RemoveStatus: ("remove it", "odstraň ho", "usuń go"),
    asks.MoveStatus: (
        "transfer the token to that player",
        "přesuň žeton k tomuto hráči",
        "przenieś żeton do tego gracza",
    ),
    # whom
    asks.ChooseOpponent: ("choose an opponent", "zvol soupeře", "wybierz przeciwnika"),
    asks.ChooseThreatened: (
        "choose a player to whom damage is incoming",
        "zvol hráče, kterému hrozí zranění",
        "wybierz gracza, który ma otrzymać obrażenia",
    ),
    asks.ChooseHolder: (
        "choose a player who has a status token that can be {to_move:transferred|removed}",
        "zvol hráče s žetonem stavu, který lze {to_move:přesunout|odstranit}",
        "wybierz gracza z żetonem efektu, który można {to_move:przenieść|usunąć}",
    ),
    asks.ChooseStatus: (
        "choose one such token of that player",
        "vyber jeden jeho takový žeton",
        "wybierz jeden jego taki żeton",
    ),
    asks.ChooseReceiver: (
        "choose another player who has room for it",
        "zvol jiného hráče, který pro něj má místo",
        "wybierz innego gracza, który ma na niego miejsce",
    ),
    # dice
    verbs.RollDice: (
        "roll {n} {n:die|dice}",
        "hoď {n} {n:kostkou|kostkami}",
        "rzuć {n} {n:kością|kośćmi}",
    ),
    asks.ChooseDie: (
        "{optional:you may choose one more of|choose one of} "
        "{whose:any=the dice|own=your dice|foes=an opponent's dice}",
        "{optional:můžeš vybrat ještě|vyber} jednu "
        "{whose:any=kostku|own=svou kostku|foes=soupeřovu kostku}",
        "{optional:możesz wybrać jeszcze|wybierz} jedną "
        "{whose:any=kość|own=swoją kość|foes=kość przeciwnika}",
    ),
    asks.TurnItToAny: (
        "change it to any number",
        "změň ji na libovolné číslo",
        "zmień ją na dowolną cyfrę",
    ),
    asks.TurnItTo: ("change it to {face}", "změň ji na {face}", "zmień ją na {face}"),
    asks.ShiftIt: (
        "change it by 1, up or down",
        "změň ji o 1 nahoru nebo dolů",
        "zmień ją o 1 w górę albo w dół",
    ),
    asks.CopyAnother: (
        "change it to the number of another die of that roll",
        "změň ji na číslo jiné kostky z téhož hodu",
        "zmień ją na cyfrę innej kości z tego rzutu",
    ),
    asks.RerollIt: ("reroll it", "přehoď ji", "przerzuć ją"),
    asks.RerollTheOthers: (
        "reroll the dice that were not kept",
        "přehoď kostky, které si hráč nenechal",
        "przerzuć kości, których gracz nie zachował",
    ),
    asks.KeepAndReroll: (
        "the player who rolled may reroll any of these dice once",
        "hráč, který házel, může jednou přehodit libovolné z těchto kostek",
        "gracz, który rzucał, może raz przerzucić dowolne z tych kości",
    ),
}

SPELLS: Final[dict[type, Three]] = {
    spells.PrepareSpell: (
        "prepare {n:a Spell|{n} Spells}",
        "připrav {n:jedno Kouzlo|{n} Kouzla|{n} Kouzel}",
        "przygotuj {n:jedno Zaklęcie|{n} Zaklęcia|{n} Zaklęć}",
    ),
    spells.LookAtSpells: (
        "look at the top 2 Spells of the side deck",
        "podívej se na 2 vrchní Kouzla vedlejšího balíčku",
        "obejrzyj 2 wierzchnie Zaklęcia talii dodatkowej",
    ),
    spells.ChooseSpell: (
        "prepare one of them and put the other under the side deck",
        "jedno z nich připrav a druhé vlož dospod vedlejšího balíčku",
        "jedno z nich przygotuj, a drugie włóż na spód talii dodatkowej",
    ),
    spells.CastSpell: (
        "you may cast a prepared Spell that applies now",
        "můžeš seslat připravené Kouzlo, které lze právě použít",
        "możesz rzucić przygotowane Zaklęcie, którego można teraz użyć",
    ),
    spells.MakeUndefendable: (
        "the attack becomes undefendable",
        "útok se stává neblokovatelným",
        "atak staje się nieuchronny",
    ),
    spells.RollPhaseAnew: (
        "your Offensive Roll Phase starts anew",
        "tvá fáze hodu na útok začíná znovu",
        "twoja Faza Rzutu Ofensywnego zaczyna się od nowa",
    ),
    spells.PayCp: ("pay {n} CP", "zaplať {n} BB", "zapłać {n} PW"),
    spells.DiscardACard: (
        "discard a card from your hand",
        "odlož kartu z ruky",
        "odrzuć kartę z ręki",
    ),
    spells.ChooseTopOrBottom: (
        "choose the top or the bottom of your deck",
        "zvol vršek, nebo spodek svého balíčku",
        "wybierz wierzch albo spód swojej talii",
    ),
    spells.PutADrawnCardBack: (
        "put one of the cards you drew there",
        "vrať tam jednu z dobraných karet",
        "odłóż tam jedną z dobranych kart",
    ),
}

# --- The rulebook ---------------------------------------------------------------------------------

RULEBOOK: Final[dict[type, Three]] = {
    # set-up
    rules.RollForTheStart: (
        "each player rolls a die; the highest number starts, ties roll again",
        "každý hodí kostkou; začíná nejvyšší číslo, při shodě se hází znovu",
        "każdy rzuca kością; zaczyna najwyższa liczba, przy remisie rzuca się ponownie",
    ),
    rules.EverybodyDraws: (
        "every player draws an opening hand",
        "každý hráč si dobere úvodní ruku",
        "każdy gracz dobiera rękę początkową",
    ),
    rules.HeroesSetUp: (
        "the heroes do their additional set-up",
        "hrdinové provedou svou dodatečnou přípravu",
        "bohaterowie wykonują swoje dodatkowe przygotowanie",
    ),
    rules.BeginTheTurns: (
        "the start player takes the first turn",
        "začínající hráč zahájí svůj tah",
        "pierwszy gracz rozpoczyna swoją turę",
    ),
    # the turn
    rules.BeginTheTurn: ("your turn begins", "začíná tvůj tah", "zaczyna się twoja tura"),
    rules.Begin: ("this begins: {phase}", "začíná {phase}", "zaczyna się {phase}"),
    rules.Gather: (
        "damage and healing of this phase wait until its end",
        "zranění a léčení této fáze počkají na její konec",
        "obrażenia i uleczenia z tej fazy czekają do jej końca",
    ),
    rules.SkipTheFirst: (
        "in the first turn of the game this phase is skipped",
        "v prvním tahu hry se tato fáze přeskočí",
        "w pierwszej turze gry pomiń tę fazę",
    ),
    rules.DrawForIncome: (
        "draw 1 card, unless a token says otherwise",
        "dober si 1 kartu, neříká-li žeton jinak",
        "dobierz 1 kartę, chyba że żeton stanowi inaczej",
    ),
    rules.EndTheRollPhase: (
        "remove the tokens that last until the end of the Roll Phase",
        "odstraň žetony, které trvají do konce fáze hodu",
        "usuń żetony, które trwają do końca Fazy Rzutu",
    ),
    rules.SellDown: (
        "sell cards until you have at most 6 in hand",
        "prodávej karty, dokud jich nemáš v ruce nejvýše 6",
        "sprzedawaj karty, aż będziesz mieć na ręce najwyżej 6",
    ),
    rules.NextPlayer: (
        "the next player takes a turn",
        "na tahu je další hráč",
        "turę rozgrywa następny gracz",
    ),
    # offence
    rules.OpenTheRollPhase: (
        "the roll phases begin",
        "začínají fáze hodu",
        "zaczynają się Fazy Rzutu",
    ),
    rules.TakeTheDice: ("take your dice", "vezmi si své kostky", "weź swoje kości"),
    rules.RollOrAnnounce: (
        "roll the dice in up to 3 roll attempts, keeping any of them, and announce an ability that "
        "they fit, or none",
        "hoď kostkami až ve 3 bojových pokusech, libovolné si přitom nech, a oznam schopnost, "
        "které vyhovují, nebo žádnou",
        "rzuć kośćmi w najwyżej 3 próbach rzutu, zachowując dowolne z nich, i ogłoś zdolność, do "
        "której pasują, albo żadną",
    ),
    rules.RollAnAttempt: (
        "roll the dice that were not kept",
        "hoď kostkami, které si nenecháváš",
        "rzuć kośćmi, których nie zachowujesz",
    ),
    rules.BackIfAltered: (
        "if the dice were altered, use the attempts that are left or announce anew",
        "pokud někdo upravil výsledek hodu, využij zbývající pokusy nebo oznam schopnost znovu",
        "jeśli ktoś zmienił wynik rzutu, wykorzystaj pozostałe próby albo ogłoś zdolność ponownie",
    ),
    rules.Activate: (
        "the announced ability is activated",
        "oznámená schopnost se spustí",
        "ogłoszona zdolność się aktywuje",
    ),
    rules.FindTheTarget: (
        "choose the opponent who is the target",
        "zvol soupeře, který bude cílem",
        "wybierz przeciwnika, który będzie celem",
    ),
    # defence
    rules.OnlyWithATarget: (
        "without a target this phase is skipped",
        "bez cíle se tato fáze přeskočí",
        "bez celu pomiń tę fazę",
    ),
    rules.TargetedEffects: (
        "the effects that {after:waited for the damage|need a target} are resolved",
        "vyhodnotí se efekty, které {after:čekaly na zranění|vyžadují cíl}",
        "rozpatrz efekty, które {after:czekały na obrażenia|wymagają celu}",
    ),
    rules.Defend: ("the target may defend", "cíl se může bránit", "cel może się bronić"),
    rules.ChooseDefence: (
        "choose a defensive ability, or none",
        "zvol obrannou schopnost, nebo žádnou",
        "wybierz zdolność obronną albo żadną",
    ),
    rules.RollForDefence: (
        "roll your defence dice once",
        "hoď jednou obrannými kostkami",
        "rzuć raz kośćmi obrony",
    ),
    rules.UseTheDefence: (
        "the defensive ability is resolved",
        "vyhodnotí se obranná schopnost",
        "rozpatrz zdolność obronną",
    ),
    rules.DealTheDamage: (
        "all damage and healing of the attack is applied at once",
        "všechna zranění a léčení z útoku se udělí naráz",
        "wszystkie obrażenia i uleczenia z ataku następują naraz",
    ),
    # playing cards and spending tokens
    play.Round: (
        "{main:the active player may play cards, spend tokens and sell cards; others may respond"
        "|players may respond}",
        "{main:aktivní hráč může hrát karty, využívat žetony a prodávat karty; ostatní mohou "
        "reagovat|hráči mohou reagovat}",
        "{main:gracz aktywny może zagrywać karty, wydawać żetony i sprzedawać karty; pozostali "
        "mogą reagować|gracze mogą reagować}",
    ),
    play.Ahead: (
        "players with priority over its owner may act first",
        "hráči, kteří mají před majitelem přednost, mohou jednat dřív",
        "gracze mający pierwszeństwo przed właścicielem mogą działać wcześniej",
    ),
    play.Answers: (
        "players may interrupt the card",
        "hráči mohou kartu přerušit",
        "gracze mogą zakłócić kartę",
    ),
    play.PayForIt: (
        "pay for the card and show it",
        "zaplať za kartu a ukaž ji",
        "zapłać za kartę i pokaż ją",
    ),
    play.TakeAim: ("choose its targets", "zvol její cíle", "wybierz jej cele"),
    play.DoWhatItSays: ("do what it says", "proveď, co říká", "zrób to, co mówi"),
    play.PutItAway: (
        "put an action card on the discard pile",
        "kartu akce polož na odkládací balíček",
        "kartę akcji odłóż na stos kart odrzuconych",
    ),
    play.DeclareIt: (
        "say that you spend the token",
        "oznam, že využíváš žeton",
        "ogłoś, że wydajesz żeton",
    ),
    play.SpendIt: (
        "unless it was removed, spend the token and do what it says",
        "není-li mezitím odstraněn, využij žeton a proveď, co říká",
        "jeśli nie został usunięty, wydaj żeton i zrób to, co mówi",
    ),
    PlayOrPass: ("play a card or pass", "zahraj kartu, nebo pasuj", "zagraj kartę albo spasuj"),
    ReadDue: (
        "choose which of these effects comes first",
        "zvol, který z těchto efektů nastane první",
        "wybierz, który z tych efektów nastąpi pierwszy",
    ),
}

PHRASES: Final[dict[type, Three]] = {
    **AMOUNTS,
    **PATTERNS,
    **FACTS,
    **TRIGGERS,
    **PASSIVES,
    **VERBS,
    **SPELLS,
    **RULEBOOK,
}

# Rules that are called by their title where another rule mentions them.
TITLES: Final[dict[str, Three]] = {
    "set-up": ("set-up", "příprava", "przygotowanie"),
    "opening hand": ("opening hand", "úvodní ruka", "ręka początkowa"),
    "turn": ("turn", "tah", "tura"),
    "upkeep phase": ("Upkeep Phase", "fáze údržby", "Faza Utrzymania"),
    "income phase": ("Income Phase", "fáze příjmu", "Faza Dochodu"),
    "main phase 1": ("Main Phase (1)", "hlavní fáze (1)", "Faza Główna (1)"),
    "roll phase": ("Roll Phase", "fáze hodu", "Faza Rzutu"),
    "offensive roll phase": (
        "Offensive Roll Phase",
        "fáze hodu na útok",
        "Faza Rzutu Ofensywnego",
    ),
    "roll attempt": ("roll attempt", "bojový pokus", "próba rzutu"),
    "targeting roll phase": (
        "Targeting Roll Phase",
        "fáze hodu na zacílení",
        "Faza Rzutu na Wyznaczenie Celu",
    ),
    "defensive roll phase": ("Defensive Roll Phase", "fáze hodu na obranu", "Faza Rzutu Obronnego"),
    "defence roll": ("defence roll", "obranný hod", "rzut obronny"),
    "main phase 2": ("Main Phase (2)", "hlavní fáze (2)", "Faza Główna (2)"),
    "discard phase": ("Discard Phase", "odkládací fáze", "Faza Odrzucenia Kart"),
    "prepare a spell": ("preparing a Spell", "příprava Kouzla", "przygotowanie Zaklęcia"),
    "draw one": ("draw 1 card", "dober si 1 kartu", "dobierz 1 kartę"),
    "play": ("playing a card", "zahrání karty", "zagranie karty"),
    "spend": ("spending a token", "využití žetonu", "wydanie żetonu"),
    "isolated damage": (
        "isolated source of damage",
        "samostatný zdroj zranění",
        "osobne źródło obrażeń",
    ),
}

# Where the question differs from the sentence of the rulebook.
QUESTIONS: Final[dict[type, Three]] = {
    rules.RollOrAnnounce: (
        "roll, or announce an ability",
        "hoď kostkami, nebo oznam schopnost",
        "rzuć kośćmi albo ogłoś zdolność",
    ),
    rules.RollForTheStart: (
        "roll a die for the start",
        "hoď kostkou o začátek",
        "rzuć kością o rozpoczęcie",
    ),
    rules.RollAnAttempt: ("roll the dice", "hoď kostkami", "rzuć kośćmi"),
    rules.SellDown: (
        "sell a card, until you have at most 6 in hand",
        "prodej kartu, v ruce jich může zůstat nejvýše 6",
        "sprzedaj kartę, na ręce może zostać najwyżej 6",
    ),
    asks.RerollTheOthers: ("reroll the dice", "přehoď kostky", "przerzuć kości"),
    asks.KeepAndReroll: (
        "choose the dice to keep and reroll the others",
        "vyber, které kostky si necháš, a ostatní přehoď",
        "wybierz, które kości zachowujesz, a pozostałe przerzuć",
    ),
    asks.ChooseDie: (
        "choose {whose:any=a die|own=one of your dice|foes=an opponent's die}{optional: or stop|}",
        "vyber {whose:any=kostku|own=svou kostku|foes=soupeřovu kostku}{optional:, nebo skonči|}",
        "wybierz {whose:any=kość|own=swoją kość|foes=kość przeciwnika}{optional: albo zakończ|}",
    ),
    asks.TurnItToAny: (
        "choose the number to change the die to",
        "vyber číslo, na které kostku změníš",
        "wybierz cyfrę, na którą zmienisz kość",
    ),
    asks.TurnItTo: (
        "change the die to {face}",
        "změň kostku na {face}",
        "zmień kość na {face}",
    ),
    asks.ShiftIt: (
        "change the die by 1, up or down",
        "změň kostku o 1 nahoru nebo dolů",
        "zmień kość o 1 w górę albo w dół",
    ),
    asks.CopyAnother: (
        "choose the die whose number it copies",
        "vyber kostku, jejíž číslo převezme",
        "wybierz kość, której cyfrę skopiujesz",
    ),
    asks.RerollIt: ("reroll the die", "přehoď kostku", "przerzuć kość"),
    asks.ChooseStatus: (
        "choose a token of that player",
        "vyber žeton tohoto hráče",
        "wybierz żeton tego gracza",
    ),
    asks.ChooseReceiver: (
        "choose the player who gets the token",
        "zvol hráče, který žeton dostane",
        "wybierz gracza, który dostanie żeton",
    ),
    asks.InflictOnUpTo: (
        "choose an opponent to inflict {token} on, or stop",
        "zvol soupeře, kterému přidělíš žeton {token}, nebo skonči",
        "wybierz przeciwnika, na którego zagrasz żeton {token}, albo zakończ",
    ),
    asks.PlayAnUpgradeFree: (
        "choose an upgrade to play for free",
        "vyber vylepšení, které zahraješ zdarma",
        "wybierz ulepszenie, które zagrasz za darmo",
    ),
    asks.SearchUpgrades: (
        "choose an upgrade from your deck to "
        "{into:into-hand=take into your hand|put into play}{up_to:, or stop|}",
        "vyber ze svého balíčku vylepšení, které "
        "{into:into-hand=si vezmeš do ruky|umístíš do hry}{up_to:, nebo skonči|}",
        "wybierz ze swojej talii ulepszenie, które "
        "{into:into-hand=weźmiesz na rękę|umieścisz w grze}{up_to:, albo zakończ|}",
    ),
    asks.PutThemBack: (
        "choose which of the cards goes under the others",
        "vyber, která z karet bude pod ostatními",
        "wybierz, która z kart znajdzie się pod pozostałymi",
    ),
    asks.Or: ("choose one", "vyber jednu z možností", "wybierz jedną z możliwości"),
    asks.May: (
        "decide whether to do this: {block:list}",
        "rozhodni se, zda to uděláš: {block:list}",
        "zdecyduj, czy to zrobisz: {block:list}",
    ),
    spells.LookAtSpells: (
        "draw the next Spell that is looked at",
        "vylosuj další prohlížené Kouzlo",
        "wylosuj następne oglądane Zaklęcie",
    ),
    spells.ChooseSpell: (
        "choose the Spell to prepare",
        "vyber Kouzlo, které připravíš",
        "wybierz Zaklęcie, które przygotujesz",
    ),
    spells.CastSpell: (
        "cast a prepared Spell, or stop",
        "sešli připravené Kouzlo, nebo skonči",
        "rzuć przygotowane Zaklęcie albo zakończ",
    ),
    spells.DiscardACard: (
        "choose a card to discard",
        "vyber kartu, kterou odložíš",
        "wybierz kartę, którą odrzucisz",
    ),
    spells.ChooseTopOrBottom: (
        "choose where the card goes back to",
        "zvol, kam se karta vrátí",
        "wybierz, dokąd wróci karta",
    ),
    spells.PutADrawnCardBack: (
        "choose the card that you put back",
        "vyber kartu, kterou vrátíš",
        "wybierz kartę, którą odłożysz",
    ),
    verbs.LookAtTop: (
        "draw the next card that is looked at",
        "vylosuj další prohlíženou kartu",
        "wylosuj następną oglądaną kartę",
    ),
}
