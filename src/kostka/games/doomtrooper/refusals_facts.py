"""How Doomtrooper says why not: the facts of the case, found for whoever is asked."""

from __future__ import annotations

from typing import Any, Final

from kostka.games.doomtrooper.actions import MOVES, SABOTAGING, TakeAnAction
from kostka.games.doomtrooper.bargains import actions_for
from kostka.games.doomtrooper.card import Ability, Card, Need
from kostka.games.doomtrooper.challenges import sought
from kostka.games.doomtrooper.duel import NameTheAttacker
from kostka.games.doomtrooper.edicts import NoneOfThem
from kostka.games.doomtrooper.governing import NoneMayBePlayed
from kostka.games.doomtrooper.identity import is_a, tribes
from kostka.games.doomtrooper.legal import spell_piece
from kostka.games.doomtrooper.meanings import ITSELF, APieceOf, ASpellOf
from kostka.games.doomtrooper.moving import in_outpost, to_transfer
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.pool import quiet_actions
from kostka.games.doomtrooper.purses import purse
from kostka.games.doomtrooper.ready import attack_price
from kostka.games.doomtrooper.refusals_cases import (
    barrer,
    hinderer,
    is_play,
    nearest,
    played,
    unmet_need,
)
from kostka.games.doomtrooper.sabotage import forbids_saboteur, forbids_victim
from kostka.games.doomtrooper.soldiery import KeepsAllOut, KeepsOut
from kostka.games.doomtrooper.spells import more_of, price
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strain import within
from kostka.games.doomtrooper.strengthening import strengthener
from kostka.games.doomtrooper.tactics import never
from kostka.games.doomtrooper.terms import ATTACK_ACTION, BEAST, NOTHING, VALUE, VEHICLE, Value
from kostka.games.doomtrooper.usable import vehicle_of
from kostka.games.doomtrooper.values import value
from kostka.kernel.refusal import Fact
from kostka.kernel.sense import Player
from kostka.kernel.step import Word


def rule_of(s: Fight, option: Any) -> str:
    reason = s.may(option)
    return "" if reason is None else str(reason.rule)


# --- What is played, and on whom ----------------------------------------------------------------


def play(s: Fight, option: Any) -> Any:
    """The card that is played, whose ability is used, or that asks."""
    found, source = played(s, option)
    piece = s.piece(source)
    if isinstance(found, Card):
        return found
    if piece is not None:
        return piece.card
    for f in reversed(s.stack):
        if isinstance(f.it, Card):
            return f.it
        if isinstance(f.it, Piece) and not f.it.unpaid:
            return f.it.card
    return s.question().stands_for(s, s.stack[-1], option)


def on(s: Fight, option: Any) -> Any:
    """What it may be played on."""
    found, _ = played(s, option)
    return "" if found is None else found.on


def when(s: Fight, option: Any) -> Any:
    """The moment for it."""
    found, _ = played(s, option)
    return "" if found is None else found.when


def need(s: Fight, option: Any) -> Any:
    """What is not as it has to be."""
    found: Need | None = unmet_need(s, option)
    return "" if found is None else found.fact


def candidate(s: Fight, option: Any) -> int:
    """Of an action that some warrior takes: the last one whom this rule keeps from it."""
    f, rule, found = s.stack[-1], rule_of(s, option), NOTHING
    if option is SABOTAGING:
        for it in s.troop(f.you):
            if forbids_saboteur(s, f.you, it.number) == rule:
                found = int(it.number)
    elif option in MOVES:
        asks = MOVES[option].asks
        for number in asks.offers(s, f):
            if isinstance(number, int) and asks.forbids(s, f, number) == rule:
                found = number
    return found


def who(s: Fight, option: Any) -> Any:
    """The warrior or the thing that it is about."""
    if is_play(s):
        if isinstance(option, Word):
            number = candidate(s, option)
            return option if number == NOTHING else APieceOf(number)
        found, _ = played(s, option)
        number = nearest(s, option, rule_of(s, option))
        if number == NOTHING or found is None:
            return play(s, option)
        meant = found.on.stands_for(s, number)
        return bearer(s, option) if meant is ITSELF else meant
    return s.question().stands_for(s, s.stack[-1], option)


def piece_meant(s: Fight, option: Any) -> Piece | None:
    """The piece that `who` names."""
    found = who(s, option)
    return s.piece(found.number) if isinstance(found, APieceOf) else None


def gift(s: Fight, option: Any) -> Any:
    """The Apostle, or the Dark Symmetry itself, whose gift the card is."""
    card = play(s, option)
    return card.gift if isinstance(card, Card) and card.gift is not None else card


