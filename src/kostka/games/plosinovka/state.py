"""Plošinovka, the state of a game, and what can befall heroes, enemies and the tower.

Each change is one function that makes it and reports it.  A figure is known by its field.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.plosinovka.card import Artifact, BossToken, Card, Enemy, any_claimed, claim_of
from kostka.games.plosinovka.grid import BOSS_TOKEN, GEM, GOLD, TRAP, TowerCard
from kostka.games.plosinovka.notes import Turn
from kostka.games.plosinovka.readings import ALL_BOSS_ATTACKS, AS_IN_THE_BOX
from kostka.games.plosinovka.table import EMPTY, FIRST_KIND, Table
from kostka.games.plosinovka.terms import (
    BLANK,
    CLAIMED,
    DRAWN,
    ENEMY_ATTACKED,
    FAINTED,
    FAINTING,
    GEMS_GAINED,
    GEMS_IN_THE_BOX,
    GEMS_SPENT,
    GOLD_GAINED,
    GOLD_IN_THE_BOX,
    GOLD_LOST,
    GOLD_OWNED,
    HURT_IN_A_TURN,
    LEVEL_REMOVED,
    LIVES_GAINED,
    LOST,
    MORE_LIVES,
    NO_LADDERS,
    OFF,
    SOLO_LOST,
    SPECIAL_RESET,
    SPECIAL_SET,
    SUFFERED,
    SYMBOLS,
    TOKEN_GAINED,
    TOKEN_LOST,
    TRAP_FIELD,
    TRAP_PROOF,
    UNDECIDED,
    WON,
)
from kostka.games.plosinovka.tower import Tower
from kostka.kernel.chance import Luck
from kostka.kernel.step import NOBODY, Word

MANY: Final = 200  # changed fields that are remembered
NOT_ANY_MORE: Final = -99  # of the damage of a turn, after fainting in it


@final
@mypyc_attr(free_list_len=1)
class Climb(Table):
    """One game, wherever it stands."""

    def clone(self) -> Climb:
        return Climb(
            self.levels,
            self.width,
            self.rows,
            self.theme,
            self.boss,
            [player.copy() for player in self.players],
            self.circle.copy(),
            self.cards.copy(),
            self.lowest,
            self.guards.copy(),
            self.kinds.copy(),
            self.board.copy(),
            self.lying.copy(),
            self.heap.copy(),
            self.foes.copy(),
            self.items.copy(),
            self.potions.copy(),
            self.bottom.copy(),
            self.item_shop.copy(),
            self.potion_shop.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.artifacts.copy(),
            self.events.copy(),
            self.shown.copy(),
            self.pool.copy(),
            self.rolled.copy(),
            self.solo,
            self.turn,
            self.overkill,
            self.result,
            self.limit,
            self.bookmark(),
            int(self.seat),
            self.readings,
            self.offered,
            self.tower,
        )

    def imagine(self, seat: int, luck: Luck) -> Climb:
        """Nothing is hidden, so it is this game."""
        return self.clone()

    # What players have

    def left(self, what: int) -> int:
        """Gold or gems that the common supply still has, where a table counts them: TOW-AMB-41."""
        lying = self.lying.count(what)
        if what == GOLD:
            return GOLD_IN_THE_BOX - lying - sum([int(player.gold) for player in self.players])
        return GEMS_IN_THE_BOX - lying - sum([int(player.gems) for player in self.players])

    def gain_gold(self, seat: i64, n: int, source: Any) -> None:
        if self.readings & AS_IN_THE_BOX:
            n = min(n, self.left(GOLD))
        if n > 0:
            player = self.players[seat]
            player.gold += n
            self.report(GOLD_GAINED, seat, n, None, source)
            self.earn(seat, GOLD_OWNED, player.gold)

    def lose_gold(self, seat: i64, n: int, source: Any) -> None:
        player = self.players[seat]
        n = min(n, player.gold)
        if n > 0:
            player.gold -= n
            self.report(GOLD_LOST, seat, n, None, source)

    def gain_gems(self, seat: i64, n: int, source: Any) -> None:
        if self.readings & AS_IN_THE_BOX:
            n = min(n, self.left(GEM))
        if n > 0:
            self.players[seat].gems += n
            self.report(GEMS_GAINED, seat, n, None, source)

    def spend_gems(self, seat: i64, n: int, source: Any) -> None:
        if n > 0:
            self.players[seat].gems -= n
            self.report(GEMS_SPENT, seat, n, None, source)

    def gain_lives(self, seat: i64, n: int, source: Any) -> None:
        """Not above the supply."""
        player = self.players[seat]
        n = min(n, self.most_lives(seat) - player.lives)
        if n > 0:
            player.lives += n
            self.report(LIVES_GAINED, seat, n, None, source)

    def set_special(self, seat: i64, symbol: int) -> None:
        self.players[seat].special = symbol
        self.report(SPECIAL_SET, seat, symbol, SYMBOLS[symbol], None)

    def reset_special(self, seat: i64, source: Any) -> None:
        """TOW-DICE-06"""
        player = self.players[seat]
        if player.special != BLANK:
            player.special = BLANK
            self.report(SPECIAL_RESET, seat, 0, None, source)

    def own(self, seat: i64, card: Card) -> None:
        """An item or artifact comes to a player, ready to be used."""
        self.players[seat].owned.append(card)
        for passive in card.passives:
            if passive.what is MORE_LIVES:
                self.gain_lives(seat, passive.n, card)

    def gain_token(self, seat: i64, token: BossToken, source: Any) -> None:
        """TOW-BTOKEN-01, -02"""
        player = self.players[seat]
        if player.at == OFF:
            return
        if token in player.tokens:
            self.suffer(seat, 1, token)
        else:
            player.tokens.append(token)
            self.report(TOKEN_GAINED, seat, 1, token, source)

    def lose_token(self, seat: i64, token: BossToken) -> None:
        self.players[seat].tokens.remove(token)
        self.report(TOKEN_LOST, seat, 1, token, None)

    # Harm

    def suffer(self, seat: i64, n: int, source: Any) -> None:
        """TOW-HURT-02, -03"""
        player = self.players[seat]
        if n <= 0 or player.at == OFF:
            return
        player.lives -= n
        self.report(SUFFERED, seat, n, None, source)
        turn = self.turn_notes()
        if player.lives <= 0:
            self.hurt(turn, seat, NOT_ANY_MORE)
            self.faint(seat)
        else:
            self.hurt(turn, seat, n)
            if turn.hurt:
                self.earn(seat, HURT_IN_A_TURN, turn.hurt[seat])

    def hurt(self, turn: Turn, seat: i64, n: int) -> None:
        """Damage of this turn, kept only while artifacts could ask for it."""
        if self.in_artifact_game():
            before = turn.hurt if turn.hurt else tuple([0 for _ in self.players])
            turn.hurt = tuple([h + n if i == seat else h for i, h in enumerate(before)])

    def in_artifact_game(self) -> bool:
        if self.artifacts:
            return True
        for player in self.players:
            if any_claimed(player.owned):
                return True
        return False

    def faint(self, seat: i64) -> None:
        """TOW-FAINT-01 to -05"""
        player = self.players[seat]
        player.home = self.inside(seat)
        if player.at != OFF and self.seat_at(player.at) == seat:
            self.stand(player.at, EMPTY)
        player.at = OFF
        self.report(FAINTED, seat, 0, None, None)
        self.reset_special(seat, None)
        while player.tokens:
            self.lose_token(seat, player.tokens[-1])
        player.lives = self.most_lives(seat)
        player.floats = False
        self.earn(seat, FAINTING, 1)
        if self.solo:  # TOW-SOLO-07
            self.finish(SOLO_LOST)

    def attacked_by(self, seat: i64, enemies: list[Enemy]) -> None:
        """TOW-AMB-19: all at once; the sum is suffered, every ability counts."""
        total = 0
        for enemy in enemies:
            harm = self.harm(seat, enemy)
            total += harm
            self.report(ENEMY_ATTACKED, seat, harm, enemy, None)
            if enemy.steals:
                self.lose_gold(seat, enemy.steals, enemy)
            if enemy.howls:
                self.reset_special(seat, enemy)
        if enemies:
            self.suffer(seat, total, enemies[0] if len(enemies) == 1 else None)

    def enemies_next_to(self, field: i64) -> list[Enemy]:
        found: list[Enemy] = []
        board = self.board
        for other in self.tower.adjacent(field):
            code: i64 = board[other]
            if code >= FIRST_KIND:
                found.append(self.kinds[code - FIRST_KIND])
        if self.readings & ALL_BOSS_ATTACKS:
            self._add_boss_behind_walls(field, found)
        return found

    def _add_boss_behind_walls(self, field: i64, found: list[Enemy]) -> None:
        at = self.boss_field()
        if at != OFF and self.tower.apart(at, field) == 1 and not self.tower.is_next(at, field):
            enemy = self.enemy_at(at)
            if enemy is not None and self.tower.in_boss_level(field):
                found.append(enemy)

    # The board

    def stand(self, field: i64, code: i64) -> None:
        """This figure is on a field, or nobody: EMPTY."""
        self.board[field] = int(code)
        self.touch(field)

    def lay(self, field: i64, what: int) -> None:
        """This lies on a field, or nothing: 0."""
        self.lying[field] = what
        self.touch(field)

    def touch(self, field: i64) -> None:
        """A field has changed."""
        if len(self.touched) == MANY:
            self.touched = []
        self.touched.append(int(field))

    def put_hero(self, seat: i64, field: i64) -> None:
        """Onto a free field, from wherever."""
        player = self.players[seat]
        if player.at != OFF and self.seat_at(player.at) == seat:
            self.stand(player.at, EMPTY)
        player.at = field
        self.stand(field, seat + 1)

    def put_enemy(self, enemy: Enemy, field: i64) -> None:
        if enemy not in self.kinds:
            self.kinds.append(enemy)
        self.stand(field, FIRST_KIND + self.kinds.index(enemy))

    def shift_enemy(self, field: i64, to: i64) -> None:
        code = self.board[field]
        self.stand(field, EMPTY)
        self.stand(to, code)

    def collect(self, seat: i64, field: i64) -> None:
        """TOW-MAP-11"""
        lies = self.lying[field]
        if lies:
            self.lay(field, 0)
            if lies == GOLD:
                self.gain_gold(seat, 1, None)
            elif lies == GEM:
                self.gain_gems(seat, 1, None)

    def feel(self, seat: i64, field: i64) -> None:
        """What a field does to a hero that has come there: TOW-MAP-12, TOW-BTOKEN-01."""
        shows = self.tower.content[field]
        if shows == TRAP:
            if not self.passive(seat, TRAP_PROOF):
                self.suffer(seat, 1, TRAP_FIELD)
        elif shows == BOSS_TOKEN and self.boss is not None:
            self.gain_token(seat, self.boss.on_fields, None)

    def ladders_hold(self, seat: i64) -> bool:
        return not self.passive(seat, NO_LADDERS)

    # The tower

    def reveal(self, left: TowerCard, right: TowerCard) -> None:
        at = self.tower.highest + 1
        self.cards[2 * at] = left
        self.cards[2 * at + 1] = right
        self.build()

    def build(self) -> None:
        self.tower = Tower(self.levels, self.width, self.rows, tuple(self.cards), self.lowest)
        self.touched = []

    def remove_lowest(self) -> None:
        """TOW-REMOVE-03 to -06; who stands there faints at once with the others: TOW-AMB-58."""
        at = self.lowest
        first = at * self.rows * self.width
        self.at_once()
        for seat in self.from_seat(self.active()):
            field = self.players[seat].at
            if field != OFF and self.tower.level(field) == at:
                self.faint(seat)
        self.settle()
        for field in range(first, first + self.rows * self.width):
            self.board[field] = EMPTY
            self.lying[field] = 0
        self.lowest += 1
        self.build()
        self.report(LEVEL_REMOVED, NOBODY, at + 1, None, None)

    def leave_below(self) -> None:
        """TOW-BLEVEL-07, TOW-AMB-39: once all heroes are in the boss level, it is all there is."""
        if self.lowest == self.levels - 1:
            return
        for seat in self.circle:
            player = self.players[seat]
            if not (self.inside(seat) or (player.at == OFF and player.home)):
                return
        while self.lowest < self.levels - 1:
            self.remove_lowest()

    # Artifacts

    def earn(self, seat: i64, what: Word, n: int) -> None:
        """TOW-ART-03, -04, -05: whoever fulfils the condition takes the card, even from others."""
        if self.claims is not None:
            self.claims.append((int(seat), what, n))
            return
        if self.artifacts:
            for card in self.artifacts.copy():
                if card.claim.what is what and n >= card.claim.n:
                    self.take(seat, card, NOBODY)
        for other in range(len(self.players)):
            if other == seat or not any_claimed(self.players[other].owned):
                continue
            for owned in self.players[other].owned.copy():
                claim = claim_of(owned)
                if claim is not None and claim.what is what and n >= claim.n:
                    self.take(seat, owned, other)

    def take(self, seat: i64, card: Card, owner: int) -> None:
        """An artifact comes to a player, from the middle of the table or from its owner."""
        if owner == NOBODY:
            assert isinstance(card, Artifact)
            self.artifacts.remove(card)
        else:
            self.players[owner].owned.remove(card)
            if card in self.players[owner].turned:
                self.players[owner].turned.remove(card)
        self.own(seat, card)
        self.report(CLAIMED, seat, 0, card, None if owner == NOBODY else owner)

    def at_once(self) -> None:
        """What follows befalls several heroes in one moment; `settle` ends it: TOW-AMB-58."""
        if self.in_artifact_game():
            self.claims = []

    def settle(self) -> None:
        """Of all who fulfilled a condition, the active player takes the card, or the next one."""
        claims = self.claims
        self.claims = None
        if not claims or self.decided():
            return
        for card in self.artifacts.copy():
            self._settle(card, NOBODY, claims)
        for owner in range(len(self.players)):
            for owned in self.players[owner].owned.copy():
                self._settle(owned, owner, claims)

    def _settle(self, card: Card, owner: int, claims: list[tuple[int, Word, int]]) -> None:
        claim = claim_of(card)
        if claim is None:
            return
        for seat in self.from_seat(self.active()):
            if claim.what is HURT_IN_A_TURN and self.players[seat].at == OFF:
                continue  # who has fainted meanwhile
            for who, what, n in claims:
                if who == seat and what is claim.what and n >= claim.n:
                    if seat != owner:  # who has it already keeps it as it lies: TOW-AMB-59
                        self.take(seat, card, owner)
                    return

    # The end

    def finish(self, result: int) -> None:
        """TOW-WIN-01: at this very moment."""
        if self.result != UNDECIDED:
            return
        self.result = result
        self.stack.clear()
        self.seat = NOBODY
        self.offered = None
        if result >= 0:
            self.report(WON, result, 0, None, None)
        elif result == SOLO_LOST:
            self.report(LOST, 0, 0, None, None)

    def agree(self) -> None:
        self.finish(DRAWN)
        self.news = []

    def resign(self, seat: int) -> None:
        """The hero leaves the map; a turn of this player is broken off."""
        if seat not in self.circle or not self.stack:
            return
        if self.solo:
            self.finish(SOLO_LOST)
            return
        mine = self.active() == seat
        after = self.from_seat(seat)[1]
        player = self.players[seat]
        if player.at != OFF:
            if self.seat_at(player.at) == seat:
                self.stand(player.at, EMPTY)
            player.at = OFF
        self.circle.remove(seat)
        if len(self.circle) == 1:
            self.finish(self.circle[0])
            return
        self.leave_below()
        asked = self.seat
        if mine and isinstance(self.stack[0].notes, Turn):
            del self.stack[1:]
            self.stack[0].you = after
            self.stack[0].restart()
            self.seat = NOBODY
        elif asked == seat:
            self.seat = NOBODY
            self.stack[-1].again()
        self.offered = None
        self.advance()
