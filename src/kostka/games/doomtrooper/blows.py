"""Doomtrooper, one blow of a duel: what it does to whom it is aimed at."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.ailments import plagued
from kostka.games.doomtrooper.pieces import Duel
from kostka.games.doomtrooper.ready import is_paralysed
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import KILLED, STRUCK, WOUNDED
from kostka.games.doomtrooper.values import Sheet


def strike(s: Fight, duel: Duel, by: i64, at: i64) -> bool:
    """DOOM-DUEL-38, -39, -40, DOOM-AMB-48: values of a group are added.  Whether it ends the
    duel."""
    tactic = duel.tactic
    assert tactic is not None
    if by == duel.defender and is_paralysed(s, by):
        return False
    blow, armour = 0, 0
    kills: i64 = tactic.bits
    crushes: i64 = tactic.bits
    ends = True
    for number in [each for each in duel.strikers(by) if s.piece(each) is not None]:
        sheet = Sheet(s, s.warrior(number))
        blow += sheet.values[tactic.place]
        kills &= sheet.kills  # DOOM-REINF-03
        crushes &= sheet.crushes
        ends = ends and sheet.ends
    hardy, safe = False, False
    for number in duel.group(at):
        sheet = Sheet(s, s.warrior(number))
        armour += sheet.values[2]
        hardy = hardy or sheet.hardy
        safe = safe or sheet.safe
    if blow < armour or safe:
        return False
    victim = s.warrior(at)
    kills |= crushes if blow > 2 * armour else 0
    dies = victim.wounded or (not hardy and (victim.card.frail or plagued(s, at)))
    fate = KILLED if dies or (kills and not hardy) else WOUNDED
    duel.seal(at, fate)
    s.report(STRUCK, victim.by, at, victim.card, fate)
    return ends
