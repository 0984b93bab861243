"""Doomtrooper, the notes: what is written down while a duel, a play or a turn goes on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.terms import (
    ACTIONS,
    NOTHING,
    UNHURT,
    Value,
)
from kostka.kernel.step import NOBODY, Frame, Notes, Word

REPLACED: Final = 1  # as the fate of what was found in a search
ANNIHILATED_UNSEEN: Final = 2


@final
@mypyc_attr(acyclic=True)
class Award:
    """Points for a kill or a Sabotage, as announced; nobody has them before they are booked."""

    __slots__ = ("destiny", "either", "only", "points", "promotion", "seat", "victim")

    def __init__(
        self,
        seat: i64,
        points: i64,
        only: bool,
        destiny: i64 = NOTHING,
        promotion: i64 = 0,
        either: bool = False,
        victim: i64 = NOTHING,
    ) -> None:
        self.seat: i64 = seat
        self.points: i64 = points
        self.only = only  # destiny points only: DOOM-DUEL-09, DOOM-MERC-03
        self.destiny: i64 = destiny  # not yet announced while it is NOTHING
        self.promotion: i64 = promotion
        self.either = either  # all of one kind; destiny points count double
        self.victim: i64 = victim  # who was killed

    def announced(self, destiny: i64) -> Award:
        """So many of them as destiny points, the rest as promotion points: DOOM-DUEL-51."""
        rest = self.points - destiny
        if self.either:
            destiny = 2 * destiny
        return Award(self.seat, self.points, self.only, destiny, rest, self.either, self.victim)

    def to(self, seat: i64) -> Award:
        """The same for somebody else."""
        return Award(
            seat,
            self.points,
            self.only,
            self.destiny,
            self.promotion,
            self.either,
            self.victim,
        )

    def worth(self, points: i64, either: bool) -> Award:
        """So many points instead."""
        return Award(self.seat, points, self.only, self.destiny, 0, either, self.victim)


@final
@mypyc_attr(acyclic=True)
class Hit:
    """What is about to happen to a warrior outside a duel's own comparison."""

    __slots__ = ("by", "earns", "fate", "killer", "number")

    def __init__(self, number: i64, fate: i64, by: i64, earns: bool, killer: i64 = NOTHING) -> None:
        self.number: i64 = number
        self.fate: i64 = fate
        self.by: i64 = by  # the player who does it
        self.earns = earns  # a kill is paid for: DOOM-AMB-52
        self.killer: i64 = killer  # the warrior who does it, if one does


@mypyc_attr(acyclic=True)
class Spoils(Notes):
    """Something for which points may be awarded."""

    def __init__(self, awards: tuple[Award, ...]) -> None:
        self.awards = awards

    def change_award(self, i: int, award: Award) -> None:
        self.awards = (*self.awards[:i], award, *self.awards[i + 1 :])


@final
@mypyc_attr(acyclic=True)
class Harm(Spoils):
    """Wounds dealt outside a duel, and what they earn."""

    def __init__(self, hits: tuple[Hit, ...], awards: tuple[Award, ...] = ()) -> None:
        super().__init__(awards)
        self.hits = hits

    def copy(self) -> Harm:
        return Harm(self.hits, self.awards)


@final
@mypyc_attr(acyclic=True)
class Raid(Spoils):
    """One Sabotage: by whom, against whom, and whether it was prevented."""

    def __init__(
        self,
        saboteur: int = NOTHING,
        victim: int = NOBODY,
        failed: bool = False,
        awards: tuple[Award, ...] = (),
    ) -> None:
        super().__init__(awards)
        self.saboteur: i64 = saboteur
        self.victim: i64 = victim
        self.failed = failed

    def copy(self) -> Raid:
        return Raid(self.saboteur, self.victim, self.failed, self.awards)


