"""Why a bot moves as it does: the moves it expects and what they are worth, in words."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kostka.bots.bot import Bot
from kostka.bots.levels import Thinker
from kostka.bots.search import Line
from kostka.kernel.chance import Rng
from kostka.kernel.sense import Sense
from kostka.kernel.state import State, settle
from kostka.kernel.step import PASS
from kostka.sight import Seen, meant
from kostka.words import book
from kostka.words.interface import say

LONGEST: Final = 5  # moves of a main line that are told


class Told(NamedTuple):
    """One move of a line, with what is needed to say it."""

    seat: int
    sense: Sense
    do: str


def moves(line: Line, world: State, luck: Rng) -> list[Told]:
    """The line as it could be played in this world; it ends where chance leads elsewhere."""
    found: list[Told] = []
    for option in line.options[:LONGEST]:
        settle(world, luck)
        while not world.over() and len(world.options()) == 1:
            world.choose(world.options()[0])
            settle(world, luck)
        while not world.over() and option not in world.options() and PASS in world.options():
            world.choose(PASS)
            settle(world, luck)
        if world.over() or option not in world.options():
            break
        (sense,) = meant(world, [option])
        found.append(Told(int(world.seat), sense, world.write(option)))
        world.choose(option)
    return found


def explained(bot: Bot, option: Any, seen: Seen, game: str, lang: str, seed: int) -> str:
    """What the bot expects after the move it has just chosen; call it before that is played."""
    if not isinstance(bot, Thinker):
        return say(lang, "mind-known")
    line = bot.line or bot.foretold(seen, option)
    luck = Rng(seed)
    spoken = [
        _said(told, game, seen.seat, lang) for told in moves(line, seen.imagine(luck), luck)[1:]
    ]
    n = round(100 * line.worth)
    if line.simulations:
        worth = say(lang, "mind-worth", n=n, simulations=line.simulations)
    else:
        worth = say(lang, "mind-judged", n=n)
    return f"{say(lang, 'mind-then', line='; '.join(spoken))} {worth}" if spoken else worth


def _said(told: Told, game: str, seat: int, lang: str) -> str:
    try:
        move = book(game).option(told.sense, lang)
    except LookupError:
        move = told.do
    return move if told.seat == seat else say(lang, "mind-answer", move=move)
