"""How Doomtrooper says why not: which of its sentences tells the case.

A card or an ability is refused because it is not its moment, because something that it needs is
not so, because there is nothing to play it on, or by a rule of its own.  Sentences whose key begins
with a slash tell the first three of whatever rule; `DOOM-EQUIP-06/asked` is one rule's in one case.
"""

from __future__ import annotations

from typing import Any

from kostka.games.doomtrooper.actions import (
    ATTACK,
    MOVES,
    SABOTAGING,
    TakeAnAction,
    duty,
    has_to_attack,
    meets,
)
from kostka.games.doomtrooper.card import Ability, Card, Moment, Need, Playable
from kostka.games.doomtrooper.challenges import another_has_to, sought
from kostka.games.doomtrooper.duel import AnnounceTheTactic, NameTheAttacker, NameTheDefender
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    CannotBeAttacked,
    ForAll,
    MustAttack,
    NeverAttacks,
    NoActions,
)
from kostka.games.doomtrooper.facts import ATTACK_NEEDS
from kostka.games.doomtrooper.governing import is_banned
from kostka.games.doomtrooper.legal import (
    AS_COPIED,
    spell_piece,
    unfit_itself,
    unusable_now,
    unusable_there,
    used,
)
from kostka.games.doomtrooper.moving import forbids_entering
from kostka.games.doomtrooper.notes import notes_of, play_of
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import Answers, NameTheTarget, Round, source_of
from kostka.games.doomtrooper.powers import AttacksOnlyTheBest, NeverAttackedBy
from kostka.games.doomtrooper.ready import the_best
from kostka.games.doomtrooper.sabotage import NameTheSaboteur, NameTheVictim
from kostka.games.doomtrooper.soldiery import (
    AttacksNobodyElse,
    SparesYours,
    at_truce,
)
from kostka.games.doomtrooper.sorts import Effect, Restraining
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import FORTIFICATION, NOTHING, ONCE_A_DUEL, ONCE_A_GAME, WARRIOR
from kostka.games.doomtrooper.volley import LED_ATTACK, NameTheSecond
from kostka.kernel.step import Word

OF_A_QUESTION = (
    (NameTheAttacker, "attacker"),
    ((NameTheDefender, NameTheSecond), "defender"),
    (AnnounceTheTactic, "tactic"),
    (NameTheVictim, "victim"),
    (NameTheSaboteur, "saboteur"),
)
THEIRS = ("DOOM-EQUIP-13", "DOOM-RELIC-10", "DOOM-FORT-09", "DOOM-DARK-08")  # not your own
PLAIN = ("DOOM-PLAY-01", "DOOM-PLAY-02", "DOOM-PLAY-03")  # what does not fit says no more than that


def window_of(s: Fight) -> Round | None:
    """The window that is open, if cards are asked for."""
    rule = s.stack[-1].rule
    return rule if isinstance(rule, Round) else None


def is_play(s: Fight) -> bool:
    """Whether cards and abilities are chosen here, and not a target or anything else."""
    return window_of(s) is not None or isinstance(s.question(), TakeAnAction)


def played(s: Fight, option: Any) -> tuple[Playable | None, int]:
    """What would be played by this answer, or is being played, and whose ability it is."""
    f = s.stack[-1]
    if isinstance(s.question(), NameTheTarget):
        return play_of(f), source_of(notes_of(f))
    if isinstance(option, Card):
        return option, NOTHING
    if isinstance(option, int) and is_play(s):
        if option < 0:
            return spell_piece(s, option).card, NOTHING
        piece, ability = used(s, option)
        return ability, int(piece.number)
    around = s.play(0)
    if around is not None and isinstance(around.it, Playable):
        return around.it, source_of(notes_of(around))
    return None, NOTHING


def unmet_need(s: Fight, option: Any) -> Need | None:
    """The first thing that is not as it has to be."""
    play, _ = played(s, option)
    needs: tuple[Need, ...] = ()
    if isinstance(option, Word):
        needs = ATTACK_NEEDS if option in (ATTACK, LED_ATTACK) else ()
    elif play is not None:
        needs = play.needs
    for need in needs:
        if not need.fact.true(s, int(s.seat)):
            return need
    return None


def is_not_now(s: Fight, when: Moment) -> bool:
    """Whether it is not the moment for such a card, whatever else."""
    window = window_of(s)
    if window is None:
        return not when.acts
    if not window.admitted(when):
        return True
    return when.needs is not None and not when.needs.true(s, int(s.seat))


def by_itself(s: Fight, option: Any) -> str:
    """The rule by which it cannot be played whatever it is played on, or ""."""
    play, source = played(s, option)
    seat = int(s.seat)
    if isinstance(play, Ability):
        piece, ability = used(s, int(option))
        return unusable_there(s, seat, piece, ability) or unusable_now(s, seat, piece, ability)
    return "" if play is None else unfit_itself(s, seat, play, source)


