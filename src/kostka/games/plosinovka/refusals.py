"""How Plošinovka says why not: a sentence for each rule, and the facts of the case it names.

English, Czech and Polish, in this order.  `{do}` is the refused answer as it would have been said
and `{it}` what it stands for; every other field is a fact that is found in the position.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.games.plosinovka import refusals_facts as facts
from kostka.games.plosinovka.card import Buy, Play
from kostka.games.plosinovka.foes import ChooseEnemy, MoveTheEnemy
from kostka.games.plosinovka.moving import NextStep
from kostka.games.plosinovka.pool import FROM_SPECIAL, JOINED, WILD, Spend, Use
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import PLAIN_SWORDS, STOP, STRIKE, SWORD
from kostka.games.plosinovka.tower import LEFT, RIGHT
from kostka.games.plosinovka.verbs import PayGold, PayLife
from kostka.kernel.refusal import Case, Refusals, by_rule

SENTENCES: Final[dict[str, tuple[str, str, str]]] = {
    # where symbols come from
    "symbol/none": (
        "No unused die of yours shows this symbol: {source} (unused: {dice})",
        "Žádná tvá nepoužitá kostka neukazuje tento symbol: {source} (nepoužité: {dice})",
        "Żadna twoja nieużyta kość nie pokazuje tego symbolu: {source} (nieużyte: {dice})",
    ),
    "symbol/special": (
        "Your special die shows another symbol: {special}, not {symbol}",
        "Tvá speciální kostka ukazuje jiný symbol: {special}, ne {symbol}",
        "Twoja kość specjalna pokazuje inny symbol: {special}, a nie {symbol}",
    ),
    "TOW-DICE-05": (
        "Your special die is blank, so it cannot be used as {symbol}",
        "Tvá speciální kostka je prázdná, takže ji nelze použít jako {symbol}",
        "Twoja kość specjalna jest pusta, więc nie można jej użyć jako {symbol}",
    ),
    "TOW-HERO-03": (
        "With {hero} a star can be used as {one} or {other}, not as {symbol}",
        "{hero} má hvězdu jako {one} nebo {other}, ne jako {symbol}",
        "{hero} ma gwiazdę jako {one} lub {other}, a nie jako {symbol}",
    ),
    "merge/few": (
        "Merging takes 2 dice of one symbol, and with {source} you have {have}",
        "Slučují se 2 kostky se stejným symbolem a s tímto ({source}) máš {have}",
        "Łączy się 2 kości z takim samym symbolem, a z tym ({source}) masz {have}",
    ),
    "merge/special": (
        "To be merged with {source}, the special die would have to show it: now it is {special}",
        "Aby se sloučila, musela by speciální kostka ukazovat {source}: teď je {special}",
        "Aby się połączyć, kość specjalna musiałaby pokazywać {source}: teraz jest {special}",
    ),
    "TOW-AMB-26": (
        "The special die ({special}) is merged only when it is set, after your actions",
        "Speciální kostka ({special}) se slučuje, jen když se nastavuje, až po akcích",
        "Kość specjalną ({special}) łączy się tylko przy jej ustawianiu, już po akcjach",
    ),
    "use/wild": (
        "Only a card lets a die be used as any symbol ({symbol}), and none does now",
        "Použít kostku jako libovolný symbol ({symbol}) dovolí jen karta, a teď žádná",
        "Użyć kości jako dowolnego symbolu ({symbol}) pozwala tylko karta, a teraz żadna",
    ),
    "TOW-TURN-13": (
        "The special die is set ({symbol}) only when your actions are over",
        "Speciální kostka se nastavuje ({symbol}), až když skončí tvé akce",
        "Kość specjalną ustawia się ({symbol}) dopiero po zakończeniu akcji",
    ),
    # gems
    "TOW-GEM-03": (
        "{symbol} ×{times} costs {cost} {cost:gem|gems}, and you have {gems}",
        "{symbol} ×{times} stojí {cost} {cost:drahokam|drahokamy|drahokamů} a ty máš {gems}",
        "{symbol} ×{times} kosztuje {cost} {cost:klejnot|klejnoty|klejnotów}, a ty masz {gems}",
    ),
    "gems/swords": (
        "No gems can be spent on {symbol} now: {hinders} forbids it",
        "Na symbol {symbol} teď nelze utratit drahokamy: zakazuje to {hinders}",
        "Na symbol {symbol} nie można teraz wydać klejnotów: zabrania tego {hinders}",
    ),
    "token/gems": (
        "You cannot spend gems ({gems}) as long as you are under {hinders}",
        "Drahokamy ({gems}) nelze utratit, dokud na tobě leží {hinders}",
        "Klejnotów ({gems}) nie można wydać, dopóki ciąży na tobie {hinders}",
    ),
    "token/buying": (
        "You cannot buy {it} as long as you are under {hinders}",
        "Kartu {it} si nekoupíš, dokud na tobě leží {hinders}",
        "Karty {it} nie kupisz, dopóki ciąży na tobie {hinders}",
    ),
    # appearing
    "TOW-ACT-02": (
        "Your hero is not on the map: appear first, you have {count} unused {count:die|dice}",
        "Tvůj hrdina není na mapě: nejdřív se objev, nepoužitých kostek máš {count}",
        "Twojego bohatera nie ma na mapie: najpierw się pojaw, nieużytych kości masz {count}",
    ),
    "TOW-ACT-06": (
        "{do}: not before your hero has appeared on the map",
        "{do}: ne dřív, než se tvůj hrdina objeví na mapě",
        "{do}: nie wcześniej, niż twój bohater pojawi się na mapie",
    ),
    "TOW-APPEAR-01": (
        "Your hero is on the map already, on {at}",
        "Tvůj hrdina už na mapě je, na poli {at}",
        "Twój bohater jest już na mapie, na polu {at}",
    ),
    "appear/free": (
        "Appearing costs 1 unused die (you have {count}): no card makes it free now",
        "Objevení stojí 1 nepoužitou kostku (máš {count}): žádná karta ho teď nedává zdarma",
        "Pojawienie się kosztuje 1 nieużytą kość (masz {count}): żadna karta nie znosi tego kosztu",
    ),
    "TOW-APPEAR-03": (
        "Field {it} is too high: you appear on a free field of row {row}",
        "Pole {it} je příliš vysoko: objevíš se na volném poli řady {row}",
        "Pole {it} jest za wysoko: pojawiasz się na wolnym polu rzędu {row}",
    ),
    "TOW-APPEAR-04": (
        "Field {it} is occupied: {who} stands there",
        "Pole {it} není volné: stojí tam {who}",
        "Pole {it} nie jest wolne: stoi tam {who}",
    ),
    "TOW-BLEVEL-10": (
        "Field {it} will not do: in the boss level you appear on a free stall, on {landing}",
        "Pole {it} to být nemůže: v bossově úrovni se objevíš na volném stánku, na {landing}",
        "Nie pole {it}: na poziomie bossa pojawiasz się na wolnym straganie, na {landing}",
    ),
    "TOW-BLEVEL-11": (
        "Field {it} will not do: the stalls are occupied, so you appear near them, on {landing}",
        "Pole {it} to být nemůže: stánky jsou obsazené, objevíš se co nejblíž, na {landing}",
        "Nie pole {it}: stragany są zajęte, więc pojawiasz się jak najbliżej, na {landing}",
    ),
    # cards
    "TOW-ITEM-03": (
        "{it} has nothing to be used: what it gives counts all the time",
        "{it}: není co použít, účinek platí pořád sám",
        "{it}: nie ma czego użyć, efekt działa cały czas sam",
    ),
    "TOW-ITEM-05": (
        "{it} has been used this turn and is turned sideways",
        "{it}: v tomto tahu už použito, karta je pootočená",
        "{it}: w tej turze już użyte, karta jest obrócona",
    ),
    "use/once": (
        "{it} has used this ability, and it works once a turn",
        "{it}: schopnost je jednou za tah a v tomto tahu už byla použita",
        "{it}: zdolność działa raz na turę, a w tej turze była już użyta",
    ),
    "use/not-yours": (
        "{it} is not yours",
        "{it} ti nepatří",
        "{it} nie należy do ciebie",
    ),
    "use/gold": (
        "{it} costs {cost} gold to use, and you have {gold}",
        "{it}: použití stojí {cost} {cost:zlaťák|zlaťáky|zlaťáků} a ty máš {gold}",
        "{it}: użycie kosztuje {cost} {cost:sztukę|sztuki|sztuk} złota, a ty masz {gold}",
    ),
    "use/life": (
        "{it} costs {cost} {cost:life|lives}, and you have {lives}: the last one cannot be paid",
        "{it}: stojí to {cost} {cost:život|životy|životů} a ty máš {lives}, posledním platit nelze",
        "{it}: użycie kosztuje życie ({cost}), a ty masz {lives}, ostatnim nie można zapłacić",
    ),
    "use/dice": (
        "{it} needs an unused die, and you have {count}",
        "{it}: je třeba nepoužitá kostka a ty máš {count}",
        "{it}: potrzeba nieużytej kości, a ty masz {count}",
    ),
    "TOW-MOVE-01": (
        "{it} would move you, and there is no way to go from {at}",
        "{it}: z pole {at} se teď není kam přesunout",
        "{it}: z pola {at} nie ma teraz dokąd pójść",
    ),
    # buying
    "TOW-BUY-01": (
        "{it} is sold at stalls only, and you stand on {at}",
        "Karta {it} se kupuje jen na stánku a ty stojíš na poli {at}",
        "Kartę {it} kupuje się tylko na straganie, a ty stoisz na polu {at}",
    ),
    "TOW-BUY-02": (
        "{it} is not among the {sold} cards on offer",
        "Karta {it} není mezi kartami v nabídce ({sold})",
        "Karty {it} nie ma wśród kart w ofercie ({sold})",
    ),
    "TOW-BUY-05": (
        "{it} costs {price} gold, and you have {gold}",
        "Karta {it} stojí {price} {price:zlaťák|zlaťáky|zlaťáků} a ty máš {gold}",
        "Karta {it} kosztuje {price} {price:sztukę|sztuki|sztuk} złota, a ty masz {gold}",
    ),
    # moving
    "TOW-MOVE-05": (
        "{do}: field {at} is at the edge of the map",
        "{do}: pole {at} je na kraji mapy",
        "{do}: pole {at} jest na skraju mapy",
    ),
    "TOW-MAP-05": (
        "A wall stands between {at} and {there}",
        "Mezi poli {at} a {there} stojí zeď",
        "Między polami {at} i {there} stoi ściana",
    ),
    "TOW-MAP-06": (
        "A platform lies between {at} and {there}, with no ladder through it",
        "Mezi poli {at} a {there} je plošina bez žebříku",
        "Między polami {at} i {there} jest platforma bez drabiny",
    ),
    "TOW-MAP-20": (
        "No portal leads from {at} to another one",
        "Z pole {at} nevede žádný portál k jinému",
        "Z pola {at} żaden portal nie prowadzi do innego",
    ),
    "TOW-BLEVEL-03": (
        "Field {at} is in the boss level, and nobody leaves it downwards",
        "Pole {at} je v bossově úrovni a dolů ji nikdo neopouští",
        "Pole {at} jest na poziomie bossa, a w dół nikt go nie opuszcza",
    ),
    "TOW-PUSH-04": (
        "{who} on {there} cannot be pushed: no field beside is free",
        "{who} na poli {there} se nedá postrčit: žádné pole vedle není volné",
        "{who} na polu {there} nie da się popchnąć: żadne pole obok nie jest wolne",
    ),
    "enemy/firm": (
        "{who} on {there} cannot be pushed: {ability}",
        "{who} na poli {there} se nedá postrčit: {ability}",
        "{who} na polu {there} nie da się popchnąć: {ability}",
    ),
    "walk/stop": (
        "You have to move at least 1 field (of {left}) before you stop",
        "Než skončíš, přesuň se alespoň o 1 pole (můžeš o {left})",
        "Zanim się zatrzymasz, przesuń się co najmniej o 1 pole (możesz o {left})",
    ),
    "walk/upward": (
        "This move leads only up from {at}",
        "Tento přesun vede z pole {at} jen nahoru",
        "Ten ruch prowadzi z pola {at} tylko w górę",
    ),
    # attacking
    "attack/far": (
        "{who} on {it} is {apart} fields away, and you reach {reach}",
        "{who} na poli {it} je {apart} {apart:pole|pole|polí} daleko a tvůj dosah je {reach}",
        "{who} na polu {it} jest o {apart} {apart:pole|pola|pól} dalej, a twój zasięg to {reach}",
    ),
    "attack/barrier": (
        "{who} on {it} stands behind a wall or a platform, seen from {at}",
        "{who} na poli {it} stojí za zdí nebo plošinou (z pole {at})",
        "{who} na polu {it} stoi za ścianą lub platformą (z pola {at})",
    ),
    "TOW-ATTACK-09": (
        "{who} on {it} is a hero, and swords are for enemies only",
        "{who} na poli {it} je hrdina a meče jsou jen na nepřátele",
        "{who} na polu {it} to bohater, a miecze są tylko na wrogów",
    ),
    "sword/none": (
        "You have no sword for {who} on {it} (unused: {dice})",
        "Na nepřítele {who} na poli {it} nemáš meč (nepoužité: {dice})",
        "Na wroga {who} na polu {it} nie masz miecza (nieużyte: {dice})",
    ),
    "sword/first": (
        "Choose a sword before you strike: so far there are {swords}",
        "Než zasadíš ránu, vyber meč: zatím jich je {swords}",
        "Zanim zadasz cios, wybierz miecz: na razie jest ich {swords}",
    ),
    "TOW-BLEVEL-08": (
        "{who} on {it} is in the boss level, and you are not",
        "{who} na poli {it} je v bossově úrovni a ty ne",
        "{who} na polu {it} jest na poziomie bossa, a ty nie",
    ),
    "TOW-BLEVEL-09": (
        "You are in the boss level, and {who} on {it} is not",
        "Ty jsi v bossově úrovni a {who} na poli {it} ne",
        "Ty jesteś na poziomie bossa, a {who} na polu {it} nie",
    ),
    # moving enemies
    "herd/none": (
        "No enemy can be moved with this now (on the map: {enemies})",
        "Žádného nepřítele teď takto nelze přesunout (na mapě: {enemies})",
        "Żadnego wroga nie można teraz tak przesunąć (na mapie: {enemies})",
    ),
    "herd/choose": (
        "An enemy has to be moved: choose one of {movable}",
        "Nějaký nepřítel se přesunout musí: vyber z {movable}",
        "Jakiś wróg musi się przesunąć: wybierz z {movable}",
    ),
    "herd/stop": (
        "{who} on {from} has to move at least 1 field before it stops",
        "{who} na poli {from} se musí přesunout alespoň o 1 pole",
        "{who} na polu {from} musi się przesunąć co najmniej o 1 pole",
    ),
    "herd/done": (
        "{who} on {it} has been moved already",
        "{who} na poli {it} už má přesun za sebou",
        "{who} na polu {it} ma już ruch za sobą",
    ),
    "herd/edge": (
        "{do}: {who} on {from} stands at the edge of the map there",
        "{do}: {who} na poli {from} tam stojí u kraje mapy",
        "{do}: {who} na polu {from} stoi tam na skraju mapy",
    ),
    "herd/wall": (
        "{do}: {who} on {from} has a wall there",
        "{do}: {who} na poli {from} tam má zeď",
        "{do}: {who} na polu {from} ma tam ścianę",
    ),
    "herd/platform": (
        "{do}: {who} on {from} has a platform there, with no ladder through it",
        "{do}: {who} na poli {from} tam má plošinu bez žebříku",
        "{do}: {who} na polu {from} ma tam platformę bez drabiny",
    ),
    "herd/boss": (
        "{do}: {who} on {from} cannot be moved into the boss level or out of it",
        "{do}: {who} na poli {from} se do bossovy úrovně ani z ní nepřesouvá",
        "{do}: {who} na polu {from} nie przesuwa się na poziom bossa ani z niego",
    ),
    "herd/stuck": (
        "{who} on {it} has no free field beside it",
        "{who} na poli {it} nemá vedle sebe volné pole",
        "{who} na polu {it} nie ma obok wolnego pola",
    ),
    "TOW-MAP-04": (
        "Field {there} is occupied: {who} stands there",
        "Pole {there} není volné: stojí tam {who}",
        "Pole {there} nie jest wolne: stoi tam {who}",
    ),
    "enemy/heavy": (
        "{who} on {it} is not moved by symbols: {ability}",
        "{who} na poli {it} se symboly nepřesouvá: {ability}",
        "{who} na polu {it} nie przesuwa się symbolami: {ability}",
    ),
}

# --- Rules that refuse for several reasons --------------------------------------------------------


def _symbol(s: Climb, option: Any) -> str:
    special = isinstance(option, Use) and option.source == FROM_SPECIAL
    return "symbol/special" if special else "symbol/none"


def _merging(s: Climb, option: Any) -> str:
    if not JOINED <= option.source < WILD:
        return "merge/few"
    alike = s.players[s.seat].special == option.source - JOINED
    return "symbol/none" if alike else "merge/special"


def _once(s: Climb, option: Any) -> str:
    return "use/wild" if isinstance(option, Use) else "use/once"


def _using(s: Climb, option: Any) -> str:
    if isinstance(option, Play):
        return "use/not-yours"
    if isinstance(s.question(), NextStep):
        return "walk/stop" if option is STOP else "walk/upward"
    return "herd/done"


def _gems(s: Climb, option: Any) -> str:
    plain = option.symbol is SWORD and s.passive(s.seat, PLAIN_SWORDS)
    return "gems/swords" if plain else "TOW-GEM-03"


def _token(s: Climb, option: Any) -> str:
    return "token/buying" if isinstance(option, Buy) else "token/gems"


def _appearing(s: Climb, option: Any) -> str:
    return "symbol/none" if isinstance(option, Spend) else "appear/free"


def _demand(s: Climb, option: Any) -> str:
    verb = facts.demand(s, option)
    if isinstance(verb, PayGold):
        return "use/gold"
    return "use/life" if isinstance(verb, PayLife) else "use/dice"


def _away(s: Climb, option: Any) -> str:
    return "attack/far" if facts.apart(s, option) > facts.reach(s, option) else "attack/barrier"


def _barrier(s: Climb, option: Any) -> str:
    return "attack/barrier"


def _sword(s: Climb, option: Any) -> str:
    return "sword/first" if option is STRIKE else "sword/none"


def _monster(s: Climb, option: Any) -> str:
    question = s.question()
    if isinstance(question, MoveTheEnemy):
        return "herd/stop"
    return "herd/choose" if isinstance(question, ChooseEnemy) else "herd/none"


def _moving_enemies(s: Climb, option: Any) -> str:
    question = s.question()
    if isinstance(question, MoveTheEnemy):
        return _closed_way(s, facts.herded(s), option)
    return "herd/stuck" if isinstance(question, ChooseEnemy) else "herd/none"


def _closed_way(s: Climb, field: int, way: int) -> str:
    tower = s.tower
    if tower.over_the_edge(field, way):
        return "herd/edge"
    if tower.in_boss_level(field) != tower.in_boss_level(field + tower.offset[way]):
        return "herd/boss"
    return "herd/wall" if way in (LEFT, RIGHT) else "herd/platform"


def _ability(s: Climb, option: Any) -> str:
    return "enemy/heavy" if isinstance(s.question(), ChooseEnemy) else "enemy/firm"


CASES: Final[dict[str, Case]] = {
    "TOW-SYM-01": _symbol,
    "TOW-SYM-04": _sword,
    "TOW-SYM-07": _monster,
    "TOW-TURN-10": _symbol,
    "TOW-MERGE-02": _merging,
    "TOW-MERGE-04": _merging,
    "TOW-USE-01": _using,
    "TOW-USE-04": _once,
    "TOW-GEM-03": _gems,
    "TOW-BTOKEN-01": _token,
    "TOW-APPEAR-02": _appearing,
    "TOW-ACT-01": _demand,
    "TOW-ATTACK-01": _away,
    "TOW-MOVE-02": _barrier,
    "TOW-EMOVE-03": _moving_enemies,
    "TOW-ENCARD-04": _ability,
}
REFUSALS: Final = Refusals(SENTENCES, facts.FACTS, by_rule(CASES))
