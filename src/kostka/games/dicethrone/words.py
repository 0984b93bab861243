"""The phrasebook of Dice Throne: how every step, condition, amount and trigger reads.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  A condition
is a clause that fits after "if", a trigger one that fits after "whenever".
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone import (
    amounts,
    asks_cards,
    asks_dice,
    asks_players,
    asks_tokens,
    blocks,
    companions,
    conjuring,
    covers,
    defence,
    facts,
    illusions,
    offence,
    opening,
    phases,
    play,
    printed,
    rules,
    spells,
    targeting,
    triggers,
    verbs_cards,
    verbs_damage,
    verbs_dice,
    verbs_phases,
    verbs_tokens,
)
from kostka.kernel.event import ReadDue
from kostka.kernel.step import If
from kostka.kernel.window import PlayOrPass

Three = tuple[str, str, str]

# --- Amounts, patterns, conditions, triggers ------------------------------------------------------

# The number to say: a field of the amount, a fixed number, or a letter that the phrase explains.
HEADS: Final[dict[type, int | str]] = {
    amounts.Per: ".n",
    amounts.PerUpgrade: ".n",
    amounts.PerUpgradeThisTurn: ".n",
    amounts.PerHeld: ".n",
    amounts.Provided: ".n",
    amounts.ReadOtherwise: ".n",
    amounts.HalfTheDie: "X",
    amounts.TheTotal: "X",
    amounts.YourCp: "X",
    conjuring.PerStatus: 1,
    amounts.SoMany: ".n",
}

AMOUNTS: Final[dict[type, Three]] = {
    amounts.Per: (
        " for {every:1=each {symbol:one}|every {every} {symbol:*every}}",
        " za {every:1=každý symbol|každé {every} symboly} {symbol}",
        " za {every:1=każdy symbol|każde {every} symbole} {symbol}",
    ),
    amounts.PerUpgrade: (
        " for each upgrade you have in play",
        " za každé vylepšení, které máš ve hře",
        " za każde ulepszenie, które masz w grze",
    ),
    amounts.PerUpgradeThisTurn: (
        " for each upgrade played this turn",
        " za každé vylepšení zahrané v tomto tahu",
        " za każde ulepszenie zagrane w tej turze",
    ),
    amounts.PerHeld: (
        " for {every:1=each|every {every}} {token} you have",
        " za {every:1=každý|2=každé 2|3=každé 3|4=každé 4|každých {every}} "
        "{every:žeton|žetony|žetonů} {token}, {every:který|které|které} máš",
        " za {every:1=każdy|2=każde 2|3=każde 3|4=każde 4|każdych {every}} "
        "{every:żeton|żetony|żetonów} {token}, {every:który|które|które} masz",
    ),
    amounts.Provided: (" if {fact}", ", pokud {fact}", ", jeśli {fact}"),
    amounts.ReadOtherwise: (
        " ({other} at a table with {exception})",
        " ({other} u stolu s výjimkou {exception})",
        " ({other} przy stole z wyjątkiem {exception})",
    ),
    amounts.HalfTheDie: (
        ", where X is half the number rolled, rounded up",
        ", kde X je polovina hozeného čísla zaokrouhlená nahoru",
        ", gdzie X to połowa wyrzuconej liczby zaokrąglona w górę",
    ),
    amounts.TheTotal: (
        ", where X is the total rolled",
        ", kde X je součet hodu",
        ", gdzie X to suma rzutu",
    ),
    conjuring.PerStatus: (
        " for each positive or negative status token you have, {most} at the most",
        " za každý svůj žeton zvýhodňujícího nebo znevýhodňujícího stavu, nejvýše {most}",
        " za każdy twój żeton pozytywnego lub negatywnego efektu, najwyżej {most}",
    ),
    amounts.YourCp: (
        ", where X is {half:half of your CP, rounded up|the number of your CP}",
        ", kde X je {half:polovina tvých BB zaokrouhlená nahoru|počet tvých BB}",
        ", gdzie X to {half:połowa twoich PW zaokrąglona w górę|liczba twoich PW}",
    ),
    amounts.SoMany: (
        " for each one spent this way",
        " za každý takto využitý",
        " za każdy wydany w ten sposób",
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
    facts.UpgradesInPlay: (
        "you have at least {n} {n:upgrade|upgrades} in play",
        "máš ve hře alespoň {n} vylepšení",
        "masz w grze co najmniej {n} {n:ulepszenie|ulepszenia|ulepszeń}",
    ),
    facts.YouHold: (
        "you have {n:1=|at least {n} }{token}",
        "máš {n:1=|alespoň {n} }{n:žeton|žetony|žetonů} {token}",
        "masz {n:1=|co najmniej {n} }{n:żeton|żetony|żetonów} {token}",
    ),
    facts.TheDiceShow: (
        "the dice show {pattern}",
        "je na kostkách {pattern}",
        "na kościach jest {pattern}",
    ),
    facts.TheDieIs: ("the die shows {it:range}", "padne {it:range}", "wypadnie {it:range}"),
    facts.TheTotalIs: (
        "the total rolled is {it:range}",
        "je součet hodu {it:range}",
        "suma rzutu wynosi {it:range}",
    ),
    facts.HeldSinceBefore: (
        "you have had {n:this token|{n} of these tokens} since before this turn",
        "máš {n:tento žeton|{n} tyto žetony|{n} těchto žetonů} už od dřívějšího tahu",
        "masz {n:ten żeton|{n} te żetony|{n} tych żetonów} jeszcze sprzed tej tury",
    ),
    facts.ThisWouldDefeatYou: (
        "the incoming damage would defeat you",
        "hrozící zranění stačí na tvou porážku",
        "nadchodzące obrażenia by cię pokonały",
    ),
    facts.YourAttackIsOver: (
        "{n:0=the damage of your attack has been dealt|your attack has dealt at least {n} damage}",
        "{n:0=byla udělena zranění tvého útoku|udělil tvůj útok alespoň {n} zranění}",
        "{n:0=zadano już obrażenia twojego ataku|twój atak zadał co najmniej {n} obrażeń}",
    ),
    facts.Noted: (
        "{what} is in effect",
        "platí {what}",
        "obowiązuje {what}",
    ),
    facts.YouHaveLessHealth: (
        "you have less health than the opponent",
        "máš méně zdraví než soupeř",
        "masz mniej zdrowia niż przeciwnik",
    ),
    facts.YouHaveStatuses: (
        "you have {besides:another status token|at least {n} status {n:token|tokens}} that can be "
        "removed",
        "máš {besides:ještě jiný žeton stavu, který lze|alespoň {n} {n:žeton stavu, který lze|"
        "žetony stavů, které lze|žetonů stavů, které lze}} odstranit",
        "masz {besides:jeszcze inny żeton efektu, który można|co najmniej {n} "
        "{n:żeton efektu, który można|żetony efektów, które można|żetonów efektów, które można}} "
        "usunąć",
    ),
    facts.Not: ("it is not so that {fact}", "neplatí, že {fact}", "nie jest tak, że {fact}"),
    facts.Both: ("{one} and {other}", "{one} a {other}", "{one} i {other}"),
    facts.Either: (
        "either {one}, or {other}",
        "buď {one}, nebo {other}",
        "albo {one}, albo {other}",
    ),
    facts.DamageIsIncoming: (
        "damage is incoming to {anyone:a player|you}",
        "{anyone:některému hráči|ti} hrozí zranění",
        "{anyone:któryś gracz ma|masz} otrzymać obrażenia",
    ),
    facts.YouAreAttacked: (
        "you are being attacked{undefendably: with undefendable damage|}",
        "na tebe někdo útočí{undefendably: neblokovatelně|}",
        "ktoś cię atakuje{undefendably: obrażeniami nieuchronnymi|}",
    ),
    facts.YouDefendWith: (
        "you have rolled the dice of {ability}",
        "leží na stole tvůj hod za schopnost {ability}",
        "leży na stole twój rzut za zdolność {ability}",
    ),
    facts.ItHasPrevented: (
        "{ability} has prevented damage",
        "schopnost {ability} zabránila zranění",
        "zdolność {ability} zapobiegła obrażeniom",
    ),
    facts.YouJustDodged: (
        "you spent a token against this damage and its die shows {it:range}",
        "na kostce za žeton využitý proti tomuto zranění padlo {it:range}",
        "na kości za żeton wydany przeciwko tym obrażeniom wypadło {it:range}",
    ),
    facts.YourAttackHasDealtDamage: (
        "the attack dealt at least 1 damage",
        "útok udělil alespoň 1 zranění",
        "atak zadał co najmniej 1 obrażenie",
    ),
    facts.YourMainPhase: ("it is your main phase", "je tvá hlavní fáze", "trwa twoja Faza Główna"),
    facts.ARollPhase: ("it is a Roll Phase", "probíhá fáze hodu", "trwa Faza Rzutu"),
    facts.ItIsThe: ("it is the {phase}", "probíhá {phase}", "trwa {phase}"),
    facts.DiceLie: (
        "{purpose:offensive={whose:any=an|own=your|our=your or a teammate's|"
        "foes=an opponent's} offensive|"
        "{whose:any=a|own=your|our=your or a teammate's|foes=an opponent's}"
        "{purpose:defensive= defensive|side-roll= side|}}"
        " roll{two: of at least 2 dice|}{showing: with a {faces:or}|} can still be altered",
        "lze ještě upravit výsledek "
        "{whose:any=|own=tvého |our=tvého nebo spoluhráčova |foes=soupeřova }hodu"
        "{purpose:offensive= na útok|defensive= na obranu|side-roll= mimo bojové pokusy|}"
        "{two: alespoň 2 kostkami|}{showing: s číslem {faces:or}|}",
        "można jeszcze zmienić wynik {whose:any=|own=twojego |our=|foes=}rzutu"
        "{purpose:offensive= ofensywnego|defensive= obronnego|side-roll= poza próbami rzutu|}"
        "{whose:foes= przeciwnika|our= twojego lub współgracza|}"
        "{two: co najmniej 2 kośćmi|}{showing: z cyfrą {faces:or}|}",
    ),
    facts.SomebodyHasAStatus: (
        "a player has a status token that can be {to_move:transferred|removed}",
        "má některý hráč žeton stavu, který lze {to_move:přesunout|odstranit}",
        "któryś gracz ma żeton efektu, który można {to_move:przenieść|usunąć}",
    ),
    facts.AnUpgradeInHand: (
        "you have an upgrade in hand that fits your board",
        "máš v ruce vylepšení, které můžeš umístit na svou desku",
        "masz na ręce ulepszenie, które możesz umieścić na swojej planszy",
    ),
    facts.CardsInDeck: (
        "your deck is not empty",
        "tvůj balíček není prázdný",
        "twoja talia nie jest pusta",
    ),
    facts.NoUpgradeAmongThem: (
        "none of them is an upgrade",
        "mezi nimi není žádné vylepšení",
        "nie ma wśród nich ulepszenia",
    ),
    phases.YouAreOut: (
        "you are defeated and none of your abilities is left to be resolved",
        "prohráváš a žádná tvá schopnost už nečeká na vyhodnocení",
        "przegrywasz i żadna twoja zdolność nie czeka już na rozpatrzenie",
    ),
    targeting.ADieDecides: (
        "a die decides who is the target",
        "o cíli rozhoduje kostka",
        "o celu rozstrzyga kość",
    ),
    defence.TheAttackIsDefendable: (
        "the attack is defendable",
        "je útok blokovatelný",
        "przed atakiem można się obronić",
    ),
    defence.TheDefenceIsToCome: (
        "the time to defend has not passed",
        "na obranu ještě není pozdě",
        "na obronę nie jest jeszcze za późno",
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
        "you are making {defendably:a defendable attack|an attack that can be modified}",
        "provádíš {defendably:blokovatelný|ovlivnitelný} útok",
        "wykonujesz atak {defendably:dający się odeprzeć|podlegający modyfikacji}",
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
    triggers.YouAreDamaged: (
        "you are dealt damage other than ultimate damage",
        "je ti uděleno jiné než ultimátní zranění",
        "otrzymasz obrażenia inne niż specjalne",
    ),
    triggers.YourAttackDamages: (
        "your attack deals damage",
        "tvůj útok udělí zranění",
        "twój atak zada obrażenia",
    ),
    spells.YourUpkeep: (
        "your Upkeep Phase begins",
        "začíná tvá fáze údržby",
        "zaczyna się twoja Faza Utrzymania",
    ),
    triggers.YouPlayAnotherUpgrade: (
        "you play another upgrade",
        "zahraješ jiné vylepšení",
        "zagrasz inne ulepszenie",
    ),
    triggers.Moment: (
        "{word:roll-begins=your Offensive Roll Phase begins|activates=you activate an offensive "
        "ability|attacked=you are attacked|turn-ends=your turn ends}",
        "{word:roll-begins=začíná tvá fáze hodu na útok|activates=spustíš útočnou schopnost"
        "|attacked=na tebe někdo zaútočí|turn-ends=končí tvůj tah}",
        "{word:roll-begins=zaczyna się twoja Faza Rzutu Ofensywnego|activates=aktywujesz zdolność "
        "ofensywną|attacked=ktoś cię zaatakuje|turn-ends=kończy się twoja tura}",
    ),
    triggers.YouActivate: (
        "you activate an offensive ability with {symbol} among the dice",
        "spustíš útočnou schopnost a na kostkách je symbol {symbol}",
        "aktywujesz zdolność ofensywną, a na kościach jest symbol {symbol}",
    ),
    triggers.YouGet: ("you get {token}", "dostaneš žeton {token}", "dostaniesz żeton {token}"),
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
    blocks.On: (
        "on {pattern:on}: {lines:list}",
        "za {pattern:on}: {lines:list}",
        "przy {pattern:on}: {lines:list}",
    ),
    blocks.OnOrInstead: (
        "on {pattern:on} (on {instead:on}, if {what} is in effect): {lines:list}",
        "za {pattern:on} (platí-li {what}, za {instead:on}): {lines:list}",
        "przy {pattern:on} (jeśli obowiązuje {what}, przy {instead:on}): {lines:list}",
    ),
    blocks.Otherwise: (
        "otherwise: {lines:list}",
        "jinak: {lines:list}",
        "w przeciwnym razie: {lines:list}",
    ),
    blocks.Then: ("then~", "poté~", "następnie~"),
    blocks.May: ("you may {block:list}", "chceš-li, {block:list}", "jeśli chcesz, {block:list}"),
    blocks.MayIf: (
        "if {condition}: you may {block:list}",
        "pokud {condition}: chceš-li, {block:list}",
        "jeśli {condition}: jeśli chcesz, {block:list}",
    ),
    blocks.Or: (
        "choose one: {branches:numbered}",
        "vyber jedno: {branches:numbered}",
        "wybierz jedno: {branches:numbered}",
    ),
    blocks.ItsOwnerChooses: (
        "the player whose leaflet has this token chooses one: {branches:numbered}",
        "hráč, na jehož přehledu je tento žeton, vybere jedno: {branches:numbered}",
        "gracz, na którego karcie informacyjnej jest ten żeton, wybiera jedno: {branches:numbered}",
    ),
    conjuring.ChooseFromALeaflet: (
        "choose a positive status of any hero in the game for which you have room",
        "vyber zvýhodňující stav kteréhokoli hrdiny ve hře, na který máš místo",
        "wybierz pozytywny efekt dowolnego bohatera w grze, na który masz miejsce",
    ),
    conjuring.GainTheChosen: ("gain it", "získej ho", "weź go"),
    conjuring.UnlessAnOpponentDiscards: (
        "unless an opponent discards a card of their choice{block:then}",
        "pokud žádný soupeř neodloží kartu podle své volby{block:then}",
        "o ile żaden przeciwnik nie odrzuci wybranej przez siebie karty{block:then}",
    ),
    blocks.Branch: ("{rule}", "{rule}", "{rule}"),
    blocks.Repeat: (
        "do this {n:once|{n} times}{n:for}: {block:list}",
        "udělej {n}×{n:for}: {block:list}",
        "zrób {n}×{n:for}: {block:list}",
    ),
    blocks.IfTheTarget: (
        "if {fact}: {block:list}; otherwise: {otherwise:list}",
        "pokud {fact}: {block:list}; jinak: {otherwise:list}",
        "jeśli {fact}: {block:list}; w przeciwnym razie: {otherwise:list}",
    ),
    printed.Once: ("", "", ""),  # its passive says "once per turn"
    # damage and health
    verbs_damage.Deal: (
        "deal {n} {kind:*n}{n:for}",
        "uděl {n} {kind:*n}{n:for}",
        "zadaj {n} {kind:*n}{n:for}",
    ),
    verbs_damage.AddDamage: (
        "add {n} damage{n:for}",
        "přidej {n} zranění{n:for}",
        "dodaj {n} {n:obrażenie|obrażenia|obrażeń}{n:for}",
    ),
    verbs_damage.Prevent: (
        "prevent {n} incoming damage{chosen: to that player|}{n:for}",
        "zabraň {n} {n:hrozícímu zranění|hrozícím zraněním}{chosen: tohoto hráče|}{n:for}",
        "zapobiegnij {n} {n:nadchodzącemu obrażeniu|nadchodzącym obrażeniom}"
        "{chosen: tego gracza|}{n:for}",
    ),
    verbs_damage.PreventHalf: (
        "prevent half of the incoming damage, rounded up",
        "zabraň polovině hrozícího zranění, zaokrouhleno nahoru",
        "zapobiegnij połowie nadchodzących obrażeń, zaokrąglając w górę",
    ),
    verbs_damage.PreventAll: (
        "prevent all incoming damage",
        "zabraň všem hrozícím zraněním",
        "zapobiegnij wszystkim nadchodzącym obrażeniom",
    ),
    verbs_damage.DealHalfBack: (
        "deal half of the damage incoming to you, rounded up, to the attacker; it is reckoned at "
        "the end, as all that multiplies or divides",
        "uděl útočníkovi polovinu zranění, která ti hrozí, zaokrouhlenou nahoru; počítá se až na "
        "konci jako vše, co násobí nebo dělí",
        "zadaj atakującemu połowę nadchodzących obrażeń zadawanych tobie, zaokrągloną w górę; "
        "liczy się ją na końcu, jak wszystko, co mnoży lub dzieli",
    ),
    verbs_damage.NoteTheDodge: (
        "",
        "",
        "",
    ),  # the card that looks at the die says which die it means
    verbs_damage.DealIsolated: (
        "{to:yourself=you take|deal} {n} {kind:*n}"
        "{to:yourself=| to that player} as an isolated source",
        "{to:yourself=dostaneš|uděl mu} {n} {kind:*n} jako samostatný zdroj zranění",
        "{to:yourself=otrzymujesz|zadaj mu} {n} {kind:*n} jako osobne źródło obrażeń",
    ),
    verbs_damage.DealTo: (
        "{to:yourself=you take|deal} {n} {kind:*n}"
        "{to:each-foe= to each opponent|chosen= to that player|}{n:for}",
        "{to:each-foe=uděl každému soupeři|chosen=uděl mu|dostaneš} {n} {kind:*n}{n:for}",
        "{to:each-foe=zadaj każdemu przeciwnikowi|chosen=zadaj mu|otrzymujesz} {n} {kind:*n}"
        "{n:for}",
    ),
    verbs_damage.Land: (
        "the damage and healing that waits is applied at once",
        "všechna hrozící zranění a léčení se udělí naráz",
        "wszystkie nadchodzące obrażenia i uleczenia następują naraz",
    ),
    verbs_damage.Heal: (
        "heal {n}{n:for}",
        "uzdrav se o {n} {n:bod|body|bodů}{n:for}",
        "ulecz {n} {n:punkt|punkty|punktów} zdrowia{n:for}",
    ),
    verbs_damage.SurviveAt: (
        "if this would defeat you, you have {n} health instead",
        "kdyby tě to mělo porazit, zůstane ti místo toho {n} {n:bod|body|bodů} zdraví",
        "jeśli miałoby cię to pokonać, zamiast tego masz {n} {n:punkt|punkty|punktów} zdrowia",
    ),
    verbs_damage.StealHealth: (
        "steal {n} health from the opponent{n:for}",
        "seber soupeři {n} {n:bod|body|bodů} zdraví{n:for}",
        "ukradnij przeciwnikowi {n} {n:punkt|punkty|punktów} zdrowia{n:for}",
    ),
    # roll phases
    verbs_phases.EndTheRollPhaseAtOnce: (
        "the Roll Phase ends at once (but not an activated ultimate)",
        "fáze hodu ihned končí (spuštěná ultimátní schopnost však pokračuje)",
        "Faza Rzutu natychmiast się kończy (aktywowana zdolność specjalna trwa jednak dalej)",
    ),
    verbs_phases.AnotherRollPhase: (
        "after this Roll Phase you have another Offensive Roll Phase against the same opponent",
        "po této fázi hodu máš další fázi hodu na útok proti témuž soupeři",
        "po tej Fazie Rzutu masz kolejną Fazę Rzutu Ofensywnego przeciwko temu samemu "
        "przeciwnikowi",
    ),
    verbs_phases.AllowDefence: (
        "you may defend against this attack although it is undefendable",
        "proti tomuto útoku se můžeš bránit, i když je neblokovatelný",
        "możesz się bronić przed tym atakiem, choć jest nieuchronny",
    ),
    verbs_phases.NoteIt: (
        "until the end of the Roll Phase {what} is in effect",
        "do konce fáze hodu platí {what}",
        "do końca Fazy Rzutu obowiązuje {what}",
    ),
    # combat points and cards
    verbs_cards.GainCp: ("gain {n} CP{n:for}", "získej {n} BB{n:for}", "weź {n} PW{n:for}"),
    verbs_cards.StealCp: (
        "steal {n} CP from the opponent{n:for}",
        "seber soupeři {n} BB{n:for}",
        "ukradnij przeciwnikowi {n} PW{n:for}",
    ),
    verbs_cards.LoseCp: (
        "the opponent loses {n} CP{n:for}",
        "soupeř přijde o {n} BB{n:for}",
        "przeciwnik traci {n} PW{n:for}",
    ),
    verbs_cards.OneAtRandom: (
        "discard a card at random",
        "odlož náhodnou kartu",
        "odrzuć losową kartę",
    ),
    verbs_cards.DiscardAtRandom: (
        "{chosen:that player|the opponent} discards {n} {n:card|cards} at random{n:for}",
        "{chosen:tento hráč|soupeř} odloží {n} {n:náhodnou kartu|náhodné karty|náhodných karet}"
        "{n:for}",
        "{chosen:ten gracz|przeciwnik} odrzuca {n} {n:losową kartę|losowe karty|losowych kart}"
        "{n:for}",
    ),
    verbs_cards.Draw: (
        "draw {n} {n:card|cards}{n:for}",
        "dober si {n} {n:kartu|karty|karet}{n:for}",
        "dobierz {n} {n:kartę|karty|kart}{n:for}",
    ),
    verbs_cards.LookAtTop: (
        "look at the top {n:card|{n} cards} of your deck",
        "podívej se na {n:vrchní kartu|{n} vrchní karty|{n} vrchních karet} svého balíčku",
        "obejrzyj {n:wierzchnią kartę|{n} wierzchnie karty|{n} wierzchnich kart} swojej talii",
    ),
    verbs_cards.TakeTheUpgrades: (
        "show all upgrades among them and take them into your hand",
        "ukaž všechna vylepšení mezi nimi a vezmi si je do ruky",
        "pokaż wszystkie ulepszenia spośród nich i weź je na rękę",
    ),
    verbs_cards.ShowThem: (
        "show them to your opponents",
        "ukaž je soupeřům",
        "pokaż je przeciwnikom",
    ),
    verbs_cards.Shuffle: ("shuffle your deck", "zamíchej svůj balíček", "potasuj swoją talię"),
    verbs_cards.SeeTheHand: (
        "that player shows you their hand",
        "tento hráč ti ukáže karty v ruce",
        "ten gracz pokazuje ci karty z ręki",
    ),
    asks_cards.PlayAnUpgradeFree: (
        "play an upgrade from your hand for free",
        "zahraj zdarma jedno vylepšení z ruky",
        "zagraj za darmo jedno ulepszenie z ręki",
    ),
    asks_cards.SearchUpgrades: (
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
    asks_cards.PutThemBack: (
        "put the remaining cards back on top of your deck in any order",
        "zbývající karty vrať navrch balíčku v libovolném pořadí",
        "pozostałe karty odłóż na wierzch talii w dowolnej kolejności",
    ),
    # tokens
    verbs_tokens.Gain: (
        "gain {n:#}{token}{n:for}",
        "získej {n:#}{n:žeton|žetony|žetonů} {token}{n:for}",
        "weź {n:#}{n:żeton|żetony|żetonów} {token}{n:for}",
    ),
    verbs_tokens.Fill: (
        "gain {token} up to your stack limit",
        "získej žetony {token} až do svého nejvyššího počtu",
        "weź żetony {token} aż do swojego limitu stosu",
    ),
    verbs_tokens.Give: (
        "give that player {n:#}{token}{n:for}",
        "dej tomuto hráči {n:#}{n:žeton|žetony|žetonů} {token}{n:for}",
        "daj temu graczowi {n:#}{n:żeton|żetony|żetonów} {token}{n:for}",
    ),
    verbs_tokens.RaiseLimit: (
        "raise your stack limit of {token} by {n} for the rest of the game",
        "zvyš do konce hry svůj nejvyšší počet žetonů {token} o {n}",
        "zwiększ do końca gry swój limit stosu żetonów {token} o {n}",
    ),
    verbs_tokens.Inflict: (
        "inflict {n:#}{token}{chosen: on that player|}{n:for}",
        "přiděl {chosen:mu|soupeři} {n:#}{n:žeton|žetony|žetonů} {token}{n:for}",
        "zagraj {chosen:na niego|na przeciwnika} {n:#}{n:żeton|żetony|żetonów} {token}{n:for}",
    ),
    asks_tokens.InflictOnUpTo: (
        "inflict {token} on {n:an opponent|up to {n} different opponents} of your choice",
        "přiděl žeton {token} {n:jednomu soupeři|až {n} různým soupeřům} podle své volby",
        "zagraj żeton {token} na {n:wybranego przeciwnika|najwyżej {n} różnych przeciwników}",
    ),
    verbs_tokens.Lose: (
        "remove {n} of your {token}{n:for}",
        "odstraň {n} {n:svůj žeton|své žetony|svých žetonů} {token}{n:for}",
        "usuń {n} {n:swój żeton|swoje żetony|swoich żetonów} {token}{n:for}",
    ),
    asks_tokens.SpendUpTo: (
        "spend up to {n} {token}",
        "využij nejvýše {n} {n:žeton|žetony|žetonů} {token}",
        "wydaj najwyżej {n} {n:żeton|żetony|żetonów} {token}",
    ),
    asks_tokens.PayAnyCp: (
        "pay any number of CP",
        "zaplať libovolný počet BB",
        "zapłać dowolną liczbę PW",
    ),
    verbs_tokens.RemoveAll: (
        "remove all your {token}",
        "odstraň všechny své žetony {token}",
        "usuń wszystkie swoje żetony {token}",
    ),
    verbs_tokens.RemoveIt: ("remove this token", "odstraň tento žeton", "usuń ten żeton"),
    verbs_tokens.AdvanceIt: (
        "advance the time of this token",
        "posuň čas tohoto žetonu",
        "przesuń czas tego żetonu",
    ),
    verbs_tokens.AdvanceAll: (
        "advance the time of every {token} in play",
        "posuň čas všech žetonů {token} ve hře",
        "przesuń czas wszystkich żetonów {token} w grze",
    ),
    verbs_tokens.RemoveStatuses: (
        "remove all {kind:negative=negative |positive=positive |}status tokens "
        "{yourself:of yours|from that player} that can be removed",
        "odstraň všechny {yourself:své|jeho} "
        "{kind:negative=znevýhodňující |positive=zvýhodňující |}žetony stavů, které lze odstranit",
        "usuń wszystkie {yourself:swoje|jego} "
        "{kind:negative=negatywne |positive=pozytywne |}żetony efektów, które można usunąć",
    ),
    asks_tokens.RemoveStatus: ("remove it", "odstraň ho", "usuń go"),
    asks_tokens.MoveStatus: (
        "transfer the token to that player",
        "přesuň žeton k tomuto hráči",
        "przenieś żeton do tego gracza",
    ),
    # whom
    asks_players.ChooseOpponent: ("choose an opponent", "zvol soupeře", "wybierz przeciwnika"),
    asks_players.ChoosePlayer: (
        "choose a player, who may be yourself",
        "zvol hráče, třeba i sebe",
        "wybierz gracza, choćby siebie",
    ),
    asks_players.ChooseThreatened: (
        "choose a player to whom damage is incoming",
        "zvol hráče, kterému hrozí zranění",
        "wybierz gracza, który ma otrzymać obrażenia",
    ),
    asks_tokens.ChooseHolder: (
        "choose a player who has a status token that can be {to_move:transferred|removed}",
        "zvol hráče s žetonem stavu, který lze {to_move:přesunout|odstranit}",
        "wybierz gracza z żetonem efektu, który można {to_move:przenieść|usunąć}",
    ),
    asks_tokens.ChooseStatus: (
        "choose one {own:of your status tokens that can be removed|such token of that player}",
        "vyber jeden {own:svůj žeton stavu, který lze odstranit|jeho takový žeton}",
        "wybierz jeden {own:swój żeton efektu, który można usunąć|jego taki żeton}",
    ),
    asks_tokens.ShakeOffAStatus: (
        "remove one status token that this attack has inflicted on you",
        "odstraň jeden žeton stavu, který ti tento útok udělil",
        "usuń jeden żeton efektu, który otrzymujesz w wyniku tego ataku",
    ),
    asks_tokens.ChooseReceiver: (
        "choose another player who has room for it",
        "zvol jiného hráče, který pro něj má místo",
        "wybierz innego gracza, który ma na niego miejsce",
    ),
    # dice
    verbs_dice.RollDice: (
        "roll {n} {n:die|dice}",
        "hoď {n} {n:kostkou|kostkami}",
        "rzuć {n} {n:kością|kośćmi}",
    ),
    asks_dice.ChooseDie: (
        "{optional:you may choose one more of|choose one of} "
        "{whose:any=the dice|own=your dice|our=your own or a teammate's dice|"
        "foes=an opponent's dice}"
        "{showing: that show {faces:or}|}",
        "{optional:můžeš vybrat ještě|vyber} jednu "
        "{whose:any=kostku|own=svou kostku|our=kostku svou nebo spoluhráčovu|"
        "foes=soupeřovu kostku}"
        "{showing: s číslem {faces:or}|}",
        "{optional:możesz wybrać jeszcze|wybierz} jedną "
        "{whose:any=kość|own=swoją kość|our=kość swoją lub współgracza|foes=kość przeciwnika}"
        "{showing: z cyfrą {faces:or}|}",
    ),
    asks_dice.TurnItToAny: (
        "change it to any number",
        "změň ji na libovolné číslo",
        "zmień ją na dowolną cyfrę",
    ),
    asks_dice.TurnItTo: ("change it to {face}", "změň ji na {face}", "zmień ją na {face}"),
    asks_dice.TurnItToOneOf: (
        "change it to {faces:or}",
        "změň ji na {faces:or}",
        "zmień ją na {faces:or}",
    ),
    verbs_dice.SwapADie: (
        "in this roll one of your dice is another hero's: only its number counts, not its symbol",
        "v tomto hodu je jedna z tvých kostek cizí: platí na ní jen číslo, ne symbol",
        "w tym rzucie jedna z twoich kości jest cudza: liczy się tylko jej cyfra, nie symbol",
    ),
    asks_dice.CountOnly: (
        "choose {n} of these dice; only {n:that one counts|those count}",
        "vyber {n} z těchto kostek; platí jen {n:ta|ty}",
        "wybierz {n} z tych kości; {n:liczy się tylko ta|liczą się tylko te}",
    ),
    asks_dice.ShiftIt: (
        "change it by 1, up or down",
        "změň ji o 1 nahoru nebo dolů",
        "zmień ją o 1 w górę albo w dół",
    ),
    asks_dice.CopyAnother: (
        "change it to the number of another die of that roll",
        "změň ji na číslo jiné kostky z téhož hodu",
        "zmień ją na cyfrę innej kości z tego rzutu",
    ),
    asks_dice.RerollIt: ("reroll it", "přehoď ji", "przerzuć ją"),
    asks_dice.RerollTheOthers: (
        "reroll the dice that were not kept",
        "přehoď kostky, které si hráč nenechal",
        "przerzuć kości, których gracz nie zachował",
    ),
    asks_dice.KeepAndReroll: (
        "{at_most:5=the player who rolled may reroll any|you may reroll up to {at_most}} of these "
        "dice once",
        "{at_most:5=hráč, který házel, může jednou přehodit libovolné|můžeš jednou přehodit "
        "nejvýše {at_most}} z těchto kostek",
        "{at_most:5=gracz, który rzucał, może raz przerzucić dowolne|możesz raz przerzucić "
        "najwyżej {at_most}} z tych kości",
    ),
}

PIECES: Final[dict[type, Three]] = {
    companions.ItIsHome: ("you have {token}", "máš u sebe {token}", "masz przy sobie {token}"),
    companions.ItIsOnTheTarget: (
        "{token} is with the opponent",
        "je {token} u soupeře",
        "{token} jest u przeciwnika",
    ),
    companions.ThrownThisTurn: (
        "you have thrown {token} at least {n} {n:time|times} this turn",
        "máš v tomto tahu za sebou alespoň {n} {n:vrh|vrhy|vrhů} ({token})",
        "masz w tej turze za sobą co najmniej {n} {n:ciśnięcie|ciśnięcia|ciśnięć} ({token})",
    ),
    companions.PlaceIt: (
        "put it on that player's board",
        "polož ho na desku tohoto hráče",
        "połóż go na planszy tego gracza",
    ),
    companions.TakeItBack: (
        "take it back to your board",
        "vezmi ho zpět na svou desku",
        "weź go z powrotem na swoją planszę",
    ),
    companions.Throw: ("throw {token}", "vrhni {token}", "ciśnij {token}"),
    companions.Retrieve: ("retrieve {token}", "povolej zpět {token}", "przywołaj {token}"),
    companions.ThrowOrRetrieve: (
        "throw or retrieve {token}{up_to:0=| up to {up_to} times}",
        "vrhni, nebo povolej zpět {token}{up_to:0=|, nejvýše {up_to}×}",
        "ciśnij albo przywołaj {token}{up_to:0=|, najwyżej {up_to}×}",
    ),
    companions.AimAtItsHolder: (
        "choose the player who has {token}",
        "zvol hráče, který má {token}",
        "wybierz gracza, który ma {token}",
    ),
    covers.CoverAnAbility: (
        "choose an offensive ability of that player to cover with the token, not the ultimate and "
        "not the last one left",
        "vyber útočnou schopnost tohoto hráče, kterou žeton zakryje, ne však ultimátní ani "
        "poslední volnou",
        "wybierz zdolność ofensywną tego gracza, którą zakryje żeton, ale nie specjalną ani "
        "ostatnią wolną",
    ),
    illusions.NothingHappens: ("nothing happens", "nic se nestane", "nic się nie dzieje"),
    illusions.UseIllusions: (
        "lay these cards face down in any order, you may suggest one of them, and the attacker "
        "picks one to be resolved: {branches:numbered}",
        "vylož tyto karty lícem dolů v libovolném pořadí, můžeš jednu z nich naznačit, a útočník "
        "vybere jednu, která se vyhodnotí: {branches:numbered}",
        "wyłóż te karty zakryte w dowolnej kolejności, możesz jedną z nich zasugerować, a "
        "atakujący wybiera jedną, którą rozpatrujesz: {branches:numbered}",
    ),
    illusions.LayThem: (
        "lay the cards face down in any order",
        "vylož karty lícem dolů v libovolném pořadí",
        "wyłóż karty zakryte w dowolnej kolejności",
    ),
    illusions.SuggestOne: (
        "suggest one of the cards, or stop",
        "naznač jednu z karet, nebo skonči",
        "zasugeruj jedną z kart albo zakończ",
    ),
    illusions.PickOne: (
        "pick one of the cards that lie face down",
        "vyber jednu z karet ležících lícem dolů",
        "wybierz jedną z zakrytych kart",
    ),
    covers.Cover: (
        "inflict {n:#}{token}{chosen: on that player|}{n:for}",
        "přiděl {chosen:mu|soupeři} {n:#}{n:žeton|žetony|žetonů} {token}{n:for}",
        "zagraj {chosen:na niego|na przeciwnika} {n:#}{n:żeton|żetony|żetonów} {token}{n:for}",
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
    opening.RollForTheStart: (
        "each player rolls a die; the highest number starts, ties roll again",
        "každý hodí kostkou; začíná nejvyšší číslo, při shodě se hází znovu",
        "każdy rzuca kością; zaczyna najwyższa liczba, przy remisie rzuca się ponownie",
    ),
    opening.EverybodyDraws: (
        "every player draws an opening hand",
        "každý hráč si dobere úvodní ruku",
        "każdy gracz dobiera rękę początkową",
    ),
    opening.HeroesSetUp: (
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
    phases.Begin: ("this begins: {phase}", "začíná {phase}", "zaczyna się {phase}"),
    rules.Gather: (
        "damage and healing of this phase wait until its end",
        "zranění a léčení této fáze počkají na její konec",
        "obrażenia i uleczenia z tej fazy czekają do jej końca",
    ),
    rules.SkipTheFirst: (
        "in the first turn of the game, or if a token says so, this phase is skipped",
        "v prvním tahu hry, nebo říká-li to žeton, se tato fáze přeskočí",
        "w pierwszej turze gry albo jeśli żeton tak stanowi, pomiń tę fazę",
    ),
    rules.EndTheTurn: ("your turn ends", "tvůj tah končí", "twoja tura się kończy"),
    rules.DrawForIncome: (
        "draw 1 card, unless a token says otherwise",
        "dober si 1 kartu, neříká-li žeton jinak",
        "dobierz 1 kartę, chyba że żeton stanowi inaczej",
    ),
    rules.EndTheRollPhase: (
        "remove the tokens that last until the end of the Roll Phase; if you may roll once more, "
        "begin again",
        "odstraň žetony, které trvají do konce fáze hodu; smíš-li házet znovu, začni od začátku",
        "usuń żetony, które trwają do końca Fazy Rzutu; jeśli możesz rzucać znowu, zacznij od nowa",
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
    offence.TakeTheDice: ("take your dice", "vezmi si své kostky", "weź swoje kości"),
    offence.RollOrAnnounce: (
        "roll the dice in up to 3 roll attempts, keeping any of them, and announce an ability that "
        "they fit, or none",
        "hoď kostkami až ve 3 bojových pokusech, libovolné si přitom nech, a oznam schopnost, "
        "které vyhovují, nebo žádnou",
        "rzuć kośćmi w najwyżej 3 próbach rzutu, zachowując dowolne z nich, i ogłoś zdolność, do "
        "której pasują, albo żadną",
    ),
    offence.RollAnAttempt: (
        "roll the dice that were not kept",
        "hoď kostkami, které si nenecháváš",
        "rzuć kośćmi, których nie zachowujesz",
    ),
    offence.BackIfAltered: (
        "if the dice were altered, use the attempts that are left or announce anew",
        "pokud někdo upravil výsledek hodu, využij zbývající pokusy nebo oznam schopnost znovu",
        "jeśli ktoś zmienił wynik rzutu, wykorzystaj pozostałe próby albo ogłoś zdolność ponownie",
    ),
    offence.Activate: (
        "the announced ability is activated",
        "oznámená schopnost se spustí",
        "ogłoszona zdolność się aktywuje",
    ),
    targeting.SeekTheTarget: (
        "if an effect needs a target and there are several opponents, this phase takes place",
        "pokud některý efekt vyžaduje cíl a soupeřů je víc, koná se tato fáze",
        "jeśli któryś efekt wymaga celu, a przeciwników jest więcej, rozegraj tę fazę",
    ),
    targeting.RollForTheTarget: (
        "between teams, roll a die for the target",
        "v týmové hře hoď kostkou o cíl",
        "w grze drużynowej rzuć kością o cel",
    ),
    targeting.FindTheTarget: (
        "choose the opponent who is the target",
        "zvol soupeře, který bude cílem",
        "wybierz przeciwnika, który będzie celem",
    ),
    targeting.RewardTheChallenger: (
        "whoever attacks a king draws a bonus card",
        "kdo zaútočí na krále, dobere si bonusovou kartu",
        "kto atakuje lidera, dobiera kartę bonusową",
    ),
    targeting.TheTargetIsAttacked: (
        "what waits for an attack on the target happens",
        "nastane, co čeká na útok na cíl",
        "następuje to, co czeka na atak na cel",
    ),
    # defence
    defence.OnlyWithATarget: (
        "without a target this phase is skipped",
        "bez cíle se tato fáze přeskočí",
        "bez celu pomiń tę fazę",
    ),
    defence.TargetedEffects: (
        "the effects that {after:waited for the damage|need a target} are resolved",
        "vyhodnotí se efekty, které {after:čekaly na zranění|vyžadují cíl}",
        "rozpatrz efekty, które {after:czekały na obrażenia|wymagają celu}",
    ),
    defence.Defend: ("the target may defend", "cíl se může bránit", "cel może się bronić"),
    defence.ChooseDefence: (
        "choose a defensive ability, or none",
        "zvol obrannou schopnost, nebo žádnou",
        "wybierz zdolność obronną albo żadną",
    ),
    defence.RollForDefence: (
        "roll your defence dice once",
        "hoď jednou obrannými kostkami",
        "rzuć raz kośćmi obrony",
    ),
    defence.UseTheDefence: (
        "the defensive ability is resolved",
        "vyhodnotí se obranná schopnost",
        "rozpatrz zdolność obronną",
    ),
    defence.DealTheDamage: (
        "all damage and healing of the attack is applied at once",
        "všechna zranění a léčení z útoku se udělí naráz",
        "wszystkie obrażenia i uleczenia z ataku następują naraz",
    ),
    defence.TheAttackIsOver: (
        "the attack is over",
        "útok končí",
        "atak się kończy",
    ),
    defence.ActAfterwards: (
        "if the attacker's hero can act after the damage, players may respond",
        "může-li hrdina útočníka jednat po zranění, hráči mohou reagovat",
        "jeśli bohater atakującego może działać po obrażeniach, gracze mogą reagować",
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
    **PIECES,
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
    "bonus card": ("bonus card", "bonusová karta", "karta bonusowa"),
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
    offence.RollOrAnnounce: (
        "roll, or announce an ability",
        "hoď kostkami, nebo oznam schopnost",
        "rzuć kośćmi albo ogłoś zdolność",
    ),
    opening.RollForTheStart: (
        "roll a die for the start",
        "hoď kostkou o začátek",
        "rzuć kością o rozpoczęcie",
    ),
    offence.RollAnAttempt: ("roll the dice", "hoď kostkami", "rzuć kośćmi"),
    targeting.RollForTheTarget: (
        "roll a die for the target",
        "hoď kostkou o cíl",
        "rzuć kością o cel",
    ),
    rules.SellDown: (
        "sell a card, until you have at most 6 in hand",
        "prodej kartu, v ruce jich může zůstat nejvýše 6",
        "sprzedaj kartę, na ręce może zostać najwyżej 6",
    ),
    asks_dice.RerollTheOthers: ("reroll the dice", "přehoď kostky", "przerzuć kości"),
    asks_dice.KeepAndReroll: (
        "choose the dice to keep and reroll the others",
        "vyber, které kostky si necháš, a ostatní přehoď",
        "wybierz, które kości zachowujesz, a pozostałe przerzuć",
    ),
    asks_dice.ChooseDie: (
        "choose {whose:any=a die|own=one of your dice|our=one of your own or a teammate's dice|"
        "foes=an opponent's die}{optional: or stop|}",
        "vyber {whose:any=kostku|own=svou kostku|our=kostku svou nebo spoluhráčovu|"
        "foes=soupeřovu kostku}{optional:, nebo skonči|}",
        "wybierz {whose:any=kość|own=swoją kość|our=kość swoją lub współgracza|"
        "foes=kość przeciwnika}{optional: albo zakończ|}",
    ),
    asks_dice.TurnItToAny: (
        "choose the number to change the die to",
        "vyber číslo, na které kostku změníš",
        "wybierz cyfrę, na którą zmienisz kość",
    ),
    asks_dice.TurnItTo: (
        "change the die to {face}",
        "změň kostku na {face}",
        "zmień kość na {face}",
    ),
    asks_dice.ShiftIt: (
        "change the die by 1, up or down",
        "změň kostku o 1 nahoru nebo dolů",
        "zmień kość o 1 w górę albo w dół",
    ),
    asks_dice.CopyAnother: (
        "choose the die whose number it copies",
        "vyber kostku, jejíž číslo převezme",
        "wybierz kość, której cyfrę skopiujesz",
    ),
    asks_dice.RerollIt: ("reroll the die", "přehoď kostku", "przerzuć kość"),
    asks_tokens.ChooseStatus: (
        "choose {own:one of your tokens|a token of that player}",
        "vyber {own:svůj žeton|žeton tohoto hráče}",
        "wybierz {own:swój żeton|żeton tego gracza}",
    ),
    asks_tokens.ChooseReceiver: (
        "choose the player who gets the token",
        "zvol hráče, který žeton dostane",
        "wybierz gracza, który dostanie żeton",
    ),
    asks_tokens.InflictOnUpTo: (
        "choose an opponent to inflict {token} on, or stop",
        "zvol soupeře, kterému přidělíš žeton {token}, nebo skonči",
        "wybierz przeciwnika, na którego zagrasz żeton {token}, albo zakończ",
    ),
    asks_cards.PlayAnUpgradeFree: (
        "choose an upgrade to play for free",
        "vyber vylepšení, které zahraješ zdarma",
        "wybierz ulepszenie, które zagrasz za darmo",
    ),
    asks_cards.SearchUpgrades: (
        "choose an upgrade from your deck to "
        "{into:into-hand=take into your hand|put into play}{up_to:, or stop|}",
        "vyber ze svého balíčku vylepšení, které "
        "{into:into-hand=si vezmeš do ruky|umístíš do hry}{up_to:, nebo skonči|}",
        "wybierz ze swojej talii ulepszenie, które "
        "{into:into-hand=weźmiesz na rękę|umieścisz w grze}{up_to:, albo zakończ|}",
    ),
    asks_cards.PutThemBack: (
        "choose which of the cards goes under the others",
        "vyber, která z karet bude pod ostatními",
        "wybierz, która z kart znajdzie się pod pozostałymi",
    ),
    companions.ThrowOrRetrieve: (
        "decide whether to throw or retrieve {token}",
        "rozhodni se, zda vrhneš, nebo povoláš zpět {token}",
        "zdecyduj, czy ciśniesz albo przywołasz {token}",
    ),
    blocks.Or: ("choose one", "vyber jednu z možností", "wybierz jedną z możliwości"),
    blocks.ItsOwnerChooses: (
        "choose what happens to the holder of the token",
        "vyber, co se stane držiteli žetonu",
        "wybierz, co spotka posiadacza żetonu",
    ),
    conjuring.ChooseFromALeaflet: (
        "choose a positive status to conjure",
        "vyber zvýhodňující stav, který vykouzlíš",
        "wybierz pozytywny efekt, który wyczarujesz",
    ),
    conjuring.UnlessAnOpponentDiscards: (
        "discard a card to stop this, or do not",
        "odlož kartu a zabraň tomu, nebo ne",
        "odrzuć kartę, aby temu zapobiec, albo nie",
    ),
    blocks.May: (
        "decide whether to do this: {block:list}",
        "rozhodni se, zda to uděláš: {block:list}",
        "zdecyduj, czy to zrobisz: {block:list}",
    ),
    blocks.MayIf: (
        "if {condition}, decide whether to do this: {block:list}",
        "pokud {condition}, rozhodni se, zda to uděláš: {block:list}",
        "jeśli {condition}, zdecyduj, czy to zrobisz: {block:list}",
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
    verbs_cards.LookAtTop: (
        "draw the next card that is looked at",
        "vylosuj další prohlíženou kartu",
        "wylosuj następną oglądaną kartę",
    ),
}
