"""All of Doomtrooper in one place: cards, the index of rules, saving and beginning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kostka.games.doomtrooper import (
    actions,
    assault,
    charges,
    correcting,
    deeds,
    deeds_cards,
    deeds_combat,
    duel,
    eclipse,
    embassies,
    feats,
    finding,
    gates,
    gripping,
    grudges,
    handovers,
    mandates,
    marks,
    merits,
    notes,
    pieces,
    piles,
    pillage,
    places,
    plans,
    play,
    profit,
    prompting,
    prying,
    questioning,
    recasting,
    rules,
    sabotage,
    sallies,
    shutdowns,
    spoils,
    state,
    strengthening,
    switches,
    terms,
    tops,
    tricks,
    triggers,
    upkeep,
    verbs,
    volley,
    wiles,
    zones,
)
from kostka.games.doomtrooper.beats import BEATS
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards import decks, kinds
from kostka.games.doomtrooper.cards.pool import CARDS
from kostka.games.doomtrooper.deck import Deck
from kostka.games.doomtrooper.deckbuilding import share
from kostka.games.doomtrooper.deckbuilding.decklist import built
from kostka.games.doomtrooper.deckbuilding.formats import standard
from kostka.games.doomtrooper.deckbuilding.legality import problems
from kostka.games.doomtrooper.figures import FIGURES
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.readings import EXCEPTIONS
from kostka.games.doomtrooper.refusals import REFUSALS
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strangers import estrange
from kostka.kernel.chance import Luck
from kostka.kernel.game import RULINGS, Game, Mistake, Profit, Setup, known, readings_in
from kostka.kernel.save import Shelf
from kostka.kernel.state import State
from kostka.kernel.step import Named, Rule, Word, index

__all__ = ["CARDS", "DECKS", "GAME", "RULES", "SHELF", "begin", "check_deck", "new_game"]

DECKS: Final[dict[str, Deck]] = {deck.key: deck for deck in decks.DECKS}

TARGET: Final = 40  # promotion points to win: DOOM-SETUP-08
SHORT: Final = 20  # to win one fight
LIMIT: Final = 200  # turns of all players, the time limit: DOOM-SETUP-09
LEAST: Final = 60  # cards of a draw pile: DOOM-DECK-01
COPIES: Final = 4  # of one card at most: DOOM-DECK-02
SIDEBOARD: Final = 25  # DOOM-DECK-04

RULES: Final[dict[str, Rule]] = index(
    rules.SET_UP,
    rules.OPENING_HAND,
    rules.CHANGING,
    rules.TURN,
    actions.EXTRA_ACTIONS,
    *[move.rule for move in actions.MOVES.values()],
    sabotage.SABOTAGE,
    duel.DUEL,
    volley.SECOND,
    assault.AGAIN,
    sallies.ANEW,
    spoils.AWARDING,
    spoils.HARM,
    play.PLAY,
    strengthening.STRENGTHEN,
    play.USE_THEIRS,
    wiles.BOMBARDMENT,
    prompting.AFTER_THE_SPELL,
    piles.FILLING,
    piles.REPLACING,
    charges.RETURN,
    tricks.SPRINGING,
    tricks.REWARD,
    recasting.BACK_INTO_STORE,
    embassies.WHITHER,
    gripping.GRIP,
    gripping.RELEASE,
    finding.FOUND,
    finding.FINDS,
    *[card.rule for card in CARDS.values()],
)

ROOMS: Final = (
    *(terms, triggers, kinds, play, verbs, deeds, places, duel, volley, actions, rules),
    *(feats, marks, deeds_cards, deeds_combat, wiles, zones, upkeep, handovers, pillage),
    *(grudges, tricks),
    *(prying, mandates, gates, plans),
    *(merits, switches, shutdowns, gripping, questioning, eclipse),
)


def _things() -> list[Named]:
    found: list[Named] = [
        thing
        for room in ROOMS
        for thing in vars(room).values()
        if isinstance(thing, (Word, terms.Value))
    ]
    abilities = [ability for card in CARDS.values() for ability in card.abilities]
    return list(dict.fromkeys([*found, *CARDS.values(), *abilities, *FIGURES, eclipse.FACE_DOWN]))


SHELF: Final = Shelf(
    RULES,
    _things(),
    {
        state.Fight: (
            *("target", "hands", "decks", "piles", "buried", "gone", "sides", "table", "destiny"),
            *("promotion", "debts", "turns", "draws", "clocks", "raids", "spent", "lasting"),
            *(
                "circle",
                "serial",
                "opened",
                "decide_at",
                "result",
                "stack",
                "seat",
                "limit",
                "tops?",
                "veiled?",
                "readings?",
                "teams?",
            ),
        ),
        pieces.Piece: (
            *("number", "card", "by", "on", "player", "n", "wounded", "owner", "area", "down"),
            *("unpaid", "markers", "side", "under", "out", "jailer", "behind", "book", "moved"),
            *("rose", "used", "about?", "real?", "lent?", "pair?"),
        ),
        tops.Top: ("seat", "cards", "size", "seen"),
        notes.Award: ("seat", "points", "only", "destiny", "promotion", "either", "victim"),
        notes.Hit: ("number", "fate", "by", "earns", "killer"),
        notes.Harm: ("hits", "awards"),
        notes.Raid: ("saboteur", "victim", "failed", "awards"),
        notes.Duel: (
            *("had", "attacker", "defender", "defending", "tactic", "zone", "cards", "fates"),
            *("struck", "waiting", "dead", "awards", "led", "weapons", "joined", "ended", "own"),
            *("hurt?", "slain?", "spent?", "backed?", "second?", "bound?", "loot?", "left?"),
            "shown?",
        ),
        notes.Waiting: ("attacker", "defender", "cards?"),
        notes.Turned: ("numbers",),
        notes.Found: ("card", "first", "fate", "other?", "beneath?", "guessed?"),
        notes.Played: (
            "target",
            "n",
            "cancelled",
            "stays",
            "source",
            "free",
            "caster",
            "paid",
            "named?",
            "real?",
        ),
        notes.Turn: (
            *("actions", "attacks", "calm", "free", "committed", "basic", "ended", "fury"),
            *("raided", "attacked", "could?", "led?", "came?", "feat?", "moved?", "lost?"),
            "entry?",
        ),
    },
)


def new_game(
    chosen: Sequence[Deck],
    target: int = TARGET,
    limit: int = LIMIT,
    readings: int = 0,
    teams: int = 0,
) -> Fight:
    """The troops on the table, and the first question asked: chance says who starts.

    `readings` are bits of EXCEPTIONS: what this table reads otherwise.
    """
    seats = range(len(chosen))
    table: list[Piece] = []
    for seat, deck in enumerate(chosen):
        for card in deck.troop:
            table.append(Piece(len(table) + 1, card, seat, area=card.home()))
    s = Fight(
        target,
        [[] for _ in seats],
        [list(deck.cards) for deck in chosen],
        [[] for _ in seats],
        [[] for _ in seats],
        [[] for _ in seats],
        [list(deck.side) for deck in chosen],
        table,
        [terms.START_DESTINY for _ in seats],
        [0 for _ in seats],
        [0 for _ in seats],
        [0 for _ in seats],
        [0 for _ in seats],
        [0 for _ in seats],
        [[] for _ in seats],
        [[] for _ in seats],
        [],
        list(seats),
        len(table),
        False,
        0,
        terms.UNDECIDED,
        [],
        limit=limit,
        readings=readings,
        teams=teams,
    )
    s.open(rules.SET_UP, 0, None)
    s.advance()
    return s


def check_deck(cards: Sequence[Card], side: Sequence[Card] = ()) -> None:
    """DOOM-DECK-01, -02, -04: whether a deck may be played in a tournament; raises Mistake."""
    if len(cards) < LEAST:
        raise Mistake(f"A draw pile has at least {LEAST} cards, not {len(cards)}.")
    if side and len(side) != SIDEBOARD:
        raise Mistake(f"A sideboard has exactly {SIDEBOARD} cards, not {len(side)}.")
    for card, n in Counter([*cards, *side]).items():
        if n > COPIES:
            raise Mistake(f"A deck has at most {COPIES} copies of a card, not {n} of {card.key}.")


CALLED: Final = {  # decks by the name of their affiliation, which is a word of its own
    "imperial": "imperial-clans",
    "dark-legion": "dark-gifts",
    "bauhaus": "bauhaus-axis",
    "capitol": "capitol-wave",
    "brotherhood": "brotherhood-law",
    "mishima": "mishima-ki",
    "cybertronic": "cybertronic-machines",
}
SETUPS: Final = ("decks", "format", "mode", "target", "limit", RULINGS)
RULINGS_THERE_ARE: Final = 109  # DOOM-AMB-01 and so on
FORMATS: Final = ("standard", "open")  # open: somebody else has looked at the decks
OPENING: Final = 10  # cards that a game cannot begin without


def deck_of(name: str, format_: str = "standard") -> Deck:
    """A deck of ours by its id, or anybody's by its code, if it may be played: DOOM-DECK-01."""
    if not share.is_code(name):
        return DECKS[known(CALLED.get(name, name), DECKS, "deck")]
    decklist = share.read(name)
    wrong = problems(decklist, standard()) if format_ == "standard" else []
    if wrong:
        raise Mistake(f"This deck is not legal ({wrong[0].rule}); see `kostka deck check`.")
    if decklist.size() < OPENING:
        raise Mistake(f"A draw pile has at least {OPENING} cards, not {decklist.size()}.")
    return built(decklist, name)


