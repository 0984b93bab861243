"""Turns of speech of Dice Throne: what words are called, headings, answers, lines of the log.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  Whoever
acts stands in the nominative and the verb in the present, so that any name and gender fits.
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.sayings_asked import ASKED

Three = tuple[str, str, str]

# What the words of the game are called.
LABELS: Final[dict[str, Three]] = {
    # phases
    "upkeep": ("Upkeep Phase", "fáze údržby", "Faza Utrzymania"),
    "income": ("Income Phase", "fáze příjmu", "Faza Dochodu"),
    "main-1": ("Main Phase (1)", "hlavní fáze (1)", "Faza Główna (1)"),
    "offensive": ("Offensive Roll Phase", "fáze hodu na útok", "Faza Rzutu Ofensywnego"),
    "targeting": (
        "Targeting Roll Phase",
        "fáze hodu na zacílení",
        "Faza Rzutu na Wyznaczenie Celu",
    ),
    "defensive": ("Defensive Roll Phase", "fáze hodu na obranu", "Faza Rzutu Obronnego"),
    "main-2": ("Main Phase (2)", "hlavní fáze (2)", "Faza Główna (2)"),
    "discard": ("Discard Phase", "odkládací fáze", "Faza Odrzucenia Kart"),
    "side-roll": ("roll outside the attempts", "hod mimo pokusy", "rzut poza próbami"),
    # tokens
    "positive": ("positive status", "zvýhodňující stav", "pozytywny efekt"),
    "negative": ("negative status", "znevýhodňující stav", "negatywny efekt"),
    "unique": ("unique status", "zvláštní stav", "unikatowy efekt"),
    "companion": ("companion", "spojenec", "towarzysz"),
    # cards
    "main": ("Main Phase Action card", "karta „akce hlavní fáze“", "karta akcji Fazy Głównej"),
    "roll": ("Roll Phase Action card", "karta „akce fáze hodu“", "karta akcji Fazy Rzutu"),
    "instant": ("Instant Action card", "karta „okamžitá akce“", "natychmiastowa karta akcji"),
    "spell": ("Spell", "Kouzlo", "Zaklęcie"),
    "upgrade": ("Hero Upgrade", "vylepšení hrdiny", "ulepszenie"),
    # abilities
    "offence": ("offensive ability", "útočná schopnost", "zdolność ofensywna"),
    "defence": ("defensive ability", "obranná schopnost", "zdolność obronna"),
    "passive": ("passive ability", "stálá schopnost", "zdolność pasywna"),
    "ultimate-ability": ("ultimate ability", "ultimátní schopnost", "zdolność specjalna"),
    # damage
    "normal": ("normal damage", "běžné zranění", "obrażenia zwyczajne"),
    "undefendable": ("undefendable damage", "neblokovatelné zranění", "obrażenia nieuchronne"),
    "pure": ("pure damage", "čisté zranění", "obrażenia czyste"),
    "collateral": ("collateral damage", "plošné zranění", "obrażenia obszarowe"),
    "ultimate": ("ultimate damage", "ultimátní zranění", "obrażenia specjalne"),
    "returned": ("damage", "zranění", "obrażenia"),
    "dealt": ("incoming damage", "hrozící zranění", "nadchodzące obrażenia"),
    "added": ("added", "přidáno", "dodano"),
    "prevented": ("prevented", "zabráněno", "zapobieżono"),
    "halved": ("half prevented", "zabráněno polovině", "zapobieżono połowie"),
    "ignored": ("all prevented", "zabráněno všemu", "zapobieżono wszystkiemu"),
    "heals": ("healing", "léčení", "uleczenie"),
    "half-back": ("half given back", "polovina vrácena", "połowa oddana"),
    "survives": ("survives", "přežije", "przeżyje"),
    # modes
    "duel": ("duel", "souboj", "pojedynek"),
    "king-of-the-hill-3": (
        "King of the Hill, 3 players",
        "Král na trůnu, 3 hráči",
        "Król wzgórza, 3 graczy",
    ),
    "king-of-the-hill-4": (
        "King of the Hill, 4 players",
        "Král na trůnu, 4 hráči",
        "Król wzgórza, 4 graczy",
    ),
    "king-of-the-hill-5": (
        "King of the Hill, 5 players",
        "Král na trůnu, 5 hráčů",
        "Król wzgórza, 5 graczy",
    ),
    "king-of-the-hill-6": (
        "King of the Hill, 6 players",
        "Král na trůnu, 6 hráčů",
        "Król wzgórza, 6 graczy",
    ),
    "2v2": ("teams, 2 vs 2", "týmová hra 2 proti 2", "drużyny 2 vs 2"),
    "3v3": ("teams, 3 vs 3", "týmová hra 3 proti 3", "drużyny 3 vs 3"),
    "2v2v2": ("teams, 2 vs 2 vs 2", "týmová hra 2 proti 2 proti 2", "drużyny 2 vs 2 vs 2"),
}

# Nouns that follow a number: the kinds of damage.
NOUNS: Final[dict[str, Three]] = {
    "normal": ("damage", "zranění", "obrażenie|obrażenia|obrażeń"),
    "returned": ("damage", "zranění", "obrażenie|obrażenia|obrażeń"),
    "undefendable": (
        "undefendable damage",
        "neblokovatelné zranění|neblokovatelná zranění|neblokovatelných zranění",
        "obrażenie nieuchronne|obrażenia nieuchronne|obrażeń nieuchronnych",
    ),
    "pure": (
        "pure damage",
        "čisté zranění|čistá zranění|čistých zranění",
        "obrażenie czyste|obrażenia czyste|obrażeń czystych",
    ),
    "collateral": (
        "collateral damage",
        "plošné zranění|plošná zranění|plošných zranění",
        "obrażenie obszarowe|obrażenia obszarowe|obrażeń obszarowych",
    ),
    "ultimate": (
        "ultimate damage",
        "ultimátní zranění",
        "obrażenie specjalne|obrażenia specjalne|obrażeń specjalnych",
    ),
}

DESCRIPTIONS: Final[dict[str, Three]] = {
    # so many of a symbol: as a requirement, and after "on", "za", "przy"
    "times": ("{n} {it:*n}", "{n}× {it}", "{n}× {it}"),
    "times/on": (
        "{n:#}{it:*n}",
        "{n:#}{n:symbol|symboly|symbolů} {it}",
        "{n:#}{n:symbolu|symbolach} {it}",
    ),
    # cards
    "card": ("{kind}, {n} CP", "{kind}, {n} BB", "{kind}, {n} PW"),
    "modifier": ("attack modifier", "ovlivnění útoku", "modyfikator ataku"),
    "play-if": (
        "play it only when {facts}",
        "zahraj ji, jen když {facts}",
        "zagraj ją tylko, gdy {facts}",
    ),
    "cast-if": (
        "cast it only when {facts}",
        "sešli ho, jen když {facts}",
        "rzuć je tylko, gdy {facts}",
    ),
    "upgrades": (
        "{ability} reaches level {level}",
        "schopnost {ability} má nově úroveň {level}",
        "zdolność {ability} osiąga poziom {level}",
    ),
    # abilities
    "level": ("level {level}", "úroveň {level}", "poziom {level}"),
    "also": (
        "in each case, {does}",
        "v každém případě navíc {does}",
        "w każdym przypadku dodatkowo {does}",
    ),
    "defence-roll": ("defence roll {n}", "obranný hod {n}", "rzut obronny {n}"),
    "on-play": (
        "when you play this upgrade",
        "když toto vylepšení zahraješ",
        "gdy zagrywasz to ulepszenie",
    ),
    # tokens
    "token": (
        "{status}, stack limit {n}",
        "{status}, nejvyšší počet {n}",
        "{status}, limit stosu {n}",
    ),
    "not-removed": ("it cannot be removed", "nelze ho odstranit", "nie można go usunąć"),
    "not-moved": ("it cannot be transferred", "nelze ho přesunout", "nie można go przenieść"),
    "fixed": (
        "it cannot be removed or transferred",
        "nelze ho odstranit ani přesunout",
        "nie można go usunąć ani przenieść",
    ),
    "bonus": (
        "your attacks deal {n} more damage{n:for}",
        "tvé útoky udělují o {n} zranění víc{n:for}",
        "twoje ataki zadają o {n} {n:obrażenie|obrażenia|obrażeń} więcej{n:for}",
    ),
    "at-limit": (
        "as soon as you have {n} of them",
        "jakmile máš {n} {n:tento žeton|tyto žetony|těchto žetonů}",
        "gdy tylko będziesz mieć {n} {n:ten żeton|te żetony|tych żetonów}",
    ),
    "upkeep": (
        "in your Upkeep Phase{n:1=|, for each of them}",
        "ve své fázi údržby{n:1=| za každý z nich}",
        "w swojej Fazie Utrzymania{n:1=| za każdy z nich}",
    ),
    "advances": (
        "to advance its time, turn it from side {early} to side {late}",
        "posunout jeho čas znamená otočit ho ze strany {early} na stranu {late}",
        "przesunięcie jego czasu to obrócenie go ze strony {early} na stronę {late}",
    ),
    "expires": (
        "if it is on side {late} already, it is removed instead",
        "je-li už na straně {late}, místo toho se odstraní",
        "jeśli jest już na stronie {late}, zamiast tego zostaje usunięty",
    ),
    "comes-late": (
        "a player with at least {n} {n:upgrade|upgrades} in play inflicts it on side {late}, "
        "others on side {early}",
        "hráč, který má ve hře alespoň {n} vylepšení, ho přiděluje stranou {late} nahoru, ostatní "
        "stranou {early}",
        "gracz, który ma w grze co najmniej {n} {n:ulepszenie|ulepszenia|ulepszeń}, zagrywa go "
        "stroną {late} do góry, pozostali stroną {early}",
    ),
    "spend-for": (
        "{n:spend it|spend {n} of them}{times:0=|1= once per turn| at most {times} times per turn}",
        "{n:využij ho|využij {n} žetony|využij {n} žetonů}"
        "{times:0=|1= jednou za tah| nejvýše {times}× za tah}",
        "{n:wydaj go|wydaj {n} żetony|wydaj {n} żetonów}"
        "{times:0=|1= raz na turę| najwyżej {times}× na turę}",
    ),
    "spend-if": (" when {facts}", ", když {facts}", ", gdy {facts}"),
    "use-for": (
        "you may use this ability{times:0=|1= once per turn| at most {times} times per turn}",
        "tuto schopnost můžeš využít{times:0=|1= jednou za tah| nejvýše {times}× za tah}",
        "tej zdolności możesz użyć{times:0=|1= raz na turę| najwyżej {times}× na turę}",
    ),
    "use-it-for": (
        "wherever it is, you may use it "
        "{times:0=at any time|1=once per turn|at most {times} times per turn}",
        "ať je kdekoli, můžeš ho využít {times:0=kdykoli|1=jednou za tah|nejvýše {times}× za tah}",
        "gdziekolwiek jest, możesz go użyć "
        "{times:0=w dowolnej chwili|1=raz na turę|najwyżej {times}× na turę}",
    ),
    "at-income": (
        "in your Income Phase, instead of drawing a card",
        "ve své fázi příjmu místo dobrání karty",
        "w swojej Fazie Dochodu zamiast dobrania karty",
    ),
    "gags": (
        "you cannot play cards in your own Roll Phase",
        "ve své fázi hodu nemůžeš hrát karty",
        "w swojej Fazie Rzutu nie możesz zagrywać kart",
    ),
    "until-roll-end": (
        "remove it at the end of your Roll Phase",
        "na konci své fáze hodu ho odstraň",
        "usuń go na końcu swojej Fazy Rzutu",
    ),
    "stuns": (
        "while you are attacked you can do nothing; at the end of that Roll Phase it is removed "
        "and the attacker has another Offensive Roll Phase against you",
        "dokud na tebe někdo útočí, nemůžeš dělat nic; na konci té fáze hodu se odstraní a útočník "
        "má proti tobě další fázi hodu na útok",
        "dopóki ktoś cię atakuje, nie możesz nic zrobić; na końcu tej Fazy Rzutu zostaje usunięty, "
        "a atakujący ma przeciwko tobie kolejną Fazę Rzutu Ofensywnego",
    ),
    "hides": (
        "in the Roll Phases of others you take no damage, and you do not defend",
        "ve fázích hodu ostatních nedostáváš žádná zranění a nebráníš se",
        "w Fazach Rzutu innych graczy nie otrzymujesz obrażeń i nie bronisz się",
    ),
    "attempts": (
        "in your Offensive Roll Phase you have {n:+} {n:roll attempt|roll attempts}",
        "ve své fázi hodu na útok máš {n:+} {n:bojový pokus|bojové pokusy|bojových pokusů}",
        "w swojej Fazie Rzutu Ofensywnego masz {n:+} {n:próbę rzutu|próby rzutu|prób rzutu}",
    ),
    "saves": (
        "if you would be defeated, you have {n} health instead; then remove it",
        "místo porážky ti zůstane {n} {n:bod|body|bodů} zdraví; pak ho odstraň",
        "jeśli masz przegrać, zamiast tego zostaje ci {n} {n:punkt|punkty|punktów} zdrowia; "
        "potem go usuń",
    ),
    "covers": (
        "whoever inflicts it puts it on one of your offensive abilities, not the ultimate and not "
        "the last one left; you cannot announce that ability",
        "kdo ho přiděluje, položí ho na některou tvou útočnou schopnost, ne však na ultimátní ani "
        "na poslední volnou; tu nemůžeš oznámit",
        "kto go zagrywa, kładzie go na jednej z twoich zdolności ofensywnych, ale nie na "
        "specjalnej ani na ostatniej wolnej; nie możesz jej ogłosić",
    ),
    "out": ("when it is thrown", "když se vrhá", "gdy zostaje ciśnięty"),
    "back": (
        "when it is retrieved, also if the player who has it is defeated",
        "když se povolává zpět, i když hráč, který ho má, prohraje",
        "gdy zostaje przywołany, także gdy gracz, który go ma, przegrywa",
    ),
    "no-income": (
        "you skip your next Income Phase; then remove it",
        "vynecháš svou příští fázi příjmu; pak ho odstraň",
        "pomijasz swoją następną Fazę Dochodu; potem go usuń",
    ),
    # modes
    "mode": (
        "{n} players, each for themselves, with {health} health",
        "{n} {n:hráč|hráči|hráčů}, každý sám za sebe, {health} {health:bod|body|bodů} zdraví",
        "{n} {n:gracz|graczy}, każdy gra sam, {health} {health:punkt|punkty|punktów} zdrowia",
    ),
    "mode/teams": (
        "{n} players in {teams} teams with {health} health each",
        "{n} {n:hráč|hráči|hráčů} v {teams} týmech, každý tým má {health} "
        "{health:bod|body|bodů} zdraví",
        "{n} {n:gracz|graczy} w {teams} drużynach, każda drużyna ma {health} "
        "{health:punkt|punkty|punktów} zdrowia",
    ),
    "mode/order": (
        "turns by team and seat: {seats}",
        "pořadí tahů podle týmu a místa: {seats}",
        "kolejność tur według drużyny i miejsca: {seats}",
    ),
    "mode/crowns": (
        "attackers choose their target; whoever attacks a king, a player with the most health, "
        "draws a bonus card",
        "útočník si vybírá cíl; kdo zaútočí na krále, tedy hráče s nejvíce body zdraví, dobere si "
        "bonusovou kartu",
        "atakujący wybiera cel; kto atakuje lidera, czyli gracza z największą liczbą punktów "
        "zdrowia, dobiera kartę bonusową",
    ),
    "mode/rolls": (
        "a die decides which opponent is attacked; teammates see each other's hands",
        "o napadeném soupeři rozhoduje kostka; spoluhráči si vidí do karet",
        "o tym, który przeciwnik jest celem, rozstrzyga kość; gracze z drużyny widzą swoje karty",
    ),
    "mode/many": (
        "best when everybody knows the game well: with newcomers it takes long",
        "nejlépe, když hru všichni dobře znají: s nováčky se protáhne",
        "najlepiej, gdy wszyscy dobrze znają grę: z nowicjuszami trwa długo",
    ),
    # heroes
    "complexity": (
        "complexity {n} of 6",
        "složitost {n} ze 6",
        "stopień złożoności {n} z 6",
    ),
    "dice": ("dice", "kostky", "kości"),
    "set-up": ("additional set-up", "dodatečná příprava", "dodatkowe przygotowanie"),
    "abilities": ("abilities", "schopnosti", "zdolności"),
    "spells": ("Spells", "Kouzla", "Zaklęcia"),
    "tokens": ("status tokens", "žetony stavů", "żetony efektów"),
}

OPTIONS: Final[dict[str, Three]] = {
    "pass": ("pass", "pas", "pas"),
    "yes": ("yes", "ano", "tak"),
    "no": ("no", "ne", "nie"),
    "stop": ("stop", "skonči", "zakończ"),
    "no-ability": ("announce no ability", "neoznamuj žádnou schopnost", "nie ogłaszaj zdolności"),
    "no-defence": ("do not defend", "nebraň se", "nie broń się"),
    "do/play": ("play {it}", "zahraj kartu {it}", "zagraj kartę {it}"),
    "do/sell": ("sell {it}", "prodej kartu {it}", "sprzedaj kartę {it}"),
    "do/spend": (
        "spend {n:#}{it}",
        "využij {n:#}{n:žeton|žetony|žetonů} {it}",
        "wydaj {n:#}{n:żeton|żetony|żetonów} {it}",
    ),
    "do/use": ("use {it}", "využij schopnost {it}", "użyj zdolności {it}"),
    "do/use-companion": ("use {it}", "využij spojence {it}", "użyj towarzysza {it}"),
    "roll-again": ("roll again", "hoď ještě jednou", "rzuć jeszcze raz"),
    "do/announce": ("announce {it}", "oznam schopnost {it}", "ogłoś zdolność {it}"),
    "do/defend": ("defend with {it}", "braň se schopností {it}", "broń się zdolnością {it}"),
    "do/roll-all": ("roll all {n} dice", "hoď všemi {n} kostkami", "rzuć wszystkimi {n} kośćmi"),
    "do/keep": (
        "keep {dice}, reroll {n} {n:die|dice}",
        "nech si {dice}, přehoď {n} {n:kostku|kostky|kostek}",
        "zachowaj {dice}, przerzuć {n} {n:kość|kości}",
    ),
    "do/keep-none": ("reroll all dice", "přehoď všechny kostky", "przerzuć wszystkie kości"),
    "do/keep-these": (
        "keep {dice}, reroll any others",
        "nech si {dice}, případné další přehoď",
        "zachowaj {dice}, ewentualne pozostałe przerzuć",
    ),
    "seat": ("player {n}", "hráč {n}", "gracz {n}"),
    "do/cover": ("cover {it}", "zakryj schopnost {it}", "zakryj zdolność {it}"),
    "foreign": ("foreign die", "cizí kostka", "cudza kość"),
    "do/suggest": ("suggest card {n}", "navrhni kartu {n}", "zaproponuj kartę {n}"),
    "do/pick": ("pick card {n}", "vyber kartu {n}", "wybierz kartę {n}"),
    "do/seat": ("{it}", "{it}", "{it}"),
    "do/token": ("{it}", "{it}", "{it}"),
    "do/count": ("count {dice}", "ať platí {dice}", "niech liczą się {dice}"),
    "do/give-up": ("{n}", "{n}", "{n}"),
    "do/die": ("the die showing {n}", "kostka s číslem {n}", "kość z cyfrą {n}"),
    "do/turn": ("change it to {n}", "změň ji na {n}", "zmień ją na {n}"),
    "do/to-hand": (
        "take {it} into your hand",
        "vezmi si do ruky kartu {it}",
        "weź na rękę kartę {it}",
    ),
    "do/to-play": ("put {it} into play", "umísti do hry kartu {it}", "umieść w grze kartę {it}"),
    "do/under": (
        "put {it} under the others",
        "dej kartu {it} pod ostatní",
        "połóż kartę {it} pod pozostałymi",
    ),
    "do/prepare": ("prepare {it}", "připrav Kouzlo {it}", "przygotuj Zaklęcie {it}"),
    "do/cast": ("cast {it}", "sešli Kouzlo {it}", "rzuć Zaklęcie {it}"),
    "do/discard": ("discard {it}", "odlož kartu {it}", "odrzuć kartę {it}"),
    "do/return": ("put {it} back", "vrať kartu {it}", "odłóż kartę {it}"),
    "on-top": ("on top of the deck", "navrch balíčku", "na wierzch talii"),
    "at-the-bottom": ("under the deck", "dospod balíčku", "na spód talii"),
    "due/upkeep": ("upkeep of {it}", "údržba žetonu {it}", "utrzymanie żetonu {it}"),
    "due/back": ("{it} comes back", "{it} se vrací", "{it} wraca"),
    "due/at-limit": (
        "{it} reaches its limit",
        "žeton {it} má nejvyšší počet",
        "żeton {it} osiąga limit",
    ),
}

LOG: Final[dict[str, Three]] = {
    "turn-began": ("Turn {n}: {who}", "Tah {n}: {who}", "Tura {n}: {who}"),
    "phase-began": ("{who}: {it}", "{who}: {it}", "{who}: {it}"),
    "upkeep-began": ("{who}: {it}", "{who}: {it}", "{who}: {it}"),
    "die-for-start": (
        "{who} rolls for the start: {n}",
        "{who} hází o začátek: {n}",
        "{who} rzuca o rozpoczęcie: {n}",
    ),
    "dice-rolled": (
        "{who} rolls {n} {n:die|dice}; result: {dice}",
        "{who} hází {n} {n:kostkou|kostkami}; výsledek: {dice}",
        "{who} rzuca {n} {n:kością|kośćmi}; wynik: {dice}",
    ),
    "die-turned": (
        "{who}: a die changes from {before} to {n}; result: {dice}",
        "{who}: kostka se mění z {before} na {n}; výsledek: {dice}",
        "{who}: kość zmienia się z {before} na {n}; wynik: {dice}",
    ),
    "announced": (
        "{who} announces {it}",
        "{who} oznamuje schopnost {it}",
        "{who} ogłasza zdolność {it}",
    ),
    "announced/none": (
        "{who} announces no ability",
        "{who} neoznamuje žádnou schopnost",
        "{who} nie ogłasza zdolności",
    ),
    "activated": (
        "{who} activates {it}",
        "{who} spouští schopnost {it}",
        "{who} aktywuje zdolność {it}",
    ),
    "target-found": ("{who} is the target", "{who} je cílem", "{who} jest celem"),
    "bonus-card": (
        "{who} attacks a king and gets a bonus card",
        "{who} útočí na krále a získává bonusovou kartu",
        "{who} atakuje lidera i zyskuje kartę bonusową",
    ),
    "limit-raised": (
        "{who}: the stack limit of {it} is now {n}",
        "{who}: nejvyšší počet žetonů {it} je teď {n}",
        "{who}: limit stosu żetonów {it} wynosi teraz {n}",
    ),
    "defends": (
        "{who} defends with {it}",
        "{who} se brání schopností {it}",
        "{who} broni się zdolnością {it}",
    ),
    "defends/none": ("{who} does not defend", "{who} se nebrání", "{who} się nie broni"),
    "ledger-entry/dealt": (
        "{who}: {n} incoming damage{source}",
        "{who}: {n} {n:hrozící zranění|hrozící zranění|hrozících zranění}{source}",
        "{who}: {n} {n:nadchodzące obrażenie|nadchodzące obrażenia|nadchodzących obrażeń}{source}",
    ),
    "ledger-entry/added": (
        "{who}: {n:+} incoming damage{source}",
        "{who}: {n:+} {n:hrozící zranění|hrozící zranění|hrozících zranění}{source}",
        "{who}: {n:+} {n:nadchodzące obrażenie|nadchodzące obrażenia|nadchodzących obrażeń}"
        "{source}",
    ),
    "ledger-entry/prevented": (
        "{who} prevents {n} damage{source}",
        "{who} zabraňuje {n} {n:zranění|zraněním}{source}",
        "{who} zapobiega {n} {n:obrażeniu|obrażeniom}{source}",
    ),
    "ledger-entry/halved": (
        "{who} prevents half of the damage{source}",
        "{who} zabraňuje polovině zranění{source}",
        "{who} zapobiega połowie obrażeń{source}",
    ),
    "ledger-entry/half-back": (
        "{who}: half of the damage comes back{source}",
        "{who}: polovina zranění se vrací{source}",
        "{who}: połowa obrażeń wraca{source}",
    ),
    "ledger-entry/ignored": (
        "{who} prevents all damage{source}",
        "{who} zabraňuje všem zraněním{source}",
        "{who} zapobiega wszystkim obrażeniom{source}",
    ),
    "ledger-entry/heals": (
        "{who}: {n:+} health{source}",
        "{who}: {n:+} zdraví{source}",
        "{who}: {n:+} zdrowia{source}",
    ),
    "ledger-entry/survives": (
        "{who} will not be defeated{source}",
        "{who} neprohraje{source}",
        "{who} nie przegra{source}",
    ),
    "the-target": ("the target", "cíl", "cel"),
    "damaged": (
        "{who} takes {n} {kind:*n}{source}",
        "{who} dostává {n} {kind:*n}{source}",
        "{who} otrzymuje {n} {kind:*n}{source}",
    ),
    "healed": (
        "{who} heals {n}",
        "{who} se uzdravuje o {n} {n:bod|body|bodů}",
        "{who} leczy {n} {n:punkt|punkty|punktów} zdrowia",
    ),
    "defeated": (
        "{who} has no health left and is defeated",
        "{who} už nemá žádné zdraví a prohrává",
        "{who} nie ma już zdrowia i przegrywa",
    ),
    "covered": (
        "{who}: {it} is covered{source}",
        "{who}: schopnost {it} je zakryta{source}",
        "{who}: zdolność {it} jest zakryta{source}",
    ),
    "suggested": (
        "{who} suggests card {n}",
        "{who} naznačuje kartu {n}",
        "{who} sugeruje kartę {n}",
    ),
    "flipped": (
        "{who}: card {n} is turned over: {it}",
        "{who}: odkrývá se karta {n}: {it}",
        "{who}: karta {n} zostaje odkryta: {it}",
    ),
    "survived": (
        "{who} is not defeated and has {n} health",
        "{who} neprohrává a má {n} {n:bod|body|bodů} zdraví",
        "{who} nie przegrywa i ma {n} {n:punkt|punkty|punktów} zdrowia",
    ),
    "cp-changed": ("{who}: {n:+} CP", "{who}: {n:+} BB", "{who}: {n:+} PW"),
    "drew": ("{who} draws {it}", "{who} si dobírá kartu {it}", "{who} dobiera kartę {it}"),
    "drew/hidden": (
        "{who} draws {n:a card|{n} cards}",
        "{who} si dobírá {n:kartu|{n} karty|{n} karet}",
        "{who} dobiera {n:kartę|{n} karty|{n} kart}",
    ),
    "looked": (
        "{who} looks at the top {n:card|{n} cards} of the deck",
        "{who} si prohlíží {n:vrchní kartu|{n} vrchní karty|{n} vrchních karet} balíčku",
        "{who} ogląda {n:wierzchnią kartę|{n} wierzchnie karty|{n} wierzchnich kart} talii",
    ),
    "showed": ("{who} shows {it}", "{who} ukazuje kartu {it}", "{who} pokazuje kartę {it}"),
    "showed/hand": (
        "{who} shows the hand: {n} {n:card|cards}",
        "{who} ukazuje ruku: {n} {n:kartu|karty|karet}",
        "{who} pokazuje rękę: {n} {n:kartę|karty|kart}",
    ),
    "reshuffled": (
        "{who} shuffles the deck",
        "{who} míchá balíček",
        "{who} tasuje talię",
    ),
    "reshuffled/pile": (
        "{who} shuffles the discard pile into a new deck",
        "{who} míchá z odkládacího balíčku nový balíček",
        "{who} tasuje stos kart odrzuconych w nową talię",
    ),
    "card-played": (
        "{who} plays {it} for {n} CP",
        "{who} hraje kartu {it} za {n} BB",
        "{who} zagrywa kartę {it} za {n} PW",
    ),
    "card-played/cast": (
        "{who} casts {it}",
        "{who} sesílá Kouzlo {it}",
        "{who} rzuca Zaklęcie {it}",
    ),
    "card-discarded": (
        "{who} discards {it}",
        "{who} odkládá kartu {it}",
        "{who} odrzuca kartę {it}",
    ),
    "card-sold": ("{who} sells {it}", "{who} prodává kartu {it}", "{who} sprzedaje kartę {it}"),
    "card-searched": (
        "{who} finds {it} in the deck",
        "{who} nachází v balíčku kartu {it}",
        "{who} znajduje w talii kartę {it}",
    ),
    "upgraded": (
        "{who} upgrades {it} to level {level}",
        "{who} vylepšuje schopnost {it} na úroveň {level}",
        "{who} ulepsza zdolność {it} do poziomu {level}",
    ),
    "token-spent": (
        "{who} spends {n:#}{it}",
        "{who} využívá {n:#}{n:žeton|žetony|žetonů} {it}",
        "{who} wydaje {n:#}{n:żeton|żetony|żetonów} {it}",
    ),
    "token-gained": (
        "{who} gets {n:#}{it}",
        "{who} dostává {n:#}{n:žeton|žetony|žetonů} {it}",
        "{who} dostaje {n:#}{n:żeton|żetony|żetonów} {it}",
    ),
    "token-lost": (
        "{who} loses {n:#}{it}",
        "{who} přichází o {n:#}{n:žeton|žetony|žetonů} {it}",
        "{who} traci {n:#}{n:żeton|żetony|żetonów} {it}",
    ),
    "token-flipped": (
        "{who}: a token turns over: {it}",
        "{who}: žeton se obrací: {it}",
        "{who}: żeton się obraca: {it}",
    ),
    "token-moved": (
        "{it} is transferred: {before} → {who}",
        "žeton {it} se přesouvá: {before} → {who}",
        "żeton {it} jest przenoszony: {before} → {who}",
    ),
    "game-ended": (
        "The game is over, {who} wins",
        "Konec hry, vítězí {who}",
        "Koniec gry, wygrywa {who}",
    ),
    "game-ended/side": (
        "The game is over, team {n} wins: {who}",
        "Konec hry, vítězí tým {n}: {who}",
        "Koniec gry, wygrywa drużyna {n}: {who}",
    ),
    "game-ended/drawn": (
        "The game is over, it is a draw",
        "Konec hry, remíza",
        "Koniec gry, remis",
    ),
    "game-ended/technical": (
        "The game is stopped by the turn limit, it is a draw",
        "Hra končí technickým limitem tahů, remíza",
        "Gra kończy się technicznym limitem tur, remis",
    ),
}

SAYINGS: Final[dict[str, Three]] = {**DESCRIPTIONS, **OPTIONS, **ASKED, **LOG}
