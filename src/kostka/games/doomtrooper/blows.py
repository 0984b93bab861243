"""Doomtrooper, one blow of a duel: what it does to whom it is aimed at."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.ailments import plagued
from kostka.games.doomtrooper.hampering import hampered, holding
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.ready import is_paralysed
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import KILLED, STRUCK, WOUNDED
from kostka.games.doomtrooper.values import Sheet, is_immune, sheets_of
from kostka.games.doomtrooper.venom import break_armour, is_spared, is_stunned


def is_withheld(s: Fight, duel: Duel, by: i64) -> bool:
    """Whether this one does not strike at all."""
    if (by == duel.defender and is_paralysed(s, by)) or is_stunned(s, duel, by):
        return True
    held = holding(duel, int(by)) if hampered(duel) else None
    return held is not None and not is_immune(s, s.warrior(by), held.card, held.by)


def _sheets(s: Fight, duel: Duel, by: i64, at: i64) -> tuple[list[Sheet], list[Sheet]]:
    """Of all who strike; and of who is struck, if just one meets another."""
    mine = [each for each in duel.strikers(by) if s.piece(each) is not None]
    if len(mine) == 1 and len(duel.group(at)) == 1 and s.piece(at) is not None:
        one, other = sheets_of(s, s.warrior(mine[0]), s.warrior(at))
        return [one], [other]
    return [Sheet(s, s.warrior(each)) for each in mine], []


def strike(s: Fight, duel: Duel, by: i64, at: i64) -> bool:
    """DOOM-DUEL-38, -39, -40, DOOM-AMB-48: values of a group are added.  Whether it ends the
    duel."""
    tactic = duel.tactic
    assert tactic is not None
    if is_withheld(s, duel, by):
        return False
    break_armour(s, duel, by, at)
    blow, armour = 0, 0
    kills: i64 = tactic.bits
    crushes: i64 = tactic.bits
    ends = True
    strikes = False
    mine, theirs = _sheets(s, duel, by, at)
    for sheet in mine:
        if sheet.blind:
            continue
        strikes = True
        blow += sheet.values[tactic.place]
        kills &= sheet.kills  # DOOM-REINF-03
        crushes &= sheet.crushes
        ends = ends and sheet.ends
    if not strikes:
        return False
    hardy, safe = False, False
    for sheet in theirs or [Sheet(s, s.warrior(each)) for each in duel.group(at)]:
        armour += sheet.values[2]
        hardy = hardy or sheet.hardy
        safe = safe or sheet.safe
    if blow < armour or safe:
        return False
    victim = s.warrior(at)
    kills |= crushes if blow > 2 * armour else 0
    dies = victim.wounded or (not hardy and (victim.card.frail or plagued(s, at)))
    fate = KILLED if dies or (kills and not hardy) else WOUNDED
    if is_spared(s, duel, by, at, fate):
        return False
    duel.seal(at, fate)
    s.report(STRUCK, victim.by, at, victim.card, fate)
    return ends
