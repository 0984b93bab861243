"""Decks: eight for a whole game, and four of forty cards for one fight, put together by us."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.pool import CARDS
from kostka.games.doomtrooper.deck import Deck


def _cards(**counts: str) -> list[Card]:
    """So many of each: `one="doomed, fizzle", two="clansman"`."""
    numbers = {"one": 1, "two": 2, "three": 3, "four": 4}
    return [
        CARDS[key]
        for name, keys in counts.items()
        for key in keys.replace(",", " ").split()
        for _ in range(numbers[name])
    ]


# --- For a whole game: sixty cards, and for one of them a sideboard -----------------------------

IMPERIAL_CLANS: Final = Deck(
    "imperial-clans",
    (),
    _cards(
        four="clansman, trencher",
        three="golden-lion, blood-beret, clansman-claymore, foxhole, positive-karma",
        two="young-guard, smg-mk-iii-interceptor, evasive-action, take-cover, inspired",
        one="""rams-air-cavalry, wolfbane-light-cavalry, wolfbane-honor-guard, sean-gallagher,
        sgt-mcbride, colonel-maxwell, squadron-commander, hmg-mk-xixb-charger, imperial-southpaw,
        imperial-doomlord, personal-anti-personnel-mines, antipersonnel-grenade, psycho-scanner,
        the-shillelagh, fukido, fortified-entrenchment, protective-wall, victoria,
        imperial-alliance, clan-infighting, fury-of-the-clansmen, nepharite-hunt, ambush,
        surprise-attack, knighthood, miscommunication, cowardice""",
    ),
)
DARK_GIFTS: Final = Deck(
    "dark-gifts",
    (),
    _cards(
        four="undead-legionnaire",
        three="blessed-legionnaire, necromutant, positive-karma",
        two="heretic, screaming-legionnaire, centurion, kratach, inspired",
        one="""legionnaire-of-semai, child-of-ilian, curator, algeroth-cultist,
        nepharite-of-algeroth, nepharite-of-ilian, nepharite-of-semai, nepharite-of-muawijhe,
        ilian-mistress-of-the-void, curator-sword, scythe-of-semai, hellhound-necrotank,
        scroll-of-unholy-invocation, blindness, dark-fire, terror, dimensional-warp, infection,
        portal-of-undeath, distort, invoke-frenzy, wind-of-insanity, hand-of-death,
        monstrous-power, citadel-of-algeroth, industrial-complex, citadel-sanctum,
        the-dark-legion, destroy-squad, tainted, dark-visitation, grim-reaper, corrupt-shield,
        secret-assassin, narrow-escape, miscommunication, doomed""",
    ),
    _cards(
        three="legionnaire-of-semai",
        two="screaming-legionnaire, heretic",
        one="""immaculate-fury, immaculate-spawn, razide, ezoghoul, alakhai-the-cunning,
        muawijhe-lord-of-visions, algeroth-apostle-of-war, shrieketh, bacteria-grenade,
        time-death, sleep, illusion, decay, shroud, symmetry-flow, chosen, stigmata,
        necromutant-frenzy""",
    ),
)

# Three more of sixty cards: the way of Ki, reprogramming, prophets and patriarchs.

MISHIMA: Final = Deck(
    "mishima-ki",
    (),
    _cards(
        four="samurai",
        three="hatamoto, combat-warhead, shadow-walker, scalper, positive-karma",
        two="""suicide-warhead, mentor, the-crows-piercing-glance, factory, sworn-vengeance,
        inspired""",
        one="""bushi, grey-mystic, jito, tatsu, yojimbo, toshiro, mishimese-dragonbike,
        archer-sniper-rifle, fukimura-no-12-kamikaze, mishimese-ceremonial-blade,
        hands-of-stone, toronagas-raging-might, kanjis-lucky-sense,
        nomuras-quickened-step, ki-self-healing, adamantium-will, shadow-walk,
        longshore, mercurian-diamond-caverns, mishima-alliance, exonerated-ronin,
        honor-the-emperor, home-turf-mercury, grand-assault, gung-ho, dutiful-service,
        narrow-escape, miscommunication, tactical-advantage""",
    ),
)
CYBERTRONIC: Final = Deck(
    "cybertronic-machines",
    (),
    _cards(
        four="machinator, cybercurity-mp",
        three="cuirassier, ticker, positive-karma",
        two="""chasseur, chemiman, twitcher, vac-engineer, punisher-blade, cybernetic-power-arm,
        factory, inspired""",
        one="""combat-overseer, fay-and-klaus, doctor-diana, vince-diamond, atilla-iii,
        cybernetic-retinas, ssw4200p, cap-7000p, epidermal-plates, command-helmet,
        tactical-computer, portable-force-shield, fragment-of-the-true-chip, the-hq,
        prison-camp, cyberopolis, cybertronic-alliance, recalled, programmed, heist,
        noted-efficiency, faulty-supplies, malfunction, self-destruct-programming,
        narrow-escape, miscommunication, gift-of-fate""",
    ),
)
TRIBES: Final = Deck(
    "tribes",
    (),
    _cards(
        four="brotherbound-trooper, lutheran-disciple",
        three="""cavalier, prophet, mastodont-handler, crescentian-twotusk, positive-karma""",
        two="""patriarch, holy-urox, equine, factory, our-true-enemy-is-revealed, the-defiance""",
        one="""jihad-infantry-trooper, brotherbound-sergeant, lutheran-sergeant, sacred-tear,
        corsair,
        torrent-battle-wagon, grimgrind-airvessel, ironshark, body-armor, mastodont,
        support-artillery-ox, garbage-dump, central-europe, northwestern-europe,
        raze-the-land, our-will-is-beyond-measure, the-howling-is-upon-us,
        the-protection, the-sacrifice, lurker, v-3, noble-beast, prophetic-vision,
        rampage, miscommunication""",
    ),
)

# And three: tanks and officers, a wave of infantry, the book of the Brotherhood.

BAUHAUS: Final = Deck(
    "bauhaus-axis",
    (),
    _cards(
        four="hussar, dragoon, bauhaus-blitzer, positive-karma",
        three="venusian-ranger, violator-sword",
        two="""etoiles-mortant, composite-armor, t-32-wolfclaw-jbt, industrial-complex,
        evasive-action, powerful-blow, narrow-escape, miscommunication, inspired""",
        one="""bauhaus-cop, aide-de-camp, capitaine, max-steiner, valerie-duval,
        grizzly-battle-tank, ag-17-panzerknacker, sachs-9000gl, grenade-launcher,
        l-and-a-plasma-carbine, archetypal-timepiece, heimburg, bauhaus-bank, venusian-jungle,
        bauhaus-alliance, traitor-discovered, establish-defensive-perimeter, home-turf-venus,
        spoke-in-the-cog, malfunction""",
    ),
)
CAPITOL: Final = Deck(
    "capitol-wave",
    (),
    _cards(
        four="infantry, sunset-striker",
        three="martian-banshee, sea-lion, positive-karma",
        two="""free-marine, sherman-74-model-13-bolter, factory, inspired, smell-of-war,
        automatic-fire, lucky-shot""",
        one="""desert-scorpion, sergeant, captain, sergeant-carter, mitch-hunter, big-bob-watts,
        president-charles-w-colding, smg-mk-iii-interceptor, nimrod-autocannon, deathlockdrum,
        ah-uh-19-grapeshot-guardian, rattlesnake, dpat-9-deuce, telescopic-sight,
        capitol-sword-of-honor, mission-statement, san-dorado, board-room, mccraig-line,
        capitol-alliance, internal-affairs-crackdown, flush-out-the-coward, home-turf-mars,
        blood-lust, initiative, narrow-escape, miscommunication, twist-of-fate,
        insubordination""",
    ),
)
BROTHERHOOD: Final = Deck(
    "brotherhood-law",
    (),
    _cards(
        three="inquisitor, sacred-warrior, mortificator, positive-karma",
        two="valkyrie, revisor, antiquarian, mystic, ac-40-justifier, elemental-wall",
        one="""archangel, keeper-of-the-art, cardinal-dominic, blessed-vestal-laura,
        crenshaw-the-redeemer, book-of-law, blessed-armor, black-venom, lotus-blossom,
        bringer-of-light, elemental-ball, levitation, shield, premonition-spell,
        greater-hypnosis, exorcise-wound, exorcise-injuries, improve-self, speed,
        greater-domination, item-vision, attack-prediction, summon-spell, summon-trooper,
        repudiate, the-cathedral, the-burroughs-cathedral, cardinals-bank, sacred-outpost,
        the-brotherhood, whispers-of-heresy, wave-of-righteousness, cleansing-flame,
        essence-of-virtue, mystical-training, fizzle""",
    ),
)

# --- For one fight ------------------------------------------------------------------------------

# Sixteen cards that every deck holds.
_COMMON: Final = _cards(
    two="evasive-action, powerful-blow, lucky-shot, narrow-escape, miscommunication",
    one="take-aim, bamboozled, positive-karma, doomed, grand-assault, portents-of-victory",
)

CLANS: Final = Deck(
    "clans",
    _cards(one="sean-gallagher, clansman, golden-lion"),
    _COMMON
    + _cards(
        three="clansman, golden-lion",
        two="bauhaus-blitzer, dragoon, hussar, victoria",
        one="""sean-gallagher, edward-s-murdoch, venusian-marshal, venusian-jungle, combat-armor,
        composite-armor, faulty-supplies, negative-karma, industrial-complex, reputation""",
    ),
)
KOHORT_OF_ILIAN: Final = Deck(
    "kohort-of-ilian",
    _cards(one="nepharite-of-ilian, centurion, legionnaire-of-semai"),
    _COMMON
    + _cards(
        two="""centurion, necromutant, legionnaire-of-semai, undead-legionnaire, grim-reaper,
        hellhound-necrotank""",
        one="""nepharite-of-ilian, nepharite-of-algeroth, ezoghoul, immaculate-fury, razide,
        templar, curator, blessed-legionnaire, child-of-ilian, secret-assassin, fizzle,
        influence""",
    ),
)
MARINES: Final = Deck(
    "marines",
    _cards(one="big-bob-watts, free-marine, shadow-walker"),
    _COMMON
    + _cards(
        two="free-marine, infantry, samurai, shadow-walker, gung-ho, combat-armor",
        one="""big-bob-watts, mitch-hunter, tatsu, sea-lion, sunset-striker, martian-banshee,
        combat-warhead, mentor, malfunction, reversal-of-fortune, factory,
        hidden-in-the-shadows""",
    ),
)
BROTHERS: Final = Deck(
    "brothers",
    _cards(one="inquisitor-majoris, mystic, valkyrie"),
    _COMMON
    + _cards(
        two="mystic, inquisitor, sacred-warrior, valkyrie, elemental-wall, presence, levitation",
        one="""inquisitor-majoris, cleansing-flame, malfunction, hidden-in-the-shadows,
        elemental-ball, elemental-bolt, explosion, shield, factory, influence""",
    ),
)

FIGHTS: Final = (CLANS, KOHORT_OF_ILIAN, MARINES, BROTHERS)
TOURNAMENT: Final = (IMPERIAL_CLANS, DARK_GIFTS)
FACTIONS: Final = (MISHIMA, CYBERTRONIC, TRIBES)
ALLIES: Final = (BAUHAUS, CAPITOL, BROTHERHOOD)
DECKS: Final = (*FIGHTS, *TOURNAMENT, *FACTIONS, *ALLIES)
