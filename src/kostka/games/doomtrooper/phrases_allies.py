"""The phrasebook of Doomtrooper, third part: the further effects, triggers, targets and deeds.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    aims_duel,
    deeds_cards,
    deeds_combat,
    facts,
    identity,
    powers,
    sorts,
    triggers_duel,
    volley,
)

Three = tuple[str, str, str]

FACTS: Final[dict[type, Three]] = {
    facts.AtYourTurnsStart: (
        "your turn is just beginning",
        "tvé kolo právě začíná",
        "twoja tura właśnie się zaczyna",
    ),
    facts.BeforeYourActions: (
        "you have not taken an action in your turn yet",
        "jsi ve svém kole ještě neprovedl žádnou akci",
        "w swojej turze nie wykonano jeszcze żadnej akcji",
    ),
    facts.YourTurn: ("it is your turn", "je tvé kolo", "trwa twoja tura"),
    facts.NotYetThisTurn: (
        "you have not played a card of this name this turn",
        "jsi v tomto kole kartu tohoto jména ještě nehrál",
        "w tej turze nie zagrano jeszcze twojej karty o tej nazwie",
    ),
    facts.YouHavePromotion: (
        "you have at least {n} promotion {n:point|points}",
        "máš aspoň {n} {n:vítězný bod|vítězné body|vítězných bodů}",
        "masz co najmniej {n} {n:punkt|punkty|punktów} zwycięstwa",
    ),
    facts.YouHaveCopies: (
        "you have {n} {key:dragoon=Dragoons} in {area:where}",
        "máš v {area:where} {n} {key:dragoon=Dragouny}",
        "masz w {area:where} {n} {key:dragoon=Dragoony}",
    ),
    facts.YouHaveAffiliated: (
        "you have a warrior{affiliation:of} in {area:where}",
        "máš v {area:where} bojovníka{affiliation:of}",
        "masz w {area:where} wojownika{affiliation:of}",
    ),
    facts.YouMayBorrow: (
        "your debt is below {most}",
        "máš dluh menší než {most}",
        "twój dług jest mniejszy niż {most}",
    ),
    facts.YouCanRepay: (
        "you have a debt and at least {per} destiny points",
        "máš dluh a aspoň {per} body osudu",
        "masz dług i co najmniej {per} Punkty Przeznaczenia",
    ),
    facts.TheRulesAllow: (
        "the rules give it any effect, which they do not any more: nobody needs this leave",
        "má podle pravidel nějaký účinek, což už nemá: tohoto svolení není třeba",
        "ma według zasad jakiś efekt, a już go nie ma: to pozwolenie nie jest potrzebne",
    ),
    deeds_cards.ItWasHeads: (
        "it is {tails:tails|heads}",
        "padne {tails:orel|panna}",
        "wypadnie {tails:reszka|orzeł}",
    ),
    deeds_cards.FirstOnTheTarget: (
        "it is your turn and no other copy lies on the same warrior",
        "je tvé kolo a na témž bojovníkovi neleží jiná kopie",
        "trwa twoja tura i na tym samym wojowniku nie leży inna kopia",
    ),
    deeds_cards.FirstOfItsKind: (
        "no other copy on the same warrior came first",
        "na témž bojovníkovi neleží jiná kopie déle",
        "na tym samym wojowniku nie leży wcześniejsza kopia",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    triggers_duel.WhenKilledBy: (
        "{foe:a} kills {such:a} in a duel",
        "soupeř ({foe:all}) v souboji zabije {such:a}",
        "przeciwnik ({foe:all}) zabija w pojedynku {such:a}",
    ),
    triggers_duel.WhenItSurvives: (
        "this warrior and his opponent survive a duel {tactic:by}",
        "tento bojovník i jeho soupeř přežijí souboj {tactic:by}",
        "ten wojownik i jego przeciwnik przeżyją pojedynek {tactic:by}",
    ),
    triggers_duel.WhenYoursWounds: (
        "{such:a} wounds {foe:a} in a duel and both survive it",
        "v souboji zraní soupeře ({foe:all}) některý z takových: {such:all}, a oba přežijí",
        "w pojedynku rani przeciwnika ({foe:all}) któryś z takich: {such:all}, i obaj przeżyją",
    ),
    triggers_duel.WhenItsWeaponWounds: (
        "the weapon on which it lies wounds somebody {tactic:in}",
        "zbraň, na které leží, někoho zraní {tactic:in}",
        "broń, na której leży, zrani kogoś {tactic:in}",
    ),
    deeds_cards.WhenANewTitleEnters: (
        "{kind:a} comes into play of a title that has not counted before",
        "přijde do hry {kind}, jehož název se ještě nepočítal",
        "do gry wchodzi {kind} o nazwie, która się jeszcze nie liczyła",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    aims_duel.AStandIn: (
        " on {your:another warrior of yours while one of yours defends|any warrior in play but the "
        "two in the duel{lawful:, whom the attacker may attack|}}",
        " na {your:jiného svého bojovníka, když se brání tvůj|kteréhokoli bojovníka ve hře kromě "
        "obou v souboji{lawful:, na kterého útočník smí útočit|}}",
        " na {your:innego swojego wojownika, gdy broni się twój|dowolnego wojownika w grze oprócz "
        "obu w pojedynku{lawful:, którego atakujący może zaatakować|}}",
    ),
    aims_duel.AMachineGunner: (
        " on a fighter who uses a machine gun",
        " na bojujícího, který používá kulomet nebo samopal",
        " na walczącego, który używa karabinu lub pistoletu maszynowego",
    ),
    aims_duel.ItsHurtBearer: (
        " on this warrior when he would be wounded or killed {tactic:in}",
        " na tohoto bojovníka, když má být zraněn nebo zabit {tactic:in}",
        " na tego wojownika, gdy ma być ranny lub zabity {tactic:in}",
    ),
    aims_duel.AnInjured: (
        " on a wounded Doomtrooper, or one who would be killed",
        " na zraněného Doomtroopera, nebo na toho, který má být zabit",
        " na rannego Żołnierza Zagłady albo takiego, który ma zostać zabity",
    ),
    aims_duel.ItsCaster: (
        " on the warrior of yours who casts it",
        " na svého bojovníka, který je sesílá",
        " na swojego wojownika, który go rzuca",
    ),
    aims_duel.AVehicleOrFortification: (
        " on a vehicle or a Fortification in play{counting:, or what is considered one|}",
        " na vozidlo nebo opevnění ve hře{counting:, nebo na to, co je za ně považováno|}",
        " na pojazd lub fortyfikację w grze{counting:, lub na to, co jest za nią uznawane|}",
    ),
    aims_duel.AWeaponOf: (
        " on a weapon of {owner:a}",
        " na zbraň {owner:a}",
        " na broń {owner:owner}",
    ),
    aims_duel.InCoverAtOnce: (" on itself", " na sebe", " na siebie"),
    aims_duel.AWard: (
        " on {ward:a}{first:, while this one guards nobody|, other than the one he guards,}",
        " na {ward:a}{first:, dokud tento nehlídá nikoho|, jiného než toho, kterého hlídá,}",
        " na {ward:a}{first:, dopóki ten nikogo nie strzeże|, innego niż ten, którego strzeże,}",
    ),
    aims_duel.HisWardsPlace: (
        " in place of the warrior he guards{walls:, unless that one is inside a vehicle|}",
        " místo bojovníka, kterého hlídá{walls:, pokud není ve vozidle|}",
        " zamiast wojownika, którego strzeże{walls:, jeśli nie jest on w pojeździe|}",
    ),
    deeds_cards.ATrooperToSummon: (
        " while there is a Doomtrooper whom you can pay for",
        ", pokud máš Doomtroopera, na kterého ti stačí body osudu",
        ", jeśli masz Żołnierza Zagłady, na którego cię stać",
    ),
    deeds_cards.AMember: (
        " on {such:a} who is a member of anything",
        " na {such:a} s nějakou příslušností",
        " na {such:a} o jakiejś przynależności",
    ),
}

EFFECTS: Final[dict[type, Three]] = {
    sorts.ShuffledBack: (
        "killed or discarded, this card goes into its owner's draw pile",
        "zabitá nebo vyřazená karta jde do knihovny svého majitele",
        "zabita lub odrzucona karta trafia do talii swojego właściciela",
    ),
    identity.LosesTheNamed: (
        "no longer a member of that one",
        "ztráta této příslušnosti",
        "utrata tej przynależności",
    ),
    identity.NeverJoins: (
        "may never become a member of anything",
        "nikdy nesmí získat žádnou příslušnost",
        "nigdy nie może zyskać żadnej przynależności",
    ),
    powers.Casts: (
        "may cast {aspect:None=spells of all aspects|spells of the aspect {aspect:called}}",
        "sesílání kouzel {aspect:None=všech aspektů|aspektu {aspect:called}}",
        "rzucanie czarów {aspect:None=wszystkich aspektów|aspektu {aspect:called}}",
    ),
    powers.CastsForOthers: (
        "personal combat spells may also be cast on others in the duel, as combat spells",
        "osobní bojová kouzla lze sesílat i na jiné v souboji, jako bojová",
        "osobiste czary bojowe można rzucać także na innych w pojedynku, jak bojowe",
    ),
    powers.CastsOnAnyone: (
        "may cast spells in anybody's favour",
        "smí sesílat kouzla ve prospěch kohokoli",
        "może rzucać czary na korzyść każdego",
    ),
    powers.IgnoresAGift: (
        "that gift has no effect on him",
        "onen dar na něj nemá účinek",
        "ten dar nie ma na niego wpływu",
    ),
    powers.AttacksTwice: (
        "one attack action may be two attacks{tactic:by_tactic}"
        "{different: on different warriors|}, both announced "
        "before the first{carries:; what was played on him in the first counts in both|}",
        "jedna útočná akce smí být dvěma útoky{tactic:by_tactic}"
        "{different: na různé bojovníky|}, oba se oznámí před "
        "prvním{carries:; co na něj bylo zahráno v prvním, platí v obou|}",
        "jedna akcja ataku może być dwoma atakami{tactic:by_tactic}"
        "{different: na różnych wojowników|}, oba ogłasza "
        "się przed pierwszym{carries:; co zagrano na niego w pierwszym, liczy się w obu|}",
    ),
    powers.ShootsFromCover: (
        "may attack from cover by shoot",
        "smí z úkrytu útočit střelbou",
        "może z ukrycia atakować strzelaniem",
    ),
    powers.AttacksOnlyTheBest: (
        "may only attack {such:a} of the highest value in play",
        "smí útočit jen na toho z nich, kdo má ve hře nejvyšší hodnotu: {such:all}",
        "może atakować tylko tego z nich, kto ma w grze najwyższą wartość: {such:all}",
    ),
    powers.NeverAttackedBy: (
        "cannot be attacked by {such:a}",
        "nesmí na něj útočit žádný z takových: {such:all}",
        "nie może go atakować żaden z takich: {such:all}",
    ),
    powers.KillsForGood: (
        "{anybody:whoever|{such:a}} he kills{tactic:by_tactic} is annihilated",
        "koho{anybody:| z takových ({such:all})} zabije{tactic:by_tactic}, ten je obětován",
        "kogo{anybody:| z takich ({such:all})} zabije{tactic:by_tactic}, ten zostaje poświęcony",
    ),
    powers.NeverStrikesBack: (
        "does not strike back when attacked",
        "napaden útok neopětuje",
        "zaatakowany nie odpowiada ciosem",
    ),
    powers.MoreAttacks: (
        "everybody may attack with each ordinary action; each attack after the first costs {price} "
        "destiny points",
        "každý smí útočit kteroukoli obyčejnou akcí; každý útok po prvním stojí {price} body osudu",
        "każdy może atakować każdą zwykłą akcją; każdy atak po pierwszym kosztuje {price} Punkty "
        "Przeznaczenia",
    ),
    powers.Paired: (
        "when attacking, two weapons of this kind may be used: {kind}",
        "při útoku lze použít dvě zbraně tohoto druhu: {kind}",
        "przy ataku można użyć dwóch broni tego rodzaju: {kind}",
    ),
    powers.DoublesMachineGuns: (
        "the bonus of the machine gun is doubled",
        "přídavek zbraně je dvojnásobný",
        "premia broni jest podwojona",
    ),
    powers.KeepsEquipment: (
        "equipment of {such:all} is never discarded except together with the warrior",
        "vybavení, které mají {such:all}, nikdy nelze vyřadit jinak než s bojovníkem",
        "ekwipunku, który mają {such:all}, nigdy nie można odrzucić inaczej niż z wojownikiem",
    ),
    powers.BorneBy: (
        "if borne by {such:a}: {effect}",
        "nosí-li ji některý z takových ({such:all}): {effect}",
        "jeśli nosi ją któryś z takich ({such:all}): {effect}",
    ),
    powers.NoOtherSergeants: (
        "no effect of other sergeants",
        "žádný účinek jiných seržantů",
        "żadnych efektów innych sierżantów",
    ),
    powers.FreeTroops: (
        "you may deploy warriors{affiliation:of}{kind:group} "
        "{in_turn:in your turn outside duels|at any time} for no action"
        "{gratis: and no destiny points|; their value is paid}",
        "smíš {in_turn:ve svém kole mimo souboj|kdykoli} a bez akce vyložit "
        "bojovníka{affiliation:of}{kind:group}"
        "{gratis:, a to bez bodů osudu|; jeho hodnota se platí}",
        "możesz {in_turn:w swojej turze poza pojedynkiem|w dowolnym momencie} i bez akcji wystawić "
        "wojownika{affiliation:of}{kind:group}"
        "{gratis:, i to bez Punktów Przeznaczenia|; jego wartość się płaci}",
    ),
    powers.NoSecondCopy: (
        "you play no other card of this name",
        "nehraješ jinou kartu tohoto jména",
        "nie grasz innej karty o tej nazwie",
    ),
    powers.GuardsPoints: (
        "no other player can change your destiny and promotion points",
        "tvé body osudu a vítězné body nemůže měnit žádný jiný hráč",
        "żaden inny gracz nie może zmieniać twoich Punktów Przeznaczenia ani punktów zwycięstwa",
    ),
}

VERBS: Final[dict[type, Three]] = {
    volley.NameTheSecond: (
        "announce whom he attacks next with the same action, if his card allows it",
        "oznam, na koho zaútočí toutéž akcí potom, dovoluje-li to jeho karta",
        "ogłoś, kogo zaatakuje potem tą samą akcją, jeśli pozwala na to jego karta",
    ),
    volley.AttackOnceMore: (
        "the second attack of the action begins, if the two can still meet",
        "začíná druhý útok této akce, mohou-li se ti dva ještě utkat",
        "zaczyna się drugi atak tej akcji, jeśli ci dwaj mogą się jeszcze zmierzyć",
    ),
    deeds_combat.MayImprisonTheFoe: (
        "this warrior may imprison the opponent of the duel",
        "tento bojovník smí soupeře z tohoto souboje uvěznit",
        "ten wojownik może uwięzić przeciwnika z tego pojedynku",
    ),
    deeds_combat.StripThePrisoner: (
        "{chosen:discard whatever you choose of|discard all} the prisoner's cards",
        "{chosen:vyřaď, které chceš z karet vězně|vyřaď všechny karty vězně}",
        "{chosen:odrzuć wybrane karty więźnia|odrzuć wszystkie karty więźnia}",
    ),
    deeds_combat.MayHarmTheFoe: (
        "you may {spends:discard-it=discard|annihilate-it=annihilate} this card: the opponent is "
        "{kills:killed|wounded}, and points are earned if he dies",
        "smíš tuto kartu {spends:discard-it=vyřadit|annihilate-it=obětovat}: soupeř je "
        "{kills:zabit|zraněn} a zemře-li, získáváš za něj body",
        "możesz {spends:discard-it=odrzucić|annihilate-it=poświęcić} tę kartę: przeciwnik zostaje "
        "{kills:zabity|ranny}, a jeśli zginie, dostajesz punkty",
    ),
    deeds_combat.OnTheWounded: (
        "until the wounded warrior is healed, he has: {gives:list}",
        "dokud není zraněný uzdraven, má: {gives:list}",
        "dopóki ranny nie zostanie uzdrowiony, ma: {gives:list}",
    ),
    deeds_combat.HealOrSave: (
        "the target is healed; who would be killed is only wounded instead",
        "cíl je uzdraven; kdo má být zabit, je místo toho jen zraněn",
        "cel zostaje uzdrowiony; kto ma zostać zabity, jest zamiast tego tylko ranny",
    ),
    deeds_combat.GuardTheTarget: (
        "this warrior guards the target from now on",
        "tento bojovník od této chvíle hlídá cíl",
        "ten wojownik strzeże odtąd celu",
    ),
    deeds_combat.TakeHisPlace: (
        "this warrior fights in his place",
        "tento bojovník bojuje místo něho",
        "ten wojownik walczy zamiast niego",
    ),
    deeds_combat.CancelTheAttack: (
        "the whole attack action is cancelled with all that was played in the duel",
        "celá útočná akce je zrušena se vším, co bylo v souboji zahráno",
        "cała akcja ataku zostaje anulowana ze wszystkim, co zagrano w pojedynku",
    ),
    deeds_combat.StripAndWound: (
        "{such:all} discard all their {kind} cards and are wounded",
        "{such:all} vyřadí všechny své karty {kind:dark-symmetry=Černé symetrie|toho druhu} a jsou "
        "zraněni",
        "{such:all} odrzucają wszystkie swoje karty {kind:dark-symmetry=Mrocznej Harmonii|tego "
        "rodzaju} i zostają ranni",
    ),
    deeds_combat.DiscardMore: (
        "discard one more such target for each payment after the first",
        "za každé další zaplacení vyřaď jeden další takový cíl",
        "za każdą następną zapłatę odrzuć jeszcze jeden taki cel",
    ),
    deeds_combat.DiscardYours: (
        "discard {n} of your {key:dragoon=Dragoons} in {area:where}",
        "vyřaď {n} své {key:dragoon=Dragouny} v {area:where}",
        "odrzuć {n} swoje {key:dragoon=Dragoony} w {area:where}",
    ),
    deeds_cards.FlipACoin: ("flip a coin", "hoď mincí", "rzuć monetą"),
    deeds_cards.LosePromotion: (
        "you lose {n} promotion {n:point|points}",
        "ztratíš {n} {n:vítězný bod|vítězné body|vítězných bodů}",
        "tracisz {n} {n:punkt|punkty|punktów} zwycięstwa",
    ),
    deeds_cards.BorrowUpTo: (
        "you borrow destiny points; with a debt you cannot win, and it never exceeds {most}",
        "půjčíš si body osudu; s dluhem nelze vyhrát a nikdy není větší než {most}",
        "pożyczasz Punkty Przeznaczenia; z długiem nie można wygrać i nigdy nie przekracza {most}",
    ),
    deeds_cards.RepayAtThePrice: (
        "pay {per} destiny points for each one of your debt that you repay",
        "za každý splacený bod dluhu zaplať {per} body osudu",
        "za każdy spłacony punkt długu zapłać {per} Punkty Przeznaczenia",
    ),
    deeds_cards.EarnForTheTitle: (
        "that player earns {n} {n:promotion point|promotion points}",
        "ten hráč získá {n} {n:vítězný bod|vítězné body|vítězných bodů}",
        "ten gracz zdobywa {n} {n:punkt|punkty|punktów} zwycięstwa",
    ),
    deeds_cards.LookAtTheHand: (
        "look at that player's hand",
        "podívej se tomu hráči do listu",
        "obejrzyj rękę tego gracza",
    ),
    deeds_cards.DiscardTheirs: (
        "choose {n} of those cards for each payment; they are discarded",
        "za každé zaplacení vyber z nich {n}; ty jsou odhozeny",
        "za każdą zapłatę wybierz z nich {n}; zostają odrzucone",
    ),
    deeds_cards.SummonATrooper: (
        "for {fee} destiny points add a Doomtrooper who is {hero:a|no} Personality to play and pay "
        "also his value, if he comes from your discard pile, or {times} times his value, if he "
        "comes from your draw pile",
        "za {fee} body osudu uveď do hry Doomtroopera, který {hero:je|není} osobností, a zaplať "
        "k tomu jeho hodnotu, je-li z tvého hrobu, nebo {times}násobek jeho hodnoty, je-li "
        "z tvé knihovny",
        "za {fee} Punkty Przeznaczenia wprowadź do gry Żołnierza Zagłady, który "
        "{hero:jest|nie jest} osobistością, i zapłać do tego jego wartość, jeśli pochodzi z "
        "twojego stosu kart odrzuconych, albo {times}-krotność jego wartości, jeśli pochodzi z "
        "twojej talii",
    ),
    deeds_cards.Reassign: (
        "the target and his equipment go into their owner's draw pile, his other cards are "
        "discarded, and the owner gains destiny points as many as his value",
        "cíl a jeho vybavení jdou do knihovny majitele, jeho ostatní karty jsou vyřazeny a majitel "
        "získá tolik bodů osudu, kolik je jeho hodnota",
        "cel i jego ekwipunek trafiają do talii właściciela, jego inne karty zostają odrzucone, a "
        "właściciel dostaje tyle Punktów Przeznaczenia, ile wynosi jego wartość",
    ),
    deeds_cards.NameAMembership: (
        "name the membership he loses; those given by cards go first",
        "urči příslušnost, kterou ztratí; nejdřív ty, které má z karet",
        "wskaż przynależność, którą traci; najpierw te, które ma z kart",
    ),
    deeds_cards.NameGifts: (
        "each payment {armour:counts for armour, or |}names one gift of {of:apostle} on a fighter",
        "každé zaplacení {armour:platí na obranu, nebo |}určí jeden dar {of:apostle} na některém "
        "z bojujících",
        "każda zapłata {armour:liczy się na obronę albo |}wskazuje jeden dar {of:apostle} na "
        "którymś z walczących",
    ),
    deeds_cards.WardOff: (
        "{place:0=until the duel ends|for the same time}, for each gift named: {gives:list}",
        "{place:0=do konce souboje|po tutéž dobu} pro každý určený dar: {gives:list}",
        "{place:0=do końca pojedynku|przez ten sam czas} dla każdego wskazanego daru: {gives:list}",
    ),
}

ALLIED: Final[dict[type, Three]] = {**FACTS, **TRIGGERS, **TARGETS, **EFFECTS, **VERBS}
