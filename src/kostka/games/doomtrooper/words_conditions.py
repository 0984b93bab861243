"""The phrasebook of Doomtrooper: amounts, facts, triggers and targets."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    aims,
    duel,
    facts,
    resolving,
    summoning,
    targets,
    triggers,
    verbs,
)
from kostka.games.doomtrooper.words import NO_WORDS, Three

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
    resolving.TheSurvivorStrikesBack: (
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
        "this warrior kills {such:a}{tactic:None=| with this card}{last:, after all else|}",
        "tento bojovník {tactic:None=|touto kartou }zabije {such:a}{last:, po všem ostatním|}",
        "ten wojownik {tactic:None=|tą kartą }zabija {such:a}{last:, po wszystkim innym|}",
    ),
    triggers.WhenSquadFalls: (
        "a Dark Legionnaire of that player kills the last member of anybody's Squad",
        "černý legionář toho hráče zabije posledního člena něčího Mužstva",
        "Mroczny Legionista tego gracza zabija ostatniego członka czyjejś Drużyny",
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
    aims.NoTarget: NO_WORDS,
    targets.Yourself: NO_WORDS,
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
        "{holding: who has cards in hand|}{promoted: who has promotion points|}"
        "{stocked: who has a draw pile|}"
        "{having:None=| who has {having:a} in play}"
        "{owning:=| who has {owning:card} in play}{buried: who has a discard pile|}",
        " na {other:jiného |}hráče{wealthy:, který má body osudu|}"
        "{unequal:, který má jiný počet bodů osudu než ty|}{manned:, který má bojovníky|}"
        "{holding:, který má v listu karty|}{promoted:, který má vítězné body|}"
        "{stocked:, který má knihovnu|}"
        "{having:None=|, který má ve hře {having:a}}"
        "{owning:=|, který má ve hře kartu {owning:card}}{buried:, který má karty v hrobě|}",
        " na {other:innego |}gracza{wealthy:, który ma Punkty Przeznaczenia|}"
        "{unequal:, który ma inną liczbę Punktów Przeznaczenia niż ty|}"
        "{manned:, który ma wojowników|}{holding:, który ma karty na ręce|}"
        "{promoted:, który ma punkty zwycięstwa|}{stocked:, który ma talię|}"
        "{having:None=|, który ma w grze {having:a}}"
        "{owning:=|, który ma w grze kartę {owning:card}}"
        "{buried:, który ma stos kart odrzuconych|}",
    ),
    targets.AnArea: (
        " to {whose:yours=your|anybody's} area",
        " do {whose:yours=své|něčí} oblasti",
        " do {whose:yours=swojego|czyjegoś} obszaru",
    ),
    aims.APiece: (
        " on {kind:a}{weapons: or another weapon|}{of:of} {borne:of a warrior|in play}"
        "{once: that has none of these yet|}{whose:yours= (only your own)|}",
        " na {kind:a}{weapons: nebo jinou zbraň|}{of:of} {borne:některého bojovníka|ve hře}"
        "{once:, kde ještě žádná taková neleží|}{whose:yours= (jen ze svých)|}",
        " na {kind:a}{weapons: lub inną broń|}{of:of} {borne:jakiegoś wojownika|w grze}"
        "{once:, na której jeszcze żadna taka nie leży|}"
        "{whose:yours= (tylko spośród swoich)|}",
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
        " ({yours:your own|anybody's} promotion points"
        "{against_you: for an attack on a warrior of yours|})",
        " ({yours:tvé vlastní|něčí} vítězné body{against_you: za útok na tvého bojovníka|})",
        " ({yours:twoje własne|czyjeś} punkty zwycięstwa"
        "{against_you: za atak na twojego wojownika|})",
    ),
}

# --- Effects --------------------------------------------------------------------------------------
