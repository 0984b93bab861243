"""The phrasebook of Doomtrooper: the deeds of the specials of Inquisition and Warzone, and what is
asked by them."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    captives,
    droughts,
    finishing,
    formations,
    guards,
    levies,
    loot,
    mishaps,
    ransoms,
    recruits,
    relief,
    restraints,
    sallies,
    savings,
    spellcraft,
    strain,
    sweeps,
    switches,
    terrain,
)

Three = tuple[str, str, str]

DEEDS: Final[dict[type, Three]] = {
    levies.GainForEach: (
        "you gain {n} destiny {n:point|points} for each of these in play: {such:all}",
        "získáš {n} {n:bod|body|bodů} osudu za každého z těchto ve hře: {such:all}",
        "dostajesz {n} {n:Punkt|Punkty|Punktów} Przeznaczenia za każdego z tych w grze: {such:all}",
    ),
    levies.TakeTribute: (
        "every other player gives you {n} destiny {n:point|points} for each of these that he has "
        "in his Squad or Kohort ({such:all}); what he lacks comes from the bank",
        "každý jiný hráč ti dá {n} {n:bod|body|bodů} osudu za každého z těchto, které má v Mužstvu "
        "nebo v Kohortě ({such:all}); co mu chybí, jde z banku",
        "każdy inny gracz daje ci {n} {n:Punkt|Punkty|Punktów} Przeznaczenia za każdego z tych, "
        "których ma w Drużynie lub w Kohorcie ({such:all}); czego mu brakuje, pochodzi z banku",
    ),
    levies.SpendHimOnAPlayer: (
        "choose another player, who loses as many promotion points as the target is worth; then "
        "discard the target, which earns nobody points",
        "zvol jiného hráče, který ztratí tolik vítězných bodů, jakou má cíl hodnotu; pak cíl "
        "vyřaď, za což nikdo body nezíská",
        "wybierz innego gracza, który traci tyle punktów zwycięstwa, ile wynosi wartość celu; "
        "potem odrzuć cel, za co nikt nie dostaje punktów",
    ),
    sweeps.MayDiscardMore: (
        "for each {price} destiny points you may discard one more from play ({kind})",
        "za každé {price} body osudu smíš ze hry vyřadit ještě jednu ({kind})",
        "za każde {price} Punkty Przeznaczenia możesz odrzucić z gry jeszcze jedną ({kind})",
    ),
    terrain.ForBothFighters: (
        "until the duel ends, everybody in it has: {gives:list}",
        "do konce souboje mají všichni v něm: {gives:list}",
        "do końca pojedynku wszyscy w nim mają: {gives:list}",
    ),
    terrain.LeaveTheZone: (
        "no Warzone is used in this duel",
        "v tomto souboji se nepoužívá žádná válečná zóna",
        "w tym pojedynku nie używa się żadnej strefy walki",
    ),
    terrain.TheAttackerNamesTheZone: (
        "the attacker's player chooses which of the defender's Warzones is used, or none",
        "hráč útočníka určí, která z obráncových válečných zón se použije, nebo že žádná",
        "gracz atakującego wybiera, której ze stref walki obrońcy się używa, albo żadnej",
    ),
    captives.FreeThePrisoners: (
        "all imprisoned warriors return to their owners' hands with all cards that they have; what "
        "imprisons them is discarded",
        "všichni uvěznění bojovníci se i se všemi kartami, které mají, vracejí do listů svých "
        "majitelů; co je vězní, je vyřazeno",
        "wszyscy uwięzieni wojownicy wracają ze wszystkimi swoimi kartami na ręce swoich "
        "właścicieli; to, co ich więzi, zostaje odrzucone",
    ),
    captives.ShuffleTheCommanders: (
        "choose Captains or Sergeants: all of them in play are shuffled into their owners' draw "
        "piles with their equipment, and the rest of what lies on them is discarded",
        "zvol kapitány, nebo seržanty: všichni ve hře se i s vybavením zamíchají do knihoven svých "
        "majitelů a ostatní karty na nich jsou vyřazeny",
        "wybierz kapitanów albo sierżantów: wszyscy w grze zostają wraz z ekwipunkiem wtasowani do "
        "talii swoich właścicieli, a pozostałe karty na nich zostają odrzucone",
    ),
    finishing.KillTheStruck: (
        "the wound kills it",
        "zranění ho zabije",
        "rana go zabija",
    ),
    finishing.KillTheTarget: (
        "the target is killed{earns: and you earn the points|}",
        "cíl je zabit{earns: a ty získáš body|}",
        "cel zostaje zabity{earns:, a ty dostajesz punkty|}",
    ),
    ransoms.PayOrDie: (
        "his player pays {price} destiny points, or the warrior is killed and you earn the points",
        "jeho hráč zaplatí {price} body osudu, nebo je bojovník zabit a ty získáš body",
        "jego gracz płaci {price} Punkty Przeznaczenia albo wojownik ginie, a ty dostajesz punkty",
    ),
    mishaps.HitAComrade: (
        "the duel is cancelled; you choose another warrior of his player in the same area, whom he "
        "hits instead; only printed values, cover and what the weapon adds count; nobody strikes "
        "back or earns points",
        "souboj je zrušen; zvolíš jiného bojovníka jeho hráče v téže oblasti, kterého zasáhne "
        "místo soupeře; platí jen vytištěné hodnoty, úkryt a přídavek zbraně; nikdo úder neoplácí "
        "ani nezíská body",
        "pojedynek zostaje przerwany; wybierasz innego wojownika jego gracza w tym samym obszarze, "
        "którego trafia zamiast przeciwnika; liczą się tylko wydrukowane wartości, ukrycie i "
        "premia broni; nikt nie oddaje ciosu ani nie dostaje punktów",
    ),
    mishaps.TurnTheWeaponRound: (
        "until the duel ends, his opponent has what the weapon gives; the weapon is discarded",
        "do konce souboje má to, co zbraň dává, jeho soupeř; zbraň je vyřazena",
        "do końca pojedynku to, co daje broń, ma jego przeciwnik; broń zostaje odrzucona",
    ),
    sallies.ChargeOut: (
        "the warrior leaves cover and attacks at once; until the duel ends, he has: {gives:list}",
        "bojovník opustí úkryt a ihned zaútočí; do konce souboje má: {gives:list}",
        "wojownik opuszcza ukrycie i od razu atakuje; do końca pojedynku ma: {gives:list}",
    ),
    sallies.ForTheAttackInstead: (
        "the duel is cancelled; its attacker may attack again at once ({gives:list})",
        "souboj je zrušen; útočník smí ihned zaútočit znovu ({gives:list})",
        "pojedynek zostaje przerwany; atakujący może od razu zaatakować ponownie ({gives:list})",
    ),
    sallies.MayAttackAnew: (
        "the attacker may attack somebody else",
        "útočník smí zaútočit na někoho jiného",
        "atakujący może zaatakować kogoś innego",
    ),
    sallies.ForgetIt: (
        "then everybody may be attacked again",
        "poté lze opět útočit na kohokoli",
        "potem znowu można atakować każdego",
    ),
    droughts.InThisDrawStep: (
        "in this draw step that player: {gives:list}",
        "v této fázi dobírání ten hráč: {gives:list}",
        "w tej fazie dobierania ten gracz: {gives:list}",
    ),
    recruits.Transfigure: (
        "annihilate the target; in its place a follower of {apostle:apostle}, no Personality, "
        "comes from your draw pile into your Kohort, and you pay his value",
        "obětuj cíl; místo něho přijde z tvé knihovny do tvé Kohorty následovník "
        "{apostle:apostle}, který není osobnost, a ty zaplatíš jeho hodnotu",
        "poświęć cel; na jego miejsce przychodzi z twojej talii do twojej Kohorty wyznawca "
        "{apostle:apostle}, który nie jest osobistością, a ty płacisz jego wartość",
    ),
    recruits.Pillage: (
        "choose one: gain {destiny} destiny points; or add a warrior of your collection, no "
        "Personality, to your Squad or Kohort; or give an equipment card of your draw pile to one "
        "of your warriors who may have it",
        "vyber jedno: získej {destiny} bodů osudu; nebo přidej do Mužstva či Kohorty bojovníka ze "
        "své sbírky, který není osobnost; nebo dej kartu vybavení z knihovny svému bojovníkovi, "
        "který ji smí mít",
        "wybierz jedno: dostań {destiny} Punktów Przeznaczenia; albo dodaj do Drużyny lub Kohorty "
        "wojownika ze swojej kolekcji, który nie jest osobistością; albo daj kartę ekwipunku z "
        "talii swojemu wojownikowi, który może ją mieć",
    ),
    recruits.AddToTheirs: (
        "pay for a warrior of your hand and add him to that player's Squad or Kohort; that player "
        "controls him",
        "zaplať za bojovníka ze svého listu a přidej ho do Mužstva nebo Kohorty toho hráče, který "
        "nad ním má vládu",
        "zapłać za wojownika z ręki i dodaj go do Drużyny lub Kohorty tego gracza, który go "
        "kontroluje",
    ),
    loot.TakeFromTheDead: (
        "one of your warriors gets it, whatever affiliation it asks for",
        "dostane ji jeden z tvých bojovníků, ať vyžaduje jakoukoli příslušnost",
        "dostaje ją jeden z twoich wojowników, jakiejkolwiek przynależności wymaga",
    ),
    loot.MaySalvage: (
        "this warrior may take it for a warrior of his area who may have it; then discard this "
        "card",
        "tento bojovník ji smí vzít pro bojovníka své oblasti, který ji smí mít; poté tuto kartu "
        "vyřaď",
        "ten wojownik może ją wziąć dla wojownika swojego obszaru, który może ją mieć; potem "
        "odrzuć tę kartę",
    ),
    relief.CallReinforcements: (
        "any number of your warriors of the same area who could fight add their fight and shoot "
        "to his, each for as many destiny points as he is worth; no Doomtrooper for a Dark "
        "Legionnaire, nor the other way round",
        "libovolný počet tvých bojovníků z téže oblasti, kteří by mohli bojovat, k jeho hodnotám "
        "přidá svůj zápas a střelbu, každý za tolik bodů osudu, jakou má hodnotu; Doomtrooper "
        "nepomáhá černému legionáři ani naopak",
        "dowolna liczba twoich wojowników z tego samego obszaru, którzy mogliby walczyć, dodaje "
        "do jego wartości swoją walkę wręcz i strzelanie, każdy za tyle Punktów Przeznaczenia, "
        "ile wynosi jego wartość; Żołnierz Zagłady nie pomaga Mrocznemu Legioniście ani odwrotnie",
    ),
    relief.TheFoeChoosesOne: (
        "the opponent chooses which of them he strikes at",
        "soupeř určí, na kterého z nich útočí",
        "przeciwnik wybiera, którego z nich atakuje",
    ),
    relief.OnTheBearerOfIt: (
        "until your next turn: {gives:list}",
        "do tvého příštího kola: {gives:list}",
        "do twojej następnej tury: {gives:list}",
    ),
    relief.CancelAndName: (
        "if it answers another card, cancel that one",
        "pokud odpovídá na jinou kartu, zruš ji",
        "jeśli odpowiada na inną kartę, anuluj tamtą",
    ),
    spellcraft.TakeTheSpellBack: (
        "the card of the spell returns to the hand of whoever casts it",
        "karta kouzla se vrací do listu toho, kdo ho sesílá",
        "karta czaru wraca na rękę tego, kto go rzuca",
    ),
    spellcraft.EaseTheSearch: (
        "what you look up costs nothing in your discard pile, or in your draw pile as much as it "
        "would have cost in the discard pile",
        "co vyhledáš, tě v hrobě nestojí nic, v knihovně pak tolik, kolik by stálo v hrobě",
        "to, czego szukasz, nie kosztuje nic w stosie kart odrzuconych, a w talii tyle, ile "
        "kosztowałoby w stosie kart odrzuconych",
    ),
    spellcraft.StripOfAKind: (
        "discard all cards of this type that lie on the target: {kind}",
        "vyřaď všechny karty tohoto druhu, které na cíli leží: {kind}",
        "odrzuć wszystkie karty tego typu, które leżą na celu: {kind}",
    ),
    strain.RestFromTheArt: (
        "what this warrior may spend on spells is counted anew",
        "co tento bojovník smí vydat na kouzla, se počítá znovu",
        "to, co ten wojownik może wydać na czary, liczy się od nowa",
    ),
    savings.EachMayTake: (
        "each player in turn may take {n} destiny points",
        "každý hráč si postupně smí vzít {n} bodů osudu",
        "każdy gracz może kolejno wziąć {n} Punktów Przeznaczenia",
    ),
    savings.ForThoseWhoTook: (
        "whoever does has for the rest of the game: {gives:list}",
        "kdo to udělá, má po zbytek hry: {gives:list}",
        "kto to zrobi, ma do końca gry: {gives:list}",
    ),
    formations.JoinTheBearer: (
        "from now on they are a single warrior and never separate; it brings along its cards",
        "od této chvíle jsou jediným bojovníkem a nikdy se nerozdělí; své karty si přinese",
        "odtąd są jednym wojownikiem i nigdy się nie rozdzielą; swoje karty bierze ze sobą",
    ),
    formations.AsAGroup: (
        "as long as the warrior is in play, whatever becomes of this card: {gives:list}",
        "dokud je bojovník ve hře, ať se s touto kartou stane cokoli: {gives:list}",
        "dopóki wojownik jest w grze, cokolwiek stanie się z tą kartą: {gives:list}",
    ),
    formations.MayStillJoin: (
        "if this card does not lie on him any more, further copies of that player may join him",
        "pokud na něm tato karta už neleží, smějí se k němu připojit další kopie téhož hráče",
        "jeśli ta karta już na nim nie leży, mogą się do niego przyłączyć kolejne kopie tego "
        "gracza",
    ),
    restraints.BindToAnother: (
        "choose the other one ({such:all})",
        "zvol toho druhého ({such:all})",
        "wybierz tego drugiego ({such:all})",
    ),
    switches.NameTwoValues: (
        "choose two of the warrior's fight, shoot and armour",
        "zvol dvě z bojovníkových hodnot zápas, střelba a obrana",
        "wybierz dwie z wartości wojownika: walka wręcz, strzelanie, obrona",
    ),
    switches.SwitchThem: (
        "if they are {one} and {other}, these two change places until the duel ends",
        "jsou-li to {one} a {other}, do konce souboje se tyto dvě vymění",
        "jeśli są to {one} i {other}, do końca pojedynku te dwie zamieniają się miejscami",
    ),
    guards.StandIn: (
        "this warrior takes the defender's place",
        "tento bojovník nahradí obránce",
        "ten wojownik zastępuje obrońcę",
    ),
    guards.WoundTheGuard: (
        "this warrior is wounded; if he dies of it, the opponent earns the points",
        "je tento bojovník zraněn; zemře-li na to, soupeř získá body",
        "ten wojownik zostaje ranny; jeśli od tego zginie, przeciwnik dostaje punkty",
    ),
    guards.EjectHim: (
        "the warrior stays as he was and is out of the duel; discard his vehicle",
        "bojovník zůstává, jak byl, a je ze souboje venku; vyřaď jeho vozidlo",
        "wojownik jest w takim stanie jak przedtem i wydostaje się z pojedynku; odrzuć jego pojazd",
    ),
    guards.BlowUpTheTank: (
        "the target is wounded and his tank discarded; if he counts as a tank himself, he is "
        "killed; if he dies, points are earned",
        "cíl je zraněn a jeho tank vyřazen; je-li sám považován za tank, je zabit; zemře-li, "
        "získáváš za něj body",
        "cel zostaje ranny, a jego czołg odrzucony; jeśli sam jest uznawany za czołg, zostaje "
        "zabity; jeśli zginie, dostajesz punkty",
    ),
    guards.TheWorthyTakeCover: (
        "each warrior of the player whose draw step it is who is worth at least {least} goes into "
        "cover, if he may seek it",
        "každý bojovník hráče, který právě dobírá, s hodnotou aspoň {least} jde do úkrytu, pokud "
        "ho smí vyhledat",
        "każdy wojownik gracza, który właśnie dobiera, o wartości co najmniej {least} kryje się, "
        "jeśli może szukać ukrycia",
    ),
    guards.EndYourActions: (
        "you take no more actions this turn",
        "v tomto kole už neprovedeš žádnou akci",
        "w tej turze nie wykonujesz już żadnych akcji",
    ),
}

QUESTIONS: Final[dict[type, Three]] = {
    levies.SpendHimOnAPlayer: (
        "choose the player who loses promotion points",
        "zvol hráče, který ztratí vítězné body",
        "wybierz gracza, który traci punkty zwycięstwa",
    ),
    sweeps.MayDiscardMore: (
        "discard one more card for {price} destiny points, or stop",
        "vyřaď další kartu za {price} body osudu, nebo skonči",
        "odrzuć jeszcze jedną kartę za {price} Punkty Przeznaczenia albo skończ",
    ),
    terrain.TheAttackerNamesTheZone: (
        "choose the Warzone in which the duel is fought, or none",
        "zvol válečnou zónu, ve které se bojuje, nebo žádnou",
        "wybierz strefę walki, w której toczy się pojedynek, albo żadną",
    ),
    ransoms.PayOrDie: (
        "pay {price} destiny points, or the warrior is killed",
        "zaplať {price} body osudu, nebo je bojovník zabit",
        "zapłać {price} Punkty Przeznaczenia albo wojownik zginie",
    ),
    mishaps.HitAComrade: (
        "choose who is hit instead",
        "zvol, kdo je zasažen místo soupeře",
        "wybierz, kto zostaje trafiony zamiast przeciwnika",
    ),
    recruits.Pillage: (
        "choose destiny points, a warrior or a piece of equipment, and then who gets it",
        "zvol body osudu, bojovníka nebo vybavení, a pak kdo ho dostane",
        "wybierz Punkty Przeznaczenia, wojownika albo ekwipunek, a potem kto go dostanie",
    ),
    relief.CallReinforcements: (
        "choose who adds his fight and shoot, or stop",
        "zvol, kdo přidá svůj zápas a střelbu, nebo skonči",
        "wybierz, kto dodaje swoją walkę wręcz i strzelanie, albo skończ",
    ),
    relief.CancelAndName: (
        "choose on whom the card is laid",
        "zvol, na koho se karta položí",
        "wybierz, na kogo karta zostanie położona",
    ),
    captives.ShuffleTheCommanders: (
        "choose the rank of those who are shuffled back",
        "zvol hodnost těch, kteří se zamíchají zpět",
        "wybierz rangę tych, którzy zostaną wtasowani",
    ),
    switches.NameTwoValues: (
        "choose the two values that change places",
        "zvol dvě hodnoty, které se vymění",
        "wybierz dwie wartości, które zamienią się miejscami",
    ),
}
