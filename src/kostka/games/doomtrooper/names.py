"""What everything in Doomtrooper is called: English, Czech, Polish, and where the name is ours.

The last field lists the languages whose name is our own.  English names are the printed ones, Czech
names those of the Czech rules and players; Polish keeps the English ones.
"""

from __future__ import annotations

from typing import Final

Row = tuple[str, str, str, str]

WARRIORS: Final[dict[str, Row]] = {
    "sean-gallagher": ("Sean Gallagher", "Sean Gallagher", "Sean Gallagher", ""),
    "edward-s-murdoch": ("Edward S. Murdoch", "Edward S. Murdoch", "Edward S. Murdoch", ""),
    "clansman": ("Clansman", "Příslušník klanu", "Clansman", ""),
    "golden-lion": ("Golden Lion", "Zlatý lev", "Golden Lion", ""),
    "mitch-hunter": ("Mitch Hunter", "Mitch Hunter", "Mitch Hunter", ""),
    "big-bob-watts": ("Big Bob Watts", "Big Bob Watts", "Big Bob Watts", ""),
    "free-marine": ("Free Marine", "Svobodný mariňák", "Free Marine", ""),
    "sea-lion": ("Sea Lion", "Mořský lev", "Sea Lion", ""),
    "sunset-striker": ("Sunset Striker", "Útočník soumraku", "Sunset Striker", ""),
    "martian-banshee": ("Martian Banshee", "Marťanský pozůstalý", "Martian Banshee", ""),
    "infantry": ("Infantry", "Pěchota", "Infantry", ""),
    "tatsu": ("Tatsu", "Tatsu", "Tatsu", ""),
    "shadow-walker": ("Shadow Walker", "Vrah ze stínů", "Shadow Walker", ""),
    "combat-warhead": ("Combat Warhead", "Bojová výbušná hlavice", "Combat Warhead", ""),
    "samurai": ("Samurai", "Samuraj", "Samurai", ""),
    "mentor": ("Mentor", "Mentor", "Mentor", ""),
    "venusian-marshal": ("Venusian Marshal", "Venušanský maršál", "Venusian Marshal", ""),
    "bauhaus-blitzer": ("Bauhaus Blitzer", "Bauhausský bombardér", "Bauhaus Blitzer", ""),
    "dragoon": ("Dragoon", "Dragoun", "Dragoon", ""),
    "hussar": ("Hussar", "Husar", "Hussar", ""),
    "inquisitor-majoris": ("Inquisitor Majoris", "Inkvizitor Majoris", "Inquisitor Majoris", ""),
    "mystic": ("Mystic", "Mystik", "Mystic", ""),
    "inquisitor": ("Inquisitor", "Inkvizitor", "Inquisitor", ""),
    "sacred-warrior": ("Sacred Warrior", "Posvátný bojovník", "Sacred Warrior", ""),
    "valkyrie": ("Valkyrie", "Valkýra", "Valkyrie", ""),
    "nepharite-of-algeroth": (
        "Nepharite of Algeroth",
        "Algerothův nefarit",
        "Nepharite of Algeroth",
        "",
    ),
    "nepharite-of-ilian": ("Nepharite of Ilian", "Ilianin nefarit", "Nepharite of Ilian", ""),
    "ezoghoul": ("Ezoghoul", "Ezoghoul", "Ezoghoul", ""),
    "immaculate-fury": ("Immaculate Fury", "Neposkvrněná fúrie", "Immaculate Fury", ""),
    "razide": ("Razide", "Razid", "Razide", ""),
    "templar": ("Templar", "Chrámová garda", "Templar", ""),
    "centurion": ("Centurion", "Setník", "Centurion", ""),
    "necromutant": ("Necromutant", "Nekromutant", "Necromutant", ""),
    "curator": ("Curator", "Kurátor", "Curator", ""),
    "blessed-legionnaire": ("Blessed Legionnaire", "Požehnaný legionář", "Blessed Legionnaire", ""),
    "undead-legionnaire": ("Undead Legionnaire", "Nemrtvý legionář", "Undead Legionnaire", ""),
    "legionnaire-of-semai": (
        "Legionnaire of Semai",
        "Semaiův legionář",
        "Legionnaire of Semai",
        "",
    ),
    "child-of-ilian": ("Child of Ilian", "Ilianino dítě", "Child of Ilian", ""),
}

