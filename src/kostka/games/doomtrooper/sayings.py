"""Turns of speech of Doomtrooper: what words are called, headings, answers, lines of the log.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  Whoever
acts stands in the nominative and the verb in the present, so that any name and gender fits.
"""

from __future__ import annotations

from typing import Final

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
    "all-values": ("all values", "všechny hodnoty", "wszystkie wartości"),
    # types of cards
    "warrior": ("warrior", "bojovník", "wojownik"),
    "special": ("special card", "speciální karta", "karta specjalna"),
    "art": ("Art spell", "kouzlo Umění", "czar Sztuki"),
    "dark-symmetry": ("Dark Symmetry", "Černá symetrie", "Mroczna Harmonia"),
    "equipment": ("equipment", "vybavení", "ekwipunek"),
    "fortification": ("Fortification", "opevnění", "fortyfikacja"),
    "warzone": ("Warzone", "válečná zóna", "strefa walki"),
    "vehicle": ("vehicle", "vozidlo", "pojazd"),
    "body-armour": ("body armour", "brnění", "zbroja"),
    # affiliations and areas
    "bauhaus": ("Bauhaus", "Bauhaus", "Bauhaus"),
    "capitol": ("Capitol", "Kapitol", "Capitol"),
    "imperial": ("Imperial", "Imperiál", "Imperial"),
    "mishima": ("Mishima", "Mishima", "Mishima"),
    "brotherhood": ("Brotherhood", "Bratrstvo", "Bractwo"),
    "dark-legion": ("Dark Legion", "Černá legie", "Legion Ciemności"),
    "general": ("General", "Obecný", "Ogólny"),
    "squad": ("Squad", "Mužstvo", "Drużyna"),
    "kohort": ("Kohort", "Kohorta", "Kohorta"),
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
    # players and sides
    "you": ("you", "ty", "ty"),
    "yours": ("yours", "tvoji", "twoi"),
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
    "annihilated": (
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

SAYINGS: Final[dict[str, Three]] = {**DESCRIPTIONS, **OPTIONS, **LOG}
