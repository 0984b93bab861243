"""What a card, a token or an ability needs and lacks: the sentences, and the facts they name.

The rule that refuses is the same for many needs; which sentence it is, the need that is not met
tells.  English, Czech and Polish, in this order.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.games.dicethrone.companions import ThrownThisTurn
from kostka.games.dicethrone.damage import tally
from kostka.games.dicethrone.dice import NO_DICE, SHOWN, SIZE
from kostka.games.dicethrone.facts import (
    OUR,
    ARollPhase,
    DamageIsIncoming,
    DiceLie,
    HeldSinceBefore,
    ItIsThe,
    SomebodyHasAStatus,
    ThisWouldDefeatYou,
    YouAreAttacked,
    YouHold,
    YourAttackIsOver,
    YourMainPhase,
)
from kostka.games.dicethrone.printed import Card, Fact, Sale, Spend, Token
from kostka.games.dicethrone.spells import (
    ACardInHand,
    ASpellFits,
    BeforeYouActivate,
    RoomForASpell,
    TheAttackIsAtLeast,
    YouAttack,
    YouHaveCp,
)
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import ADDED, DEALT, OFFENSIVE, TARGET
from kostka.kernel.refusal import Case
from kostka.kernel.refusal import Fact as Found
from kostka.kernel.sense import Player

SENTENCES: Final[dict[str, tuple[str, str, str]]] = {
    "need/other": (
        "{it} can be used only if {need}",
        "{it} se uplatní, jen pokud {need}",
        "{it} działa tylko wtedy, gdy {need}",
    ),
    # dice
    "dice/none": (
        "{it} needs dice on the table, and none lie there now",
        "{it} potřebuje kostky na stole, a teď tam žádné neleží",
        "{it} potrzebuje kości na stole, a teraz żadnych tam nie ma",
    ),
    "dice/few": (
        "{it} needs at least 2 dice, and only {lying} {lying:lies|lie} on the table",
        "{it} potřebuje alespoň 2 kostky a na stole leží jen {lying}",
        "{it} potrzebuje co najmniej 2 kości, a na stole leży tylko {lying}",
    ),
    "dice/faces": (
        "{it} needs one of the numbers {faces}: the dice show {dice}",
        "{it} potřebuje některé z čísel {faces}: na kostkách je {dice}",
        "{it} potrzebuje jednej z cyfr {faces}: na kościach jest {dice}",
    ),
    "dice/purpose": (
        "{it} is for {wanted:offensive=an offensive|defensive=a defensive|another} roll, and on the"
        " table lies {lies:offensive=an offensive|defensive=a defensive|targeting=a targeting|"
        "another} one",
        "{it} je na hod {wanted:offensive=na útok|defensive=na obranu|jiného druhu} a na stole leží"
        " hod {lies:offensive=na útok|defensive=na obranu|targeting=na zacílení|mimo pokusy}",
        "{it} dotyczy rzutu {wanted:offensive=ofensywnego|defensive=obronnego|innego rodzaju}, a na"
        " stole leży rzut {lies:offensive=ofensywny|defensive=obronny|targeting=na wyznaczenie celu"
        "|poza próbami}",
    ),
    "dice/final": (
        "{it} comes too late: {activated} is activated, and its roll is final",
        "{it} přichází pozdě: schopnost {activated} je už spuštěna a její hod je konečný",
        "{it} przychodzi za późno: zdolność {activated} jest już aktywowana i rzut jest ostateczny",
    ),
    "dice/whose": (
        "{it} is for {whose:own=your own|our=your team's|an opponent's} dice, and these were rolled"
        " by {roller}",
        "{it} je na {whose:own=tvé kostky|our=kostky tvého týmu|soupeřovy kostky} a"
        " těmito hodil hráč {roller}",
        "{it} dotyczy {whose:own=twoich kości|our=kości twojej drużyny|kości przeciwnika}, a tymi"
        " rzucił gracz {roller}",
    ),
    # statuses
    "status/none": (
        "{it} needs a status token to act on, and {tokens:0=nobody has any|1=the one in play will"
        " not do|none of the {tokens} in play will do}",
        "{it} potřebuje žeton stavu a {tokens:0=nikdo žádný nemá|z žetonů ve hře ({tokens}) se"
        " žádný nehodí}",
        "{it} potrzebuje żetonu efektu, a {tokens:0=nikt go nie ma|z żetonów w grze ({tokens})"
        " żaden się nie nadaje}",
    ),
    "hold/tokens": (
        "{it} needs {needed} {token}, and you have {have}",
        "{it} potřebuje {needed} {needed:žeton|žetony|žetonů} {token} a ty máš {have}",
        "{it} potrzebuje {needed} {needed:żetonu|żetonów} {token}, a ty masz {have}",
    ),
    "hold/few": (
        "You would spend {needed} {token}, and you have {have}",
        "Je třeba využít {needed} {needed:žeton|žetony|žetonů} {token} a ty máš {have}",
        "Trzeba wydać {needed} {needed:żeton|żetony|żetonów} {token}, a ty masz {have}",
    ),
    "hold/new": (
        "{token} gained this turn cannot be used yet, and you have no older one",
        "{token} z tohoto tahu ještě nelze využít a starší žeton nemáš",
        "{token} z tej tury nie nadaje się jeszcze do użycia, a starszego żetonu nie masz",
    ),
    # damage and attacks
    "damage/none": (
        "{it} needs damage that is about to hit {anyone:somebody|you}, and none is",
        "{it} potřebuje zranění, které {anyone:někomu|ti} hrozí, a teď žádné takové není",
        "{it} potrzebuje nadchodzących obrażeń{anyone:| dla ciebie}, a teraz takich nie ma",
    ),
    "damage/survived": (
        "{it} is for damage that would defeat you: {damage} is incoming, your health is {health}",
        "{it} je na zranění, které by tě porazilo: hrozí ti {damage} a máš {health} zdraví",
        "{it} jest na obrażenia, które by cię pokonały: nadchodzi {damage}, masz {health} zdrowia",
    ),
    "attacked/not": (
        "{it} is for when you are attacked{undefendably: with undefendable damage|}: now it is the"
        " {now}",
        "{it} je na chvíli, kdy na tebe někdo útočí{undefendably: neblokovatelně|}: teď je {now}",
        "{it} jest na chwilę, gdy ktoś cię atakuje{undefendably: obrażeniami nieuchronnymi|}:"
        " teraz trwa {now}",
    ),
    "attack/none": (
        "{it} is for an attack of yours, and none is under way: now it is the {now}",
        "{it} je k tvému útoku a žádný právě neprobíhá: teď je {now}",
        "{it} jest do twojego ataku, a żaden teraz nie trwa: jest {now}",
    ),
    "attack/another's": (
        "{it} is for an attack of yours, and this one is made by {attacker}",
        "{it} je k tvému útoku a teď útočí hráč {attacker}",
        "{it} jest do twojego ataku, a teraz atakuje gracz {attacker}",
    ),
    "attack/over": (
        "{it} comes too late: the damage of {activated} has been dealt",
        "{it} přichází pozdě: schopnost {activated} už zranění udělila",
        "{it} przychodzi za późno: zdolność {activated} zadała już obrażenia",
    ),
    "attack/kind": (
        "{it} does not fit this attack: it deals {kind}",
        "{it} se k tomuto útoku nehodí: uděluje {kind}",
        "{it} nie pasuje do tego ataku: zadaje on {kind}",
    ),
    "attack/weak": (
        "{it} needs an attack of at least {needed} damage, and yours has {have} so far",
        "{it} potřebuje útok za alespoň {needed} zranění a tvůj má zatím {have}",
        "{it} potrzebuje ataku za co najmniej {needed} obrażeń, a twój ma na razie {have}",
    ),
    "attack/unfinished": (
        "{it} has to wait until your attack has dealt its damage: now it is the {now}",
        "{it} musí počkat, až tvůj útok udělí zranění: teď je {now}",
        "{it} musi poczekać, aż twój atak zada obrażenia: teraz trwa {now}",
    ),
    "attack/dealt": (
        "{it} needs an attack that has dealt at least {needed} damage, and yours has dealt {have}",
        "{it} potřebuje útok, který udělil alespoň {needed} zranění, a tvůj udělil {have}",
        "{it} potrzebuje ataku, który zadał co najmniej {needed} obrażeń, a twój zadał {have}",
    ),
    "thrown/few": (
        "{it} needs {token} thrown {needed} times this turn, and so far you have thrown it {have}×",
        "{it} potřebuje v tomto tahu {needed} vrhy ({token}), a zatím jich máš {have}",
        "{it} potrzebuje w tej turze {needed} ciśnięć ({token}), a na razie masz {have}",
    ),
    # time
    "time/your-main-phase": (
        "{it} has to wait for your Main Phase: now it is the {now}",
        "{it} musí počkat na tvou hlavní fázi: teď je {now}",
        "{it} musi poczekać na twoją Fazę Główną: teraz trwa {now}",
    ),
    "time/your-turn": (
        "{it} has to wait for your turn: now {active} is on turn",
        "{it} musí počkat na tvůj tah: teď je na tahu hráč {active}",
        "{it} musi poczekać na twoją turę: teraz turę ma gracz {active}",
    ),
    "time/roll-phase": (
        "{it} has to wait for a Roll Phase: now it is the {now}",
        "{it} musí počkat na fázi hodu: teď je {now}",
        "{it} musi poczekać na Fazę Rzutu: teraz trwa {now}",
    ),
    "time/offensive": (
        "{it} is for the Offensive Roll Phase: now it is the {now}",
        "{it} patří do fáze hodu na útok: teď je {now}",
        "{it} należy do Fazy Rzutu Ofensywnego: teraz trwa {now}",
    ),
    "time/busy": (
        "{it} has to wait until {busy} is resolved",
        "{it} musí počkat, než se vyhodnotí {busy}",
        "{it} musi poczekać, aż {busy} się zakończy",
    ),
    "time/unrolled": (
        "{it} has to wait until you have rolled: you have made {have} roll attempts",
        "{it} musí počkat, až hodíš: bojových pokusů máš za sebou {have}",
        "{it} musi poczekać na twój rzut: prób rzutu masz za sobą {have}",
    ),
    "use/once": (
        "{it} can be used {times}× a turn, and you have used it {used}×",
        "{it} se využívá {times}× za tah a v tomto tahu se tak stalo už {used}×",
        "{it} działa {times}× na turę, a w tej turze było tak już {used}×",
    ),
    # cards, spells and points
    "hand/empty": (
        "{it} needs a card to discard, and you have {hand} in hand",
        "{it} potřebuje kartu k odložení a v ruce jich máš {hand}",
        "{it} potrzebuje karty do odrzucenia, a na ręce masz ich {hand}",
    ),
    "spell/none": (
        "{it} needs a Spell that can be cast now: of your prepared ones ({have}) none can",
        "{it} potřebuje Kouzlo, které lze teď seslat: z připravených ({have}) to nejde s žádným",
        "{it} potrzebuje Zaklęcia, które można teraz rzucić: z przygotowanych ({have}) żadnego nie"
        " można",
    ),
    "spell/full": (
        "{it} would prepare one more Spell, and you have {have} already",
        "{it} chystá další Kouzlo, a připravených už máš {have}",
        "{it} przygotowuje kolejne Zaklęcie, a przygotowanych masz już {have}",
    ),
    "points/few": (
        "{it} costs {needed} CP, and you have {cp}",
        "{it} stojí {needed} BB a ty máš {cp}",
        "{it} kosztuje {needed} PW, a ty masz {cp}",
    ),
}


Three = tuple[str, str, str]
NOUNS: Final[Three] = (
    "{a:=|}{it}",
    "{a:card=karta|token=žeton|companion=spojenec|schopnost} {it}",
    "{a:card=karta|token=żeton|companion=towarzysz|zdolność} {it}",
)


def with_noun(says: Three) -> Three:
    """A noun before the name, so that the verb agrees with it whatever the name is like."""
    en, cs, pl = (text.replace("{it}", noun) for text, noun in zip(says, NOUNS, strict=True))
    return (en, cs, pl)


def _noun(s: Battle, option: Any) -> str:
    if isinstance(option, (Card, Sale)):
        return "card"
    if isinstance(option, Spend) and isinstance(option.user, Token):
        return "companion" if option.token is None else "token"
    return "ability"


# --- Which need it is ---------------------------------------------------------------------------


def lacking(s: Battle, option: Any) -> Fact | None:
    """The first need of a card or a use that is not met."""
    if isinstance(option, (Card, Spend)):
        for need in option.needs:
            if not need.fact.true(s, s.seat):
                return need.fact
    return None


def which(s: Battle, option: Any) -> str:
    """The key of the sentence about what is lacking."""
    lack = lacking(s, option)
    told = None if lack is None else _BY_NEED.get(type(lack))
    if told is None:
        return "need/other"
    return told if isinstance(told, str) else told(s, lack)


def _dice(s: Battle, lack: Any) -> str:
    roll, phase = s.rolled(), s.roll_phase()
    if roll is None or roll.dice == NO_DICE:
        return "dice/none"
    if lack.purpose is not None and roll.purpose is not lack.purpose:
        return "dice/purpose"
    if roll.purpose is OFFENSIVE and phase is not None and phase.activated is not None:
        return "dice/final"
    if lack.two and SIZE[roll.dice] < 2:
        return "dice/few"
    if lack.faces and not any([face in lack.faces for face in SHOWN[roll.dice]]):
        return "dice/faces"
    return "dice/whose"


def attack(s: Battle, lack: Any) -> str:
    """Why there is no attack of one's own of the right kind."""
    phase = s.roll_phase()
    if phase is None or phase.kind is None:
        return "attack/none"
    if phase.attacker != s.seat:
        return "attack/another's"
    return "attack/over" if phase.over else "attack/kind"


