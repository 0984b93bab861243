"""Doomtrooper, further targets: stand-ins, gunners, the injured, casters, weapons, wards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.dying import dying
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.identity import doomtrooper
from kostka.games.doomtrooper.moving import forbids_cover, receives_as
from kostka.games.doomtrooper.notes import Duel, Harm
from kostka.games.doomtrooper.ready import across_the_line, combat_ready, forbids_attack
from kostka.games.doomtrooper.spells import casters, forbids_favour
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.terms import (
    ANSWERED,
    DOOMTROOPERS,
    FORTIFICATION,
    NOTHING,
    UNHURT,
    VEHICLE,
    WARRIOR,
    Value,
)
from kostka.games.doomtrooper.usable import inside, is_machine_gun, weapon_in_use
from kostka.games.doomtrooper.values import is_immune

DOOMTROOPER: Final = Such(side=DOOMTROOPERS)


def innermost(s: Fight) -> Any:
    """The duel or the harm that is under way."""
    for f in reversed(s.stack):
        if isinstance(f.notes, (Duel, Harm)):
            return f.notes
    return None


@final
class AStandIn(OnAPiece):
    """Another warrior for the defender's place: `your` own for yours, or anybody for anybody;
    `lawful`: whom the attacker could have attacked."""

    def __init__(self, your: bool, lawful: bool = False) -> None:
        super().__init__("DOOM-PLAY-03")
        self.your = your
        self.lawful = lawful

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, warrior = s.duel(), s.piece(on)
        if duel is None or warrior is None or duel.struck or duel.tactic is None:
            return self.rule
        attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
        if attacker is None or defender is None or on in (duel.attacker, duel.defender):
            return self.rule
        if self.your and (defender.by != seat or warrior.by != seat):
            return self.rule
        if warrior.unpaid or not combat_ready(s, warrior):
            return "DOOM-NOFIGHT-01"
        if across_the_line(attacker, warrior):
            return "DOOM-DUEL-11"
        if self.lawful:
            rule = forbids_attack(s, attacker, warrior, duel.own)
            if rule:
                return rule
        if isinstance(play, Card):
            for it in (attacker, defender, warrior):
                if is_immune(s, it, play, seat):
                    return "DOOM-IMM-04"
                if play.aspect is not None and it.by == seat and it is not warrior:  # DOOM-AMB-41
                    rule = forbids_favour(s, seat, play, it)
                    if rule:
                        return rule
        return forbids_tactic(s, attacker, warrior, duel.tactic)


@final
class AMachineGunner(OnAPiece):
    """A fighter who uses a machine gun in the duel."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-03")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, warrior = s.duel(), s.piece(on)
        if duel is None or warrior is None or duel.tactic is None or duel.struck:
            return self.rule
        if duel.foe_of(warrior.number) == NOTHING:
            return self.rule
        weapon = s.piece(weapon_in_use(s, warrior, duel.tactic, duel))
        return "" if weapon is not None and is_machine_gun(weapon.card) else self.rule


@final
class ItsHurtBearer(OnAPiece):
    """The warrior who bears it, about to be wounded or killed in a duel of this tactic."""

    def __init__(self, tactic: Value) -> None:
        super().__init__("DOOM-DUEL-41")
        self.tactic = tactic

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece, notes = s.piece(source), innermost(s)
        if piece is None or piece.on != on or not isinstance(notes, Duel):
            return self.rule
        attacker, defender = notes.fates
        hurt = (on == notes.attacker and attacker != UNHURT) or (
            on == notes.defender and defender != UNHURT
        )
        return "" if hurt and notes.tactic is self.tactic else self.rule


