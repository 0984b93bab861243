"""The phrasebook of Doomtrooper: what specials of the base set and Apocalypse need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    deeds_cards,
    deeds_gear,
    downfall,
    espionage,
    expertise,
    governing,
    hampering,
    identity,
    ledger,
    prompting,
    purges,
    ruses,
    searching,
    tempo,
)

Three = tuple[str, str, str]

EFFECTS: Final[dict[type, Three]] = {
    identity.Reinstated: (
        "a member of the corporation that his card shows",
        "příslušnost ke korporaci, jejíž znak má na kartě",
        "przynależność do korporacji, której znak ma na karcie",
    ),
    governing.MissesTheTurn: (
        "the turn is missed",
        "kolo se nehraje",
        "tura przepada",
    ),
    governing.TakesAnotherTurn: (
        "one more turn before the next player's",
        "ještě jedno kolo dřív, než přijde na řadu další hráč",
        "jeszcze jedną turę, zanim nadejdzie kolej następnego gracza",
    ),
    governing.FewerActions: (
        "{n} ordinary {n:action|actions} fewer",
        "o {n} {n:obyčejnou akci|obyčejné akce|obyčejných akcí} méně",
        "o {n} {n:zwykłą akcję|zwykłe akcje|zwykłych akcji} mniej",
    ),
    governing.FewerForAll: (
        "everybody has {n} ordinary {n:action|actions} fewer in each turn, but always one",
        "každý má v každém kole o {n} {n:obyčejnou akci|obyčejné akce|obyčejných akcí} méně, vždy "
        "však aspoň jednu",
        "każdy ma w każdej turze o {n} {n:zwykłą akcję|zwykłe akcje|zwykłych akcji} mniej, ale "
        "zawsze co najmniej jedną",
    ),
    governing.AttacksInAnyOrder: (
        "nobody has to keep his attack actions for the last, and other actions may follow them; "
        "there are no more attack actions than usual, and Sabotage is still the last action",
        "nikdo si nemusí útočné akce nechávat nakonec a smějí po nich následovat jiné; útočných "
        "akcí není víc než obvykle a sabotáž je stále poslední akcí",
        "nikt nie musi zostawiać akcji ataku na koniec i mogą po nich następować inne; akcji ataku "
        "nie jest więcej niż zwykle, a sabotaż jest nadal ostatnią akcją",
    ),
    governing.NoneMayBePlayed: (
        "no card of this kind can be played: {kind}",
        "nelze zahrát žádnou kartu tohoto druhu: {kind}",
        "nie można zagrać żadnej karty tego rodzaju: {kind}",
    ),
    governing.KeepsAllCards: (
        "in your discard step you need not discard, however many cards you have",
        "při odhazování karet nemusíš nic odhodit, ať máš karet kolik chceš",
        "podczas odrzucania kart nie musisz niczego odrzucać bez względu na ich liczbę",
    ),
    governing.HandOf: (
        "you draw up to {n} cards, and discard only down to {n}",
        "dobíráš do {n} karet a odhazuješ jen do {n}",
        "dobierasz do {n} kart i odrzucasz tylko do {n}",
    ),
    governing.MoreInHand: (
        "that player draws and keeps one more card for each of his warriors{such:which}, "
        "{most} at most; several such cards do not add up",
        "ten hráč si dobírá a nechává o kartu víc za každého svého bojovníka{such:which}, "
        "nejvýše o {most}; více takových karet se nesčítá",
        "ten gracz dobiera i zatrzymuje o kartę więcej za każdego swojego wojownika{such:which}, "
        "najwyżej o {most}; kilka takich kart nie sumuje się",
    ),
    governing.CastsFor: (
        "may cast{calm: non-combat|} spells of all aspects, each time for {price} more destiny "
        "points",
        "sesílání {calm:nebojových |}kouzel všech aspektů, pokaždé za {price} "
        "{price:bod osudu|body osudu|bodů osudu} navíc",
        "rzucanie {calm:niebojowych |}czarów wszystkich aspektów, za każdym razem za {price} "
        "{price:Punkt|Punkty|Punktów} Przeznaczenia więcej",
    ),
    ledger.TaxesPromotion: (
        "that player pays {n} destiny {n:point|points} for each promotion point that he earns, or "
        "does not get it; when he has no destiny points left, the card is discarded",
        "ten hráč platí za každý získaný vítězný bod {n} {n:bod osudu|body osudu|bodů osudu}, "
        "jinak bod propadá; nemá-li už žádný bod osudu, karta je vyřazena",
        "ten gracz płaci za każdy zdobyty punkt zwycięstwa {n} {n:Punkt|Punkty|Punktów} "
        "Przeznaczenia, inaczej punkt przepada; gdy nie ma już Punktów Przeznaczenia, karta "
        "zostaje odrzucona",
    ),
    hampering.OutOfUse: (
        "it cannot be used",
        "nelze ji použít",
        "nie można jej użyć",
    ),
    hampering.UsesBoth: (
        "two weapons at once, if both serve the tactic",
        "dvě zbraně najednou, hodí-li se obě k taktice",
        "dwie bronie naraz, jeśli obie nadają się do taktyki",
    ),
    hampering.HoldsTheFoe: (
        "his opponent does not strike",
        "jeho soupeř neútočí",
        "jego przeciwnik nie zadaje ciosu",
    ),
}

FACTS: Final[dict[type, Three]] = {
    purges.TheyAreInPlay: (
        "such a card is in play",
        "je taková karta ve hře",
        "taka karta jest w grze",
    ),
    purges.AMemberIsEquipped: (
        "a warrior of a corporation, of the Brotherhood or of the Dark Legion has equipment",
        "má vybavení některý bojovník korporace, Bratrstva nebo Černé legie",
        "ekwipunek ma jakiś wojownik korporacji, Bractwa lub Legionu Ciemności",
    ),
    ledger.SomebodyHasPoints: (
        "somebody has points to lose",
        "má někdo body, které může ztratit",
        "ktoś ma punkty do stracenia",
    ),
    ledger.YouCanExchange: (
        "you have a promotion point or {rate} destiny points",
        "máš vítězný bod nebo {rate} {rate:bod osudu|body osudu|bodů osudu}",
        "masz punkt zwycięstwa albo {rate} {rate:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
    tempo.AtYourTurnsEnd: (
        "your turn is just ending",
        "tvé kolo právě končí",
        "twoja tura właśnie się kończy",
    ),
    tempo.NoOtherTurnFollows: (
        "you do not take another turn anyway",
        "po tomto kole už nemáš hrát další",
        "po tej turze nie masz już grać następnej",
    ),
    searching.ThereIsOneToFind: (
        "there is such a card in your {deck:draw pile|collection}",
        "máš takovou kartu {deck:v knihovně|ve sbírce}",
        "masz taką kartę w {deck:talii|kolekcji}",
    ),
    searching.YouCanShare: (
        "some equipment of one of your warriors can be given to another",
        "lze některé vybavení tvého bojovníka dát jinému",
        "jakiś ekwipunek twojego wojownika można dać innemu",
    ),
    ruses.YourAttackerHasSurvived: (
        "your attacker has just survived his duel",
        "tvůj útočník právě přežil svůj souboj",
        "twój atakujący właśnie przeżył swój pojedynek",
    ),
    downfall.HeHasJustCome: (
        "{such:a} has just been put into play",
        "jsi právě uvedl do hry {such:a}",
        "właśnie wprowadziłeś do gry {such:a}",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    tempo.WhenTheHandShrinks: (
        "such a warrior or this card is gone",
        "je takový bojovník nebo tato karta pryč",
        "taki wojownik albo ta karta znika",
    ),
    downfall.WhenItIsWorthNothing: (
        "the value of this warrior becomes 0",
        "hodnota tohoto bojovníka klesne na 0",
        "wartość tego wojownika spada do 0",
    ),
    downfall.WhenItIsCastOut: (
        "this warrior loses that membership",
        "tento bojovník o tuto příslušnost přijde",
        "ten wojownik traci tę przynależność",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    searching.OneOfYourCards: (
        " on one of your cards in play",
        " na některou svou kartu ve hře",
        " na jedną ze swoich kart w grze",
    ),
    searching.AMissionToMove: (
        " on a Mission in play",
        " na úkol ve hře",
        " na misję w grze",
    ),
    ruses.AFightersWeapon: (
        " on a weapon of {foes:an opponent's|a} warrior in the duel ({labels:list})",
        " na zbraň {foes:soupeřova |}bojovníka v souboji ({labels:list})",
        " na broń {foes:cudzego |}wojownika w pojedynku ({labels:list})",
    ),
    espionage.AMissionsPoints: (
        " (what an opponent's warrior has just earned by fulfilling a Mission)",
        " (to, co soupeřův bojovník právě získal splněním úkolu)",
        " (to, co cudzy wojownik właśnie zdobył za wypełnienie misji)",
    ),
    expertise.ItsTwoWeapons: (
        " with this warrior, if he has somebody to attack and two different weapons"
        "{together: for the same tactic|}",
        " s tímto bojovníkem, má-li na koho útočit a má-li dvě různé zbraně"
        "{together: pro touž taktiku|}",
        " z tym wojownikiem, jeśli ma kogo atakować i ma dwie różne bronie"
        "{together: do tej samej taktyki|}",
    ),
    ruses.AFoeToKill: (
        " on {such:a} in the duel who fights {by:a}",
        " na {such:a} v souboji, jehož soupeřem je některý z takových: {by:all};",
        " na {such:a} w pojedynku, którego przeciwnikiem jest któryś z takich: {by:all};",
    ),
    ruses.YourFighterToHelp: (
        " on your warrior in the duel, while another one of yours can help him",
        " na svého bojovníka v souboji, může-li mu jiný tvůj bojovník pomoci",
        " na swojego wojownika w pojedynku, jeśli może mu pomóc inny twój wojownik",
    ),
    downfall.ItsBearerForHisValue: (
        " on this warrior",
        " na tohoto bojovníka",
        " na tego wojownika",
    ),
    prompting.ASpellForHim: (
        " on {such:a} who could cast a spell of your hand now if he mastered its aspect",
        " na {such:a}, který by teď mohl seslat kouzlo z tvého listu, kdyby ovládal jeho aspekt",
        " na {such:a}, który mógłby teraz rzucić czar z twojej ręki, gdyby znał jego aspekt",
    ),
    prompting.ToPlayToo: (
        " to {kind:a} that does not stay in play nor take actions and that you could play yourself",
        " na {kind:a}, která nezůstává ve hře, nestojí akce a mohl bys ji zahrát i ty",
        " na {kind:a}, która nie zostaje w grze, nie kosztuje akcji i którą sam możesz zagrać",
    ),
}

VERBS: Final[dict[type, Three]] = {
    deeds_cards.LosePromotion: (
        "{who:you=you lose|that player loses} {n} {n:promotion point|promotion points}{n:for}",
        "{who:you=ztratíš|ten hráč ztratí} {n} {n:vítězný bod|vítězné body|vítězných bodů}{n:for}",
        "{who:you=tracisz|ten gracz traci} {n} "
        "{n:punkt zwycięstwa|punkty zwycięstwa|punktów zwycięstwa}{n:for}",
    ),
    deeds_gear.PayOrDiscardIt: (
        "pay {price} destiny {price:point|points}, or {forever:annihilate|discard} this card",
        "zaplať {price} {price:bod osudu|body osudu|bodů osudu}, nebo tuto kartu "
        "{forever:obětuj|vyřaď}",
        "zapłać {price} {price:Punkt|Punkty|Punktów} Przeznaczenia albo "
        "{forever:poświęć|odrzuć} tę kartę",
    ),
    purges.DiscardAll: (
        "discard all such cards in play: {kinds:list}"
        "{but:None=|, but not those that one of these has: {but:all}}",
        "vyřaď všechny takové karty ve hře: {kinds:list}"
        "{but:None=|, jen ne ty, které má někdo z těchto: {but:all}}",
        "odrzuć wszystkie takie karty w grze: {kinds:list}"
        "{but:None=|, ale nie te, które ma ktoś z tych: {but:all}}",
    ),
    purges.DiscardEverySuch: (
        "{such:all} are discarded",
        "{such:all} jsou vyřazeni",
        "{such:all} zostają odrzuceni",
    ),
    purges.StripAll: (
        "{such:all} discard all their {kind} cards",
        "{such:all} vyřadí všechny své karty {kind:dark-symmetry=Černé symetrie|toho druhu}",
        "{such:all} odrzucają wszystkie swoje karty {kind:dark-symmetry=Mrocznej Harmonii|tego "
        "rodzaju}",
    ),
    purges.StripTheMembers: (
        "name a corporation, the Brotherhood or the Dark Legion; all its warriors discard their "
        "equipment",
        "urči korporaci, Bratrstvo nebo Černou legii; všichni její bojovníci vyřadí své vybavení",
        "wskaż korporację, Bractwo albo Legion Ciemności; wszyscy jej wojownicy odrzucają swój "
        "ekwipunek",
    ),
    purges.DiscardMoreCards: (
        "discard one more such card for each payment after the first",
        "za každé další zaplacení vyřaď jednu další takovou kartu",
        "za każdą następną zapłatę odrzuć jeszcze jedną taką kartę",
    ),
    purges.DiscardOneOfHis: (
        "discard one of his {kind} cards, of your choice",
        "vyřaď jednu jeho kartu {kind:dark-symmetry=Černé symetrie|toho druhu} podle své volby",
        "odrzuć jedną jego kartę {kind:dark-symmetry=Mrocznej Harmonii|tego rodzaju} według "
        "swojego wyboru",
    ),
    ledger.RuinEverybody: (
        "all players lose half of their promotion points, rounded down, and all their destiny "
        "points",
        "všichni hráči ztratí polovinu vítězných bodů, zaokrouhlenou dolů, a všechny body osudu",
        "wszyscy gracze tracą połowę punktów zwycięstwa, zaokrągloną w dół, i wszystkie Punkty "
        "Przeznaczenia",
    ),
    ledger.ExchangePoints: (
        "exchange as many of your promotion points as you like for {rate} destiny points each, or "
        "the other way round",
        "vyměň libovolně mnoho svých vítězných bodů, každý za {rate} "
        "{rate:bod osudu|body osudu|bodů osudu}, nebo naopak",
        "wymień dowolnie wiele swoich punktów zwycięstwa, każdy na {rate} "
        "{rate:Punkt|Punkty|Punktów} Przeznaczenia, albo odwrotnie",
    ),
    tempo.ForTheirNextTurn: (
        "in that player's next turn: {gives:list}",
        "v příštím kole toho hráče: {gives:list}",
        "w następnej turze tego gracza: {gives:list}",
    ),
    tempo.ForYouAfterThisTurn: (
        "after this turn you have: {gives:list}",
        "po tomto kole máš: {gives:list}",
        "po tej turze masz: {gives:list}",
    ),
    tempo.DiscardDown: (
        "that player discards at once down to as many cards as he may have",
        "ten hráč ihned odhodí karty, které má v listu navíc",
        "ten gracz od razu odrzuca karty, które ma na ręce w nadmiarze",
    ),
    searching.LookUpACard: (
        "take one card{plain:, neither a special card nor a Personality,|} from your "
        "{deck:draw pile|collection} into your hand{shown: and show it to everybody|}"
        "{deck: and shuffle the draw pile|}",
        "vezmi si do listu {plain:jednu kartu, která není speciální ani osobností, |jednu kartu }"
        "{deck:z knihovny|ze své sbírky}{shown: a ukaž ji všem|}"
        "{deck: a knihovnu zamíchej|}",
        "weź na rękę jedną kartę{plain:, która nie jest specjalna ani nie jest osobistością,|} z "
        "{deck:talii|kolekcji}{shown: i pokaż ją wszystkim|}"
        "{deck: i potasuj talię|}",
    ),
    searching.TakeItBack: (
        "it returns to its owner's hand",
        "vrací se do listu svého majitele",
        "wraca na rękę swojego właściciela",
    ),
    searching.ShareOutEquipment: (
        "give any of your warriors' equipment to others of your warriors, in whatever area",
        "dej libovolné vybavení svých bojovníků jiným svým bojovníkům, v kterékoli oblasti",
        "daj dowolny ekwipunek swoich wojowników innym swoim wojownikom, w dowolnym obszarze",
    ),
    searching.AssignItAnew: (
        "if a warrior has it, assign it to any other warrior in play",
        "má-li ho bojovník, přiděl ho kterémukoli jinému bojovníkovi ve hře",
        "jeśli ma ją wojownik, przydziel ją dowolnemu innemu wojownikowi w grze",
    ),
    searching.ToAnotherPlayer: (
        "if a player has it, give it to another player",
        "má-li ho hráč, dej ho jinému hráči",
        "jeśli ma ją gracz, daj ją innemu graczowi",
    ),
    ruses.PutOutOfUse: (
        "until the duel ends, the weapon cannot be used",
        "do konce souboje nelze zbraň použít",
        "do końca pojedynku nie można użyć tej broni",
    ),
    ruses.EndDuelsOf: (
        "a duel {tactic:by} that is under way ends, if its values have not been compared yet",
        "probíhající souboj {tactic:by} končí, pokud v něm ještě nebyly porovnány hodnoty",
        "trwający pojedynek {tactic:by} kończy się, jeśli nie porównano w nim jeszcze wartości",
    ),
    ruses.Withdraw: (
        "the warrior withdraws and the duel ends; his opponent's player gains half of his value, "
        "rounded up, as promotion points",
        "bojovník ustoupí a souboj končí; hráč jeho soupeře získá polovinu jeho hodnoty, "
        "zaokrouhlenou nahoru, jako vítězné body",
        "wojownik wycofuje się i pojedynek się kończy; gracz jego przeciwnika dostaje połowę jego "
        "wartości, zaokrągloną w górę, jako punkty zwycięstwa",
    ),
    ruses.KillOutright: (
        "he is killed by the one he fights, points are earned, and the duel ends; nothing can save "
        "him",
        "je zabit svým soupeřem, získáváš za něj body a souboj končí; nic ho nemůže zachránit",
        "zostaje zabity przez swojego przeciwnika, dostajesz punkty i pojedynek się kończy; nic "
        "nie może go uratować",
    ),
    ruses.HealTheAttacker: (
        "if he was wounded in this duel, he is healed",
        "byl-li v tomto souboji zraněn, je uzdraven",
        "jeśli został ranny w tym pojedynku, zostaje uzdrowiony",
    ),
    ruses.NameHelpers: (
        "for each payment one of your warriors of the same area adds his blows to his; no "
        "Doomtrooper helps a Dark Legionnaire, nor the other way round, and nobody helps against "
        "a member of his own corporation",
        "za každé zaplacení přidá svůj útok k jeho útoku jeden tvůj bojovník z téže oblasti; "
        "Doomtrooper nepomáhá černému legionáři ani naopak a nikdo nepomáhá proti členovi vlastní "
        "korporace",
        "za każdą zapłatę jeden twój wojownik z tego samego obszaru dodaje do niego swój cios; "
        "Żołnierz Zagłady nie pomaga Mrocznemu Legioniście ani odwrotnie i nikt nie pomaga "
        "przeciw członkowi własnej korporacji",
    ),
    ruses.TheFoeNamesHisTarget: (
        "the opponent says whom of the group he strikes at",
        "soupeř určí, na koho z této skupiny útočí",
        "przeciwnik wskazuje, w kogo z tej grupy uderza",
    ),
    espionage.StealThePoints: (
        "you gain all of these points and the player of the warrior nothing; the warrior is "
        "discarded",
        "všechny tyto body získáš ty a hráč toho bojovníka nic; bojovník je vyřazen",
        "wszystkie te punkty dostajesz ty, a gracz tego wojownika nic; wojownik zostaje odrzucony",
    ),
    expertise.NameAWeapon: (
        "name the weapon of the first attack",
        "urči zbraň prvního útoku",
        "wskaż broń do pierwszego ataku",
    ),
    expertise.OnlyWithTheNamed: (
        "the attack that follows is made with that weapon",
        "následující útok se vede touto zbraní",
        "następny atak wykonuje się tą bronią",
    ),
    expertise.NotWithTheNamed: (
        "the attack that follows is made with a different one",
        "následující útok se vede jinou zbraní",
        "następny atak wykonuje się inną bronią",
    ),
    expertise.AttackArmed: (
        "the warrior attacks, if he can, as {others:that weapon|the weapon} allows",
        "bojovník zaútočí, může-li, jak {others:ta zbraň|zbraň} dovoluje",
        "wojownik atakuje, jeśli może, tak jak pozwala {others:ta broń|broń}",
    ),
    downfall.DiscardTheBearer: (
        "this warrior is discarded",
        "tento bojovník je vyřazen",
        "ten wojownik zostaje odrzucony",
    ),
    downfall.TurnFaceUp: (
        "the warrior leaves cover; who was deployed into it is revealed and paid for",
        "bojovník opustí úkryt; kdo do něj byl vyložen, je odhalen a zaplacen",
        "wojownik opuszcza ukrycie; kto został do niego wystawiony, zostaje odkryty i opłacony",
    ),
    prompting.ForOneSpell: (
        "for one spell the warrior has: {gives:list}",
        "pro jedno kouzlo má bojovník: {gives:list}",
        "na jeden czar wojownik ma: {gives:list}",
    ),
    prompting.CastOneNow: (
        "he casts a spell of your hand at once; its price has to be paid",
        "ihned sešle kouzlo z tvého listu; jeho cenu je třeba zaplatit",
        "od razu rzuca czar z twojej ręki; trzeba zapłacić jego cenę",
    ),
    prompting.TheSpellIsCast: (
        "after that he can cast as before",
        "poté umí sesílat jako předtím",
        "potem rzuca czary jak przedtem",
    ),
    prompting.PlayItToo: (
        "that card works; you play it as well, at its own price",
        "ta karta platí; zahraj ji za její cenu i ty",
        "ta karta działa; zagraj ją także sam za jej cenę",
    ),
}

PHRASES: Final[dict[type, Three]] = {**EFFECTS, **FACTS, **TRIGGERS, **TARGETS, **VERBS}
QUESTIONS: Final[dict[type, Three]] = {
    searching.ShareOutEquipment: (
        "name a piece of equipment and then who gets it, or be done",
        "urči kus vybavení a potom, kdo ho dostane, nebo skonči",
        "wskaż sztukę ekwipunku, a potem, kto ją dostanie, albo zakończ",
    ),
}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {
    "unanswered": (
        "no other card can cancel or change it",
        "žádná jiná karta ji nemůže zrušit ani změnit",
        "żadna inna karta nie może jej anulować ani zmienić",
    ),
}
