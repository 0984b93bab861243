"""The phrasebook of Doomtrooper, third part: what Mishima, Cybertronic and the tribes need."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    aftermath,
    card,
    facts,
    feats,
    identity,
    marks,
    occasions,
    traits,
    tribal,
    wiles,
)

Three = tuple[str, str, str]

FACTS: Final[dict[type, Three]] = {
    facts.SomebodyWasKilled: (
        "somebody was killed in the duel",
        "v souboji byl někdo zabit",
        "w pojedynku ktoś zginął",
    ),
    facts.YourTurn: ("it is your turn", "je tvé kolo", "trwa twoja tura"),
    facts.YourActionStep: (
        "you are taking actions in your turn",
        "ve svém kole právě provádíš akce",
        "w swojej turze wykonujesz akcje",
    ),
    facts.TheTacticIs: (
        "the tactic is {tactic}",
        "taktikou je {tactic}",
        "taktyką jest {tactic}",
    ),
    facts.YouHaveDiscarded: (
        "there is a card in your discard pile",
        "máš v hrobu nějakou kartu",
        "masz kartę na stosie kart odrzuconych",
    ),
    facts.YouHaveAnnihilated: (
        "a card of yours was annihilated",
        "některá tvá karta byla obětována",
        "jakaś twoja karta została poświęcona",
    ),
    facts.AttacksAreRestricted: (
        "warriors are not free to attack one another, which they always are",
        "bojovníci na sebe nesmějí volně útočit, což vždy smějí",
        "wojownicy nie mogą swobodnie się atakować, a zawsze mogą",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    occasions.WhenOneComes: (
        "{there:that player adds a warrior of the chosen affiliation to his Squad|"
        "anybody puts {such:a} into play}",
        "{there:ten hráč přidá do svého Mužstva bojovníka zvolené příslušnosti|"
        "kdokoli uvede do hry {such:a}}",
        "{there:ten gracz dodaje do swojej Drużyny wojownika wybranej przynależności|"
        "ktokolwiek wprowadza do gry {such:a}}",
    ),
    occasions.WhenNoneIsLeft: (
        "that player has no warrior of the chosen affiliation in his Squad",
        "ten hráč nemá v Mužstvu žádného bojovníka zvolené příslušnosti",
        "ten gracz nie ma w Drużynie żadnego wojownika wybranej przynależności",
    ),
    occasions.WhenItSeeksCover: (
        "this warrior seeks cover as an action",
        "tento bojovník vyhledá akcí úkryt",
        "ten wojownik szuka ukrycia w ramach akcji",
    ),
    occasions.WhenTheDuelIsOver: (
        "the duel is over",
        "souboj skončí",
        "pojedynek się kończy",
    ),
    occasions.WhenItHasFought: (
        "{attacking:None=this warrior has taken part in a duel|"
        "this warrior has attacked {attacking:by}}",
        "{attacking:None=se tento bojovník zúčastnil souboje|"
        "tento bojovník zaútočil {attacking:by}}",
        "{attacking:None=ten wojownik wziął udział w pojedynku|"
        "ten wojownik zaatakował {attacking:by}}",
    ),
    occasions.WhenItOnlyWounds: (
        "one of your Doomtroopers has survived a duel in which he wounded a Doomtrooper without "
        "killing him",
        "tvůj Doomtrooper přežil souboj, v němž Doomtroopera zranil, ale nezabil",
        "twój Żołnierz Zagłady przeżył pojedynek, w którym zranił Żołnierza Zagłady, ale go nie "
        "zabił",
    ),
    occasions.WhenTheZonesDefenderKills: (
        "{such:a} defending from here kills his opponent",
        "soupeře zabije obránce odtud ({such:all})",
        "przeciwnika zabija obrońca stąd ({such:all})",
    ),
    occasions.WhenAZoneGoes: (
        "a card played by that player discards or annihilates a Warzone",
        "karta zahraná tím hráčem vyřadí nebo obětuje válečnou zónu",
        "karta zagrana przez tego gracza odrzuca lub poświęca strefę walki",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    tribal.ToLurk: (
        " while another Tribal warrior of yours fights",
        ", když bojuje jiný tvůj kmenový bojovník,",
        ", gdy walczy inny twój wojownik plemienny,",
    ),
    tribal.AStruckRider: (
        " on a warrior with a Beast who would be wounded or killed",
        " na bojovníka se zvířetem, který by byl zraněn nebo zabit",
        " na wojownika z bestią, który zostałby ranny lub zabity",
    ),
    wiles.ToBombard: (
        " against another player, even if he has warriors",
        " proti jinému hráči, i když má bojovníky",
        " przeciw innemu graczowi, nawet jeśli ma wojowników",
    ),
    marks.ItselfInADuel: (
        " while this warrior fights",
        ", když tento bojovník bojuje,",
        ", gdy ten wojownik walczy,",
    ),
    marks.ItsAttack: (
        " with this warrior, if he has somebody to attack",
        " s tímto bojovníkem, má-li na koho útočit",
        " z tym wojownikiem, jeśli ma kogo atakować",
    ),
    marks.ItsOwnAction: (
        " with this warrior",
        " s tímto bojovníkem",
        " z tym wojownikiem",
    ),
    marks.ToNegate: (
        " to {kind:a} an opponent plays{on_bearer: on this warrior or on what lies on him|}",
        " na {kind:a}, kterou hraje soupeř{on_bearer: na tohoto bojovníka nebo na jeho kartu|}",
        " na {kind:a} zagraną przez przeciwnika{on_bearer: na tego wojownika lub na jego kartę|}",
    ),
    marks.TheKillerOf: (
        " on the warrior who killed a warrior{affiliation:of}",
        " na bojovníka, který zabil bojovníka{affiliation:of}",
        " na wojownika, który zabił wojownika{affiliation:of}",
    ),
    marks.AZone: (
        " on a Warzone ({kind})",
        " na válečnou zónu ({kind})",
        " na strefę walki ({kind})",
    ),
    marks.ToTake: (
        " on any equipment card in play",
        " na kteroukoli kartu vybavení ve hře",
        " na dowolną kartę ekwipunku w grze",
    ),
    marks.ABystander: (
        " on {such:a} who has no part in the duel, while yours defends from here",
        " na {such:a}, který se souboje neúčastní, když se tvůj bojovník brání odtud,",
        " na {such:a} bez udziału w pojedynku, gdy twój wojownik broni się stąd,",
    ),
}

EFFECTS: Final[dict[type, Three]] = {
    card.Frail: (
        "killed by any wound",
        "zabije ho jakékoli zranění",
        "zabija go każda rana",
    ),
    identity.Keeps: (
        "never stops being a member{affiliation:of} and never becomes a Heretic",
        "nikdy neztratí příslušnost{affiliation:of} a nikdy se nestane kacířem",
        "nigdy nie traci przynależności{affiliation:of} i nigdy nie staje się heretykiem",
    ),
    traits.PlusFoesBase: (
        "+X {to:to} in a duel, where X is the opponent's base {to}",
        "+X {to:to} v souboji, kde X je soupeřova základní hodnota ({to})",
        "+X {to:to} w pojedynku, gdzie X to podstawowa wartość przeciwnika ({to})",
    ),
    traits.PlusForEach: (
        "for each one among {such:all}: {n:+} {to:to}",
        "za každého z nich ({such:all}): {n:+} {to:to}",
        "za każdego z nich ({such:all}): {n:+} {to:to}",
    ),
    traits.BaseBecomes: (
        "base {to} {paid:is the price paid for him|becomes {n}}",
        "základní {to} {paid:je cena za něj zaplacená|je {n}}",
        "podstawowa {to} {paid:to zapłacona za niego cena|wynosi {n}}",
    ),
    traits.EvenedOut: (
        "fight, shoot, armour and value are all equal to the highest of the four",
        "zápas, střelba, obrana i hodnota se rovnají nejvyšší z těchto čtyř",
        "walka wręcz, strzelanie, obrona i wartość są równe najwyższej z nich",
    ),
    traits.DoublesBeasts: (
        "what the Beast{of:of} gives to fight, shoot and armour is doubled",
        "co zvíře{of:of} přidává k zápasu, střelbě a obraně, je dvojnásobné",
        "co bestia{of:of} daje do walki wręcz, strzelania i obrony, jest podwojone",
    ),
    traits.NoCover: (
        "no benefit from cover",
        "žádný užitek z úkrytu",
        "brak korzyści z ukrycia",
    ),
    traits.KillsByDouble: (
        "automatic kill {tactic:in} if {tactic} is more than twice the opponent's armour",
        "automatické zabití {tactic:in}, je-li {tactic} víc než dvojnásobek soupeřovy obrany",
        "automatyczne zabicie {tactic:in}, jeśli {tactic} to ponad dwukrotność obrony przeciwnika",
    ),
    traits.CannotBeHurt: (
        "can be neither wounded nor killed",
        "nemůže být zraněn ani zabit",
        "nie może zostać ranny ani zabity",
    ),
    traits.SparedBy: (
        "not affected by wounds and kills from: {kind}",
        "nepůsobí na něj zranění ani zabití, které způsobí: {kind}",
        "nie działają na niego rany ani zabicie, których źródłem jest: {kind}",
    ),
    traits.NotWoundedBy: (
        "not wounded by that card",
        "ta karta ho nezraní",
        "ta karta go nie rani",
    ),
    traits.Deflects: (
        "its opponent cannot use shooting weapons, nor those for both fighting and shooting",
        "jeho soupeř nesmí používat střelné ani bojové a střelné zbraně",
        "jego przeciwnik nie może używać broni strzeleckiej ani broni do walki wręcz i strzelania",
    ),
    traits.TwoShootingWeapons: (
        "in a shoot-out two shooting weapons, also such as are for both, are used together",
        "ve střelbě používá zároveň dvě střelné nebo bojové a střelné zbraně",
        "w strzelaniu używa razem dwóch broni strzeleckich, także takich do walki wręcz",
    ),
    traits.AttacksFor: (
        "an attack takes {actions} {actions:action|actions}",
        "útok stojí {actions} {actions:akci|akce|akcí}",
        "atak kosztuje {actions} {actions:akcję|akcje|akcji}",
    ),
    traits.NotAttackedBy: (
        "cannot be attacked {tactic:by}",
        "nelze na něj útočit {tactic:by}",
        "nie można go atakować {tactic:by}",
    ),
    traits.OnlyFor: (
        "{such:all} alone can defend from here",
        "bránit se odtud mohou jen {such:all}",
        "bronić się stąd mogą tylko {such:all}",
    ),
    traits.HomeTurf: (
        "defenders{of:of} ignore what the Warzone takes from their values and have automatic kill",
        "obránci{of:of} neberou v úvahu, co zóna z jejich hodnot ubírá, a automaticky zabíjejí",
        "obrońcy{of:of} pomijają to, co strefa odejmuje od ich wartości, i zabijają automatycznie",
    ),
    traits.HomeOf: (
        "a Home Turf card on this Warzone serves warriors{of:of} instead of others",
        "karta domoviny na této zóně slouží bojovníkům{of:of} místo ostatních",
        "karta ojczyzny na tej strefie służy wojownikom{of:of} zamiast innym",
    ),
    traits.OnlyDestiny: (
        "earns destiny points only",
        "získává jen body osudu",
        "zdobywa tylko Punkty Przeznaczenia",
    ),
    traits.MissionsFirst: (
        "while a Mission of yours lies on him, your other Missions bring no extra points",
        "dokud na něm leží tvůj úkol, nepřinášejí tvé ostatní úkoly žádné body navíc",
        "dopóki leży na nim twoja misja, twoje inne misje nie dają dodatkowych punktów",
    ),
    traits.AllMayAttackAll: (
        "all warriors may attack all others, whatever their affiliations",
        "všichni bojovníci smějí útočit na všechny ostatní bez ohledu na příslušnost",
        "wszyscy wojownicy mogą atakować wszystkich innych bez względu na przynależność",
    ),
    traits.MoreDiscards: (
        "in your discard step you may discard one more card for each {price} destiny points",
        "při odhazování smíš za každé {price} body osudu odhodit jednu kartu navíc",
        "przy odrzucaniu możesz za każde {price} Punkty Przeznaczenia odrzucić jedną kartę więcej",
    ),
    traits.AgainstTheChosen: (
        "when fighting a member of the chosen affiliation: {effect}",
        "proti členům zvolené příslušnosti: {effect}",
        "przeciw członkom wybranej przynależności: {effect}",
    ),
}

VERBS: Final[dict[type, Three]] = {
    tribal.SacrificeTheTarget: (
        "discard the target; until your next turn all your warriors of the Lutheran Triad have +X "
        "fight, shoot and armour, where X is its base value",
        "vyřaď cíl ze hry; do tvého příštího kola mají všichni tvoji bojovníci Luteránské triády "
        "+X k zápasu, střelbě i obraně, kde X je jeho základní hodnota",
        "odrzuć cel z gry; do twojej następnej tury wszyscy twoi wojownicy Triady Luterańskiej "
        "mają +X do walki wręcz, strzelania i obrony, gdzie X to jego wartość podstawowa",
    ),
    tribal.SacrificeForTheDefender: (
        "discard the target; until the duel ends, the defender has +X fight, shoot and armour, "
        "where X is its base value",
        "vyřaď cíl ze hry; do konce souboje má obránce +X k zápasu, střelbě i obraně, kde X je "
        "jeho základní hodnota",
        "odrzuć cel z gry; do końca pojedynku obrońca ma +X do walki wręcz, strzelania i obrony, "
        "gdzie X to jego wartość podstawowa",
    ),
    tribal.ChooseAnAffiliation: (
        "choose {there:a corporation of which that player has a warrior in his Squad|"
        "an affiliation{no:other}}",
        "zvol {there:korporaci, z níž má ten hráč v Mužstvu bojovníka|příslušnost{no:other}}",
        "wybierz {there:korporację, z której ten gracz ma wojownika w Drużynie|"
        "przynależność{no:other}}",
    ),
    tribal.LurkIn: (
        "this warrior adds his fight and shoot to those of the other; the opponent chooses which "
        "of the two he strikes at",
        "tento bojovník přidá svůj zápas a střelbu k hodnotám druhého; soupeř určí, na kterého "
        "z obou útočí",
        "ten wojownik dodaje swoją walkę wręcz i strzelanie do wartości drugiego; przeciwnik "
        "wybiera, którego z nich atakuje",
    ),
    tribal.Infect: (
        "the warrior is infected, once at most: {gives:list}",
        "bojovník je nakažen, nejvýše jednou: {gives:list}",
        "wojownik zostaje zarażony, najwyżej raz: {gives:list}",
    ),
    tribal.GrowAndSpread: (
        "he gets one more marker, and every Doomtrooper who has been in the same area since your "
        "last draw step is infected too",
        "dostane další žeton a nakazí se i každý Doomtrooper, který je v téže oblasti od tvého "
        "minulého dobírání karet",
        "dostaje kolejny znacznik, a zarażony zostaje też każdy Żołnierz Zagłady, który jest w tym "
        "samym obszarze od twojego poprzedniego dobierania kart",
    ),
    tribal.TheBeastTakesIt: (
        "he stays as he was and his Beast is wounded instead; if it was wounded already, or if the "
        "wound kills automatically, the Beast is discarded",
        "zůstává, jak byl, a místo něho je zraněno jeho zvíře; bylo-li už zraněné nebo zabíjí-li "
        "zranění automaticky, zvíře je vyřazeno",
        "jest w takim stanie jak przedtem, a zamiast niego ranna zostaje jego bestia; jeśli już "
        "była ranna lub rana zabija automatycznie, bestia zostaje odrzucona",
    ),
    tribal.AnnihilateIt: (
        "annihilate this card",
        "obětuj tuto kartu",
        "poświęć tę kartę",
    ),
    wiles.Auction: (
        "he is put up for auction: you make the first bid in destiny points, then all players may "
        "raise it in turn until nobody does",
        "jde do dražby: první nabídku v bodech osudu učiníš ty a hráči ji pak postupně smějí "
        "zvyšovat, dokud někdo chce",
        "trafia na licytację: pierwszą ofertę w Punktach Przeznaczenia składasz ty, a potem gracze "
        "mogą ją kolejno podbijać, dopóki ktoś chce",
    ),
    wiles.ToTheHighestBidder: (
        "whoever bids most pays and gets him: {gives:list}",
        "kdo nabídne nejvíc, zaplatí a získá ho: {gives:list}",
        "kto da najwięcej, płaci i go dostaje: {gives:list}",
    ),
    wiles.GoOnLeave: (
        "as long as it lies there, the warrior is out of play",
        "dokud tam leží, je bojovník mimo hru",
        "dopóki tam leży, wojownik jest poza grą",
    ),
    wiles.ComeBack: (
        "he returns and is healed; for each whole turn you had meanwhile he gets a marker for "
        "good: {gives:list}",
        "vrátí se a je uzdraven; za každé celé kolo, které jsi mezitím měl, dostane natrvalo "
        "žeton: {gives:list}",
        "wraca i zostaje uzdrowiony; za każdą pełną turę, którą miałeś w tym czasie, dostaje na "
        "stałe znacznik: {gives:list}",
    ),
    wiles.SuppressTheArea: (
        "every warrior of the area who is not in cover goes into cover or is wounded, as his "
        "player chooses, except those who may never be in cover",
        "každý bojovník té oblasti mimo úkryt jde do úkrytu, nebo je zraněn, jak zvolí jeho hráč, "
        "kromě těch, kdo v úkrytu nikdy být nesmějí",
        "każdy wojownik tego obszaru poza ukryciem kryje się albo zostaje ranny, jak wybierze jego "
        "gracz, oprócz tych, którzy nigdy nie mogą być w ukryciu",
    ),
    wiles.OverTheArea: (
        "until your next turn: {gives:list}",
        "do tvého příštího kola: {gives:list}",
        "do twojej następnej tury: {gives:list}",
    ),
    wiles.Bombard: (
        "that player is sabotaged, but for {n} promotion points only",
        "ten hráč je sabotován, ale jen za {n} vítězné body",
        "ten gracz zostaje sabotowany, ale tylko za {n} punkty zwycięstwa",
    ),
    wiles.SeeIfItHits: (
        "unless it was prevented, the points are earned",
        "pokud tomu nic nezabránilo, body jsou získány",
        "jeśli nic temu nie zapobiegło, punkty są zdobyte",
    ),
    feats.AttackWithIt: (
        "this warrior attacks at once{action:, as an attack action beside all others|}",
        "tento bojovník ihned zaútočí{action:, což je útočná akce navíc|}",
        "ten wojownik od razu atakuje{action:, co jest dodatkową akcją ataku|}",
    ),
    feats.SwitchTheTactic: (
        "the tactic changes from fight to shoot or from shoot to fight",
        "taktika se změní ze zápasu na střelbu nebo ze střelby na zápas",
        "taktyka zmienia się z walki wręcz na strzelanie albo ze strzelania na walkę wręcz",
    ),
    feats.ForTheNextAttack: (
        "if your very next action is an attack, for that duel: {gives:list}",
        "je-li hned tvá příští akce útokem, platí pro ten souboj: {gives:list}",
        "jeśli już następna twoja akcja to atak, na ten pojedynek: {gives:list}",
    ),
    feats.ActWithIt: (
        "for each payment this warrior attacks, seeks cover or leaves cover; after an attack only "
        "attacks may follow",
        "za každé zaplacení tento bojovník zaútočí, vyhledá úkryt nebo ho opustí; po útoku smějí "
        "následovat jen útoky",
        "za każdą zapłatę ten wojownik atakuje, szuka ukrycia lub je opuszcza; po ataku mogą "
        "następować tylko ataki",
    ),
    feats.GainPromotion: (
        "{who:you=you gain|that player gains} {n} {n:promotion point|promotion points}",
        "{who:you=získáš|ten hráč získá} {n} {n:vítězný bod|vítězné body|vítězných bodů}",
        "{who:you=dostajesz|ten gracz dostaje} {n} "
        "{n:punkt zwycięstwa|punkty zwycięstwa|punktów zwycięstwa}",
    ),
    feats.GainEither: (
        "you gain {promotion} {promotion:promotion point|promotion points} or {destiny} "
        "{destiny:destiny point|destiny points}",
        "získáš {promotion} {promotion:vítězný bod|vítězné body|vítězných bodů}, nebo {destiny} "
        "{destiny:bod osudu|body osudu|bodů osudu}",
        "dostajesz {promotion} {promotion:punkt|punkty|punktów} zwycięstwa albo {destiny} "
        "{destiny:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
    feats.TakeBack: (
        "{price:0=take a card from your discard pile into your hand|"
        "you may take another one for {price} destiny points}",
        "{price:0=vezmi si kartu ze svého hrobu do listu|"
        "za {price} bodů osudu si smíš vzít ještě jednu}",
        "{price:0=weź kartę ze stosu kart odrzuconych na rękę|"
        "za {price} Punktów Przeznaczenia możesz wziąć jeszcze jedną}",
    ),
    feats.GiveASecondChance: (
        "one of your annihilated cards goes back into your draw pile",
        "jedna z tvých obětovaných karet se vrátí do tvé knihovny",
        "jedna z twoich poświęconych kart wraca do twojej talii",
    ),
    feats.TakeTheEquipment: (
        "take control of it and give it to one of your warriors, whatever his affiliation",
        "převezmi nad ní vládu a dej ji jednomu ze svých bojovníků, ať patří kamkoli",
        "przejmij nad nią kontrolę i daj ją jednemu ze swoich wojowników bez względu na "
        "przynależność",
    ),
    aftermath.ItIsOver: (
        "this is over",
        "tím to končí",
        "to się kończy",
    ),
    aftermath.AfterTheDuel: (
        "after the duel {lines:list}",
        "po souboji {lines:list}",
        "po pojedynku {lines:list}",
    ),
    aftermath.WoundTheBearer: (
        "this warrior is wounded and nobody earns points for it",
        "je tento bojovník zraněn a nikdo za to nezíská body",
        "ten wojownik zostaje ranny i nikt nie dostaje za to punktów",
    ),
    aftermath.KillTheBearer: (
        "this warrior is killed, no card can save him, and the opponent earns the points",
        "je tento bojovník zabit, žádná karta ho nezachrání a soupeř získá body",
        "ten wojownik ginie, żadna karta go nie uratuje, a przeciwnik dostaje punkty",
    ),
    aftermath.PerishAfterIt: (
        "annihilate this warrior; the opponent earns points only if he wounded him",
        "obětuj tohoto bojovníka; soupeř získá body jen tehdy, pokud ho zranil",
        "poświęć tego wojownika; przeciwnik dostaje punkty tylko wtedy, gdy go zranił",
    ),
    aftermath.AvengeTheKilled: (
        "the target is wounded; if he dies, you earn his value; only one such card has an effect",
        "cíl je zraněn; zemře-li, získáš body za něj; účinek má jen jedna taková karta",
        "cel zostaje ranny; jeśli zginie, dostajesz punkty za niego; działa tylko jedna taka karta",
    ),
    aftermath.HealTheBearer: (
        "this warrior is healed",
        "je tento bojovník uzdraven",
        "ten wojownik zostaje uzdrowiony",
    ),
    aftermath.MayImprison: (
        "you may imprison that opponent and discard all that lies on him",
        "smíš toho soupeře uvěznit a vyřadit všechno, co na něm leží",
        "możesz uwięzić tego przeciwnika i odrzucić wszystko, co na nim leży",
    ),
}

MORE: Final[dict[type, Three]] = {**FACTS, **TRIGGERS, **TARGETS, **EFFECTS, **VERBS}
