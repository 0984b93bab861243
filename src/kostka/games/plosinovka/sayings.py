"""Turns of speech of Plošinovka: what its words are called, headings, answers, lines of the log.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  Whoever
acts stands in the nominative and the verb in the present, so that any name and gender fits.
"""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.words import (
    ABILITIES,
    CLAIMS,
    METHODS,
    PASSIVES,
    REACHES,
    UNTIL,
    WHEN,
)

Three = tuple[str, str, str]

# What the words of the game are called.
LABELS: Final[dict[str, Three]] = {
    # symbols
    "boot": ("boot", "přesun", "but"),
    "sword": ("sword", "meč", "miecz"),
    "coin": ("coin", "zlaťák", "moneta"),
    "monster": ("monster", "přesun nepřítele", "potwór"),
    "star": ("star", "hvězda", "gwiazda"),
    "blank": ("blank", "prázdná", "pusta"),
    # the enemy die
    "attack": ("attack", "útok", "atak"),
    "left": ("left", "vlevo", "w lewo"),
    "right": ("right", "vpravo", "w prawo"),
    # steps of the turn
    "step-1": ("remove a level", "zrušení úrovně", "usunięcie poziomu"),
    "step-2": ("refresh cards", "obnovení karet", "odświeżenie kart"),
    "step-3": ("roll the dice", "hod kostkami", "rzut kośćmi"),
    "step-4": ("resolve the enemy die", "vyhodnocení kostky nepřátel", "kość wrogów"),
    "step-5": ("actions", "provedení akcí", "akcje"),
    "step-6": ("set the special die", "nastavení speciální kostky", "ustawienie kości specjalnej"),
    "step-7": ("gravity", "gravitace", "grawitacja"),
    "step-8": ("end of turn", "konec tahu", "koniec tury"),
    # sources of damage
    "trap": ("trap", "past", "pułapka"),
    # what a field shows
    "field-spawn": ("enemy", "nepřítel", "wróg"),
    "field-gem": ("gem", "drahokam", "klejnot"),
    "field-gold": ("gold", "zlaťák", "złoto"),
    "field-trap": ("trap", "past", "pułapka"),
    "field-stall": ("stall", "kupecký stánek", "stragan kupca"),
    "field-portal": ("portal", "portál", "portal"),
    "field-boss-token": ("boss token", "bossův žeton", "żeton bossa"),
    "field-boss-start": ("boss", "boss", "boss"),
    # towers
    "mixed": ("both dungeons mixed", "oba žaláře smíchané", "oba lochy wymieszane"),
}

# Headings of descriptions.
_HEADINGS: Final[dict[str, Three]] = {
    "passive": ("Passive: {it}", "Pasivní: {it}", "Pasywna: {it}"),
    "use": ("Use: {it}", "Použití: {it}", "Użycie: {it}"),
    "once-per-turn": ("Once per turn: {it}", "Jednou za tah: {it}", "Raz na turę: {it}"),
    "hero": (
        "Hero, {who}. Lives: {n}. The star may be used as {one} or {other}",
        "Hrdina, {who}. Životy: {n}. Hvězdu lze použít jako {one} nebo {other}",
        "Bohater, {who}. Życie: {n}. Gwiazdy można użyć jako: {one} lub {other}",
    ),
    "enemy": (
        "{tier:0=Helper|Enemy of tier {tier}}. Lives: {lives}. Damage: {damage}. Loot: {loot}",
        "{tier:0=Pomocník|Nepřítel úrovně {tier}}. Životy: {lives}. Zranění: {damage}. "
        "Kořist: {loot}",
        "{tier:0=Pomocnik|Wróg poziomu {tier}}. Życie: {lives}. Obrażenia: {damage}. Łup: {loot}",
    ),
    "gems": (
        "{n} {n:gem|gems}",
        "{n} {n:drahokam|drahokamy|drahokamů}",
        "{n} {n:klejnot|klejnoty|klejnotów}",
    ),
    "gold": (
        "{n} gold",
        "{n} {n:zlaťák|zlaťáky|zlaťáků}",
        "{n} {n:sztuka|sztuki|sztuk} złota",
    ),
    "ability": ("{name}: {it}", "{name}: {it}", "{name}: {it}"),
    "item": ("Item. Price: {n} gold", "Předmět. Cena: {n}", "Przedmiot. Cena: {n}"),
    "potion": (
        "Potion. Price: {n} gold. Copies: {copies}",
        "Lektvar. Cena: {n}. Počet karet: {copies}",
        "Mikstura. Cena: {n}. Liczba kart: {copies}",
    ),
    "artifact": (
        "Artifact. Take it as soon as {it}",
        "Artefakt. Vezmi si ho, jakmile platí: {it}",
        "Artefakt. Weź go, gdy tylko zajdzie: {it}",
    ),
    "event": ("Event. {when}: {it}", "Událost. {when}: {it}", "Wydarzenie. {when}: {it}"),
    "on-a-card": ("{n}× {it}", "{n}× {it}", "{n}× {it}"),
    "boss": (
        "Boss. Lives: {n} per level. Damage: {damage}",
        "Boss. Životy: {n} za úroveň. Zranění: {damage}",
        "Boss. Życie: {n} na poziom. Obrażenia: {damage}",
    ),
    "boss-turn": ("Boss's turn: {it}", "Bossův tah: {it}", "Tura bossa: {it}"),
    "boss-start": (
        "It starts on the {right:right|left} card; its token fields give {token}",
        "Začíná na {right:pravé|levé} kartě; jeho pole žetonů dávají žeton {token}",
        "Zaczyna na {right:prawej|lewej} karcie; jego pola żetonów dają żeton {token}",
    ),
    "boss-helper": (
        "Helper: {it}, one on each spawn field of that card",
        "Pomocník: {it}, po jednom na každém poli té karty, kde se objevují nepřátelé",
        "Pomocnik: {it}, po jednym na każdym polu pojawienia się wroga tej karty",
    ),
    "boss-card": (
        "Attack card. Range: {reach}. Symbols: {symbols}",
        "Karta útoku. Dosah: {reach}. Symboly: {symbols}",
        "Karta ataku. Zasięg: {reach}. Symbole: {symbols}",
    ),
    "boss-token": ("Boss token", "Bossův žeton", "Żeton bossa"),
    "tower-card": (
        "Tower card: {theme}",
        "Karta věže: {theme}",
        "Karta wieży: {theme}",
    ),
}

