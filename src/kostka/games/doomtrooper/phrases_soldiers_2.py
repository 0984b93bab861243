"""The phrasebook of Doomtrooper: what warriors and beasts do, when, and to whom."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    aims_soldiers,
    assault,
    deeds_soldiers,
    facts_soldiers,
    soldiery,
    triggers_soldiers,
)

Three = tuple[str, str, str]

FACTS: Final[dict[type, Three]] = {
    facts_soldiers.YouHaveAZone: (
        "you have {kind:a} in play",
        "máš ve hře {kind:a}",
        "masz w grze {kind:a}",
    ),
    facts_soldiers.ATopIsUnseen: (
        "there is a draw pile of which you do not know the top card",
        "existuje knihovna, jejíž vrchní kartu neznáš",
        "jest talia, której wierzchniej karty nie znasz",
    ),
    facts_soldiers.YouCanPay: (
        "you have at least {n} destiny {n:point|points}",
        "máš aspoň {n} {n:bod|body|bodů} osudu",
        "masz co najmniej {n} {n:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
    facts_soldiers.YouCanFindAFollower: (
        "your collection has a follower of {apostle:apostle}, no Personality, whom you can pay",
        "máš ve sbírce následovníka {apostle:apostle}, který není osobností a na kterého "
        "máš body osudu",
        "masz w kolekcji wyznawcę {apostle:apostle}, który nie jest osobistością i na którego cię "
        "stać",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    triggers_soldiers.AtDiscardStep: (
        "your discard step begins while this warrior is in {area:where}",
        "začíná tvé odhazování karet a tento bojovník je{area:in}",
        "zaczyna się twoje odrzucanie kart, a ten wojownik jest w {area:where}",
    ),
    triggers_soldiers.WhenItComes: (
        "this warrior comes into play",
        "tento bojovník přijde do hry",
        "ten wojownik wchodzi do gry",
    ),
    triggers_soldiers.WhenItIsWounded: (
        "this warrior is wounded and not killed",
        "je tento bojovník zraněn, a ne zabit",
        "ten wojownik zostaje ranny, a nie zabity",
    ),
    triggers_soldiers.WhenItAttacks: (
        "this warrior attacks",
        "tento bojovník útočí",
        "ten wojownik atakuje",
    ),
    triggers_soldiers.WhenItsWardGoes: (
        "the warrior whom this one guards is killed or discarded",
        "je bojovník, kterého tento hlídá, zabit nebo vyřazen",
        "wojownik, którego ten strzeże, zostaje zabity lub odrzucony",
    ),
    triggers_soldiers.WhenNoZoneIsLeft: (
        "you lose your last {kind:called} Warzone",
        "ztratíš svou poslední válečnou zónu druhu {kind:called}",
        "tracisz swoją ostatnią strefę walki rodzaju {kind:called}",
    ),
    triggers_soldiers.WhenYoursKills: (
        "{such:a} kills an opponent in a duel",
        "zabije v souboji soupeře některý z takových ({such:all})",
        "w pojedynku zabija przeciwnika któryś z takich ({such:all})",
    ),
    triggers_soldiers.WhenItHasFoughtSuch: (
        "this warrior has fought {such:a}",
        "tento bojovník bojoval s takovým soupeřem ({such:all})",
        "ten wojownik walczył z takim przeciwnikiem ({such:all})",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    aims_soldiers.ToSnipe: (
        " against whoever attacks {guarded:a}, before the tactic is announced",
        " proti tomu, kdo útočí na {guarded:a}, před oznámením taktiky",
        " przeciw temu, kto atakuje {guarded:a}, przed ogłoszeniem taktyki",
    ),
    aims_soldiers.ToTransferFreely: (" on {such:a}", " na {such:a}", " na {such:a}"),
    aims_soldiers.ToClimb: (
        " on {such:a}, if he has no Beast and fewer than {most} are on its back",
        " na {such:a}, pokud nemá zvíře a na hřbetě tohoto je jich méně než {most}",
        " na {such:a}, jeśli nie ma bestii, a na grzbiecie tej jest ich mniej niż {most}",
    ),
    aims_soldiers.ToCross: (
        " with this warrior in the Squad or the Kohort",
        " s tímto bojovníkem v Mužstvu nebo v Kohortě",
        " z tym wojownikiem w Drużynie lub w Kohorcie",
    ),
    assault.ToAnnounce: (" with this warrior", " s tímto bojovníkem", " z tym wojownikiem"),
}

DEEDS: Final[dict[type, Three]] = {
    deeds_soldiers.UntilTheTurnEnds: (
        "afterwards until the end of the turn: {gives:list}",
        "potom do konce kola: {gives:list}",
        "potem do końca tury: {gives:list}",
    ),
    deeds_soldiers.ReplaceByAFollower: (
        "the target is annihilated, and a follower of {apostle:apostle}, no Personality, comes "
        "from your collection into play; pay his value",
        "cíl je obětován a ze sbírky přijde do hry následovník {apostle:apostle}, který není "
        "osobností; zaplať jeho hodnotu",
        "cel zostaje poświęcony, a z kolekcji wchodzi do gry wyznawca {apostle:apostle}, który nie "
        "jest osobistością; zapłać jego wartość",
    ),
    deeds_soldiers.DevourOrPerish: (
        "kill a wounded warrior who is not one of the {but:called}, for no points; if nobody is "
        "wounded, discard this card",
        "zabij zraněného bojovníka mimo skupinu {but:called}, bez nároku na body; není-li nikdo "
        "zraněn, tuto kartu vyřaď",
        "zabij rannego wojownika spoza grupy {but:called}, bez punktów; jeśli nikt nie jest ranny, "
        "odrzuć tę kartę",
    ),
    deeds_soldiers.NameAWard: (
        "choose whom this warrior guards from now on among {such:all}",
        "vyber, koho bude tento bojovník hlídat ({such:all})",
        "wybierz, kogo ten wojownik będzie strzegł ({such:all})",
    ),
    deeds_soldiers.StripTheIllegal: (
        "whatever the target may not use any more is discarded",
        "co už cíl nesmí používat, je vyřazeno",
        "czego cel nie może już używać, zostaje odrzucone",
    ),
    deeds_soldiers.FallTogether: (
        "this warrior is annihilated and kills the target; each of the two players earns the value "
        "of the other's warrior",
        "tento bojovník je obětován a zabije cíl; každý z obou hráčů získá hodnotu bojovníka toho "
        "druhého",
        "ten wojownik zostaje poświęcony i zabija cel; każdy z obu graczy otrzymuje wartość "
        "wojownika drugiego",
    ),
    deeds_soldiers.CrossOver: (
        "this warrior goes from the Squad to the Kohort or back",
        "tento bojovník přejde z Mužstva do Kohorty nebo zpět",
        "ten wojownik przechodzi z Drużyny do Kohorty lub z powrotem",
    ),
    deeds_soldiers.SquadOrKohort: (
        "choose whether this warrior stands in your Squad or your Kohort",
        "vyber, zda bude tento bojovník stát v tvém Mužstvu, nebo v Kohortě",
        "wybierz, czy ten wojownik stanie w twojej Drużynie, czy w Kohorcie",
    ),
    deeds_soldiers.TransferTheTarget: (
        "the target goes to your Outpost or back from it",
        "cíl přejde na tvou Stanici nebo z ní zpět",
        "cel przechodzi do twojej Placówki lub z niej wraca",
    ),
    deeds_soldiers.ClimbUp: (
        "the target climbs on its back and stays there",
        "cíl vyleze na jeho hřbet a zůstane tam",
        "cel wspina się na jego grzbiet i tam zostaje",
    ),
    deeds_soldiers.BuyMarkers: (
        "lay any number of markers on this warrior, for {price} destiny points each",
        "polož na tohoto bojovníka libovolný počet žetonů, každý za {price} body osudu",
        "połóż na tym wojowniku dowolną liczbę znaczników, każdy za {price} Punkty Przeznaczenia",
    ),
    deeds_soldiers.LoseAMarker: (
        "remove a marker from this warrior",
        "odeber z tohoto bojovníka žeton",
        "zdejmij z tego wojownika znacznik",
    ),
    deeds_soldiers.PayToLook: (
        "pay {price} destiny {price:point|points} for each card you look at",
        "zaplať {price} {price:bod|body|bodů} osudu za každou kartu, na kterou se podíváš",
        "zapłać {price} {price:Punkt|Punkty|Punktów} Przeznaczenia za każdą kartę, którą obejrzysz",
    ),
    deeds_soldiers.LookAtRandom: (
        "look at so many cards of that player's hand, picked at random",
        "podívej se na tolik náhodně vybraných karet z listu toho hráče",
        "obejrzyj tyle losowo wybranych kart z ręki tego gracza",
    ),
    deeds_soldiers.LookAtTheTops: (
        "look at the top card of every player's draw pile",
        "podívej se na vrchní kartu knihovny každého hráče",
        "obejrzyj wierzchnią kartę talii każdego gracza",
    ),
    deeds_soldiers.MayDiscardTheSeen: (
        "if a card of yours says so, discard the warriors among them",
        "dovoluje-li to některá tvá karta, odhoď bojovníky z nich",
        "jeśli pozwala na to twoja karta, odrzuć wojowników spośród nich",
    ),
    assault.AttackTheAttacker: (
        "this warrior attacks that one {tactic:by} at once; if that one survives, the duel goes on",
        "tento bojovník na něj ihned zaútočí {tactic:by}; pokud přežije, souboj pokračuje",
        "ten wojownik od razu go atakuje {tactic:by}; jeśli przeżyje, pojedynek trwa dalej",
    ),
    assault.MayFightAgain: (
        "after the duel this warrior may attack the same opponent once more {tactic:by}",
        "po souboji smí tento bojovník na téhož soupeře zaútočit ještě jednou {tactic:by}",
        "po pojedynku ten wojownik może jeszcze raz zaatakować tego samego przeciwnika {tactic:by}",
    ),
    assault.FightAgain: (
        "the same two fight once more",
        "titíž dva bojují ještě jednou",
        "ci sami dwaj walczą jeszcze raz",
    ),
    assault.CombineAttacks: (
        "make up to {n} attacks; choose how many of them you combine into the next one",
        "proveď až {n} útoky; vyber, kolik z nich spojíš v ten příští",
        "wykonaj do {n} ataków; wybierz, ile z nich połączysz w następny",
    ),
    assault.ForEachFurther: (
        "for each combined attack beyond the first: {gives:list}",
        "za každý spojený útok kromě prvního: {gives:list}",
        "za każdy połączony atak oprócz pierwszego: {gives:list}",
    ),
    assault.AndSoOn: (
        "repeat it with the attacks that are left",
        "se zbylými útoky to opakuj",
        "powtórz to z pozostałymi atakami",
    ),
    assault.AnnounceAnAttack: (
        "for your next turn: {gives:list}",
        "pro tvé příští kolo: {gives:list}",
        "na twoją następną turę: {gives:list}",
    ),
    assault.ItIsMet: (
        "the announcement is met",
        "oznámení je splněno",
        "zapowiedź jest spełniona",
    ),
    soldiery.Announced: (
        "may attack and has to",
        "smí útočit a musí",
        "może atakować i musi",
    ),
}

QUESTIONS_2: Final[dict[type, Three]] = {
    deeds_soldiers.MayDiscardTheSeen: (
        "discard the warriors among the cards you have looked at, or leave them",
        "odhoď bojovníky z karet, na které ses podíval, nebo je nech být",
        "odrzuć wojowników spośród obejrzanych kart albo ich zostaw",
    ),
    deeds_soldiers.PayToLook: (
        "choose at how many cards you look, for {price} destiny {price:point|points} each",
        "vyber, na kolik karet se podíváš, každá za {price} {price:bod|body|bodů} osudu",
        "wybierz, ile kart obejrzysz, każda za {price} {price:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
}

PHRASES_2: Final[dict[type, Three]] = {**FACTS, **TRIGGERS, **TARGETS, **DEEDS}
