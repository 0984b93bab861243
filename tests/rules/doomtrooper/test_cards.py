"""Every card agrees with the facts taken over: type, ratings, marks, play, recipients, numbers."""

from __future__ import annotations

import dataclasses
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from kostka.games.doomtrooper import legal, terms
from kostka.games.doomtrooper.card import Card, Gives
from kostka.games.doomtrooper.cards import kinds
from kostka.games.doomtrooper.cards.decks import TOURNAMENT
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Immune, NeverFights, NeverInCover, NeverSeeksCover
from kostka.games.doomtrooper.identity import Follows, Tainted
from kostka.kernel.step import Word

FACTS: dict[str, dict[str, Any]] = {
    key: fact
    for each in files("kostka.games.doomtrooper").joinpath("cards/facts").iterdir()
    for key, fact in tomllib.loads(each.read_text("utf-8")).items()
}
TYPES = {"symmetry": "dark-symmetry"}
AFFILIATIONS = {
    "legion": "dark-legion",
    "lutheran": "lutheran-triad",
    "rasputin": "sons-of-rasputin",
}
KINDS = {
    "CLANSMAN": kinds.CLANSMEN,
    "BLOOD BERET": kinds.BLOOD_BERETS,
    "TRENCHER": kinds.TRENCHERS,
    "GOLDEN LION": kinds.GOLDEN_LIONS,
    "INFANTRY": kinds.INFANTRYMEN,
    "FREE MARINE": kinds.FREE_MARINES,
    "SAMURAI": kinds.SAMURAIS,
    "ETOILES MORTANT": kinds.ETOILES,
    "VENUSIAN RANGER": kinds.VENUSIAN_RANGERS,
    "VALKYRIE": kinds.VALKYRIES,
    "MORTIFICATOR": kinds.MORTIFICATORS,
    "FORTIFICATION": terms.FORTIFICATION,
    "TANK": terms.TANK,
    "HATAMOTO": kinds.HATAMOTOS,
    "SHADOW WALKER": kinds.SHADOW_WALKERS,
    "CHASSEUR": kinds.CHASSEURS,
    "CUIRASSIER": kinds.CUIRASSIERS,
    "BROTHERBOUND TROOPER": kinds.BROTHERBOUND_TROOPERS,
    "BEAST": terms.BEAST,
    "AIRSHIP": terms.AIRSHIP,
    "VEHICLE": terms.VEHICLE,
    "RAMS AIR CAVALRY": kinds.RAMS_AIR_CAVALRIES,
    "CALLISTONIAN INTRUDER": kinds.CALLISTONIAN_INTRUDERS,
    "TEMPLAR": kinds.TEMPLARS_OF_ILIAN,
    "CHILD OF ILIAN": kinds.CHILDREN_OF_ILIAN,
    "ZENITHIAN SOULSLAYER": kinds.ZENITHIAN_SOULSLAYERS,
    "SEA LION": kinds.SEA_LIONS,
    "INQUISITOR": kinds.INQUISITORS,
    "PRETORIAN STALKER": kinds.PRETORIAN_STALKERS,
    "SACRED WARRIOR": kinds.SACRED_WARRIORS,
    "SHOGUN": kinds.SHOGUNS,
    "MYSTIC": kinds.MYSTICS,
    "SOLDAT": kinds.SOLDATS,
    "COSSACK": kinds.COSSACKS,
    "CAVALIER": kinds.CAVALIERS,
}
WEAPONS = {
    "fight": terms.FIGHTING_WEAPON,
    "shoot": terms.SHOOTING_WEAPON,
    "fight_shoot": terms.BOTH_WAYS_WEAPON,
    "special": terms.SPECIAL_WEAPON,
    "shoot_in_fight": terms.SHOOTING_WEAPON,
}
WHEN = {
    "action": {legal.AS_AN_ACTION},
    "any_time": {legal.AT_ANY_TIME, legal.OUTSIDE_DUELS},
    "combat": {legal.IN_A_DUEL, legal.BEFORE_FIGHTERS_ARE_NAMED},
    "turn_start": {legal.AT_TURN_START, legal.BEFORE_ACTIONS},
    "own_turn": {legal.AT_ANY_TIME},
    "turn_end": {legal.AT_ANY_TIME},
    "draw_step": {legal.AT_TURN_START, legal.AT_ANY_TIME},  # or with a need that names the step
    "discard_step": {legal.AT_ANY_TIME},
    "as_copied": {legal.AS_COPIED},
    "reaction": {
        *(legal.IN_ANSWER, legal.WHEN_KILLED, legal.WHEN_POINTS_ARE_EARNED, legal.AFTER_A_KILL),
        *(legal.WHEN_STRUCK, legal.AFTER_A_SEARCH),
    },
}
MOMENTS = {  # at any time, and in one more moment that the card or the rulebook names
    "summon-spell": {legal.IN_ANSWER},  # DOOM-REACT-07
    "exorcise-injuries": {legal.ALSO_WHEN_KILLED},
    # at any time, but only if the fact is true that their own moment asks for
    "born-with-a-silver-spoon": {legal.AT_ANY_TIME},
    "joy-of-victory": {legal.AT_ANY_TIME},
    "strategic-restructuring": {legal.OUTSIDE_DUELS},
    "antidote": {legal.ALSO_WHEN_KILLED},
    "think-again": {legal.WHEN_FIGHTERS_ARE_NAMED},
    "entitlement": {legal.WHEN_FIGHTERS_ARE_NAMED},
    "bite-the-dust": {legal.AFTER_A_DUEL},
    "pursuit": {legal.AFTER_A_DUEL},
    "life-insurance": {legal.AFTER_A_DUEL},
    "what-have-we-here": {legal.AFTER_A_DUEL},
    "suggestion": {legal.AT_ANY_TIME},  # before the attacker of a duel is named
    "assault-engineer": {legal.IN_ANSWER},  # also in answer to a Minefield
    "extortion": {legal.AT_ANY_TIME},  # before anybody's actions
    "close-call": {legal.AT_ANY_TIME},  # right after the loss
    "mutated-strain": {legal.AT_ANY_TIME},  # together with a Virus
    "navigational-error": {legal.AT_ANY_TIME},  # after a transfer, before the next action
}
FREE = {"grizzly-battle-tank"}  # two others are given up for it instead
FORMER = ("bauhaus", "capitol", "cybertronic", "imperial", "mishima")
EXPLAINED = {  # numbers that a card has from the rulebook or from two of its words together
    "take-cover": {3},  # what cover gives
    "fortune-of-war": {7},  # cards that a hand has
    "fury-of-the-clansmen": {4},  # twice the points, and each counts twice as destiny
    "nepharite-hunt": {4},
    "nomuras-quickened-step": {15},  # three times five
    "azogar": {5},  # three for everybody, and two more
    **{f"ex-{old}-freelancer": {3} for old in FORMER},  # DOOM-MERC-02
}
CHANGELING = {"metamorphosis": "changeling"}
EVERY = pytest.mark.parametrize("key", CARDS)