# The log: {who} is the player, {at} the field, {to} where to, {by} another player.
_LOG: Final[dict[str, Three]] = {
    "turn-began": ("Turn {n}: {who}", "Tah {n}: {who}", "Tura {n}: {who}"),
    "step-began": ("Step {n}: {it}", "Krok {n}: {it}", "Krok {n}: {it}"),
    "dice-rolled": ("{who} rolls: {it}", "{who} hází: {it}", "{who} rzuca: {it}"),
    "enemy-die-rolled": (
        "The enemy die shows: {it}",
        "Na kostce nepřátel padá: {it}",
        "Kość wrogów pokazuje: {it}",
    ),
    "symbol-used": (
        "{who} uses: {it}",
        "{who} používá: {it}",
        "{who} używa: {it}",
    ),
    "enemy-moved": (
        "{it} moves from {at} to {to}",
        "{it} se přesouvá z {at} na {to}",
        "{it} przesuwa się z {at} na {to}",
    ),
    "enemy-attacked": (
        "{it} attacks {who} for {n} damage",
        "{it} útočí, {who}: {n} zranění",
        "{it} atakuje, {who}: {n} {n:obrażenie|obrażenia|obrażeń}",
    ),
    "hero-moved": (
        "{who} moves from {at} to {to}",
        "{who} se přesouvá z {at} na {to}",
        "{who} przesuwa się z {at} na {to}",
    ),
    "hero-pushed": (
        "{by} pushes {who} to {to}",
        "{by} postrkuje na {to}: {who}",
        "{by} popycha na {to}: {who}",
    ),
    "hero-pushed/boss": (
        "The boss shoves {who} to {to}",
        "Boss odstrkuje na {to}: {who}",
        "Boss odpycha na {to}: {who}",
    ),
    "enemy-pushed": (
        "{who} pushes {it} to {to}",
        "{who} postrkuje na {to}: {it}",
        "{who} popycha na {to}: {it}",
    ),
    "appeared": (
        "{who} appears on {to}",
        "{who} se objevuje na {to}",
        "{who} pojawia się na {to}",
    ),
    "hero-fell": (
        "{who} falls {far} {far:field|fields} to {to}",
        "{who} padá o {far} {far:pole|pole|polí} na {to}",
        "{who} spada o {far} {far:pole|pola|pól} na {to}",
    ),
    "enemy-fell": ("{it} falls to {to}", "{it} padá na {to}", "{it} spada na {to}"),
    "suffered": (
        "{who} suffers {n} damage{source}",
        "{who} utrpí {n} zranění{source}",
        "{who} otrzymuje {n} {n:obrażenie|obrażenia|obrażeń}{source}",
    ),
    "fainted": ("{who} faints", "{who} upadá do mdlob", "{who} mdleje"),
    "gold-gained": (
        "{who} gains {n} gold{source}",
        "{who} získává {n} {n:zlaťák|zlaťáky|zlaťáků}{source}",
        "{who} zdobywa {n} {n:sztukę|sztuki|sztuk} złota{source}",
    ),
    "gems-gained": (
        "{who} gains {n} {n:gem|gems}{source}",
        "{who} získává {n} {n:drahokam|drahokamy|drahokamů}{source}",
        "{who} zdobywa {n} {n:klejnot|klejnoty|klejnotów}{source}",
    ),
    "lives-gained": (
        "{who} gains {n} {n:life|lives}{source}",
        "{who} získává {n} {n:život|životy|životů}{source}",
        "{who} zdobywa {n} {n:życie|życia|żyć}{source}",
    ),
    "lives-paid": (
        "{who} discards {n} {n:life|lives}{source}",
        "{who} odhazuje {n} {n:život|životy|životů}{source}",
        "{who} odrzuca {n} {n:życie|życia|żyć}{source}",
    ),
    "gold-lost": (
        "{who} loses {n} gold{source}",
        "{who} přichází o {n} {n:zlaťák|zlaťáky|zlaťáků}{source}",
        "{who} traci {n} {n:sztukę|sztuki|sztuk} złota{source}",
    ),
    "gems-spent": (
        "{who} discards {n} {n:gem|gems}{source}",
        "{who} odhazuje {n} {n:drahokam|drahokamy|drahokamů}{source}",
        "{who} odrzuca {n} {n:klejnot|klejnoty|klejnotów}{source}",
    ),
    "attacked": (
        "{who} attacks for {n} damage: {it}",
        "{who} útočí za {n} zranění: {it}",
        "{who} atakuje za {n} {n:obrażenie|obrażenia|obrażeń}: {it}",
    ),
    "defeated": (
        "{who} defeats on {at}: {it}",
        "{who} poráží na {at}: {it}",
        "{who} pokonuje na {at}: {it}",
    ),
    "special-set": (
        "{who} sets the special die: {it}",
        "{who} nastavuje speciální kostku: {it}",
        "{who} ustawia kość specjalną: {it}",
    ),
    "special-reset": (
        "The special die is reset: {who}",
        "Speciální kostka se resetuje: {who}",
        "Kość specjalna zostaje zresetowana: {who}",
    ),
    "level-revealed": (
        "Level {n} is revealed",
        "Odhaluje se úroveň {n}",
        "Odkryty zostaje poziom {n}",
    ),
    "level-removed": (
        "Level {n} is removed",
        "Ruší se úroveň {n}",
        "Usunięty zostaje poziom {n}",
    ),
    "bought": (
        "{who} buys for {n} gold: {it}",
        "{who} kupuje za {n} {n:zlaťák|zlaťáky|zlaťáků}: {it}",
        "{who} kupuje za {n} {n:sztukę|sztuki|sztuk} złota: {it}",
    ),
    "shown-for-sale": ("Now for sale: {it}", "Nově v nabídce: {it}", "Nowość w ofercie: {it}"),
    "used": ("{who} uses: {it}", "{who} používá: {it}", "{who} używa: {it}"),
    "refreshed": (
        "{who} refreshes the used cards",
        "{who} obnovuje použité karty",
        "{who} odświeża zużyte karty",
    ),
    "claimed": ("{who} claims: {it}", "{who} si bere: {it}", "{who} zabiera: {it}"),
    "token-gained": (
        "{who} gains the token {it}",
        "{who} získává žeton {it}",
        "{who} otrzymuje żeton {it}",
    ),
    "token-lost": (
        "{who} discards the token {it}",
        "{who} odhazuje žeton {it}",
        "{who} odrzuca żeton {it}",
    ),
    "boss-turn-began": ("The boss's turn", "Bossův tah", "Tura bossa"),
    "boss-card-drawn": (
        "An attack card is drawn: {it}",
        "Líže se karta útoku: {it}",
        "Dobrana karta ataku: {it}",
    ),
    "boss-card-read": ("The boss attacks: {it}", "Boss útočí: {it}", "Boss atakuje: {it}"),
    "summoned": (
        "{it} appears on {at}",
        "Na {at} se objevuje: {it}",
        "Na {at} pojawia się: {it}",
    ),
    "event-shown": ("Event: {it}", "Událost: {it}", "Wydarzenie: {it}"),
    "won": ("{who} defeats the boss and wins", "{who} poráží bosse a vítězí", "{who} wygrywa"),
    "lost": ("{who} has lost", "{who} prohrává", "{who} przegrywa"),
}

