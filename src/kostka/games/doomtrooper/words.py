"""The phrasebook of Doomtrooper, first part: words in other cases, and descriptions of warriors.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  Effects are
nouns that fit after a colon, facts clauses that fit after "if", triggers after "whenever".
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    effects,
    terms,
    tricks,
    verbs,
)
from kostka.games.doomtrooper.phrases_parts import gathered
from kostka.kernel.step import Word

Three = tuple[str, str, str]


def by_key(rows: dict[str, Three]) -> Three:
    """One phrase for many words: the word's key decides."""
    en, cs, pl = (
        "{it:" + "|".join([f"{key}={row[place]}" for key, row in rows.items()]) + "}"
        for place in range(3)
    )
    return en, cs, pl


# --- Words in other cases -------------------------------------------------------------------------

TO_A_VALUE: Final[dict[str, Three]] = {
    "fight": ("fight", "k zápasu", "do walki wręcz"),
    "shoot": ("shoot", "ke střelbě", "do strzelania"),
    "armour": ("armour", "k obraně", "do obrony"),
    "value": ("value", "k hodnotě", "do wartości"),
    "fight-and-shoot": ("fight and shoot", "k zápasu i střelbě", "do walki wręcz i strzelania"),
    "combat-values": (
        "fight, shoot and armour",
        "k zápasu, střelbě i obraně",
        "do walki wręcz, strzelania i obrony",
    ),
    "shoot-armour-and-value": (
        "shoot, armour and value",
        "ke střelbě, obraně i hodnotě",
        "do strzelania, obrony i wartości",
    ),
    "all-values": ("all values", "ke všem hodnotám", "do wszystkich wartości"),
}
IN_A_TACTIC: Final[dict[str, Three]] = {
    "fight": ("in a fight", "v zápase", "w walce wręcz"),
    "shoot": ("in a shoot-out", "ve střelbě", "w strzelaniu"),
    "fight-and-shoot": (
        "in a fight or a shoot-out",
        "v zápase i ve střelbě",
        "w walce wręcz i w strzelaniu",
    ),
}
BY_A_TACTIC: Final[dict[str, Three]] = {
    "fight": ("by fight", "zápasem", "walką wręcz"),
    "shoot": ("by shoot", "střelbou", "strzelaniem"),
}
TO_A_KIND: Final[dict[str, Three]] = {
    "special": ("special cards", "speciálním kartám", "karty specjalne"),
    "art": ("the Art", "Umění", "Sztukę"),
    "dark-symmetry": ("Dark Symmetry", "Černé symetrii", "Mroczną Harmonię"),
    "gift-of-dark-symmetry": (
        "gifts of the Dark Symmetry, but not those of Apostles",
        "darům Černé symetrie, ale ne darům apoštolů",
        "dary Mrocznej Harmonii, ale nie dary Apostołów",
    ),
    "equipment": ("equipment", "vybavení", "ekwipunek"),
    "fortification": ("Fortifications", "opevněním", "fortyfikacje"),
    "warzone": ("Warzones", "válečným zónám", "strefy walki"),
    "poison": ("poisons", "jedům", "trucizny"),
    "blinding": ("cards that blind", "kartám, které oslepují", "karty, które oślepiają"),
}
A_KIND: Final[dict[str, Three]] = {  # what a card is played on, cancels, gives or fetches
    "special": ("a special card", "speciální kartu", "kartę specjalną"),
    "art": ("an Art spell", "kouzlo Umění", "czar Sztuki"),
    "dark-symmetry": (
        "a Dark Symmetry card",
        "kartu Černé symetrie",
        "kartę Mrocznej Harmonii",
    ),
    "equipment": ("an equipment card", "kartu vybavení", "kartę ekwipunku"),
    "fortification": ("a Fortification", "opevnění", "fortyfikację"),
    "warzone": ("a Warzone", "válečnou zónu", "strefę walki"),
    "tank": ("a tank", "tank", "czołg"),
    "relic": ("a Relic", "relikvii", "relikwię"),
    "vehicle": ("a vehicle", "vozidlo", "pojazd"),
    "mission": ("a Mission", "úkol", "misję"),
    "beast": ("a Beast", "zvíře", "bestię"),
    "ki": ("a Ki power", "sílu KI", "moc Ki"),
    "apostle": ("an Apostle", "apoštola", "Apostoła"),
    "martian": ("a Martian Warzone", "marťanskou válečnou zónu", "marsjańską strefę walki"),
    "mercurian": (
        "a Mercurian Warzone",
        "merkurskou válečnou zónu",
        "merkuriańską strefę walki",
    ),
    "venusian": ("a Venusian Warzone", "venušanskou válečnou zónu", "wenusjańską strefę walki"),
    "asteroid-belt": (
        "an Asteroid Belt Warzone",
        "válečnou zónu pásu asteroidů",
        "strefę walki Pasa Asteroidów",
    ),
    "corporate-leader": ("a Corporate Leader", "vůdce korporace", "przywódcę korporacji"),
    "alliance": ("an Alliance", "alianci", "sojusz"),
}
OF_KINDS: Final[dict[str, Three]] = {  # after "any" or "no", in the genitive
    "airship": ("airship", "vzducholodě", "statki powietrzne"),
    "dark-symmetry": ("Dark Symmetry cards", "karty Černé symetrie", "karty Mrocznej Harmonii"),
    "equipment": ("equipment", "vybavení", "ekwipunek"),
    "art": ("Art spells", "kouzla Umění", "czary Sztuki"),
    "ki": ("Ki powers", "síly KI", "moce Ki"),
    "poison": ("poisons", "jedy", "trucizny"),
    "vehicle": ("vehicles", "stroje typu vozidlo", "pojazdy"),
    "relic": ("Relics", "relikvie", "relikwie"),
}
OF_AN_AFFILIATION: Final[dict[str, Three]] = {
    "bauhaus": (" of Bauhaus", " Bauhausu", " Bauhausu"),
    "capitol": (" of Capitol", " Kapitolu", " Capitolu"),
    "cybertronic": (" of Cybertronic", " Kybertroniku", " Cybertronicu"),
    "imperial": (" of Imperial", " Imperiálu", " Imperialu"),
    "mishima": (" of Mishima", " Mishimy", " Mishimy"),
    "brotherhood": (" of the Brotherhood", " Bratrstva", " Bractwa"),
    "dark-legion": (" of the Dark Legion", " Černé legie", " Legionu Ciemności"),
    "lutheran-triad": (" of the Lutheran Triad", " Luteránské triády", " Triady Luterańskiej"),
    "crescentia": (" of Crescentia", " Půlměsíce", " Crescentii"),
    "sons-of-rasputin": (
        " of the Sons of Rasputin",
        " Synů Rasputinových",
        " Synów Rasputina",
    ),
    "templars": (" of the Templars", " Templářů", " Templariuszy"),
}
OF_A_GROUP: Final[dict[str, Three]] = {
    "clansmen": ("Clansmen", "Příslušníci klanu", "Clansmen"),
    "golden-lions": ("Golden Lions", "Zlatí lvi", "Golden Lions"),
    "trenchers": ("Trenchers", "Zákopníci", "Trenchers"),
    "blood-berets": ("Blood Berets", "Rudé barety", "Blood Berets"),
    "free-marines": ("Free Marines", "Svobodní mariňáci", "Free Marines"),
    "infantrymen": ("Infantrymen", "Pěchota", "Infantrymen"),
    "samurais": ("Samurais", "Samurajové", "Samurais"),
    "hatamotos": ("Hatamotos", "Hatamotové", "Hatamotos"),
    "shadow-walkers": ("Shadow Walkers", "Vrazi ze stínů", "Shadow Walkers"),
    "standard-bearers": ("Standard Bearers", "Vlajkonoši", "Chorążowie"),
    "chasseurs": ("Chasseurs", "Lovci", "Chasseurs"),
    "cuirassiers": ("Cuirassiers", "Kyrysníci", "Cuirassiers"),
    "brotherbound-troopers": (
        "Brotherbound Troopers",
        "Pobratření vojáci",
        "Brotherbound Troopers",
    ),
    "lutheran-disciples": ("Lutheran Disciples", "Luteránští učedníci", "Lutheran Disciples"),
    "mortificators": ("Mortificators", "Mortifikátoři", "Mortificators"),
    "cavaliers": ("Cavaliers", "Jezdci", "Cavaliers"),
    "beast": ("Beasts", "Zvířata", "Bestie"),
    "venusian-rangers": ("Venusian Rangers", "Venušini jezdci", "Venusian Rangers"),
    "valkyries": ("Valkyries", "Valkýry", "Valkyries"),
    "cardinals": ("Cardinals", "Kardinálové", "Kardynałowie"),
    "venusian-marshals": ("Venusian Marshals", "Venušanští maršálové", "Venusian Marshals"),
    "etoiles-mortants": ("Etoiles Mortant", "Étoiles Mourantes", "Etoiles Mortant"),
    "curators": ("Curators", "Kurátoři", "Curators"),
    "pretorian-stalkers": ("Pretorian Stalkers", "Pretoriánští slídiči", "Pretorian Stalkers"),
    "necromutants": ("Necromutants", "Nekromutanti", "Necromutants"),
    "heretic-kind": ("Heretics", "Kacíři", "Heretycy"),
    "nepharite": ("Nepharites", "Nefarité", "Nefaryci"),
    "apostle": ("Apostles", "Apoštolové", "Apostołowie"),
    "cultist": ("Cultists", "Vyznavači kultu", "Kultyści"),
    "freelancer": ("Freelancers", "Žoldnéři", "Najemnicy"),
    "commander": ("Commanders", "Velitelé", "Dowódcy"),
    "sergeant-kind": ("Sergeants", "Seržanti", "Sierżanci"),
    "captain-kind": ("Captains", "Kapitáni", "Kapitanowie"),
    "corporate-leader": ("Corporate Leaders", "Vůdci korporací", "Przywódcy korporacji"),
    "prophet-kind": ("Prophets", "Proroci", "Prorocy"),
    "patriarch-kind": ("Patriarchs", "Patriarchové", "Patriarchowie"),
    **gathered("GROUPS"),
}
OF_AN_APOSTLE: Final[dict[str, Three]] = {
    "algeroth": ("Algeroth", "Algerotha", "Algerotha"),
    "semai": ("Semai", "Semaie", "Semaia"),
    "ilian": ("Ilian", "Ilian", "Ilian"),
    "muawijhe": ("Muawijhe", "Muawijha", "Muawijhe"),
    "demnogonis": ("Demnogonis", "Demnogonise", "Demnogonisa"),
    "gift-of-dark-symmetry": ("the Dark Symmetry", "Černé symetrie", "Mrocznej Harmonii"),
}
IN_AN_AREA: Final[dict[str, Three]] = {
    "squad": ("the Squad", "Mužstvu", "Drużynie"),
    "kohort": ("the Kohort", "Kohortě", "Kohorcie"),
    "outpost": ("the Outpost", "Stanici", "Placówce"),
}
TO_AN_AREA: Final[dict[str, Three]] = {
    "squad": ("Squad", "Mužstvu", "Drużyny"),
    "kohort": ("Kohort", "Kohortě", "Kohorty"),
    "outpost": ("Outpost", "Stanici", "Placówki"),
}
ABOARD: Final[dict[str, Three]] = {
    "airship": (
        " with an airship or counting as one",
        " se vzducholodí (nebo jako vzducholoď)",
        " ze statkiem powietrznym (lub jako statek powietrzny)",
    ),
    "beast": (
        " with a Beast or counting as one",
        " se zvířetem (nebo jako zvíře)",
        " z bestią (lub jako bestia)",
    ),
    "tank": (
        " with a tank or counting as one",
        " s tankem (nebo jako tank)",
        " z czołgiem (lub jako czołg)",
    ),
    "submarine": (
        " with a submarine or counting as one",
        " s ponorkou (nebo jako ponorka)",
        " z łodzią podwodną (lub jako łódź podwodna)",
    ),
}
USING: Final[dict[str, Three]] = {  # inside, or as one
    "airship": (
        " in an airship or counting as one",
        " ve vzducholodi (nebo jako vzducholoď)",
        " w statku powietrznym (lub jako statek powietrzny)",
    ),
    "tank": (
        " in a tank or counting as one",
        " v tanku (nebo jako tank)",
        " w czołgu (lub jako czołg)",
    ),
    "vehicle": (
        " in a vehicle or counting as one",
        " ve vozidle (nebo jako vozidlo)",
        " w pojeździe (lub jako pojazd)",
    ),
}
AN_ACTION_OF: Final[dict[str, Three]] = {
    "undefined-action": (
        "undefined {n:action|actions}",
        "nedefinovan{n:ou akci|é akce|ých akcí}",
        "niezdefiniowan{n:ą akcję|e akcje|ych akcji}",
    ),
    "attack-action": (
        "attack {n:action|actions}",
        "útočn{n:ou akci|é akce|ých akcí}",
        "{n:akcję|akcje|akcji} ataku",
    ),
    "non-attack-action": (
        "non-attack {n:action|actions}",
        "neútočn{n:ou akci|é akce|ých akcí}",
        "{n:akcję|akcje|akcji} bez ataku",
    ),
}