def numbers(it: Any, seen: set[int]) -> set[int]:
    """Every whole number a card is made of, however deep."""
    if isinstance(it, bool) or it is None or id(it) in seen:
        return set()
    if isinstance(it, int):
        return {abs(it)}
    seen.add(id(it))
    found: set[int] = set()
    if isinstance(it, (tuple, list)):
        for each in it:
            found |= numbers(each, seen)
    elif dataclasses.is_dataclass(it):
        for field in dataclasses.fields(it):
            found |= numbers(getattr(it, field.name), seen)
    elif isinstance(it, Gives):
        found |= numbers(it.gives, seen)
    elif hasattr(it, "does"):
        for name in ("does", "actions", "cost", "per", "on", "printed"):
            found |= numbers(getattr(it, name, None), seen)
    else:
        for name in ("lines", "trigger", "such", "most"):
            found |= numbers(getattr(it, name, None), seen)
    return found


def has(card: Card, effect: type) -> bool:
    return any(isinstance(it, effect) for it in card.effects)


def test_there_are_facts_for_every_card() -> None:
    assert len(FACTS) == 1073 and set(CARDS) <= set(FACTS)
    whole = {card.key for deck in TOURNAMENT for card in (*deck.cards, *deck.side)}
    assert whole <= set(CARDS) and len(whole) == 100


