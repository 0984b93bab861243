"""Further turns of speech of Doomtrooper: labels, answers and lines that later cards need."""

from __future__ import annotations

from typing import Final

Three = tuple[str, str, str]

MORE_LABELS: Final[dict[str, Three]] = {
    "sniper-rifle": ("sniper rifle", "odstřelovací puška", "karabin snajperski"),
    "blinding": ("blinding", "oslepující", "oślepiająca"),
    "mercurian": ("Mercurian", "merkurská", "merkuriańska"),
    "martian": ("Martian", "marťanská", "marsjańska"),
    "venusian": ("Venusian", "venušanská", "wenusjańska"),
    "asteroid-belt": ("asteroid belt", "pás asteroidů", "pas asteroid"),
    "dark-eden": ("Dark Eden", "Temný Eden", "Mroczny Eden"),
    "once-a-duel": ("once in a duel", "jednou za souboj", "raz na pojedynek"),
    "right-after-a-blow": (
        "right after a blow that wounds or kills",
        "ihned po zraňujícím nebo zabíjejícím úderu",
        "zaraz po ciosie, który rani lub zabija",
    ),
    "after-a-kill": (
        "right after somebody was killed in a duel",
        "ihned poté, co byl někdo v souboji zabit",
        "zaraz po tym, jak ktoś zginął w pojedynku",
    ),
}

MORE_SAYINGS: Final[dict[str, Three]] = {
    "using": ("with {it}: {effect}", "s kartou {it}: {effect}", "z kartą {it}: {effect}"),
    "fetches": (
        "fetch {it} from your collection into play{onto:, onto this warrior|}",
        "vezmi ze své sbírky kartu {it} a uveď ji do hry{onto:, na tohoto bojovníka|}",
        "weź ze swojej kolekcji kartę {it} i wprowadź ją do gry{onto:, na tego wojownika|}",
    ),
    "not-wounded-by": (
        "not wounded by {it}",
        "není zraněn kartou {it}",
        "karta {it} go nie rani",
    ),
    "upright": (
        ", while this warrior is not in cover",
        ", není-li tento bojovník v úkrytu",
        ", gdy ten wojownik nie jest w ukryciu",
    ),
    "healthy": (
        ", while this warrior is not wounded",
        ", není-li tento bojovník zraněn",
        ", gdy ten wojownik nie jest ranny",
    ),
    "which-attacks": (
        ", which is an attack action",
        ", což je útočná akce",
        ", co jest akcją ataku",
    ),
    "times-a-turn": (
        ", {n} times a turn at most",
        ", nejvýše {n}× za kolo",
        ", najwyżej {n}× na turę",
    ),
    "most": (", {n} times at most", ", nejvýše {n}×", ", najwyżej {n}×"),
    "if-facts": (", if {facts}", ", pokud {facts}", ", jeśli {facts}"),
    "price-of-value": (
        " for as many destiny points as the warrior is worth",
        " za tolik bodů osudu, jaká je hodnota bojovníka",
        " za tyle Punktów Przeznaczenia, ile wynosi wartość wojownika",
    ),
    "single": (
        "a warrior has only one of it",
        "bojovník smí mít jen jednu",
        "wojownik może mieć tylko jedną",
    ),
    "single-there": (
        "a vehicle has only one of it",
        "vozidlo smí mít jen jednu",
        "pojazd może mieć tylko jedną",
    ),
    "attack-with-it": ("attack", "zaútoč", "zaatakuj"),
    "take-cover-with-it": ("seek cover", "vyhledej úkryt", "szukaj ukrycia"),
    "leave-cover-with-it": ("leave cover", "opusť úkryt", "opuść ukrycie"),
    "as-promotion": ("promotion points", "vítězné body", "punkty zwycięstwa"),
    "as-destiny": ("destiny points", "body osudu", "Punkty Przeznaczenia"),
    "be-wounded": ("be wounded", "buď zraněn", "zostań ranny"),
    "stays-there": (
        "it stays with the warrior",
        "zůstává u bojovníka",
        "zostaje przy wojowniku",
    ),
    "reclaimed": (
        "{who} gets {it} back",
        "{who} dostává zpět kartu {it}",
        "{who} odzyskuje kartę {it}",
    ),
}
