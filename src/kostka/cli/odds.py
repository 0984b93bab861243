"""`kostka odds dicethrone --hero H --dice 1,1,4,6,2 --rerolls 2`: exact chances."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from kostka.cli.options import add_json, add_language, print_json
from kostka.games import game
from kostka.games.dicethrone.content import HEROES, new_game
from kostka.games.dicethrone.dice import DICE
from kostka.games.dicethrone.state import Battle
from kostka.kernel.game import Mistake, known
from kostka.words import book
from kostka.words.dicethrone import DiceThrone
from kostka.words.interface import say

if TYPE_CHECKING:
    from kostka.odds.abilities import Chance

MOST_REROLLS: Final = 20


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game with dice to keep: dicethrone")
    parser.add_argument("--hero", required=True, metavar="H", help="such as black-panther")
    parser.add_argument(
        "--dice", metavar="1,1,4,6,2", help="what lies there; left out: no roll yet"
    )
    parser.add_argument("--rerolls", type=int, default=2, metavar="N", help="how many are left")
    parser.add_argument(
        "--levels",
        default="",
        metavar="ABILITY=2,…",
        help="upgraded abilities, such as triple-threat=2; all others are at level 1",
    )
    parser.add_argument("--hand", default="", metavar="CARD,…", help="cards in hand, as six-it")
    parser.add_argument("--cp", type=int, metavar="N", help="combat points; else as at the start")
    parser.add_argument("--foe-health", type=int, metavar="N", help="what the opponent has left")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from kostka.odds.abilities import hint

    if game(args.game).key != "dicethrone":
        raise Mistake(f"There are no dice to keep in {args.game}; ask about dicethrone.")
    if not 0 <= args.rerolls <= MOST_REROLLS:
        raise Mistake(f"Rerolls are to be 0 to {MOST_REROLLS}, not {args.rerolls}.")
    battle = _battle(args.hero, args.levels)
    _set(battle, args.hand, args.cp, args.foe_health)
    dice = None if args.dice is None else _dice(args.dice)
    found = hint(battle, 0, dice, args.rerolls)
    hero = battle.heroes[0].key
    if args.json:
        lines = [_plain(line) for line in found.lines]
        value = {"keep": list(found.keep), "worth": found.worth}
        told = {"hero": hero, "dice": dice, "rerolls": args.rerolls}
        print_json({**told, "abilities": lines, "value": value})
        return 0
    words = book("dicethrone")
    assert isinstance(words, DiceThrone)
    for line in sorted(found.lines, key=lambda line: -line.best):
        keep = f"  {_keep(args.lang, line.keep)}" if dice is not None else ""
        said = words.row(line.row, args.lang)
        print(f"{line.best:7.1%}  {line.naive:7.1%}  {said}{keep}")
    print(say(args.lang, "odds-key"))
    worth = f"{found.worth:.2f}"
    if dice is not None:
        print(say(args.lang, "odds-value", keep=_keep(args.lang, found.keep), worth=worth))
    return 0


def _battle(hero: str, upgraded: str) -> Battle:
    """The hero at these levels against any other."""
    name = known(hero, HEROES, "hero")
    other = next(key for key in HEROES if key != name)
    battle = new_game([HEROES[name], HEROES[other]])
    for part in filter(None, upgraded.split(",")):
        key, _, level = part.partition("=")
        abilities = {ability.key: ability for ability in HEROES[name].abilities}
        ability = abilities[known(key, abilities, "ability of this hero")]
        if not level.isdecimal() or not 1 <= int(level) <= len(ability.levels):
            raise Mistake(f"{ability.key} has levels 1 to {len(ability.levels)}, not {level!r}.")
        battle.levels[0][ability.place] = int(level)
    return battle


def _set(battle: Battle, hand: str, cp: int | None, foe_health: int | None) -> None:
    """What the hero holds, and how much is left of the other."""
    cards = {card.key: card for card in battle.decks[0] + battle.hands[0]}
    battle.hands[0] = [
        cards[known(key, cards, "card of this hero")] for key in filter(None, hand.split(","))
    ]
    if cp is not None:
        battle.cp[0] = cp
    if foe_health is not None:
        battle.health[1] = foe_health


def _dice(text: str) -> list[int]:
    dice = text.replace(" ", ",").split(",")
    if len(dice) != DICE or any(die not in ("1", "2", "3", "4", "5", "6") for die in dice):
        raise Mistake(f"Dice are five numbers from 1 to 6, such as 1,1,4,6,2, not {text!r}.")
    return sorted(int(die) for die in dice)


def _plain(line: Chance) -> dict[str, Any]:
    row, ability = line.row, line.row.ability
    assert ability is not None
    name = row.called or ability.key
    return {
        "id": f"{name}-{row.number}" if row.number else name,
        "ability": ability.key,
        "best": line.best,
        "naive": line.naive,
        "keep": list(line.keep),
    }


def _keep(lang: str, dice: Sequence[int]) -> str:
    return " ".join(map(str, dice)) if dice else say(lang, "none")