# Answers: {at} is a field.
_ANSWERS: Final[dict[str, Three]] = {
    "answer/end-actions": ("end the actions", "ukončit akce", "zakończ akcje"),
    "answer/stop": ("stop here", "zde skončit", "zatrzymaj się tutaj"),
    "answer/strike": ("strike", "zasadit ránu", "zadaj cios"),
    "answer/gravity": ("resolve gravity", "vyhodnotit gravitaci", "rozpatrz grawitację"),
    "answer/hold-on": ("hold on", "držet se", "trzymaj się"),
    "answer/let-go": ("let go", "pustit se", "puść się"),
    "answer/leave-it": (
        "leave the special die",
        "nechat speciální kostku",
        "zostaw kość specjalną",
    ),
    "answer/lose-gold": ("discard 1 gold", "odhodit 1 zlaťák", "odrzuć 1 sztukę złota"),
    "answer/lose-gem": ("discard 1 gem", "odhodit 1 drahokam", "odrzuć 1 klejnot"),
    "answer/attack": ("attack", "útok", "atak"),
    "answer/left": ("left", "vlevo", "w lewo"),
    "answer/right": ("right", "vpravo", "w prawo"),
    "way/up": ("up", "nahoru", "w górę"),
    "way/down": ("down", "dolů", "w dół"),
    "way/left": ("to the left", "doleva", "w lewo"),
    "way/right": ("to the right", "doprava", "w prawo"),
    "way/portal": ("through the portal", "portálem", "przez portal"),
    "do/push": ("push to {it}", "postrčit na {it}", "popchnij na {it}"),
    "do/through": ("to the portal {it}", "k portálu {it}", "do portalu {it}"),
    "do/which-enemy": ("the enemy on {it}", "nepřítel na {it}", "wróg na {it}"),
    "do/appear": (
        "appear on the map, spending: {it}",
        "objevit se na mapě, utratit: {it}",
        "pojaw się na mapie, zużyj: {it}",
    ),
    "do/set": (
        "set the special die to: {it}, spending: {source}",
        "nastavit speciální kostku: {it}, utratit: {source}",
        "ustaw kość specjalną: {it}, zużyj: {source}",
    ),
    "use-as": ("{source} as {it}", "{source} jako {it}", "{source} jako {it}"),
    "use-times": (
        " ×{times} ({n} {n:gem|gems})",
        " ×{times} ({n} {n:drahokam|drahokamy|drahokamů})",
        " ×{times} ({n} {n:klejnot|klejnoty|klejnotów})",
    ),
    "from/special": ("special die", "speciální kostka", "kość specjalna"),
    "from/merged": ("2× {it}", "2× {it}", "2× {it}"),
    "from/joined": (
        "{it} and the special die",
        "{it} a speciální kostka",
        "{it} i kość specjalna",
    ),
    "from/wild": (
        "{it} (any symbol)",
        "{it} (libovolný symbol)",
        "{it} (dowolny symbol)",
    ),
    "do/spawn": ("on {it}", "na {it}", "na {it}"),
    "do/attack": ("attack the enemy on {it}", "zaútočit na {it}", "zaatakuj wroga na {it}"),
    "do/appear-at": ("appear on {it}", "objevit se na {it}", "pojaw się na {it}"),
    "answer/appear-free": (
        "appear on the map, spending nothing",
        "objevit se na mapě bez utracení kostky",
        "pojaw się na mapie bez zużycia kości",
    ),
    "seat": ("player {n}", "hráč {n}", "gracz {n}"),
    "do/reroll": ("reroll: {it}", "přehodit: {it}", "przerzuć: {it}"),
    "do/play": ("use: {it}", "použít: {it}", "użyj: {it}"),
    "do/choose": ("{it}", "{it}", "{it}"),
    "do/buy": ("buy: {it}", "koupit: {it}", "kup: {it}"),
    "no-dice": ("no dice", "žádné kostky", "brak kości"),
}

SAYINGS: Final[dict[str, Three]] = {
    **_HEADINGS,
    **_ANSWERS,
    **_LOG,
    **{f"passive/{key}": text for key, text in PASSIVES.items()},
    **{f"enemy/{key}": text for key, text in ABILITIES.items()},
    **{f"until/{key}": text for key, text in UNTIL.items()},
    **{f"when/{key}": text for key, text in WHEN.items()},
    **{f"claim/{key}": text for key, text in CLAIMS.items()},
    **{f"reach/{key}": text for key, text in REACHES.items()},
    **{f"method/{key}": text for key, text in METHODS.items()},
}
