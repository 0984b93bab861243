"""How Dice Throne says why not: a sentence for each rule, and the facts of the case it names.

English, Czech and Polish, in this order.  `{do}` is the refused answer as it would have been said
and `{it}` what it stands for; every other field is a fact that is found in the position.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.games.dicethrone import refusals_needs as needs
from kostka.games.dicethrone.dice import NO_DICE
from kostka.games.dicethrone.printed import Card, Row, Shows, Spend, Symbol, Token
from kostka.games.dicethrone.refusals_needs import own_main_phase, which
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import HAND_LIMIT
from kostka.kernel.refusal import Case, Fact, Refusals, by_rule
from kostka.kernel.sense import Player
from kostka.kernel.step import Word

_SENTENCES: Final[dict[str, needs.Three]] = {
    **needs.SENTENCES,
    # cards and their time
    "THR-CARD-01": (
        "{it} is not in your hand",
        "{it} není ve tvé ruce",
        "{it} nie leży na twojej ręce",
    ),
    "THR-RPA-02": needs.SENTENCES["time/roll-phase"],
    "THR-INST-03": (
        "{it} cannot interrupt {busy}: only instant actions can",
        "{it} teď nepřeruší, co se vyhodnocuje ({busy}): to mohou jen okamžité akce",
        "{it} nie może przerwać tego, co się dzieje ({busy}): mogą to tylko akcje natychmiastowe",
    ),
    "THR-AMB-73": (
        "{it} would raise nothing: {ability} is already at level {level}",
        "{it} nic nezvýší: schopnost {ability} už má úroveň {level}",
        "{it} niczego nie podniesie: zdolność {ability} ma już poziom {level}",
    ),
    # selling
    "THR-MAIN-01": (
        "{it} can be sold in your own turn only: now {active} is on turn",
        "{it} je na prodej jen ve tvém tahu: teď je na tahu hráč {active}",
        "{it} jest na sprzedaż tylko w twojej turze: teraz turę ma gracz {active}",
    ),
    "THR-MAIN-02": (
        "{it} is not in your hand, and only cards in hand are sold",
        "{it} není ve tvé ruce a prodávají se jen karty z ruky",
        "{it} nie leży na twojej ręce, a sprzedaje się tylko karty z ręki",
    ),
    "THR-UPG-04": (
        "{it} already lies on your board, and only cards in hand are sold",
        "{it} už leží na tvé desce a prodávají se jen karty z ruky",
        "{it} leży już na twojej planszy, a sprzedaje się tylko karty z ręki",
    ),
    "THR-DISC-01": (
        "You have {hand} cards and may keep {kept}: sell {more} more",
        "Máš {hand} {hand:kartu|karty|karet} a nechat si můžeš {kept}: prodej ještě {more}",
        "Masz {hand} {hand:kartę|karty|kart}, a zatrzymać możesz {kept}: sprzedaj jeszcze {more}",
    ),
    # rolling and announcing
    "THR-OFF-01": (
        "You have used {attempts} of your {allowed} roll attempts",
        "Máš za sebou {attempts} z {allowed} bojových pokusů",
        "Masz za sobą {attempts} z {allowed} prób rzutu",
    ),
    "fits/unrolled": (
        "Roll first: {ability} needs {pattern}",
        "Nejdřív hoď: schopnost {ability} potřebuje {pattern}",
        "Najpierw rzuć kośćmi: zdolność {ability} wymaga: {pattern}",
    ),
    "fits/symbols": (
        "{ability} needs {short}, and you have {shown} ({left} {left:roll attempt|roll attempts}"
        " left)",
        "schopnost {ability} potřebuje {short} a máš {shown} (zbývá bojových pokusů: {left})",
        "zdolność {ability} wymaga: {short}, a masz {shown} (zostało prób rzutu: {left})",
    ),
    "fits/numbers": (
        "{ability} needs: {pattern}, and the dice show {dice} ({left} {left:roll attempt|roll"
        " attempts} left)",
        "schopnost {ability} potřebuje: {pattern}, a padlo {dice} (zbývá bojových pokusů: {left})",
        "zdolność {ability} wymaga: {pattern}, a wypadło {dice} (zostało prób rzutu: {left})",
    ),
    "lost/symbols": (
        "{ability} is lost: it needs {short}, and now you have {shown}",
        "schopnost {ability} propadá: potřebuje {short}, a teď je na kostkách {shown}",
        "zdolność {ability} przepada: wymaga: {short}, a teraz jest {shown}",
    ),
    "lost/numbers": (
        "{ability} is lost: it asks for: {pattern}, and the dice now show {dice}",
        "schopnost {ability} propadá: potřebuje: {pattern}, a na kostkách je teď {dice}",
        "zdolność {ability} przepada: wymaga: {pattern}, a na kościach jest teraz {dice}",
    ),
    "second/ability": (
        "You activate one ability in this phase, {activated}: {ability} would be another",
        "V této fázi spouštíš jednu schopnost, {activated}: {ability} by byla další",
        "W tej fazie aktywujesz jedną zdolność, {activated}: {ability} byłaby następną",
    ),
    "second/row": (
        "{activated} is activated already and cannot be changed to its row with {pattern}",
        "Schopnost {activated} je už spuštěna a na jiný řádek ({pattern}) ji změnit nelze",
        "Zdolność {activated} jest już aktywowana, nie można zmienić jej wiersza na {pattern}",
    ),
    "THR-OFF-14": (
        "You cannot roll again: {activated} is activated, and its roll is final",
        "Znovu házet nelze: schopnost {activated} je už spuštěna a její hod je konečný",
        "Nie można rzucić ponownie: zdolność {activated} jest już aktywowana, a rzut ostateczny",
    ),
    "THR-DEF-05": (
        "You cannot roll again: defence dice are rolled once, and yours show {dice}",
        "Znovu házet nelze: na obranu se hází jednou a na tvých kostkách je {dice}",
        "Nie można rzucić ponownie: na obronę rzuca się raz, a na twoich kościach jest {dice}",
    ),
    # who may not act now
    "THR-ULT-03": (
        "{it} cannot weaken {activated}: it is an ultimate ability",
        "{it} nezeslabí schopnost {activated}: je ultimátní",
        "{it} nie osłabi zdolności {activated}: jest specjalna",
    ),
    "THR-ULT-04": (
        "{it} has to wait for the end of the Roll Phase: {attacker} has activated {activated}",
        "{it} musí počkat na konec fáze hodu: {attacker} spouští schopnost {activated}",
        "{it} musi poczekać na koniec Fazy Rzutu: {attacker} aktywuje zdolność {activated}",
    ),
    "THR-TGT-11": (
        "{it} cannot change this die: it finds the target of the ultimate {activated}",
        "{it} tuto kostku nezmění: určuje cíl ultimátní schopnosti {activated}",
        "{it} nie zmieni tej kości: wyznacza cel zdolności specjalnej {activated}",
    ),
    "THR-TEAM-11": (
        "{it} is for damage to you, and this one threatens {threatened}",
        "{it} je na zranění, které hrozí tobě, a tohle má dostat {threatened}",
        "{it} jest na obrażenia dla ciebie, a te ma otrzymać {threatened}",
    ),
    "leaflet/stunned": (
        "You have {stopper} until this attack is over, so {it} has to wait",
        "Do konce tohoto útoku máš žeton {stopper}, takže {it} musí počkat",
        "Do końca tego ataku masz żeton {stopper}, więc {it} musi poczekać",
    ),
    "leaflet/gagged": (
        "You have {stopper}, so {it} cannot be played in your Roll Phase",
        "Máš žeton {stopper}, takže ve tvé fázi hodu {it} nejde zahrát",
        "Masz żeton {stopper}, więc w twojej Fazie Rzutu {it} nie może być zagrana",
    ),
    "leaflet/covered": (
        "{ability} lies under {stopper} and cannot be announced",
        "Schopnost {ability} leží pod žetonem {stopper} a oznámit se nedá",
        "Zdolność {ability} leży pod żetonem {stopper} i nie można jej ogłosić",
    ),
}

_WITH_A_NOUN_ALREADY: Final[dict[str, needs.Three]] = {
    # what it costs
    "THR-CP-03": (
        "{it} costs {cost} CP, and you have {cp}",
        "Karta {it} stojí {cost} BB a ty máš {cp}",
        "Karta {it} kosztuje {cost} PW, a ty masz {cp}",
    ),
    "THR-TEAM-10": (
        "{it} costs {cost} CP and you have {cp}: teammates cannot pay for you",
        "Karta {it} stojí {cost} BB a ty máš {cp}: spoluhráči za tebe platit nemohou",
        "Karta {it} kosztuje {cost} PW, a ty masz {cp}: współgracze nie mogą za ciebie zapłacić",
    ),
    # tokens
    "THR-COMP-03": (
        "{it} is a companion: it is neither removed nor moved",
        "Spojenec {it} se neodstraňuje ani nepřesouvá",
        "Towarzysza {it} nie usuwa się ani nie przenosi",
    ),
    "THR-STAT-17": (
        "{it} says itself that it cannot be {moved:transferred|removed}",
        "Žeton {it} sám říká, že se nedá {moved:přesunout|odstranit}",
        "Żeton {it} sam mówi, że nie można go {moved:przenieść|usunąć}",
    ),
    "THR-AMB-90": (
        "{it} has nowhere to go: all others have as many as they may ({limit})",
        "Žeton {it} nemá kam přijít: všichni ostatní jich mají nejvyšší počet ({limit})",
        "Żeton {it} nie ma dokąd trafić: wszyscy inni mają ich najwięcej, ile można ({limit})",
    ),
}

SENTENCES: Final[dict[str, needs.Three]] = {
    **{key: needs.with_noun(says) for key, says in _SENTENCES.items()},
    **_WITH_A_NOUN_ALREADY,
}

# --- Rules that refuse for several reasons --------------------------------------------------------


def _time_of_a_main_card(s: Battle, option: Any) -> str:
    if s.seat != s.active():
        return "time/your-turn"
    return "time/busy" if s.main_phase() and _busy(s, option) else "time/your-main-phase"


def _fits(s: Battle, option: Any) -> str:
    roll = s.rolled()
    if roll is None or roll.dice == NO_DICE:
        return "fits/unrolled"
    return "fits/symbols" if isinstance(option.pattern, Shows) else "fits/numbers"


def _lost(s: Battle, option: Any) -> str:
    return "lost/symbols" if isinstance(option.pattern, Shows) else "lost/numbers"


def _second(s: Battle, option: Any) -> str:
    phase = s.roll_phase()
    activated = None if phase is None else phase.activated
    same = activated is not None and activated.ability is option.ability
    return "second/row" if same else "second/ability"


def _leaflet(s: Battle, option: Any) -> str:
    """What the text of a token or a use says itself."""
    if isinstance(option, Row):
        return "leaflet/covered"
    if s.locked(s.seat):
        return "leaflet/stunned"
    return _use(s, option) if isinstance(option, Spend) else "leaflet/gagged"


def _use(s: Battle, option: Any) -> str:
    if option.once and s.turn_notes().times(s.seat, option) >= option.times:
        return "use/once"
    return which(s, option)


def _attack(s: Battle, option: Any) -> str:
    return needs.attack(s, None)


def _spent(s: Battle, option: Any) -> str:
    return "hold/few" if isinstance(option, Spend) else "hold/tokens"


CASES: Final[dict[str, Case]] = {
    "THR-AMB-88": which,
    "THR-STAT-10": which,
    "THR-LEAF-01": _leaflet,
    "THR-BW-02": _use,
    "THR-PASS-01": _use,
    "THR-TEXT-13": _spent,
    "THR-MOD-04": _attack,
    "THR-MOD-05": _attack,
    "THR-DMG-09": _attack,
    "THR-OFF-05": _fits,
    "THR-OFF-10": _lost,
    "THR-OFF-13": _second,
    "THR-MPA-02": own_main_phase,
    "THR-CARD-03": _time_of_a_main_card,
    "THR-UPG-03": _time_of_a_main_card,
}

# --- The facts of the case ------------------------------------------------------------------------


def _cost(s: Battle, option: Any) -> int:
    return int(s.price(s.seat, option)) if isinstance(option, Card) else 0


def _cp(s: Battle, option: Any) -> int:
    return int(s.cp[s.seat])


def _now(s: Battle, option: Any) -> Word:
    return s.turn_notes().phase


def _active(s: Battle, option: Any) -> Player:
    return Player(int(s.active()))


def _busy(s: Battle, option: Any) -> Any:
    """The card, token or ability that is being resolved."""
    for f in reversed(s.stack):
        if isinstance(f.it, (Card, Spend, Row, Token)):
            return f.it
    return None


def _ability(s: Battle, option: Any) -> Any:
    if isinstance(option, Card):
        return option.upgrades
    return Word(option.called) if option.called else option.ability


def _level(s: Battle, option: Any) -> int:
    ability = option.upgrades
    return int(s.levels[s.seat][ability.place])


def _hand(s: Battle, option: Any) -> int:
    return len(s.hands[s.seat])


def _kept(s: Battle, option: Any) -> int:
    return HAND_LIMIT


def _more(s: Battle, option: Any) -> int:
    return len(s.hands[s.seat]) - HAND_LIMIT


def _attempts(s: Battle, option: Any) -> int:
    phase = s.roll_phase()
    return 0 if phase is None else int(phase.attempts)


def _allowed(s: Battle, option: Any) -> int:
    phase = s.roll_phase()
    return 0 if phase is None else int(phase.allowed)


def _left(s: Battle, option: Any) -> int:
    return max(0, _allowed(s, option) - _attempts(s, option))


def _pattern(s: Battle, option: Any) -> Any:
    return option.pattern


def _lacking(s: Battle, option: Any) -> list[tuple[int, int, Symbol]]:
    """The symbols of which there are too few: how many are needed, how many there are."""
    roll = s.rolled()
    assert roll is not None
    own = roll.own()
    counted = [(n, int(symbol.counts[own]), symbol) for n, symbol in option.pattern.needs]
    return [(n, there, symbol) for n, there, symbol in counted if there < n]


def _short(s: Battle, option: Any) -> Shows:
    return Shows(*[(n, symbol) for n, _, symbol in _lacking(s, option)])


def _shown(s: Battle, option: Any) -> Shows:
    return Shows(*[(there, symbol) for _, there, symbol in _lacking(s, option)])


def _activated(s: Battle, option: Any) -> Any:
    phase = s.roll_phase()
    if phase is None or phase.activated is None:
        return None
    return _ability(s, phase.activated)


def _attacker(s: Battle, option: Any) -> Player:
    phase = s.roll_phase()
    return Player(int(s.active() if phase is None else phase.attacker))


def _kind(s: Battle, option: Any) -> Any:
    phase = s.roll_phase()
    return None if phase is None else phase.kind


def _threatened(s: Battle, option: Any) -> list[Player]:
    incoming = s.incoming()
    assert incoming is not None
    return [Player(seat) for seat in s.teammates(s.seat) if incoming.threatens(seat)]


def _stopper(s: Battle, option: Any) -> Token | None:
    """The token that keeps this seat from acting, or lies on the ability."""
    if isinstance(option, Row):
        for seat, ability, token in s.covered:
            if seat == s.seat and ability is option.ability:
                return token
    stunned = s.locked(s.seat)
    for token in s.boards[s.seat]:
        if token.base.stuns if stunned else token.base.gags:
            return token.base
    return None


def _moved(s: Battle, option: Any) -> bool:
    return bool(getattr(s.question(), "to_move", False))


def _limit(s: Battle, option: Any) -> int:
    return int(option.base.limit)


FACTS: Final[dict[str, Fact]] = {
    **needs.FACTS,
    "cost": _cost,
    "cp": _cp,
    "now": _now,
    "active": _active,
    "busy": _busy,
    "ability": _ability,
    "level": _level,
    "hand": _hand,
    "kept": _kept,
    "more": _more,
    "attempts": _attempts,
    "allowed": _allowed,
    "left": _left,
    "pattern": _pattern,
    "short": _short,
    "shown": _shown,
    "activated": _activated,
    "attacker": _attacker,
    "kind": _kind,
    "threatened": _threatened,
    "stopper": _stopper,
    "moved": _moved,
    "limit": _limit,
}
REFUSALS: Final = Refusals(SENTENCES, FACTS, by_rule(CASES))