def begin(setup: Setup) -> Fight:
    """A game from a set-up such as `decks=imperial-clans,dark-gifts target=40 limit=200`."""
    for key in setup:
        if key not in SETUPS:
            there = ", ".join(SETUPS)
            raise Mistake(f"Doomtrooper has no set-up called {key!r}; there are: {there}.")
    usual = tuple([deck.key for deck in decks.TOURNAMENT])
    format_ = known(",".join(setup.get("format", ("standard",))), dict.fromkeys(FORMATS), "format")
    chosen = [deck_of(deck, format_) for deck in setup.get("decks", usual)]
    if len(chosen) < 2:
        raise Mistake("Doomtrooper is for two players or more.")
    troops = [card for deck in chosen for card in deck.troop if card.personality]
    if len(set(troops)) < len(troops):
        raise Mistake("A Personality can be on the table only once, so take different decks.")
    short = any([deck.troop for deck in chosen])
    teams = teams_in(setup, len(chosen))
    members = len(chosen) // teams if teams else 1  # DOOM-AMB-106
    usual_target = members * (SHORT if short else TARGET)
    target = _number(setup, "target", usual_target, "promotion points")
    limit = _number(setup, "limit", LIMIT, "turns")
    readings = readings_in(setup, EXCEPTIONS)
    return new_game(chosen, target, limit, readings, teams)


