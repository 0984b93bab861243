"""Doomtrooper, the moments, and why something cannot be played now."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.aimed import aimless
from kostka.games.doomtrooper.aims import ToCancel
from kostka.games.doomtrooper.card import Ability, Card, Moment, Need, Playable
from kostka.games.doomtrooper.copying import AS_COPIED as AS_COPIED
from kostka.games.doomtrooper.effects import (
    Against,
    FreeGifts,
    InTactic,
    Only,
    Plus,
    PlusBase,
    Times,
    WhenAttacking,
    WhenDefending,
)
from kostka.games.doomtrooper.facts import (
    AtYourTurnsStart,
    BeforeYourActions,
    InADuel,
    OutsideDuels,
    SomebodyWasKilled,
)
from kostka.games.doomtrooper.facts_duel import (
    ADuelWasFought,
    FightersJustNamed,
    FightersNotYetNamed,
)
from kostka.games.doomtrooper.governing import is_banned
from kostka.games.doomtrooper.hush import NoMoreCards, OnlyTheirPlayers, is_numbed
from kostka.games.doomtrooper.marking import is_doomed
from kostka.games.doomtrooper.moving import forbids_entering
from kostka.games.doomtrooper.notes import Turned, total
from kostka.games.doomtrooper.pieces import Piece, as_if, lent_to
from kostka.games.doomtrooper.powers import FreeTroops, IgnoresAGift
from kostka.games.doomtrooper.purses import purse
from kostka.games.doomtrooper.rulings import PlaysNoneToAreas
from kostka.games.doomtrooper.sorts import Effect, Proviso
from kostka.games.doomtrooper.spells import price, too_strained
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.survey import AIMED, AIMLESS, NOT_AIMED, Use
from kostka.games.doomtrooper.targets import AnArea
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    BY_LEAVE,
    DARK_SYMMETRY,
    EQUIPMENT,
    FORTIFICATION,
    KI,
    NOTHING,
    ONCE_A_DUEL,
    ONCE_A_GAME,
    ONCE_A_TURN,
    ONCE_IN_A_ROW,
    RELIC,
    VALUE,
    WARRIOR,
    WARZONE,
)
from kostka.games.doomtrooper.usable import is_left, is_shut_out, may_use, uses_none, works
from kostka.games.doomtrooper.values import bars_ki

OUTSIDE_A_DUEL: Final = 3  # frames at most of a turn, its actions and a window
USES: Final = 16  # more than a card has abilities; an ability is offered as number * USES + place


LENT: Final = 8  # the place of the first ability that a warrior has by another card

AS_AN_ACTION: Final = Moment("as-an-action", "DOOM-TURN-02", acts=True)


AT_ANY_TIME: Final = Moment("at-any-time", "DOOM-SPEC-03")


OUTSIDE_DUELS: Final = Moment("outside-duels", "DOOM-SPEC-01", OutsideDuels())


IN_A_DUEL: Final = Moment("during-a-duel", "DOOM-PLAY-03", InADuel(), duelling=True)


WHEN_KILLED: Final = Moment("right-after-a-kill", "DOOM-DUEL-41")


WHEN_STRUCK: Final = Moment("right-after-a-blow", "DOOM-DUEL-41")


WHEN_POINTS_ARE_EARNED: Final = Moment("right-after-points", "DOOM-DUEL-52")


WHEN_SABOTAGED: Final = Moment("when-sabotaged", "DOOM-SAB-07")


AFTER_A_KILL: Final = Moment("after-a-kill", "DOOM-REACT-01", SomebodyWasKilled())


AFTER_A_DUEL: Final = Moment("after-a-duel", "DOOM-REACT-01", ADuelWasFought())


WHEN_FIGHTERS_ARE_NAMED: Final = Moment(
    "when-fighters-are-named", "DOOM-PLAY-03", FightersJustNamed()
)


BEFORE_FIGHTERS_ARE_NAMED: Final = Moment(
    "before-fighters-are-named", "DOOM-PLAY-03", FightersNotYetNamed()
)


AFTER_A_SEARCH: Final = Moment("after-a-search", "DOOM-REACT-01")


IN_ANSWER: Final = Moment("in-answer", "DOOM-REACT-03")


AT_TURN_START: Final = Moment("at-turn-start", "DOOM-TURN-02", AtYourTurnsStart())


BEFORE_ACTIONS: Final = Moment("before-your-actions", "DOOM-TURN-02", BeforeYourActions())


ALSO_WHEN_KILLED: Final = Moment("also-after-a-kill", "DOOM-SPEC-03")


SAVING: Final[i64] = WHEN_KILLED.bit | WHEN_STRUCK.bit | ALSO_WHEN_KILLED.bit


def unmet(s: Fight, seat: int, needs: tuple[Need, ...]) -> str:
    for need in needs:
        if not need.fact.true(s, seat):
            return need.rule
    return ""


def _counts(effect: Effect, bits: i64) -> bool:
    """Whether an effect has to do with one of these values, or with none in particular."""
    if isinstance(effect, (Only, Against, WhenAttacking, WhenDefending, InTactic, Proviso)):
        return _counts(effect.effect, bits)
    if isinstance(effect, (Plus, Times, PlusBase)):
        return effect.to.bits & bits != 0
    return True


def keeps_from_areas(s: Fight, seat: i64, play: Playable) -> bool:
    """Whether a ruling lets him play no such card to an area."""
    for it in s.look().governing:
        if it.player == seat and isinstance(play, Card):
            for effect in it.effects():
                if isinstance(effect, PlaysNoneToAreas) and effect.kind is play.kind:
                    return True
    return False


def unfit(s: Fight, seat: int, play: Playable, source: int) -> str:
    """The rule by which something whose moment it is cannot be played all the same."""
    rule = unfit_itself(s, seat, play, source)
    return rule if rule else aimless(s, seat, play, source)


def unfit_itself(s: Fight, seat: int, play: Playable, source: int) -> str:
    """Whatever it is played on."""
    cost: i64 = price(s, seat, play, 1 if play.per else 0, source)
    if cost > s.destiny[seat] and source != BY_LEAVE and cost > purse(s, seat, play):
        warrior = isinstance(play, Card) and play.kind is WARRIOR
        return "DOOM-DEPLOY-06" if warrior else "DOOM-SPEC-02"
    if s.look().governing and isinstance(play, Card) and is_banned(s, play):
        return "DOOM-CORE-01"
    if isinstance(play, Card) and play.unique and s.copy_in_play(play):
        if play.kind is WARRIOR:
            return "DOOM-PERS-01"
        return "DOOM-RELIC-04" if play.kind is RELIC else "DOOM-ALLY-03"
    if isinstance(play, Card) and play.kind is WARRIOR:
        rule = forbids_entering(s, seat, play)
        if rule:
            return rule
    rule = unmet(s, seat, play.needs)
    if rule:
        return rule
    if isinstance(play.on, AnArea) and s.look().governing and keeps_from_areas(s, seat, play):
        return "DOOM-CORE-01"
    if s.lasting and play.when.bit & SAVING and is_doomed(s, seat):
        return "DOOM-CORE-01"
    if isinstance(play, Card) and play.aspect is not None and too_strained(s, seat, play):
        return "DOOM-ART-03"
    if play.when is IN_A_DUEL and isinstance(play, Card):
        duel = s.duel()
        if duel is not None and duel.tactic is not None:  # DOOM-DUEL-15, DOOM-PLAY-01
            bits: i64 = duel.tactic.bits | ARMOUR.bits | VALUE.bits
            if play.effects and not any(_counts(effect, bits) for effect in play.effects):
                return "DOOM-DUEL-15"
    if len(s.stack) > OUTSIDE_A_DUEL and hushed(s, seat, play):
        return "DOOM-CORE-01"
    return ""


def hushed(s: Fight, seat: int, play: Playable) -> bool:
    """Whether a card in the duel keeps him from playing or using this."""
    duel = s.duel()
    if duel is None or not duel.cards:
        return False
    for it in duel.cards:
        if it.card.hushes:
            for effect in it.effects():
                if isinstance(effect, NoMoreCards):
                    barred = isinstance(play, Card) and play.kind is effect.kind
                    if effect.but_you:
                        barred = barred and seat != it.by
                    elif isinstance(play.on, ToCancel):
                        barred = False  # what acts on the very card that says so
                    if barred:
                        return True
                elif isinstance(effect, OnlyTheirPlayers) and seat not in (
                    int(s.attacking()),
                    int(duel.defending),
                ):
                    return True
    return False


def unusable(s: Fight, seat: int, piece: Piece, ability: Ability) -> str:
    """The rule by which an ability cannot be used now, whatever the moment."""
    rule = unusable_there(s, seat, piece, ability)
    if not rule:
        rule = unusable_now(s, seat, piece, ability)
    return rule if rule else ability.on.none(s, seat, ability, int(piece.number))


def unusable_there(s: Fight, seat: int, piece: Piece, ability: Ability) -> str:
    """By what lies on the table, and nothing else."""
    if not ability.anyones and user(s, piece, ability) != seat:
        return "DOOM-OTHER-01"
    if piece.out != NOTHING or piece.unpaid:
        return "DOOM-OTHER-01"
    if piece.book == piece.card.bare:  # he has lost what he could do
        return "DOOM-OTHER-01"
    if piece.jailer != NOTHING:
        return "DOOM-TARGET-13"
    if piece.book and piece.book == piece.card.forgetful:
        return "DOOM-CORE-01"
    if ability.lends and piece.book and piece.book == piece.card.lonely:
        return "DOOM-CORE-01"
    bearer = piece
    if piece.on != NOTHING:
        under = s.piece(piece.on)
        if under is None or under.out not in (NOTHING, piece.number):
            return "DOOM-TARGET-13"
        if under.jailer != NOTHING:
            return "DOOM-TARGET-13"
        if under.card.kind is FORTIFICATION:  # it lies in store
            return "DOOM-PLAY-01"
        if under.card.kind is WARRIOR and not may_use(s, under, piece):
            return "DOOM-NEVER-03" if uses_none(under, piece.card.kind) else "DOOM-EQUIP-12"
        if piece.card.kind is EQUIPMENT and is_shut_out(s, under, piece):
            return "DOOM-NEVER-03"
        bearer = under
    if ability.upright and bearer.down:
        return "DOOM-COVER-06"
    if ability.inside and (piece.down or (piece.on != NOTHING and is_left(s, piece.on))):
        return "DOOM-VEH-10"
    if ability.healthy and bearer.wounded:
        return "DOOM-PLAY-01"
    return "DOOM-PLAY-01" if ability.hurt and not bearer.wounded else ""


def unusable_now(s: Fight, seat: int, piece: Piece, ability: Ability) -> str:
    """By the duel that is fought, by how often it was used, by what it costs and needs."""
    if piece.card.kind is DARK_SYMMETRY and s.look().zones:
        bearer = s.piece(piece.on)
        if bearer is not None and is_numbed(s, bearer):
            return "DOOM-CORE-01"
    if piece.card.kind is KI and _faces_a_bar(s, piece.on):
        return "DOOM-NEVER-03"
    if ability.once is ONCE_A_DUEL:
        duel = s.duel()
        if duel is not None and int(piece.number) in duel.spent:
            return "DOOM-PLAY-01"
    most: i64 = 1 if ability.once is ONCE_A_TURN else ability.often
    if most and piece.uses(total(s.turns)) >= most:
        return "DOOM-TURN-02"
    if ability.once is ONCE_IN_A_ROW:
        notes = s.stack[-1].notes
        if isinstance(notes, Turned) and int(piece.number) in notes.numbers:
            return "DOOM-PLAY-01"
    if ability.once is ONCE_A_GAME and ability in s.spent[seat]:
        return "DOOM-TURN-02"
    return unfit_itself(s, seat, ability, int(piece.number))


def bars_use(s: Fight, seat: int, use: Use) -> bool:
    """Whether an ability from which nothing on the table keeps him cannot be used now.

    Whether there is anything to use it on is found once, where the table alone says so.
    """
    piece, ability = use.piece, use.ability
    on = ability.on
    still = on.still and not ability.by_value and not s.fallen and s.duel() is None
    if still and use.aim == AIMLESS:
        return True
    if unusable_now(s, seat, piece, ability):
        return True
    if still and use.aim == AIMED:
        return False
    rule = on.none(s, seat, ability, int(piece.number))
    if still:
        use.aim = AIMLESS if rule else AIMED
    return bool(rule)


def usable(s: Fight, seat: int) -> list[Use]:
    """The abilities that nothing on the table keeps this seat from using, in the order in which
    they are offered; not to be changed."""
    survey = s.look()
    if s.fallen:
        return _usable(s, seat)
    if not survey.uses:
        survey.uses = [None] * s.seats()
    found = survey.uses[seat]
    if found is None:
        found = survey.uses[seat] = _usable(s, seat)
    return found


def _usable(s: Fight, seat: int) -> list[Use]:
    found: list[Use] = []
    for it in s.look().able:
        for place, ability in enumerate(it.card.abilities):
            if not unusable_there(s, seat, it, ability):
                found.append(Use(it, ability, int(it.number) * USES + place, NOT_AIMED))
        if it.lent is not None and it.by == seat:
            for place, (card, ability) in enumerate(lent_abilities(it)):
                actor = as_if(it, card)
                if not unusable_there(s, seat, actor, ability):
                    option = int(it.number) * USES + LENT + place
                    found.append(Use(actor, ability, option, NOT_AIMED))
    return found


def _faces_a_bar(s: Fight, number: i64) -> bool:
    """Whether he fights somebody against whom nobody uses Ki powers."""
    duel = s.duel()
    foe = None if duel is None else s.piece(duel.foe_of(number))
    return foe is not None and bars_ki(s, foe)


def lets_deploy(s: Fight, seat: i64, card: Card) -> FreeTroops | None:
    """The leave by which he may be deployed now; one that costs nothing, if there is."""
    found: FreeTroops | None = None
    for it in s.look().lending:
        if it.by != seat or it.out != NOTHING:
            continue
        for effect in it.effects():
            if (
                isinstance(effect, FreeTroops)
                and effect.affiliation in (None, card.affiliation)
                and (effect.kind is None or card.counts_as(effect.kind))
                and (found is None or effect.gratis)
                and not (effect.in_turn and (s.active() != seat or s.duel() is not None))
            ):
                found = effect
    return found


def is_another(cards: list[Card], place: i64) -> bool:
    """Whether an equal card comes before it, so that it has been offered already."""
    card = cards[place]
    for i in range(place):
        if cards[i] is card:
            return True
    return False


def has_leave(s: Fight, seat: i64) -> bool:
    """Whether any card of his lets others be laid down at any time."""
    for it in s.look().lending:
        if (it.by == seat or it.card.kind is WARZONE) and it.out == NOTHING:
            return True
    return False


def by_leave(s: Fight, seat: int, card: Card) -> bool:
    """Whether a card that costs actions may be laid down now for none, by leave of another."""
    if card.kind is WARRIOR:
        leave = lets_deploy(s, seat, card)
        return leave is not None and not unfit(s, seat, card, BY_LEAVE if leave.gratis else NOTHING)
    if card.when is not AS_AN_ACTION or not card.stays:
        return False
    for it in s.look().lending:
        if (it.by == seat or it.card.kind is WARZONE) and it.out == NOTHING:
            for effect in it.effects():
                if (
                    isinstance(effect, FreeGifts)
                    and effect.kind is card.kind
                    and bears_it(s, it, effect)
                    and not (effect.defending and not _is_used(s, seat, it, card))
                    and (effect.gratis or price(s, seat, card, 0) <= s.destiny[seat])
                ):
                    return not unfit(s, seat, card, BY_LEAVE)
    return False


def owes(s: Fight, seat: i64, play: Playable) -> bool:
    """Whether what is laid down by leave is paid for all the same; a warrior's leave says so
    itself."""
    if not play.cost or not isinstance(play, Card) or play.kind is WARRIOR:
        return False
    for it in s.look().lending:
        if it.by == seat and it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, FreeGifts) and effect.kind is play.kind and effect.gratis:
                    return False
    return True


def _is_used(s: Fight, seat: int, zone: Piece, card: Card) -> bool:
    """Whether this player defends from the Warzone, so that a warrior can be given this card."""
    duel = s.duel()
    if duel is None or duel.zone != zone.number or duel.defending != seat:
        return False
    return card.on.such is not None


def bears_it(s: Fight, piece: Piece, leave: FreeGifts) -> bool:
    """Whether the card that lets others be given has what it needs for that."""
    if not leave.bearing:
        return True
    return any(it.key == leave.bearing and works(s, it) for it in s.on(piece.number))


def user(s: Fight, piece: Piece, ability: Ability) -> int:
    """Whose ability it is: of the card's player, or of the warrior's who bears it."""
    bearer = s.piece(piece.on) if ability.bearer else None
    return int(piece.by) if bearer is None else int(bearer.by)


def uses(s: Fight, seat: int) -> list[Any]:
    """The abilities of the pieces this seat controls, as they are offered."""
    found: list[Any] = []
    for it in s.look().able:
        for place, ability in enumerate(it.card.abilities):
            if ability.anyones or user(s, it, ability) == seat:
                found.append(int(it.number) * USES + place)
        if it.lent is not None and it.by == seat:
            for place, _ in enumerate(lent_abilities(it)):
                found.append(int(it.number) * USES + LENT + place)
    return found


def lent_abilities(piece: Piece) -> list[tuple[Card, Ability]]:
    """Those that a warrior has by other cards, and which cards."""
    found = [(card, ability) for card in lent_to(piece) for ability in card.abilities]
    return found[: USES - LENT]


def actor_of(piece: Piece, ability: Ability) -> Piece:
    """Who uses it: the piece, or the piece as if another card was its own."""
    if piece.lent is not None and ability not in piece.card.abilities:
        for card, each in lent_abilities(piece):
            if each is ability:
                return as_if(piece, card)
    return piece


def used(s: Fight, use: int) -> tuple[Piece, Ability]:
    piece = s.piece(use // USES)
    assert piece is not None
    place = use % USES
    if place >= LENT:
        card, ability = lent_abilities(piece)[place - LENT]
        return as_if(piece, card), ability
    return piece, piece.card.abilities[place]


def spells_to_strengthen(s: Fight, seat: int) -> list[Any]:
    """DOOM-ART-08, DOOM-AMB-42: until the values are compared."""
    duel = s.duel()
    if duel is None or duel.struck:
        return []
    return [
        -int(it.number)
        for it in duel.cards
        if it.by == seat
        and it.card.per
        and it.card.aspect is not None
        and not any(isinstance(effect, IgnoresAGift) for effect in it.effects())
    ]


def spell_piece(s: Fight, option: int) -> Piece:
    for it in s.this_duel().cards:
        if it.number == -option:
            return it
    raise AssertionError("no such spell")
