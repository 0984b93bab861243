"""The phrasebook of Doomtrooper: wills, the dead, piles, plagues and arts."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    afflictions,
    gates,
    mandates,
    martial,
    plans,
    powers,
    prying,
    raising,
    soldiery,
    stripping,
)

Three = tuple[str, str, str]

FACTS: Final[dict[type, Three]] = {
    gates.SomebodyCanCome: (
        "a warrior of your Kohort has no part in the duel",
        "máš v Kohortě bojovníka, který se souboje neúčastní",
        "masz w Kohorcie wojownika, który nie bierze udziału w pojedynku",
    ),
    raising.SomebodyIsDead: (
        "a warrior lies in a discard pile",
        "leží v některém hrobě bojovník",
        "na którymś stosie kart odrzuconych leży wojownik",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    afflictions.WhenItHasFoughtLikeThis: (
        "this warrior has fought {tactic:in}",
        "tento bojovník bojoval {tactic:in}",
        "ten wojownik walczył {tactic:in}",
    ),
    mandates.WhenTheyAttackHim: (
        "that player attacks him in that turn",
        "na něj ten hráč v onom kole zaútočí",
        "ten gracz zaatakuje go w tamtej turze",
    ),
    mandates.WhenThatTurnEnds: (
        "that turn ends",
        "ono kolo skončí",
        "tamta tura się kończy",
    ),
    martial.WhenAFirstStrikeIsOver: (
        "this warrior has fought somebody who struck first",
        "tento bojovník bojoval s někým, kdo měl první útok",
        "ten wojownik walczył z kimś, kto miał pierwszy atak",
    ),
    raising.WhenItSlays: (
        "this warrior kills {such:a}",
        "tento bojovník zabije {such:a}",
        "ten wojownik zabije {such:a}",
    ),
}

EFFECTS: Final[dict[type, Three]] = {
    martial.WhileLinked: (
        "with the weapon that was chosen: {effect}",
        "se zvolenou zbraní: {effect}",
        "z wybraną bronią: {effect}",
    ),
    powers.CheaperSpells: (
        "his spells cost {n} destiny point less to cast and to strengthen, but at least 1",
        "jeho kouzla stojí při seslání i zesílení o {n} bod osudu méně, ale nejméně 1",
        "jego czary kosztują przy rzuceniu i wzmocnieniu o {n} Punkt Przeznaczenia mniej, ale co "
        "najmniej 1",
    ),
    soldiery.DoublesTheWeapon: (
        "what it adds counts twice",
        "co přidává, platí dvakrát",
        "to, co dodaje, liczy się podwójnie",
    ),
    powers.MarkersInGroups: (
        "{n:+} {to:to} for every {every} markers",
        "{n:+} {to:to} za každé {every} žetony",
        "{n:+} {to:to} za każde {every} znaczniki",
    ),
    powers.KeepsPeace: (
        "attacks nobody, if he has said so",
        "na nikoho neútočí, pokud to řekl",
        "nikogo nie atakuje, jeśli tak powiedział",
    ),
    powers.PlannedTactic: (
        "attacks {tactic:by}, if he has said so and can",
        "útočí {tactic:by}, pokud to řekl a může-li",
        "atakuje {tactic:by}, jeśli tak powiedział i może",
    ),
    powers.Sought: (
        "that player has to attack him in his next turn if he can, with whomever he likes",
        "ten hráč na něj musí ve svém příštím kole zaútočit, může-li, kýmkoli ze svých",
        "ten gracz musi go zaatakować w swojej następnej turze, jeśli może, kimkolwiek zechce",
    ),
    powers.StandsAside: (
        "does not protect his player from Sabotage",
        "nechrání svého hráče před sabotáží",
        "nie chroni swojego gracza przed sabotażem",
    ),
    powers.WardsHisCards: (
        "the immunity to {kind:to} also holds for the cards that lie on him",
        "imunita vůči {kind:to} platí i pro karty, které u něho leží",
        "odporność na {kind:to} dotyczy także kart, które przy nim leżą",
    ),
    raising.GoneForGood: (
        "if he is killed, he is annihilated",
        "je-li zabit, je obětován",
        "jeśli zostanie zabity, zostaje poświęcony",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    afflictions.AStricken: (
        " on a warrior with a marker of this card",
        " na bojovníka se žetonem této karty",
        " na wojownika ze znacznikiem tej karty",
    ),
    gates.AGearToMove: (
        " on an equipment card of a Doomtrooper in a Squad",
        " na kartu vybavení Doomtroopera v Mužstvu",
        " na kartę ekwipunku Żołnierza Zagłady w Drużynie",
    ),
    mandates.WhoCouldAttack: (
        " on a warrior of the player who has declared an attack and named no attacker yet",
        " na bojovníka hráče, který ohlásil útok a ještě nejmenoval útočníka",
        " na wojownika gracza, który ogłosił atak i nie wskazał jeszcze atakującego",
    ),
    mandates.WhoCouldBeSent: (
        " on an opponent's warrior who could attack",
        " na soupeřova bojovníka, který by mohl útočit",
        " na cudzego wojownika, który mógłby atakować",
    ),
    martial.ToNegatePowers: (
        " on {cast:a} that another player is just playing, or on his use of {used:many} in play",
        " na {cast:a}, které jiný hráč právě hraje, nebo na jeho použití {used:many} ve hře",
        " na {cast:a}, który inny gracz właśnie zagrywa, albo na jego użycie {used:many} w grze",
    ),
    raising.ToRedeem: (
        " on a Doomtrooper whom a card has made a Heretic",
        " na Doomtroopera, z něhož karta udělala kacíře",
        " na Żołnierza Zagłady, z którego karta zrobiła Heretyka",
    ),
}

VERBS: Final[dict[type, Three]] = {
    afflictions.MarkWithAge: (
        "the warrior gets one more age marker: {gives:list}; at value 0 he is discarded",
        "bojovník dostane další žeton stáří: {gives:list}; při hodnotě 0 je vyřazen",
        "wojownik dostaje kolejny znacznik wieku: {gives:list}; przy wartości 0 zostaje odrzucony",
    ),
    afflictions.StrikeWithPlague: (
        "his opponent, if he is a Doomtrooper, gets a plague marker, one at most: {gives:list}",
        "jeho soupeř, je-li to Doomtrooper, dostane žeton moru, nejvýše jeden: {gives:list}",
        "jego przeciwnik, jeśli to Żołnierz Zagłady, dostaje znacznik zarazy, najwyżej jeden: "
        "{gives:list}",
    ),
    afflictions.SpreadInTheSquad: (
        "the player of the stricken puts such a marker on one more Doomtrooper of his Squad",
        "hráč nakažených dá takový žeton dalšímu Doomtrooperovi svého Mužstva",
        "gracz zarażonych kładzie taki znacznik na kolejnym Żołnierzu Zagłady swojej Drużyny",
    ),
    afflictions.TakeTheMarkerOff: (
        "take the marker off, whichever player you are",
        "odeber žeton, ať jsi kterýkoli hráč",
        "zdejmij znacznik, którymkolwiek jesteś graczem",
    ),
    gates.MoveTheGear: (
        "for each payment an equipment card goes to another Doomtrooper of the same Squad who may "
        "have it or, if it is yours, back to your hand",
        "za každé zaplacení přejde karta vybavení k jinému Doomtrooperovi téhož Mužstva, který ji "
        "smí mít, nebo, je-li tvá, zpět do tvého listu",
        "za każdą zapłatę karta ekwipunku przechodzi do innego Żołnierza Zagłady tej samej "
        "Drużyny, który może ją mieć, albo, jeśli jest twoja, wraca na twoją rękę",
    ),
    gates.CallFromTheKohort: (
        "for each payment a warrior of your Kohort adds his fight and shoot to those of this one; "
        "the opponent chooses which of them he strikes at",
        "za každé zaplacení přidá bojovník tvé Kohorty svůj zápas a střelbu k hodnotám tohoto; "
        "soupeř určí, na kterého z nich útočí",
        "za każdą zapłatę wojownik twojej Kohorty dodaje swoją walkę wręcz i strzelanie do "
        "wartości tego; przeciwnik wybiera, którego z nich atakuje",
    ),
    mandates.InHisNextTurn: (
        "in the next turn of his player: {gives:list}",
        "v příštím kole jeho hráče: {gives:list}",
        "w następnej turze jego gracza: {gives:list}",
    ),
    mandates.InTheirNextTurn: (
        "of him it is said: {gives:list}",
        "platí o něm: {gives:list}",
        "dotyczy go: {gives:list}",
    ),
    mandates.NameTheirVictim: (
        "name a warrior of another player",
        "urči bojovníka jiného hráče, než je ten",
        "wskaż wojownika innego gracza niż ten",
    ),
    mandates.HeHasToAttack: (
        "he has to be the attacker; his player chooses the defender",
        "útočníkem musí být on; obránce zvolí jeho hráč",
        "atakującym musi być on; obrońcę wybiera jego gracz",
    ),
    mandates.SendHimAgainst: (
        "he attacks a warrior of your choice",
        "zaútočí na bojovníka, kterého určíš",
        "atakuje wojownika, którego wskażesz",
    ),
    mandates.PayForTheHurt: (
        "if the attacker is wounded or killed, his player gains {times} times his value in destiny "
        "points; if the defender is, you gain his value",
        "je-li zraněn nebo zabit útočník, získá jeho hráč {times}násobek jeho hodnoty v bodech "
        "osudu; je-li to obránce, získáš jeho hodnotu ty",
        "jeśli ranny lub zabity zostanie atakujący, jego gracz dostaje {times}-krotność jego "
        "wartości w Punktach Przeznaczenia; jeśli obrońca, ty dostajesz jego wartość",
    ),
    mandates.NameNewFighters: (
        "any two warriors in play take the places of attacker and defender",
        "místa útočníka a obránce zaujmou kteříkoli dva bojovníci ve hře",
        "miejsca atakującego i obrońcy zajmują dowolni dwaj wojownicy w grze",
    ),
    mandates.DictateTheTactic: (
        "announce the tactic anew",
        "ohlas taktiku znovu",
        "ogłoś taktykę na nowo",
    ),
    mandates.ActAtOnce: (
        "take up to {n} non-attack actions at once",
        "hned proveď nejvýše {n} neútočné akce",
        "wykonaj od razu najwyżej {n} akcje bez ataku",
    ),
    mandates.OneMoreOrAttackWithHim: (
        "take one more such action, or attack with the target; what he earns is yours",
        "proveď ještě jednu takovou akci, nebo zaútoč cílem; co získá, je tvoje",
        "wykonaj jeszcze jedną taką akcję albo zaatakuj celem; co zdobędzie, jest twoje",
    ),
    mandates.ReturnTheTarget: (
        "then he returns to his player",
        "pak se vrátí ke svému hráči",
        "potem wraca do swojego gracza",
    ),
    martial.MayRefuseTheDuel: (
        "he may refuse the duel; the attacking player then has one more attack action",
        "smí souboj odmítnout; útočící hráč pak má další útočnou akci",
        "może odmówić pojedynku; atakujący gracz ma wtedy kolejną akcję ataku",
    ),
    martial.StandAside: (
        "if he does, for this turn: {gives:list}",
        "pokud to udělá, platí v tomto kole: {gives:list}",
        "jeśli to zrobi, w tej turze: {gives:list}",
    ),
    martial.MayDisarmTheFoe: (
        "you may discard one weapon of his opponent{after:|, unless that one is going to strike "
        "first}",
        "smíš vyřadit jednu zbraň jeho soupeře{after:|, pokud soupeř nemá mít první útok}",
        "możesz odrzucić jedną broń jego przeciwnika{after:|, chyba że przeciwnik ma mieć pierwszy "
        "atak}",
    ),
    martial.LinkAWeapon: (
        "choose one of his weapons",
        "zvol jednu z jeho zbraní",
        "wybierz jedną z jego broni",
    ),
    plans.TellThePlan: (
        "that player says whether he will attack in his next turn, with whom, whom and how",
        "ten hráč řekne, zda ve svém příštím kole zaútočí, kým, na koho a jak",
        "ten gracz mówi, czy w swojej następnej turze zaatakuje, kim, kogo i jak",
    ),
    plans.AsPlanned: (
        "{part:0=in that turn he has to attack with that warrior, if he can|"
        "1=he has to attack that defender, if he can|2={tactic:by}, if he said so and can|"
        "3=or attack nobody, if he said so|4=after that turn this is over}",
        "{part:0=v onom kole musí tím bojovníkem zaútočit, může-li|"
        "1=musí zaútočit na toho obránce, může-li|2={tactic:by}, pokud to řekl a může-li|"
        "3=nebo na nikoho nesmí útočit, pokud to řekl|4=po onom kole to končí}",
        "{part:0=w tamtej turze musi zaatakować tym wojownikiem, jeśli może|"
        "1=musi zaatakować tego obrońcę, jeśli może|2={tactic:by}, jeśli tak powiedział i może|"
        "3=albo nikogo nie atakować, jeśli tak powiedział|4=po tamtej turze to się kończy}",
    ),
    plans.ThePlanIsOver: (
        "the plan is {met:kept|over}",
        "plán je {met:splněn|u konce}",
        "plan jest {met:wykonany|skończony}",
    ),
    plans.MayAskOthers: (
        "for {price} more destiny points each you may ask further players likewise",
        "za dalších {price} bodů osudu se smíš stejně zeptat každého dalšího hráče",
        "za kolejne {price} Punktów Przeznaczenia możesz tak samo zapytać każdego kolejnego gracza",
    ),
    prying.LookThroughTheDeck: (
        "look through that player's draw pile",
        "prohlédni si knihovnu toho hráče",
        "przejrzyj talię tego gracza",
    ),
    prying.MayLookThroughOthers: (
        "for {price} more destiny points each you may look through those of further players",
        "za dalších {price} bodů osudu smíš prohlédnout i knihovnu každého dalšího hráče",
        "za kolejne {price} Punktów Przeznaczenia możesz przejrzeć talię każdego kolejnego gracza",
    ),
    prying.LookThroughAPile: (
        "look through that player's draw pile or discard pile",
        "prohlédni si knihovnu, nebo hrob toho hráče",
        "przejrzyj talię albo stos kart odrzuconych tego gracza",
    ),
    prying.DiscardFromTheDeck: (
        "for each further payment you may discard one card of the draw pile, if you looked at it",
        "za každé další zaplacení smíš odhodit jednu kartu knihovny, pokud sis ji prohlédl",
        "za każdą kolejną zapłatę możesz odrzucić jedną kartę talii, jeśli ją przejrzałeś",
    ),
    prying.DrawToChoose: (
        "draw {n} {n:card|cards} and one more for each payment",
        "dober {n} {n:kartu|karty|karet} a za každé zaplacení ještě jednu",
        "dobierz {n} {n:kartę|karty|kart} i jeszcze jedną za każdą zapłatę",
    ),
    prying.KeepOneOfThem: (
        "keep one of them and discard the others",
        "jednu z nich si nech a ostatní odhoď",
        "zatrzymaj jedną z nich i odrzuć pozostałe",
    ),
    raising.ComesBackChanged: (
        "that one comes back at once, in the Kohort of his player: {gives:list}",
        "ten se hned vrací do Kohorty svého hráče: {gives:list}",
        "ten od razu wraca do Kohorty swojego gracza: {gives:list}",
    ),
    raising.RaiseTheDead: (
        "a warrior of any discard pile comes into your Kohort",
        "bojovník z kteréhokoli hrobu přijde do tvé Kohorty",
        "wojownik z dowolnego stosu kart odrzuconych wchodzi do twojej Kohorty",
    ),
    raising.OnTheRaised: (
        "of him: {gives:list}",
        "pro něho platí: {gives:list}",
        "dla niego: {gives:list}",
    ),
    raising.RedeemTheTarget: (
        "first discard his Dark Symmetry cards for {price} destiny points each; he is then what he "
        "was before",
        "nejdřív vyřaď jeho karty Černé symetrie, každou za {price} body osudu; potom je zase tím, "
        "čím byl",
        "najpierw odrzuć jego karty Mrocznej Harmonii, każdą za {price} Punkty Przeznaczenia; "
        "potem jest znów tym, kim był",
    ),
    stripping.LoseEverything: (
        "the target loses all that lies on him and all that his card lets him do, but not what it "
        "forbids",
        "cíl ztratí vše, co u něho leží, i vše, co mu jeho karta umožňuje, ne však to, co mu "
        "zakazuje",
        "cel traci wszystko, co przy nim leży, i wszystko, co umożliwia mu jego karta, ale nie to, "
        "czego mu zabrania",
    ),
    raising.RedeemMore: (
        "for each further payment likewise one more of them",
        "za každé další zaplacení stejně tak ještě jeden",
        "za każdą kolejną zapłatę tak samo jeszcze jeden",
    ),
}

PHRASES_2: Final[dict[type, Three]] = {**FACTS, **TRIGGERS, **EFFECTS, **TARGETS, **VERBS}
SAYINGS_2: Final[dict[str, Three]] = {
    "no-attack": ("no attack", "žádný útok", "bez ataku"),
    "the-draw-pile": ("the draw pile", "knihovna", "talia"),
    "the-discard-pile": ("the discard pile", "hrob", "stos kart odrzuconych"),
    "one-more-action": ("one more action", "ještě jedna akce", "jeszcze jedna akcja"),
    "attack-with-him": ("attack with him", "zaútočit jím", "zaatakować nim"),
    "to-the-hand": ("to your hand", "do listu", "na rękę"),
    "deck-seen": (
        "{who} sees {it} in a pile",
        "{who} vidí v balíčku kartu {it}",
        "{who} widzi w stosie kartę {it}",
    ),
    "deck-seen/hidden": (
        "{who} sees a card of a pile",
        "{who} vidí jednu kartu balíčku",
        "{who} widzi jedną kartę stosu",
    ),
}