NO_WORDS: Final[Three] = ("", "", "")
_WHICH: Final[Three] = (  # what follows "warrior" in a description
    "{affiliation:of}{kind:group}{follows:follower}{area:in}"
    "{wounded: who is wounded|}{covered: who is in cover|}{uncovered: who is not in cover|}"
    "{gifted: who has a Dark Symmetry card|}"
    "{endowed: who has a gift of the Dark Symmetry itself|}{ready: who may take part in duels|}"
    "{rides: riding a Beast|}{aboard:aboard}{using:using}{icon:icon}"
    "{corporate: of a corporation|}{personality: who is a Personality|}{relic: with a Relic|}"
    "{armed: with a weapon|}"
    "{named:=| called {named:card}}{but:=|, except {but:card}}"
    "{not_affiliation:but}{nor:nor}{commoner:, except Personalities|}{not_kind:except}"
    "{homely: whose card shows a corporation|}"
    "{worth:0=| worth at most {worth}}{least:0=| worth at least {least}}"
    "{other: except this one|}",
    "{affiliation:of}{kind:group}{follows:follower}{area:in}"
    "{wounded: se zraněním|}{covered: v úkrytu|}{uncovered: mimo úkryt|}"
    "{gifted: s kartou Černé symetrie|}"
    "{endowed: s darem samotné Černé symetrie|}{ready: schopného souboje|}{rides: na zvířeti|}"
    "{aboard:aboard}{using:using}{icon:icon}"
    "{corporate: s příslušností ke korporaci|}{personality: z řad osobností|}{relic: s relikvií|}"
    "{armed: se zbraní|}"
    "{named:=| jménem {named:card}}{but:=|, kromě karty {but:card}}"
    "{not_affiliation:but}{nor:nor}{commoner:, kromě osobností|}{not_kind:except}"
    "{homely: se znakem korporace na kartě|}"
    "{worth:0=| s hodnotou nejvýše {worth}}{least:0=| s hodnotou nejméně {least}}"
    "{other: kromě něho samého|}",
    "{affiliation:of}{kind:group}{follows:follower}{area:in}"
    "{wounded: z raną|}{covered: w ukryciu|}{uncovered: poza ukryciem|}"
    "{gifted: z kartą Mrocznej Harmonii|}"
    "{endowed: z darem samej Mrocznej Harmonii|}{ready: zdolnego do pojedynku|}{rides: na bestii|}"
    "{aboard:aboard}{using:using}{icon:icon}"
    "{corporate: należącego do korporacji|}{personality: spośród osobistości|}"
    "{relic: z relikwią|}{armed: z bronią|}"
    "{named:=| o imieniu {named:card}}{but:=|, oprócz karty {but:card}}"
    "{not_affiliation:but}{nor:nor}{commoner:, oprócz osobistości|}{not_kind:except}"
    "{homely: ze znakiem korporacji na karcie|}"
    "{worth:0=| o wartości najwyżej {worth}}{least:0=| o wartości co najmniej {least}}"
    "{other: oprócz niego samego|}",
)
_OF_THEM: Final[Three] = (  # the same of several
    _WHICH[0]
    .replace(" who is a Personality", " who are Personalities")
    .replace(" who is ", " who are ")
    .replace(" who has ", " who have "),
    _WHICH[1].replace("schopného", "schopní"),
    _WHICH[2].replace("zdolnego", "zdolni").replace("należącego", "należący"),
)

