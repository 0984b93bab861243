"""Turns of speech of Doomtrooper: what words are called, headings, answers, lines of the log.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  Whoever
acts stands in the nominative and the verb in the present, so that any name and gender fits.
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.sayings_allies import ALLIED_LABELS, ALLIED_SAYINGS
from kostka.games.doomtrooper.sayings_factions import MORE_LABELS, MORE_SAYINGS
from kostka.games.doomtrooper.words import OF_A_GROUP

Three = tuple[str, str, str]

# What the words of the game are called.
LABELS: Final[dict[str, Three]] = {
    **OF_A_GROUP,
    # values
    "fight": ("fight", "zápas", "walka wręcz"),
    "shoot": ("shoot", "střelba", "strzelanie"),
    "armour": ("armour", "obrana", "obrona"),
    "value": ("value", "hodnota", "wartość"),
    "fight-and-shoot": ("fight and shoot", "zápas a střelba", "walka wręcz i strzelanie"),
    "combat-values": (
        "fight, shoot and armour",
        "zápas, střelba a obrana",
        "walka wręcz, strzelanie i obrona",
    ),
    "shoot-armour-and-value": (
        "shoot, armour and value",
        "střelba, obrana a hodnota",
        "strzelanie, obrona i wartość",
    ),
    "all-values": ("all values", "všechny hodnoty", "wszystkie wartości"),
    # types of cards
    "warrior": ("warrior", "bojovník", "wojownik"),
    "special": ("special card", "speciální karta", "karta specjalna"),
    "art": ("Art spell", "kouzlo Umění", "czar Sztuki"),
    "dark-symmetry": ("Dark Symmetry", "Černá symetrie", "Mroczna Harmonia"),
    "equipment": ("equipment", "vybavení", "ekwipunek"),
    "fortification": ("Fortification", "opevnění", "fortyfikacja"),
    "warzone": ("Warzone", "válečná zóna", "strefa walki"),
    "mission": ("Mission", "úkol", "misja"),
    "relic": ("Relic", "relikvie", "relikwia"),
    "ki": ("Ki power", "síla KI", "moc Ki"),
    "beast": ("Beast", "zvíře", "bestia"),
    "alliance": ("Alliance", "aliance", "sojusz"),
    "vehicle": ("vehicle", "vozidlo", "pojazd"),
    "airship": ("airship", "vzducholoď", "statek powietrzny"),
    "submarine": ("submarine", "ponorka", "łódź podwodna"),
    "tank": ("tank", "tank", "czołg"),
    "body-armour": ("body armour", "brnění", "zbroja"),
    "poison": ("poison", "jed", "trucizna"),
    "city": ("city", "město", "miasto"),
    "ritual": ("Ritual", "rituál", "rytuał"),
    "prophecy": ("Prophecy", "proroctví", "proroctwo"),
    "virus": ("Virus", "virus", "wirus"),
    "machine-gun": ("machine gun", "kulomet", "karabin maszynowy"),
    "heavy-machine-gun": ("heavy machine gun", "těžký kulomet", "ciężki karabin maszynowy"),
    "sub-machine-gun": ("sub-machine gun", "samopal", "pistolet maszynowy"),
    "rocket-launcher": ("rocket launcher", "raketomet", "wyrzutnia rakiet"),
    "fighting-weapon": ("fighting weapon", "bojová zbraň", "broń do walki wręcz"),
    "shooting-weapon": ("shooting weapon", "střelná zbraň", "broń strzelecka"),
    "fighting-shooting-weapon": (
        "fighting and shooting weapon",
        "bojová a střelná zbraň",
        "broń do walki wręcz i strzelecka",
    ),
    "special-weapon": ("special weapon", "speciální zbraň", "broń specjalna"),
    "gift-of-dark-symmetry": (
        "gift of the Dark Symmetry",
        "dar Černé symetrie",
        "dar Mrocznej Harmonii",
    ),
    "algeroth": ("gift of Algeroth", "dar Algerotha", "dar Algerotha"),
    "semai": ("gift of Semai", "dar Semaie", "dar Semaia"),
    "ilian": ("gift of Ilian", "dar Ilian", "dar Ilian"),
    "muawijhe": ("gift of Muawijhe", "dar Muawijha", "dar Muawijhe"),
    "demnogonis": ("gift of Demnogonis", "dar Demnogonise", "dar Demnogonisa"),
    # affiliations and areas
    "bauhaus": ("Bauhaus", "Bauhaus", "Bauhaus"),
    "capitol": ("Capitol", "Kapitol", "Capitol"),
    "cybertronic": ("Cybertronic", "Kybertronik", "Cybertronic"),
    "imperial": ("Imperial", "Imperiál", "Imperial"),
    "mishima": ("Mishima", "Mishima", "Mishima"),
    "brotherhood": ("Brotherhood", "Bratrstvo", "Bractwo"),
    "dark-legion": ("Dark Legion", "Černá legie", "Legion Ciemności"),
    "lutheran-triad": ("Lutheran Triad", "Luteránská triáda", "Triada Luterańska"),
    "crescentia": ("Crescentia", "Půlměsíc", "Crescentia"),
    "sons-of-rasputin": ("Sons of Rasputin", "Synové Rasputina", "Synowie Rasputina"),
    "templars": ("Templars", "Templáři", "Templariusze"),
    "general": ("General", "Obecný", "Ogólny"),
    "squad": ("Squad", "Mužstvo", "Drużyna"),
    "kohort": ("Kohort", "Kohorta", "Kohorta"),
    "outpost": ("Outpost", "Stanice", "Placówka"),
    "outside": ("outside the areas", "mimo oblasti", "poza obszarami"),
    "laid-aside": ("laid aside", "stranou", "na uboczu"),
    "legionnaires": ("Dark Legionnaires", "černí legionáři", "Mroczni Legioniści"),
    "tribal": ("Tribal warriors", "kmenoví bojovníci", "wojownicy plemienni"),
    "doomtroopers": ("Doomtroopers", "Doomtroopeři", "Żołnierze Zagłady"),
    # aspects of the Art
    "changeling": ("Changeling", "metamorfóza", "metamorfoza"),
    "elements": ("Elements", "živly", "żywioły"),
    "exorcism": ("Exorcism", "exorcismus", "egzorcyzm"),
    "kinetics": ("Kinetics", "kinetika", "kinetyka"),
    "manipulation": ("Manipulation", "manipulace", "manipulacja"),
    "mentalism": ("Mentalism", "mentalismus", "mentalizm"),
    "premonition": ("Premonition", "předtucha", "przeczucie"),
    "summoning": ("Summoning", "vyvolávání", "przyzywanie"),
    "in-cover": ("in cover", "v úkrytu", "w ukryciu"),
    "unpaid": ("not paid for", "nezaplacen", "nieopłacony"),
    "imprisoned": ("imprisoned", "uvězněn", "uwięziony"),
    "out-of-play": ("out of play", "mimo hru", "poza grą"),
    "outside-it": ("outside it", "mimo ně", "poza nim"),
    "a-warrior-face-down": (
        "face-down warrior",
        "bojovník lícem dolů",
        "zakryty wojownik",
    ),
    # moments
    "as-an-action": ("as an action", "jako akci", "jako akcję"),
    "at-any-time": ("at any time", "kdykoli", "w dowolnym momencie"),
    "outside-duels": (
        "at any time outside a duel",
        "kdykoli mimo souboj",
        "w dowolnym momencie poza pojedynkiem",
    ),
    "during-a-duel": (
        "as a combat modifier in a duel",
        "jako bojový modifikátor v souboji",
        "jako modyfikator bojowy w pojedynku",
    ),
    "right-after-a-kill": (
        "right after a killing blow",
        "ihned po zabití",
        "zaraz po zabiciu",
    ),
    "right-after-points": (
        "right after points are announced",
        "ihned po oznámení bodů",
        "zaraz po ogłoszeniu punktów",
    ),
    "in-answer": ("as a reaction", "jako reakci", "jako reakcję"),
    "when-sabotaged": (
        "when Sabotage is announced",
        "při ohlášení sabotáže",
        "przy ogłoszeniu sabotażu",
    ),
    "undefined-action": ("undefined action", "nedefinovaná akce", "akcja niezdefiniowana"),
    "attack-action": ("attack action", "útočná akce", "akcja ataku"),
    "non-attack-action": ("non-attack action", "neútočná akce", "akcja bez ataku"),
    "sabotage-action": ("Sabotage", "sabotáž", "sabotaż"),
    "once-in-a-row": ("not twice in a row", "ne dvakrát po sobě", "nie dwa razy z rzędu"),
    "once-a-turn": ("once in a turn", "jednou za kolo", "raz na turę"),
    "once-a-game": ("once in a game", "jednou za hru", "raz na grę"),
    "discard-it": ("then discard this card", "poté tuto kartu vyřaď", "potem odrzuć tę kartę"),
    "annihilate-it": (
        "then annihilate this card",
        "poté tuto kartu obětuj",
        "potem poświęć tę kartę",
    ),
    **ALLIED_LABELS,
    **MORE_LABELS,
    # players and sides
    "you": ("you", "ty", "ty"),
    "yours": ("yours", "tvoji", "twoi"),
    "foes": ("opponents'", "soupeřovi", "cudzy"),
    "anyones": ("anyone's", "kohokoli", "czyjkolwiek"),
    "bearer": ("that player", "ten hráč", "ten gracz"),
    "that-player": ("that player", "ten hráč", "ten gracz"),
}

DESCRIPTIONS: Final[dict[str, Three]] = {
    "printed": (
        "fight {fight}, shoot {shoot}, armour {armour}, value {value}",
        "zápas {fight}, střelba {shoot}, obrana {armour}, hodnota {value}",
        "walka wręcz {fight}, strzelanie {shoot}, obrona {armour}, wartość {value}",
    ),
    "personality": ("Personality", "osobnost", "osobistość"),
    "counts-as": ("counts as: {it}", "je považován za: {it}", "jest uznawany za: {it}"),
    "casts": (
        "masters the aspects: {it}",
        "ovládá aspekty: {it}",
        "zna aspekty: {it}",
    ),
    "aspect": ("aspect: {it}", "aspekt: {it}", "aspekt: {it}"),
    "follows": (
        "follower of {it}",
        "následovník: {it}",
        "wyznawca: {it}",
    ),
    "stands": ("stands in: {it}", "stojí v oblasti: {it}", "stoi w obszarze: {it}"),
    "ability": (
        "ability {when}{on}{price}{once}: {does}",
        "schopnost {when}{on}{price}{once}: {does}",
        "zdolność {when}{on}{price}{once}: {does}",
    ),
    "price-each": (
        " for {n} {n:destiny point|destiny points} each time",
        " za {n} {n:bod osudu|body osudu|bodů osudu} pokaždé",
        " za {n} {n:Punkt|Punkty|Punktów} Przeznaczenia za każdym razem",
    ),
    "to-area": (
        " to {whose:yours=your|anybody's} {it}",
        " do {whose:yours=své|něčí} oblasti: {it}",
        " do {whose:yours=swojego|czyjegoś} obszaru: {it}",
    ),
    "or": (" or ", " nebo ", " lub "),
    "several": (
        "you may have several of them in play",
        "smíš jich mít ve hře několik",
        "możesz mieć ich w grze kilka",
    ),
    "deploy": (
        "deploy as an action for {n} {n:destiny point|destiny points}",
        "vylož jako akci za {n} {n:bod osudu|body osudu|bodů osudu}",
        "wystaw jako akcję za {n} {n:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
    "as-actions": (
        "as {n:an action|{n} actions}",
        "jako {n:akci|{n} akce|{n} akcí}",
        "jako {n:akcję|{n} akcje|{n} akcji}",
    ),
    "play": ("play it {when}{on}{price}", "zahraj {when}{on}{price}", "zagraj {when}{on}{price}"),
    "price": (
        " for {n} {n:destiny point|destiny points}",
        " za {n} {n:bod osudu|body osudu|bodů osudu}",
        " za {n} {n:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
    "per": (
        "pay {n} {n:destiny point|destiny points}, once or several times",
        "zaplať {n} {n:bod osudu|body osudu|bodů osudu}, jednou nebo víckrát",
        "zapłać {n} {n:Punkt|Punkty|Punktów} Przeznaczenia, raz lub więcej razy",
    ),
    "against": (
        ", fighting {foe}",
        ", pokud má za soupeře {foe}",
        ", jeśli ma za przeciwnika {foe}",
    ),
    "play-if": ("only if {facts}", "jen pokud {facts}", "tylko jeśli {facts}"),
    "after-use": (
        "after use it is annihilated",
        "po použití je obětována",
        "po użyciu zostaje poświęcona",
    ),
    "zone": (
        "in a duel, the defender in your {area} may use it: {gives}",
        "v souboji ji smí použít tvůj obránce ({area}): {gives}",
        "w pojedynku może jej użyć twój obrońca ({area}): {gives}",
    ),
    "stays-on-you": (
        "it stays in play with you: {gives}",
        "zůstává ve hře u tebe: {gives}",
        "zostaje w grze u ciebie: {gives}",
    ),
    "stays-in-area": (
        "it stays in play in that area: {gives}",
        "zůstává ve hře v té oblasti: {gives}",
        "zostaje w grze w tym obszarze: {gives}",
    ),
    "stays-on-player": (
        "it stays in play with that player: {gives}",
        "zůstává ve hře u toho hráče: {gives}",
        "zostaje w grze u tego gracza: {gives}",
    ),
    "stays-on-warrior": (
        "it stays with the warrior: {gives}",
        "zůstává u bojovníka: {gives}",
        "zostaje przy wojowniku: {gives}",
    ),
    "deck": (
        "a deck for one fight, ours",
        "balíček pro jeden boj, náš",
        "talia na jedną walkę, nasza",
    ),
    "whole-deck": (
        "a deck for a whole game, ours",
        "balíček pro celou hru, náš",
        "talia na całą grę, nasza",
    ),
    "side": ("sideboard: {it}", "sideboard: {it}", "sideboard: {it}"),
    "troop": (
        "in play from the start: {it}",
        "od začátku ve hře: {it}",
        "od początku w grze: {it}",
    ),
    "cards": ("draw pile: {it}", "knihovna: {it}", "talia: {it}"),
}

OPTIONS: Final[dict[str, Three]] = {
    "pass": ("pass", "pas", "pas"),
    "no-more-actions": ("take no more actions", "už žádnou akci", "żadnej akcji więcej"),
    "meditate": (
        "meditate: gain 1 destiny point",
        "meditace: získej 1 bod osudu",
        "medytacja: weź 1 Punkt Przeznaczenia",
    ),
    "attack": ("attack", "zaútoč", "zaatakuj"),
    "led-attack": (
        "attack as the leader allows",
        "zaútoč z moci vůdce",
        "zaatakuj z mocy przywódcy",
    ),
    "sabotage": ("Sabotage", "sabotáž", "sabotaż"),
    "seek-cover": ("seek cover", "vyhledej úkryt", "ukryj wojownika"),
    "leave-cover": ("leave cover", "opusť úkryt", "opuść ukrycie"),
    "deploy-into-cover": (
        "deploy a warrior into cover (three actions)",
        "vylož bojovníka do úkrytu (tři akce)",
        "wystaw wojownika do ukrycia (trzy akcje)",
    ),
    "transfer": ("transfer a warrior", "přesuň bojovníka", "przenieś wojownika"),
    "board": ("board a vehicle", "nastup do vozidla", "wsiądź do pojazdu"),
    "alight": ("leave a vehicle", "vystup z vozidla", "wysiądź z pojazdu"),
    "keep-hand": ("keep this hand", "nech si tento list", "zachowaj tę rękę"),
    "cardinals-privilege": (
        "take a new hand (Cardinal's Privilege)",
        "vezmi si nový list (Kardinálské privilegium)",
        "weź nową rękę (Przywilej Kardynała)",
    ),
    "inside": ("inside the vehicle", "ve vozidle", "w pojeździe"),
    "beside": ("outside the vehicle", "mimo vozidlo", "poza pojazdem"),
    "yes": ("yes", "ano", "tak"),
    "no": ("no", "ne", "nie"),
    "pay": ("pay", "zaplať", "zapłać"),
    "let-go": ("do not pay", "neplať", "nie płać"),
    "use-it": ("use {it}: {what}", "použij kartu {it}: {what}", "użyj karty {it}: {what}"),
    "strengthen-it": ("strengthen {it}", "zesil kouzlo {it}", "wzmocnij czar {it}"),
    "hide-it": ("hide {it}", "ukryj bojovníka {it}", "ukryj wojownika {it}"),
    "fetch-it": ("fetch {it}", "vezmi kartu {it}", "weź kartę {it}"),
    "store-it": ("store {it}", "ulož kartu {it}", "złóż kartę {it}"),
    "with": ("with {it}", "{it}", "{it}"),
    "against-seat": ("against {it}", "proti hráči: {it}", "przeciw graczowi: {it}"),
    "to": ("to {it}", "do oblasti: {it}", "do obszaru: {it}"),
    "area-of": ("{it} of {who}", "{it} ({who})", "{it} ({who})"),
    "on-itself": ("on itself", "na sebe", "na siebie"),
    "face-down": (
        "face-down warrior {n}",
        "bojovník lícem dolů {n}",
        "zakryty wojownik {n}",
    ),
    "keep": ("keep the hand", "nech si list", "zachowaj rękę"),
    "give-up": ("give the attack up", "vzdej se útoku", "zrezygnuj z ataku"),
    "no-warzone": ("no Warzone", "žádná válečná zóna", "bez strefy walki"),
    "play-it": ("play {it}", "zahraj kartu {it}", "zagraj kartę {it}"),
    "deploy-it": ("deploy {it}", "vylož bojovníka {it}", "wystaw wojownika {it}"),
    "discard-it": ("discard {it}", "odhoď kartu {it}", "odrzuć kartę {it}"),
    "attacker": ("attack with {it}", "útočník: {it}", "atakujący: {it}"),
    "defender": ("against {it}", "obránce: {it}", "obrońca: {it}"),
    "warzone-it": ("use {it}", "použij zónu {it}", "użyj strefy {it}"),
    "on": ("on {it}", "cíl: {it}", "cel: {it}"),
    "which": ("{it} of player {n}", "{it} (hráč {n})", "{it} (gracz {n})"),
    "seat": ("player {n}", "hráč {n}", "gracz {n}"),
    "tactic": ("{it}", "{it}", "{it}"),
    "times": ("{n} {n:time|times}", "{n}×", "{n}×"),
    "destiny": (
        "{n} {n:destiny point|destiny points}, the rest promotion points",
        "{n} {n:bod osudu|body osudu|bodů osudu}, ostatní vítězné body",
        "{n} {n:Punkt|Punkty|Punktów} Przeznaczenia, pozostałe to punkty zwycięstwa",
    ),
}

LOG: Final[dict[str, Three]] = {
    "hand-shown": ("{who} shows {it}", "{who} ukazuje kartu {it}", "{who} pokazuje kartę {it}"),
    "new-hand": (
        "{who} claims the Cardinal's Privilege",
        "{who} uplatňuje Kardinálské privilegium",
        "{who} korzysta z Przywileju Kardynała",
    ),
    "action-taken": (
        "{who}: {it} ({n})",
        "{who}: {it} ({n})",
        "{who}: {it} ({n})",
    ),
    "actions-gained": (
        "{who}: extra actions, {n} ({it})",
        "{who}: akce navíc, {n} ({it})",
        "{who}: dodatkowe akcje, {n} ({it})",
    ),
    "ability-used": (
        "{who} uses {it}",
        "{who} používá kartu {it}",
        "{who} używa karty {it}",
    ),
    "annihilated": (
        "{it} is annihilated ({who})",
        "karta {it} je obětována ({who})",
        "karta {it} zostaje poświęcona ({who})",
    ),
    "returned-to-hand": (
        "{it} leaves the table ({who})",
        "karta {it} opouští stůl ({who})",
        "karta {it} opuszcza stół ({who})",
    ),
    "took-cover": (
        "{it} takes cover ({who})",
        "{it} jde do úkrytu ({who})",
        "{it} kryje się ({who})",
    ),
    "left-cover": (
        "{it} leaves cover ({who})",
        "{it} opouští úkryt ({who})",
        "{it} opuszcza ukrycie ({who})",
    ),
    "was-hidden": (
        "{who} deploys {it} into cover",
        "{who} vykládá do úkrytu kartu {it}",
        "{who} wystawia do ukrycia kartę {it}",
    ),
    "was-hidden/hidden": (
        "{who} deploys a warrior into cover",
        "{who} vykládá bojovníka do úkrytu",
        "{who} wystawia wojownika do ukrycia",
    ),
    "revealed": (
        "{it} is revealed ({who})",
        "odhaluje se {it} ({who})",
        "odkrywa się {it} ({who})",
    ),
    "boarded": (
        "{who}: inside the vehicle {it}",
        "{who}: bojovník je ve vozidle {it}",
        "{who}: wojownik jest w pojeździe {it}",
    ),
    "alighted": (
        "{who}: outside the vehicle {it}",
        "{who}: bojovník je mimo vozidlo {it}",
        "{who}: wojownik jest poza pojazdem {it}",
    ),
    "transferred": (
        "{it} transfers: {source} ({who})",
        "{it} se přesouvá: {source} ({who})",
        "{it} przenosi się: {source} ({who})",
    ),
    "passed-on": (
        "{it} is given to {source} ({who})",
        "kartu {it} dostává {source} ({who})",
        "kartę {it} otrzymuje {source} ({who})",
    ),
    "passed-on/hidden": (
        "{it} is given to a face-down warrior ({who})",
        "kartu {it} dostává bojovník ležící lícem dolů ({who})",
        "kartę {it} otrzymuje zakryty wojownik ({who})",
    ),
    "chose-side": (
        "{it} changes sides: {source} ({who})",
        "{it} mění stranu: {source} ({who})",
        "{it} zmienia stronę: {source} ({who})",
    ),
    "assigned": (
        "{it} is assigned to {source} ({who})",
        "{it} má nového velitele: {source} ({who})",
        "{it} ma nowego dowódcę: {source} ({who})",
    ),
    "controlled": (
        "{who} takes control of {it}",
        "{who} přebírá vládu nad kartou {it}",
        "{who} przejmuje kontrolę nad kartą {it}",
    ),
    "imprisoned": (
        "{it} is imprisoned ({who})",
        "{it} je uvězněn ({who})",
        "{it} zostaje uwięziony ({who})",
    ),
    "out-of-play": (
        "{it} is out of play ({who})",
        "{it} je mimo hru ({who})",
        "{it} jest poza grą ({who})",
    ),
    "back-in-play": (
        "{it} is back in play ({who})",
        "{it} je zpět ve hře ({who})",
        "{it} wraca do gry ({who})",
    ),
    "marked": (
        "{it} gets a marker of {source} ({who})",
        "{it} dostává žeton karty {source} ({who})",
        "{it} dostaje znacznik karty {source} ({who})",
    ),
    "sabotaged": (
        "{it} sabotages {who}: {n} {n:point|points}",
        "{it} provádí sabotáž ({who}): {n} {n:bod|body|bodů}",
        "{it} dokonuje sabotażu ({who}): {n} {n:punkt|punkty|punktów}",
    ),
    "sabotage-failed": (
        "the Sabotage against {who} fails",
        "sabotáž se nedaří ({who})",
        "sabotaż się nie udaje ({who})",
    ),
    "fighter-replaced": (
        "{it} takes the defender's place ({who})",
        "{it} nahrazuje obránce ({who})",
        "{it} zastępuje obrońcę ({who})",
    ),
    "joined": (
        "{it} joins the duel ({who})",
        "{it} se připojuje k souboji ({who})",
        "{it} dołącza do pojedynku ({who})",
    ),
    "weapon-chosen": (
        "{who} fights with {it}",
        "{who} bojuje zbraní {it}",
        "{who} walczy bronią {it}",
    ),
    "duel-broken-off": (
        "the duel is broken off",
        "souboj je přerušen",
        "pojedynek zostaje przerwany",
    ),
    "duel-fought": (
        "the duel is fought",
        "souboj je dobojován",
        "pojedynek jest stoczony",
    ),
    "was-healed": (
        "{it} is healed ({who})",
        "{it} je uzdraven ({who})",
        "{it} zostaje uzdrowiony ({who})",
    ),
    "borrowed": (
        "{who}: {n:+} to the debt at the bank",
        "{who}: {n:+} k dluhu v bance",
        "{who}: {n:+} do długu w banku",
    ),
    "turn-began": ("Turn {n}: {who}", "Kolo {n}: {who}", "Tura {n}: {who}"),
    "draw-step-began": ("{who}: draw step", "{who}: dobírání karet", "{who}: dobieranie kart"),
    "turn-ended": ("{who} ends the turn", "{who} končí kolo", "{who} kończy turę"),
    "drew": ("{who} draws {it}", "{who} si dobírá kartu {it}", "{who} dobiera kartę {it}"),
    "drew/hidden": ("{who} draws a card", "{who} si dobírá kartu", "{who} dobiera kartę"),
    "discarded": (
        "{who} discards {it} face down",
        "{who} odhazuje lícem dolů kartu {it}",
        "{who} odrzuca zakrytą kartę {it}",
    ),
    "discarded/hidden": (
        "{who} discards a card face down",
        "{who} odhazuje kartu lícem dolů",
        "{who} odrzuca zakrytą kartę",
    ),
    "meditated": ("{who} meditates", "{who} medituje", "{who} medytuje"),
    "card-played": (
        "{who} plays {it}{price}",
        "{who} hraje kartu {it}{price}",
        "{who} zagrywa kartę {it}{price}",
    ),
    "targeted": (
        "{source} is played on {it} ({who})",
        "{source}: cílem je {it} ({who})",
        "{source}: celem jest {it} ({who})",
    ),
    "targeted/player": (
        "{source} is played on {who}",
        "{source}: cílem je {who}",
        "{source}: celem jest {who}",
    ),
    "targeted/points": (
        "{source} is played on the points of {who}",
        "{source}: cílem jsou body, které oznamuje {who}",
        "{source}: celem są punkty, które ogłasza {who}",
    ),
    "card-cancelled": (
        "{it} is cancelled by {source}",
        "karta {it} je zrušena kartou {source}",
        "karta {it} zostaje anulowana kartą {source}",
    ),
    "entered-play": (
        "{it} enters play ({who})",
        "karta {it} je nově ve hře ({who})",
        "karta {it} wchodzi do gry ({who})",
    ),
    "left-play": (
        "{it} is discarded from play ({who})",
        "karta {it} je vyřazena ze hry ({who})",
        "karta {it} zostaje odrzucona z gry ({who})",
    ),
    "duel-phase": (
        "Duel, phase {n}: {it}",
        "Souboj, fáze {n}: {it}",
        "Pojedynek, faza {n}: {it}",
    ),
    "fighters-named": (
        "{who} attacks: {source} against {it}",
        "{who} útočí: {source} proti bojovníkovi {it}",
        "{who} atakuje: {source} przeciw wojownikowi {it}",
    ),
    "tactic-announced": (
        "{who} announces the tactic: {it}",
        "{who} oznamuje taktiku: {it}",
        "{who} ogłasza taktykę: {it}",
    ),
    "warzone-announced": (
        "{who} uses the Warzone {it}",
        "{who} používá válečnou zónu {it}",
        "{who} używa strefy walki {it}",
    ),
    "struck": (
        "{it} ({who}) is struck and would be {fate:1=wounded|2=killed}",
        "{it} ({who}) je zasažen a má být {fate:1=zraněn|2=zabit}",
        "{it} ({who}) zostaje trafiony i ma być {fate:1=ranny|2=zabity}",
    ),
    "was-wounded": (
        "{it} is wounded ({who})",
        "{it} je zraněný ({who})",
        "{it} zostaje ranny ({who})",
    ),
    "was-killed": (
        "{it} is killed ({who})",
        "{it} je zabitý ({who})",
        "{it} zostaje zabity ({who})",
    ),
    "points-announced": (
        "{who} announces {destiny} {destiny:destiny point|destiny points} and {n} "
        "{n:promotion point|promotion points}",
        "{who} oznamuje {destiny} {destiny:bod osudu|body osudu|bodů osudu} a {n} "
        "{n:vítězný bod|vítězné body|vítězných bodů}",
        "{who} ogłasza {destiny} {destiny:Punkt|Punkty|Punktów} Przeznaczenia i {n} "
        "{n:punkt|punkty|punktów} zwycięstwa",
    ),
    "destiny-changed": (
        "{who}: {n:+} {n:destiny point|destiny points}{source}",
        "{who}: {n:+} {n:bod osudu|body osudu|bodů osudu}{source}",
        "{who}: {n:+} {n:Punkt|Punkty|Punktów} Przeznaczenia{source}",
    ),
    "promoted": (
        "{who}: {n:+} {n:promotion point|promotion points}",
        "{who}: {n:+} {n:vítězný bod|vítězné body|vítězných bodů}",
        "{who}: {n:+} {n:punkt|punkty|punktów} zwycięstwa",
    ),
    "left-the-game": (
        "{who} is out of the game",
        "{who} je ze hry venku",
        "{who} odpada z gry",
    ),
    "game-ended": (
        "The game is over, {who} wins",
        "Konec hry, vítězí {who}",
        "Koniec gry, wygrywa {who}",
    ),
    "game-ended/drawn": (
        "The game is over, it is a draw",
        "Konec hry, remíza",
        "Koniec gry, remis",
    ),
    "game-ended/technical": (
        "The game is stopped by the turn limit, it is a draw",
        "Hra končí technickým limitem kol, remíza",
        "Gra kończy się technicznym limitem tur, remis",
    ),
}

SAYINGS: Final[dict[str, Three]] = {
    **ALLIED_SAYINGS,
    **MORE_SAYINGS,
    **DESCRIPTIONS,
    **OPTIONS,
    **LOG,
}