SPECIALS: Final[dict[str, Row]] = {
    "evasive-action": ("Evasive Action", "Úhybná akce", "Evasive Action", ""),
    "powerful-blow": ("Powerful Blow", "Mocný úder", "Powerful Blow", ""),
    "lucky-shot": ("Lucky Shot", "Šťastný výstřel", "Lucky Shot", ""),
    "take-aim": ("Take Aim", "Zamíření", "Take Aim", ""),
    "narrow-escape": ("Narrow Escape!", "Únik o vlásek!", "Narrow Escape!", ""),
    "bamboozled": ("Bamboozled!", "Napálen!", "Bamboozled!", ""),
    "portents-of-victory": (
        "Portents of Victory",
        "Předzvěst vítězství",
        "Portents of Victory",
        "",
    ),
    "miscommunication": ("Miscommunication", "Komunikační šum", "Miscommunication", ""),
    "fizzle": ("Fizzle", "Magický šum", "Fizzle", ""),
    "faulty-supplies": ("Faulty Supplies", "Zmetky v dodávkách", "Faulty Supplies", ""),
    "positive-karma": ("Positive Karma", "Pozitivní karma", "Positive Karma", ""),
    "negative-karma": ("Negative Karma", "Negativní karma", "Negative Karma", ""),
    "influence": ("Influence", "Ovlivnění", "Influence", ""),
    "reversal-of-fortune": ("Reversal of Fortune", "Zrádná štěstěna", "Reversal of Fortune", ""),
    "doomed": ("Doomed", "Odsouzen k záhubě", "Doomed", ""),
    "hidden-in-the-shadows": (
        "Hidden in the Shadows",
        "Ukrytý ve stínu",
        "Hidden in the Shadows",
        "",
    ),
    "malfunction": ("Malfunction!", "Selhání!", "Malfunction!", ""),
    "cleansing-flame": ("Cleansing Flame", "Očistný plamen", "Cleansing Flame", ""),
    "secret-assassin": ("Secret Assassin", "Tajný atentátník", "Secret Assassin", ""),
    "grand-assault": ("Grand Assault", "Rozsáhlá ofenzíva", "Grand Assault", ""),
    "grim-reaper": ("Grim Reaper", "Smrtka", "Grim Reaper", ""),
    "gung-ho": ("Gung Ho", "Gung Ho", "Gung Ho", ""),
    "reputation": ("Reputation", "Reputace", "Reputation", ""),
}

OTHERS: Final[dict[str, Row]] = {
    "elemental-wall": ("Elemental Wall", "Živelná stěna", "Elemental Wall", ""),
    "elemental-ball": ("Elemental Ball", "Živelná koule", "Elemental Ball", ""),
    "elemental-bolt": ("Elemental Bolt", "Živelný blesk", "Elemental Bolt", ""),
    "explosion": ("Explosion", "Exploze", "Explosion", ""),
    "levitation": ("Levitation", "Vznášení", "Levitation", ""),
    "shield": ("Shield", "Štít", "Shield", ""),
    "presence": ("Presence", "Přítomnost", "Presence", ""),
    "combat-armor": ("Combat Armor", "Bojové brnění", "Combat Armor", ""),
    "composite-armor": ("Composite Armor", "Vrstvené brnění", "Composite Armor", ""),
    "hellhound-necrotank": (
        "Hellhound Necrotank",
        "Nekrotank Pekelný pes",
        "Hellhound Necrotank",
        "",
    ),
    "factory": ("Factory", "Továrna", "Factory", ""),
    "industrial-complex": ("Industrial Complex", "Průmyslový komplex", "Industrial Complex", ""),
    "venusian-jungle": ("Venusian Jungle", "Džungle Venuše", "Venusian Jungle", ""),
    "victoria": ("Victoria", "Viktorie", "Victoria", ""),
}

# Put together by us.
DECKS: Final[dict[str, Row]] = {
    "clans": ("Clans", "Klany", "Klany", "en cs pl"),
    "kohort-of-ilian": ("Kohort of Ilian", "Ilianina kohorta", "Kohorta Ilian", "en cs pl"),
    "marines": ("Marines", "Mariňáci", "Marines", "en cs pl"),
    "brothers": ("Brothers", "Bratři", "Bracia", "en cs pl"),
}

NAMES: Final[dict[str, Row]] = {**WARRIORS, **SPECIALS, **OTHERS, **DECKS}
