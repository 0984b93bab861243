"""Doomtrooper, the duel: eight phases, each followed by an ANYTIME window.  Begin at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.challenges import (
    another_has_to,
    breaks_plan,
    chooser,
    forbids_defender,
    pay_points,
    pay_toll,
)
from kostka.games.doomtrooper.hidden import give_way, is_taken, reveal
from kostka.games.doomtrooper.meanings import NamesAPiece, piece_or_word
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pairs import gather
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import ANYTIME, LAST_CHANCE, MODIFIERS
from kostka.games.doomtrooper.pool import pay_more, prepared
from kostka.games.doomtrooper.ready import (
    attack_price,
    forbids_attack,
    leads,
    still_able,
    unable_to_find,
)
from kostka.games.doomtrooper.resolving import (
    CompareValues,
    StrikeBack,
    TheDuelIsFought,
    TheSurvivorStrikesBack,
    TurnTheCards,
)
from kostka.games.doomtrooper.setbacks import forget_arrivals
from kostka.games.doomtrooper.soldiery import on_one_back
from kostka.games.doomtrooper.spoils import AnnouncePoints, TakePoints
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic, shoots_from_cover
from kostka.games.doomtrooper.terms import (
    DUEL_BROKEN_OFF,
    DUEL_PHASE,
    FIGHT,
    FIGHTERS_NAMED,
    NOTHING,
    SHOOT,
    TACTIC_ANNOUNCED,
    WARZONE_ANNOUNCED,
    WEAPON_CHOSEN,
    Value,
)
from kostka.games.doomtrooper.usable import fits_tactic, weapons
from kostka.games.doomtrooper.volley import (
    IS_SECOND,
    LED_ATTACK,
    SECOND_ATTACK,
    NameTheSecond,
    announced,
    must_use,
)
from kostka.games.doomtrooper.warzones import may_use_zone
from kostka.kernel.step import Condition, Frame, If, Judged, Rule, Step, Word

GIVE_UP: Final = Word("give-up")
NO_WARZONE: Final = Word("no-warzone")
OWN_ATTACK: Final = Word("own-attack")


@dataclass(frozen=True)
class Phase(Step):
    n: int

    def run(self, s: Fight, f: Frame) -> None:
        s.report(DUEL_PHASE, f.you, self.n, None, None)


# --- 1 and 2: who fights whom -------------------------------------------------------------------


@dataclass(frozen=True)
class DeclareTheDuel(Step):
    """DOOM-DUEL-03: nobody is named yet."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.find(DUEL)
        assert duel is not None
        led, own = duel.it is LED_ATTACK, duel.it is OWN_ATTACK
        notes = Duel(len(s.troop(f.you)), led=led, own=own)
        said = duel.notes
        if isinstance(said, Duel):  # some of it is settled already
            notes = said
            notes.had = len(s.troop(f.you))
        notes.cards = (*notes.cards, *prepared(s, f.you))
        if duel.it is SECOND_ATTACK:
            announced(s, notes)
        duel.notes = notes


def duel_frame(s: Fight) -> Frame:
    """Of the innermost duel; its "it" is whoever alone may attack, if a card says so."""
    return s.find(DUEL) or s.stack[-1]


def break_off(s: Fight, seat: i64) -> None:
    """The innermost duel is over, with no further effect."""
    s.this_duel().ended = True
    s.report(DUEL_BROKEN_OFF, seat, 0, None, None)


