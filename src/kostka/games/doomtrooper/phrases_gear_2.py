"""The phrasebook of Doomtrooper: gear that is aimed, loaded, poisoned, stored or shared."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    aiming,
    aims_gear,
    ammunition,
    arms,
    bargains,
    deeds_gear,
    salvage,
    stores,
    triggers_gear,
    venom,
)

Three = tuple[str, str, str]

EFFECTS_2: Final[dict[type, Three]] = {
    arms.NothingFromKi: (
        "no benefit from Ki powers, and none can be used",
        "žádný užitek ze sil Ki a nelze je používat",
        "brak korzyści z mocy Ki i nie można ich używać",
    ),
    arms.NothingFrom: (
        "no benefit from {key:card}",
        "žádný užitek z karty {key:card}",
        "brak korzyści z karty {key:card}",
    ),
    arms.NothingElse: (
        "no other card can be laid on this warrior",
        "na tohoto bojovníka nelze položit žádnou jinou kartu",
        "na tym wojowniku nie można położyć żadnej innej karty",
    ),
    arms.NobodyIsFirst: (
        "when a warrior of this area is attacked, neither fighter has first strike, whatever any "
        "card says",
        "je-li napaden bojovník této oblasti, nemá první útok nikdo, ať kterákoli karta říká "
        "cokoli",
        "gdy atakowany jest wojownik tego obszaru, nikt nie ma pierwszego ataku, cokolwiek mówi "
        "jakakolwiek karta",
    ),
    arms.MayUseAll: (
        "may receive and use gifts of {gift:apostle}",
        "smí dostávat a používat dary {gift:apostle}",
        "może otrzymywać dary {gift:apostle} i ich używać",
    ),
    arms.SeesThrough: (
        "{key:card} has no effect on this warrior, nor on whom he attacks",
        "karta {key:card} na tohoto bojovníka nepůsobí, ani na toho, na koho útočí",
        "karta {key:card} nie działa na tego wojownika ani na tego, kogo atakuje",
    ),
    salvage.Mends: (
        "if that card is discarded otherwise than by its own use, it goes into its owner's draw "
        "pile instead, and this card is discarded",
        "je-li ta karta vyřazena jinak než vlastním použitím, jde místo toho do knihovny svého "
        "majitele a tato karta se vyřadí",
        "jeśli ta karta zostaje odrzucona inaczej niż przez własne użycie, trafia zamiast tego do "
        "talii właściciela, a tę kartę się odrzuca",
    ),
    salvage.OutlivesItsBearer: (
        "if this warrior is killed or discarded, this card goes into its owner's draw pile; if he "
        "is annihilated, it is discarded",
        "je-li tento bojovník zabit nebo vyřazen, jde tato karta do knihovny svého majitele; je-li "
        "obětován, vyřadí se",
        "jeśli ten wojownik zostaje zabity lub odrzucony, ta karta trafia do talii właściciela; "
        "jeśli zostaje poświęcony, odrzuca się ją",
    ),
    salvage.Shelters: (
        "that card can be neither discarded nor annihilated; if its bearer leaves play, it goes "
        "into its owner's draw pile and this card is discarded",
        "tu kartu nelze vyřadit ani obětovat; opustí-li její nositel hru, jde do knihovny svého "
        "majitele a tato karta se vyřadí",
        "tej karty nie można odrzucić ani poświęcić; jeśli jej właściciel opuści grę, trafia ona "
        "do talii gracza, do którego należy, a tę kartę się odrzuca",
    ),
    salvage.PerishesWithIt: (
        "if this warrior is killed in a duel, he and this card are annihilated",
        "je-li tento bojovník zabit v souboji, je obětován i s touto kartou",
        "jeśli ten wojownik ginie w pojedynku, zostaje poświęcony razem z tą kartą",
    ),
    ammunition.Loaded: (
        "while it is loaded: {effect}",
        "dokud je nabitá: {effect}",
        "dopóki jest naładowana: {effect}",
    ),
    aiming.Aimed: (
        "{hasty:if it is not aimed|if it is aimed}: {effect}",
        "{hasty:nemíří-li se|míří-li se}: {effect}",
        "{hasty:bez celowania|po wycelowaniu}: {effect}",
    ),
    venom.Envenoms: (
        "whoever this weapon would wound or kill {tactic:in} is neither wounded nor killed",
        "koho by tato zbraň {tactic:in} zranila nebo zabila, není zraněn ani zabit",
        "kogo ta broń {tactic:in} zraniłaby lub zabiła, nie zostaje ranny ani zabity",
    ),
    venom.TakesTheWounds: (
        "whenever this warrior would be wounded or killed, this card is wounded instead; the "
        "second "
        "wound or an automatic kill annihilates it",
        "kdykoli by měl být tento bojovník zraněn nebo zabit, je místo něho zraněna tato karta; "
        "druhým zraněním nebo automatickým zabitím je obětována",
        "ilekroć ten wojownik miałby zostać ranny lub zabity, ranna zostaje zamiast niego ta "
        "karta; "
        "druga rana lub automatyczne zabicie ją poświęca",
    ),
    venom.Stuns: (
        "the opponent does not strike at this warrior",
        "soupeř na tohoto bojovníka neútočí",
        "przeciwnik nie zadaje temu wojownikowi ciosu",
    ),
    venom.BreaksArmour: (
        "when this weapon strikes, all ARMOR of the opponent is annihilated",
        "když tato zbraň udeří, je všechno brnění soupeře obětováno",
        "gdy ta broń uderza, cała zbroja przeciwnika zostaje poświęcona",
    ),
    bargains.QuickRituals: (
        "your Rituals take {n} {n:action|actions} less",
        "tvé rituály stojí o {n} {n:akci|akce|akcí} méně",
        "twoje rytuały kosztują o {n} {n:akcję|akcje|akcji} mniej",
    ),
    bargains.NeverLowered: (
        "no card that lowers a value of this warrior can be played or used on him",
        "na tohoto bojovníka nelze zahrát ani použít kartu, která mu snižuje některou hodnotu",
        "na tego wojownika nie można zagrać ani użyć karty, która obniża którąś z jego wartości",
    ),
}

TARGETS_2: Final[dict[type, Three]] = {
    ammunition.ToReload: (
        " while it is not loaded",
        ", není-li nabitá",
        ", gdy nie jest naładowana",
    ),
    aims_gear.ItsStruckBearer: (
        " when this warrior is about to be wounded or killed",
        ", když má být tento bojovník zraněn nebo zabit",
        ", gdy ten wojownik ma zostać ranny lub zabity",
    ),
    aims_gear.ACardToMend: (
        " on a card in play of one of these types: {kinds:list}",
        " na kartu ve hře, která je jedním z těchto typů: {kinds:list}",
        " na kartę w grze, która jest jednego z tych typów: {kinds:list}",
    ),
    aims_gear.ThisCard: (
        " on a card {key:card} in play",
        " na kartu {key:card} ve hře",
        " na kartę {key:card} w grze",
    ),
    aims_gear.ToStrafe: (
        " on a warrior who is in cover or may seek it, if this one may attack",
        " na bojovníka, který je v úkrytu nebo ho smí vyhledat, pokud tento smí útočit",
        " na wojownika, który jest w ukryciu lub może go szukać, jeśli ten może atakować",
    ),
    aims_gear.AnythingToBlast: (
        ", if this warrior may attack and one of these is in play: {kinds:list}",
        ", pokud tento bojovník smí útočit a je ve hře některá z těchto karet: {kinds:list}",
        ", jeśli ten wojownik może atakować i w grze jest któraś z tych kart: {kinds:list}",
    ),
    aims_gear.ToEscape: (
        " to {kind:a} that anybody plays, before it has any effect",
        " na {kind:a}, kterou kdokoli hraje, dřív než začne působit",
        " na {kind:a} zagraną przez kogokolwiek, zanim zadziała",
    ),
    aims_gear.AnAttackerAboard: (
        " on whoever attacks a warrior of yours in this area, or sabotages you, from inside an "
        "airship",
        " na toho, kdo ze vzducholodi útočí na tvého bojovníka v této oblasti nebo tě sabotuje",
        " na tego, kto ze statku powietrznego atakuje twojego wojownika w tym obszarze lub cię "
        "sabotuje",
    ),
    aims_gear.ToGetInOrOut: (
        ", if its warrior may do that",
        ", pokud to jeho bojovník smí",
        ", jeśli jego wojownik może to zrobić",
    ),
    stores.WornInTheArea: (
        " on a piece of equipment of a warrior of yours in this area, while fewer than {most} lie "
        "here",
        " na vybavení tvého bojovníka v této oblasti, leží-li zde méně než {most}",
        " na ekwipunek twojego wojownika w tym obszarze, jeśli leży tu mniej niż {most}",
    ),
    stores.InItsStore: (
        " on a card that lies here{wanted: and that a warrior of yours may have|}",
        " na kartu, která zde leží{wanted: a kterou smí mít některý tvůj bojovník|}",
        " na kartę, która tu leży{wanted: i którą może mieć któryś z twoich wojowników|}",
    ),
}

TRIGGERS_2: Final[dict[type, Three]] = {
    venom.WhenItsVenomWorks: (
        "that happens",
        "se to stane",
        "to się zdarzy",
    ),
    triggers_gear.WhenTheWeaponWounds: (
        "this weapon wounds {such:a}",
        "tato zbraň zraní {such:a}",
        "ta broń zrani {such:a}",
    ),
    triggers_gear.WhenItHurts: (
        "this warrior wounds or kills {such:a} in a duel",
        "tento bojovník v souboji zraní nebo zabije {such:a}",
        "ten wojownik w pojedynku zrani lub zabije {such:a}",
    ),
    triggers_gear.WhenHurtInADuel: (
        "this warrior, if he is {such:a}, has been wounded in a duel",
        "je tento bojovník zraněn v souboji (jen: {such:all})",
        "ten wojownik zostanie ranny w pojedynku (tylko: {such:all})",
    ),
    triggers_gear.WhenKilledInADuel: (
        "this warrior is killed in a duel of his",
        "je tento bojovník zabit ve svém souboji",
        "ten wojownik ginie w swoim pojedynku",
    ),
}

VERBS_2: Final[dict[type, Three]] = {
    ammunition.LoadWithMarkers: (
        "{n:0=it comes into play empty|put {n} markers on this card}",
        "{n:0=přichází do hry prázdná|polož na tuto kartu {n} {n:žeton|žetony|žetonů}}",
        "{n:0=wchodzi do gry pusta|połóż na tej karcie {n} {n:znacznik|znaczniki|znaczników}}",
    ),
    ammunition.SpendAMarker: (
        "remove a marker from this card, and with the last one discard it",
        "odeber z této karty žeton a s posledním ji vyřaď",
        "zdejmij z tej karty znacznik, a z ostatnim ją odrzuć",
    ),
    ammunition.RunOut: (
        "it is not loaded any more",
        "už není nabitá",
        "nie jest już naładowana",
    ),
    ammunition.Reload: (
        "it is loaded",
        "nabije se",
        "zostaje naładowana",
    ),
    ammunition.WearDown: (
        "put a marker on this card; if the base {of} has come down to 0, discard the warrior",
        "polož na tuto kartu žeton; klesla-li tím základní {of} na 0, vyřaď bojovníka",
        "połóż na tej karcie znacznik; jeśli podstawowa {of} spadła przez to do 0, odrzuć "
        "wojownika",
    ),
    aiming.ForThatAttack: (
        "for the attack that follows: {gives:list}",
        "pro následující útok: {gives:list}",
        "na następujący atak: {gives:list}",
    ),
    aiming.DedicateActions: (
        "spend any number of further actions on it; each adds the same once more",
        "věnuj na to libovolně dalších akcí; každá přidá totéž ještě jednou",
        "poświęć na to dowolną liczbę dalszych akcji; każda dodaje to samo jeszcze raz",
    ),
    aiming.TakeAim: (
        "it is aimed",
        "zamíří se",
        "celuje się",
    ),
    deeds_gear.PayHalfItsValue: (
        "pay that half",
        "zaplať tuto polovinu",
        "zapłać tę połowę",
    ),
    deeds_gear.MayHealFor: (
        "you may pay {price} destiny points to heal him",
        "smíš zaplatit {price} body osudu a uzdravit ho",
        "możesz zapłacić {price} Punkty Przeznaczenia, aby go uzdrowić",
    ),
    deeds_gear.WoundAComrade: (
        "his player names another Doomtrooper of the same Squad, who is wounded; if he dies, you "
        "earn the points",
        "jeho hráč určí jiného Doomtroopera v témže Mužstvu, který je zraněn; zemře-li, získáš "
        "body",
        "jego gracz wskazuje innego Żołnierza Zagłady z tej samej Drużyny, który zostaje ranny; "
        "jeśli zginie, dostajesz punkty",
    ),
    deeds_gear.Strafe: (
        "the target seeks cover; if it is there already, it is killed and points are earned",
        "cíl vyhledá úkryt; je-li v něm už, je zabit a získají se body",
        "cel szuka ukrycia; jeśli już w nim jest, ginie i zdobywa się punkty",
    ),
    deeds_gear.KillTheKiller: (
        "the opponent is killed too and you earn the points",
        "soupeř je zabit také a získáš body",
        "przeciwnik też ginie, a ty dostajesz punkty",
    ),
    deeds_gear.OnThePoisoned: (
        "he has for good: {gives:list}",
        "má natrvalo: {gives:list}",
        "ma na stałe: {gives:list}",
    ),
    deeds_gear.CorruptTheWounded: (
        "he is for good: {gives:list}; whatever he cannot use any more is discarded",
        "je natrvalo: {gives:list}; co už nemůže používat, se vyřadí",
        "jest na stałe: {gives:list}; czego nie może już używać, odrzuca się",
    ),
    deeds_gear.MayDiscardOne: (
        "you may discard {kind:a} in play{killing:; whoever is inside it is killed and points are "
        "earned|}",
        "smíš vyřadit {kind:a} ve hře{killing:; kdo je uvnitř, je zabit a získají se body|}",
        "możesz odrzucić {kind:a} w grze{killing:; kto jest w środku, ginie i zdobywa się punkty|}",
    ),
    deeds_gear.ReturnWithItsGear: (
        "this warrior and his equipment return to the hand, all else that lies on him is discarded",
        "tento bojovník a jeho vybavení se vrátí do listu, vše ostatní na něm se vyřadí",
        "ten wojownik i jego ekwipunek wracają na rękę, wszystko inne na nim zostaje odrzucone",
    ),
    deeds_gear.StripOfAllElse: (
        "all other cards that lie on the warrior are discarded",
        "všechny ostatní karty, které na bojovníkovi leží, se vyřadí",
        "wszystkie inne karty, które leżą na wojowniku, zostają odrzucone",
    ),
    deeds_gear.ShowTheHand: (
        "its player shows his hand to everybody",
        "jeho hráč všem ukáže svůj list",
        "jego gracz pokazuje wszystkim swoją rękę",
    ),
    deeds_gear.InOrOut: (
        "the warrior gets into the vehicle or out of it",
        "bojovník nastoupí do vozidla, nebo z něj vystoupí",
        "wojownik wsiada do pojazdu lub z niego wysiada",
    ),
    deeds_gear.EndTheAreasDuel: (
        "a duel in which a warrior of that area fights is over",
        "souboj, ve kterém bojuje bojovník té oblasti, končí",
        "pojedynek, w którym walczy wojownik tego obszaru, się kończy",
    ),
    deeds_gear.ShedWhatLowers: (
        "cards on the warrior that lower his values are discarded",
        "karty na bojovníkovi, které mu snižují hodnoty, se vyřadí",
        "karty na wojowniku, które obniżają jego wartości, zostają odrzucone",
    ),
    stores.TakeIntoStore: (
        "it lies under this card from now on, out of play, and is discarded together with it",
        "leží od této chvíle pod touto kartou mimo hru a vyřadí se spolu s ní",
        "leży odtąd pod tą kartą poza grą i odrzuca się ją razem z nią",
    ),
    stores.HandItOut: (
        "give it to a warrior of yours who may have it",
        "dej ji svému bojovníkovi, který ji smí mít",
        "daj ją swojemu wojownikowi, który może ją mieć",
    ),
}

PHRASES_2: Final[dict[type, Three]] = {
    **EFFECTS_2,
    **TARGETS_2,
    **TRIGGERS_2,
    **VERBS_2,
}
SAYINGS_2: Final[dict[str, Three]] = {
    "venom-worked": (
        "{it} is poisoned ({who})",
        "{it} je otráven ({who})",
        "{it} zostaje zatruty ({who})",
    ),
    "corrupted": (
        "{it} becomes a Heretic by {source} ({who})",
        "{it} se stává kacířem kartou {source} ({who})",
        "{it} staje się heretykiem przez kartę {source} ({who})",
    ),
}
