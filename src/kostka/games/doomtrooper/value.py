"""What a position is worth to a seat, in hundredths of a destiny point: written by us, for bots.

Promotion points first; then warriors in play and what lies on them, destiny points and cards; then
what is under way: the duel as it stands, or the best attack that could still be made this turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.play import YouMayAttack
from kostka.games.doomtrooper.rules import ACTION_STEP, TURN
from kostka.games.doomtrooper.state import (
    DRAWN,
    FIGHT,
    KILLED,
    NOTHING,
    SHOOT,
    TECHNICAL,
    UNHURT,
    VALUES,
    WARRIOR,
    WOUNDED,
    Duel,
    Fight,
    Piece,
    Turn,
    Value,
)
from kostka.games.doomtrooper.values import (
    Kills,
    Plus,
    PlusBase,
    Times,
    counting,
    first_striker,
)

ACTIONS_UNTIL: Final = TURN.steps.index(ACTION_STEP) + 1  # the line of the turn

WON: Final = 1_000_000
PROMOTION: Final = 300
DESTINY: Final = 100
CARD: Final = 60
ACTION: Final = 90  # one that is still to be taken; a little less than a meditation
IN_PLAY: Final = 160  # for each point of a warrior's value
ARMOURED: Final = 25  # for each point of his armour
STRONG: Final = 20  # for each point of the better of his attacks
LYING: Final = 250  # a fortification or a Warzone
CURSED: Final = -300  # a card that an opponent has laid on you
NEAR: Final = 400  # the nearer the target, the dearer a promotion point
NOBODY_LEFT: Final = -600  # without a warrior in play the game will be lost


@final
class Sheet:
    """One warrior as he stands now, all his values folded at once."""

    def __init__(self, s: Fight, warrior: Piece) -> None:
        base = list(warrior.card.printed)
        times, plus, kills = [1, 1, 1, 1], [0, 0, 0, 0], 0
        for each in counting(s, warrior):
            effect = each.effect
            for place in range(4):
                bits: i64 = VALUES[place].bits
                if isinstance(effect, Plus):
                    if effect.to.bits & bits:
                        plus[place] += effect.n * int(each.n) if effect.bought else effect.n
                elif isinstance(effect, Times):
                    if effect.to.bits & bits:
                        times[place] *= effect.n
                elif isinstance(effect, PlusBase) and effect.to.bits & bits:
                    base[place] += effect.n
            if isinstance(effect, Kills):
                kills |= int(effect.tactic.bits)
        self.values = [base[place] * times[place] + plus[place] for place in range(4)]
        self.kills = kills  # the tactics with which he kills whom he wounds
        self.number: i64 = warrior.number
        self.by: i64 = warrior.by
        self.wounded = warrior.wounded
        fight, shoot, armour, value = self.values
        worth = IN_PLAY * value + ARMOURED * armour + STRONG * max(fight, shoot)
        self.worth = 2 * worth // 3 if warrior.wounded else worth

    def struck_by(self, foe: Sheet, tactic: Value) -> int:
        if foe.values[tactic.place] < self.values[2]:
            return UNHURT
        return KILLED if self.wounded or foe.kills & tactic.bits else WOUNDED

    def loss(self, fate: int) -> int:
        """What his player loses by this fate."""
        if fate == UNHURT:
            return 0
        return self.worth if fate == KILLED else self.worth // 3

    def reward(self, fate: int) -> int:
        """What his opponent gains by it."""
        return PROMOTION * max(0, self.values[3]) if fate == KILLED else 0


def of_position(s: Fight, seat: int) -> int:
    """What the position is worth to this seat against the best of the others."""
    if s.over():
        if s.result in (DRAWN, TECHNICAL):
            return 0
        return WON if s.result == seat else -WON
    sheets = [Sheet(s, warrior) for warrior in s.warriors()]
    gains = _under_way(s, sheets)
    best = -WON
    for other in s.circle:
        if other != seat:
            best = max(best, _of_seat(s, other, sheets) + gains[other])
    return _of_seat(s, seat, sheets) + gains[seat] - best


def _of_seat(s: Fight, seat: int, sheets: list[Sheet]) -> int:
    """What a seat has on the table, in hand and in points."""
    total = PROMOTION * s.promotion[seat] + DESTINY * s.destiny[seat] + CARD * len(s.hands[seat])
    total += NEAR * s.promotion[seat] // max(1, int(s.target) - s.promotion[seat])
    warriors = 0
    for sheet in sheets:
        if sheet.by == seat:
            warriors += 1
            total += sheet.worth
    for piece in s.table:
        if piece.card.kind is not WARRIOR and piece.on == NOTHING:
            if piece.by == seat and piece.player in (seat, NOTHING):
                total += LYING
            elif piece.player == seat:
                total += CURSED
    return total if warriors else total + NOBODY_LEFT


def _under_way(s: Fight, sheets: list[Sheet]) -> list[int]:
    """What each seat may expect of the duel that is fought, or of the actions that are left."""
    gains = [0 for _ in s.hands]
    for f in s.stack:
        notes = f.notes
        if isinstance(notes, Turn):
            if f.line > ACTIONS_UNTIL:
                continue
            active = int(f.you)
            gains[active] += ACTION * int(notes.actions)
            if notes.actions > 0 and s.duel() is None and YouMayAttack().true(s, active):
                gains[active] += best_attack(sheets, active)
        elif isinstance(notes, Duel):
            for award in notes.awards:
                seat = int(award.seat)
                if award.destiny == NOTHING:
                    gains[seat] += PROMOTION * int(award.points)
                else:
                    gains[seat] += PROMOTION * int(award.promotion) + DESTINY * int(award.destiny)
    duel = s.duel()
    if duel is not None and not duel.dead:
        if duel.defender == NOTHING:
            attacking = int(s.attacking())
            gains[attacking] += best_attack(sheets, attacking)
        else:
            _expect(s, duel, sheets, gains)
    return gains


def _expect(s: Fight, duel: Duel, sheets: list[Sheet], gains: list[int]) -> None:
    """The duel as it would end now."""
    attacker: Sheet | None = None
    defender: Sheet | None = None
    for sheet in sheets:
        if sheet.number == duel.attacker:
            attacker = sheet
        elif sheet.number == duel.defender:
            defender = sheet
    if attacker is None or defender is None:
        return
    if duel.struck:
        fates = duel.fates
    elif duel.tactic is not None:
        fates = clash(attacker, defender, duel.tactic, first_striker(s, duel))
    else:
        fates = best_tactic(attacker, defender)
    mine, theirs = int(attacker.by), int(defender.by)
    gains[mine] += defender.reward(fates[1]) - attacker.loss(fates[0])
    gains[theirs] += attacker.reward(fates[0]) - defender.loss(fates[1])


def clash(attacker: Sheet, defender: Sheet, tactic: Value, first: i64) -> tuple[int, int]:
    """The fates of both if they fought now and nobody played a card."""
    one, other = attacker.struck_by(defender, tactic), defender.struck_by(attacker, tactic)
    if first == attacker.number and other == KILLED:
        one = UNHURT
    elif first == defender.number and one == KILLED:
        other = UNHURT
    return one, other


def best_tactic(attacker: Sheet, defender: Sheet) -> tuple[int, int]:
    """The fates by the tactic that the attacking player would choose."""
    fight = clash(attacker, defender, FIGHT, NOTHING)
    shoot = clash(attacker, defender, SHOOT, NOTHING)
    better = _profit(attacker, defender, shoot) > _profit(attacker, defender, fight)
    return shoot if better else fight


def _profit(attacker: Sheet, defender: Sheet, fates: tuple[int, int]) -> int:
    """What the attacking player gains on balance."""
    mine = defender.reward(fates[1]) - attacker.loss(fates[0])
    return mine - attacker.reward(fates[0]) + defender.loss(fates[1])


def best_attack(sheets: list[Sheet], seat: int) -> int:
    """The profit of the best attack this seat could make; a little less than of one under way."""
    best = 0
    for attacker in sheets:
        if attacker.by == seat:
            for defender in sheets:
                if defender.by != seat:
                    fates = best_tactic(attacker, defender)
                    best = max(best, _profit(attacker, defender, fates))
    return best * 9 // 10
