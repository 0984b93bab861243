"""Every card of Doomtrooper fires: itself, its abilities, what it does by itself, its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from kostka.games.doomtrooper.actions import ATTACK, MEDITATE, NO_MORE_ACTIONS, TakeAnAction
from kostka.games.doomtrooper.aims import ACardInPlay, APiece
from kostka.games.doomtrooper.card import Card, Deck, Effect, Whenever
from kostka.games.doomtrooper.cards.decks import TOURNAMENT
from kostka.games.doomtrooper.content import CARDS, COPIES, LEAST, SHELF, check_deck, new_game
from kostka.games.doomtrooper.duel import ChooseTheWeapon, NameTheAttacker, NameTheDefender
from kostka.games.doomtrooper.effects import (
    ForAll,
    Kills,
    Only,
    Plus,
    PlusMarkers,
    PlusStored,
    StrikesFirst,
    Such,
    Times,
)
from kostka.games.doomtrooper.facts import AttacksAreRestricted, TheRulesAllow
from kostka.games.doomtrooper.legal import used
from kostka.games.doomtrooper.occasions import WhenAZoneGoes, WhenTheDuelIsOver
from kostka.games.doomtrooper.pieces import Piece, Played
from kostka.games.doomtrooper.places import Fetch
from kostka.games.doomtrooper.play import ANSWERS, MODIFIERS, NameTheTarget
from kostka.games.doomtrooper.rules import KEEP, Discard, DrawUpTo
from kostka.games.doomtrooper.seating import MoreThanTwoPlay
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    BEAST,
    ENTERED_PLAY,
    HAND_SEEN,
    LEFT_PLAY,
    MARKED,
    TOP_SEEN,
    WARRIOR,
    WARZONE,
    WAS_KILLED,
)
from kostka.games.doomtrooper.values import counting
from kostka.kernel.chance import Rng
from kostka.kernel.event import Event
from kostka.kernel.step import PASS, Frame, Word
from kostka.kernel.window import PlayOrPass

SHIPPED = 6  # games with the decks that we ship
GAMES = 400  # many times as many as it takes
KINDS = {kind for card in CARDS.values() for kind in card.kinds}
AIMS = [it.on for card in CARDS.values() for it in (card, *card.abilities)]
ZONES_GO = any(  # whether any card of the pool can remove a Warzone
    [isinstance(on, ACardInPlay) or (isinstance(on, APiece) and on.kind is WARZONE) for on in AIMS]
)
RIDERS = ("prophet", "prophet", "crescentian-twotusk", "crescentian-twotusk", "holy-urox")
LUTHERANS = ("patriarch", "patriarch", "lutheran-disciple", "corsair", "lutheran-disciple")
COMPANIONS = {  # without which a card is hardly ever played, or does nothing
    "noble-beast": RIDERS,
    "rampage": RIDERS,
    "central-europe": RIDERS,
    "the-howling-is-upon-us": RIDERS,
    "our-true-enemy-is-revealed": ("prophet", "prophet", "brotherbound-trooper"),
    "the-sacrifice": LUTHERANS,
    "the-defiance": LUTHERANS,
    "northwestern-europe": LUTHERANS,
    "twitcher": ("ticker", "ticker", "ticker"),
    "archer-sniper-rifle": ("samurai", "samurai"),
    "kanjis-lucky-sense": ("samurai", "samurai"),
    "ki-self-healing": ("samurai", "samurai", "mentor"),
    "home-turf-mercury": ("mercurian-diamond-caverns",),
    "hidden": ("mortificator", "mortificator"),
    "black-venom": ("mortificator", "mortificator", "ac-40-justifier", "violator-sword"),
    "grizzly-battle-tank": ("dragoon", "dragoon"),
    "home-turf-venus": ("venusian-jungle", "venusian-jungle"),
    "home-turf-mars": ("mccraig-line",),
    "exorcise-wound": ("inquisitor",),
    "board-room": ("president-charles-w-colding",),
    "dont-call-again": ("inspired", "inspired"),
    "traitor-discovered": ("max-steiner", "hussar", "hussar"),
    "internal-affairs-crackdown": ("big-bob-watts", "infantry", "infantry"),
    "whispers-of-heresy": ("mortificator", "mortificator", "revisor"),
    "shogun": ("scalper", "scalper", "scalper"),
    "wolfe": ("deathlockdrum", "deathlockdrum", "deathlockdrum"),
    "spirit-of-nathaniel": ("inspired", "inspired", "algeroth-apostle-of-war"),
    "mercurian-maculator": ("mercurian-diamond-caverns",),
    "symmetry-failure": ("monstrous-power", "heretic", "heretic"),
    "backlash": ("monstrous-power", "heretic", "heretic"),
    "touched-by-the-light": ("heretic", "heretic"),
    "loyal-to-the-legion": ("heretic", "heretic", "necromutant"),
    "inquisition": ("inquisitor", "ilian-cultist", "ilian-cultist"),
    "hostile-takeover": ("capitol-alliance", "bauhaus-alliance"),
    "fortify-warzone": ("mccraig-line", "venusian-jungle"),
    "territorial-advantage": ("mccraig-line", "venusian-jungle", "free-marine"),
    "rescue-mission": ("missing-in-action", "missing-in-action", "captured"),
    "close-call": ("reputation", "reputation", "hidden-in-the-shadows", "hidden-in-the-shadows"),
    "martyr": ("sean-gallagher", "max-steiner", "big-bob-watts"),
    "impale": ("necromutant", "necromutant"),
    "mutiny": ("necromutant", "necromutant"),
    "gunfighter": ("punisher-handgun", "punisher-handgun"),
    "anti-toxin": ("v-3", "v-3", "prophet", "free-marine"),
    "mutated-strain": ("v-3", "v-3", "withering-death", "prophet", "patriarch"),
    "inoculations": ("v-3", "v-3"),
    **dict.fromkeys(
        ("burning-lungs", "parasitic-stupor", "withering-death", "red-plague"),
        ("prophet", "patriarch", "free-marine", "blood-beret"),
    ),
    **dict.fromkeys(
        ("get-off-that-rock", "redeployment", "navigational-error"),
        ("prophet", "patriarch", "free-marine", "blood-beret"),
    ),
    "rustlers": RIDERS,
    "off-to-the-butcher": RIDERS,
    "our-enemys-weakness-is-exposed": ("prophet", "prophet", "crescentian-twotusk"),
    "behold-the-future-possibilities": ("prophet", "prophet"),
    "the-calling": LUTHERANS,
    "emissaries": (*LUTHERANS, "free-marine"),
    "the-conviction": LUTHERANS,
    "pillaged-munitions": (*LUTHERANS, "free-marine", "punisher-handgun"),
    "redirect": ("inquisitor", "exorcise-wound", "exorcise-wound"),
    "gang-up": ("infantry", "infantry", "trencher"),
    "urban-tactics": ("t-32-wolfclaw-jbt",),
    "requisition": ("t-32-wolfclaw-jbt", "prophet"),
    "bloody-coup": ("president-charles-w-colding",),
    "lack-of-faith": ("inquisitor", "inquisitor"),
    "advanced-security-system": ("foxhole", "foxhole"),
}
UNTOLD = {  # nothing is reported of what they do; it is seen in the tests of their cards
    *("bio-giant acts", "lane-chung acts", "paparazzo acts"),
    *("equal-rights acts", "urban-tactics acts"),
    "double-time acts",  # needs a card that another one speaks of
}
NUMBERS = (Plus, PlusMarkers, PlusStored, Times, Kills, StrikesFirst)


def parade(seed: int, wanted: set[Any]) -> Deck:
    """A deck for a tournament, of what has not fired yet and whatever else there is."""
    rng = Rng(seed)
    new = [card for card in CARDS.values() if all_of(card) & wanted]
    warriors = [card for card in CARDS.values() if card.kind is WARRIOR]
    new += [friend for card in new for friend in companions(card)]
    friends = [it for it in warriors if any([card.affiliation is it.affiliation for card in new])]
    cards = COPIES * [CARDS["positive-karma"]]
    while len(cards) < LEAST:
        among = (new, friends or warriors, list(CARDS.values()))[len(cards) % 3]
        able = [card for card in among if cards.count(card) < COPIES]
        if not able:
            able = [card for card in warriors if cards.count(card) < COPIES]
        cards.append(able[rng.below(len(able))])
    check_deck(cards)
    return Deck(f"parade {seed}", (), cards)


@cache
def all_of(card: Card) -> frozenset[Any]:
    """What there is to fire: the card, its abilities, what it does by itself, its numbers."""
    if not playable(card):
        return frozenset()
    abilities = [ability.key for ability in card.abilities]
    acts = [
        it.name
        for it in card.whenevers
        if it.name not in UNTOLD and (ZONES_GO or not isinstance(it.trigger, WhenAZoneGoes))
    ]
    numbers = [(card.key, it) for book in card.books for effect in book for it in counts(effect)]
    return frozenset({card.key, *abilities, *acts, *numbers})


@cache
def companions(card: Card) -> tuple[Card, ...]:
    """Whom the card speaks of, and those without whom it is hardly ever played."""
    kinds = [such.kind for such in suches(card) if such.kind not in (None, BEAST)]
    riders = [such.using for such in suches(card) if such.using is not None]
    spoken_of = [
        it
        for it in CARDS.values()
        if it is not card and any([kind in it.kinds for kind in (*kinds, *riders)])
    ]
    return (*[CARDS[key] for key in COMPANIONS.get(card.key, ())], *spoken_of)


def suches(value: Any) -> list[Such]:
    """All descriptions of warriors in what a card, or a part of one, says."""
    if isinstance(value, Such):
        return [value]
    if isinstance(value, Card):
        return suches([value.books, *[it.on for it in (value, *value.abilities)]])
    if isinstance(value, (tuple, list)):
        return [it for each in value for it in suches(each)]
    if is_dataclass(value):
        return [it for each in fields(value) for it in suches(getattr(value, each.name))]
    return []


def of_kind(kind: Word | None) -> list[Card]:
    return [card for card in CARDS.values() if kind in card.kinds]


def playable(card: Card) -> bool:
    """Whether it can ever be played: not what is allowed anyway, nor what is for a warrior whose
    card is not in the pool."""
    such = card.on.such
    if such is not None and such.kind not in (None, *KINDS):
        return False
    never = (AttacksAreRestricted, TheRulesAllow, MoreThanTwoPlay)  # by two
    return not any([isinstance(need.fact, never) for need in card.needs])


def counts(effect: Effect) -> list[Effect]:
    """What of it counts for a fighter, without the conditions."""
    if isinstance(effect, NUMBERS):
        return [effect]
    if isinstance(effect, Only) and effect.such.kind not in (None, *KINDS):
        return []  # for a warrior whose card is not in the pool
    if isinstance(effect, ForAll) and effect.such.other and len(of_kind(effect.such.kind)) == 1:
        return []  # there is nobody else
    inner = [getattr(effect, name, None) for name in ("effect", "otherwise")]
    return [it for each in inner if isinstance(each, Effect) for it in counts(each)]


class Seeker:
    """Plays towards what has not fired yet; in all else at random, but it builds up and attacks."""

    def __init__(self, seed: int, wanted: set[Any]) -> None:
        self.rng = Rng(seed)
        self.wanted = wanted

    def leads_on(self, s: Fight, option: Any) -> bool:
        """A card of which something is wanted, such an ability, a fighter or a weapon."""
        if isinstance(option, Card):
            return bool(all_of(option) & self.wanted) or self.helps(s, option)
        question = s.question()
        if not isinstance(option, int) or option < 0:
            return False
        if isinstance(question, (TakeAnAction, PlayOrPass)):
            return used(s, option)[1].key in self.wanted
        if isinstance(question, (NameTheAttacker, NameTheDefender, ChooseTheWeapon)) or (
            isinstance(question, NameTheTarget) and s.piece(option) is not None
        ):
            lying = [it.card for it in s.table if option in (it.number, it.on)]
            return any([all_of(card) & self.wanted or self.helps(s, card) for card in lying])
        return False

    def helps(self, s: Fight, card: Card) -> bool:
        """Whether somebody in play, of whom something is wanted, speaks of such a card."""
        lying = [it.card for it in s.table if all_of(it.card) & self.wanted]
        return any([card in companions(it) for it in lying])

    def draw(self, s: Fight) -> Any:
        """Chance is kind: mostly a card comes that is wanted."""
        if isinstance(s.question(), DrawUpTo) and self.rng.below(4):
            new = [card for card in s.options() if self.leads_on(s, card)]
            if new:
                return self.one_of(new)
        return s.roll(self.rng)

    def one_of(self, options: Any) -> Any:
        return options[self.rng.below(len(options))]

    def choose(self, s: Fight) -> Any:
        options = s.options()
        question = s.question()
        new = [option for option in options if self.leads_on(s, option)]
        if isinstance(question, Discard):
            rest = [it for it in options if it not in new and it is not KEEP]
            return self.one_of(rest or options)
        if new:
            return self.one_of(new)
        if isinstance(question, PlayOrPass):
            return self.one_of(options) if self.rng.below(4) == 0 else PASS
        if isinstance(question, TakeAnAction):
            return self.act(s, options)
        return self.one_of(options)

    def act(self, s: Fight, options: Any) -> Any:
        seat = int(s.seat)
        if len(s.troop(seat)) < 4:
            warriors = [it for it in options if isinstance(it, Card) and it.kind is WARRIOR]
            if warriors:
                return self.one_of(warriors)
        if ATTACK in options and self.rng.below(2):
            return ATTACK
        saves = any([self.leads_on(s, it) and it.cost > s.destiny[seat] for it in s.hands[seat]])
        if MEDITATE in options and (saves or self.rng.below(2)):
            return MEDITATE
        rest = [it for it in options if it is not NO_MORE_ACTIONS]
        return self.one_of(rest or options)


def unanswered(s: Fight, option: Any) -> Frame | None:
    """The play that will be carried out, or not, when this answer was the last one."""
    f = s.stack[-1]
    last = f.rule is ANSWERS and option is PASS and f.n + 1 == len(f.it)
    return s.play(0) if last else None


def changes_something(s: Fight, play: Frame) -> bool:
    """Whether the game goes on otherwise than if the play was cancelled."""
    one, other = s.clone(), s.clone()
    notes = other.stack[s.stack.index(play)].notes
    assert isinstance(notes, Played)
    notes.cancelled = True
    one.choose(PASS)
    other.choose(PASS)
    return SHELF.hash(one) != SHELF.hash(other)


def watch(s: Fight, option: Any, wanted: set[Any]) -> set[Any]:
    """Make the move; what has fired by it."""
    fired: set[Any] = set()
    play = unanswered(s, option)
    if play is not None and play.it.key in wanted and changes_something(s, play):
        fired.add(play.it.key)
    if s.stack[-1].rule is MODIFIERS:
        duel = s.this_duel()
        for number in (duel.attacker, duel.defender):
            fired |= {(each.card.key, each.effect) for each in counting(s, s.warrior(number))}
    lasting = s.lasting.copy()
    s.choose(option)
    fired |= {f.rule.name for f in s.stack}  # what asks a question
    for event in s.log or []:
        fired |= told_by(s, event, play)
        if event.word in (HAND_SEEN, TOP_SEEN) and play is not None:
            fired.add(play.it.key)  # nothing but knowledge changes
        if event.word is WAS_KILLED:  # by what was waiting for it
            fired |= {it.name for was in lasting if was.on == event.n for it in acts_once(was)}
    s.log = []
    return fired


def acts_once(was: Piece) -> list[Whenever]:
    """What a card does as soon as a duel is over."""
    found = was.card.whenevers
    return [it for it in found if isinstance(it.trigger, WhenTheDuelIsOver) and it.book == was.book]


def told_by(s: Fight, event: Event, play: Frame | None) -> set[str]:
    """What a card in play has just done by itself, without asking."""
    source, acting = event.source, None
    if isinstance(source, Piece):
        acting = source.card
    elif event.word is MARKED:
        acting = source
        last = max([it.book for it in acting.whenevers])
        return {it.name for it in acting.whenevers if it.book == last}
    elif event.word in (LEFT_PLAY, ANNIHILATED) and source is event.it:
        acting = source
    elif event.word is ENTERED_PLAY and (play is None or play.it is not event.it):
        return {
            whenever.name
            for piece in s.table
            for whenever in piece.card.whenevers
            if any([isinstance(it, Fetch) and it.key == event.it.key for it in whenever.steps])
        }
    if acting is None:
        return set()
    left = source is event.it and not any([ability.spends for ability in acting.abilities])
    used = play is not None or s.play(0) is not None
    if acting.abilities and acting.whenevers and not left and used:
        return set()  # it could have been an ability of the card
    return {it.name for it in acting.whenevers if not it.book}


def play(decks: Sequence[Deck], seed: int, unfired: set[Any]) -> None:
    s, seeker = new_game(decks), Seeker(seed, unfired)
    s.log = []
    while not s.over():
        option = seeker.draw(s) if s.at_chance() else seeker.choose(s)
        unfired -= watch(s, option, unfired)


def test_no_card_never_fires() -> None:
    unfired = {it for card in CARDS.values() for it in all_of(card)}
    for seed in range(GAMES):
        if not unfired:
            break
        decks = [parade(2 * seed + seat, unfired) for seat in range(2)]
        play(decks if seed >= SHIPPED else TOURNAMENT, seed, unfired)
    assert not unfired