def _attacked(s: Battle, lack: Any) -> str:
    """No attack on this seat, or one of another kind."""
    phase = s.roll_phase()
    here = phase is not None and phase.kind is not None and phase.target == s.seat
    return "attack/kind" if here and s.incoming() is phase else "attacked/not"


def _finished(s: Battle, lack: Any) -> str:
    phase = s.roll_phase()
    if phase is None or phase.attacker != s.seat or not phase.dealt:
        return "attack/unfinished"
    return "attack/dealt"


def own_main_phase(s: Battle, lack: Any = None) -> str:
    return "time/your-main-phase" if s.seat == s.active() else "time/your-turn"


def _before_activating(s: Battle, lack: Any) -> str:
    phase = s.roll_phase()
    if s.seat != s.active():
        return "time/your-turn"
    if phase is not None and phase.activated is not None:
        return "dice/final"
    return "time/unrolled" if s.turn_notes().phase is OFFENSIVE else "time/offensive"


_BY_NEED: Final[dict[type, str | Case]] = {
    DiceLie: _dice,
    SomebodyHasAStatus: "status/none",
    YouHold: "hold/tokens",
    HeldSinceBefore: "hold/new",
    DamageIsIncoming: "damage/none",
    ThisWouldDefeatYou: "damage/survived",
    YouAreAttacked: _attacked,
    YouAttack: attack,
    TheAttackIsAtLeast: "attack/weak",
    YourAttackIsOver: _finished,
    ThrownThisTurn: "thrown/few",
    YourMainPhase: own_main_phase,
    ARollPhase: "time/roll-phase",
    ItIsThe: "time/offensive",
    BeforeYouActivate: _before_activating,
    ACardInHand: "hand/empty",
    ASpellFits: "spell/none",
    RoomForASpell: "spell/full",
    YouHaveCp: "points/few",
}