def near(s: Fight, option: Any, rule: str) -> list[int]:
    """The targets one could think of that this rule forbids."""
    play, source = played(s, option)
    if play is None:
        return []
    seat = int(s.seat)
    return [
        it for it in play.on.near(s, seat) if play.on.forbids(s, seat, play, source, it) == rule
    ]


def nearest(s: Fight, option: Any, rule: str) -> int:
    """The one target that fails by this very rule, and not because it is something else."""
    play, _ = played(s, option)
    found = [] if play is None or rule in (play.on.rule, *PLAIN, *THEIRS) else near(s, option, rule)
    named = play is not None and len(found) == 1 and play.on.stands_for(s, found[0]) is not None
    return found[0] if named else NOTHING


def verb(play: Playable) -> str:
    """How it is said that it is played: cards are played, warriors deployed, abilities used."""
    if not isinstance(play, Card):
        return "use"
    return "deploy" if play.kind is WARRIOR else "play"


def now(s: Fight, when: Moment) -> str:
    """What it is the moment for, if not for that."""
    if when is AS_COPIED:
        return "uncopied"
    if window_of(s) is None:
        return "acting"
    if when.rule == "DOOM-PLAY-03":
        return "peace" if s.duel() is None else "elsewhere"
    if when.rule == "DOOM-SPEC-01":
        return "duel"
    if when.rule != "DOOM-TURN-02":
        return "otherwise"
    if s.active() != s.seat:
        return "theirs"
    return "idle" if when.acts else "over"


def cases(s: Fight, option: Any, rule: str) -> list[str]:
    """The sentences that would tell the case, best first."""
    question = s.question()
    if isinstance(question, NameTheTarget):
        return of_a_target(s, option, rule)
    if is_play(s):
        return (
            of_a_word(s, option, rule) if isinstance(option, Word) else of_a_play(s, option, rule)
        )
    for kind, name in OF_A_QUESTION:
        if isinstance(question, kind):
            return [f"{rule}/{restraint(s, option, rule)}", f"{rule}/{name}", rule]
    if rule == "DOOM-COVER-14" and s.warrior(option).down:
        return [f"{rule}/shocked"]
    need = unmet_need(s, option)
    if isinstance(option, Card) and need is not None and need.rule == rule:
        return [f"/{verb(option)}-need"]
    return [f"{rule}/asked", rule]


def restraint(s: Fight, option: Any, rule: str) -> str:
    """Of two who may not meet by what cards say: how they do."""
    duel = s.duel()
    if isinstance(option, Word):
        return str(option.key)
    one = None if duel is None else s.piece(duel.attacker)
    other = s.piece(int(option)) if isinstance(option, int) else None
    if other is None:
        return ""
    if rule != "DOOM-DUEL-13":
        hidden = one is None and rule == "DOOM-TARGET-06"  # he himself would attack
        return "" if hidden or hinderer(s, other) is None else "hindered"
    if one is None:
        return "another" if another_has_to(s, other) else ""
    if s.teams and s.lasting and at_truce(s, int(one.by), int(other.by)):
        return "at-peace"
    victim = sought(s, one.by) if s.lasting else None
    if victim is not None and victim.number != other.number:
        return "sought"
    if any([keeps_from(s, one, effect, other) for effect in one.effects()]):
        return "own"
    return "barred" if barrer(s, one, other) is not None else ""


def barrer(s: Fight, one: Piece, other: Piece) -> Piece | None:
    """The card besides his own by which the one may not attack the other."""
    for it in (*s.on(one.number), *[it for it in s.lasting if it.on == one.number]):
        if any([keeps_from(s, one, effect, other) for effect in it.effects()]):
            return it
    near_him = [it for it in s.lasting if it.on == other.number]
    for it in (other, *s.on(other.number), *near_him):
        for effect in it.effects():
            if isinstance(effect, NeverAttackedBy) and effect.such.fits(
                s, one, other.by, other.number
            ):
                return it
    for it in s.reaching():
        for effect in it.effects():
            if (
                isinstance(effect, ForAll)
                and not it.unpaid
                and effect.such.fits(s, one, it.by, it.number)
                and keeps_from(s, one, effect.effect, other)
            ):
                return it
    return None


def hinderer(s: Fight, warrior: Piece) -> Piece | None:
    """The card on him by which he does not attack or act, or is not attacked."""
    for it in (*s.on(warrior.number), *[it for it in s.lasting if it.on == warrior.number]):
        for effect in it.effects():
            if isinstance(effect, (NoActions, CannotAttack, CannotBeAttacked)):
                return it
    return None