def bearer(s: Fight, option: Any) -> Any:
    """The warrior who bears the card whose ability is used; he himself, if it is his own."""
    _, source = played(s, option)
    piece = s.piece(source)
    while piece is not None and s.piece(piece.on) is not None:
        piece = s.piece(piece.on)
    return play(s, option) if piece is None else APieceOf(int(piece.number))


# --- Prices -------------------------------------------------------------------------------------


def cost(s: Fight, option: Any) -> int:
    """Destiny points: of the card, of the ability, of a spell made stronger, of the target."""
    found, source = played(s, option)
    if found is None:
        return 0
    if is_play(s):
        meant = s.question().stands_for(s, s.stack[-1], option)
        if isinstance(meant, ASpellOf) and isinstance(found, Card):
            return int(more_of(s, s.seat, found, 1, NOTHING))
        return int(price(s, s.seat, found, 1 if found.per else 0, source))
    piece = piece_meant(s, option)
    dearer = 0 if piece is None or not found.by_value else found.by_value * value(s, piece, VALUE)
    return int(found.cost + dearer)


def destiny(s: Fight, option: Any) -> int:
    found, _ = played(s, option)
    return int(s.destiny[s.seat] if found is None else purse(s, s.seat, found))


def spendable(s: Fight, option: Any) -> int:
    """Destiny points that whoever cast a spell may still spend on it."""
    spell = spell_piece(s, option)
    return int(within(s, strengthener(s, s.seat, spell), purse(s, s.seat, spell.card)))


def needed(s: Fight, option: Any) -> int:
    """Actions that it takes."""
    found, _ = played(s, option)
    if isinstance(s.question(), NameTheAttacker) and isinstance(option, int):
        return attack_price(s, s.warrior(option))
    if option in MOVES:
        return MOVES[option].price
    if isinstance(s.question(), TakeAnAction) and found is not None:
        return actions_for(s, s.seat, found) if isinstance(found, Card) else int(found.actions)
    piece = piece_meant(s, option)
    return 1 if piece is None else attack_price(s, piece)


def left(s: Fight, option: Any) -> int:
    """Actions of the kind it takes that are left."""
    turn = next((f.notes for f in reversed(s.stack) if isinstance(f.notes, Turn)), None)
    if turn is None:
        return 0
    found, _ = played(s, option)
    attack = found is not None and found.taken is ATTACK_ACTION
    return int(turn.left()) if attack else quiet_actions(turn, False)


def steps(s: Fight, option: Any) -> int:
    """Actions that a transfer takes."""
    piece = piece_meant(s, option)
    return 1 if piece is None else to_transfer(s, piece)


def times(s: Fight, option: Any) -> int:
    """How often an ability may be used."""
    found, _ = played(s, option)
    return max(1, int(found.often)) if isinstance(found, Ability) else 1


def held(s: Fight, option: Any) -> int:
    """Cards in the hand of whoever is asked."""
    return len(s.hands[s.seat])


# --- Others -------------------------------------------------------------------------------------


def active(s: Fight, option: Any) -> Any:
    return Player(int(s.active()))


def owner(s: Fight, option: Any) -> Any:
    """Who has a copy of this card openly in play."""
    card = play(s, option)
    for it in s.table:
        if it.card is card and not it.unpaid:
            return Player(int(it.by))
    return Player(int(s.seat))


def guarded(s: Fight, option: Any) -> Any:
    """The players whom combat-ready warriors keep from Sabotage."""
    seat = s.seat
    found = [it for it in s.circle if it != seat and forbids_victim(s, seat, it) == "DOOM-SAB-02"]
    return [Player(int(it)) for it in found] or Player(int(s.active()))


def raided(s: Fight, option: Any) -> Any:
    """The players who were sabotaged since the last draw."""
    return [Player(int(it)) for it in s.raids[s.seat]] or Player(int(s.active()))


def beginners(s: Fight, option: Any) -> Any:
    """The players whose first turn is not over."""
    found = [it for it in s.circle if s.turns[it] < 2 and it != s.seat]
    return [Player(int(it)) for it in found] or Player(int(s.active()))


def answered(s: Fight, option: Any) -> Any:
    """What may be reacted to now."""
    around = s.play(0)
    if around is None:
        return play(s, option)
    if isinstance(around.it, Card):
        return around.it
    piece = s.piece(s.played().source)
    return play(s, option) if piece is None else APieceOf(int(piece.number))


# --- In the duel --------------------------------------------------------------------------------


def fighter(s: Fight, number: int) -> Any:
    return APieceOf(int(number)) if s.piece(number) is not None else Player(int(s.seat))


def attacker(s: Fight, option: Any) -> Any:
    duel = s.duel()
    return fighter(s, NOTHING if duel is None else int(duel.attacker))


def defender(s: Fight, option: Any) -> Any:
    duel = s.duel()
    return fighter(s, NOTHING if duel is None else int(duel.defender))