# --- The facts of the case ----------------------------------------------------------------------


def _dice_shown(s: Battle, option: Any) -> list[int]:
    roll = s.rolled()
    return [] if roll is None else list(SHOWN[roll.dice])


def _dice_lying(s: Battle, option: Any) -> int:
    return len(_dice_shown(s, option))


def _wanted(s: Battle, option: Any) -> str:
    lack: Any = lacking(s, option)
    return str(lack.purpose.key)


def _lies(s: Battle, option: Any) -> str:
    roll = s.rolled()
    return "" if roll is None else roll.purpose.key


def _whose(s: Battle, option: Any) -> str:
    """Without teammates, the dice of one's side are one's own."""
    lack: Any = lacking(s, option)
    return "own" if lack.whose is OUR and not s.teammates(s.seat) else str(lack.whose.key)


def _faces(s: Battle, option: Any) -> list[int]:
    lack: Any = lacking(s, option)
    return list(lack.faces)


def _roller(s: Battle, option: Any) -> Player:
    roll = s.rolled()
    assert roll is not None
    return Player(int(roll.seat))


def _tokens(s: Battle, option: Any) -> int:
    return sum([len(s.boards[seat]) for seat in s.circle])


def _too_few(s: Battle, option: Any) -> bool:
    """Whether there are not as many tokens as would be spent."""
    token = option.token if isinstance(option, Spend) else None
    return token is not None and s.count(s.seat, token) < option.n


