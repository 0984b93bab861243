"""The phrasebook of Doomtrooper: vehicles that carry several, and help in a duel."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import carriers, helping, lookouts, purses, reserves

Three = tuple[str, str, str]

EFFECTS_3: Final[dict[type, Three]] = {
    purses.PaysForSpells: (
        "the destiny points that lie on it can be spent on spells that this warrior casts",
        "body osudu, které na ní leží, lze utratit za kouzla, která sesílá tento bojovník",
        "Punkty Przeznaczenia, które na niej leżą, można wydać na czary rzucane przez tego "
        "wojownika",
    ),
    carriers.UsesIt: (
        "is considered to be inside a vehicle of this kind: {kind:called}",
        "platí, že je uvnitř vozidla tohoto druhu: {kind:called}",
        "uznaje się, że jest w pojeździe tego rodzaju: {kind:called}",
    ),
    carriers.WentThrough: (
        "has been through the hatch",
        "prošel poklopem",
        "przeszedł przez właz",
    ),
    carriers.HurtOnlyByGuns: (
        "can be wounded only by opponents who use a weapon for shooting or a vehicle",
        "smí ho zranit jen soupeř, který používá střelnou zbraň nebo vozidlo",
        "może go zranić tylko przeciwnik, który używa broni strzeleckiej lub pojazdu",
    ),
}

TARGETS_3: Final[dict[type, Three]] = {
    carriers.ToBoard: (
        " on {such:a} in this area who is in no vehicle and not in cover, while fewer than {most} "
        "are inside",
        " na {such:a} v této oblasti, který není ve vozidle ani v úkrytu, je-li uvnitř méně než "
        "{most}",
        " na {such:a} w tym obszarze, który nie jest w pojeździe ani w ukryciu, jeśli w środku "
        "jest mniej niż {most}",
    ),
    carriers.WhoIsAboard: (
        " on a warrior who is inside",
        " na bojovníka, který je uvnitř",
        " na wojownika, który jest w środku",
    ),
    carriers.ThroughTheHatch: (
        ", if the vehicle carries several, on a warrior who may get in or out, each once in and "
        "once out in a turn",
        ", veze-li vozidlo několik bojovníků, na toho, kdo smí nastoupit nebo vystoupit, každý "
        "jednou za kolo tam a jednou ven",
        ", jeśli pojazd wiezie kilku wojowników, na tego, kto może wsiąść lub wysiąść, każdy raz "
        "na turę do środka i raz na zewnątrz",
    ),
    helping.AComradeOf: (
        " in a duel of this warrior before the values are compared, on another warrior of yours "
        "of the same affiliation in the same area",
        " v souboji tohoto bojovníka před porovnáním hodnot na jiného tvého bojovníka stejné "
        "příslušnosti v téže oblasti",
        " w pojedynku tego wojownika przed porównaniem wartości na innego twojego wojownika tej "
        "samej przynależności w tym samym obszarze",
    ),
}

TRIGGERS_3: Final[dict[type, Three]] = {
    carriers.WhenItLeavesOtherwise: (
        "this warrior goes into cover, elsewhere or to another player",
        "tento bojovník jde do úkrytu, jinam nebo k jinému hráči",
        "ten wojownik trafia do ukrycia, gdzie indziej lub do innego gracza",
    ),
    carriers.WhenTheCarrierGoes: (
        "this card is discarded or annihilated",
        "je tato karta vyřazena nebo obětována",
        "ta karta zostaje odrzucona lub poświęcona",
    ),
}

VERBS_3: Final[dict[type, Three]] = {
    reserves.SaveAPoint: (
        "put 1 destiny point from the common pool on this card",
        "polož na tuto kartu 1 bod osudu ze společné zásoby",
        "połóż na tej karcie 1 Punkt Przeznaczenia ze wspólnej puli",
    ),
    lookouts.LookIntoThePile: (
        "look at the top {n} cards of that draw pile",
        "podívej se na {n} horní karty té knihovny",
        "obejrzyj {n} wierzchnie karty tej talii",
    ),
    lookouts.MayDiscardOnTop: (
        "for each further action you may discard one of them; the others stay in their order",
        "za každou další akci smíš jednu z nich vyřadit; ostatní zůstanou v pořadí, v jakém jsou",
        "za każdą dalszą akcję możesz odrzucić jedną z nich; pozostałe zostają w tej samej "
        "kolejności",
    ),
    carriers.GoAboard: (
        "it is inside from now on and has for as long: {gives:list}",
        "je od této chvíle uvnitř a po tu dobu má: {gives:list}",
        "jest odtąd w środku i przez ten czas ma: {gives:list}",
    ),
    carriers.GetOut: (
        "it is outside again",
        "je zase venku",
        "jest znowu na zewnątrz",
    ),
    carriers.ClimbThrough: (
        "it gets in or out",
        "nastoupí, nebo vystoupí",
        "wsiada lub wysiada",
    ),
    carriers.IsOut: (
        "he is outside again",
        "je zase venku",
        "jest znowu na zewnątrz",
    ),
    carriers.KillAllAboard: (
        "whoever is inside is killed, and another player whose card has done it earns the points",
        "kdo je uvnitř, je zabit, a jiný hráč, jehož karta to způsobila, získá body",
        "kto jest w środku, ginie, a inny gracz, którego karta to sprawiła, dostaje punkty",
    ),
    helping.AddItsOwn: (
        "add its {of} to that of this warrior until the duel ends",
        "do konce souboje přičti {of:to} tohoto bojovníka totéž od cíle",
        "do końca pojedynku dodaj {of:to} tego wojownika to samo od celu",
    ),
    helping.LendItsAbilities: (
        "all its abilities count for this warrior as well; it takes no part in the duel itself",
        "tomuto bojovníkovi platí i všechny jeho schopnosti; sám se souboje neúčastní",
        "temu wojownikowi służą też wszystkie jego zdolności; sam nie bierze udziału w pojedynku",
    ),
}

PHRASES_3: Final[dict[type, Three]] = {**EFFECTS_3, **TARGETS_3, **TRIGGERS_3, **VERBS_3}
