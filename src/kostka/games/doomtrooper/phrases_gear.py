"""The phrasebook of Doomtrooper: what gear, strongholds and warzones need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    aims_gear,
    arms,
    deeds_gear,
    stores,
    triggers_gear,
)
from kostka.games.doomtrooper.phrases_gear_2 import PHRASES_2, SAYINGS_2
from kostka.games.doomtrooper.phrases_gear_3 import PHRASES_3

Three = tuple[str, str, str]

EFFECTS: Final[dict[type, Three]] = {
    arms.UsedAlsoAs: (
        "the weapon is also a {label}",
        "zbraň je také {label}",
        "broń jest także taką bronią: {label}",
    ),
    arms.NoFurtherWeapon: (
        "its bearer may never own another weapon for fighting, nor one for both fighting and "
        "shooting",
        "její nositel nikdy nesmí mít jinou bojovou ani bojovou a střelnou zbraň",
        "jej właściciel nigdy nie może mieć innej broni do walki wręcz ani broni do walki wręcz i "
        "strzelania",
    ),
    arms.NeverChangesHands: (
        "it can never be given to another warrior",
        "nikdy ji nelze předat jinému bojovníkovi",
        "nigdy nie można jej przekazać innemu wojownikowi",
    ),
    arms.FortsCountTwice: (
        "what Fortifications add counts twice",
        "přídavky z opevnění platí dvojnásobně",
        "premie z fortyfikacji liczą się podwójnie",
    ),
    arms.SafeWhenAlone: (
        "while you have no warrior in play, you cannot be sabotaged",
        "dokud nemáš ve hře žádného bojovníka, nelze tě sabotovat",
        "dopóki nie masz w grze żadnego wojownika, nie można cię sabotować",
    ),
}

ANNULLING: Final[dict[type, Three]] = {
    arms.NoBodyArmour: (
        "no benefit from ARMOR",
        "žádný užitek z brnění",
        "brak korzyści ze zbroi",
    ),
    arms.NothingFromZones: (
        "no values raised by Warzones",
        "žádné hodnoty zvýšené válečnými zónami",
        "żadnych wartości podniesionych przez strefy walki",
    ),
    arms.BarsZones: (
        "whoever this warrior attacks may not defend from a Warzone",
        "na koho tento bojovník útočí, ten se nesmí bránit z válečné zóny",
        "kogo ten wojownik atakuje, ten nie może bronić się ze strefy walki",
    ),
    arms.AllAround: (
        "all warriors in the area of this one, and he too: {effect}",
        "všichni bojovníci v oblasti tohoto bojovníka i on sám: {effect}",
        "wszyscy wojownicy w obszarze tego wojownika i on sam: {effect}",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    aims_gear.AWeapon: (
        " on a weapon of {owner:a} ({labels:list}{of:None=|; {of:called}}"
        "{no:None=|; no {no:called}})",
        " na zbraň {owner:a} ({labels:list}{of:None=|; {of:called}}{no:None=|; ne {no:called}})",
        " na broń {owner:owner} ({labels:list}{of:None=|; {of:called}}"
        "{no:None=|; nie {no:called}})",
    ),
    aims_gear.ACardOf: (
        " on a card in play of one of these types: {kinds:list}{counting:, or considered one|}",
        " na kartu ve hře, která je jedním z těchto typů: {kinds:list}"
        "{counting:, nebo je za něj považována|}",
        " na kartę w grze, która jest jednego z tych typów: {kinds:list}"
        "{counting:, lub jest za taką uznawana|}",
    ),
    aims_gear.AVehicle: (
        " on {any:one of your vehicles|a vehicle of {owner:a}}",
        " na {any:své vozidlo|vozidlo {owner:a}}",
        " na {any:swój pojazd|pojazd {owner:owner}}",
    ),
    aims_gear.AFortAtWork: (
        " on a Fortification that has an effect on this warrior in his duel",
        " na opevnění, které na tohoto bojovníka v jeho souboji působí",
        " na fortyfikację, która działa na tego wojownika w jego pojedynku",
    ),
    aims_gear.ItsDuel: (
        " in a duel of this warrior{of:None=|, if he is {who:a},} before "
        "{early:the tactic is announced|the values are compared}",
        " v souboji tohoto bojovníka{of:None=| (jen: {who:all})} před "
        "{early:oznámením taktiky|porovnáním hodnot}",
        " w pojedynku tego wojownika{of:None=| (tylko: {who:all})} przed "
        "{early:ogłoszeniem taktyki|porównaniem wartości}",
    ),
    aims_gear.ToHeal: (
        " on {such:a} who is wounded; a Doomtrooper does not heal a Dark Legionnaire, nor the "
        "other way round{half:; half the value of the wounded, rounded up, has to be paid|}",
        " na {such:a}, který je zraněn; Doomtrooper nesmí léčit černého legionáře ani naopak"
        "{half:; zaplatí se polovina hodnoty zraněného, zaokrouhlená nahoru|}",
        " na {such:a}, który jest ranny; Żołnierz Zagłady nie leczy Mrocznego Legionisty ani "
        "odwrotnie{half:; płaci się połowę wartości rannego, zaokrągloną w górę|}",
    ),
    stores.ToStore: (
        " while you have such a card{most:0=| and it holds fewer than {most}}",
        ", máš-li takovou kartu{most:0=| a má-li jich méně než {most}}",
        ", jeśli masz taką kartę{most:0=| i ma ich mniej niż {most}}",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    triggers_gear.WhenRiddenInADuel: (
        "this warrior has fought a duel inside it",
        "se v ní tento bojovník zúčastní souboje",
        "ten wojownik stoczy w nim pojedynek",
    ),
}

VERBS: Final[dict[type, Three]] = {
    stores.PutInStore: (
        "put {anything:any card|{kind:a}}{castable: that this warrior could cast|} from your hand "
        "under this card; there it is out of play, and it is discarded together with it",
        "polož pod tuto kartu {anything:kteroukoli kartu|{kind:a}} ze svého listu"
        "{castable:, které by tento bojovník mohl seslat|}; leží tam mimo hru a vyřadí se spolu "
        "s ní",
        "połóż pod tą kartą {anything:dowolną kartę|{kind:a}} z ręki"
        "{castable:, który ten wojownik mógłby rzucić|}; leży tam poza grą i odrzuca się razem "
        "z nią",
    ),
    deeds_gear.LoseTheVehicle: (
        "discard this card",
        "vyřaď tuto kartu",
        "odrzuć tę kartę",
    ),
}

PHRASES: Final[dict[type, Three]] = {
    **EFFECTS,
    **ANNULLING,
    **TARGETS,
    **TRIGGERS,
    **VERBS,
    **PHRASES_2,
    **PHRASES_3,
}
QUESTIONS: Final[dict[type, Three]] = {}
GROUPS: Final[dict[str, Three]] = {
    "archangels": ("Archangels", "Archandělé", "Archangels"),
    "inquisitors-majoris": ("Inquisitors Majoris", "Inkvizitoři Majoris", "Inquisitors Majoris"),
    "keepers-of-the-art": ("Keepers of the Art", "Držitelé umění", "Keepers of the Art"),
    "legionnaire-kind": ("Legionnaires", "Legionáři", "Legionnaires"),
    "pretorian-behemoths": ("Pretorian Behemoths", "Pretoriánští behemoti", "Pretorian Behemoths"),
    "jaeger-commandos": ("Jaeger Commandos", "Jaegerova komanda", "Jaeger Commandos"),
}
LABELS: Final[dict[str, Three]] = {
    "citadel": ("Citadel", "citadela", "cytadela"),
    "shotgun": ("shotgun", "brokovnice", "strzelba"),
    "flamethrowers": ("flamethrower", "plamenomet", "miotacz ognia"),
    "minefield-kind": ("Minefield", "minové pole", "pole minowe"),
    "key-code-skull": ("Key-Code Skull", "klíčová lebka", "Key-Code Skull"),
}
SAYINGS: Final[dict[str, Three]] = {
    **SAYINGS_2,
    "inside-it": (
        ", only from inside the vehicle",
        ", jen zevnitř vozidla",
        ", tylko z wnętrza pojazdu",
    ),
    "close-only": (
        "It is used in fights only",
        "Používá se jen v zápasu",
        "Używa się jej tylko w walce wręcz",
    ),
}
