"""Doomtrooper, the deeds: what a card can do to warriors and other pieces in play."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Deed, Removal
from kostka.games.doomtrooper.duel import break_off
from kostka.games.doomtrooper.edicts import HoldsGifts
from kostka.games.doomtrooper.effects import (
    ANY,
    NeverAnnihilated,
    NeverDiscarded,
    Such,
    WhileIn,
)
from kostka.games.doomtrooper.gripping import is_held
from kostka.games.doomtrooper.leaving import shuffle_in
from kostka.games.doomtrooper.notes import Duel, Harm, Hit, Played, Raid
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.powers import KeepsEquipment
from kostka.games.doomtrooper.protection import preserved
from kostka.games.doomtrooper.ready import across_the_line, still_able
from kostka.games.doomtrooper.salvage import is_sheltered
from kostka.games.doomtrooper.soldiery import KeepsCards
from kostka.games.doomtrooper.spoils import fate_of, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import HoldsOn
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    ASSIGNED,
    CHOSE_SIDE,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHTER_REPLACED,
    FORTIFICATION,
    IMPRISONED,
    JOINED,
    KILLED,
    KOHORT,
    LEGIONNAIRES,
    NOTHING,
    RELIC,
    SPECIAL,
    STRUCK_OUT,
    TACTIC_ANNOUNCED,
    UNHURT,
    Value,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.usable import works
from kostka.games.doomtrooper.values import is_immune, value
from kostka.games.doomtrooper.verbs import Amount, number
from kostka.kernel.step import Frame, Step, Word


def kept(s: Fight, piece: Piece) -> bool:
    """DOOM-SACR-05, DOOM-REMOVE-05: it may never be discarded, or lies in store."""
    if any(isinstance(effect, NeverDiscarded) for effect in piece.effects()):
        return True
    if keeps_cards(s, piece) or preserved(s, piece, False) or is_sheltered(s, piece):
        return True
    if held_fast(s, piece) or is_held(s, piece.number):
        return True
    under = s.piece(piece.on)
    if under is None:
        return False
    if under.card.kind is FORTIFICATION and piece.card.kind not in (RELIC, SPECIAL):
        return not piece.card.salvages and not piece.card.on.builds  # then it is not in store
    return piece.card.kind is EQUIPMENT and keeps_equipment(s, under)


def held_fast(s: Fight, piece: Piece) -> bool:
    """Whether something has to go before it."""
    for it in s.on(piece.number):
        if any(isinstance(effect, HoldsOn) for effect in it.effects()):
            return True
    bearer = s.piece(piece.on)
    if piece.card.kind is not DARK_SYMMETRY or bearer is None or bearer.area is not KOHORT:
        return False
    for it in s.table:
        if it.card.kind is RELIC and any(isinstance(e, HoldsGifts) for e in it.effects()):
            keeper = s.piece(it.on)
            if keeper is not None and keeper.by == bearer.by and keeper.area is KOHORT:
                return it.out == NOTHING
    return False


def keeps_cards(s: Fight, piece: Piece) -> bool:
    """Whether somebody of the same player sees to it that cards of its type stay."""
    for it in s.troop(piece.by):
        for effect in it.effects():
            if isinstance(effect, WhileIn) and it.area is effect.area and works(s, it):
                effect = effect.effect
                if isinstance(effect, KeepsCards) and effect.kind is piece.card.kind:
                    return True
    return False


def keeps_equipment(s: Fight, warrior: Piece) -> bool:
    """Whether what he is equipped with is only discarded together with him."""
    for it in s.table:
        if it.by == warrior.by and it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, KeepsEquipment) and effect.such.fits(
                    s, warrior, it.by, it.number
                ):
                    return True
    return False


# --- Wounds -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WoundTheTarget(Deed):
    """`earns`: if he is killed by it, points are earned."""

    earns: bool = False

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        victim, thrower = s.piece(s.played().target), f.it
        if victim is not None:
            killer = bearer_of(thrower) if isinstance(thrower, Piece) else NOTHING
            harm(s, f.you, [Hit(victim.number, fate_of(victim), f.you, self.earns, killer)])


@dataclass(frozen=True)
class KillTheFoe(Deed):
    """Whoever its bearer fights dies, and he himself is wounded."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        duel, bearer = s.this_duel(), s.piece(bearer_of(piece_of(f)))
        if bearer is None:
            return
        foe = duel.foe_of(bearer.number)
        mine = Hit(bearer.number, fate_of(bearer), f.you, False)
        harm(s, f.you, [Hit(foe, KILLED, f.you, True, bearer.number), mine])


@dataclass(frozen=True)
class DamageAll(Deed):
    """Every warrior whose armour is not above this is wounded, whether he may fight or not."""

    n: int | Amount
    earns: bool = False

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        damage = number(self.n, s, f)
        used = f.it.card if isinstance(f.it, Piece) else card_of(f)
        killer = bearer_of(piece_of(f)) if self.earns else NOTHING  # it is his attack
        hits: list[Hit] = []
        for it in s.warriors():
            if is_immune(s, it, used, f.you):
                continue
            if not it.unpaid and STRUCK_OUT < value(s, it, ARMOUR) <= damage:
                hits.append(Hit(it.number, fate_of(it), f.you, self.earns, killer))
        if hits:
            harm(s, f.you, hits)


@dataclass(frozen=True)
class SpareTheWounds(Step):
    """What was just played wounds nobody: DOOM-REACT-04."""

    def run(self, s: Fight, f: Frame) -> None:
        play = s.play(1)
        if play is not None and isinstance(play.notes, Played):
            play.notes.cancelled = True


