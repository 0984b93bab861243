"""The phrasebook of Doomtrooper, first part: descriptions, facts, triggers, targets and effects.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  Effects are
nouns that fit after a colon, facts clauses that fit after "if", triggers after "whenever".
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    aims,
    card,
    duel,
    effects,
    facts,
    identity,
    summoning,
    targets,
    terms,
    triggers,
    verbs,
)
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
    "relic": ("a Relic", "relikvii", "relikwię"),
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
    "corporate-leader": ("a Corporate Leader", "vůdce korporace", "przywódcę korporacji"),
}
OF_KINDS: Final[dict[str, Three]] = {  # after "any" or "no", in the genitive
    "airship": ("airship", "vzducholodě", "statki powietrzne"),
    "dark-symmetry": ("Dark Symmetry cards", "karty Černé symetrie", "karty Mrocznej Harmonii"),
    "equipment": ("equipment", "vybavení", "ekwipunek"),
    "art": ("Art spells", "kouzla Umění", "czary Sztuki"),
    "ki": ("Ki powers", "síly KI", "moce Ki"),
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
}
OF_AN_APOSTLE: Final[dict[str, Three]] = {
    "algeroth": ("Algeroth", "Algerotha", "Algerotha"),
    "semai": ("Semai", "Semaie", "Semaia"),
    "ilian": ("Ilian", "Ilian", "Ilian"),
    "muawijhe": ("Muawijhe", "Muawijha", "Muawijhe"),
    "demnogonis": ("Demnogonis", "Demnogonise", "Demnogonisa"),
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
        " who is an airship or has one",
        ", který je vzducholodí nebo ji má",
        ", który jest statkiem powietrznym lub go ma",
    ),
    "beast": (
        " with a Beast or counting as one",
        " se zvířetem (nebo jako zvíře)",
        " z bestią (lub jako bestia)",
    ),
    "submarine": (
        " who is a submarine or has one",
        ", který je ponorkou nebo ji má",
        ", który jest łodzią podwodną lub ją ma",
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

_NOTHING: Final[Three] = ("", "", "")
_WHICH: Final[Three] = (  # what follows "warrior" in a description
    "{affiliation:of}{kind:group}{follows:follower}{area:in}{other: except himself|}"
    "{wounded: who is wounded|}{covered: who is in cover|}{uncovered: who is not in cover|}"
    "{gifted: who has a Dark Symmetry card|}{ready: who may take part in duels|}"
    "{rides: riding a Beast|}{aboard:aboard}"
    "{not_affiliation:but}{commoner:, except Personalities|}{not_kind:except}"
    "{worth:0=| worth at most {worth}}",
    "{affiliation:of}{kind:group}{follows:follower}{area:in}{other: kromě něho samého|}"
    "{wounded: v zraněném stavu|}{covered: v úkrytu|}{uncovered: mimo úkryt|}"
    "{gifted: s kartou Černé symetrie|}{ready: schopného souboje|}{rides: na zvířeti|}"
    "{aboard:aboard}"
    "{not_affiliation:but}{commoner:, kromě osobností|}{not_kind:except}"
    "{worth:0=| s hodnotou nejvýše {worth}}",
    "{affiliation:of}{kind:group}{follows:follower}{area:in}{other: oprócz niego samego|}"
    "{wounded: w stanie rannym|}{covered: w ukryciu|}{uncovered: poza ukryciem|}"
    "{gifted: z kartą Mrocznej Harmonii|}{ready: zdolnego do pojedynku|}{rides: na bestii|}"
    "{aboard:aboard}"
    "{not_affiliation:but}{commoner:, oprócz osobistości|}{not_kind:except}"
    "{worth:0=| o wartości najwyżej {worth}}",
)

FORMS: Final[dict[tuple[type, str], Three]] = {
    (terms.Value, "to"): by_key(TO_A_VALUE),
    (terms.Value, "in"): by_key(IN_A_TACTIC),
    (terms.Value, "by"): by_key(BY_A_TACTIC),
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
        (type(None), form): _NOTHING
        for form in (
            "called",
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
        )
    },
    # after "on", "na"
    (effects.Such, "a"): (
        "{whose:yours=one of your |foes=an opponent's |anyones=a }"
        "{side:doomtroopers={whose:yours=Doomtroopers|Doomtrooper}|"
        "legionnaires={whose:yours=Dark Legionnaires|Dark Legionnaire}|"
        "tribal={whose:yours=Tribal warriors|Tribal warrior}|"
        "None={whose:yours=warriors|warrior}}" + _WHICH[0],
        "{whose:yours=svého |foes=soupeřova |anyones=}{side:doomtroopers=Doomtroopera|"
        "legionnaires=černého legionáře|tribal=kmenového bojovníka|None=bojovníka}" + _WHICH[1],
        "{whose:yours=swojego |foes=cudzego |anyones=}{side:doomtroopers=Żołnierza Zagłady|"
        "legionnaires=Mrocznego Legionistę|tribal=wojownika plemiennego|None=wojownika}"
        + _WHICH[2],
    ),
    (effects.Such, "all"): (
        "all {whose:yours=your |foes=opponents' |anyones=}{side:doomtroopers=Doomtroopers|"
        "legionnaires=Dark Legionnaires|tribal=Tribal warriors|None=warriors}" + _WHICH[0],
        "všichni {whose:yours=tvoji |foes=soupeřovi |anyones=}{side:doomtroopers=Doomtroopeři|"
        "legionnaires=černí legionáři|tribal=kmenoví bojovníci|None=bojovníci}" + _WHICH[1],
        "wszyscy {whose:yours=twoi |foes=cudzy |anyones=}{side:doomtroopers=Żołnierze Zagłady|"
        "legionnaires=Mroczni Legioniści|tribal=wojownicy plemienni|None=wojownicy}" + _WHICH[2],
    ),
}

# --- Amounts, facts, triggers ---------------------------------------------------------------------

HEADS: Final[dict[type, int | str]] = {
    verbs.ThatMany: "X",
    verbs.AsBought: "X",
    verbs.YourWarriors: "X",
}

AMOUNTS: Final[dict[type, Three]] = {
    verbs.ThatMany: (
        ", where X is {times:1=|2=twice |{times} times }their number",
        ", kde X je {times:1=jejich počet|2=dvojnásobek jejich počtu|{times}násobek jejich počtu}",
        ", gdzie X to {times:1=ich liczba|2=dwukrotność ich liczby|{times}-krotność ich liczby}",
    ),
    verbs.AsBought: (
        ", where X is the number of payments",
        ", kde X je počet zaplacení",
        ", gdzie X to liczba zapłat",
    ),
    verbs.YourWarriors: (
        ", where X is the number of such warriors you have",
        ", kde X je počet tvých takových bojovníků",
        ", gdzie X to liczba twoich takich wojowników",
    ),
}

FACTS: Final[dict[type, Three]] = {
    facts.InADuel: ("a duel is fought", "probíhá souboj", "trwa pojedynek"),
    facts.OutsideDuels: ("no duel is fought", "neprobíhá souboj", "nie trwa pojedynek"),
    facts.NotInYourOwnDuel: (
        "no duel is fought in your own turn",
        "neprobíhá souboj v tvém vlastním kole",
        "nie trwa pojedynek w twojej własnej turze",
    ),
    facts.YouMayAttack: (
        "your first turn is over",
        "tvé první kolo skončilo",
        "twoja pierwsza tura się skończyła",
    ),
    facts.DuelsAreAllowed: (
        "duels are not forbidden",
        "souboje nejsou zakázány",
        "pojedynki nie są zakazane",
    ),
    facts.YouHaveAWarrior: (
        "you have a warrior in play",
        "máš ve hře bojovníka",
        "masz w grze wojownika",
    ),
    facts.AFoeHasAWarrior: (
        "there is somebody your warriors can attack",
        "tvoji bojovníci mají na koho útočit",
        "twoi wojownicy mają kogo atakować",
    ),
    facts.ACasterIsYours: (
        "you have a warrior in play who masters the aspect of {aspect}",
        "máš ve hře bojovníka, který ovládá aspekt {aspect}",
        "masz w grze wojownika, który zna aspekt {aspect}",
    ),
    facts.AnyCasterIsYours: (
        "you have a warrior in play who can cast spells",
        "máš ve hře bojovníka, který umí sesílat kouzla",
        "masz w grze wojownika, który umie rzucać czary",
    ),
    facts.YouHave: (
        "you have a warrior{kind:group}{area:in}",
        "máš bojovníka{kind:group}{area:in}",
        "masz wojownika{kind:group}{area:in}",
    ),
    facts.SomebodyHas: (
        "somebody has {such:a} in play",
        "má někdo ve hře {such:a}",
        "ktoś ma w grze {such:a}",
    ),
    facts.CollectionHas: (
        "your collection has such a card",
        "taková karta je ve tvé sbírce",
        "taka karta jest w twojej kolekcji",
    ),
    facts.HandHas: (
        "you have {kind:a} in hand",
        "máš v listu {kind:a}",
        "masz na ręce {kind:a}",
    ),
    verbs.HasNoDestiny: (
        "{who:you=you have|that player has} no destiny points left",
        "{who:you=už nemáš|už ten hráč nemá} žádný bod osudu",
        "{who:you=nie masz|ten gracz nie ma} już Punktów Przeznaczenia",
    ),
    duel.TheSurvivorStrikesBack: (
        "the one who was struck first has survived",
        "přežil ten, na koho mířil první útok",
        "przeżył ten, w kogo był wymierzony pierwszy atak",
    ),
    duel.TheDuelIsOver: (
        "the duel was broken off, or one of the fighters is gone",
        "souboj byl přerušen nebo některý z bojujících už není ve hře",
        "pojedynek został przerwany albo któregoś z walczących nie ma już w grze",
    ),
}

_WHOSE_STEP: Final[Three] = (
    "{whose:you=your|bearer=that player's|None=anybody's}",
    "{whose:you=tvé|bearer=jeho|None=něčí}",
    "{whose:you=twoja|bearer=jego|None=czyjaś}",
)

TRIGGERS: Final[dict[type, Three]] = {
    triggers.AtDrawStep: (
        "{whose:you=your|bearer=that player's|None=anybody's} draw step begins",
        "začíná {whose:you=tvé dobírání karet|bearer=dobírání karet toho hráče|"
        "None=něčí dobírání karet}",
        "zaczyna się {whose:you=twoje|bearer=jego|None=czyjeś} dobieranie kart",
    ),
    triggers.AtTurnStart: (
        _WHOSE_STEP[0] + " turn starts",
        "začíná " + _WHOSE_STEP[1] + " kolo",
        "zaczyna się " + _WHOSE_STEP[2] + " tura",
    ),
    triggers.AtTurnEnd: (
        _WHOSE_STEP[0] + " turn ends",
        "končí " + _WHOSE_STEP[1] + " kolo",
        "kończy się " + _WHOSE_STEP[2] + " tura",
    ),
    triggers.WhenItKills: (
        "this warrior kills {such:a}{tactic:None=| with this card}",
        "tento bojovník {tactic:None=|touto kartou }zabije {such:a}",
        "ten wojownik {tactic:None=|tą kartą }zabija {such:a}",
    ),
    triggers.WhenSquadFalls: (
        "your Dark Legionnaire kills the last member of that player's Squad",
        "tvůj černý legionář zabije posledního člena Mužstva toho hráče",
        "twój Mroczny Legionista zabija ostatniego członka Drużyny tego gracza",
    ),
    triggers.WhenWoundedBy: (
        "{foe:a} wounds {such:a} in a duel",
        "soupeř ({foe:all}) v souboji zraní {such:a}",
        "przeciwnik ({foe:all}) rani w pojedynku {such:a}",
    ),
    triggers.WhenAttacked: (
        "this warrior is attacked",
        "na tohoto bojovníka někdo útočí",
        "ten wojownik jest atakowany",
    ),
    triggers.WhenUsedInADuel: (
        "it was used in a duel",
        "byla použita v souboji",
        "została użyta w pojedynku",
    ),
}

# --- Targets --------------------------------------------------------------------------------------

TARGETS: Final[dict[type, Three]] = {
    aims.NoTarget: _NOTHING,
    targets.Yourself: _NOTHING,
    targets.AWarrior: (
        " on {such:a}{idle: who has no part in a duel|}",
        " na {such:a}{idle:, který se neúčastní souboje|}",
        " na {such:a}{idle:, który nie bierze udziału w pojedynku|}",
    ),
    targets.AFighter: (
        " on {such:a}{attacking: who attacks|}{defending: who defends|} in the duel"
        "{caster: who masters its aspect|}{hiding: and may seek cover|}",
        " na {such:a}{attacking:, který útočí|}{defending:, který se brání|} v souboji"
        "{caster:, který ovládá jeho aspekt|}{hiding: a smí vyhledat úkryt|}",
        " na {such:a}{attacking:, który atakuje|}{defending:, który się broni|} w pojedynku"
        "{caster:, który zna jego aspekt|}{hiding: i może szukać ukrycia|}",
    ),
    targets.ItsFoe: (
        " against whoever this warrior fights",
        " proti tomu, s kým tento bojovník bojuje",
        " przeciw temu, z kim ten wojownik walczy",
    ),
    targets.ItsBearer: (" on itself", " na sebe", " na siebie"),
    targets.YourDyingWarrior: (
        " on your warrior who would be killed",
        " na svého bojovníka, který by byl zabit",
        " na swojego wojownika, który zostałby zabity",
    ),
    targets.APlayer: (
        " on {other:another|a} player{wealthy: who has destiny points|}"
        "{unequal: who has not as many destiny points as you|}{manned: who has warriors|}"
        "{holding: who has cards in hand|}",
        " na {other:jiného |}hráče{wealthy:, který má body osudu|}"
        "{unequal:, který má jiný počet bodů osudu než ty|}{manned:, který má bojovníky|}"
        "{holding:, který má v listu karty|}",
        " na {other:innego |}gracza{wealthy:, który ma Punkty Przeznaczenia|}"
        "{unequal:, który ma inną liczbę Punktów Przeznaczenia niż ty|}"
        "{manned:, który ma wojowników|}{holding:, który ma karty na ręce|}",
    ),
    targets.AnArea: (
        " to {whose:yours=your|anybody's} area",
        " do {whose:yours=své|něčí} oblasti",
        " do {whose:yours=swojego|czyjegoś} obszaru",
    ),
    aims.APiece: (
        " on {kind:a}{weapons: or another weapon|} {borne:of a warrior|in play}",
        " na {kind:a}{weapons: nebo jinou zbraň|} {borne:některého bojovníka|ve hře}",
        " na {kind:a}{weapons: lub inną broń|} {borne:jakiegoś wojownika|w grze}",
    ),
    aims.ACardInPlay: (
        " on any card in play",
        " na jakoukoli kartu ve hře",
        " na dowolną kartę w grze",
    ),
    aims.AnEquipment: (
        " on {label:None=a piece of your equipment|a {label:called} of yours}",
        " na {label:None=kus svého vybavení|svou zbraň ({label:called})}",
        " na {label:None=sztukę swojego ekwipunku|swoją broń ({label:called})}",
    ),
    aims.ToAssign: (
        " on one of your warriors{affiliation:of} of lower base value who is neither a Personality "
        "nor a Commander",
        " na svého bojovníka{affiliation:of} s menší základní hodnotou, který není osobností ani "
        "velitelem",
        " na swojego wojownika{affiliation:of} o niższej wartości podstawowej, który nie jest "
        "osobistością ani dowódcą",
    ),
    aims.ImmuneTo: (
        " on a warrior immune to {kind:to}{kind:dark-symmetry= or its gifts|}",
        " na bojovníka imunního vůči {kind:to}{kind:dark-symmetry= nebo jejím darům|}",
        " na wojownika odpornego na {kind:to}{kind:dark-symmetry= lub jej dary|}",
    ),
    aims.TheDefendersPlace: (
        " in place of your defender, unless he is inside a vehicle",
        " místo svého obránce, pokud není ve vozidle",
        " zamiast swojego obrońcy, jeśli nie jest w pojeździe",
    ),
    aims.BehindThis: (
        " on a warrior behind it",
        " na bojovníka za ní",
        " na wojownika za nią",
    ),
    aims.InItsArea: (
        " on a warrior of the same area, {most} at most",
        " na bojovníka z téže oblasti, nejvýše {most}",
        " na wojownika z tego samego obszaru, najwyżej {most}",
    ),
    aims.ToCancel: (
        " to {kind:a}, at once or later in the same duel before it is resolved",
        " na {kind:a}, ihned nebo později v témže souboji před jeho vyhodnocením",
        " na {kind:a}, od razu albo później w tym samym pojedynku przed jego rozstrzygnięciem",
    ),
    summoning.ToSummon: (
        " or at any other time, while there is a spell to look up that can be cast now",
        " nebo kdykoli jindy, pokud máš kouzlo, které lze vyhledat a nyní seslat",
        " albo w dowolnym innym momencie, jeśli masz czar, który można wyszukać i teraz rzucić",
    ),
    aims.ToSpare: (
        " to something that wounds",
        " na něco, co zraňuje",
        " na coś, co rani",
    ),
    aims.PointsEarned: (
        " ({yours:your own|anybody's} promotion points)",
        " ({yours:tvé vlastní|něčí} vítězné body)",
        " ({yours:twoje własne|czyjeś} punkty zwycięstwa)",
    ),
}

# --- Effects --------------------------------------------------------------------------------------

EFFECTS: Final[dict[type, Three]] = {
    # what he is
    identity.Joins: (
        "also a member{affiliation:of}",
        "také příslušnost: {affiliation}",
        "także przynależność: {affiliation}",
    ),
    identity.Loses: (
        "{affiliation:None=no longer a member of anything|no longer a member{affiliation:of}}",
        "{affiliation:None=ztráta všech příslušností|ztráta příslušnosti{affiliation:of}}",
        "{affiliation:None=utrata wszystkich przynależności|utrata przynależności{affiliation:of}}",
    ),
    identity.CountsAs: (
        "also counts as one of the {kind}",
        "je považován také za člena skupiny {kind}",
        "jest uznawany także za członka grupy {kind}",
    ),
    identity.Tainted: (
        "also a Heretic of the Dark Legion, keeping all memberships",
        "také kacíř Černé legie, všechny příslušnosti si ponechává",
        "także heretyk Legionu Ciemności, zachowuje wszystkie przynależności",
    ),
    identity.Converted: (
        "a Heretic of the Dark Legion and no Doomtrooper any more",
        "kacíř Černé legie, už ne Doomtrooper",
        "heretyk Legionu Ciemności, już nie Żołnierz Zagłady",
    ),
    identity.NotADoomtrooper: (
        "not a Doomtrooper",
        "není Doomtrooper",
        "nie jest Żołnierzem Zagłady",
    ),
    # values
    effects.Plus: (
        "{n:+} {to:to}{bought: for each payment|}",
        "{n:+} {to:to}{bought: za každé zaplacení|}",
        "{n:+} {to:to}{bought: za każdą zapłatę|}",
    ),
    effects.PlusBase: (
        "{n:+} base {to:to}",
        "{n:+} {to:to} (základní hodnota)",
        "{n:+} {to:to} (wartość podstawowa)",
    ),
    effects.Times: (
        "{to} × {n}{over:1=| / {over}}",
        "{to} × {n}{over:1=| / {over}}",
        "{to} × {n}{over:1=| / {over}}",
    ),
    effects.TimesBase: (
        "base {to} × {n}",
        "základní {to} × {n}",
        "podstawowe {to} × {n}",
    ),
    effects.PlusMarkers: (
        "{n:+} {to:to} for each marker",
        "{n:+} {to:to} za každý žeton",
        "{n:+} {to:to} za każdy znacznik",
    ),
    effects.PlusStored: (
        "{n:+} {to:to} for each card stored here",
        "{n:+} {to:to} za každou zde uloženou kartu",
        "{n:+} {to:to} za każdą złożoną tu kartę",
    ),
    # blows
    effects.Kills: (
        "automatic kill {tactic:in}",
        "automatické zabití {tactic:in}",
        "automatyczne zabicie {tactic:in}",
    ),
    effects.NeverKilledAtOnce: (
        "never killed automatically",
        "nikdy není automaticky zabit",
        "nigdy nie ginie automatycznie",
    ),
    effects.StrikesFirst: (
        "{always:always |}first strike{ends:, and if it wounds, the duel is over|}",
        "{always:vždy |}první útok{ends:, a pokud zraní, souboj končí|}",
        "{always:zawsze |}pierwszy atak{ends:, a jeśli zrani, pojedynek się kończy|}",
    ),
    effects.NeverStrikesFirst: (
        "never first strike",
        "nikdy první útok",
        "nigdy pierwszy atak",
    ),
    # what one may use or suffer
    effects.Immune: ("immunity to {kind:to}", "imunita vůči {kind:to}", "odporność na {kind:to}"),
    effects.NotImmune: (
        "no immunity {wholly:at all |}to {kind:to}",
        "{wholly:vůbec |}žádná imunita vůči {kind:to}",
        "{wholly:zupełny |}brak odporności na {kind:to}",
    ),
    effects.NoOtherEquipment: (
        "no other equipment can be used",
        "nelze používat jiné vybavení",
        "nie można używać innego ekwipunku",
    ),
    effects.NoWeapons: (
        "no weapons can be used",
        "nelze používat zbraně",
        "nie można używać broni",
    ),
    effects.MayNotUse: (
        "does not use: {kind}",
        "nepoužívá: {kind}",
        "nie używa: {kind}",
    ),
    effects.MayNotReceive: (
        "may {never:never|not} receive: {kind}",
        "{never:nikdy |}nesmí dostat: {kind}",
        "{never:nigdy |}nie może otrzymać: {kind}",
    ),
    effects.MayReceiveAny: (
        "may receive any {kind:many}{of:of}{but_legion: that the Dark Legion has not for itself|}",
        "smí dostat jakékoli {kind:many}{of:of}{but_legion:, kromě určených jen Černé legii|}",
        "może otrzymać bez ograniczeń: {kind:many}{of:of}"
        "{but_legion:, oprócz przeznaczonych tylko dla Legionu Ciemności|}",
    ),
    effects.SeveralGifts: (
        "may have several copies of the same gift of the Dark Symmetry, if it raises his values",
        "smí mít několik kopií téhož daru Černé symetrie, pokud mu zvyšuje hodnoty",
        "może mieć kilka kopii tego samego daru Mrocznej Harmonii, jeśli podnosi jego wartości",
    ),
    effects.NoFortifications: (
        "no benefit from Fortifications",
        "žádný užitek z opevnění",
        "brak korzyści z fortyfikacji",
    ),
    effects.NoVehicles: (
        "nobody uses a vehicle in this duel",
        "v tomto souboji nikdo nepoužívá vozidlo",
        "w tym pojedynku nikt nie używa pojazdu",
    ),
    effects.AnyWarzone: (
        "may defend from any Warzone in play",
        "smí se bránit z kterékoli válečné zóny ve hře",
        "może bronić się z dowolnej strefy walki w grze",
    ),
    effects.NoArt: (
        "may never cast Art spells",
        "nikdy nesmí sesílat kouzla Umění",
        "nigdy nie może rzucać czarów Sztuki",
    ),
    # fighting and cover
    effects.NeverFights: (
        "may never fight",
        "nikdy nesmí bojovat",
        "nigdy nie może walczyć",
    ),
    effects.Never: (
        "never takes part in a duel {tactic:by}",
        "nikdy se neúčastní souboje {tactic:by}",
        "nigdy nie bierze udziału w pojedynku {tactic:by}",
    ),
    effects.NeverStarts: (
        "does not attack {tactic:by}",
        "neútočí {tactic:by}",
        "nie atakuje {tactic:by}",
    ),
    effects.CannotAttack: ("cannot attack", "nesmí útočit", "nie może atakować"),
    effects.CannotBeAttacked: (
        "cannot be attacked",
        "nelze na něj útočit",
        "nie można go atakować",
    ),
    effects.NeverAttacks: (
        "never attacks {such:a}",
        "nikdy neútočí na {such:a}",
        "nigdy nie atakuje {such:a}",
    ),
    effects.MustAttack: (
        "{own:in your turn |}must attack {such:a} while there is one{own:, even one of your own|}",
        "{own:ve tvém kole |}musí útočit na {such:a}, dokud je nějaký ve hře"
        "{own:, i když je to tvůj vlastní|}",
        "{own:w twojej turze |}musi atakować {such:a}, dopóki taki jest w grze"
        "{own:, nawet twojego własnego|}",
    ),
    effects.AttackedLast: (
        "may be attacked only when its player has no others left to be attacked",
        "lze na něj útočit, až když jeho hráč nemá jiného, na koho lze útočit",
        "można go zaatakować dopiero, gdy jego gracz nie ma innych do zaatakowania",
    ),
    effects.NeverInCover: (
        "may never be in cover",
        "nikdy nesmí být v úkrytu",
        "nigdy nie może być w ukryciu",
    ),
    effects.NeverSeeksCover: (
        "never seeks cover of his own will",
        "nikdy se neukrývá dobrovolně",
        "nigdy nie kryje się dobrowolnie",
    ),
    effects.NoActions: (
        "takes no action and receives nothing that is played for actions",
        "neprovádí žádné akce a nedostává nic, co se hraje za akce",
        "nie wykonuje akcji i nie otrzymuje niczego, co gra się za akcje",
    ),
    effects.AttacksInFirstTurn: (
        "may attack in the first turn",
        "smí útočit v prvním kole",
        "może atakować w pierwszej turze",
    ),
    # the game
    effects.NoDuels: (
        "no duel may be fought",
        "nesmí proběhnout žádný souboj",
        "nie wolno stoczyć pojedynku",
    ),
    effects.FreeGifts: (
        "{himself:this warrior|{such:all}} may be given "
        "{apostles:gifts of any Apostle|{any_gift:any |}{kind:many}}{of:of}"
        "{gift:None=|, gifts of {gift:apostle} only,} at any time and for no action",
        "{himself:tento bojovník smí|{such:all} smějí} dostávat "
        "{apostles:dary kteréhokoli apoštola|{any_gift:jakékoli |}{kind:many}}{of:of}"
        "{gift:None=|, jen dary {gift:apostle},} kdykoli a bez akce",
        "{himself:ten wojownik może|{such:all} mogą} otrzymywać "
        "{apostles:dary dowolnego Apostoła|{any_gift:bez ograniczeń |}{kind:many}}{of:of}"
        "{gift:None=|, tylko dary {gift:apostle},} w dowolnym momencie i bez akcji",
    ),
    effects.LeadsAttacks: (
        "{most:0=any of your actions|up to {most} of your actions in your turn} may become an "
        "attack by {such:a}",
        "{most:0=kteroukoli tvou akci|až {most} tvé akce v tvém kole} lze změnit na útok: "
        "{such:all}",
        "{most:0=dowolną twoją akcję|do {most} twoich akcji w twojej turze} można zamienić na "
        "atak: {such:all}",
    ),
    effects.EarnsPromotion: (
        "may earn promotion points",
        "smí získávat vítězné body",
        "może zdobywać punkty zwycięstwa",
    ),
    effects.NeverDiscarded: (
        "may never be discarded",
        "nikdy nesmí být vyřazena",
        "nigdy nie może zostać odrzucona",
    ),
    effects.NeverAnnihilated: (
        "may never be annihilated",
        "nikdy nesmí být obětována",
        "nigdy nie może zostać poświęcona",
    ),
    effects.DoubleForKills: (
        "{side} who kill this warrior earn twice the points",
        "kdo z nich ho zabije, získá dvojnásobek bodů: {side}",
        "kto z nich go zabije, dostaje dwa razy tyle punktów: {side}",
    ),
    # for whom and when
    effects.ForAll: (
        "{such:all}: {effect}{once: (several such cards do not add up)|}",
        "{such:all}: {effect}{once: (více takových karet se nesčítá)|}",
        "{such:all}: {effect}{once: (kilka takich kart się nie sumuje)|}",
    ),
    effects.ForUnit: (
        "the assigned warriors and equal ones in the same area: {effect}",
        "přidělení bojovníci a stejní v téže oblasti: {effect}",
        "przydzieleni wojownicy i tacy sami w tym samym obszarze: {effect}",
    ),
    effects.WhileIn: (
        "while in {area:where}: {effect}",
        "dokud je{area:in}: {effect}",
        "dopóki jest w {area:where}: {effect}",
    ),
    effects.InThisArea: (
        "warriors of this area: {effect}",
        "bojovníci této oblasti: {effect}",
        "wojownicy tego obszaru: {effect}",
    ),
    effects.ToFoe: (
        "its opponent: {effect}",
        "jeho soupeř: {effect}",
        "jego przeciwnik: {effect}",
    ),
    effects.ToBoth: (
        "everybody in the duel: {effect}",
        "všichni v souboji: {effect}",
        "wszyscy w pojedynku: {effect}",
    ),
    effects.Only: (
        "only for {such:all}: {effect}",
        "pouze {such:all}: {effect}",
        "tylko {such:all}: {effect}",
    ),
    effects.Against: (
        "when fighting {such:a}: {effect}",
        "proti soupeřům ({such:all}): {effect}",
        "przeciw takim jak {such:all}: {effect}",
    ),
    effects.WhenAttacking: (
        "when attacking {such:a}: {effect}",
        "když útočí na {such:a}: {effect}",
        "gdy atakuje {such:a}: {effect}",
    ),
    effects.WhenDefending: (
        "when defending: {effect}",
        "když se brání: {effect}",
        "gdy się broni: {effect}",
    ),
    effects.InTactic: (
        "{tactic:in}: {effect}",
        "{tactic:in}: {effect}",
        "{tactic:in}: {effect}",
    ),
    effects.Using: (
        "with the right weapon: {effect}",
        "se správnou zbraní: {effect}",
        "z właściwą bronią: {effect}",
    ),
    effects.Fortified: (
        "if protected by a Fortification {effect}, else {otherwise}",
        "chrání-li ho opevnění, {effect}, jinak {otherwise}",
        "jeśli chroni go fortyfikacja, {effect}, inaczej {otherwise}",
    ),
    card.Whenever: (
        "whenever {trigger}: {lines:list}",
        "kdykoli {trigger}: {lines:list}",
        "ilekroć {trigger}: {lines:list}",
    ),
}