@EVERY
def test_its_type_affiliation_and_ratings(key: str) -> None:
    card, fact = CARDS[key], FACTS[key]
    assert card.kind.key == TYPES.get(fact["type"], fact["type"])
    printed = [AFFILIATIONS.get(it, it) for it in fact["affiliation"]]
    if card.kind is terms.WARRIOR and has(card, Tainted):
        printed.remove("dark-legion")  # to which he belongs as a Heretic
    beside = [] if card.beside is None else [card.beside.key]
    assert [card.affiliation.key, *beside] == printed
    assert list(card.printed) == fact.get("ratings", [])
    if card.kind is terms.WARRIOR:
        assert card.cost == (0 if key in FREE else card.printed[3])


@EVERY
def test_its_marks(key: str) -> None:
    card, flags = CARDS[key], FACTS[key]["flags"]
    assert card.personality == ("personality" in flags)
    assert (terms.NEPHARITE in card.kinds) == ("nepharite" in flags)
    assert (terms.APOSTLE in card.kinds) == ("apostle" in flags)
    assert (terms.HERETIC in card.kinds) == ("heretic" in flags)
    assert has(card, NeverFights) == ("noncombatant" in flags)
    assert has(card, NeverInCover) == ("never_in_cover" in flags)
    assert has(card, NeverSeeksCover) == ("no_voluntary_cover" in flags)
    follows = [flag.partition(":")[2] for flag in flags if flag.startswith("follower:")]
    if has(card, Follows):
        assert len(follows) == len(terms.APOSTLES) and card.follows is None
    else:
        assert follows == ([card.follows.key] if card.follows is not None else [])
    immune = {it.kind for it in card.effects if isinstance(it, Immune)}
    assert ("immune:art" in flags) <= (terms.ART in immune)
    assert ("immune:ds_gift" in flags) <= (terms.GIFT in immune)
    for flag, kind in (
        *(("vehicle", terms.VEHICLE), ("airship", terms.AIRSHIP), ("tank", terms.TANK)),
        *(("poison", terms.POISON), ("armor", terms.BODY_ARMOUR)),
        *(("commander:sergeant", terms.SERGEANT), ("commander:captain", terms.CAPTAIN)),
    ):
        assert (flag in flags) <= (kind in card.kinds)


@EVERY
def test_what_it_counts_as_and_casts_and_of_which_kind_it_is(key: str) -> None:
    card, fact = CARDS[key], FACTS[key]
    for name in fact.get("counts_as", ()):
        assert KINDS[name] in card.kinds
    wanted = [CHANGELING.get(it, it) for it in fact.get("casts", ())]
    casts = [it.key for it in card.casts]
    assert sorted(casts) == sorted(wanted) or (wanted == ["all"] and len(casts) == 8)
    weapon = fact.get("weapon")
    assert card.weapon is (None if weapon is None else WEAPONS[weapon])
    assert card.close == (weapon == "shoot_in_fight")
    gift = {"dark_symmetry_gift": terms.GIFT.key}.get(fact.get("gift", ""), fact.get("gift", ""))
    assert (card.gift.key if card.gift is not None else "") == gift


@EVERY
def test_when_it_is_played_and_what_becomes_of_it(key: str) -> None:
    card, fact = CARDS[key], FACTS[key]
    assert card.when in MOMENTS.get(key, WHEN[fact["when"]])
    if fact["when"] == "action":
        assert card.actions == fact["actions"]
    stays = any(isinstance(step, Gives) and step.keeps for step in card.does)
    assert (fact["after"] == "annihilate") == card.annihilated
    if fact["after"] == "attach":
        assert stays
    elif fact["after"] == "discard":
        assert not stays


@EVERY
def test_it_has_all_the_numbers_of_what_it_does(key: str) -> None:
    card = CARDS[key]
    assert set(FACTS[key]["numbers"]) - EXPLAINED.get(key, set()) <= numbers(card, set())


def test_a_trigger_hears_words() -> None:
    """Compiled, a list of words given all at once could become one of them."""
    for card in CARDS.values():
        for whenever in card.whenevers:
            trigger = whenever.trigger
            assert all([isinstance(word, Word) for word in (trigger.word, *trigger.also)]), card.key
