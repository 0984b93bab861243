"""All of Plošinovka in one place: heroes and cards, the index of rules, saving and beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kostka.games.plosinovka import (
    actions,
    bosses,
    fight,
    foes,
    gravity,
    grid,
    levels,
    moving,
    notes,
    pictures,
    shop,
    state,
    table,
    terms,
    turn,
    verbs,
)
from kostka.games.plosinovka.beats import BEATS
from kostka.games.plosinovka.card import Artifact, Boss, Card, Enemy, Hero
from kostka.games.plosinovka.cards.artifacts import ARTIFACTS
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.games.plosinovka.cards.events import EVENTS
from kostka.games.plosinovka.cards.heroes import HEROES
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.readings import EXCEPTIONS
from kostka.games.plosinovka.refusals import REFUSALS
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.table import Player
from kostka.kernel.game import RULINGS, Game, Mistake, Setup, kebab, known, readings_in
from kostka.kernel.save import Shelf
from kostka.kernel.step import Frame, Named, Rule, Word, index

__all__ = ["GAME", "HEROES_BY_KEY", "RULES", "SHELF", "begin", "new_game"]

HEROES_BY_KEY: Final[dict[str, Hero]] = {hero.key: hero for hero in HEROES}
BOSSES_BY_KEY: Final[dict[str, Boss]] = {boss.key: boss for boss in BOSSES}
THEMES: Final[dict[str, Word]] = {theme.key: theme for theme in (*pictures.THEMES, terms.MIXED)}
TOKENS: Final = tuple([token for boss in BOSSES for token in boss.tokens])
HELPERS: Final = tuple([boss.helper for boss in BOSSES if boss.helper is not None])
USABLE: Final[tuple[Card, ...]] = (*HEROES, *ITEMS, *POTIONS, *ARTIFACTS, *EVENTS)

SET_UP: Final = turn.set_up(HEROES, BOSSES, ARTIFACTS)
RULES: Final[dict[str, Rule]] = index(
    SET_UP,
    turn.TURN,
    actions.APPEAR,
    moving.ARRIVAL,
    moving.STEP,
    moving.PORTAL_STEP,
    moving.WALK,
    foes.HERDING,
    foes.DRIVING,
    fight.FIGHT,
    gravity.GRAVITY,
    shop.REFILL_ITEMS,
    shop.REFILL_POTIONS,
    levels.REVEAL,
    verbs.REROLL,
    verbs.SETTING_NOW,
    verbs.REINFORCING,
    bosses.BY_DIE,
    bosses.BY_SYMBOL,
    bosses.READ_SECOND,
    *[boss.provoked for boss in BOSSES],
    *[card.rule for boss in BOSSES for card in boss.deck],
    *[card.rule for card in USABLE if card.rule is not None],
)


def _things() -> list[Named]:
    words = [word for word in vars(terms).values() if isinstance(word, (Word, terms.Symbol))]
    cards: list[Named] = [*USABLE, *BOSSES, *ENEMIES, *HELPERS, *TOKENS, *pictures.CARDS.values()]
    attacks = [card for boss in BOSSES for card in boss.deck]
    return list(dict.fromkeys([*words, *pictures.THEMES, *cards, *attacks]))


SHELF: Final = Shelf(
    RULES,
    _things(),
    {
        state.Climb: (
            *("levels", "width", "rows", "theme", "boss", "players", "circle", "cards", "lowest"),
            *("guards", "kinds", "board", "lying", "heap", "foes", "items", "potions", "bottom"),
            *("item_shop", "potion_shop", "deck", "discard", "artifacts", "events", "shown"),
            *("pool", "rolled", "solo", "turn", "overkill", "result", "limit", "stack", "seat"),
            "readings",
        ),
        grid.TowerCard: (
            *("key", "theme", "width", "content", "platform", "through", "ladder", "wall"),
        ),
        table.Player: (
            *("hero", "at", "lives", "gold", "gems", "special", "owned", "potions", "turned"),
            *("tokens", "home", "floats", "defeated"),
        ),
        notes.Turn: (
            *("face", "bonus", "quiet", "ghost", "boost", "wild", "booted", "struck", "acted"),
            *("step", "hurt", "thrown"),
        ),
        notes.Blow: ("target", "damage", "swords", "gems"),
        notes.Walk: ("left", "moved", "upward"),
        notes.Herd: ("fields", "more", "at", "left", "done"),
        notes.Falling: ("below", "boss", "ladders", "asked", "falls"),
    },
)


def heap_of(theme: Word) -> list[grid.TowerCard]:
    """The tower cards a game is built from: TOW-AMB-02."""
    themes = pictures.THEMES if theme is terms.MIXED else (theme,)
    return [card for card in pictures.CARDS.values() if card.theme in themes]


def new_game(
    heroes: Sequence[Hero | None],
    theme: Word = grid.DREAD_FOREST,
    boss: Boss | None = None,
    levels: int = terms.LEVELS,
    artifacts: bool = False,
    limit: int = terms.ROUND_LIMIT,
    readings: int = 0,
) -> Climb:
    """A game of these heroes (None is dealt by chance), stopped at its first question.

    `readings` are bits of EXCEPTIONS: what this table reads otherwise.
    """
    heap = heap_of(theme)
    width, rows = 2 * int(heap[0].width), int(heap[0].height)
    fields = levels * rows * width
    solo = len(heroes) == 1
    foes: list[Enemy] = list(ENEMIES)
    nothing: list[Artifact] = []
    s = Climb(
        levels,
        width,
        rows,
        theme,
        boss,
        [Player(hero) for hero in heroes],
        list(range(len(heroes))),
        [None] * (2 * levels),
        0,
        [None] * levels,
        [],
        [table.EMPTY] * fields,
        [0] * fields,
        heap,
        foes,
        list(ITEMS),
        [potion for potion in POTIONS for _ in range(potion.copies)],
        [],
        [],
        [],
        [],
        [],
        nothing,
        list(EVENTS) if solo else [],
        [],
        [0] * len(terms.SYMBOLS),
        [0] * len(terms.SYMBOLS),
        int(solo),
        0,
        0,
        terms.UNDECIDED,
        limit,
        [],
        readings=readings,
    )
    s.stack.append(Frame(SET_UP, 0, 0, None, int(artifacts), None))
    s.advance()
    return s


SETUPS: Final = ("mode", "heroes", "players", "boss", "tower", "map", "artifacts", "limit", RULINGS)
GAME_MODE: Final = "game"
SOLO: Final = "solo"
MODES: Final[dict[str, dict[str, str]]] = {  # what each mode fixes of the set-up
    GAME_MODE: {"map": "standard", "artifacts": "no"},
    "artifacts": {"artifacts": "yes"},
    "larger-map": {"map": "larger"},
    SOLO: {"map": "standard"},  # TOW-SOLO-01
}
SIZES: Final = {"standard": terms.LEVELS, "larger": terms.LEVELS + 1}
YES_OR_NO: Final = {"yes": True, "no": False}
RANDOM: Final = "random"


def begin(setup: Setup) -> Climb:
    """A game from a set-up such as `heroes=sladuse,bivoj boss=medusa tower=creeping-void`."""
    for key in setup:
        if key not in SETUPS:
            there = ", ".join(SETUPS)
            raise Mistake(f"Plošinovka has no set-up called {key!r}; there are: {there}.")
    if "mode" in setup:
        setup = _of_mode(setup, known(_one(setup, "mode", GAME_MODE), MODES, "mode"))
    heroes = _heroes(setup)
    boss = _one(setup, "boss", RANDOM)
    tower = known(_one(setup, "tower", grid.DREAD_FOREST.key), THEMES, "tower")
    size = known(_one(setup, "map", "standard"), SIZES, "map")
    artifacts = known(_one(setup, "artifacts", "no"), YES_OR_NO, "answer")
    if len(heroes) == 1 and size != "standard":  # TOW-SOLO-01
        raise Mistake("One player climbs the tower of the standard map.")
    return new_game(
        heroes,
        THEMES[tower],
        None if boss == RANDOM else BOSSES_BY_KEY[known(boss, BOSSES_BY_KEY, "boss")],
        SIZES[size],
        YES_OR_NO[artifacts],
        _number(setup, "limit", terms.ROUND_LIMIT),
        readings_in(setup, EXCEPTIONS),
    )


def _of_mode(setup: Setup, mode: str) -> Setup:
    """The set-up with what the mode fixes; raises Mistake if something else is asked for."""
    wanted = dict(setup)
    if mode == SOLO and "heroes" not in setup and "players" not in setup:
        wanted["heroes"] = (RANDOM,)  # TOW-SETUP-18
    for key, value in MODES[mode].items():
        if kebab(_one(setup, key, value)) != value:
            raise Mistake(f"The mode {mode!r} is played with {key}={value}, so leave {key!r} out.")
        wanted[key] = (value,)
    if (len(_heroes(wanted)) == 1) != (mode == SOLO):
        players = "one player" if mode == SOLO else "two players or more"
        raise Mistake(f"The mode {mode!r} is for {players}.")
    return wanted


def _heroes(setup: Setup) -> list[Hero | None]:
    """Those named; `random` is dealt by chance.  TOW-SETUP-17, -18, TOW-COMP-04."""
    names = list(setup.get("heroes", ()))
    if "players" in setup:
        players = _number(setup, "players", 2)
        if players < len(names):
            raise Mistake(f"{len(names)} heroes are named for {players} players.")
        names += [RANDOM] * (players - len(names))
    elif not names:
        names = [RANDOM, RANDOM]
    if not 1 <= len(names) <= terms.MOST_PLAYERS:
        raise Mistake(f"Plošinovka is for one to {terms.MOST_PLAYERS} players, not {len(names)}.")
    heroes = [
        None if name == RANDOM else HEROES_BY_KEY[known(name, HEROES_BY_KEY, "hero")]
        for name in names
    ]
    named = [hero for hero in heroes if hero is not None]
    if len(set(named)) < len(named):
        raise Mistake("There is only one of each hero, so take different ones.")
    return heroes


def _one(setup: Setup, key: str, usual: str) -> str:
    values = setup.get(key, (usual,))
    if len(values) != 1:
        raise Mistake(f"The set-up {key!r} takes one answer, not {len(values)}.")
    return values[0]


def _number(setup: Setup, key: str, usual: int) -> int:
    value = _one(setup, key, str(usual))
    if not value.isdecimal() or len(value) > 4 or not int(value):
        raise Mistake(f"The set-up {key!r} is a number up to 9999, not {value!r}.")
    return int(value)


GAME: Final = Game(
    "plosinovka",
    rules="2",
    shelf=SHELF,
    new=begin,
    examples={
        "game": {"heroes": ("sladuse", "bivoj")},
        "game-of-four": {
            "heroes": ("angelo", "avys", "miksy", "urgh"),
            "tower": ("creeping-void",),
        },
        "artifacts": {"heroes": ("avys", "urgh", "angelo"), "artifacts": ("yes",)},
        "larger-map": {
            "heroes": ("miksy", "bivoj"),
            "map": ("larger",),
            "tower": ("creeping-void",),
        },
        "solo": {"heroes": ("sladuse",)},
    },
    refusals=REFUSALS,
    rulings=tuple(f"TOW-AMB-{n:02d}" for n in range(1, 77)),
    exceptions=EXCEPTIONS,
    beats=BEATS,
)
