"""How Doomtrooper says why not: actions, attacks, duels and Sabotage.

English, Czech and Polish, in this order.
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.refusals_playing import NEED, UNFIT, Three

TOO_FEW: Final[Three] = (
    "{it} takes {needed} {needed:action|actions}, and you have {left} left",
    "{it} stojí {needed} {needed:akci|akce|akcí} a zbývá ti {left}",
    "{it} kosztuje {needed} {needed:akcję|akcje|akcji}, a zostało ci {left}",
)
NO_FIGHTER: Final[Three] = (
    "{who} takes no part in duels",
    "{who} se soubojů neúčastní",
    "{who} nie bierze udziału w pojedynkach",
)
JAILED: Final[Three] = (
    "{jail} is imprisoned, and can do nothing",
    "{jail} je ve vězení a nemůže nic dělat",
    "{jail} siedzi w więzieniu i nic nie może zrobić",
)
A_CARD_KEEPS_HIM: Final[Three] = (
    "{who} cannot do that: a card on him forbids it",
    "{who} to nemůže: zakazuje to karta, která na něm leží",
    "{who} nie może tego: zabrania karta, która na nim leży",
)

DUELS: Final[dict[str, Three]] = {
    # Actions
    "DOOM-ACT-01": TOO_FEW,
    "DOOM-ACT-01/use": (
        "the ability of {it} takes {needed} {needed:action|actions}, and you have {left} left",
        "schopnost karty {it} stojí {needed} {needed:akci|akce|akcí} a zbývá ti {left}",
        "zdolność karty {it} kosztuje {needed} {needed:akcję|akcje|akcji}, a zostało ci {left}",
    ),
    "DOOM-ACT-01/word": (
        "{do}: that takes {needed} {needed:action|actions}, and you have {left} left",
        "{do}: to stojí {needed} {needed:akci|akce|akcí} a zbývá ti {left}",
        "{do}: to kosztuje {needed} {needed:akcję|akcje|akcji}, a zostało ci {left}",
    ),
    "DOOM-ACT-01/kept": (
        "{do}: your last action is for the attack that was announced",
        "{do}: tvá poslední akce patří ohlášenému útoku",
        "{do}: twoja ostatnia akcja należy do ogłoszonego ataku",
    ),
    "DOOM-ACT-01/sabotage": (
        "{do}: you have no ordinary action left for it",
        "{do}: nezbývá ti na ni žádná běžná akce",
        "{do}: nie została ci na to żadna zwykła akcja",
    ),
    "DOOM-ACT-01/attacker": (
        "to attack with {it} takes {needed} {needed:action|actions}, more than you have",
        "útok bojovníka {it} stojí {needed} {needed:akci|akce|akcí}, víc než máš",
        "atak wojownika {it} kosztuje {needed} {needed:akcję|akcje|akcji}, więcej niż masz",
    ),
    "DOOM-ACT-01/defender": (
        "to attack {it} takes more actions than you have left",
        "{it}: tento útok stojí víc akcí, než ti zbývá",
        "{it}: ten atak kosztuje więcej akcji, niż ci zostało",
    ),
    "DOOM-ACT-01/on": (
        "{who} needs more than one action to attack, and {play} gives one",
        "{who} potřebuje k útoku víc než jednu akci a karta {play} dává jednu",
        "{who} potrzebuje na atak więcej niż jednej akcji, a karta {play} daje jedną",
    ),
    "DOOM-ACT-03": (
        "{do}: you have made your one attack of this turn",
        "{do}: svůj jediný útok v tomto kole už máš za sebou",
        "{do}: twój jedyny atak w tej turze już był",
    ),
    "DOOM-ACT-04": (
        "{do}: after your attack no other action is left in this turn",
        "{do}: po útoku už v tomto kole jiná akce nezbývá",
        "{do}: po ataku nie ma w tej turze innych akcji",
    ),
    "DOOM-ACT-06": (
        "{do}: in your first turn you may not attack",
        "{do}: ve svém prvním kole útočit nesmíš",
        "{do}: w swojej pierwszej turze nie możesz atakować",
    ),
    "DOOM-ACT-06/on": (
        "{who} may not attack in the first turn of his player",
        "{who} v prvním kole svého hráče útočit nesmí",
        "{who} nie może atakować w pierwszej turze swojego gracza",
    ),
    "DOOM-ACT-08": (
        "{do}: in your first turn you may not sabotage",
        "{do}: ve svém prvním kole sabotovat nesmíš",
        "{do}: w swojej pierwszej turze nie możesz sabotować",
    ),
    "DOOM-TYPE-07": (
        "{do}: the actions you have left are no attack actions",
        "{do}: akce, které ti zbývají, nejsou útočné",
        "{do}: akcje, które ci zostały, nie są akcjami ataku",
    ),
    "DOOM-TYPE-07/led-attack": (
        "{do}: no warrior of yours turns an action into an attack now",
        "{do}: žádný tvůj bojovník teď akci v útok nezmění",
        "{do}: żaden twój wojownik nie zmieni teraz akcji w atak",
    ),
    "DOOM-TYPE-15": (
        "{it} cannot attack by this action: nobody leads him",
        "{it} touto akcí zaútočit nemůže: nikdo ho nevede",
        "{it} nie może zaatakować tą akcją: nikt go nie prowadzi",
    ),
    "DOOM-ATK-04": (
        "{do}: you have no warrior in play",
        "{do}: nemáš ve hře žádného bojovníka",
        "{do}: nie masz w grze żadnego wojownika",
    ),
    "DOOM-ATK-04/attacker": (
        "{it} is not the one who may attack now",
        "{it} není ten, kdo teď smí útočit",
        "{it} to nie ten, kto może teraz atakować",
    ),
    "DOOM-ATK-04/on": (
        "{who} could not attack now",
        "{who} by teď zaútočit nemohl",
        "{who} nie mógłby teraz zaatakować",
    ),
    "DOOM-ATK-05": (
        "{do}: there is nobody your warriors could attack",
        "{do}: tvoji bojovníci nemají na koho útočit",
        "{do}: twoi wojownicy nie mają kogo atakować",
    ),
    "DOOM-ATK-05/attacker": (
        "{it} has nobody to attack",
        "{it} nemá na koho útočit",
        "{it} nie ma kogo atakować",
    ),
    "DOOM-ATK-05/on": (
        "{who} has nobody to attack",
        "{who} nemá na koho útočit",
        "{who} nie ma kogo atakować",
    ),
    # Who fights whom
    "DOOM-DUEL-05": (
        "{it} is not yours: you attack with a warrior of your own",
        "{it} není tvůj: útočíš vlastním bojovníkem",
        "{it} nie jest twój: atakujesz własnym wojownikiem",
    ),
    "DOOM-DUEL-05/give-up": (
        "{do}: you still have a warrior who can attack",
        "{do}: bojovníka, který může zaútočit, ještě máš",
        "{do}: masz jeszcze wojownika, który może zaatakować",
    ),
    "DOOM-DUEL-05/defender": (
        "{it} is no longer in play",
        "{it} už není ve hře",
        "{it} nie jest już w grze",
    ),
    "DOOM-DUEL-08": (
        "{who} belongs to the attacker's own player",
        "{who} patří hráči, který útočí",
        "{who} należy do gracza, który atakuje",
    ),
    "DOOM-DUEL-08/attacker": (
        "{it} has nobody to attack but warriors of his own player",
        "{it} nemá na koho útočit než na bojovníky svého hráče",
        "{it} nie ma kogo atakować oprócz wojowników swojego gracza",
    ),
    "DOOM-DUEL-08/defender": (
        "{it} is no enemy of {attacker}: both belong to one player",
        "{it} a {attacker} proti sobě nebojují: patří jednomu hráči",
        "{it} i {attacker} nie walczą ze sobą: należą do jednego gracza",
    ),
    "DOOM-DUEL-09": NEED,
    "DOOM-DUEL-10": (
        "{who} cannot be met: one is in the Outpost, the other is not",
        "{who} se souboje účastnit nemůže: jeden je na Stanici a druhý ne",
        "{who} nie może walczyć: jeden jest w Placówce, a drugi nie",
    ),
    "DOOM-DUEL-10/attacker": (
        "{it} can reach nobody across the line of the Outpost",
        "{it} přes hranici Stanice na nikoho nedosáhne",
        "{it} nikogo nie dosięgnie przez granicę Placówki",
    ),
    "DOOM-DUEL-10/defender": (
        "{attacker} cannot attack {it}: only one of them is in the Outpost",
        "{attacker} a {it} se nestřetnou: na Stanici je jen jeden z nich",
        "{attacker} i {it} się nie spotkają: w Placówce jest tylko jeden z nich",
    ),
    "DOOM-DUEL-11": (
        "{who} cannot take that place: only one of the two is in the Outpost",
        "{who} to místo zaujmout nemůže: na Stanici je jen jeden z obou",
        "{who} nie może zająć tego miejsca: w Placówce jest tylko jeden z dwóch",
    ),
    "DOOM-DUEL-12": (
        "{who} needs no leave from {play}: nothing keeps him from attacking anybody",
        "{who} svolení karty {play} nepotřebuje: v útoku mu nic nebrání",
        "{who} nie potrzebuje pozwolenia karty {play}: nic mu nie broni atakować",
    ),
    "DOOM-DUEL-13": (
        "{do}: a card in play forbids this attack",
        "{do}: karta ve hře tento útok zakazuje",
        "{do}: karta w grze zabrania tego ataku",
    ),
    "DOOM-DUEL-13/no-more-actions": (
        "{do}: the attack that was announced has to be made first",
        "{do}: nejdřív musíš provést ohlášený útok",
        "{do}: najpierw musisz wykonać ogłoszony atak",
    ),
    "DOOM-DUEL-13/sabotage": (
        "{do}: your last action is for the attack that was announced",
        "{do}: tvá poslední akce patří ohlášenému útoku",
        "{do}: twoja ostatnia akcja należy do ogłoszonego ataku",
    ),
    "DOOM-DUEL-13/attacker": (
        "{it} may attack nobody now: cards forbid it",
        "{it} teď na nikoho útočit nesmí: zakazují to karty",
        "{it} nie może teraz nikogo atakować: zabraniają karty",
    ),
    "DOOM-DUEL-13/another": (
        "{it} does not attack now: another warrior has to make the attack that was announced",
        "{it} teď neútočí: ohlášený útok musí provést jiný bojovník",
        "{it} teraz nie atakuje: ogłoszony atak musi wykonać inny wojownik",
    ),
    "DOOM-DUEL-13/defender": (
        "{attacker} may not attack {it}: a card forbids it",
        "{attacker} a {it} se nestřetnou: zakazuje to karta",
        "{attacker} i {it} się nie spotkają: zabrania karta",
    ),
    "DOOM-DUEL-13/barred": (
        "{attacker} may not attack {it}: {barring} forbids it",
        "{attacker} a {it} se nestřetnou: zakazuje to {barring}",
        "{attacker} i {it} się nie spotkają: zabrania {barring}",
    ),
    "DOOM-DUEL-13/own": (
        "{attacker} does not attack {it}: his own card forbids it",
        "{attacker} a {it} se nestřetnou: zakazuje to vlastní karta útočníka",
        "{attacker} i {it} się nie spotkają: zabrania własna karta atakującego",
    ),
    "DOOM-DUEL-13/at-peace": (
        "{it} is safe from {attacker}: the two teams are at truce",
        "{it} a {attacker} se nestřetnou: mezi týmy je příměří",
        "{it} i {attacker} się nie spotkają: między drużynami jest rozejm",
    ),
    "DOOM-DUEL-13/sought": (
        "{attacker} cannot attack {it}: he has been told to attack {prey}",
        "{attacker} a {it} se nestřetnou: cílem útoku musí být {prey}",
        "{attacker} i {it} się nie spotkają: celem ataku musi być {prey}",
    ),
    "DOOM-DUEL-13/tactic": (
        "{it}: a card forbids this tactic between {attacker} and {defender}",
        "{it}: tuto taktiku zakazuje karta ({attacker} a {defender})",
        "{it}: tej taktyki zabrania karta ({attacker} i {defender})",
    ),
    "DOOM-DUEL-13/on": (
        "{who} may not be brought into this duel by {play}: a card forbids it",
        "{who} se kartou {play} do souboje dostat nemůže: zakazuje to karta",
        "{who} nie może trafić do pojedynku przez kartę {play}: zabrania karta",
    ),
    "DOOM-DUEL-15": (
        "{it} changes nothing in this duel: the tactic is {tactic}",
        "{it} v tomto souboji nic nezmění: taktika je {tactic}",
        "{it} nic nie zmieni w tym pojedynku: taktyka to {tactic}",
    ),
    "DOOM-DUEL-30": (
        "{it} is a combat modifier: wait for the phase of modifiers of this duel",
        "{it} je bojový modifikátor: počkej v souboji na fázi modifikátorů",
        "{it} to modyfikator bojowy: zaczekaj w pojedynku na fazę modyfikatorów",
    ),
    "DOOM-DUEL-41": UNFIT["play"],
    "DOOM-DUEL-42": (
        "{it} comes too late: after the blow only what saves from it can be played",
        "{it} přichází pozdě: po úderu lze hrát jen to, co před ním zachrání",
        "{it} przychodzi za późno: po ciosie można grać tylko to, co przed nim ratuje",
    ),
    "DOOM-DUEL-52": UNFIT["play"],
    "DOOM-LAST-01": (
        "{it} is attacked last: others of his player have to fall first",
        "{it} je na řadě až poslední: nejdřív musí padnout ostatní bojovníci jeho hráče",
        "{it} jest ostatni w kolejce: najpierw muszą paść inni wojownicy jego gracza",
    ),
    "DOOM-NOFIGHT-01": NO_FIGHTER,
    "DOOM-RESTR-01": (
        "{it}: {unable} may not do that",
        "{it}: tuto taktiku nesmí {unable}",
        "{it}: tej taktyki nie może użyć {unable}",
    ),
    "DOOM-RESTR-01/attacker": (
        "{it} and whoever could be attacked have no tactic in common",
        "{it} nemá s nikým, na koho by útočil, společnou taktiku",
        "{it} nie ma z nikim, kogo by zaatakował, wspólnej taktyki",
    ),
    "DOOM-RESTR-01/defender": (
        "{attacker} and {it} have no tactic in common",
        "{attacker} a {it} nemají společnou taktiku",
        "{attacker} i {it} nie mają wspólnej taktyki",
    ),
    "DOOM-RESTR-01/on": (
        "{who} cannot take part in this duel: its tactic is not for him",
        "{who} se tohoto souboje účastnit nemůže: tuto taktiku nesmí",
        "{who} nie może brać udziału w tym pojedynku: ta taktyka nie jest dla niego",
    ),
    "DOOM-VEH-11": (
        "{it}: {unable} is off the ground, where nobody fights hand to hand",
        "{it}: {unable} není na zemi, a tak se nezápasí",
        "{it}: {unable} nie jest na ziemi, a tak nie walczy się wręcz",
    ),
    "DOOM-VEH-11/attacker": (
        "{it} has no tactic: off the ground nobody fights hand to hand",
        "{it} nemá taktiku: ve vzduchu ani na vodě se nezápasí",
        "{it} nie ma taktyki: poza ziemią nie walczy się wręcz",
    ),
    "DOOM-VEH-11/defender": (
        "{attacker} and {it} do not fight hand to hand: one of them is off the ground",
        "{attacker} a {it} spolu nezápasí: jeden z nich není na zemi",
        "{attacker} i {it} nie walczą wręcz: jeden z nich nie jest na ziemi",
    ),
    "DOOM-VEH-11/on": (
        "{who} cannot take part: off the ground nobody fights hand to hand",
        "{who} se účastnit nemůže: mimo zem se nezápasí",
        "{who} nie może brać udziału: poza ziemią nie walczy się wręcz",
    ),
    "DOOM-WEAPON-03": (
        "{it} does not go with the weapon that {attacker} has to use",
        "{it} se nehodí ke zbrani, kterou musí použít {attacker}",
        "{it} nie pasuje do broni, której musi użyć {attacker}",
    ),
    "DOOM-TARGET-06": (
        "{who} cannot be attacked now: he is out of reach",
        "{who} teď napaden být nemůže: je mimo dosah",
        "{who} nie może być teraz zaatakowany: jest poza zasięgiem",
    ),
    "DOOM-TARGET-06/attacker": (
        "{it} cannot attack from where he hides",
        "{it} ze své skrýše útočit nemůže",
        "{it} nie może atakować ze swojej kryjówki",
    ),
    "DOOM-TARGET-06/hindered": (
        "{it} cannot be attacked now: {hindrance} protects him",
        "{it} teď napaden být nemůže: chrání ho {hindrance}",
        "{it} nie może być teraz zaatakowany: chroni go {hindrance}",
    ),
    "DOOM-TARGET-09/hindered": (
        "{it} cannot attack: {hindrance} forbids it",
        "{it} útočit nemůže: zakazuje to {hindrance}",
        "{it} nie może atakować: zabrania {hindrance}",
    ),
    "DOOM-TARGET-09": A_CARD_KEEPS_HIM,
    "DOOM-TARGET-12": JAILED,
    "DOOM-TARGET-13": JAILED,
    "DOOM-REINF-01": (
        "{who} cannot be joined by anybody for {play}",
        "{who}: na kartu {play} se nikdo přidat nemůže",
        "{who}: na kartę {play} nikt nie może dołączyć",
    ),
    "DOOM-REINF-02": (
        "{who} is not in the area of the one he would help",
        "{who} není v oblasti toho, komu by pomáhal",
        "{who} nie jest w obszarze tego, komu by pomagał",
    ),
    # Sabotage
    "DOOM-SAB-02": (
        "{it} has a combat-ready warrior in play",
        "{it} má ve hře bojeschopného bojovníka",
        "{it} ma w grze wojownika zdolnego do walki",
    ),
    "DOOM-SAB-02/sabotage": (
        "{do}: these still have combat-ready warriors: {guarded}",
        "{do}: bojeschopné bojovníky stále má: {guarded}",
        "{do}: wojowników zdolnych do walki nadal ma: {guarded}",
    ),
    "DOOM-SAB-02/on": UNFIT["use"],
    "DOOM-SAB-03": (
        "{who} is not combat-ready and cannot sabotage",
        "{who} není bojeschopný a sabotáž neprovede",
        "{who} nie jest zdolny do walki i nie dokona sabotażu",
    ),
    "DOOM-SAB-03/sabotage": (
        "{do}: you have no combat-ready warrior to do it",
        "{do}: nemáš bojeschopného bojovníka, který by ji provedl",
        "{do}: nie masz zdolnego do walki wojownika, który by to zrobił",
    ),
    "DOOM-SAB-05": (
        "{who} was sabotaged by you since your last draw",
        "{who}: sabotáž proti tomuto hráči už od svého dobírání máš za sebou",
        "{who}: sabotaż przeciw temu graczowi już był od twojego dobierania",
    ),
    "DOOM-SAB-05/sabotage": (
        "{do}: since your last draw you have sabotaged {raided}",
        "{do}: od svého dobírání už máš za sebou sabotáž, cíl: {raided}",
        "{do}: od swojego dobierania masz już za sobą sabotaż, cel: {raided}",
    ),
    "DOOM-SAB-07": (
        "{do}: a card protects this player as long as he has no warrior",
        "{do}: dokud hráč nemá bojovníka, chrání ho karta",
        "{do}: dopóki gracz nie ma wojownika, chroni go karta",
    ),
    "DOOM-SAB-07/on": UNFIT["play"],
    "DOOM-SAB-11": (
        "{do}: not all have played their first turn yet: {beginners}",
        "{do}: své první kolo ještě nedohráli všichni: {beginners}",
        "{do}: jeszcze nie wszyscy rozegrali pierwszą turę: {beginners}",
    ),
    "DOOM-SAB-12": (
        "{do}: only in your own turn, and by an action of that turn",
        "{do}: jen ve vlastním kole a jen jeho akcí",
        "{do}: tylko we własnej turze i tylko jej akcją",
    ),
    "DOOM-SAB-14": (
        "{do}: you have only attack actions left, and this is no attack",
        "{do}: zbývají ti jen útočné akce a tohle útok není",
        "{do}: zostały ci tylko akcje ataku, a to nie jest atak",
    ),
    "DOOM-SAB-15": (
        "{do}: Sabotage and an attack do not go together in one turn",
        "{do}: sabotáž a útok v jednom kole nejdou dohromady",
        "{do}: sabotaż i atak w jednej turze się nie łączą",
    ),
    # Teams
    "DOOM-AMB-105": (
        "{who} is on your side: team-mates do not harm each other",
        "{who} je na tvé straně: spoluhráči si neškodí",
        "{who} jest po twojej stronie: partnerzy sobie nie szkodzą",
    ),
    "DOOM-AMB-105/attacker": (
        "{it} has nobody to attack but your own team",
        "{it} nemá na koho útočit než na tvůj tým",
        "{it} nie ma kogo atakować oprócz twojej drużyny graczy",
    ),
    "DOOM-AMB-105/sabotage": (
        "{do}: nobody but your team-mates could be sabotaged",
        "{do}: sabotovat by šlo jen spoluhráče",
        "{do}: sabotować można by tylko partnerów",
    ),
    "DOOM-AMB-107": (
        "{do}: no card lets your team share like that now",
        "{do}: žádná karta teď tvému týmu takové předání nedovoluje",
        "{do}: żadna karta nie pozwala teraz twojej drużynie graczy na to",
    ),
}