def unknown(s: State, setup: Setup, seat: int, luck: Luck) -> State:
    """Decks that somebody has brought along are as good as any of ours, for all others know."""
    own = [n for n, deck in enumerate(setup.get("decks", ())) if share.is_code(deck) and n != seat]
    if not own or not isinstance(s, Fight):
        return s
    c = s.clone()
    names = [deck.key for deck in DECKS.values() if not deck.troop]
    for other in own:
        first = int(luck.below(len(names)))
        cards = [card for name in names[first:] + names[:first] for card in DECKS[name].cards]
        estrange(c, seat, other, cards, luck)
    return c


MODES: Final = {"free": 0, "2v2": 2, "3v3": 3}  # players of a team; free: each for himself
TEAMS: Final = 2


def teams_in(setup: Setup, players: int) -> int:
    """How many teams a set-up asks for: DOOM-AMB-104."""
    size = MODES[known(",".join(setup.get("mode", ("free",))), MODES, "mode")]
    if size and players != TEAMS * size:
        raise Mistake(f"{size}v{size} is for {TEAMS * size} players, not {players}.")
    return TEAMS if size else 0


def _number(setup: Setup, key: str, usual: int, what: str) -> int:
    values = ",".join(setup.get(key, (str(usual),)))
    if not values.isdecimal() or len(values) > 4 or not int(values):
        raise Mistake(f"The {key} must be a number of {what} up to 9999, not {values!r}.")
    return int(values)


GAME: Final = Game(
    "doomtrooper",
    rules="3",
    shelf=SHELF,
    new=begin,
    examples={
        "tournament": {"decks": ("imperial-clans", "dark-gifts")},
        "fight": {"decks": ("clans", "kohort-of-ilian")},
        "fight-of-three": {"decks": ("clans", "kohort-of-ilian", "marines")},
        "2v2": {"decks": ("clans", "kohort-of-ilian", "marines", "brothers"), "mode": ("2v2",)},
        "3v3": {
            "decks": (
                *("imperial-clans", "dark-gifts", "bauhaus-axis"),
                *("capitol-wave", "mishima-ki", "brotherhood-law"),
            ),
            "mode": ("3v3",),
            "target": ("30",),
        },
    },
    correct=correcting.correct,
    refusals=REFUSALS,
    rulings=tuple(f"DOOM-AMB-{n:02d}" for n in range(1, RULINGS_THERE_ARE + 1)),
    exceptions=EXCEPTIONS,
    unknown=unknown,
    beats=BEATS,
    profit=Profit(profit.bare, profit.decides),
)