@final
@mypyc_attr(acyclic=True)
class Duel(Spoils):
    """What is noted down during one duel and forgotten with it."""

    def __init__(
        self,
        had: int,
        attacker: int = NOTHING,
        defender: int = NOTHING,
        defending: int = NOBODY,
        tactic: Value | None = None,
        zone: int = NOTHING,
        cards: tuple[Piece, ...] = (),
        fates: tuple[int, int] = (UNHURT, UNHURT),
        struck: bool = False,
        waiting: int = NOTHING,
        dead: tuple[int, ...] = (),
        awards: tuple[Award, ...] = (),
        led: bool = False,
        weapons: tuple[int, int] = (NOTHING, NOTHING),
        joined: tuple[tuple[int, int], ...] = (),
        ended: bool = False,
        own: bool = False,
        hurt: tuple[int, ...] = (),
        slain: tuple[tuple[int, Word], ...] = (),
        spent: tuple[int, ...] = (),
        backed: tuple[tuple[int, int], ...] = (),
        second: int = 0,
        bound: Value | None = None,
        loot: tuple[Piece, ...] = (),
        left: tuple[tuple[int, int, Card], ...] = (),
        shown: bool = False,
    ) -> None:
        super().__init__(awards)
        self.had: i64 = had  # warriors the attacking player had when the duel was declared
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.defending: i64 = defending  # the defender's player
        self.tactic = tactic
        self.zone: i64 = zone
        self.cards = cards
        self.fates = fates  # of the attacker, of the defender; not yet carried out
        self.struck = struck  # the values have been compared
        self.waiting: i64 = waiting  # who strikes back if he survives the first strike
        self.dead = dead
        self.led = led  # by an action that a card has turned into an attack
        self.weapons = weapons  # which one each uses: DOOM-AMB-26
        self.joined = joined  # reinforcements: whom they join, and who
        self.ended = ended  # broken off
        self.own = own  # a card lets you attack your own: DOOM-DUEL-08
        self.hurt = hurt  # who was wounded by its blows
        self.slain = slain  # who killed, and of which affiliation the killed were, or a feat
        self.spent = spent  # pieces whose ability for one duel was used
        self.backed = backed  # whose blows others add to, and who; they are not struck themselves
        self.second: i64 = second  # whom the same attack action is to reach after it, unless 0
        self.bound = bound  # the tactic it has to be, if that is settled
        self.loot = loot  # the Relics of those who were killed, as they lay on them
        self.left = left  # equipment of the killed: the killer's player, its owner, the card
        self.shown = shown  # the defender was hidden when he was attacked

    def copy(self) -> Duel:
        return Duel(
            self.had,
            self.attacker,
            self.defender,
            self.defending,
            self.tactic,
            self.zone,
            self.cards,
            self.fates,
            self.struck,
            self.waiting,
            self.dead,
            self.awards,
            self.led,
            self.weapons,
            self.joined,
            self.ended,
            self.own,
            self.hurt,
            self.slain,
            self.spent,
            self.backed,
            self.second,
            self.bound,
            self.loot,
            self.left,
            self.shown,
        )

    def foe_of(self, number: i64) -> i64:
        if number == self.attacker:
            return self.defender
        if number == self.defender:
            return self.attacker
        for beside, who in self.joined:
            if who == number:
                return self.foe_of(beside)
        for beside, who in self.backed:
            if who == number:
                return self.foe_of(beside)
        return NOTHING

    def group(self, number: i64) -> list[int]:
        """The fighter and those who have joined him."""
        return [int(number), *[who for beside, who in self.joined if beside == number]]

    def has_part(self, number: int) -> bool:
        return number in self.group(self.attacker) or number in self.group(self.defender)

    def strikers(self, number: i64) -> list[int]:
        """All whose blows are added to his."""
        return self.group(number) + [who for beside, who in self.backed if beside == number]

    def seal(self, number: i64, fate: int) -> None:
        """What is about to happen to one of the two."""
        one, other = self.fates
        self.fates = (fate, other) if number == self.attacker else (one, fate)

    def weapon_of(self, number: i64) -> int:
        if number == self.attacker:
            return self.weapons[0]
        return self.weapons[1] if number == self.defender else NOTHING


@final
@mypyc_attr(acyclic=True)
class Waiting(Notes):
    """The second attack of one action, until the first is over."""

    def __init__(self, attacker: int, defender: int, cards: tuple[Piece, ...] = ()) -> None:
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.cards = cards  # what was played on the attacker and counts again

    def copy(self) -> Waiting:
        return Waiting(self.attacker, self.defender, self.cards)


