"""The phrasebook of Doomtrooper, fourth part: deeds of Mishima, Cybertronic and the tribes."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import aftermath, feats, tribal, wiles

Three = tuple[str, str, str]

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
        "this warrior attacks at once{tactic:by_tactic}"
        "{action:, as an attack action beside all others|}",
        "tento bojovník ihned zaútočí{tactic:by_tactic}{action:, což je útočná akce navíc|}",
        "ten wojownik od razu atakuje{tactic:by_tactic}{action:, co jest dodatkową akcją ataku|}",
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
    feats.ForThisAttack: (
        "for this attack: {gives:list}",
        "pro tento útok: {gives:list}",
        "na ten atak: {gives:list}",
    ),
    feats.ActWithIt: (
        "this warrior attacks, seeks cover or leaves cover; after an attack only attacks may "
        "follow",
        "tento bojovník zaútočí, vyhledá úkryt nebo ho opustí; po útoku smějí následovat jen útoky",
        "ten wojownik atakuje, szuka ukrycia lub je opuszcza; po ataku mogą następować tylko ataki",
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
    feats.MayLookAtOthers: (
        "you may look at the hands of further players for {price} destiny points each",
        "smíš se podívat do listu dalším hráčům, každému za {price} body osudu",
        "możesz obejrzeć ręce dalszych graczy, każdą za {price} Punkty Przeznaczenia",
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
        "tento bojovník utrpí zranění a nikdo za to nezíská body",
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
        "you may imprison that opponent until this card leaves play, and discard all that lies on "
        "him",
        "smíš toho soupeře uvěznit, dokud tato karta neopustí hru, a vyřadit všechno, co na něm "
        "leží",
        "możesz uwięzić tego przeciwnika, dopóki ta karta nie opuści gry, i odrzucić wszystko, co "
        "na nim leży",
    ),
}
