"""How Doomtrooper says why not: cover, the Outpost, vehicles, Beasts, Fortifications and Warzones.

English, Czech and Polish, in this order.
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.refusals_duels import DUELS
from kostka.games.doomtrooper.refusals_playing import (
    NO_TARGET,
    UNFIT,
    Three,
    joined,
)

NOBODY_CAN: Final[Three] = (
    "{do}: nobody can now; ",
    "{do}: teď nikdo nemůže; ",
    "{do}: teraz nikt nie może; ",
)

WARRIORS: Final[dict[str, Three]] = {  # each about one warrior, who may be the last one to ask
    "DOOM-COVER-01": (
        "{who} is in cover already",
        "{who} už v úkrytu je",
        "{who} już jest w ukryciu",
    ),
    "DOOM-COVER-03": (
        "{who} is the last warrior of his player who is not in cover",
        "{who} je posledním bojovníkem svého hráče mimo úkryt",
        "{who} jest ostatnim wojownikiem swojego gracza poza ukryciem",
    ),
    "DOOM-COVER-13": (
        "{who} never goes into cover",
        "{who} se v úkrytu nikdy neskrývá",
        "{who} nigdy nie kryje się w ukryciu",
    ),
    "DOOM-COVER-14": (
        "{who} is not in cover",
        "{who} v úkrytu není",
        "{who} nie jest w ukryciu",
    ),
    "DOOM-COVER-06": (
        "{who} is in cover, and nobody attacks from there",
        "{who} je v úkrytu a odtud se neútočí",
        "{who} jest w ukryciu, a stamtąd się nie atakuje",
    ),
    "DOOM-COVER-15": (
        "{who} has left cover in this turn, and attacks in the next one at the earliest",
        "{who} v tomto kole opustil úkryt a útočit smí nejdřív v příštím",
        "{who} w tej turze opuścił ukrycie i może atakować najwcześniej w następnej",
    ),
    "DOOM-HIDE-05": (
        "{who} is still hidden and counts in no area",
        "{who} je stále skrytý a do žádné oblasti nepatří",
        "{who} jest wciąż ukryty i nie należy do żadnego obszaru",
    ),
    "DOOM-TRANS-05": (
        "{who} is your last one in the Outpost, and others still have warriors there",
        "{who} je tvůj poslední na Stanici a jiní tam své bojovníky mají",
        "{who} jest twoim ostatnim w Placówce, a inni mają tam wojowników",
    ),
    "DOOM-TRANS-08": (
        "{who} transfers for {steps} {steps:action|actions}, and you have {left} left",
        "{who} se přesune za {steps} {steps:akci|akce|akcí} a zbývá ti {left}",
        "{who} przechodzi za {steps} {steps:akcję|akcje|akcji}, a zostało ci {left}",
    ),
    "DOOM-TRANS-09": (
        "{who} is a vehicle and does not transfer without a warrior",
        "{who} je vozidlo a bez bojovníka se nepřesune",
        "{who} to pojazd i bez wojownika nie przechodzi",
    ),
    "DOOM-TRANS-10": (
        "{who} does not transfer during a duel",
        "{who} se během souboje nepřesune",
        "{who} nie przechodzi podczas pojedynku",
    ),
    "DOOM-TRANS-13": (
        "{who} is of the tribes and does not leave the Outpost",
        "{who} je z kmenů a Stanici neopouští",
        "{who} jest z plemion i nie opuszcza Placówki",
    ),
    "DOOM-TRANS-14": (
        "{who} has transferred in this turn already",
        "{who} se v tomto kole už přesunul",
        "{who} już przeszedł w tej turze",
    ),
    "DOOM-BEAST-06": (
        "{who} stays in the Outpost: he has {mount}, and Beasts do not leave it",
        "{who} na Stanici zůstává: má zvíře {mount} a to ji neopouští",
        "{who} zostaje w Placówce: ma bestię {mount}, a ta jej nie opuszcza",
    ),
    "DOOM-BEAST-10": (
        "{who} is a Beast and does not transfer",
        "{who} je zvíře a nepřesouvá se",
        "{who} to bestia i nie przechodzi",
    ),
    "DOOM-VEH-07": (
        "{who} cannot be in cover and in a vehicle at the same time",
        "{who} nemůže být v úkrytu a ve vozidle zároveň",
        "{who} nie może być naraz w ukryciu i w pojeździe",
    ),
    "DOOM-TARGET-09": DUELS["DOOM-TARGET-09"],
    "DOOM-TARGET-12": (
        "{who} is imprisoned",
        "{who} je ve vězení",
        "{who} siedzi w więzieniu",
    ),
    "DOOM-TARGET-13": (
        "{who} is imprisoned",
        "{who} je ve vězení",
        "{who} siedzi w więzieniu",
    ),
    "DOOM-NOFIGHT-01": DUELS["DOOM-NOFIGHT-01"],
}

AREAS: Final[dict[str, Three]] = {
    **{rule: says for rule, says in WARRIORS.items() if rule not in DUELS},
    **{f"{rule}/nobody": joined(NOBODY_CAN, says) for rule, says in WARRIORS.items()},
    "DOOM-COVER-14/leave-cover": (
        "{do}: none of your warriors is in cover",
        "{do}: žádný tvůj bojovník v úkrytu není",
        "{do}: żaden twój wojownik nie jest w ukryciu",
    ),
    "DOOM-COVER-14/shocked": (
        "{who} stays in cover until his wound is healed",
        "{who} zůstává v úkrytu, dokud se jeho zranění nevyléčí",
        "{who} zostaje w ukryciu, dopóki jego rana się nie zagoi",
    ),
    "DOOM-COVER-14/nobody": (
        "{do}: who is in cover has to stay there until he is healed",
        "{do}: kdo v úkrytu je, musí tam zůstat, dokud není vyléčen",
        "{do}: kto jest w ukryciu, musi tam zostać, dopóki nie zostanie uleczony",
    ),
    "DOOM-COVER-03/deploy-into-cover": (
        "{do}: all your warriors in play would be in cover",
        "{do}: v úkrytu by byli všichni tvoji bojovníci ve hře",
        "{do}: w ukryciu byliby wszyscy twoi wojownicy w grze",
    ),
    "DOOM-COVER-03/asked": (
        "{it}: one warrior of yours in play has to be out of cover",
        "{it}: jeden tvůj bojovník ve hře musí být mimo úkryt",
        "{it}: jeden twój wojownik w grze musi być poza ukryciem",
    ),
    "DOOM-COVER-04": (
        "{do}: all your warriors are in cover; first one has to leave it or be deployed",
        "{do}: všichni tvoji bojovníci jsou v úkrytu; nejdřív ho jeden opusť nebo vylož nového",
        "{do}: wszyscy twoi wojownicy są w ukryciu; najpierw wyjdź jednym lub wystaw nowego",
    ),
    "DOOM-COVER-06/use": (
        "{bearer} is in cover, where the ability of {it} is not used",
        "{bearer} je v úkrytu, kde se schopnost karty {it} nepoužívá",
        "{bearer} jest w ukryciu, gdzie zdolność karty {it} nie działa",
    ),
    "DOOM-COVER-06/tactic": (
        "{it}: {attacker} is in cover and can only shoot from there",
        "{it}: {attacker} je v úkrytu a odtud jen střílí",
        "{it}: {attacker} jest w ukryciu i może stamtąd tylko strzelać",
    ),
    "DOOM-HIDE-02": (
        "{do}: that takes {needed} {needed:action|actions}, and you have {left} left",
        "{do}: to stojí {needed} {needed:akci|akce|akcí} a zbývá ti {left}",
        "{do}: to kosztuje {needed} {needed:akcję|akcje|akcji}, a zostało ci {left}",
    ),
    "DOOM-HIDE-06": (
        "{who} is hidden, and cards cannot be played on him: {play}",
        "{who} je skrytý a karty na něj hrát nelze: {play}",
        "{who} jest ukryty i kart na niego grać nie można: {play}",
    ),
    "DOOM-HIDE-15": (
        "{it} never goes into cover, and cannot be hidden",
        "{it} do úkrytu nikdy nechodí a skrýt ho nelze",
        "{it} nigdy nie chodzi do ukrycia i nie można go ukryć",
    ),
    "DOOM-HIDE-15/nobody": (
        "{do}: nobody of your hand ever goes into cover",
        "{do}: z tvého listu do úkrytu nikdo nechodí",
        "{do}: z twojej ręki nikt nie chodzi do ukrycia",
    ),
    # The Outpost
    "DOOM-TRANS-01": NO_TARGET,
    "DOOM-TRANS-01/on": UNFIT["play"],
    "DOOM-TRANS-03": (
        "{do}: others are in the Outpost; your next action has to bring a warrior there",
        "{do}: jiní na Stanici jsou; další akcí tam musíš dostat bojovníka",
        "{do}: inni są w Placówce; następną akcją musisz wprowadzić tam wojownika",
    ),
    "DOOM-TRANS-06": (
        "{do}: nobody has opened the Outpost yet",
        "{do}: Stanici zatím nikdo neotevřel",
        "{do}: nikt jeszcze nie otworzył Placówki",
    ),
    "DOOM-TRANS-16": (
        "{who} cannot come: beside {others} Doomtroopers and Dark Legionnaires would mix",
        "{who} přijít nemůže: Doomtroopeři a černí legionáři by se smísili, je tam {others}",
        "{who} nie może przyjść: Żołnierze Zagłady i Mroczni Legioniści by się zmieszali, "
        "jest tam {others}",
    ),
    "DOOM-TRANS-16/nobody": (
        "{do}: Doomtroopers and Dark Legionnaires share no Outpost, and there is {others}",
        "{do}: Doomtroopeři a černí legionáři spolu na Stanici nejsou a tam je {others}",
        "{do}: Żołnierze Zagłady i Mroczni Legioniści nie są razem w Placówce, a tam jest {others}",
    ),
    "DOOM-TRANS-18": (
        "{do}: your Outpost mixes Doomtroopers and Dark Legionnaires; first somebody has to leave",
        "{do}: na Stanici máš Doomtroopery i černé legionáře; nejdřív musí někdo odejít",
        "{do}: w Placówce masz Żołnierzy Zagłady i Mrocznych Legionistów; najpierw ktoś musi wyjść",
    ),
    "DOOM-TRANS-20": (
        "{it} cannot come here: beside {others} he would be a third tribe",
        "{it} sem nemůže: tam, kde je {others}, by byl třetím kmenem",
        "{it} nie może tu przyjść: tam, gdzie jest {others}, byłby trzecim plemieniem",
    ),
    "DOOM-TRANS-20/duty": (
        "{do}: three tribes are in your Outpost, {others}; first one of them has to leave",
        "{do}: na Stanici máš tři kmeny, je tam {others}; nejdřív musí jeden odejít",
        "{do}: w Placówce masz trzy plemiona, jest tam {others}; najpierw jedno musi wyjść",
    ),
    "DOOM-TRANS-20/nobody": (
        "{do}: it would bring a third tribe beside {others}",
        "{do}: přišel by třetí kmen tam, kde je {others}",
        "{do}: przyszłoby trzecie plemię tam, gdzie jest {others}",
    ),
    "DOOM-TRANS-20/asked": (
        "{it} is not one of the tribes in your Outpost",
        "{it} není z kmenů na tvé Stanici",
        "{it} nie jest z plemion w twojej Placówce",
    ),
    # Vehicles and Beasts
    "DOOM-VEH-03": (
        "{who} has no vehicle for that",
        "{who} k tomu vozidlo nemá",
        "{who} nie ma do tego pojazdu",
    ),
    "DOOM-VEH-03/on": UNFIT["use"],
    "DOOM-VEH-03/board": (
        "{do}: none of your warriors stands outside a vehicle of his",
        "{do}: žádný tvůj bojovník nestojí mimo své vozidlo",
        "{do}: żaden twój wojownik nie stoi obok swojego pojazdu",
    ),
    "DOOM-VEH-03/alight": (
        "{do}: none of your warriors is inside a vehicle",
        "{do}: žádný tvůj bojovník není ve vozidle",
        "{do}: żaden twój wojownik nie jest w pojeździe",
    ),
    "DOOM-VEH-06": (
        "{play} does not help whoever is inside a vehicle",
        "{play} tomu, kdo je ve vozidle, nepomůže",
        "{play} nie pomoże temu, kto jest w pojeździe",
    ),
    "DOOM-VEH-10": (
        "{bearer} is not inside: the ability of {it} is used only from within",
        "{bearer} není uvnitř: schopnost karty {it} se používá jen zevnitř",
        "{bearer} nie jest w środku: zdolność karty {it} działa tylko od wewnątrz",
    ),
    "DOOM-EQUIP-03": (
        "{who} has a vehicle already, and {play} would be a second one",
        "{who} už vozidlo má a {play} by bylo druhé",
        "{who} ma już pojazd, a {play} byłby drugim",
    ),
    "DOOM-BEAST-01": UNFIT["play"],
    "DOOM-BEAST-02": (
        "{who} has {mount} already, and a vehicle and a Beast do not go together",
        "{who} už má {mount} a vozidlo ani druhé zvíře k tomu mít nesmí",
        "{who} ma już {mount}, a pojazdu ani drugiej bestii mieć nie może",
    ),
    "DOOM-BEAST-09": (
        "{who} is a Beast and rides nothing",
        "{who} je zvíře a na ničem nejezdí",
        "{who} to bestia i niczym nie jeździ",
    ),
    # Fortifications and Warzones
    "DOOM-FORT-03": UNFIT["play"],
    "DOOM-FORT-08": (
        "you already have {it} in play, and may have one copy only",
        "kartu {it} už ve hře máš a smíš mít jen jednu",
        "kartę {it} masz już w grze, a możesz mieć tylko jedną",
    ),
    "DOOM-FORT-08/none": (
        "you already have {it} in play, and may have one copy only",
        "kartu {it} už ve hře máš a smíš mít jen jednu",
        "kartę {it} masz już w grze, a możesz mieć tylko jedną",
    ),
    "DOOM-FORT-08/on": (
        "you already have {play} in play, and may have one copy only",
        "kartu {play} už ve hře máš a smíš mít jen jednu",
        "kartę {play} masz już w grze, a możesz mieć tylko jedną",
    ),
    "DOOM-FORT-09": (
        "{who} is not yours: {play} is for your own warriors",
        "{who} není tvůj: {play} je jen pro tvé vlastní bojovníky",
        "{who} nie jest twój: {play} jest tylko dla twoich własnych wojowników",
    ),
    "DOOM-ZONE-03": (
        "{play} is already in play there",
        "karta {play} už tam ve hře je",
        "karta {play} już tam jest w grze",
    ),
    "DOOM-ZONE-03/none": (
        "you already have the Warzone {it} in play",
        "válečnou zónu {it} už ve hře máš",
        "strefę walki {it} masz już w grze",
    ),
}