@final
@mypyc_attr(acyclic=True)
class Turned(Notes):
    """Whose ability was used in a window since a card was played there."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers

    def copy(self) -> Turned:
        return Turned(self.numbers)


@final
@mypyc_attr(acyclic=True)
class Played(Notes):
    """What one play of a card, or one use of an ability, is about."""

    def __init__(
        self,
        target: int = NOTHING,
        n: int = 1,
        cancelled: bool = False,
        stays: bool = False,
        source: int = NOTHING,
        free: bool = False,
        caster: int = NOTHING,
        paid: int = 0,
        named: tuple[int, ...] = (),
        real: Card | None = None,
    ) -> None:
        self.real = real  # the card of the hand that is played as another
        self.target: i64 = target
        self.n: i64 = n  # how many times its effect was bought
        self.cancelled = cancelled
        self.stays = stays  # it has become a piece
        self.source: i64 = source  # the piece whose ability is used
        self.free = free  # at no cost, by leave of another card
        self.caster: i64 = caster  # DOOM-ART-23
        self.paid: i64 = paid  # in destiny points
        self.named = named  # further pieces it is about

    def copy(self) -> Played:
        return Played(
            self.target,
            self.n,
            self.cancelled,
            self.stays,
            self.source,
            self.free,
            self.caster,
            self.paid,
            self.named,
            self.real,
        )


@final
@mypyc_attr(acyclic=True)
class Found(Notes):
    """A card that was chosen in a search and is not yet taken."""

    def __init__(
        self,
        card: Card,
        first: bool,
        fate: int = 0,
        other: Card | None = None,
        beneath: bool = False,
        guessed: bool = False,
    ) -> None:
        self.card = card
        self.first = first  # the discard pile is searched before the draw pile
        self.fate: i64 = fate
        self.other = other  # what has come in its place
        self.beneath = beneath  # it goes to the bottom of the draw pile
        self.guessed = guessed  # in an imagined game, where it cannot be taken

    def copy(self) -> Found:
        return Found(self.card, self.first, self.fate, self.other, self.beneath, self.guessed)


def total(numbers: list[int]) -> i64:
    """All together, such as the turns of all players."""
    found: i64 = 0
    for n in numbers:
        found += n
    return found


@final
@mypyc_attr(acyclic=True)
class Turn(Notes):
    """The actions that are left in one turn, or of those that somebody takes out of turn.

    DOOM-TYPE-01 to -18: ordinary ones are undefined; extra ones are of the kind the card says.
    """

    def __init__(
        self,
        actions: int = ACTIONS,
        attacks: int = 0,
        calm: int = 0,
        free: int = 0,
        committed: bool = False,
        basic: bool = False,
        ended: bool = False,
        fury: bool = False,
        raided: bool = False,
        attacked: bool = False,
        could: int = 0,
        led: int = 0,
        came: int = 0,
        feat: tuple[int, ...] = (),
        moved: int = 0,
        lost: tuple[tuple[int, Card], ...] = (),
        entry: tuple[int, ...] = (),
    ) -> None:
        self.entry = entry  # who was hidden a moment ago, or revealed, and what was paid for him
        self.feat = feat  # who fulfilled a Mission since then, and what he got at once, if any
        self.came: i64 = came  # who came into play since the last action was chosen, unless 0
        self.actions: i64 = actions  # ordinary
        self.attacks: i64 = attacks  # extra attack actions
        self.calm: i64 = calm  # extra non-attack actions
        self.free: i64 = free  # extra undefined actions
        self.committed = committed  # an ordinary action was an attack, so the others must be too
        self.basic = basic  # the one attack of the basic rule was made
        self.ended = ended  # no non-attack action any more: DOOM-AMB-73
        self.fury = fury  # every ordinary action may be an attack
        self.raided = raided
        self.attacked = attacked  # an attack action was taken
        self.could: i64 = could  # actions there were when the last attack was declared
        self.led: i64 = led  # how many actions a card has turned into attacks
        self.moved: i64 = moved  # who has transferred by the last of them, unless 0
        self.lost = lost  # special cards that had stayed in play until a moment ago, and whose

    def copy(self) -> Turn:
        return Turn(
            self.actions,
            self.attacks,
            self.calm,
            self.free,
            self.committed,
            self.basic,
            self.ended,
            self.fury,
            self.raided,
            self.attacked,
            self.could,
            self.led,
            self.came,
            self.feat,
            self.moved,
            self.lost,
            self.entry,
        )

    def left(self) -> i64:
        return self.actions + self.attacks + self.calm + self.free


def play_of(f: Frame) -> Playable:
    play = f.it
    assert isinstance(play, Playable)
    return play


def notes_of(f: Frame) -> Played:
    notes = f.notes
    assert isinstance(notes, Played)
    return notes
