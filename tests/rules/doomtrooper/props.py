"""More cards that are not in the game: what the checks of the rulebook need, with their numbers."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import (
    NO_TARGET,
    ACardInPlay,
    AnEquipment,
    APiece,
    ToCancel,
    ToSpare,
)
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import CLANSMEN, ETOILES, INFANTRYMEN
from kostka.games.doomtrooper.deeds import (
    AnnihilateTheTarget,
    ChangeTheTactic,
    DiscardTheTarget,
    EndTheDuel,
    HealTheTarget,
    Imprison,
    JoinTheDuel,
    PreventSabotage,
    ReplaceTheDefender,
    ReturnToTheDeck,
    SendOutOfPlay,
    SpareTheWounds,
    TakeControl,
    WoundTheTarget,
)
from kostka.games.doomtrooper.effects import (
    AnyWarzone,
    AttackedLast,
    AttacksInFirstTurn,
    CannotAttack,
    CannotBeAttacked,
    ForAll,
    Immune,
    Kills,
    MayNotReceive,
    MayNotUse,
    MayReceiveAny,
    Never,
    NeverAnnihilated,
    NeverAttacks,
    NeverDiscarded,
    NeverKilledAtOnce,
    NoActions,
    NoArt,
    NotImmune,
    NoWeapons,
    Plus,
    PlusBase,
    StrikesFirst,
    Such,
    Times,
    ToBoth,
    WhenDefending,
)
from kostka.games.doomtrooper.facts import (
    ACasterIsYours,
    AnyCasterIsYours,
    YouHave,
)
from kostka.games.doomtrooper.forms import (
    ON_YOURS,
    alliance,
    equipment,
    fortification,
    gift,
    given_to,
    mission,
    relic,
    warrior,
    warzone,
)
from kostka.games.doomtrooper.identity import Joins, Loses, NotADoomtrooper
from kostka.games.doomtrooper.legal import (
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_A_DUEL,
    IN_ANSWER,
    WHEN_SABOTAGED,
)
from kostka.games.doomtrooper.marks import ToUse
from kostka.games.doomtrooper.places import SendToTheOutpost
from kostka.games.doomtrooper.summoning import SummonASpell, ToSummon
from kostka.games.doomtrooper.targets import ANY_FIGHTER, ANY_WARRIOR, AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALL,
    ARMOUR,
    ART,
    ATTACK_ACTION,
    ATTACKS,
    BAUHAUS,
    BEAST,
    BODY_ARMOUR,
    BROTHERHOOD,
    CAPITOL,
    COMBAT,
    COMMANDER,
    CRESCENTIA,
    CYBERTRONIC,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHT,
    FIGHTING_WEAPON,
    FREELANCER,
    GENERAL,
    GIFT,
    HERETIC,
    ILIAN,
    KI,
    KOHORT,
    LUTHERAN,
    MISHIMA,
    OUTPOST,
    OUTSIDE,
    PATRIARCH,
    POISON,
    PROPHECY,
    PROPHET,
    RASPUTIN,
    RITUAL,
    SEMAI,
    SHOOT,
    SHOOTING_WEAPON,
    SPECIAL,
    SPECIAL_WEAPON,
    SQUAD,
    STRUCK_OUT,
    SUMMONING,
    TEMPLARS,
    UNDEFINED,
    VALUE,
    VEHICLE,
    VIRUS,
    YOURS,
)
from kostka.games.doomtrooper.triggers import AtTurnEnd, AtTurnStart, WhenItKills
from kostka.games.doomtrooper.verbs import (
    Cancel,
    DiscardIt,
    EveryActionMayAttack,
    ForThisDuel,
    ForThisTurn,
    GainActions,
    GainDestiny,
    Stays,
    UntilYourNextTurn,
    UseItYourself,
)

# --- Warriors -----------------------------------------------------------------------------------

TEMPLAR_KNIGHT: Final = warrior("templar-knight", TEMPLARS, (3, 3, 3, 3))
LUTHERAN_BROTHER: Final = warrior("lutheran-brother", LUTHERAN, (3, 3, 4, 3))
CRESCENT_RIDER: Final = warrior("crescent-rider", CRESCENTIA, (3, 3, 3, 3))
RASPUTIN_SON: Final = warrior("rasputin-son", RASPUTIN, (3, 3, 3, 3))
PROPHET_CARD: Final = warrior(
    "a-prophet", CRESCENTIA, (3, 3, 4, 4), AttackedLast(), kinds=(PROPHET,)
)
PATRIARCH_CARD: Final = warrior(
    "a-patriarch", LUTHERAN, (3, 3, 3, 3), AttackedLast(), kinds=(PATRIARCH,)
)
RENEGADE: Final = warrior("renegade", GENERAL, (4, 4, 5, 7), NotADoomtrooper(), area=OUTSIDE)
WILD_BEAST: Final = warrior("wild-beast", CRESCENTIA, (5, 1, 5, 4), kinds=(BEAST,))
SOLDIER: Final = warrior("soldier", CAPITOL, (4, 4, 4, 4))
BAUHAUS_MAN: Final = warrior("bauhaus-man", BAUHAUS, (3, 3, 3, 3))
ARMOUR_FIVE: Final = warrior("armour-five", CAPITOL, (4, 4, 5, 5))
STRONG_SIX: Final = warrior("strong-six", CAPITOL, (6, 6, 6, 6))
NINE_SIX: Final = warrior("nine-six", CAPITOL, (9, 9, 6, 6))
PLAIN_WARD: Final = warrior("plain-ward", CAPITOL, (5, 5, 5, 5))
GIANT: Final = warrior("giant", CAPITOL, (30, 1, 9, 9))
DEAR_NINE: Final = warrior("dear-nine", CAPITOL, (3, 3, 3, 9))
EIGHT: Final = warrior("eight", CAPITOL, (5, 5, 5, 8))
TEN: Final = warrior("ten", CAPITOL, (5, 5, 5, 10))
SIX: Final = warrior("six", CAPITOL, (5, 5, 5, 6))
SHOOTER: Final = warrior("shooter", CAPITOL, (STRUCK_OUT, 5, 4, 4))
EARLY_BIRD: Final = warrior("early-bird", CAPITOL, (4, 4, 4, 4), AttacksInFirstTurn())
REDEEMER: Final = warrior(
    "redeemer", BROTHERHOOD, (7, 4, 6, 7), NeverAttacks(Such(BROTHERHOOD)), personality=True
)
ALL_EQUIPPED: Final = warrior("all-equipped", DARK_LEGION, (3, 3, 3, 3), MayReceiveAny(EQUIPMENT))
CYBER_COMMANDER: Final = warrior(
    "cyber-commander",
    CYBERTRONIC,
    (4, 4, 4, 4),
    MayReceiveAny(EQUIPMENT),
    NoArt(),
    kinds=(COMMANDER,),
)
GIFTED: Final = warrior("gifted", DARK_LEGION, (3, 3, 3, 3), MayReceiveAny(DARK_SYMMETRY))
BARE_HANDS: Final = warrior("bare-hands", CAPITOL, (4, 4, 4, 4), MayNotReceive(EQUIPMENT))
EMPTY_HANDS: Final = warrior(
    "empty-hands", CAPITOL, (4, 4, 4, 4), MayNotReceive(EQUIPMENT, never=True)
)
UNARMED: Final = warrior("unarmed", CAPITOL, (4, 4, 4, 4), NoWeapons())
EX_BAUHAUS: Final = warrior("ex-bauhaus", BAUHAUS, (9, 2, 4, 1), kinds=(FREELANCER,))
FREELANCERS_FATHER: Final = warrior(
    "freelancers-father",
    GENERAL,
    (3, 3, 6, 5),
    ForAll(Such(kind=FREELANCER, other=True), Plus(5, COMBAT)),
    kinds=(FREELANCER,),
    personality=True,
)
SWIFT: Final = warrior("swift", CAPITOL, (6, 6, 6, 4), StrikesFirst())
SLAYER: Final = warrior("slayer", CAPITOL, (9, 9, 9, 5), Kills(ATTACKS))
TOUGH: Final = warrior("tough", CAPITOL, (1, 1, 1, 4), NeverKilledAtOnce())
IMMUNE_TO_ART: Final = warrior("immune-to-art", CAPITOL, (4, 4, 5, 4), Immune(ART))
ETOILE: Final = warrior("etoile", BAUHAUS, (4, 2, 6, 4), kinds=(ETOILES,))
DUCHESS: Final = warrior(
    "duchess",
    BAUHAUS,
    (8, 4, 8, 8),
    ForAll(Such(kind=ETOILES), Immune(DARK_SYMMETRY)),
    kinds=(ETOILES,),
    personality=True,
)
FOOTMAN: Final = warrior("footman", CAPITOL, (2, 3, 2, 2), kinds=(INFANTRYMEN,))
DRILLED: Final = warrior(
    "drilled",
    CAPITOL,
    (4, 4, 4, 4),
    Ability("drill", AS_AN_ACTION, NO_TARGET, GainDestiny(2)),
)
CASTER: Final = warrior("caster", BROTHERHOOD, (4, 4, 4, 5), casts=())
LEADER: Final = "president-charles-w-colding"

# --- Attachments --------------------------------------------------------------------------------

SWORD: Final = equipment("sword", ON_YOURS, Plus(3, FIGHT), weapon=FIGHTING_WEAPON)
BROADSWORD: Final = equipment("broadsword", ON_YOURS, Plus(4, FIGHT), weapon=FIGHTING_WEAPON)
RIFLE: Final = equipment("rifle", ON_YOURS, Plus(4, SHOOT), weapon=SHOOTING_WEAPON)
BOMB: Final = equipment("bomb", ON_YOURS, Plus(4, ATTACKS), weapon=SPECIAL_WEAPON)
RING: Final = equipment("ring", ON_YOURS, Plus(1, FIGHT))
BELT: Final = equipment("belt", ON_YOURS, Plus(1, FIGHT))
KNUCKLES: Final = equipment("knuckles", ON_YOURS, Plus(2, FIGHT))
GOGGLES: Final = equipment("goggles", ON_YOURS, Plus(2, SHOOT))
VEST: Final = equipment("vest", ON_YOURS, Plus(2, ARMOUR))
SCOPE: Final = equipment("scope", AnEquipment(SHOOTING_WEAPON), Plus(2, SHOOT))
BAUHAUS_SABRE: Final = equipment(
    "bauhaus-sabre", given_to(BAUHAUS), Plus(3, FIGHT), affiliation=BAUHAUS
)
CAPITOL_MAKE: Final = equipment("capitol-make", ON_YOURS, Plus(1, SHOOT), affiliation=CAPITOL)
FOR_CAPITOL: Final = equipment("for-capitol", given_to(CAPITOL), Plus(1, SHOOT))
FOR_CURATORS: Final = equipment("for-curators", given_to(kind=CLANSMEN), Plus(1, SHOOT))
FOR_BAUHAUS_COMMANDERS: Final = equipment(
    "for-bauhaus-commanders", given_to(BAUHAUS, kind=COMMANDER), Plus(1, SHOOT)
)
TO_DOOMTROOPERS: Final = equipment("to-doomtroopers", given_to(side=DOOMTROOPERS), Plus(1, SHOOT))
CURSED_ARMS: Final = equipment("cursed-arms", ON_YOURS, Plus(-2, ARMOUR), Plus(3, FIGHT))
TENT: Final = equipment("tent", AnArea(SQUAD), Plus(1, ARMOUR))
CARRIER: Final = equipment("carrier", AnArea(SQUAD, OUTPOST), Plus(1, ARMOUR), kinds=(VEHICLE,))
BIKE: Final = equipment("bike", ON_YOURS, Plus(2, FIGHT), NoWeapons(), kinds=(VEHICLE,))
BAUHAUS_BIKE: Final = equipment("bauhaus-bike", given_to(BAUHAUS), Plus(2, ALL), kinds=(VEHICLE,))
BALLOON: Final = equipment("balloon", ON_YOURS, Plus(2, SHOOT), kinds=(VEHICLE, AIRSHIP))
VENOM: Final = equipment("venom", ON_YOURS, Kills(FIGHT), kinds=(POISON,))
MAZE: Final = Card("maze", SPECIAL, AS_AN_ACTION, ON_YOURS, Stays(Kills(FIGHT)), kinds=(POISON,))
HOLY_ARMOUR: Final = Card(
    "holy-armour",
    relic("r", ON_YOURS).kind,
    AS_AN_ACTION,
    ON_YOURS,
    Stays(Plus(2, ARMOUR)),
    kinds=(BODY_ARMOUR,),
)
HOLY_BLADE: Final = relic("holy-blade", ON_YOURS, Plus(4, FIGHT), weapon=FIGHTING_WEAPON)
MISHIMA_RELIC: Final = relic("mishima-relic", given_to(MISHIMA), Plus(4, FIGHT))
BROTHERS_RELIC: Final = relic("brothers-relic", given_to(BROTHERHOOD), Plus(1, FIGHT))
DARK_BLADE: Final = gift("dark-blade", GIFT, Plus(3, FIGHT))
GIFT_OF_SEMAI: Final = gift("gift-of-semai", SEMAI, Plus(1, FIGHT))
GIFT_OF_ILIAN: Final = gift("gift-of-ilian", ILIAN, Plus(1, FIGHT))
FOR_HERETICS: Final = gift(
    "for-heretics", GIFT, Plus(1, FIGHT), such=Such(kind=HERETIC, whose=YOURS)
)
KI_POWER: Final = Card("ki-power", KI, AS_AN_ACTION, ON_YOURS, Stays(Plus(4, FIGHT)))
BULL: Final = Card(
    "bull",
    BEAST,
    AS_AN_ACTION,
    given_to(side=None),
    Stays(PlusBase(1, FIGHT), PlusBase(2, ARMOUR), PlusBase(1, VALUE)),
)
OX: Final = Card("ox", BEAST, AS_AN_ACTION, ON_YOURS, Stays(PlusBase(2, FIGHT), Plus(-1, SHOOT)))
DOUBLING: Final = Card("doubling", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(Times(2, ALL)))
WEAKER_BASE: Final = Card(
    "weaker-base", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(PlusBase(-1, FIGHT))
)
PLUS_FOUR: Final = Card("plus-four", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(Plus(4, FIGHT)))
DEARER: Final = Card("dearer", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(Plus(2, VALUE)))
BUNKER: Final = fortification("bunker", ON_YOURS, Plus(2, ARMOUR))
HOMELAND: Final = fortification(
    "homeland", AnArea(SQUAD), ForAll(Such(BAUHAUS, whose=YOURS), Plus(2, ARMOUR))
)
TRENCH: Final = fortification(
    "trench", AnArea(SQUAD), ForAll(Such(whose=YOURS, area=SQUAD), Plus(2, ARMOUR))
)
DUGOUT: Final = fortification("dugout", AnArea(KOHORT), Plus(2, ARMOUR))
HUNT: Final = mission("hunt", ON_YOURS, Whenever(WhenItKills(), GainDestiny(5), DiscardIt()))
PILGRIMAGE: Final = mission(
    "pilgrimage", ON_YOURS, Whenever(AtTurnStart(), GainDestiny(5), DiscardIt())
)
FEUD: Final = mission(
    "feud",
    AWarrior(Such(side=DOOMTROOPERS)),
    Whenever(WhenItKills(), GainDestiny(-5), DiscardIt()),
)
PROPHECY_CARD: Final = Card(
    "a-prophecy",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(kind=PROPHET, whose=YOURS, area=OUTPOST)),
    Stays(ForAll(Such(whose=YOURS), Plus(1, ARMOUR))),
    kinds=(PROPHECY,),
    needs=(Need("DOOM-PROPH-01", YouHave(PROPHET, OUTPOST)),),
)
DEFIANCE: Final = Card(
    "defiance",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(ForAll(Such(LUTHERAN, whose=YOURS), WhenDefending(Times(2, ARMOUR)))),
    kinds=(RITUAL,),
    needs=(Need("DOOM-RITUAL-01", YouHave(PATRIARCH)),),
)
V3: Final = Card(
    "v-three",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(ForAll(Such(), Plus(-2, COMBAT))),
    kinds=(VIRUS,),
)

# --- Zones and alliances ------------------------------------------------------------------------

ZONE_A: Final = warzone("zone-a", SQUAD, Plus(-1, FIGHT), Plus(3, ARMOUR))
ZONE_B: Final = warzone(
    "zone-b", SQUAD, Plus(2, FIGHT), Plus(3, ARMOUR), ToBoth(MayNotUse(EQUIPMENT))
)
ZONE_K: Final = warzone("zone-k", KOHORT, Plus(1, ARMOUR))
ZONE_O: Final = warzone("zone-o", OUTPOST, Plus(1, ARMOUR))
EITHER_ZONE: Final = Card(
    "either-zone",
    ZONE_A.kind,
    AS_AN_ACTION,
    AnArea(SQUAD, KOHORT),
    Stays(Plus(1, ARMOUR)),
    area=SQUAD,
)
MAPS: Final = Card("maps", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(AnyWarzone()))
PACT: Final = alliance(
    "pact", CAPITOL, ForAll(Such(CAPITOL, whose=YOURS), Plus(1, ARMOUR)), NeverDiscarded()
)

# --- Specials -----------------------------------------------------------------------------------

BLOOD_LUST: Final = Card(
    "blood-lust", SPECIAL, AT_ANY_TIME, NO_TARGET, GainActions(1, ATTACK_ACTION)
)
INITIATIVE: Final = Card("initiative", SPECIAL, AT_ANY_TIME, NO_TARGET, GainActions(1, UNDEFINED))
SMELL_OF_WAR: Final = Card("smell-of-war", SPECIAL, AT_ANY_TIME, NO_TARGET, EveryActionMayAttack())
MISSING: Final = Card(
    "missing",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(idle=True),
    Stays(),
    SendOutOfPlay(),
)
DONT_CALL: Final = Card(
    "dont-call", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(CannotAttack(), NoActions())
)
IN_HIDING: Final = Card("in-hiding", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(CannotBeAttacked()))
CAPTURE: Final = Card("capture", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(), Imprison())
TRAINING: Final = Card(
    "training",
    SPECIAL,
    AT_ANY_TIME,
    ANY_WARRIOR,
    UntilYourNextTurn(CannotAttack(), CannotBeAttacked()),
)
RIGHTEOUSNESS: Final = Card(
    "righteousness", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, DiscardTheTarget(), per=10, most=1
)
PROGRAMME: Final = Card("programme", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, TakeControl())
REASSIGNMENT: Final = Card("reassignment", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, ReturnToTheDeck())
INSUBORDINATION: Final = Card("insubordination", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Loses()))
NO_BAUHAUS: Final = Card("no-bauhaus", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Loses(BAUHAUS)))
NO_LEGION: Final = Card("no-legion", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Loses(DARK_LEGION)))
NO_MISHIMA: Final = Card("no-mishima", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Loses(MISHIMA)))
TO_MISHIMA: Final = Card("to-mishima", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Joins(MISHIMA)))
TO_BAUHAUS: Final = Card("to-bauhaus", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Joins(BAUHAUS)))
TO_LEGION: Final = Card("to-legion", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Joins(DARK_LEGION)))
WOUND: Final = Card("wound", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, WoundTheTarget())
WARD: Final = Card("ward", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Immune(ART)))
SPARE: Final = Card("spare", SPECIAL, IN_ANSWER, ToSpare(), SpareTheWounds())
HEALING: Final = Card(
    "healing", SPECIAL, AT_ANY_TIME, AWarrior(Such(wounded=True)), HealTheTarget()
)
ANNIHILATION: Final = Card(
    "annihilation", SPECIAL, AT_ANY_TIME, ACardInPlay(forever=True), AnnihilateTheTarget()
)
REMOVAL: Final = Card("removal", SPECIAL, AT_ANY_TIME, ACardInPlay(), DiscardTheTarget())
DISARM: Final = Card(
    "disarm", SPECIAL, AT_ANY_TIME, APiece(EQUIPMENT, weapons=True), DiscardTheTarget()
)
UNEQUIP: Final = Card("unequip", SPECIAL, AT_ANY_TIME, APiece(EQUIPMENT), DiscardTheTarget())
RAZE: Final = Card("raze", SPECIAL, AT_ANY_TIME, APiece(ZONE_A.kind), DiscardTheTarget())
SHIP_OUT: Final = Card("ship-out", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, SendToTheOutpost())
SHIP_HOME: Final = Card("ship-home", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, SendToTheOutpost(away=True))
STAND_IN: Final = Card(
    "stand-in", SPECIAL, IN_A_DUEL, AWarrior(Such(whose=YOURS)), ReplaceTheDefender()
)
TO_FIGHT: Final = Card("to-fight", SPECIAL, IN_A_DUEL, NO_TARGET, ChangeTheTactic(FIGHT))
REINFORCE: Final = Card(
    "reinforce",
    SPECIAL,
    IN_A_DUEL,
    AWarrior(Such(CAPITOL, whose=YOURS, area=SQUAD)),
    JoinTheDuel(),
    cost=2,
)
NO_SHOOTING: Final = Card("no-shooting", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Never(SHOOT)))
STOP: Final = Card("stop", SPECIAL, IN_A_DUEL, NO_TARGET, EndTheDuel())
UNGUARD: Final = Card(
    "unguard", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, ForThisTurn(NotImmune(DARK_SYMMETRY))
)
AEGIS: Final = Card(
    "aegis", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Immune(DARK_SYMMETRY), Plus(2, ARMOUR))
)
COIN: Final = Card(
    "coin", SPECIAL, AT_ANY_TIME, NO_TARGET, Stays(Whenever(AtTurnStart(), GainDestiny(1)))
)
FLEETING: Final = Card(
    "fleeting", SPECIAL, AT_ANY_TIME, NO_TARGET, Stays(Whenever(AtTurnEnd(), DiscardIt()))
)
SPELL: Final = Card(
    "spell",
    ART,
    IN_A_DUEL,
    ANY_FIGHTER,
    ForThisDuel(Plus(1, FIGHT, bought=True)),
    per=1,
    aspect=None,
)
STOLEN_PAPERWORK: Final = Card(
    "stolen-paperwork", SPECIAL, IN_ANSWER, ToUse(SPECIAL), UseItYourself(), annihilated=True
)
SUMMON_SPELL: Final = Card(
    "summon-spell",
    ART,
    IN_ANSWER,
    ToSummon(2, 4),
    SummonASpell(2, 4),
    affiliation=BROTHERHOOD,
    aspect=SUMMONING,
    annihilated=True,
    needs=(Need("DOOM-ART-03", ACasterIsYours(SUMMONING)),),
)
REPUDIATE: Final = Card(
    "repudiate",
    ART,
    IN_ANSWER,
    ToCancel(SPECIAL),
    Cancel(),
    affiliation=BROTHERHOOD,
    annihilated=True,
    needs=(Need("DOOM-ART-03", AnyCasterIsYours()),),
)
FALSE_ALARM: Final = Card("false-alarm", SPECIAL, WHEN_SABOTAGED, NO_TARGET, PreventSabotage())
ETERNAL: Final = Card(
    "eternal", SPECIAL, AT_ANY_TIME, NO_TARGET, Stays(NeverDiscarded(), NeverAnnihilated())
)