def keeps_from(s: Fight, one: Piece, effect: Effect, other: Piece) -> bool:
    """Whether this, said of the one, keeps him from attacking the other."""
    if isinstance(effect, (NeverAttacks, SparesYours)):
        return effect.such.fits(s, other, one.by, one.number)
    if isinstance(effect, (MustAttack, AttacksNobodyElse)):
        return not effect.such.fits(s, other, one.by, one.number)
    if isinstance(effect, AttacksOnlyTheBest):
        return int(other.number) not in the_best(s, effect.such, one)
    return isinstance(effect, Restraining) and effect.bars(s, one, other)


def of_a_target(s: Fight, option: Any, rule: str) -> list[str]:
    play, _ = played(s, option)
    assert play is not None
    general = [f"/on-{verb(play)}"] if rule == play.on.rule or rule in PLAIN else []
    return [f"{rule}/on", *general, rule]


def of_a_word(s: Fight, option: Word, rule: str) -> list[str]:
    if is_a_duty(s, option, rule):
        return [f"{rule}/duty", rule]
    if is_kept_back(s, rule):
        return [f"{rule}/kept"]
    if option in MOVES:
        if rule == "DOOM-COVER-14" and any(it.down for it in s.troop(s.seat)):
            return [f"{rule}/nobody"]
        return [f"{rule}/{option.key}", f"{rule}/nobody", f"{rule}/word", rule]
    if option is SABOTAGING:
        return [f"{rule}/{option.key}", f"{rule}/word", f"{rule}/nobody", rule]
    return [f"{rule}/{option.key}", f"{rule}/word", rule]


def is_a_duty(s: Fight, option: Any, rule: str) -> bool:
    """Whether something else has to be done first."""
    if not isinstance(s.question(), TakeAnAction):
        return False
    return rule == duty(s, s.seat, s.turn_notes()) and not meets(option, rule)


def is_kept_back(s: Fight, rule: str) -> bool:
    """Whether the action that is left is for an attack that was announced."""
    if rule != "DOOM-ACT-01" or not isinstance(s.question(), TakeAnAction):
        return False
    turn = s.turn_notes()
    return turn.left() > 0 and has_to_attack(s, s.seat, turn)


def of_a_play(s: Fight, option: Any, rule: str) -> list[str]:
    play, _ = played(s, option)
    assert play is not None
    how, window = verb(play), window_of(s)
    if is_not_now(s, play.when):
        if rule != play.when.rule:  # by the window, whatever the card
            return [rule]
        return [f"{rule}/{how}-{now(s, play.when)}", f"/{how}-{now(s, play.when)}", rule]
    need = unmet_need(s, option)
    if need is not None and need.rule == rule:
        return [f"{rule}/need", f"/{how}-need", rule]
    if is_kept_back(s, rule):
        return [f"{rule}/kept"]
    if is_a_duty(s, option, rule):
        return [f"{rule}/duty", rule]
    if by_itself(s, option) == rule and not isinstance(window, Answers):
        return [f"{rule}/{reason(s, option, play, rule)}", rule]
    if isinstance(window, Answers) and rule == play.when.rule:
        return [f"/{how}-answer", rule]
    if near(s, option, rule) or rule == play.on.rule:
        if nearest(s, option, rule) != NOTHING:
            return [f"{rule}/on", rule]
        lies = isinstance(play, Card) and play.stays and isinstance(play.on, AWarrior)
        general = "/play-nobody" if lies else f"/{how}-none"
        return [f"{of_your_own(s, option, rule)}/none", general, rule]
    plain = [f"/{how}-none"] if rule in PLAIN else []
    return [f"{rule}/{how}", *plain, rule]


def of_your_own(s: Fight, option: Any, rule: str) -> str:
    """Why none of your own warriors will do, where the first one to ask was another's."""
    play, source = played(s, option)
    if play is None or rule not in THEIRS:
        return rule
    seat = int(s.seat)
    rules = [play.on.forbids(s, seat, play, source, it) for it in play.on.near(s, seat)]
    return next((each for each in rules if each not in THEIRS), rule)


def reason(s: Fight, option: Any, play: Playable, rule: str) -> str:
    """Which of several reasons it is, where one rule stands for them."""
    if isinstance(play, Ability):
        piece, ability = used(s, int(option))
        bearer = s.piece(piece.on) or piece
        if bearer.card.kind is FORTIFICATION and bearer is not piece:
            return "stored"
        if ability.healthy and bearer.wounded:
            return "healthy"
        if ability.hurt and not bearer.wounded:
            return "hurt"
        if rule == "DOOM-PLAY-01":
            return "duel" if ability.once is ONCE_A_DUEL else "row"
        if rule == "DOOM-TURN-02":
            return "ever" if ability.once is ONCE_A_GAME else "turn"
        return "use"
    assert isinstance(play, Card)
    if rule == "DOOM-CORE-01":
        if is_banned(s, play):
            return "banned"
        if play.kind is WARRIOR and forbids_entering(s, s.seat, play) == rule:
            return "entering"
    return "itself"
