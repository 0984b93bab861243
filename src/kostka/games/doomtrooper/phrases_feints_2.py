"""The phrasebook of Doomtrooper: what cards for duels, attacks and answers need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    charges,
    copies,
    curses,
    duelling,
    facts_duel,
    hush,
    looting,
    secrecy,
    swaying,
    tricks,
)

Three = tuple[str, str, str]

EFFECTS: Final[dict[type, Three]] = {
    duelling.SharesTheZone: (
        "what the Warzone adds to the defender's values or takes from them counts here too",
        "co válečná zóna přidává obránci k hodnotám nebo mu z nich ubírá, platí i zde",
        "co strefa walki dodaje do wartości obrońcy lub od nich odejmuje, liczy się i tu",
    ),
    duelling.PointsGoToYou: (
        "you earn the points for whoever is killed",
        "body za každého zabitého získáváš ty",
        "punkty za każdego zabitego zdobywasz ty",
    ),
    curses.Cursed: (
        "the card it lies on is of no use, unless it was paid for in this turn",
        "karta, na které leží, je k ničemu, pokud se za ni v tomto kole nezaplatilo",
        "karta, na której leży, jest bezużyteczna, jeśli nie zapłacono za nią w tej turze",
    ),
    hush.NoMoreCards: (
        "{but_you:nobody but you|nobody} may play {kind:a} any more"
        "{but_you:|, except one that acts on this very card}",
        "{but_you:kromě tebe už nikdo|už nikdo} nesmí hrát {kind:a}"
        "{but_you:|, kromě té, která působí na tuto}",
        "{but_you:nikt oprócz ciebie|nikt} nie może już zagrywać "
        "{kind:special=kart specjalnych|takich kart}"
        "{but_you:|, oprócz takiej, która działa na tę}",
    ),
    hush.OnlyTheirPlayers: (
        "nobody but the players of the two fighters may play or use anything",
        "kromě hráčů obou bojujících nesmí nikdo nic hrát ani použít",
        "nikt oprócz graczy obu walczących nie może niczego zagrać ani użyć",
    ),
    hush.NoPowersThere: (
        "who fights in this Warzone may neither cast Art spells nor use the Dark Symmetry",
        "kdo bojuje v této válečné zóně, nesmí sesílat kouzla Umění ani používat Černou symetrii",
        "kto walczy w tej strefie walki, nie może rzucać czarów Sztuki ani używać Mrocznej "
        "Harmonii",
    ),
}

AMOUNTS: Final[dict[type, Three]] = {
    tricks.WhatHeWasWorth: (
        ", where X is the value that warrior had when he was killed",
        ", kde X je hodnota, kterou ten bojovník měl, když byl zabit",
        ", gdzie X to wartość, którą ten wojownik miał, gdy zginął",
    ),
}

FACTS: Final[dict[type, Three]] = {
    facts_duel.FightersNotYetNamed: (
        "a duel is declared and nobody is announced yet",
        "je ohlášen souboj a nikdo ještě není oznámen",
        "ogłoszono pojedynek i nikogo jeszcze nie wskazano",
    ),
    facts_duel.FightersJustNamed: (
        "attacker and defender were just announced",
        "byl právě oznámen útočník a obránce",
        "właśnie wskazano atakującego i obrońcę",
    ),
    facts_duel.ADuelWasFought: (
        "a duel was just fought",
        "právě proběhl souboj",
        "właśnie stoczono pojedynek",
    ),
    facts_duel.AZoneIsUsed: (
        "the defender defends from a Warzone",
        "se obránce brání z válečné zóny",
        "obrońca broni się ze strefy walki",
    ),
    facts_duel.OthersLookOn: (
        "there are players besides those of the two fighters",
        "jsou ve hře i jiní hráči než hráči obou bojujících",
        "są w grze inni gracze niż gracze obu walczących",
    ),
    facts_duel.YouLostATrooper: (
        "your Doomtrooper was killed in the duel",
        "byl v souboji zabit tvůj Doomtrooper",
        "w pojedynku zginął twój Żołnierz Zagłady",
    ),
    charges.TheyCanMeetAgain: (
        "the attacker can attack the same defender again",
        "útočník může na téhož obránce zaútočit znovu",
        "atakujący może znów zaatakować tego samego obrońcę",
    ),
    charges.TheyCanAttack: (
        "one of them can attack another: {by:all} against {at:all}",
        "může někdo z nich zaútočit: {by:all}, proti nim {at:all}",
        "ktoś z nich może zaatakować: {by:all}, przeciw nim {at:all}",
    ),
    looting.TheSlainHadARelic: (
        "your warrior has killed one with a Relic that a warrior of yours could be given",
        "tvůj bojovník zabil někoho s relikvií, kterou smí dostat tvůj bojovník",
        "twój wojownik zabił kogoś z relikwią, którą może otrzymać twój wojownik",
    ),
    secrecy.OthersHaveSecrets: (
        "cards lie face down under another player's secret",
        "leží pod tajemstvím jiného hráče karty lícem dolů",
        "pod tajemnicą innego gracza leżą zakryte karty",
    ),
    swaying.YoursIsAttackedByATrooper: (
        "a Doomtrooper attacks your Dark Legionnaire",
        "na tvého černého legionáře útočí Doomtrooper",
        "Żołnierz Zagłady atakuje twojego Mrocznego Legionistę",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    charges.AWoundedFoe: (
        " on a warrior whom yours has wounded in it and can attack again",
        " na bojovníka, kterého v něm tvůj zranil a může na něj znovu zaútočit",
        " na wojownika, którego twój w nim zranił i może go znów zaatakować",
    ),
    charges.APrey: (
        " on {such:a} whom one of these can attack: {by:all}",
        " na {such:a}, na kterého může někdo z takových zaútočit: {by:all}",
        " na {such:a}, którego może zaatakować ktoś z takich: {by:all}",
    ),
    charges.AProtector: (
        " on {such:a}, yours and not in the duel, who can attack the opponent of your Doomtrooper",
        " na {such:a}, který je tvůj, není v souboji a může zaútočit na soupeře tvého Doomtroopera",
        " na {such:a}, który jest twój, nie jest w pojedynku i może zaatakować przeciwnika "
        "twojego Żołnierza Zagłady",
    ),
    swaying.ToBribe: (
        " on another player's warrior in the duel",
        " na cizího bojovníka v souboji",
        " na cudzego wojownika w pojedynku",
    ),
    swaying.ToArm: (
        " on a warrior in the duel who may be given a weapon from your hand, or, for {price} "
        "destiny points, from your discard pile",
        " na bojovníka v souboji, který smí dostat zbraň z tvého listu nebo za {price} bodů osudu "
        "z tvého hrobu",
        " na wojownika w pojedynku, który może otrzymać broń z twojej ręki albo za {price} Punktów "
        "Przeznaczenia z twojego stosu kart odrzuconych",
    ),
    swaying.ToDisguise: (
        " on {such:a}",
        " na {such:a}",
        " na {such:a}",
    ),
    copies.AFortToShare: (
        " on a Fortification in play of which you may have one more",
        " na opevnění ve hře, jaké smíš mít ještě jedno",
        " na fortyfikację w grze, jakiej możesz mieć jeszcze jedną",
    ),
    looting.ToRelease: (
        ", while it was not paid for",
        ", dokud za ni není zaplaceno",
        ", dopóki za nią nie zapłacono",
    ),
    secrecy.ToReveal: (
        ", while cards lie under it",
        ", dokud pod ní leží karty",
        ", dopóki leżą pod nią karty",
    ),
    secrecy.ToCallTheBluff: (
        " to the revealing of a secret",
        " na odhalení tajemství",
        " na ujawnienie tajemnicy",
    ),
    tricks.ToTrap: (
        " to the deployment of a warrior",
        " na vyložení bojovníka",
        " na wystawienie wojownika",
    ),
    tricks.ToPervert: (
        " to something that heals a wounded warrior",
        " na něco, co léčí zraněného bojovníka",
        " na coś, co leczy rannego wojownika",
    ),
    tricks.APoisoned: (
        " on a warrior on whom a poison has an effect or is about to have one",
        " na bojovníka, na kterého působí nebo začíná působit jed",
        " na wojownika, na którego działa lub zaczyna działać trucizna",
    ),
    tricks.ToReflect: (
        " to an Art spell",
        " na kouzlo Umění",
        " na czar Sztuki",
    ),
}

VERBS: Final[dict[type, Three]] = {
    charges.AttackOnceAgain: (
        "the attacker attacks the same defender again, if he can",
        "útočník zaútočí znovu na téhož obránce, pokud může",
        "atakujący atakuje znów tego samego obrońcę, jeśli może",
    ),
    charges.FollowItUp: (
        "as soon as the duel is over, your warrior attacks the target for no action",
        "jakmile souboj skončí, tvůj bojovník bez akce zaútočí na cíl",
        "gdy tylko pojedynek się skończy, twój wojownik bez akcji atakuje cel",
    ),
    charges.TheyMeetAgain: (
        "as soon as the duel is over, the attacker has to attack the same defender again, for no "
        "action and no points",
        "jakmile souboj skončí, útočník musí bez akce a bez placení znovu zaútočit na téhož "
        "obránce",
        "gdy tylko pojedynek się skończy, atakujący musi bez akcji i bez opłat znów zaatakować "
        "tego samego obrońcę",
    ),
    charges.NextOfTheTroop: (
        "one after the other has to attack, each once and in any order: {by:all}",
        "jeden po druhém musí zaútočit, každý jednou a v libovolném pořadí: {by:all}",
        "jeden po drugim musi zaatakować, każdy raz i w dowolnej kolejności: {by:all}",
    ),
    charges.AttackOneOfThem: (
        "each attacks another one: {at:all}; whoever finds nobody does nothing",
        "každý útočí na jiného: {at:all}; kdo nikoho nenajde, nedělá nic",
        "każdy atakuje innego: {at:all}; kto nikogo nie znajdzie, nie robi nic",
    ),
    charges.AttackTheTargetInTurn: (
        "each of these may attack the target once, in any order: {by:all}",
        "každý z nich smí jednou zaútočit na cíl, v libovolném pořadí: {by:all}",
        "każdy z nich może raz zaatakować cel, w dowolnej kolejności: {by:all}",
    ),
    charges.AttackBeforehand: (
        "before the duel goes on, the target attacks the opponent of your Doomtrooper, who does "
        "not strike back",
        "než bude souboj pokračovat, cíl zaútočí na soupeře tvého Doomtroopera a ten útok "
        "neopětuje",
        "zanim pojedynek potoczy się dalej, cel atakuje przeciwnika twojego Żołnierza Zagłady, "
        "który nie oddaje ciosu",
    ),
    swaying.BribeTheFighter: (
        "you control the target until the duel is over; what he earns is yours",
        "cíl ovládáš, dokud souboj neskončí; co získá, je tvoje",
        "kontrolujesz cel, dopóki pojedynek się nie skończy; co zdobędzie, jest twoje",
    ),
    swaying.SwayHimBack: (
        "the warrior is again his player's",
        "bojovník patří opět svému hráči",
        "wojownik znów należy do swojego gracza",
    ),
    swaying.ForTheWholeDuel: (
        "until the duel ends: {gives:list}",
        "do konce souboje: {gives:list}",
        "do końca pojedynku: {gives:list}",
    ),
    swaying.ReturnWithHisGear: (
        "the target returns to his owner's hand with all equipment and special cards on him that "
        "are his owner's; what else lies on him is discarded",
        "cíl se vrátí svému majiteli do listu i s vybavením a speciálními kartami na něm, které "
        "patří témuž majiteli; co na něm leží jiného, je vyřazeno",
        "cel wraca na rękę właściciela z całym ekwipunkiem i kartami specjalnymi na nim, które "
        "należą do tego właściciela; co poza tym na nim leży, zostaje odrzucone",
    ),
    swaying.DrawAWeapon: (
        "equip the target with a weapon from your hand, or pay {price} destiny points and take it "
        "from your discard pile; he fights with it, if it serves in this duel",
        "vybav cíl zbraní ze svého listu, nebo zaplať {price} bodů osudu a vezmi ji ze svého "
        "hrobu; bojuje s ní, hodí-li se do tohoto souboje",
        "wyposaż cel w broń z ręki albo zapłać {price} Punktów Przeznaczenia i weź ją ze swojego "
        "stosu kart odrzuconych; walczy nią, jeśli nadaje się do tego pojedynku",
    ),
    swaying.ReplaceFromTheHand: (
        "a Doomtrooper of your hand who is no Personality takes the target's place for nothing, "
        "and what lies on the target, if he may have it; discard the target",
        "Doomtrooper z tvého listu, který není osobností, zdarma nahradí cíl a převezme, co na "
        "něm leží, smí-li to mít; cíl vyřaď",
        "Żołnierz Zagłady z twojej ręki, który nie jest osobistością, zajmuje za darmo miejsce "
        "celu i przejmuje, co na nim leży, jeśli może to mieć; odrzuć cel",
    ),
    copies.NameAHost: (
        "if it lies on a warrior, name a warrior of yours who gets this one",
        "leží-li na bojovníkovi, urči svého bojovníka, který dostane tuto kartu",
        "jeśli leży na wojowniku, wskaż swojego wojownika, który otrzyma tę kartę",
    ),
    copies.StandFor: (
        "it stays in play as if it was that Fortification, played by you; when that one leaves "
        "play, so does this card",
        "zůstává ve hře, jako by byla tím opevněním, které jsi zahrál ty; jakmile to opustí hru, "
        "je vyřazena i tato karta",
        "zostaje w grze, jakby była tą fortyfikacją, zagraną przez ciebie; gdy tamta opuści grę, "
        "zostaje odrzucona i ta karta",
    ),
    looting.TakeARelic: (
        "take one Relic that the slain warrior had",
        "vezmi jednu relikvii, kterou zabitý bojovník měl",
        "weź jedną relikwię, którą miał zabity wojownik",
    ),
    looting.GiveItToYours: (
        "give it to one of your warriors in the Squad or the Kohort, whatever his affiliation",
        "dej ji některému svému bojovníkovi v Mužstvu nebo v Kohortě, ať má jakoukoli příslušnost",
        "daj ją któremuś swojemu wojownikowi w Drużynie lub Kohorcie, niezależnie od "
        "przynależności",
    ),
    looting.PayForTheRelic: (
        "pay {n} promotion points: until the turn ends the Relic may be used",
        "zaplať {n} vítězné body: do konce kola lze relikvii používat",
        "zapłać {n} punkty zwycięstwa: do końca tury można używać relikwii",
    ),
    looting.BindTheRelic: (
        "the Relic is of no use again",
        "relikvie je opět k ničemu",
        "relikwia znów jest bezużyteczna",
    ),
    secrecy.HideUnderIt: (
        "put {kind:a} from your hand face down under this card; there it is out of play",
        "polož lícem dolů pod tuto kartu {kind:a} ze svého listu; leží tam mimo hru",
        "połóż zakrytą pod tą kartą {kind:a} z ręki; leży tam poza grą",
    ),
    secrecy.PlayAllUnderIt: (
        "play all cards that lie under it, for no action and in any order; what cannot be played "
        "is annihilated, and then this card too",
        "zahraj bez akce a v libovolném pořadí všechny karty, které pod ní leží; co zahrát nelze, "
        "je obětováno, a pak i tato karta",
        "zagraj bez akcji i w dowolnej kolejności wszystkie karty, które pod nią leżą; czego nie "
        "można zagrać, zostaje poświęcone, a potem i ta karta",
    ),
    secrecy.SpoilTheSecret: (
        "the cards under it are not played; they are annihilated, and the secret too",
        "karty pod ním se nehrají; jsou obětovány, a tajemství také",
        "kart pod nią się nie zagrywa; zostają poświęcone, a tajemnica także",
    ),
    secrecy.LookUnderSecrets: (
        "look at all cards under the secrets of other players; nobody else sees them",
        "prohlédni všechny karty pod tajemstvími jiných hráčů; nikdo jiný je neuvidí",
        "obejrzyj wszystkie karty pod tajemnicami innych graczy; nikt inny ich nie widzi",
    ),
    tricks.SetATrap: (
        "as soon as he is in play he is wounded, even if otherwise he could only be killed at once",
        "jakmile je ve hře, je zraněn, i kdyby ho jinak bylo možné jen rovnou zabít",
        "gdy tylko jest w grze, zostaje zraniony, nawet jeśli inaczej można go tylko od razu zabić",
    ),
    tricks.SpringTheTrap: (
        "the warrior who has just been deployed is wounded",
        "právě vyložený bojovník je zraněn",
        "właśnie wystawiony wojownik zostaje zraniony",
    ),
    tricks.KillTheHealed: (
        "the warrior is not healed but killed, and you earn his value divided by {over}, rounded "
        "down",
        "bojovník není vyléčen, ale zabit, a ty získáš jeho hodnotu dělenou {over}, zaokrouhleno "
        "dolů",
        "wojownik nie zostaje uleczony, lecz zabity, a ty zdobywasz jego wartość podzieloną przez "
        "{over}, zaokrągloną w dół",
    ),
    tricks.PayIfHeIsDead: (
        "if the warrior is dead, the points for him are announced",
        "pokud je bojovník mrtev, oznámí se body za něj",
        "jeśli wojownik nie żyje, ogłasza się punkty za niego",
    ),
    tricks.UndoThePoison: (
        "the poison has no effect on the target",
        "jed na cíl nemá žádný účinek",
        "trucizna nie ma żadnego wpływu na cel",
    ),
    tricks.ReflectOrNegate: (
        "the spell strikes its caster as if it was cast on him, or it has no effect, as you choose",
        "kouzlo podle tvé volby postihne toho, kdo je seslal, jako by bylo sesláno na něj, nebo "
        "nemá žádný účinek",
        "czar według twojego wyboru trafia tego, kto go rzucił, jakby rzucono go na niego, albo "
        "nie ma żadnego efektu",
    ),
}

PHRASES_2: Final[dict[type, Three]] = {**EFFECTS, **AMOUNTS, **FACTS, **TARGETS, **VERBS}
QUESTIONS_2: Final[dict[type, Three]] = {
    charges.NextOfTheTroop: (
        "name the one who attacks next",
        "urči, kdo zaútočí jako další",
        "wskaż, kto zaatakuje jako następny",
    ),
    charges.AttackOneOfThem: (
        "name the one whom he attacks",
        "urči, na koho zaútočí",
        "wskaż, kogo zaatakuje",
    ),
    charges.AttackTheTargetInTurn: (
        "name the one who attacks next, if any",
        "urči, kdo zaútočí jako další, pokud někdo",
        "wskaż, kto zaatakuje jako następny, jeśli ktoś",
    ),
    copies.NameAHost: (
        "name a warrior of yours who gets it",
        "urči svého bojovníka, který ji dostane",
        "wskaż swojego wojownika, który ją otrzyma",
    ),
    looting.TakeARelic: (
        "choose the Relic that you take",
        "zvol relikvii, kterou si vezmeš",
        "wybierz relikwię, którą zabierasz",
    ),
    looting.GiveItToYours: (
        "name the warrior who gets it",
        "urči bojovníka, který ji dostane",
        "wskaż wojownika, który ją otrzyma",
    ),
    secrecy.HideUnderIt: (
        "choose the card that is to lie under it",
        "zvol kartu, která bude ležet pod ní",
        "wybierz kartę, która ma leżeć pod nią",
    ),
    secrecy.PlayAllUnderIt: (
        "choose the card that is played next",
        "zvol kartu, která se zahraje jako další",
        "wybierz kartę, która zostanie zagrana jako następna",
    ),
    swaying.DrawAWeapon: (
        "choose a weapon from your hand, or from your discard pile for {price} destiny points",
        "zvol zbraň ze svého listu, nebo za {price} bodů osudu ze svého hrobu",
        "wybierz broń z ręki albo za {price} Punktów Przeznaczenia ze stosu kart odrzuconych",
    ),
    swaying.ReplaceFromTheHand: (
        "choose the Doomtrooper who takes his place",
        "zvol Doomtroopera, který ho nahradí",
        "wybierz Żołnierza Zagłady, który zajmie jego miejsce",
    ),
}
SAYINGS_2: Final[dict[str, Three]] = {
    "reflect-it": (
        "reflect the spell to its caster",
        "odraz kouzlo na toho, kdo je seslal",
        "odbij czar na tego, kto go rzucił",
    ),
    "negate-it": (
        "let the spell have no effect",
        "kouzlo ať nemá žádný účinek",
        "niech czar nie ma żadnego efektu",
    ),
    "price-of-values": (
        " for {n} times as many destiny points as the warrior is worth",
        " za {n}krát tolik bodů osudu, jaká je hodnota bojovníka",
        " za {n} razy tyle Punktów Przeznaczenia, ile wynosi wartość wojownika",
    ),
}
