"""Turns of speech of Doomtrooper: what words are called, headings, answers, lines of the log.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  Whoever
acts stands in the nominative and the verb in the present, so that any name and gender fits.
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.phrases_parts import gathered
from kostka.games.doomtrooper.sayings_allies import ALLIED_LABELS, ALLIED_SAYINGS
from kostka.games.doomtrooper.sayings_answers import ANSWERS
from kostka.games.doomtrooper.sayings_asked import ASKED
from kostka.games.doomtrooper.sayings_factions import MORE_LABELS, MORE_SAYINGS
from kostka.games.doomtrooper.sayings_log import LOG
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
    **gathered("LABELS"),
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
        "{n:0=for no action|1=as an action|as {n} actions}",
        "{n:0=bez akce|1=jako akci|2=jako 2 akce|3=jako 3 akce|4=jako 4 akce|jako {n} akcí}",
        "{n:0=bez akcji|1=jako akcję|2=jako 2 akcje|3=jako 3 akcje|4=jako 4 akcje|jako {n} akcji}",
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
    "hand-equipment-over": (
        "hand equipment over to a warrior of your team",
        "předej vybavení bojovníkovi svého týmu",
        "przekaż ekwipunek wojownikowi swojej drużyny graczy",
    ),
    "send-a-warrior-over": (
        "send a warrior over to a team-mate",
        "pošli bojovníka ke spoluhráči",
        "wyślij wojownika do partnera",
    ),
    "dismiss": (
        "send a warrior of one tribe too many away from the Outpost",
        "pošli ze Stanice pryč bojovníka přebytečného kmene",
        "odeślij z Placówki wojownika nadmiarowego plemienia",
    ),
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
    "on-itself": ("on itself", "na sebe", "na siebie"),
    "keep": ("keep the hand", "nech si list", "zachowaj rękę"),
    "give-up": ("give the attack up", "vzdej se útoku", "zrezygnuj z ataku"),
    "no-warzone": ("no Warzone", "žádná válečná zóna", "bez strefy walki"),
}

SAYINGS: Final[dict[str, Three]] = {
    **ALLIED_SAYINGS,
    **MORE_SAYINGS,
    **gathered("SAYINGS"),
    **DESCRIPTIONS,
    **OPTIONS,
    **ANSWERS,
    **ASKED,
    **LOG,
}