@final
class AnInjured(OnAPiece):
    """A wounded Doomtrooper; or, where somebody is just being killed, a dying one."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior = s.piece(on)
        if warrior is None or warrior.unpaid or not doomtrooper(s, warrior):
            return self.rule
        among = dying(s)
        hurt = on in among if among else warrior.wounded
        if not hurt:
            return self.rule
        return forbids_favour(s, seat, play, warrior) if isinstance(play, Card) else ""


@final
class ItsCaster(OnAPiece):
    """The warrior who casts the spell: DOOM-ART-24, -25."""

    def __init__(self) -> None:
        super().__init__("DOOM-ART-24")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return "" if isinstance(play, Card) and on in casters(s, seat, play) else self.rule


@final
class AVehicleOrFortification(OnAPiece):
    """A card in play that is one, also a warrior's; with `counting`, also what is considered a
    Fortification: DOOM-CONS-01, DOOM-CONS-06."""

    def __init__(self, counting: bool = False) -> None:
        super().__init__("DOOM-PLAY-01")
        self.counting = counting

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in s.table if it.out == NOTHING and not it.unpaid]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(on)
        if piece is None:
            return self.rule
        card = piece.card
        good = card.kind is FORTIFICATION or card.counts_as(VEHICLE)
        good = good or (self.counting and card.counts_as(FORTIFICATION))
        return "DOOM-REMOVE-05" if good and kept(s, piece) else "" if good else self.rule


@final
class AWeaponOf(OnAPiece):
    """A weapon of such a warrior of yours: DOOM-EQUIP-07, DOOM-POISON-01."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-EQUIP-06")
        self.owner = such

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in s.table if it.card.weapon is not None]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        weapon = s.piece(on)
        warrior = None if weapon is None else s.piece(weapon.on)
        if weapon is None or warrior is None or weapon.by != seat or warrior.unpaid:
            return "DOOM-EQUIP-13"
        if warrior.card.kind is not WARRIOR:  # it lies in store
            return "DOOM-EQUIP-13"
        if self.owner.fits(s, warrior, seat, NOTHING):
            return ""
        theirs = isinstance(play, Card) and receives_as(s, play, warrior, self.owner)
        return "" if theirs and warrior.by == seat else self.rule


@final
class InCoverAtOnce(OnAPiece):
    """The warrior himself, if he may seek cover: DOOM-COVER-01, -03."""

    def __init__(self) -> None:
        super().__init__("DOOM-COVER-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return forbids_cover(s, s.warrior(on)) if on == source else self.rule


@final
class AWard(OnAPiece):
    """Such a warrior whom this one does not guard yet; `first`: he guards nobody."""

    def __init__(self, first: bool, such: Such = DOOMTROOPER) -> None:
        super().__init__("DOOM-PLAY-01")
        self.first = first
        self.ward = such

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        guard, warrior = s.piece(source), s.piece(on)
        if guard is None or warrior is None or on == source:
            return self.rule
        guards = s.piece(guard.about) is not None and guard.about != 0
        if guards is self.first or guard.about == on or warrior.unpaid:
            return self.rule
        return "" if self.ward.fits(s, warrior, seat, source) else self.rule


@final
class HisWardsPlace(OnAPiece):
    """In the duel, in the place of the one he guards; `walls`: like a Fortification, not for who
    is inside a vehicle: DOOM-CONS-05, DOOM-ZONE-11."""

    def __init__(self, walls: bool = False) -> None:
        super().__init__("DOOM-PLAY-03")
        self.walls = walls

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (ANSWERED,)  # he himself

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, guard = s.duel(), s.piece(source)
        if duel is None or guard is None or duel.struck or duel.tactic is None:
            return self.rule
        ward = s.piece(guard.about)
        if ward is None or guard.about not in (duel.attacker, duel.defender):
            return self.rule
        if guard.about == duel.attacker:
            if ward.by != guard.by:
                return self.rule  # who attacks, attacks for his own player
            if guard.down:
                return "DOOM-COVER-06"
        if across_the_line(guard, ward):
            return "DOOM-DUEL-11"
        if self.walls and inside(s, ward):
            return "DOOM-VEH-06"
        return "" if guard.number not in (duel.attacker, duel.defender) else self.rule

    def named(self, s: Fight, on: int) -> Card | None:
        return None

    def write(self, s: Fight, on: int) -> str:
        return "on itself"
