"""Cards of Doomtrooper without which others are hardly ever played, or do nothing."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.terms import BEAST

RIDERS = ("prophet", "prophet", "crescentian-twotusk", "crescentian-twotusk", "holy-urox")
LUTHERANS = ("patriarch", "patriarch", "lutheran-disciple", "corsair", "lutheran-disciple")
SKULLS = (*("skull-seeker", "skull-seeker", "horde-trooper", "soldat"),)
POISONERS = ("mortificator", "mortificator", "violator-sword", "avenger-sword")
JAILERS = ("bauhaus-cop", "eaonian-justifier", "bauhaus-cop", "eaonian-justifier")
COMPANIONS = {  # without which a card is hardly ever played, or does nothing
    "noble-beast": RIDERS,
    "rampage": RIDERS,
    "central-europe": RIDERS,
    "the-howling-is-upon-us": RIDERS,
    "our-true-enemy-is-revealed": ("prophet", "prophet", "brotherbound-trooper"),
    "the-sacrifice": LUTHERANS,
    "the-defiance": LUTHERANS,
    "northwestern-europe": LUTHERANS,
    "twitcher": ("ticker", "ticker", "ticker"),
    "archer-sniper-rifle": ("samurai", "samurai"),
    "kanjis-lucky-sense": ("samurai", "samurai"),
    "ki-self-healing": ("samurai", "samurai", "mentor"),
    "oh-yeah": ("divine-inspiration", "expedite-request", "expedite-request"),
    "power-of-perception": ("expedite-request", "expedite-request", "divine-inspiration"),
    "home-turf-mercury": ("mercurian-diamond-caverns",),
    "hidden": ("mortificator", "mortificator"),
    "black-venom": ("mortificator", "mortificator", "ac-40-justifier", "violator-sword"),
    "grizzly-battle-tank": ("dragoon", "dragoon"),
    "home-turf-venus": ("venusian-jungle", "venusian-jungle"),
    "home-turf-mars": ("mccraig-line",),
    "exorcise-wound": ("inquisitor",),
    "board-room": ("president-charles-w-colding",),
    "dont-call-again": ("inspired", "inspired"),
    "traitor-discovered": ("max-steiner", "hussar", "hussar"),
    "internal-affairs-crackdown": ("big-bob-watts", "infantry", "infantry"),
    "whispers-of-heresy": ("mortificator", "mortificator", "revisor"),
    "shogun": ("scalper", "scalper", "scalper"),
    "wolfe": ("deathlockdrum", "deathlockdrum", "deathlockdrum"),
    "spirit-of-nathaniel": (
        *("inspired", "inspired", "inspired", "algeroth-apostle-of-war", "semai-lord-of-spite"),
    ),
    "mercurian-maculator": ("mercurian-diamond-caverns",),
    "demolition-kit": ("foxhole", "installation", "spiked-barricade"),
    "weapons-expert": ("sean-gallagher", "punisher-blade", "punisher-handgun", "deathlockdrum"),
    "inner-shame": ("samurai", "samurai", "hands-of-stone"),
    "earthquake": ("citadel-of-ilian", "citadel-of-semai", "the-cathedral", "the-hq"),
    "essence-of-rectitude": ("mystic", "mystic", "apostate", "apostate", "dark-fire", "terror"),
    "spy-in-the-ranks": ("nepharite-hunt", "nepharite-of-ilian", "traitor-discovered", "hussar"),
    "undercover-agents": ("flush-out-the-coward", "destroy-squad", "flush-out-the-coward"),
    "reinstatement": ("ex-bauhaus-freelancer", "dark-visitation", "dark-visitation"),
    "antidote": ("mortificator", "mortificator", "lotus-blossom", "lotus-blossom"),
    "trail-of-evidence": ("mortificator", "mortificator", "necromutant", "necromutant"),
    "holy-protector": ("mortificator", "mortificator", "mortificator"),
    "the-curators-gift": ("lotus-blossom",),
    "air-to-ground-missile": ("hellhound-necrotank", "necromutant", "necromutant"),
    "back-door": ("mccraig-line", "venusian-jungle"),
    "into-the-dark": ("mccraig-line", "venusian-jungle"),
    "dead-zone": ("mccraig-line", "venusian-jungle"),
    "battle-cry": ("necromutant", "necromutant", "golden-lion"),
    "powerful-command": ("necromutant", "necromutant", "golden-lion"),
    "admonish-resistance": ("necromutant", "inquisitor"),
    "temporary-insanity": ("necromutant", "necromutant", "golden-lion"),
    "burglary": ("the-shillelagh", "clansman", "clansman"),
    "cursed-artifact": ("the-shillelagh", "clansman", "clansman"),
    "what-have-we-here": ("the-shillelagh", "clansman", "clansman"),
    "embassy": ("factory", "factory"),
    "bluff": ("secret", "secret", "secret"),
    "informants": ("secret", "secret", "secret"),
    "inconvenient-phone-call": ("freelancer-patriarch",),
    "robbed-blind": ("cardinals-bank", "cardinals-bank"),
    "terrorist-attack": ("cardinals-bank", "cardinals-bank"),
    "reflection": ("inquisitor", "inquisitor", "exorcise-wound"),
    "dwindling-faith": ("inquisitor", "inquisitor", "exorcise-wound"),
    "it-shall-be-done-excellency": ("inquisitor", "inquisitor", "exorcise-wound"),
    "switched-labels": ("inquisitor", "inquisitor", "exorcise-wound"),
    "concealed-weapon": ("punisher-handgun", "punisher-handgun"),
    "superior-quality": ("punisher-handgun", "punisher-handgun"),
    "defensive-barrier": ("factory", "factory"),
    "exorcism-spell": ("archangel", "tainted", "dark-visitation"),
    "weapon-link": ("samurai", "samurai", "scalper", "scalper"),
    "yoramas-deflecting-hands": ("samurai", "shadow-walk", "shadow-walk", "scalper", "scalper"),
    "aura-of-mystical-resistance": ("samurai", "samurai", "keeper-of-the-art", "levitation"),
    "exorcise-dark-influences": ("inquisitor", "dark-fire", "terror", "necromutant"),
    "dark-summoning": ("necromutant", "necromutant", "vassht"),
    "summon-defense": ("antiquarian", "the-cathedral", "foxhole"),
    "summon-warzone": ("antiquarian", "mccraig-line", "mercurian-diamond-caverns"),
    "summon-relic": ("antiquarian", "bringer-of-light"),
    "equilibrium": ("mystical-training", "mystical-training"),
    "inspire-the-masses": ("cardinal-dominic", "cardinal-dominic", "the-cathedral"),
    "portal-of-the-great-conqueror": (
        *("citadel-of-algeroth", "alakhai-the-cunning", "maledrach", "mortificator", "revisor"),
    ),
    "necromakina": ("citadel-of-algeroth", "citadel-of-ilian", "kadaver", "child-of-ilian"),
    "reactive-armor-plates": ("ironshark", "ironshark", "purple-shark"),
    "barrage-balloons": ("purple-shark", "purple-shark", "infantry", "infantry"),
    "dark-kohort": (
        *("kadaver", "legionnaire-of-semai", "child-of-ilian", "screaming-legionnaire"),
        "blessed-legionnaire",
    ),
    "well-rounded-squad": ("hussar", "infantry", "twitcher", "trencher", "samurai", "mortificator"),
    "manhunt": ("prison-camp", "bauhaus-cop", "captured"),
    "prisoner-work-camp": ("prison-camp", "bauhaus-cop", "captured"),
    **{f"{it}-key-code-skull": SKULLS for it in ("asian", "european", "north-american")},
    "south-american-key-code-skull": SKULLS,
    "soul-well": ("nepharite-of-ilian", "child-of-ilian", "child-of-ilian"),
    "infiltration": ("demolition-kit", "demolition-kit", "fukido", "the-cathedral", "trencher"),
    "siege-of-the-citadel": ("citadel-of-ilian", "child-of-ilian", "scout-bat", "venom-bat"),
    "snub-the-cardinal": ("mortificator", "revisor", "antiquarian"),
    "heretic-conspiracy": ("crenshaw-the-mortificator", "crenshaw-the-redeemer"),
    "phobos-and-deimos": ("legionnaire-of-semai", "screaming-legionnaire"),
    "infested-asteroid": ("trencher", "golden-lion", "kadaver"),
    "southern-europe": ("gendarme", "horde-trooper", "soldat"),
    "eastern-europe": ("soldat", "cossack", "ironshark"),
    "club-arkadin": ("mercenary", "local-thug"),
    "golgothas-citadel": ("kadaver", "undead-legionnaire"),
    "factory-retrofit": ("factory", "factory"),
    "the-liber-hereticus": ("inquisitor-majoris", "fury-elite-guard"),
    "dagger-of-sacrifice": (
        *("kadaver", "kadaver", "mortificator", "revisor", "shield", "improve-self"),
        *("spellbound", "archangel", "archangel"),
    ),
    "secret-mission": 2 * ("special-orders", "fifteen-minutes-of-fame", "working-on-the-sly"),
    "mask-of-the-vestals": ("mortificator", "revisor"),
    "the-falcon-of-pilgrims": ("mortificator", "revisor", "repudiate", "repudiate", "shield"),
    "the-black-gate": ("kadaver", "undead-legionnaire"),
    "azogar": ("nepharite-of-algeroth", "nepharite-of-algeroth"),
    "chain-bayonet": ("kratach", "kratach", "improved-kratach", "necromutant"),
    "power-induction": ("azogar", "avenger-sword", "composite-armor", "necromutant"),
    "laser-sight": ("kratach", "punisher-combo", "clansman", "necromutant"),
    "black-bullets": ("kratach", "improved-kratach", "necromutant", "necromutant"),
    "armor-piercing-ammo": ("kratach", "improved-kratach", "necromutant", "necromutant"),
    "hellblaster": ("black-widow", "black-widow", "necromutant", "fukido"),
    "escape-hatch": ("necromower", "clansman", "klein-helitek-dragonfly", "hussar", "hussar"),
    "reliquary": ("book-of-law", "bringer-of-light", "valkyrie", "valkyrie"),
    "cardinals-blood": POISONERS,
    "spiraling-death": POISONERS,
    "canyle": ("necromutant", "necromutant"),
    "mystic-battle-dress": ("mystic", "keeper-of-the-art"),
    "power-stabilizer": ("mystic", "inquisitor", "elemental-wall", "shield"),
    "plague-gun": ("curator", "curator"),
    "lancelot-light-freighter": ("combat-armor", "punisher-combo", "clansman"),
    "crusader-sp-rocket-launcher": ("clansman", "clansman", "fukido"),
    "klein-helitek-dragonfly": ("hussar", "hussar"),
    "reaver-troop-carrier": ("necromutant", "necromutant"),
    "surface-to-air-missile": ("jet-pack", "jet-pack", "autogyro"),
    "foreseeing-talisman": ("mortificator", "mortificator"),
    "stun-grenade": ("mortificator", "mortificator"),
    "censer-drops": ("mortificator", "mortificator"),
    "platinum-dream": ("mortificator", "pretorian-behemoth", "saladin"),
    "behemoth-armor": ("pretorian-behemoth", "pretorian-behemoth"),
    "combat-coordinator": ("curator", "curator"),
    "corarius-transport": ("jaeger-commando", "jaeger-commando"),
    "palanquin-airvessel": LUTHERANS,
    "golgothas-mirror": ("necromutant", "necromutant"),
    "bulletproof-vest": ("sean-gallagher", "snipers", "snipers"),
    "good-luck-charm": ("clansman", "clansman"),
    "home-turf-asteroid-belt": ("victoria", "victoria"),
    "subversive-agent": ("algeroth-cultist", "demnogonis-cultist", "ilian-cultist"),
    "amnesty": JAILERS,
    "death-row": JAILERS,
    "escape": JAILERS,
    "ejection-seat": ("purple-shark", "rattlesnake", "grimgrind-airvessel"),
    "anti-tank-minefield": ("grizzly-battle-tank", "dragoon", "t-32-wolfclaw-jbt"),
    "minefield": ("assault-engineer",),
    "assault-engineer": ("minefield", "victoria", "factory"),
    "scheduled-briefings": ("sergeant", "aide-de-camp", "jito"),
    "strategic-bombing": ("factory", "industrial-complex"),
    "commando-raid": ("foxhole", "factory"),
    "air-assault": ("victoria", "citadel-sanctum"),
    "transfer-special": ("victoria", "citadel-sanctum"),
    "natural-disaster": ("victoria", "citadel-sanctum"),
    "forgery": ("the-shillelagh", "bringer-of-light", "inquisitor"),
    "excrutiating-power-flow": ("monstrous-power", "terror", "necromutant"),
    "transfiguration": ("heretic", "heretic", "necromutant"),
    "curse-of-algeroth": ("necromutant", "reputation", "reputation"),
    "distracted": ("blood-beret", "chasseur", "venusian-ranger"),
    "the-second-directorate": ("inquisitor", "mystic", "mystic"),
    "brain-strain": ("inquisitor", "mystic", "elemental-wall"),
    "tight-formation": ("necromutant", "necromutant", "necromutant"),
    "tithe": ("inquisitor", "mystic", "mystic"),
    "essential-summons": ("summon-trooper", "mystic", "mystic"),
    "preferred-spell": ("elemental-wall", "mystic", "mystic"),
    "sudden-death": ("necromutant", "necromutant", "centurion"),
    "misfire": ("sherman-74-model-13-bolter", "infantry", "infantry"),
    "backfire": ("sherman-74-model-13-bolter", "infantry", "infantry"),
    "clumsiness": ("violator-sword", "dragoon", "dragoon"),
    "loot-the-dead": ("sherman-74-model-13-bolter", "composite-armor", "infantry"),
    "fruits-of-war": ("composite-armor", "composite-armor", "malfunction"),
    "symmetry-failure": ("monstrous-power", "heretic", "heretic"),
    "backlash": ("monstrous-power", "heretic", "heretic"),
    "touched-by-the-light": ("heretic", "heretic"),
    "loyal-to-the-legion": ("heretic", "heretic", "necromutant"),
    "inquisition": ("inquisitor", "ilian-cultist", "ilian-cultist"),
    "hostile-takeover": ("capitol-alliance", "bauhaus-alliance"),
    "fortify-warzone": ("mccraig-line", "venusian-jungle"),
    "territorial-advantage": ("mccraig-line", "venusian-jungle", "free-marine"),
    "rescue-mission": ("missing-in-action", "missing-in-action", "captured"),
    "close-call": ("reputation", "reputation", "hidden-in-the-shadows", "hidden-in-the-shadows"),
    "martyr": ("sean-gallagher", "max-steiner", "big-bob-watts"),
    "impale": ("necromutant", "necromutant"),
    "mutiny": ("necromutant", "necromutant"),
    "gunfighter": ("punisher-handgun", "punisher-handgun"),
    "anti-toxin": ("v-3", "v-3", "prophet", "free-marine"),
    "mutated-strain": ("v-3", "v-3", "withering-death", "prophet", "patriarch"),
    "inoculations": ("v-3", "v-3"),
    **dict.fromkeys(
        ("burning-lungs", "parasitic-stupor", "withering-death", "red-plague"),
        ("prophet", "patriarch", "free-marine", "blood-beret"),
    ),
    **dict.fromkeys(
        ("get-off-that-rock", "redeployment", "navigational-error"),
        ("prophet", "patriarch", "free-marine", "blood-beret"),
    ),
    "rustlers": RIDERS,
    "off-to-the-butcher": RIDERS,
    "our-enemys-weakness-is-exposed": ("prophet", "prophet", "crescentian-twotusk"),
    "behold-the-future-possibilities": ("prophet", "prophet"),
    "the-calling": LUTHERANS,
    "emissaries": (*LUTHERANS, "free-marine"),
    "the-conviction": LUTHERANS,
    "pillaged-munitions": (*LUTHERANS, "free-marine", "punisher-handgun"),
    "redirect": ("inquisitor", "exorcise-wound", "exorcise-wound"),
    "gang-up": ("infantry", "infantry", "trencher"),
    "urban-tactics": ("t-32-wolfclaw-jbt",),
    "requisition": ("t-32-wolfclaw-jbt", "prophet"),
    "mindslayer": POISONERS,
    "grave-robbers": ("graveyard", "graveyard", "lane-chung", "pam-afton", "eva-valmonte"),
    "private-collector": ("museum", "museum", "visionary-crystal", "what-have-we-here"),
    "economic-collapse": ("factory", "industrial-complex"),
    "factory": ("economic-collapse", "economic-collapse"),
    "industrial-complex": ("economic-collapse", "economic-collapse"),
    "double-time": ("manifest-destiny", "manifest-destiny"),
    "bloody-coup": ("president-charles-w-colding",),
    "lack-of-faith": ("inquisitor", "inquisitor"),
    "advanced-security-system": ("foxhole", "foxhole"),
}


@cache
def companions(card: Card) -> tuple[Card, ...]:
    """Whom the card speaks of, and those without whom it is hardly ever played."""
    kinds = [such.kind for such in suches(card) if such.kind not in (None, BEAST)]
    riders = [such.using for such in suches(card) if such.using is not None]
    spoken_of = [
        it
        for it in CARDS.values()
        if it is not card and any([kind in it.kinds for kind in (*kinds, *riders)])
    ]
    named = [key for key in called(list(card.books)) if key != card.key]
    keys = (*COMPANIONS.get(card.key, ()), *named, *named, *named)
    return (*[CARDS[key] for key in keys if key in CARDS], *spoken_of)


def called(value: Any) -> list[str]:
    """All cards that what a card says calls by name."""
    if isinstance(value, str):
        return [value] if value in CARDS else []
    if isinstance(value, (tuple, list)):
        return [it for each in value for it in called(each)]
    if is_dataclass(value):
        return [it for each in fields(value) for it in called(getattr(value, each.name))]
    return []


def suches(value: Any) -> list[Such]:
    """All descriptions of warriors in what a card, or a part of one, says."""
    if isinstance(value, Such):
        return [value, *suches(value.alt)]
    if isinstance(value, Card):
        return suches([value.books, *[it.on for it in (value, *value.abilities)]])
    if isinstance(value, (tuple, list)):
        return [it for each in value for it in suches(each)]
    if is_dataclass(value):
        return [it for each in fields(value) for it in suches(getattr(value, each.name))]
    return []