@dataclass(frozen=True)
class NameTheAttacker(Judged):
    """DOOM-DUEL-04, -05: who lost a warrior since declaring may give the attack up."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.this_duel().second != IS_SECOND:
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [*[int(warrior.number) for warrior in s.warriors()], GIVE_UP]

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        troop = s.troop(f.you)
        found: list[Any] = [int(it.number) for it in troop if not self.unable(s, it)]
        if not found or len(troop) < s.this_duel().had:
            found.append(GIVE_UP)
        return found

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        if isinstance(option, Word):
            lost_one = len(s.troop(f.you)) < s.this_duel().had
            able = any(not self.unable(s, attacker) for attacker in s.troop(f.you))
            return "DOOM-DUEL-05" if able and not lost_one else ""
        attacker = s.piece(option)
        if attacker is None or attacker.by != f.you:
            return "DOOM-DUEL-05"
        return self.unable(s, attacker)

    def unable(self, s: Fight, attacker: Piece) -> str:
        duel = s.this_duel()
        if duel.led and not leads(s, attacker, s.turn_notes().led):
            return "DOOM-TYPE-15"
        only = duel_frame(s).it
        if isinstance(only, int) and only != attacker.number:
            return "DOOM-ATK-04"
        if (only is None or duel.led) and attack_price(s, attacker) > s.turn_notes().could:
            return "DOOM-ACT-01"
        if only is None and another_has_to(s, attacker):
            return "DOOM-DUEL-13"
        if isinstance(only, Card) and attack_price(s, attacker) > 1:  # a card gives one action
            return "DOOM-ACT-01"
        rule = unable_to_find(s, attacker, duel.own)
        if rule or duel.bound is None:
            return rule
        for defender in s.warriors():
            rule = forbids_defender(s, duel, attacker, defender)
            if not rule:
                return ""
        return rule

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            break_off(s, f.you)
            f.leave()
        else:
            s.this_duel().attacker = option
            if s.warrior(option).down and not shoots_from_cover(s, s.warrior(option)):
                s.uncover(option)  # a card lets him do both by one action
            if duel_frame(s).it is None or s.this_duel().led:
                pay_more(s.turn_notes(), attack_price(s, s.warrior(option)) - 1)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"attacker {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "attack-with"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return piece_or_word(option)


@dataclass(frozen=True)
class NameTheDefender(Judged):
    def run(self, s: Fight, f: Frame) -> None:
        if s.this_duel().second != IS_SECOND:
            s.seat = chooser(s, f.you, s.this_duel().attacker)

    def offers(self, s: Fight, f: Frame) -> Sequence[int]:
        return [int(warrior.number) for warrior in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        defender, duel = s.piece(option), s.this_duel()
        if defender is None:
            return "DOOM-DUEL-05"
        return forbids_defender(s, duel, s.warrior(duel.attacker), defender)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel = s.this_duel()
        pay_toll(s, s.warrior(duel.attacker), s.warrior(option))
        duel.defender = option
        duel.defending = s.warrior(option).by

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"defender {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "attack"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return piece_or_word(option)


@dataclass(frozen=True)
class ShowTheDefender(Step):
    """DOOM-AMB-19: a hidden one is revealed and paid for at once."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        defender = s.warrior(duel.defender)
        if not defender.unpaid:
            return
        duel.shown = True
        card, number = defender.card, defender.number
        if is_taken(s, card, number):  # an earlier copy of a Personality
            if s.piece(number) is not None:
                s.take_back(number)
            break_off(s, f.you)
            return
        stays = reveal(s, number)
        if stays:
            give_way(s, card, number)
        attacker = s.piece(duel.attacker)  # himself a copy, he may have been taken back
        if not stays or attacker is None:
            break_off(s, f.you)  # DOOM-HIDE-13, -14
        elif forbids_attack(s, attacker, s.warrior(number), duel.own):
            break_off(s, f.you)
        else:
            pay_points(s, attacker, s.warrior(number))


@dataclass(frozen=True)
class TellWhoFights(Step):
    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
        if not duel.ended and attacker is not None and defender is not None:
            for fighter in (attacker, defender):
                if fighter.pair:
                    gather(s, fighter)
            for number in (int(duel.attacker), int(duel.defender)):
                others = [(number, other) for other in on_one_back(s, number)]
                duel.joined = (*duel.joined, *others)
            s.report(FIGHTERS_NAMED, f.you, duel.defender, defender.card, attacker.card)


# --- 3 to 5: what kind of duel ------------------------------------------------------------------


@dataclass(frozen=True)
class AnnounceTheTactic(Judged):
    """DOOM-DUEL-14, DOOM-RESTR-01"""

    def run(self, s: Fight, f: Frame) -> None:
        bound = s.this_duel().bound
        if bound is None:
            s.seat = f.you
        else:
            self.answer(s, f, bound)

    def offers(self, s: Fight, f: Frame) -> Sequence[Value]:
        return (FIGHT, SHOOT)

    def forbids(self, s: Fight, f: Frame, option: Value) -> str:
        duel = s.this_duel()
        weapon = must_use(s, duel)
        if weapon is not None and not fits_tactic(weapon.card, option):
            return "DOOM-WEAPON-03"
        if s.lasting and breaks_plan(s, duel, option):
            return "DOOM-DUEL-13"
        return forbids_tactic(s, s.warrior(duel.attacker), s.warrior(duel.defender), option)

    def options(self, s: Fight, f: Frame) -> Sequence[Value]:
        able = [it for it in (FIGHT, SHOOT) if not self.forbids(s, f, it)]
        return able if able else (FIGHT, SHOOT)  # the duel will end by it

    def may(self, s: Fight, f: Frame, option: Any) -> Any:
        return None if option in self.options(s, f) else super().may(s, f, option)

    def answer(self, s: Fight, f: Frame, option: Value) -> None:
        s.this_duel().tactic = option
        forget_arrivals(s, None)
        s.report(TACTIC_ANNOUNCED, f.you, 0, option, None)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "tactic"


