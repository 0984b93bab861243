"""How Doomtrooper says why not: when cards are played, what they need and what they are played on.

English, Czech and Polish, in this order.
"""

from __future__ import annotations

from typing import Final

Three = tuple[str, str, str]


def joined(*parts: Three) -> Three:
    return (
        "".join([it[0] for it in parts]),
        "".join([it[1] for it in parts]),
        "".join([it[2] for it in parts]),
    )


CAN: Final[dict[str, Three]] = {
    "play": (
        "{it} can be played",
        "kartu {it} lze hrát",
        "kartę {it} można zagrać",
    ),
    "deploy": (
        "{it} can be deployed",
        "bojovníka {it} lze vyložit",
        "wojownika {it} można wystawić",
    ),
    "use": (
        "the ability of {it} can be used",
        "schopnost karty {it} lze použít",
        "zdolność karty {it} można wykorzystać",
    ),
}
ONLY: Final[dict[str, Three]] = {
    verb: joined(can, (" only", " jen", " tylko")) for verb, can in CAN.items()
}
THE_MOMENT: Final[Three] = (" {when}", " {when}", " {when}")
THE_TARGET: Final[Three] = ("{on}", "{on}", "{on}")
NOW: Final[dict[str, Three]] = {  # what it is the moment for instead
    "uncopied": (
        "; now none could be",
        "; teď žádný takový není",
        "; teraz takiego nie ma",
    ),
    "peace": (
        "; now no duel is fought",
        "; teď žádný souboj neprobíhá",
        "; teraz nie trwa żaden pojedynek",
    ),
    "elsewhere": (
        "; the duel is not at that point",
        "; v souboji teď ta chvíle není",
        "; w pojedynku to nie ten moment",
    ),
    "duel": (
        "; now a duel is fought",
        "; teď probíhá souboj",
        "; teraz trwa pojedynek",
    ),
    "theirs": (
        " in your turn; now it is the turn of {active}",
        " ve tvém kole; teď je na tahu {active}",
        " w twojej turze; teraz turę ma {active}",
    ),
    "idle": (
        "; now you are not taking one",
        "; teď žádnou neprovádíš",
        "; teraz żadnej nie wykonujesz",
    ),
    "over": (
        "; that is not the moment now",
        "; ta chvíle teď není",
        "; to nie jest teraz ten moment",
    ),
    "otherwise": (
        "; nothing of the kind has just happened",
        "; nic takového se teď nestalo",
        "; nic takiego teraz się nie stało",
    ),
}
NO_ACTION: Final[dict[str, Three]] = {  # where actions are chosen
    "play": (
        "{it} is no action: it can be played {when}, but not while you choose an action",
        "{it} není akce: lze ji hrát {when}, ale ne při výběru akce",
        "{it} nie jest akcją: można ją zagrać {when}, ale nie przy wyborze akcji",
    ),
    "use": (
        "the ability of {it} is no action: use it {when}, but not while you choose an action",
        "schopnost karty {it} není akce: použij ji {when}, ale ne při výběru akce",
        "zdolność karty {it} nie jest akcją: wykorzystaj ją {when}, ale nie przy wyborze akcji",
    ),
}
IMPOSSIBLE: Final[Three] = (
    "; that is not possible now",
    "; to teď není možné",
    "; teraz to niemożliwe",
)
ONLY_IF: Final[Three] = (" only if {need}", ", jen pokud {need}", ", tylko jeśli {need}")
UNFIT: Final[dict[str, Three]] = {  # of a target
    "play": (
        "{who} does not fit: {play} can be played only{on}",
        "{who} se nehodí: kartu {play} lze hrát jen{on}",
        "{who} nie pasuje: kartę {play} można zagrać tylko{on}",
    ),
    "deploy": (
        "{who} does not fit: {play} can be deployed only{on}",
        "{who} se nehodí: bojovníka {play} lze vyložit jen{on}",
        "{who} nie pasuje: wojownika {play} można wystawić tylko{on}",
    ),
    "use": (
        "{who} does not fit: the ability of {play} can be used only{on}",
        "{who} se nehodí: schopnost karty {play} lze použít jen{on}",
        "{who} nie pasuje: zdolność karty {play} można wykorzystać tylko{on}",
    ),
}
ASKED: Final[Three] = (
    "{it} is not what {play} asks for",
    "{it} neodpovídá tomu, co žádá karta {play}",
    "{it} nie jest tym, czego żąda karta {play}",
)
NOBODY_THERE: Final[Three] = (
    "; nobody who is there can have it now",
    "; nikdo, kdo tu je, ji teď mít nemůže",
    "; nikt z obecnych nie może jej teraz mieć",
)
NEED: Final[Three] = joined(CAN["play"], ONLY_IF)
NO_TARGET: Final[Three] = joined(ONLY["play"], THE_TARGET, IMPOSSIBLE)


