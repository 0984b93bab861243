"""Dice Throne, the modes: who is with whom, in which order, with how much health.

Seats are numbered clockwise round the table.  In two teams the members sit side by side, so that
the first of each face each other: A1, B1, B2, A2 (THR-AMB-59).  Three teams sit A1, B1, C1, A2, B2,
C2 (THR-AMB-100).
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.printed import Mode
from kostka.kernel.game import Mistake, known

MOST_PLAYERS: Final = 6  # THR-MODE-01
MANY: Final = 5  # players: better if all of them know the game, THR-MODE-02

DUEL: Final = Mode("duel", sides=(0, 1), order=(0, 1), health=50)


def _kings(players: int) -> Mode:
    """THR-KOTH-01 to -09"""
    seats = range(players)
    key = f"king-of-the-hill-{players}"
    return Mode(key, seats, seats, health=35, called="king-of-the-hill", crowns=True)


KINGS: Final = tuple([_kings(players) for players in (3, 4, 5, 6)])
TWO_TEAMS: Final = Mode("2v2", (0, 1, 1, 0), (0, 1, 3, 2), health=50, rolls=True)
TEAMS_OF_THREE: Final = Mode("3v3", (0, 1, 1, 1, 0, 0), (0, 1, 5, 2, 4, 3), health=50, rolls=True)
THREE_TEAMS: Final = Mode("2v2v2", (0, 1, 2, 0, 1, 2), range(6), health=50, rolls=True)

MODES: Final[dict[str, Mode]] = {
    mode.key: mode for mode in (DUEL, *KINGS, TWO_TEAMS, TEAMS_OF_THREE, THREE_TEAMS)
}
NAMES: Final[dict[str, list[Mode]]] = {}  # as one asks for them: one name, several sizes
for _mode in MODES.values():
    NAMES.setdefault(_mode.called, []).append(_mode)


def modes_for(players: int) -> list[str]:
    """THR-MODE-01: the modes in which so many can play."""
    return [mode.called for mode in MODES.values() if len(mode.sides) == players]


def mode_of(name: str, players: int) -> Mode:
    """The mode that is asked for, by its name or its key, with so many players."""
    if players > MOST_PLAYERS:
        raise Mistake(f"At most {MOST_PLAYERS} can play, not {players} (THR-MODE-01).")
    found = [MODES[name]] if name in MODES else NAMES[known(name, NAMES, "mode")]
    for mode in found:
        if len(mode.sides) == players:
            return mode
    sizes = [len(mode.sides) for mode in found]
    size = str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
    others = ", ".join(modes_for(players))
    instead = f"; for {players} there are: {others}" if others else ""
    raise Mistake(f"The mode {found[0].called} is for {size} heroes, not for {players}{instead}.")