def tactic(s: Fight, option: Any) -> Any:
    duel = s.duel()
    return option if duel is None or duel.tactic is None else duel.tactic


def prey(s: Fight, option: Any) -> Any:
    """Whom the player who attacks has to attack."""
    found = sought(s, s.seat) if s.lasting else None
    return attacker(s, option) if found is None else APieceOf(int(found.number))


def barring(s: Fight, option: Any) -> Any:
    """The card that keeps the one from attacking the other."""
    duel = s.this_duel()
    one, other = s.piece(duel.attacker), piece_meant(s, option)
    found = None if one is None or other is None else barrer(s, one, other)
    return attacker(s, option) if found is None else shown(s, found)


def hindrance(s: Fight, option: Any) -> Any:
    """The card on a warrior by which he does not attack or act, or is not attacked."""
    piece = piece_meant(s, option)
    found = None if piece is None else hinderer(s, piece)
    return who(s, option) if found is None else shown(s, found)


def shown(s: Fight, piece: Piece) -> Any:
    """A piece in play, or the card of what only lasts."""
    return piece.card if s.piece(piece.number) is None else APieceOf(int(piece.number))


def unable(s: Fight, option: Any) -> Any:
    """Which of the two may not fight by this tactic."""
    one = s.piece(s.this_duel().attacker)
    barred = one is not None and isinstance(option, Value) and never(s, one, option)
    return attacker(s, option) if barred else defender(s, option)


# --- In the areas -------------------------------------------------------------------------------


def others(s: Fight, option: Any) -> Any:
    """Those of tribes who stand in the Outpost of whoever is asked, or else all who do."""
    piece = piece_meant(s, option)
    there = [it for it in in_outpost(s, s.seat) if piece is None or it.number != piece.number]
    tribal = [it for it in there if tribes(s, it)]
    found = tribal if rule_of(s, option) == "DOOM-TRANS-20" else there
    return [APieceOf(int(it.number)) for it in found or there] or Player(int(s.seat))


def mount(s: Fight, option: Any) -> Any:
    """The vehicle or the Beast that he has already."""
    piece = piece_meant(s, option)
    vehicle = None if piece is None else vehicle_of(s, piece)
    if vehicle is not None:
        return APieceOf(int(vehicle.number))
    for it in () if piece is None else s.on(piece.number):
        if it.card.kind is BEAST or it.card.counts_as(VEHICLE):
            return APieceOf(int(it.number))
    return who(s, option)


def ban(s: Fight, option: Any) -> Any:
    """The card that bans others of a type."""
    card = play(s, option)
    for it in s.look().governing:
        for effect in it.effects():
            if (
                isinstance(effect, NoneMayBePlayed)
                and isinstance(card, Card)
                and (card.kind is effect.kind or card.counts_as(effect.kind))
            ):
                return APieceOf(int(it.number))
    return card


def rival(s: Fight, option: Any) -> Any:
    """Who or what does not suffer a newcomer, or is not suffered by him."""
    card = play(s, option)
    newcomer = Piece(0, card, s.seat, area=card.home())
    for it in s.reaching():
        for effect in it.effects() if it.card.excludes else ():
            if isinstance(effect, NoneOfThem) and is_a(s, newcomer, effect.kind):
                return APieceOf(int(it.number))
            mine = it.by == s.seat and it.area is newcomer.area
            if mine and isinstance(effect, KeepsAllOut):
                return APieceOf(int(it.number))
            if (
                mine
                and isinstance(effect, KeepsOut)
                and effect.area is it.area
                and effect.such.fits(s, newcomer, it.by, it.number)
            ):
                return APieceOf(int(it.number))
    for effect in newcomer.effects():
        if isinstance(effect, KeepsOut) and effect.area is newcomer.area:
            for it in s.troop(s.seat):
                if it.area is effect.area and effect.such.fits(s, it, s.seat, 0):
                    return APieceOf(int(it.number))
    return card


def jail(s: Fight, option: Any) -> Any:
    """Who is imprisoned: he himself, or whoever bears the card."""
    return who(s, option) if not is_play(s) or isinstance(option, Word) else bearer(s, option)


FACTS: Final[dict[str, Fact]] = {
    fact.__name__: fact
    for fact in (
        *(
            play,
            on,
            when,
            need,
            who,
            gift,
            bearer,
            cost,
            destiny,
            spendable,
            needed,
            left,
            steps,
            times,
            held,
        ),
        *(active, owner, guarded, raided, beginners, answered),
        *(
            attacker,
            defender,
            tactic,
            unable,
            prey,
            barring,
            hindrance,
            others,
            mount,
            ban,
            rival,
            jail,
        ),
    )
}
