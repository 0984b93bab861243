"""What is particular to the secrets of Mortificator, and to cards that make others say less."""

from __future__ import annotations

from kostka.games.doomtrooper.content import SHELF
from kostka.games.doomtrooper.effects import ForAll, Plus, Such
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.terms import ARMOUR, CAPITOL, FIGHT
from kostka.kernel.chance import Rng
from kostka.sight.doomtrooper import show
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import BAUHAUS_MAN, REMOVAL, SOLDIER, STRONG_SIX, SWORD
from tests.rules.doomtrooper.soldiering import kills
from tests.rules.doomtrooper.stage import Stage, card, cards_of

KARMA = "positive-karma"


def keeping(*under: str, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> Stage:
    """Seat 0 has a secret with these cards under it."""
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[[*mine], [*theirs]], on_all=[("secret", 0)])
    for key in under:
        piece = stage.s.new_piece(card(key), 0, stage.piece("secret").number, -1, 1)
        piece.out = stage.piece("secret").number
        piece.down = True
        stage.s.lay(piece)
    stage.s.offered = None
    return stage


def test_cards_are_hidden_one_action_each_and_nobody_else_sees_them() -> None:
    stage = Stage(["golden-lion"], ["necromutant"], hands=[["secret", KARMA, "ambush"]])
    stage.s.decks[0] = [card("doomed"), card("evasive-action")]
    stage.do("play secret").to_action()
    before = cards_of(stage.s)
    stage.do("use hide of secret", f"store {KARMA}").to_action()
    assert stage.turn().actions == 1 and cards_of(stage.s) == before
    table = show(stage.s, 1, False)["table"]
    assert [it["card"] for it in table] == ["golden-lion", "necromutant", "secret", ""]
    assert show(stage.s, 0, False)["table"][-1]["card"] == KARMA
    guesses = {stage.s.imagine(1, Rng(seed)).table[-1].key for seed in range(20)}
    assert len(guesses) > 1 and cards_of(stage.s.imagine(1, Rng(1))) == before
    assert SHELF.save(SHELF.load(SHELF.save(stage.s))) == SHELF.save(stage.s)


def test_a_secret_is_not_discarded() -> None:
    stage = keeping(KARMA, theirs=())
    stage.s.hands[0] = [REMOVAL]
    stage.s.offered = None
    stage.do("meditate", "play removal")
    assert stage.refuses("on secret") == "DOOM-REMOVE-05"


def test_revealed_all_its_cards_are_played_for_no_action_or_annihilated() -> None:
    stage = keeping(KARMA, "reputation", "powerful-blow")
    before = cards_of(stage.s)
    stage.do("meditate", "use reveal of secret")
    over(stage).move("play reputation", "on soldier")
    over(stage)
    over(stage)
    assert stage.s.destiny[0] == 11 and stage.value("soldier", FIGHT) == 4
    assert stage.values("soldier")[3] == 7 and not stage.in_play("secret")
    assert [it.key for it in stage.s.gone[0]] == ["powerful-blow", "secret"]
    assert stage.pile(0) == [KARMA] and cards_of(stage.s) == before


def test_in_a_duel_modifiers_come_out_of_a_secret() -> None:
    stage = keeping("powerful-blow").duel("soldier", "strong-six")
    stage.do("use reveal of secret")
    over(stage)
    stage.do("on soldier")
    over(stage)
    assert stage.value("soldier", FIGHT) == 6


def test_an_empty_secret_is_not_revealed() -> None:
    stage = keeping().do("meditate")
    assert stage.refuses("use reveal of secret") == "DOOM-PLAY-01"


def test_who_calls_the_bluff_spoils_the_secret() -> None:
    stage = keeping(KARMA, theirs=("bluff",))
    stage.do("meditate", "use reveal of secret", "play bluff").to_action()
    assert stage.s.destiny[0] == 1 and not stage.in_play("secret")
    assert [it.key for it in stage.s.gone[0]] == [KARMA, "secret"] and stage.pile(1) == ["bluff"]


def test_informants_see_what_lies_under_secrets() -> None:
    stage = keeping(KARMA, "ambush", theirs=("informants",))
    stage.do("meditate", "pass")
    assert stage.refuses("play informants") == "DOOM-SPEC-01"
    stage.next_turn().do("meditate", "play informants")
    over(stage)
    seen = stage.told("hand-seen")
    assert [event.it.key for event in seen] == [KARMA, "ambush"] and {it.seat for it in seen} == {1}
    nothing = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["informants"]]).do("meditate")
    assert nothing.refuses("play informants") == "DOOM-PLAY-01"


# --- Warriors whose cards say less --------------------------------------------------------------


def test_who_has_lost_his_memory_keeps_his_values_and_restrictions() -> None:
    stage = Stage(["crenshaw-the-redeemer"], ["inquisitor"])
    stage.s.hands[1] = [card("amnesia"), REMOVAL]
    name = "crenshaw-the-redeemer"
    before = stage.values(name)
    assert kills(stage, name) == ["fight", "shoot"] and masters(stage.s, stage.piece(name), None)
    stage.do("meditate", "play amnesia", f"on {name}").to_action()
    assert stage.values(name) == before and kills(stage, name) == []
    assert not masters(stage.s, stage.piece(name), None)
    assert stage.refuses("attack") == "DOOM-ATK-05", "he never attacks the Brotherhood"
    stage.do("meditate", "play removal", "on amnesia").to_action()
    assert kills(stage, name) == ["fight", "shoot"] and masters(stage.s, stage.piece(name), None)


def test_he_forgets_what_he_can_do_but_not_what_lies_on_him() -> None:
    stage = Stage(
        ["jake-kramer"],
        [STRONG_SIX],
        on_warriors=[(SWORD, 0, "jake-kramer")],
        hands=[["amnesia"]],
    )
    assert stage.refuses("use charge of jake-kramer") == ""
    stage.do("meditate", "play amnesia", "on jake-kramer").to_action()
    assert stage.refuses("use charge of jake-kramer") == "DOOM-CORE-01"
    assert stage.value("jake-kramer", FIGHT) == 5 + 3


def test_during_an_inconvenient_call_he_gives_others_nothing() -> None:
    leader = warrior(
        "leader", CAPITOL, (3, 3, 3, 3), ForAll(Such(CAPITOL), Plus(2, FIGHT)), Plus(1, ARMOUR)
    )
    stage = Stage([leader, SOLDIER], [BAUHAUS_MAN], hands=[["inconvenient-phone-call"]])
    assert stage.value("soldier", FIGHT) == 6
    stage.do("play inconvenient-phone-call").to_action()
    assert stage.value("soldier", FIGHT) == 4 and stage.values("leader") == [3, 3, 4, 3]
    none = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["inconvenient-phone-call"]])
    assert none.refuses("play inconvenient-phone-call") == "DOOM-PLAY-02"
