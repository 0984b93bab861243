"""What stands on the boards of Dice Throne by level and by row: in full, and as short as a tile.

A tile says what an ability gives, not all that it asks for: "Agility, 6 undefendable (+2)".  Short
phrases are laid over those of the rulebook; what has none reads in full.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from typing import Any, Final

from kostka.games.dicethrone import (
    amounts,
    asks_cards,
    asks_dice,
    asks_players,
    asks_tokens,
    blocks,
    companions,
    covers,
    play,
    printed,
    spells,
    verbs_cards,
    verbs_damage,
    verbs_dice,
    verbs_phases,
    verbs_tokens,
)
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.printed import Ability, Level
from kostka.games.dicethrone.verbs_damage import AddDamage, Deal
from kostka.kernel.step import If
from kostka.words.dicethrone import DiceThrone
from kostka.words.inflect import Three, capital

SILENT: Final[Three] = ("", "", "")
_ONE_THING: Final = re.compile(r"(\d× )\(([\w ]+)\)(?! )")  # that is done so many times

_SO_MANY: Final = "{n:1=|{n}× }{token}{n:for}"
SO_MANY: Final[Three] = (_SO_MANY, _SO_MANY, _SO_MANY)

SHORT: Final[dict[type, Three]] = {
    # amounts
    amounts.Per: (
        " per {every:1={symbol:one}|{every} {symbol:*every}}",
        "{every:1= × | za {every}× }{symbol}",
        "{every:1= × | za {every}× }{symbol}",
    ),
    amounts.PerUpgrade: (" per upgrade", " za vylepšení", " za ulepszenie"),
    amounts.PerUpgradeThisTurn: (
        " per upgrade this turn",
        " za vylepšení v tomto tahu",
        " za ulepszenie w tej turze",
    ),
    amounts.PerHeld: (
        " per {every:1=|{every} }{token}",
        "{every:1= × | za {every}× }{token}",
        "{every:1= × | za {every}× }{token}",
    ),
    amounts.Provided: SILENT,
    amounts.HalfTheDie: (" (½ die)", " (½ kostky)", " (½ kości)"),
    amounts.TheTotal: (" (total)", " (součet)", " (suma)"),
    amounts.YourCp: (
        " ({half:half your|your} CP)",
        " ({half:polovina tvých|tvé} BB)",
        " ({half:połowa twoich|twoje} PW)",
    ),
    amounts.SoMany: (" each", " za každý", " za każdy"),
    # blocks
    If: ("({lines:list})", "({lines:list})", "({lines:list})"),
    blocks.On: ("{pattern:on}: {lines:list}", "{pattern}: {lines:list}", "{pattern}: {lines:list}"),
    blocks.OnOrInstead: (
        "{pattern:on}: {lines:list}",
        "{pattern}: {lines:list}",
        "{pattern}: {lines:list}",
    ),
    blocks.Otherwise: ("or ({lines:list})", "nebo ({lines:list})", "albo ({lines:list})"),
    blocks.Then: SILENT,
    blocks.Or: ("{branches:or}", "{branches:or}", "{branches:or}"),
    blocks.Branch: ("{rule:list}", "{rule:list}", "{rule:list}"),
    blocks.May: ("may {block:list}", "můžeš: {block:list}", "możesz: {block:list}"),
    blocks.MayIf: ("(may {block:list})", "(můžeš: {block:list})", "(możesz: {block:list})"),
    blocks.Repeat: (
        "{n}× ({block:list}){n:for}",
        "{n}× ({block:list}){n:for}",
        "{n}× ({block:list}){n:for}",
    ),
    blocks.IfTheTarget: (
        "{block:list} or ({otherwise:list})",
        "{block:list} nebo ({otherwise:list})",
        "{block:list} albo ({otherwise:list})",
    ),
    # damage and health
    verbs_damage.Deal: (
        "{n} {kind:undefendable=undefendable|pure=pure|collateral=collateral|damage}{n:for}",
        "{n} {kind:undefendable={n:neblokovatelné|neblokovatelná|neblokovatelných}|"
        "pure={n:čisté|čistá|čistých}|collateral={n:plošné|plošná|plošných}|zranění}{n:for}",
        "{n} {kind:undefendable={n:nieuchronne|nieuchronne|nieuchronnych}|"
        "pure={n:czyste|czyste|czystych}|collateral={n:obszarowe|obszarowe|obszarowych}|"
        "{n:obrażenie|obrażenia|obrażeń}}{n:for}",
    ),
    verbs_damage.AddDamage: ("+{n}{n:for}", "+{n}{n:for}", "+{n}{n:for}"),
    verbs_damage.DealTo: (
        "{n}{to:yourself= to you|each-foe= to all| to one}{n:for}",
        "{n}{to:yourself= tobě|each-foe= všem| jednomu}{n:for}",
        "{n}{to:yourself= tobie|each-foe= wszystkim| jednemu}{n:for}",
    ),
    verbs_damage.Prevent: ("prevent {n}{n:for}", "zabraň {n}{n:for}", "zapobiegnij {n}{n:for}"),
    verbs_damage.PreventHalf: ("prevent half", "zabraň polovině", "zapobiegnij połowie"),
    verbs_damage.PreventAll: ("prevent all", "zabraň všem", "zapobiegnij wszystkim"),
    verbs_damage.Heal: ("heal {n}{n:for}", "+{n} zdraví{n:for}", "+{n} zdrowia{n:for}"),
    verbs_damage.StealHealth: ("steal {n} health", "seber {n} zdraví", "ukradnij {n} zdrowia"),
    # combat points and cards
    verbs_cards.GainCp: ("+{n} CP{n:for}", "+{n} BB{n:for}", "+{n} PW{n:for}"),
    verbs_cards.StealCp: ("steal {n} CP", "seber {n} BB", "ukradnij {n} PW"),
    verbs_cards.LoseCp: (
        "opponent −{n} CP{n:for}",
        "soupeř −{n} BB{n:for}",
        "przeciwnik −{n} PW{n:for}",
    ),
    verbs_cards.DiscardAtRandom: (
        "opponent discards {n}{n:for}",
        "soupeř odloží {n}{n:for}",
        "przeciwnik odrzuca {n}{n:for}",
    ),
    verbs_cards.Draw: ("draw {n}{n:for}", "dober {n}{n:for}", "dobierz {n}{n:for}"),
    verbs_cards.Shuffle: SILENT,
    asks_cards.SearchUpgrades: (
        "{up_to:up to |}{n} {n:upgrade|upgrades}",
        "{up_to:až |}{n} vylepšení",
        "{up_to:do {n} {n:ulepszenia|ulepszeń}|{n} {n:ulepszenie|ulepszenia|ulepszeń}}",
    ),
    # tokens
    verbs_tokens.Gain: SO_MANY,
    verbs_tokens.Inflict: SO_MANY,
    verbs_tokens.Give: SO_MANY,
    covers.Cover: SO_MANY,
    verbs_tokens.RemoveStatuses: (
        "without {kind:negative=negative |}statuses",
        "bez {kind:negative=znevýhodňujících |}stavů",
        "bez {kind:negative=negatywnych |}efektów",
    ),
    verbs_tokens.Fill: ("full {token}", "{token} do plna", "{token} do pełna"),
    verbs_tokens.RaiseLimit: (
        "{token} limit +{n}",
        "více žetonů {token}: +{n}",
        "limit {token} +{n}",
    ),
    asks_tokens.SpendUpTo: ("up to {n} {token}", "až {n}× {token}", "do {n}× {token}"),
    verbs_tokens.AdvanceAll: (
        "advance {token}",
        "posun: {token}",
        "przesunięcie: {token}",
    ),
    asks_tokens.InflictOnUpTo: SO_MANY,
    verbs_tokens.Lose: ("−{n} {token}", "−{n}× {token}", "−{n}× {token}"),
    asks_tokens.ChooseStatus: SILENT,
    asks_tokens.RemoveStatus: ("remove a status", "odstraň stav", "usuń efekt"),
    asks_tokens.ShakeOffAStatus: (
        "remove a status of the attack",
        "odstraň stav z útoku",
        "usuń efekt ataku",
    ),
    # dice, players, windows
    verbs_dice.RollDice: (
        "roll {n} {n:die|dice}",
        "hoď {n} {n:kostkou|kostkami}",
        "rzuć {n} {n:kością|kośćmi}",
    ),
    asks_dice.ChooseDie: SILENT,
    asks_dice.RerollIt: ("reroll a die", "přehoď kostku", "przerzuć kość"),
    asks_dice.KeepAndReroll: ("reroll", "přehození", "przerzut"),
    asks_dice.CountOnly: ("choose {n}", "vyber {n}", "wybierz {n}"),
    asks_players.ChooseOpponent: SILENT,
    asks_players.ChoosePlayer: SILENT,
    companions.AimAtItsHolder: SILENT,
    play.Round: SILENT,
    verbs_phases.NoteIt: SILENT,
    # spells
    spells.PrepareSpell: (
        "prepare {n} {n:Spell|Spells}",
        "připrav {n} {n:Kouzlo|Kouzla|Kouzel}",
        "przygotuj {n} {n:Zaklęcie|Zaklęcia|Zaklęć}",
    ),
    spells.CastSpell: ("cast a Spell", "sešli Kouzlo", "rzuć Zaklęcie"),
    spells.MakeUndefendable: ("undefendable", "neblokovatelně", "nieuchronnie"),
    spells.PayCp: ("pay {n} CP", "zaplať {n} BB", "zapłać {n} PW"),
    # passives
    printed.Whenever: ("{lines:list}", "{lines:list}", "{lines:list}"),
    printed.Standing: (
        "attacks +{bonus}{bonus:for}",
        "útoky +{bonus}{bonus:for}",
        "ataki +{bonus}{bonus:for}",
    ),
    printed.UpgradesInRollPhase: (
        "upgrades in roll phases",
        "vylepšení i ve fázi hodu",
        "ulepszenia też w Fazie Rzutu",
    ),
}


@cache
def _short(book: DiceThrone) -> DiceThrone:
    found = copy(book)
    found.phrases = {**book.phrases, **SHORT}
    return found


def levels(book: DiceThrone, lang: str) -> dict[str, str]:
    """All that an ability says at one level, by `ability/level`."""
    return {
        f"{ability.key}/{n}": "\n".join(book.level(ability, level, lang))
        for ability, n, level in _levels()
    }


def briefs(book: DiceThrone, lang: str) -> dict[str, str]:
    """What a row gives, by its key; of a level without rows, by `ability/level`."""
    short = _short(book)
    found: dict[str, str] = {}
    for ability, n, level in _levels():
        for row in level.rows:
            found[row.key] = _line(short, (*row.does, *level.also), lang)
        if not level.rows:
            uses = [step for use in level.uses for step in use.rule.lines]
            steps = (*level.does, *level.passive, *uses)
            found[f"{ability.key}/{n}"] = _line(short, steps, lang)
    return found


def _levels() -> Iterator[tuple[Ability, int, Level]]:
    for hero in HEROES.values():
        for ability in hero.abilities:
            for n, level in enumerate(ability.levels, 1):
                yield ability, n, level


def _line(short: DiceThrone, steps: Sequence[Any], lang: str) -> str:
    line = ", ".join(short.parts(_damage_first(steps), lang)).replace(", (", " (")
    return capital(_ONE_THING.sub(r"\1\2", line))


def _damage_first(steps: Sequence[Any]) -> list[Any]:
    """The attack is what one looks for on a tile; what it gives beside that comes after."""
    first = next((at for at, step in enumerate(steps) if _deals(step)), len(steps))
    last = first + 1
    while last < len(steps) and _adds(steps[last]):
        last += 1
    return [*steps[first:last], *steps[:first], *steps[last:]]


def _deals(step: Any) -> bool:
    """Itself, or whatever is true of the target."""
    if isinstance(step, blocks.IfTheTarget):
        return all(_deals(lines[0]) for lines in (step.block.lines, step.otherwise.lines))
    return isinstance(step, Deal)


def _adds(step: Any) -> bool:
    return isinstance(step, AddDamage) or (type(step) is If and all(map(_adds, step.lines)))