def _token(s: Battle, option: Any) -> Any:
    if _too_few(s, option):
        return option.token.base
    lack: Any = lacking(s, option)
    return lack.token


def _needed(s: Battle, option: Any) -> int:
    lack: Any = option if _too_few(s, option) else lacking(s, option)
    return int(lack.n)


def _have(s: Battle, option: Any) -> int:
    """How much there is of what is needed."""
    lack, phase = None if _too_few(s, option) else lacking(s, option), s.roll_phase()
    if isinstance(lack, ThrownThisTurn):
        return s.turn_notes().used.count((s.seat, lack.token))
    if isinstance(lack, (ASpellFits, RoomForASpell)):
        return len(s.prepared[s.seat])
    if isinstance(lack, BeforeYouActivate):
        return 0 if phase is None else int(phase.attempts)
    if isinstance(lack, YourAttackIsOver):
        return 0 if phase is None else int(phase.dealt) - 1
    if isinstance(lack, TheAttackIsAtLeast):
        entries = [] if phase is None else phase.entries
        ours = [each for each in entries if each.to == TARGET and each.how in (DEALT, ADDED)]
        return sum([int(each.n) for each in ours])
    return s.count(s.seat, _token(s, option))


def _anyone(s: Battle, option: Any) -> bool:
    lack: Any = lacking(s, option)
    return bool(lack.anyone)


def _undefendably(s: Battle, option: Any) -> bool:
    lack: Any = lacking(s, option)
    return bool(lack.undefendably)


def _damage(s: Battle, option: Any) -> int:
    incoming = s.incoming()
    if incoming is None:
        return 0
    sums = tally(s, incoming, s.seat)
    return int(sums.total() - sums.healing)


def _health(s: Battle, option: Any) -> int:
    return int(s.health[s.mode.sides[s.seat]])


def _times(s: Battle, option: Any) -> int:
    return int(option.times)


def _used(s: Battle, option: Any) -> int:
    return s.turn_notes().times(s.seat, option)


FACTS: Final[dict[str, Found]] = {
    "a": _noun,
    "need": lacking,
    "dice": _dice_shown,
    "lying": _dice_lying,
    "tokens": _tokens,
    "wanted": _wanted,
    "lies": _lies,
    "whose": _whose,
    "faces": _faces,
    "roller": _roller,
    "token": _token,
    "needed": _needed,
    "have": _have,
    "anyone": _anyone,
    "undefendably": _undefendably,
    "damage": _damage,
    "health": _health,
    "times": _times,
    "used": _used,
}
