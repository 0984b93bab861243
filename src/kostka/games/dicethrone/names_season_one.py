"""What the heroes of Season One and their things are called, as `names.py` has it."""

from __future__ import annotations

from typing import Final

Row = tuple[str, str, str, str]

BARBARIAN: Final[dict[str, Row]] = {
    "barbarian": ("Barbarian", "Barbar", "Barbarzyńca", "cs pl"),
    # symbols
    "sword": ("Sword", "Meč", "Miecz", "cs pl"),
    "life": ("Life", "Život", "Życie", "cs pl"),
    "pow": ("Pow", "Bác", "Łup", "cs pl"),
    # tokens
    "stun": ("Stun", "Omráčení", "Ogłuszenie", "cs pl"),
    "concussion": ("Concussion", "Otřes mozku", "Wstrząs mózgu", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "smack": ("Smack", "Plácnutí", "Plaśnięcie", "cs pl"),
    "fortitude": ("Fortitude", "Statečnost", "Hart ducha", "cs pl"),
    "sturdy-blow": ("Sturdy Blow", "Poctivá rána", "Solidny cios", "cs pl"),
    "overpower": ("Overpower", "Přemožení", "Przytłoczenie", "cs pl"),
    "war-cry": ("War Cry", "Válečný pokřik", "Okrzyk wojenny", "cs pl"),
    "mighty-blow": ("Mighty Blow", "Mohutná rána", "Potężny cios", "cs pl"),
    "reckless": ("Reckless", "Bezhlavost", "Brawura", "cs pl"),
    "crit-bash": ("Crit Bash", "Drtivá rána", "Druzgocący cios", "cs pl"),
    "crit-smash": ("Crit Smash", "Drtivý náraz", "Druzgocące uderzenie", "cs pl"),
    "thick-skin": ("Thick Skin", "Hroší kůže", "Gruba skóra", "cs pl"),
    "rage": ("Rage!", "Běs!", "Szał!", "cs pl"),
    # cards
    "concuss": ("Concuss!", "Otřást hlavou!", "Wstrząśnij nim!", "cs pl"),
    "head-bash": ("Head Bash!", "Rána do hlavy!", "Cios w głowę!", "cs pl"),
    "get-some": ("Get Some!", "Tu máš!", "Masz za swoje!", "cs pl"),
    "feelin-good": ("Feelin' Good!", "Cítím se skvěle!", "Czuję się świetnie!", "cs pl"),
    "adrenaline-surge": ("Adrenaline Surge!", "Nával adrenalinu!", "Przypływ adrenaliny!", "cs pl"),
}

MOON_ELF: Final[dict[str, Row]] = {
    "moon-elf": ("Moon Elf", "Měsíční elfka", "Księżycowa elfka", "cs pl"),
    # symbols
    "arrow": ("Arrow", "Šíp", "Strzała", "cs pl"),
    "foot": ("Foot", "Noha", "Stopa", "cs pl"),
    "moon": ("Moon", "Měsíc", "Księżyc", "cs pl"),
    # tokens
    "evasive": ("Evasive", "Úhyb", "Unik", "cs pl"),
    "blind": ("Blind", "Oslepení", "Oślepienie", "cs pl"),
    "entangle": ("Entangle", "Zapletení", "Oplątanie", "cs pl"),
    "targeted": ("Targeted", "Zaměření", "Namierzenie", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "longbow": ("Longbow", "Dlouhý luk", "Długi łuk", "cs pl"),
    "covered-shot": ("Covered Shot", "Krytá střela", "Strzał zza osłony", "cs pl"),
    "evasive-action": ("Evasive Action", "Úhybný manévr", "Manewr unikowy", "cs pl"),
    "demising-shot": ("Demising Shot", "Smrtící střela", "Zabójczy strzał", "cs pl"),
    "focus": ("Focus", "Soustředění", "Skupienie", "cs pl"),
    "exploding-arrow": ("Exploding Arrow", "Výbušný šíp", "Wybuchowa strzała", "cs pl"),
    "entangling-shot": ("Entangling Shot", "Poutající střela", "Oplątujący strzał", "cs pl"),
    "blinding-shot": ("Blinding Shot", "Oslepující střela", "Oślepiający strzał", "cs pl"),
    "lunar-blessing": ("Lunar Blessing", "Požehnání luny", "Błogosławieństwo księżyca", "cs pl"),
    "eclipse": ("Eclipse", "Zatmění", "Zaćmienie", "cs pl"),
    "moon-shadow": ("Moon Shadow", "Stín měsíce", "Cień księżyca", "cs pl"),
    "missed-me": ("Missed Me", "Vedle!", "Pudło!", "cs pl"),
    "lunar-eclipse": ("Lunar Eclipse!", "Zatmění měsíce!", "Zaćmienie księżyca!", "cs pl"),
    # cards
    "moon-magic": ("Moon Magic!", "Měsíční magie!", "Magia księżyca!", "cs pl"),
    "take-that": ("Take That!", "Tumáš!", "A masz!", "cs pl"),
    "volley": ("Volley!", "Salva!", "Salwa!", "cs pl"),
    "evade": ("Evade!", "Uhni!", "Uchyl się!", "cs pl"),
    "lunar-umbra": ("Lunar Umbra!", "Plný stín luny!", "Pełny cień księżyca!", "cs pl"),
}

PYROMANCER: Final[dict[str, Row]] = {
    "pyromancer": ("Pyromancer", "Pyromantka", "Piromantka", "cs pl"),
    # symbols
    "flame": ("Flame", "Plamen", "Płomień", "cs pl"),
    "blaze": ("Blaze", "Žár", "Pożoga", "cs pl"),
    "fiery-soul": ("Fiery Soul", "Ohnivá duše", "Ognista dusza", "cs pl"),
    "meteor": ("Meteor", "Meteor", "Meteor", "cs pl"),
    # tokens
    "fire-mastery": ("Fire Mastery", "Mistrovství ohně", "Mistrzostwo ognia", "cs pl"),
    "burn": ("Burn", "Popálení", "Podpalenie", "cs pl"),
    "knockdown": ("Knockdown", "Sražení", "Powalenie", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "fireball": ("Fireball", "Ohnivá koule", "Kula ognia", "cs pl"),
    "pyroblast": ("Pyroblast", "Ohnivý výbuch", "Wybuch ognia", "cs pl"),
    "burning-soul": ("Burning Soul", "Hořící duše", "Płonąca dusza", "cs pl"),
    "combustion": ("Combustion", "Vzplanutí", "Samozapłon", "cs pl"),
    "hot-streak": ("Hot Streak", "Šťastná série", "Gorąca passa", "cs pl"),
    "scorch": ("Scorch", "Sežehnutí", "Przypalenie", "cs pl"),
    "ignite": ("Ignite", "Zažehnutí", "Zapłon", "cs pl"),
    "blazing-soul": ("Blazing Soul", "Planoucí duše", "Gorejąca dusza", "cs pl"),
    "meteorite": ("Meteorite", "Meteorit", "Meteoryt", "cs pl"),
    "meteoroid": ("Meteoroid", "Meteoroid", "Meteoroid", "cs pl"),
    "molten-armor": ("Molten Armor", "Roztavená zbroj", "Stopiona zbroja", "cs pl"),
    "scorch-the-earth": ("Scorch the Earth!", "Spálená země!", "Spalona ziemia!", "cs pl"),
    # cards
    "warm-up": ("Warm Up!", "Zahřátí!", "Rozgrzewka!", "cs pl"),
    "fire-up": ("Fire Up!", "Rozdmýchej oheň!", "Rozpal ogień!", "cs pl"),
    "red-hot": ("Red Hot!", "Rozžhaveno doruda!", "Do czerwoności!", "cs pl"),
    "huzzah": ("Huzzah!", "Hurá!", "Hurra!", "cs pl"),
    "infernal-infusion": ("Infernal Infusion!", "Pekelný příval!", "Piekielny napływ!", "cs pl"),
}

MONK: Final[dict[str, Row]] = {
    "monk": ("Monk", "Mnich", "Mnich", "cs pl"),
    # symbols
    "fist": ("Fist", "Pěst", "Pięść", "cs pl"),
    "palm": ("Palm", "Dlaň", "Dłoń", "cs pl"),
    "harmony": ("Harmony", "Harmonie", "Harmonia", "cs pl"),
    "lotus": ("Lotus", "Lotos", "Lotos", "cs pl"),
    # tokens
    "chi": ("Chi", "Čchi", "Chi", "cs pl"),
    "cleanse": ("Cleanse", "Očista", "Oczyszczenie", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "fist-strike": ("Fist Strike", "Úder pěsti", "Uderzenie pięści", "cs pl"),
    "combo-strike": ("Combo Strike", "Série úderů", "Seria ciosów", "cs pl"),
    "meditate": ("Meditate", "Meditace", "Medytacja", "cs pl"),
    "zen-strike": ("Zen Strike", "Úder zenu", "Cios zen", "cs pl"),
    "tempest-rush": ("Tempest Rush", "Příval bouře", "Napór burzy", "cs pl"),
    "fist-of-harmony": ("Fist of Harmony", "Pěst harmonie", "Pięść harmonii", "cs pl"),
    "fist-of-tranquility": ("Fist of Tranquility", "Pěst klidu", "Pięść spokoju", "cs pl"),
    "way-of-the-monk": ("Way of the Monk", "Cesta mnicha", "Droga mnicha", "cs pl"),
    "lotus-strike": ("Lotus Strike", "Úder lotosu", "Cios lotosu", "cs pl"),
    "way-of-the-lotus": ("Way of the Lotus", "Cesta lotosu", "Droga lotosu", "cs pl"),
    "serenity": ("Serenity", "Vyrovnanost", "Pogoda ducha", "cs pl"),
    "transcendence": ("Transcendence!", "Transcendence!", "Transcendencja!", "cs pl"),
    # cards
    "palm-strike": ("Palm Strike!", "Úder dlaní!", "Cios dłonią!", "cs pl"),
    "mystic-mantra": ("Mystic Mantra!", "Mystická mantra!", "Mistyczna mantra!", "cs pl"),
    "ruminate": ("Ruminate!", "Hluboké rozjímání!", "Głębokie rozmyślania!", "cs pl"),
    "contemplate": ("Contemplate!", "Zamyšlení!", "Zaduma!", "cs pl"),
    "enlightenment": ("Enlightenment!", "Osvícení!", "Oświecenie!", "cs pl"),
}

PALADIN: Final[dict[str, Row]] = {
    "paladin": ("Paladin", "Paladin", "Paladyn", "cs pl"),
    # symbols
    "helmet": ("Helmet", "Přilba", "Hełm", "cs pl"),
    "prayer": ("Prayer", "Modlitba", "Modlitwa", "cs pl"),
    # tokens
    "crit": ("Crit", "Kritický zásah", "Trafienie krytyczne", "cs pl"),
    "accuracy": ("Accuracy", "Přesnost", "Celność", "cs pl"),
    "protect": ("Protect", "Ochrana", "Ochrona", "cs pl"),
    "retribution": ("Retribution", "Odveta", "Odwet", "cs pl"),
    "blessing-of-divinity": (
        "Blessing of Divinity",
        "Boží požehnání",
        "Boskie błogosławieństwo",
        "cs pl",
    ),
    # abilities, each followed by the names on its upgrade
    "tithe": ("Tithe", "Desátek", "Dziesięcina", "cs pl"),
    "righteous-combat": ("Righteous Combat", "Spravedlivý boj", "Sprawiedliwa walka", "cs pl"),
    "steadfast": ("Steadfast", "Neochvějnost", "Niezłomność", "cs pl"),
    "retaliate": ("Retaliate", "Oplacení úderu", "Odpłata", "cs pl"),
    "requital": ("Requital", "Zadostiučinění", "Zadośćuczynienie", "cs pl"),
    "mighty-prayer": ("Mighty Prayer", "Mocná modlitba", "Potężna modlitwa", "cs pl"),
    "offensive-stance": ("Offensive Stance", "Útočný postoj", "Postawa ofensywna", "cs pl"),
    "holy-attack": ("Holy Attack", "Svatý útok", "Święty atak", "cs pl"),
    "holy-light": ("Holy Light", "Svaté světlo", "Święte światło", "cs pl"),
    "righteous-prayer": (
        "Righteous Prayer",
        "Spravedlivá modlitba",
        "Sprawiedliwa modlitwa",
        "cs pl",
    ),
    "prosperity": ("Prosperity", "Prosperita", "Dobrobyt", "cs pl"),
    "divine-defense": ("Divine Defense", "Boží obrana", "Boska obrona", "cs pl"),
    "resolute-faith": ("Resolute Faith!", "Pevná víra!", "Niezachwiana wiara!", "cs pl"),
    # cards
    "mighty": ("Mighty!", "Mocný!", "Potężny!", "cs pl"),
    "consecration": ("Consecration!", "Posvěcení!", "Konsekracja!", "cs pl"),
    "blessed": ("Blessed!", "Požehnaný!", "Pobłogosławiony!", "cs pl"),
    "absolution": ("Absolution!", "Rozhřešení!", "Rozgrzeszenie!", "cs pl"),
    "divine-favor": ("Divine Favor!", "Boží přízeň!", "Boska łaska!", "cs pl"),
}

SHADOW_THIEF: Final[dict[str, Row]] = {
    "shadow-thief": ("Shadow Thief", "Stínový zloděj", "Złodziej cieni", "cs pl"),
    # symbols
    "dagger": ("Dagger", "Dýka", "Sztylet", "cs pl"),
    "bag": ("Bag", "Měšec", "Sakiewka", "cs pl"),
    "card": ("Card", "Karta", "Karta", "cs pl"),
    "shadow": ("Shadow", "Stín", "Cień", "cs pl"),
    # tokens
    "shadows": ("Shadows", "Stíny", "Cienie", "cs pl"),
    "sneak-attack": ("Sneak Attack", "Zákeřný útok", "Podstępny atak", "cs pl"),
    "poison": ("Poison", "Jed", "Trucizna", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "dagger-strike": ("Dagger Strike", "Úder dýkou", "Cios sztyletem", "cs pl"),
    "pickpocket": ("Pickpocket", "Kapsář", "Kieszonkowiec", "cs pl"),
    "shifty-strike": ("Shifty Strike", "Prohnaný úder", "Chytry cios", "cs pl"),
    "shadow-strike": ("Shadow Strike", "Úder ze stínu", "Cios z cienia", "cs pl"),
    "insidious-strike": ("Insidious Strike", "Úkladný úder", "Zdradziecki cios", "cs pl"),
    "shank-attack": ("Shank Attack", "Bodnutí", "Pchnięcie nożem", "cs pl"),
    "shadow-dance": ("Shadow Dance", "Tanec stínů", "Taniec cieni", "cs pl"),
    "carducopia": ("Carducopia", "Roh karetní hojnosti", "Róg karcianej obfitości", "cs pl"),
    "shadow-defense": ("Shadow Defense", "Stínová obrana", "Obrona cienia", "cs pl"),
    "counter-strike": ("Counter Strike", "Protiútok", "Kontratak", "cs pl"),
    "shadow-shank": ("Shadow Shank!", "Dýka ze stínu!", "Nóż z cienia!", "cs pl"),
    # cards
    "sneaky": ("Sneaky!", "Potichoučku!", "Po cichutku!", "cs pl"),
    "poison-wound": ("Poison Wound!", "Otrávená rána!", "Zatruta rana!", "cs pl"),
    "wild-shadow": ("Wild Shadow!", "Divoký stín!", "Dziki cień!", "cs pl"),
    "shadow-coin": ("Shadow Coin!", "Stínová mince!", "Moneta cienia!", "cs pl"),
    "enter-the-shadows": ("Enter the Shadows!", "Vstup do stínů!", "Wkrocz w cień!", "cs pl"),
    "card-trick": ("Card Trick!", "Karetní trik!", "Karciana sztuczka!", "cs pl"),
    "shadow-meld": ("Shadow Meld!", "Splynutí se stínem!", "Stopienie z cieniem!", "cs pl"),
}

SEASON_ONE: Final[dict[str, Row]] = {
    **BARBARIAN,
    **MOON_ELF,
    **PYROMANCER,
    **MONK,
    **PALADIN,
    **SHADOW_THIEF,
}