@dataclass(frozen=True)
class SaveTheWarrior(Step):
    """DOOM-DUEL-41: he stays as he is."""

    def run(self, s: Fight, f: Frame) -> None:
        target: i64 = s.played().target
        for above in reversed(s.stack):
            notes = above.notes
            if isinstance(notes, Duel):
                notes.seal(target, UNHURT)
                return
            if isinstance(notes, Harm):
                notes.hits = tuple([hit for hit in notes.hits if hit.number != target])
                return


@dataclass(frozen=True)
class HealTheTarget(Step):
    def run(self, s: Fight, f: Frame) -> None:
        s.heal(s.played().target, f.it)


@dataclass(frozen=True)
class HealTheFighter(Step):
    """Whoever of yours was just wounded in the duel, if he is such a warrior."""

    such: Such = ANY

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        for each in (duel.attacker, duel.defender, *duel.hurt):  # also who has joined
            warrior = s.piece(each)
            if warrior is not None and self.such.fits(s, warrior, f.you, NOTHING):
                s.heal(each, f.it)


# --- Removing -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardTheTarget(Removal):
    """DOOM-REMOVE-03, -04; DOOM-VEH-04, -05: who loses his vehicle is wounded, or even dies."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is not None and not kept(s, piece):
            s.discard(piece.number, f.it)


@dataclass(frozen=True)
class AnnihilateTheTarget(Removal):
    """DOOM-SACR-01, -05"""

    def forever(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is None or (piece.card.kind is DARK_SYMMETRY and held_fast(s, piece)):
            return
        if not any(isinstance(effect, NeverAnnihilated) for effect in piece.effects()):
            if preserved(s, piece, True) or is_sheltered(s, piece):
                return
            s.annihilate(piece.number, f.it)


@dataclass(frozen=True)
class ReturnToTheDeck(Step):
    """The target goes back into its owner's draw pile: DOOM-STEAL-03."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is not None:
            s.take_back(piece.number)
            s.hands[piece.owner].remove(piece.itself())
            shuffle_in(s, piece.owner, piece.itself())


# --- Control ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeControl(Step):
    """DOOM-STEAL-01: into this area, if one is named."""

    area: Word | None = None

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is not None:
            s.control(piece.number, f.you, self.area)


@dataclass(frozen=True)
class SendOutOfPlay(Step):
    """The bearer, for as long as the card lies on him: DOOM-TARGET-02."""

    def run(self, s: Fight, f: Frame) -> None:
        last = s.table[-1]
        s.send_out(s.played().target, last.number)


@dataclass(frozen=True)
class Imprison(Step):
    """DOOM-TARGET-11: the target is the prisoner of the card."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        jailer = f.it.number if isinstance(f.it, Piece) else s.table[-1].number
        if piece is not None:
            twin = piece.twin()
            twin.jailer = jailer
            s.put(twin)
            s.report(IMPRISONED, piece.by, piece.number, piece.card, None)


@dataclass(frozen=True)
class Assign(Step):
    """The target to this sergeant, for good: DOOM-SGT-05, -06."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is not None:
            twin = piece.twin()
            twin.under = piece_of(f).number
            s.put(twin)
            s.report(ASSIGNED, piece.by, piece.number, piece.card, piece_of(f).card)


@dataclass(frozen=True)
class ChangeSides(Step):
    """A Cultist: DOOM-CULT-01, -02."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(piece_of(f).number)
        if piece is not None:
            twin = piece.twin()
            twin.side = DOOMTROOPERS if piece.side is LEGIONNAIRES else LEGIONNAIRES
            s.put(twin)
            s.report(CHOSE_SIDE, piece.by, piece.number, piece.card, twin.side)


@dataclass(frozen=True)
class PreventSabotage(Step):
    """DOOM-SAB-01, -07"""

    def run(self, s: Fight, f: Frame) -> None:
        raid = s.spoils()
        if isinstance(raid, Raid):
            raid.failed = True


# --- The duel -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class EndTheDuel(Step):
    """It is cancelled, with no further effect."""

    def run(self, s: Fight, f: Frame) -> None:
        break_off(s, f.you)


@dataclass(frozen=True)
class ChangeTheTactic(Step):
    """DOOM-RESTR-02"""

    tactic: Value

    def run(self, s: Fight, f: Frame) -> None:
        s.this_duel().tactic = self.tactic
        s.report(TACTIC_ANNOUNCED, f.you, 0, self.tactic, None)


@dataclass(frozen=True)
class JoinTheDuel(Step):
    """The target reinforces your fighter: DOOM-REINF-01, -02."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, who = s.this_duel(), s.piece(s.played().target)
        beside = duel.attacker if s.warrior(duel.attacker).by == f.you else duel.defender
        if who is not None:
            duel.joined = (*duel.joined, (int(beside), int(who.number)))
            s.report(JOINED, f.you, who.number, who.card, None)


@dataclass(frozen=True)
class ReplaceTheDefender(Step):
    """The target takes the defender's place: DOOM-DUEL-11, -32, DOOM-AMB-49."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, who = s.this_duel(), s.piece(s.played().target)
        attacker = s.piece(duel.attacker)
        if who is None or attacker is None or across_the_line(attacker, who):
            return
        duel.defender = who.number
        duel.defending = who.by
        if still_able(s, duel):
            s.report(FIGHTER_REPLACED, f.you, who.number, who.card, None)