FORMS: Final[dict[tuple[type, str], Three]] = {
    (terms.Value, "to"): by_key(TO_A_VALUE),
    (terms.Value, "in"): by_key(IN_A_TACTIC),
    (terms.Value, "by"): by_key(BY_A_TACTIC),
    (terms.Value, "by_tactic"): by_key(
        {key: (f" {en}", f" {cs}", f" {pl}") for key, (en, cs, pl) in BY_A_TACTIC.items()}
    ),
    (Word, "to"): by_key(TO_A_KIND),
    (Word, "a"): by_key(A_KIND),
    (Word, "many"): by_key(OF_KINDS),
    (Word, "of"): by_key(OF_AN_AFFILIATION),
    (Word, "apostle"): by_key(OF_AN_APOSTLE),
    (Word, "in"): by_key(
        {
            key: (f" in {en}", f" {'na' if key == 'outpost' else 'v'} {cs}", f" w {pl}")
            for key, (en, cs, pl) in IN_AN_AREA.items()
        }
    ),
    (Word, "called"): ("{it}", "{it}", "{it}"),
    (Word, "where"): by_key(IN_AN_AREA),
    (Word, "into"): by_key(TO_AN_AREA),
    (Word, "into_area"): by_key(
        {
            "squad": (" into your Squad", " do svého Mužstva", " do swojej Drużyny"),
            "kohort": (" into your Kohort", " do své Kohorty", " do swojej Kohorty"),
            "outpost": (" into your Outpost", " na svou Stanici", " do swojej Placówki"),
        }
    ),
    (Word, "aboard"): by_key(ABOARD),
    (Word, "using"): by_key(USING),
    (Word, "icon"): by_key(
        {
            "general": (
                " of the General affiliation",
                " s obecnou příslušností",
                " o ogólnej przynależności",
            )
        }
    ),
    (Word, "follower"): by_key(
        {
            key: (f" following {en}", f" z následovníků {cs}", f" spośród wyznawców {pl}")
            for key, (en, cs, pl) in OF_AN_APOSTLE.items()
        }
    ),
    (Word, "but"): by_key(
        {
            key: (f" not{en}", f", ale ne{cs}", f", ale nie{pl}")
            for key, (en, cs, pl) in OF_AN_AFFILIATION.items()
        }
    ),
    (Word, "nor"): by_key(
        {
            key: (f" nor{en}", f" ani{cs}", f" ani{pl}")
            for key, (en, cs, pl) in OF_AN_AFFILIATION.items()
        }
    ),
    (Word, "other"): by_key(
        {"crescentia": (" other than Crescentia", " jinou než Půlměsíc", " inną niż Crescentia")}
    ),
    (Word, "group"): by_key(
        {
            key: (f" of the {en}", f" skupiny {cs}", f" grupy {pl}")
            for key, (en, cs, pl) in OF_A_GROUP.items()
        }
    ),
    (Word, "except"): by_key(
        {
            key: (f", except the {en}", f", kromě skupiny {cs}", f", oprócz grupy {pl}")
            for key, (en, cs, pl) in OF_A_GROUP.items()
        }
    ),
    **{
        (type(None), form): NO_WORDS
        for form in (
            "called",
            "all",
            "of",
            "group",
            "except",
            "follower",
            "in",
            "but",
            "aboard",
            "apostle",
            "a",
            "into_area",
            "by",
            "other",
            "using",
            "icon",
            "or_a",
            "or_all",
            "by_tactic",
            "nor",
        )
    },
    # after "on", "na"
    (effects.Such, "a"): (
        "{whose:yours=one of your |foes=an opponent's |anyones=a }"
        "{side:doomtroopers={whose:yours=Doomtroopers|Doomtrooper}|"
        "legionnaires={whose:yours=Dark Legionnaires|Dark Legionnaire}|"
        "tribal={whose:yours=Tribal warriors|Tribal warrior}|"
        "None={whose:yours=warriors|warrior}}" + _WHICH[0] + "{alt:or_a}",
        "{whose:yours=svého |foes=soupeřova |anyones=}{side:doomtroopers=Doomtroopera|"
        "legionnaires=černého legionáře|tribal=kmenového bojovníka|None=bojovníka}"
        + _WHICH[1]
        + "{alt:or_a}",
        "{whose:yours=swojego |foes=cudzego |anyones=}{side:doomtroopers=Żołnierza Zagłady|"
        "legionnaires=Mrocznego Legionistę|tribal=wojownika plemiennego|None=wojownika}"
        + _WHICH[2]
        + "{alt:or_a}",
    ),
    (effects.Such, "owner"): (  # after "of"
        "{it:a}",
        "{it:a}",
        "{whose:yours=swojego |foes=cudzego |anyones=}{side:doomtroopers=Żołnierza Zagłady|"
        "legionnaires=Mrocznego Legionisty|tribal=wojownika plemiennego|None=wojownika}"
        + _WHICH[2]
        + "{alt:or_a}",
    ),
    (effects.Such, "which"): _WHICH,
    (effects.Such, "or_a"): (" or {it:a}", " nebo {it:a}", " lub {it:a}"),
    (effects.Such, "or_all"): (" and {it:all}", " a {it:all}", " i {it:all}"),
    (effects.Such, "all"): (
        "all {whose:yours=your |foes=opponents' |anyones=}{side:doomtroopers=Doomtroopers|"
        "legionnaires=Dark Legionnaires|tribal=Tribal warriors|None=warriors}"
        + _OF_THEM[0]
        + "{alt:or_all}",
        "všichni {whose:yours=tvoji |foes=soupeřovi |anyones=}{side:doomtroopers=Doomtroopeři|"
        "legionnaires=černí legionáři|tribal=kmenoví bojovníci|None=bojovníci}"
        + _OF_THEM[1]
        + "{alt:or_all}",
        "wszyscy {whose:yours=twoi |foes=cudzy |anyones=}{side:doomtroopers=Żołnierze Zagłady|"
        "legionnaires=Mroczni Legioniści|tribal=wojownicy plemienni|None=wojownicy}"
        + _OF_THEM[2]
        + "{alt:or_all}",
    ),
}

# --- Amounts, facts, triggers ---------------------------------------------------------------------

HEADS: Final[dict[type, int | str]] = {
    verbs.ThatMany: "X",
    verbs.AsBought: "X",
    verbs.YourWarriors: "X",
    tricks.WhatHeWasWorth: "X",
}
