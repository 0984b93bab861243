"""All of Dice Throne in one place: heroes, the index of rules, how a game is saved and begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kostka.games.dicethrone import asks, notes, play, rules, spells, state, terms, verbs
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.heroes.black_panther import BLACK_PANTHER
from kostka.games.dicethrone.heroes.black_widow import BLACK_WIDOW
from kostka.games.dicethrone.heroes.doctor_strange import DOCTOR_STRANGE
from kostka.games.dicethrone.printed import Hero, Mode
from kostka.games.dicethrone.state import Battle
from kostka.kernel.game import Game, Mistake, Setup, known
from kostka.kernel.save import Shelf
from kostka.kernel.step import Named, Rule, Word, index

HEROES: Final[dict[str, Hero]] = {
    hero.key: hero for hero in (BLACK_PANTHER, BLACK_WIDOW, DOCTOR_STRANGE)
}
DUEL: Final = Mode("duel", sides=(0, 1), order=(0, 1), health=50)
MODES: Final[dict[str, Mode]] = {DUEL.key: DUEL}

START_CP: Final = 2  # THR-SETUP-04


def _rules() -> dict[str, Rule]:
    found = [
        rules.SET_UP,
        rules.OPENING_HAND,
        rules.DRAW_ONE,
        rules.TURN,
        rules.ATTEMPT,
        rules.DEFENCE_ROLL,
    ]
    found += [play.PLAY, play.SPEND, asks.REROLL, asks.AIM_AGAIN, asks.MOVE_AGAIN]
    found += [verbs.ISOLATED_DAMAGE, *spells.RULES]
    for card in COMMON:
        found += card.rules()
    for hero in HEROES.values():
        found += hero.rules()
    return index(*found)


RULES: Final = _rules()


def _things() -> list[Named]:
    found: list[Named] = [
        thing
        for room in (terms, verbs, asks, rules, spells)
        for thing in vars(room).values()
        if isinstance(thing, (Word, terms.Kind))
    ]
    found += MODES.values()
    found += COMMON
    for hero in HEROES.values():
        found += [hero, *hero.cards, *hero.tokens, *hero.abilities]
        found += hero.spells
        found += [spend for token in hero.tokens for spend in token.spends]
        found += [use for a in hero.abilities for level in a.levels for use in level.uses]
        found += [
            row for ability in hero.abilities for level in ability.levels for row in level.rows
        ]
    return list(dict.fromkeys(found))


SHELF: Final = Shelf(
    RULES,
    _things(),
    {
        state.Battle: (
            *(
                "mode",
                "heroes",
                "health",
                "cp",
                "hands",
                "decks",
                "tops",
                "bottoms",
                "piles",
                "boards",
            ),
            *(
                "levels",
                "upgrades",
                "spells",
                "shelved",
                "prepared",
                "known",
                "circle",
                "turn",
                "result",
                "stack",
                "seat",
            ),
        ),
        notes.Entry: ("source", "to", "how", "n", "kind"),
        notes.Incoming: ("entries", "dodged"),
        notes.RollPhase: (
            *("entries", "attacker", "attempts", "allowed", "announced", "altered", "activated"),
            *("target", "kind", "later", "dodged"),
        ),
        notes.Roll: ("seat", "dice", "purpose"),
        notes.Turn: ("phase", "used", "upgrades"),
        notes.Aim: ("whom", "token", "to", "cards", "closed"),
        notes.Start: ("contenders", "rolls"),
        notes.Shown: ("owner", "card", "seers"),
    },
)


def new_game(heroes: Sequence[Hero], mode: Mode = DUEL) -> Battle:
    """Everything laid out, and the first question asked: chance rolls for the start player."""
    seats = range(len(heroes))
    s = Battle(
        mode,
        list(heroes),
        [mode.health] * len(set(mode.sides)),
        [START_CP for _ in seats],
        [[] for _ in seats],
        [list(hero.deck) for hero in heroes],
        [[] for _ in seats],
        [[] for _ in seats],
        [[] for _ in seats],
        [[] for _ in seats],
        [[1] * len(hero.abilities) for hero in heroes],
        [[] for _ in seats],
        [list(hero.spells) for hero in heroes],
        [[] for _ in seats],
        [[] for _ in seats],
        [],
        list(mode.order),
        0,
        terms.UNDECIDED,
        [],
    )
    s.open(rules.SET_UP, mode.order[0], None)
    s.advance()
    return s


def begin(setup: Setup) -> Battle:
    """A game from a set-up such as `heroes=black-panther,black-widow mode=duel`."""
    for key in setup:
        if key not in ("heroes", "mode"):
            raise Mistake(f"Dice Throne has no set-up called {key!r}; there are: heroes, mode.")
    modes = setup.get("mode", (DUEL.key,))
    if len(modes) != 1:
        raise Mistake(f"One mode is played, not {len(modes)}.")
    chosen = MODES[known(modes[0], MODES, "mode")]
    names = [known(hero, HEROES, "hero") for hero in setup.get("heroes", tuple(HEROES)[:2])]
    if len(names) != len(chosen.sides):
        raise Mistake(
            f"The mode {chosen.key} is for {len(chosen.sides)} heroes, not for {len(names)}."
        )
    if len(set(names)) < len(names):
        raise Mistake("Two players cannot have the same hero (THR-AMB-79).")
    return new_game([HEROES[name] for name in names], chosen)


GAME: Final = Game(
    "dicethrone",
    rules="1",
    shelf=SHELF,
    new=begin,
    examples={
        "duel": {"heroes": ("black-panther", "black-widow"), "mode": ("duel",)},
        "duel-with-spells": {"heroes": ("doctor-strange", "black-widow"), "mode": ("duel",)},
    },
    rulings=tuple(f"THR-AMB-{n:02d}" for n in range(1, 107)),
)