@dataclass(frozen=True)
class AnnounceTheWarzone(NamesAPiece):
    """DOOM-DUEL-18: asked only where the defender has one to use."""

    def run(self, s: Fight, f: Frame) -> None:
        found = self.options(s, f)
        if len(found) > 1:
            s.ask(s.this_duel().defending, found)

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        defender = s.warrior(s.this_duel().defender)
        if s.this_duel().shown:  # DOOM-AMB-32: he was in no area
            return [NO_WARZONE]
        return [
            NO_WARZONE,
            *[int(it.number) for it in s.look().zones if may_use_zone(s, defender, it)],
        ]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        duel = s.this_duel()
        if not isinstance(option, Word):
            duel.zone = option
            zone = s.piece(duel.zone)
            assert zone is not None
            s.report(WARZONE_ANNOUNCED, duel.defending, duel.zone, zone.card, None)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"warzone {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "use-zone"


@dataclass(frozen=True)
class ChooseTheWeapon(NamesAPiece):
    """DOOM-DUEL-27, DOOM-AMB-26: at the start of phase 5; asked only where there are several.

    `again`: before the comparison, if he has lost the one he had chosen: DOOM-DUEL-29.
    """

    defending: bool
    again: bool = False

    def fighter(self, s: Fight) -> Piece:
        duel = s.this_duel()
        return s.warrior(duel.defender if self.defending else duel.attacker)

    def run(self, s: Fight, f: Frame) -> None:
        if self.again and not self.is_lost(s):
            return
        found = self.options(s, f)
        if len(found) > 1:
            s.ask(self.fighter(s).by, found)
        elif found and not self.defending and must_use(s, s.this_duel()) is not None:
            self.answer(s, f, found[0])

    def is_lost(self, s: Fight) -> bool:
        duel, fighter = s.this_duel(), self.fighter(s)
        chosen, tactic = duel.weapon_of(fighter.number), duel.tactic
        assert tactic is not None
        if chosen == NOTHING:
            return False
        return not any(it.number == chosen for it in weapons(s, fighter, tactic))

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        duel = s.this_duel()
        tactic = duel.tactic
        assert tactic is not None
        found: list[Piece] = []
        needed = None if self.defending else must_use(s, duel)
        if needed is not None and fits_tactic(needed.card, tactic):
            return [int(needed.number)]
        for it in weapons(s, self.fighter(s), tactic):
            if not any(it.card is other.card for other in found):
                found.append(it)
        return [int(it.number) for it in found]

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel = s.this_duel()
        one, other = duel.weapons
        duel.weapons = (one, option) if self.defending else (option, other)
        weapon = s.piece(option)
        assert weapon is not None
        s.report(WEAPON_CHOSEN, weapon.by, option, weapon.card, None)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "use-weapon"


@dataclass(frozen=True)
class TheDuelIsOver(Condition):
    """DOOM-DUEL-07, DOOM-NEST-04, DOOM-INDUEL-05: a fighter is gone or stolen in any way but by
    the blows of this duel, which are paid for; or the two cannot meet any more."""

    def holds(self, s: Fight, f: Frame) -> bool:
        duel = f.notes
        if not isinstance(duel, Duel):
            return False
        if duel.ended:
            return True
        if duel.defender == NOTHING or duel.dead:
            return False
        attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
        if attacker is None or defender is None:
            return True
        if attacker.by != f.you or defender.by != duel.defending:
            return True
        if attacker.out != NOTHING or defender.out != NOTHING:
            return True
        return not duel.struck and not still_able(s, duel)


# --- The rulebook -------------------------------------------------------------------------------

DECLARING: Final = Rule("declaring the duel", Phase(1), DeclareTheDuel())
NAMING: Final = Rule(
    "naming the fighters",
    Phase(2),
    NameTheAttacker(),
    NameTheDefender(),
    NameTheSecond(),
    ShowTheDefender(),
    TellWhoFights(),
)
TACTIC: Final = Rule("announcing the tactic", Phase(3), AnnounceTheTactic())
ZONE: Final = Rule("announcing the warzone", Phase(4), AnnounceTheWarzone())
MODIFYING: Final = Rule(
    "playing modifiers",
    Phase(5),
    ChooseTheWeapon(defending=False),
    ChooseTheWeapon(defending=True),
    MODIFIERS,
)
RESOLVING: Final = Rule(
    "resolving the duel",
    Phase(6),
    ChooseTheWeapon(defending=False, again=True),
    ChooseTheWeapon(defending=True, again=True),
    CompareValues(),
)
STATE: Final = Rule(
    "changing the state",
    Phase(7),
    LAST_CHANCE,
    TurnTheCards(),
    If(TheSurvivorStrikesBack(), StrikeBack(), LAST_CHANCE, TurnTheCards()),
    TheDuelIsFought(),
)
PAYING: Final = Rule("awarding points", Phase(8), AnnouncePoints())

DUEL: Final[Rule] = Rule(
    "duel",
    DECLARING,
    NAMING,
    TACTIC,
    ZONE,
    MODIFYING,
    RESOLVING,
    STATE,
    PAYING,
    TakePoints(),
    between=ANYTIME,
    ends_if=TheDuelIsOver(),
)