def of_every_rule() -> dict[str, Three]:
    """The sentences of whatever rule, for cards, warriors and abilities."""
    found: dict[str, Three] = {}
    for verb, only in ONLY.items():
        for key, clause in NOW.items():
            found[f"/{verb}-{key}"] = joined(only, THE_MOMENT, clause)
        found[f"/{verb}-need"] = joined(CAN[verb], ONLY_IF)
        found[f"/{verb}-none"] = joined(only, THE_TARGET, IMPOSSIBLE)
        found[f"/{verb}-answer"] = joined(only, THE_MOMENT, THE_TARGET, IMPOSSIBLE)
        found[f"/on-{verb}"] = UNFIT[verb]
    found["/play-nobody"] = joined(ONLY["play"], THE_TARGET, NOBODY_THERE)
    return {**found, **{f"/{verb}-acting": says for verb, says in NO_ACTION.items()}}


def at_a_moment(rule: str, clause: Three, target: bool = False) -> dict[str, Three]:
    """Of a rule whose moments say more plainly what has not happened."""
    parts = (THE_MOMENT, THE_TARGET) if target else (THE_MOMENT,)
    return {f"{rule}/{verb}-otherwise": joined(only, *parts, clause) for verb, only in ONLY.items()}


PLAYING: Final[dict[str, Three]] = {
    **of_every_rule(),
    "DOOM-PLAY-01": ASKED,
    "DOOM-PLAY-02": ASKED,
    "DOOM-PLAY-03": ASKED,
    "DOOM-PLAY-02/word": (
        "{do}: you have no warrior for that",
        "{do}: nemáš k tomu žádného bojovníka",
        "{do}: nie masz do tego żadnego wojownika",
    ),
    "DOOM-PLAY-01/stored": (
        "{it} lies in store: nobody uses it there",
        "karta {it} je v úschově: tam ji nikdo nepoužívá",
        "karta {it} leży w magazynie: nikt jej tam nie używa",
    ),
    "DOOM-PLAY-01/healthy": (
        "{bearer} is wounded: this ability is only for those who are not",
        "{bearer} je zraněný: tato schopnost je jen pro nezraněné",
        "{bearer} jest ranny: ta zdolność jest tylko dla nierannych",
    ),
    "DOOM-PLAY-01/hurt": (
        "{bearer} is not wounded: this ability is only for the wounded",
        "{bearer} není zraněný: tato schopnost je jen pro zraněné",
        "{bearer} nie jest ranny: ta zdolność jest tylko dla rannych",
    ),
    "DOOM-PLAY-01/duel": (
        "the ability of {it} has been used in this duel: once is all it allows",
        "schopnost karty {it} už v tomto souboji působila: jde to jen jednou",
        "zdolność karty {it} zadziałała już w tym pojedynku: można tylko raz",
    ),
    "DOOM-PLAY-01/row": (
        "the ability of {it} has just been used: first another card has to be played",
        "schopnost karty {it} právě působila: nejdřív musí někdo zahrát kartu",
        "zdolność karty {it} właśnie zadziałała: najpierw ktoś musi zagrać kartę",
    ),
    "DOOM-SPEC-01": NEED,
    "DOOM-SPEC-02": (
        "{it} costs {cost} destiny {cost:point|points}, and you have {destiny}",
        "{it} stojí {cost} {cost:bod osudu|body osudu|bodů osudu} a ty máš {destiny}",
        "{it} kosztuje {cost} {cost:Punkt|Punkty|Punktów} Przeznaczenia, a ty masz {destiny}",
    ),
    "DOOM-SPEC-02/none": (
        "{it}{on}: your {destiny} destiny {destiny:point is|points are} too few",
        "{it}{on}: tvých bodů osudu ({destiny}) je málo",
        "{it}{on}: twoich Punktów Przeznaczenia ({destiny}) jest za mało",
    ),
    "DOOM-SPEC-02/on": (
        "{play} on {who} costs more than the {destiny} destiny {destiny:point|points} you have",
        "{play} stojí víc bodů osudu, než máš ({destiny}); cíl: {who}",
        "{play} kosztuje więcej Punktów Przeznaczenia, niż masz ({destiny}); cel: {who}",
    ),
    "DOOM-SPEC-02/asked": (
        "{do}: that costs more than the {destiny} destiny {destiny:point|points} you have",
        "{do}: to stojí víc bodů osudu, než máš ({destiny})",
        "{do}: to kosztuje więcej Punktów Przeznaczenia, niż masz ({destiny})",
    ),
    "DOOM-SPEC-02/attacker": (
        "{it}: any attack costs more than the {destiny} destiny {destiny:point|points} you have",
        "{it}: každý útok stojí víc bodů osudu, než máš ({destiny})",
        "{it}: każdy atak kosztuje więcej Punktów Przeznaczenia, niż masz ({destiny})",
    ),
    "DOOM-SPEC-02/defender": (
        "to attack {it} costs more than the {destiny} destiny {destiny:point|points} you have",
        "{it}: tento útok stojí víc bodů osudu, než máš ({destiny})",
        "{it}: ten atak kosztuje więcej Punktów Przeznaczenia, niż masz ({destiny})",
    ),
    "DOOM-SPEC-03": NO_ACTION["play"],
    "DOOM-TURN-02": joined(ONLY["play"], THE_MOMENT, NOW["theirs"]),
    "DOOM-TURN-02/turn": (
        "the ability of {it} has been used this turn: {times} {times:time|times} is all it allows",
        "schopnost karty {it} už v tomto kole působila: jde to nejvýše {times}×",
        "zdolność karty {it} zadziałała już w tej turze: można najwyżej {times}×",
    ),
    "DOOM-TURN-02/ever": (
        "the ability of {it} has been used: once in a game is all it allows",
        "schopnost karty {it} už působila: jde to jen jednou za hru",
        "zdolność karty {it} już zadziałała: można tylko raz w grze",
    ),
    "DOOM-TURN-02/on": (
        "{who} has gone through {play} often enough this turn",
        "{who} už v tomto kole vícekrát kartu {play} použít nesmí",
        "{who} nie może już w tej turze użyć karty {play}",
    ),
    "DOOM-TURN-06": NEED,
    "DOOM-REACT-01": NEED,
    "DOOM-REACT-02": (
        "{it} is no reaction: now you may only react to {answered}",
        "{it} není reakce: teď lze jen reagovat na kartu {answered}",
        "{it} nie jest reakcją: teraz można tylko reagować na kartę {answered}",
    ),
    "DOOM-REACT-03/none": joined(ONLY["play"], THE_MOMENT, THE_TARGET, IMPOSSIBLE),
    "DOOM-REACT-03": joined(ONLY["play"], THE_MOMENT, THE_TARGET, IMPOSSIBLE),
    **at_a_moment(
        "DOOM-REACT-03",
        (
            "; now there is nothing of the kind",
            "; teď nic takového není",
            "; teraz niczego takiego nie ma",
        ),
        target=True,
    ),
    "DOOM-REACT-06": (
        "{it} is not in your hand",
        "{it}: tuto kartu v listu nemáš",
        "{it}: tej karty nie masz na ręce",
    ),
    **at_a_moment(
        "DOOM-DUEL-41",
        (
            "; now nobody has been struck",
            "; teď nikdo zasažen nebyl",
            "; teraz nikt nie został trafiony",
        ),
    ),
    **at_a_moment(
        "DOOM-DUEL-52",
        (
            "; no points have been announced now",
            "; teď žádné body oznámeny nebyly",
            "; teraz nie ogłoszono żadnych punktów",
        ),
    ),
    "DOOM-DUEL-52/none": joined(ONLY["play"], THE_MOMENT, IMPOSSIBLE),
    **at_a_moment(
        "DOOM-SAB-07",
        (
            "; now nobody announces Sabotage",
            "; teď nikdo sabotáž neohlašuje",
            "; teraz nikt nie ogłasza sabotażu",
        ),
    ),
    "DOOM-INDUEL-02": NEED,
    "DOOM-INDUEL-03": (
        "{who} has a part in the duel: {play} is only for those who have none",
        "{who} se účastní souboje: karta {play} je jen pro toho, kdo se ho neúčastní",
        "{who} bierze udział w pojedynku: karta {play} jest tylko dla tych, którzy nie biorą",
    ),
    "DOOM-INPLAY-05": (
        "{who} lies in store and cannot be taken back by {play}",
        "{who} je v úschově a karta {play} ji nevrátí",
        "{who} leży w magazynie i karta {play} jej nie cofnie",
    ),
    "DOOM-OTHER-01": (
        "the ability of {it} is not yours to use now",
        "schopnost karty {it} teď používat nemůžeš",
        "zdolności karty {it} nie możesz teraz używać",
    ),
    "DOOM-CORE-01": (
        "{do}: a card in play forbids that now",
        "{do}: karta ve hře to teď zakazuje",
        "{do}: karta w grze teraz tego zabrania",
    ),
    "DOOM-CORE-01/banned": (
        "{it} cannot be played: {ban} bans its type",
        "kartu {it} hrát nelze: její typ zakazuje {ban}",
        "karty {it} nie można zagrać: jej typu zabrania {ban}",
    ),
    "DOOM-CORE-01/entering": (
        "{it} cannot come: he and {rival} do not suffer each other",
        "{it} přijít nemůže: nesnese se s ním {rival}",
        "{it} nie może przyjść: nie znosi się z nim {rival}",
    ),
    "DOOM-CORE-01/defender": (
        "to attack {it} costs more promotion points than you have",
        "{it}: tento útok stojí víc vítězných bodů, než máš",
        "{it}: ten atak kosztuje więcej punktów zwycięstwa, niż masz",
    ),
    "DOOM-CORE-01/on": (
        "{play} has no power over {who}: a card says so",
        "{play} na cíl nepůsobí, říká to karta; cíl: {who}",
        "{play} nie działa na cel, tak mówi karta; cel: {who}",
    ),
    "DOOM-DISC-01": (
        "{do}: with {held} cards in hand you have to discard",
        "{do}: v listu máš {held} {held:kartu|karty|karet}, musíš odhazovat",
        "{do}: na ręce masz {held} {held:kartę|karty|kart}, musisz odrzucać",
    ),
    "DOOM-DISC-02": (
        "{it} is not in your hand",
        "{it}: tuto kartu v listu nemáš",
        "{it}: tej karty nie masz na ręce",
    ),
    "DOOM-DEPLOY-06": (
        "{it} costs {cost} destiny {cost:point|points}, and you have {destiny}",
        "{it} stojí {cost} {cost:bod osudu|body osudu|bodů osudu} a ty máš {destiny}",
        "{it} kosztuje {cost} {cost:Punkt|Punkty|Punktów} Przeznaczenia, a ty masz {destiny}",
    ),
    "DOOM-DEPLOY-06/on": UNFIT["play"],
    "DOOM-PERS-01": (
        "{it} is a Personality and already in play with {owner}",
        "{it} je osobnost a už ve hře je, má ji {owner}",
        "{it} to osobistość i już jest w grze, ma ją {owner}",
    ),
    "DOOM-PERS-01/nobody": (
        "{do}: who is left in your hand is a Personality already in play",
        "{do}: kdo ti v listu zbývá, je osobnost, která už ve hře je",
        "{do}: kto ci został na ręce, jest osobistością, która już jest w grze",
    ),
    "DOOM-RELIC-04": (
        "{it} is unique and already in play with {owner}",
        "{it} je jedinečná a už ve hře je, má ji {owner}",
        "{it} jest unikatowa i już jest w grze, ma ją {owner}",
    ),
    "DOOM-ALLY-03": (
        "{it} is unique and already in play with {owner}",
        "{it} je jedinečná a už ve hře je, má ji {owner}",
        "{it} jest unikatowa i już jest w grze, ma ją {owner}",
    ),
    "DOOM-WIN-01": NO_TARGET,
    "DOOM-WIN-05": NEED,
    "DOOM-SACR-02": NEED,
    "DOOM-RELIC-02": NEED,
    "DOOM-ZONE-02": NEED,
    "DOOM-PROPH-01": NEED,
    "DOOM-RITUAL-01": NEED,
}
