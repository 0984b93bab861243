"""How Doomtrooper says why not: what a type of card asks for, and whom it has no power over.

English, Czech and Polish, in this order.
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.refusals_playing import ASKED, UNFIT, Three

NOT_YOURS: Final[Three] = (
    "{who} is not yours: {play} is for your own warriors",
    "{who} není tvůj: {play} je jen pro tvé vlastní bojovníky",
    "{who} nie jest twój: {play} jest tylko dla twoich własnych wojowników",
)
HAS_ONE: Final[Three] = (
    "{who} has {play} already, and may have one copy only",
    "{who} už kartu {play} má a smí mít jen jednu",
    "{who} ma już kartę {play}, a może mieć tylko jedną",
)
IMMUNE: Final[Three] = (
    "{who} is immune: {play} would have no effect",
    "{who} je imunní: karta {play} by neměla účinek",
    "{who} jest odporny: karta {play} nie miałaby efektu",
)
KEPT: Final[Three] = (
    "{who} may never be discarded",
    "{who}: tato karta nesmí být nikdy vyřazena",
    "{who}: ta karta nigdy nie może zostać odrzucona",
)

CARDS: Final[dict[str, Three]] = {
    "DOOM-EQUIP-04": (
        "{who} wears body armour already: {play} would be a second one",
        "{who} už brnění má: {play} by bylo druhé",
        "{who} ma już pancerz: {play} byłby drugim",
    ),
    "DOOM-EQUIP-06": UNFIT["play"],
    "DOOM-EQUIP-06/asked": (
        "{it} cannot have it: it is not for such a warrior",
        "{it} ji mít nemůže: není pro takového bojovníka",
        "{it} nie może jej mieć: nie jest dla takiego wojownika",
    ),
    "DOOM-EQUIP-06/nobody": (
        "{do}: nobody of your team could have any of it",
        "{do}: nikdo z tvého týmu nic z toho mít nemůže",
        "{do}: nikt z twojej drużyny graczy nie może nic z tego mieć",
    ),
    "DOOM-EQUIP-11": HAS_ONE,
    "DOOM-EQUIP-12": (
        "{bearer} may not use {it}",
        "{bearer} kartu {it} používat nesmí",
        "{bearer} nie może używać karty {it}",
    ),
    "DOOM-EQUIP-13": NOT_YOURS,
    "DOOM-RELIC-03": UNFIT["play"],
    "DOOM-RELIC-03/asked": ASKED,
    "DOOM-RELIC-10": NOT_YOURS,
    "DOOM-FORT-03/asked": ASKED,
    "DOOM-MISS-02": UNFIT["play"],
    "DOOM-MISS-07": HAS_ONE,
    "DOOM-MISS-07/none": (
        "you already have the Mission {it}, and may have one copy only",
        "úkol {it} už máš a smíš mít jen jeden",
        "misję {it} już masz, a możesz mieć tylko jedną",
    ),
    "DOOM-PROPH-02": HAS_ONE,
    "DOOM-KI-01": (
        "{who} is not of Mishima, and {play} is a Ki power",
        "{who} k Mishimě nepatří a {play} je síla KI",
        "{who} nie należy do Mishimy, a {play} to moc Ki",
    ),
    "DOOM-KI-01/none": (
        "{it} is a Ki power, and you have no warrior of Mishima",
        "{it} je síla KI a ty nemáš bojovníka Mishimy",
        "{it} to moc Ki, a ty nie masz wojownika Mishimy",
    ),
    "DOOM-KI-03": HAS_ONE,
    "DOOM-MERC-01": UNFIT["play"],
    "DOOM-MERC-02": (
        "{who} has left that corporation: {play} costs 3 destiny points, and you have {destiny}",
        "{who} z té korporace odešel: {play} stojí 3 body osudu a ty máš {destiny}",
        "{who} odszedł z korporacji: {play} kosztuje 3 Punkty Przeznaczenia, a masz {destiny}",
    ),
    "DOOM-ALLY-04": UNFIT["play"],
    "DOOM-ALLY-04/on": (
        "{who} is an Alliance: {play} does not remove those",
        "{who} je aliance a ty karta {play} neodstraňuje",
        "{who} to sojusz, a takich karta {play} nie usuwa",
    ),
    "DOOM-REMOVE-05": KEPT,
    "DOOM-SACR-05": (
        "{who} may never be discarded nor annihilated",
        "{who}: tato karta nesmí být nikdy vyřazena ani obětována",
        "{who}: ta karta nigdy nie może zostać odrzucona ani poświęcona",
    ),
    # The Dark Symmetry
    "DOOM-DARK-01": (
        "{who} is neither a Dark Legionnaire nor a Cultist, and cannot have {play}",
        "{who} není černý legionář ani vyznavač kultu a kartu {play} mít nemůže",
        "{who} nie jest Mrocznym Legionistą ani Kultystą i nie może mieć karty {play}",
    ),
    "DOOM-DARK-03": (
        "{who} does not follow the Apostle of {play}",
        "{who} nenásleduje apoštola, jehož darem je {play}",
        "{who} nie wyznaje Apostoła, którego darem jest {play}",
    ),
    "DOOM-DARK-01/none": (
        "{it} is for Dark Legionnaires and Cultists, and you have none",
        "{it} je pro černé legionáře a vyznavače kultu a žádného nemáš",
        "{it} jest dla Mrocznych Legionistów i Kultystów, a żadnego nie masz",
    ),
    "DOOM-DARK-03/none": (
        "{it} is a {gift}: no warrior of yours follows that Apostle",
        "{it} je {gift}: toho apoštola žádný tvůj bojovník nenásleduje",
        "{it} to {gift}: tego Apostoła nie wyznaje żaden twój wojownik",
    ),
    "DOOM-DARK-07": (
        "{who} may never have cards of the Dark Symmetry: {play}",
        "{who} karty Černé symetrie mít nikdy nesmí: {play}",
        "{who} nigdy nie może mieć kart Mrocznej Harmonii: {play}",
    ),
    "DOOM-DARK-08": NOT_YOURS,
    "DOOM-DARK-09": HAS_ONE,
    "DOOM-DARK-12": UNFIT["play"],
    "DOOM-CULT-01": (
        "{it} cannot change sides now: a card keeps him on this one",
        "{it} teď stranu změnit nemůže: drží ho na ní karta",
        "{it} nie może teraz zmienić strony: trzyma go na niej karta",
    ),
    # The Art
    "DOOM-ART-03": (
        "{play}: no warrior of yours who masters its aspect can cast it now",
        "{play}: žádný tvůj bojovník, který ovládá jeho aspekt, ho teď seslat nemůže",
        "{play}: żaden twój wojownik, który zna jego aspekt, nie może go teraz rzucić",
    ),
    "DOOM-ART-06": (
        "to strengthen {it} costs {cost} destiny {cost:point|points}; you can spend {spendable}",
        "zesílit kouzlo {it} stojí {cost} {cost:bod|body|bodů} osudu a vydat smíš {spendable}",
        "wzmocnienie czaru {it} kosztuje {cost} pkt. Przeznaczenia, a możesz wydać {spendable}",
    ),
    "DOOM-ART-16": UNFIT["play"],
    "DOOM-ART-17": (
        "{who} serves the Dark Legion, and whoever could cast {play} does not",
        "{who} slouží Černé legii a kdo by kouzlo {play} seslal, ten ne",
        "{who} służy Legionowi Ciemności, a ten, kto rzuciłby czar {play}, nie",
    ),
    "DOOM-ART-18": (
        "{who} is a Doomtrooper, and whoever could cast {play} is none",
        "{who} je Doomtrooper a kdo by kouzlo {play} seslal, ten ne",
        "{who} to Żołnierz Zagłady, a ten, kto rzuciłby czar {play}, nim nie jest",
    ),
    "DOOM-ART-18/none": (
        "{it} has to be cast by a Doomtrooper, and none of yours can",
        "kouzlo {it} musí seslat Doomtrooper a žádný tvůj to neumí",
        "czar {it} musi rzucić Żołnierz Zagłady, a żaden twój tego nie umie",
    ),
    "DOOM-ART-24": (
        "{who} cannot cast {play}, and it works on its caster only",
        "{who} kouzlo {play} seslat nemůže a to působí jen na toho, kdo ho sešle",
        "{who} nie może rzucić czaru {play}, a ten działa tylko na rzucającego",
    ),
    # Immunity, and what may never be
    "DOOM-IMM-01": IMMUNE,
    "DOOM-IMM-04": (
        "{play} would count for nothing: a fighter is immune to it; target: {who}",
        "{play} by nic nezměnila: jeden z bojujících je vůči ní imunní; cíl: {who}",
        "{play} nic by nie dała: jeden z walczących jest na nią odporny; cel: {who}",
    ),
    "DOOM-NEVER-01": (
        "{who} may not be given {play} in the ordinary way",
        "{who} kartu {play} běžným způsobem dostat nesmí",
        "{who} nie może otrzymać karty {play} w zwykły sposób",
    ),
    "DOOM-NEVER-02": (
        "{who} may never have {play}, or it never works on him",
        "{who} kartu {play} nikdy mít nesmí, nebo na něj nepůsobí",
        "{who} nigdy nie może mieć karty {play}, albo ona na niego nie działa",
    ),
    "DOOM-NEVER-03": (
        "{bearer} has {it} but may not use it now",
        "{bearer} kartu {it} má, ale používat ji teď nesmí",
        "{bearer} ma kartę {it}, ale nie może jej teraz używać",
    ),
    "DOOM-ALWAYS-03": (
        "{who} always survives this: {play} does not finish him off",
        "{who} tohle vždy přežije: {play} ho nedorazí",
        "{who} zawsze to przeżywa: {play} go nie dobije",
    ),
    # Sergeants
    "DOOM-SGT-01": (
        "{who} commands others himself and serves under nobody",
        "{who} sám velí a pod nikým neslouží",
        "{who} sam dowodzi i pod nikim nie służy",
    ),
    "DOOM-SGT-02": (
        "{who} is a Personality and serves under no sergeant",
        "{who} je osobnost a pod seržantem neslouží",
        "{who} to osobistość i nie służy pod sierżantem",
    ),
    "DOOM-SGT-03": (
        "{who} is worth as much as the sergeant or more: {play}",
        "{who} má stejnou nebo vyšší hodnotu než seržant {play}",
        "{who} ma taką samą lub wyższą wartość niż sierżant {play}",
    ),
    "DOOM-SGT-04": UNFIT["use"],
    "DOOM-SGT-04/none": (
        "{it} has nobody of lower value to take into his unit",
        "{it} nemá do jednotky koho s nižší hodnotou vzít",
        "{it} nie ma kogo o niższej wartości wziąć do oddziału",
    ),
    "DOOM-SGT-06": (
        "{who} is in a unit already",
        "{who} už v jednotce je",
        "{who} już jest w oddziale",
    ),
}
