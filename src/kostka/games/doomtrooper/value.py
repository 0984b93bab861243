"""What a position is worth to a seat, in hundredths of a destiny point: written by us, for bots.

Promotion points first; then warriors in play and what lies on them, destiny points and cards; then
what is under way: the duel as it stands, or the best attack that could still be made this turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.facts import YouMayAttack
from kostka.games.doomtrooper.notes import Duel, Harm, Spoils, Turn
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.ready import Stance, across_the_line, bars_duels
from kostka.games.doomtrooper.rules import ACTION_STEP, TURN
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DRAWN,
    HAND,
    KILLED,
    NOTHING,
    STRUCK_OUT,
    TECHNICAL,
    UNHURT,
    WARRIOR,
    WOUNDED,
    Value,
)
from kostka.games.doomtrooper.values import Sheet

ACTIONS_UNTIL: Final = TURN.steps.index(ACTION_STEP) + 1  # the line of the turn

WON: Final = 1_000_000
GUESSED: Final = 7  # the armour of a hidden warrior, for all one knows
RICH: Final = 25  # destiny points beyond which each is worth less


@final
class Scales:
    """By what one weighs a position; each kind of bot has its own."""

    def __init__(
        self,
        promotion: int,
        destiny: int,
        riches: int,
        card: int,
        action: int,
        in_play: int,
        armoured: int,
        strong: int,
        deadly: int,
        fights: int,
        unseen: int,
        idle: int,
        lying: int,
        attached: int,
        cursed: int,
        near: int,
        stuck: int,
        nobody: int,
        champion: int,
        feared: int,
    ) -> None:
        self.promotion: i64 = promotion
        self.destiny: i64 = destiny
        self.riches: i64 = riches  # a destiny point beyond many
        self.card: i64 = card
        self.action: i64 = action  # one that is still to be taken; a little less than a meditation
        self.in_play: i64 = in_play  # for each point of a warrior's value
        self.armoured: i64 = armoured  # for each point of his armour
        self.strong: i64 = strong  # for each point of the better of his attacks
        self.deadly: i64 = deadly  # whom he wounds he kills
        self.fights: i64 = fights  # a warrior who can fight at all
        self.unseen: i64 = unseen  # a warrior deployed into cover
        self.idle: i64 = idle  # unable to attack next turn, for each point of his value
        self.lying: i64 = lying  # a fortification, a Warzone or an alliance
        self.attached: i64 = attached  # on a warrior, besides what it does to his values
        self.cursed: i64 = cursed  # a card that an opponent has laid on you
        self.near: i64 = near  # the nearer the target, the dearer a promotion point
        self.stuck: i64 = stuck  # a full hand without a warrior: nothing will be drawn
        self.nobody: i64 = nobody  # without a warrior who can fight the game will be lost
        self.champion: i64 = champion  # for each point of one's strongest attack: one a turn
        self.feared: i64 = feared  # of a hundred parts of an attack that can be made next turn


WRITTEN: Final = Scales(  # by us, as far as we understand the game
    promotion=300,
    destiny=100,
    riches=25,
    card=60,
    action=90,
    in_play=160,
    armoured=25,
    strong=20,
    deadly=60,
    fights=0,
    unseen=300,
    idle=40,
    lying=250,
    attached=180,
    cursed=-300,
    near=400,
    stuck=-150,
    nobody=-600,
    champion=0,
    feared=50,
)


@final
class Fighter:
    """One warrior as the bot sees him."""

    def __init__(self, s: Fight, warrior: Piece, by: Scales) -> None:
        sheet = Sheet(s, warrior)
        self.scales = by
        self.warrior = warrior
        self.values = sheet.values
        self.kills: i64 = sheet.kills
        self.haste: i64 = sheet.haste
        self.hardy = sheet.hardy
        self.number: i64 = warrior.number
        self.by: i64 = warrior.by
        self.wounded = warrior.wounded
        stance = Stance(s, warrior)
        self.fights = stance.fights
        self.attacks = stance.attacks
        self.target = stance.target
        self.tactics = stance.tactics
        fight, shoot, armour, value = [0 if n == STRUCK_OUT else n for n in self.values]
        worth = int(by.in_play * value + by.armoured * armour + by.strong * max(fight, shoot))
        if self.kills:
            worth += int(by.deadly)
        if self.fights:
            worth += int(by.fights)
        if warrior.down or warrior.behind != NOTHING:
            worth -= int(by.idle * value)
        self.worth = 2 * worth // 3 if warrior.wounded else worth

    def struck_by(self, foe: Fighter, tactic: Value) -> int:
        if foe.values[tactic.place] < self.values[2]:
            return UNHURT
        dies = self.wounded or (foe.kills & tactic.bits and not self.hardy)
        return KILLED if dies else WOUNDED

    def blow(self) -> int:
        """How strongly he attacks at best."""
        return max([self.values[tactic.place] for tactic in self.tactics], default=0)

    def loss(self, fate: int) -> int:
        """What his player loses by this fate."""
        if fate == UNHURT:
            return 0
        return self.worth if fate == KILLED else self.worth // 3

    def reward(self, fate: int) -> int:
        """What his opponent gains by it."""
        return int(self.scales.promotion * max(0, self.values[3])) if fate == KILLED else 0


@final
class Troops:
    """All warriors who are no secret, as they stand outside duels in the turn of this seat."""

    def __init__(self, s: Fight, active: i64, by: Scales) -> None:
        self.active: i64 = active
        self.scales = by
        self.fighters = [Fighter(s, it, by) for it in s.warriors() if not it.unpaid]
        self.attacks: dict[int, int] = {}  # the best of each seat, once asked for


def fighters_of(s: Fight, by: Scales = WRITTEN) -> list[Fighter]:
    """All warriors who are no secret.  While the table stays as it is they are looked at once, and
    in a duel again only those who fight it."""
    survey = s.look()
    judged = survey.judged
    active: i64 = s.active()
    duel = s.duel()
    if isinstance(judged, Troops) and judged.active == active and judged.scales is by:
        if duel is None:
            return judged.fighters
        return [_in_the_duel(s, duel, it) for it in judged.fighters]
    troops = Troops(s, active, by)
    if duel is None:
        survey.judged = troops
    return troops.fighters


def _in_the_duel(s: Fight, duel: Duel, fighter: Fighter) -> Fighter:
    fights = fighter.number == duel.attacker or fighter.number == duel.defender
    return Fighter(s, fighter.warrior, fighter.scales) if fights else fighter


def of_position(s: Fight, seat: int, by: Scales = WRITTEN) -> int:
    """What the position is worth to this seat against the best of the others, or to its team."""
    if s.over():
        return of_the_end(s, seat)
    fighters = fighters_of(s, by)
    gains = under_way(s, fighters, by)
    if s.teams:
        total = 0
        for other in s.circle:
            worth = _of_seat(s, other, fighters, by) + gains[other]
            total += worth if s.allied(other, seat) else -worth
        return total
    best = -WON
    for other in s.circle:
        if other != seat:
            best = max(best, _of_seat(s, other, fighters, by) + gains[other])
    return _of_seat(s, seat, fighters, by) + gains[seat] - best


def of_the_end(s: Fight, seat: int) -> int:
    """What it is worth to have won, lost or drawn."""
    if s.result in (DRAWN, TECHNICAL):
        return 0
    return WON if s.allied(s.result, seat) else -WON


def _of_seat(s: Fight, seat: int, fighters: list[Fighter], by: Scales) -> int:
    """What a seat has on the table, in hand and in points."""
    destiny: i64 = s.destiny[seat]
    hand = s.hands[seat]
    total = on_the_table(s, seat, fighters, by) + by.card * len(hand)
    total += by.destiny * min(destiny, RICH) + by.riches * max(0, destiny - RICH)
    full = len(hand) >= HAND and len(s.decks[seat]) > 0
    if full and not any(card.kind is WARRIOR for card in hand):
        total += by.stuck
    return int(total)


def on_the_table(s: Fight, seat: int, fighters: list[Fighter], by: Scales) -> i64:
    """What lies open to everybody: promotion points, debts, warriors and all other pieces."""
    promotion: i64 = s.promotion[seat]
    total = by.promotion * promotion - 2 * by.destiny * s.debts[seat]
    total += by.near * promotion // max(1, s.target - promotion)
    ready = False
    strongest = 0
    for fighter in fighters:
        if fighter.by == seat:
            total += fighter.worth
            if fighter.fights:
                ready = True
                strongest = max(strongest, fighter.blow())
    total += by.champion * strongest
    for piece in s.table:
        if piece.unpaid:
            if piece.by == seat:
                ready = True
                total += by.unseen
        elif piece.card.kind is not WARRIOR:
            if piece.on != NOTHING:
                total += by.attached if piece.by == seat else 0
            elif piece.by == seat and piece.player in (seat, NOTHING):
                total += by.lying
            elif piece.player == seat:
                total += by.cursed
    return total if ready else total + by.nobody


def under_way(s: Fight, fighters: list[Fighter], by: Scales) -> list[int]:
    """What each seat may expect of the duel that is fought, or of the actions that are left."""
    gains = [0 for _ in s.hands]
    peace = bars_duels(s)
    attacking = NOTHING  # whose attack of this turn is still to come
    for f in s.stack:
        notes = f.notes
        if isinstance(notes, Turn):
            if f.rule is TURN and f.line > ACTIONS_UNTIL:
                continue
            active = int(f.you)
            gains[active] += int(by.action * (notes.actions + notes.calm + notes.free))
            able = notes.attacks > 0 or (notes.actions > 0 and not notes.basic)
            if able and s.duel() is None and not peace and YouMayAttack().true(s, active):
                gains[active] += attack_of(s, fighters, active, by)
                attacking = active
        elif isinstance(notes, Spoils):
            for award in notes.awards:
                seat = int(award.seat)
                if award.destiny == NOTHING:
                    worth = by.destiny if award.only else by.promotion
                    gains[seat] += int(worth * award.points)
                else:
                    earned = by.promotion * award.promotion + by.destiny * award.destiny
                    gains[seat] += int(earned)
            if isinstance(notes, Harm):
                _expect_harm(notes, fighters, gains)
    duel = s.duel()
    if duel is not None and not duel.dead and not duel.ended:
        if duel.defender == NOTHING:
            named = int(s.attacking())
            gains[named] += best_attack(s, fighters, named, by)
        else:
            _expect(s, duel, fighters, gains)
    if not peace:
        for seat in s.circle:
            if seat != attacking:
                gains[seat] += attack_of(s, fighters, int(seat), by) * int(by.feared) // 100
    return gains


def attack_of(s: Fight, fighters: list[Fighter], seat: int, by: Scales) -> int:
    """The best attack of a seat; while the table stays as it is it is looked for once."""
    judged = s.look().judged
    if not isinstance(judged, Troops) or judged.fighters is not fighters:
        return best_attack(s, fighters, seat, by)
    known = judged.attacks.get(seat)
    if known is None:
        known = judged.attacks[seat] = best_attack(s, fighters, seat, by)
    return known


def _expect_harm(harm: Harm, fighters: list[Fighter], gains: list[int]) -> None:
    """What is about to happen outside a duel."""
    for hit in harm.hits:
        for fighter in fighters:
            if fighter.number == hit.number:
                gains[int(fighter.by)] -= fighter.loss(int(hit.fate))
                if hit.earns and hit.fate == KILLED and fighter.by != hit.by:
                    gains[int(hit.by)] += fighter.reward(KILLED)


def _expect(s: Fight, duel: Duel, fighters: list[Fighter], gains: list[int]) -> None:
    """The duel as it would end now."""
    attacker: Fighter | None = None
    defender: Fighter | None = None
    for fighter in fighters:
        if fighter.number == duel.attacker:
            attacker = fighter
        elif fighter.number == duel.defender:
            defender = fighter
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


def clash(attacker: Fighter, defender: Fighter, tactic: Value, first: i64) -> tuple[int, int]:
    """The fates of both if they fought now and nobody played a card."""
    one, other = attacker.struck_by(defender, tactic), defender.struck_by(attacker, tactic)
    if first == attacker.number and other == KILLED:
        one = UNHURT
    elif first == defender.number and one == KILLED:
        other = UNHURT
    return one, other


def best_tactic(attacker: Fighter, defender: Fighter) -> tuple[int, int]:
    """The fates by the tactic that the attacking player would choose."""
    first: i64 = NOTHING
    if attacker.haste != defender.haste:
        first = attacker.number if attacker.haste > defender.haste else defender.number
    best = (UNHURT, UNHURT)
    found = False
    for tactic in attacker.tactics:
        if tactic in defender.tactics:
            fates = clash(attacker, defender, tactic, first)
            if not found or profit(attacker, defender, fates) > profit(attacker, defender, best):
                best = fates
                found = True
    return best


def profit(attacker: Fighter, defender: Fighter, fates: tuple[int, int]) -> int:
    """What the attacking player gains on balance."""
    mine = defender.reward(fates[1]) - attacker.loss(fates[0])
    return mine - attacker.reward(fates[0]) + defender.loss(fates[1])


def best_attack(s: Fight, fighters: list[Fighter], seat: int, by: Scales) -> int:
    """The profit of the best attack this seat could make, or of Sabotage where nobody defends; a
    little less than of one under way."""
    best = 0
    hidden = any(it.unpaid and not s.allied(it.by, seat) for it in s.table)
    unguarded = not hidden and not any(it.fights and not s.allied(it.by, seat) for it in fighters)
    for attacker in fighters:
        if attacker.by != seat or not attacker.attacks:
            continue
        if unguarded:
            best = max(best, int(by.promotion) * ((attacker.values[3] + 1) // 2))
        if hidden:
            best = max(best, int(by.promotion) * (1 if attacker.blow() < GUESSED else 2))
        for defender in fighters:
            if (
                not s.allied(defender.by, seat)
                and defender.target
                and not across_the_line(attacker.warrior, defender.warrior)
            ):
                fates = best_tactic(attacker, defender)
                best = max(best, profit(attacker, defender, fates))
    return best * 9 // 10
