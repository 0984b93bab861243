"""All of Dice Throne in one place: heroes, the index of rules, how a game is saved and begun."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Final

from kostka.games.dicethrone import (
    amounts,
    asks_cards,
    asks_dice,
    asks_players,
    asks_tokens,
    blocks,
    companions,
    conjuring,
    covers,
    defence,
    facts,
    illusions,
    notes,
    offence,
    opening,
    phases,
    play,
    printed,
    profit,
    rules,
    spells,
    state,
    targeting,
    terms,
    triggers,
    verbs_cards,
    verbs_damage,
    verbs_dice,
    verbs_phases,
    verbs_tokens,
)
from kostka.games.dicethrone.beats import BEATS
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.heroes import ALL
from kostka.games.dicethrone.modes import DUEL, MODES, mode_of
from kostka.games.dicethrone.printed import Hero, Mode
from kostka.games.dicethrone.readings import EXCEPTIONS
from kostka.games.dicethrone.refusals import REFUSALS
from kostka.games.dicethrone.state import Battle
from kostka.kernel.game import RULINGS, Game, Mistake, Profit, Setup, kebab, known, readings_in
from kostka.kernel.save import Shelf
from kostka.kernel.step import Named, Rule, Word, index

# Where words and sentences of the game are defined.
ROOMS: Final[tuple[ModuleType, ...]] = (
    *(terms, printed, amounts, facts, triggers, blocks, play),
    *(verbs_damage, verbs_cards, verbs_tokens, verbs_dice, verbs_phases),
    *(asks_players, asks_tokens, asks_dice, asks_cards),
    *(
        companions,
        conjuring,
        covers,
        illusions,
        spells,
        phases,
        opening,
        offence,
        targeting,
        defence,
        rules,
    ),
)

HEROES: Final[dict[str, Hero]] = {hero.key: hero for hero in ALL}

START_CP: Final = 2  # THR-SETUP-04
SETUPS: Final = ("heroes", "mode", "mirror", RULINGS)


def _rules() -> dict[str, Rule]:
    found = [
        rules.SET_UP,
        opening.OPENING_HAND,
        targeting.BONUS,
        rules.DRAW_ONE,
        rules.TURN,
        offence.ATTEMPT,
        defence.DEFENCE_ROLL,
    ]
    found += [
        play.PLAY,
        play.SPEND,
        asks_dice.REROLL,
        asks_tokens.AIM_AGAIN,
        asks_tokens.MOVE_AGAIN,
    ]
    found += [verbs_damage.ISOLATED_DAMAGE, verbs_cards.AT_RANDOM, covers.COVER, *spells.RULES]
    for card in COMMON:
        found += card.rules()
    for hero in HEROES.values():
        found += hero.rules()
    return index(*found)


RULES: Final = _rules()


def _things() -> list[Named]:
    found: list[Named] = [
        thing
        for room in ROOMS
        for thing in vars(room).values()
        if isinstance(thing, (Word, terms.Kind))
    ]
    found += MODES.values()
    found += COMMON
    for hero in HEROES.values():
        found += [hero, *hero.cards, *hero.tokens, *hero.abilities]
        found += hero.spells
        found += [spend for token in hero.tokens for spend in (*token.spends, *token.uses)]
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
                "raised?",
                "away?",
                "covered?",
                "readings?",
            ),
        ),
        notes.Entry: ("source", "to", "how", "n", "kind"),
        notes.Incoming: ("entries", "dodged"),
        notes.RollPhase: (
            *("entries", "attacker", "attempts", "allowed", "announced", "altered", "activated"),
            *("target", "kind", "later", "dodged", "again?", "among?", "dealt?", "noted?"),
            *("over?", "brought?"),
        ),
        notes.Roll: ("seat", "dice", "purpose", "foreign?"),
        notes.Turn: ("phase", "used", "upgrades", "gained?"),
        notes.Aim: ("whom", "token", "to", "cards", "closed"),
        notes.Laid: ("owner", "order", "suggested?"),
        notes.Start: ("contenders", "rolls"),
        notes.Shown: ("owner", "card", "seers"),
    },
)


def new_game(heroes: Sequence[Hero], mode: Mode = DUEL, readings: int = 0) -> Battle:
    """Everything laid out, and the first question asked: chance rolls for the start player.

    `readings` are bits of EXCEPTIONS: what this table reads otherwise.
    """
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
        readings=readings,
    )
    s.open(rules.SET_UP, mode.order[0], None)
    s.advance()
    return s


def begin(setup: Setup) -> Battle:
    """A game from a set-up such as `heroes=black-panther,black-widow mode=duel`.

    Heroes are named by seat, clockwise; with `mirror=yes` several players may have the same one.
    """
    for key in setup:
        if key not in SETUPS:
            there = ", ".join(SETUPS)
            raise Mistake(f"Dice Throne has no set-up called {key!r}; there are: {there}.")
    modes = setup.get("mode", (DUEL.key,))
    if len(modes) != 1:
        raise Mistake(f"One mode is played, not {len(modes)}.")
    names = [known(hero, HEROES, "hero") for hero in setup.get("heroes", tuple(HEROES)[:2])]
    chosen = mode_of(kebab(modes[0]), len(names))
    mirror = [kebab(word) for word in setup.get("mirror", ("no",))]
    if mirror not in (["yes"], ["no"]):
        raise Mistake(f"mirror is yes or no, not {','.join(mirror)!r}.")
    if len(set(names)) < len(names) and mirror == ["no"]:
        raise Mistake("Two players cannot have the same hero, but with mirror=yes (THR-AMB-79).")
    return new_game([HEROES[name] for name in names], chosen, readings_in(setup, EXCEPTIONS))


def _mirrored(mode: str, players: int) -> Setup:
    """So many players with three heroes, again and again."""
    three = ("black-panther", "black-widow", "doctor-strange")
    heroes = tuple([three[seat % 3] for seat in range(players)])
    return {"heroes": heroes, "mode": (mode,), "mirror": ("yes",)}


GAME: Final = Game(
    "dicethrone",
    rules="2",
    shelf=SHELF,
    new=begin,
    examples={
        "duel": {"heroes": ("black-panther", "black-widow"), "mode": ("duel",)},
        "duel-with-spells": {"heroes": ("doctor-strange", "black-widow"), "mode": ("duel",)},
        "king-of-the-hill": {
            "heroes": ("black-panther", "black-widow", "doctor-strange"),
            "mode": ("king-of-the-hill",),
        },
        "king-of-the-hill-of-six": _mirrored("king-of-the-hill", 6),
        "2v2": _mirrored("2v2", 4),
        "3v3": _mirrored("3v3", 6),
        "2v2v2": _mirrored("2v2v2", 6),
    },
    refusals=REFUSALS,
    rulings=tuple(f"THR-AMB-{n:02d}" for n in range(1, 113)),
    exceptions=EXCEPTIONS,
    beats=BEATS,
    profit=Profit(profit.bare, profit.decides),
)
