"""The phrasebook of Doomtrooper: what places, stores and relics need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    drawing,
    edicts,
    garrisons,
    hoards,
    journeys,
    marking,
    powers,
    recasting,
    reinforcing,
    sorts,
    strongholds,
    treasures,
)

Three = tuple[str, str, str]

EFFECTS_2: Final[dict[type, Three]] = {
    powers.CastsTheStored: (
        "this warrior may cast the spell stored here without mastering it, once between two of "
        "your draw steps; it stays stored",
        "tento bojovník smí sesílat zde uložené kouzlo, i když ho neovládá, jednou mezi dvěma "
        "tvými dobíráními karet; kouzlo zůstává uloženo",
        "ten wojownik może rzucać złożony tu czar, nawet jeśli go nie zna, raz między dwoma twoimi "
        "dobieraniami kart; czar pozostaje złożony",
    ),
    sorts.Returning: (
        "as 2 actions you may take this card into your hand even from your discard pile",
        "za 2 akce smíš tuto kartu vzít do listu i ze svého hrobu",
        "za 2 akcje możesz wziąć tę kartę na rękę nawet ze swojego stosu kart odrzuconych",
    ),
    marking.Marked: (
        "he is your target",
        "je tvým cílem",
        "jest twoim celem",
    ),
    marking.Exposed: (
        "nothing keeps the wound from killing, nor saves from it",
        "nic nezabrání, aby zranění zabilo, ani před ním nezachrání",
        "nic nie powstrzyma rany od zabicia ani przed nią nie uratuje",
    ),
    reinforcing.AgainstTheMarked: (
        "against your targets: {effect}",
        "proti tvým cílům: {effect}",
        "przeciw twoim celom: {effect}",
    ),
    strongholds.HalfPrice: (
        "your {affiliation:None=Doomtroopers|warriors{affiliation:of}} cost half their value, "
        "rounded up, but not Personalities{affiliation:None=, warriors of the Brotherhood, "
        "vehicles or Commanders|}",
        "tvoji {affiliation:None=Doomtroopeři|bojovníci{affiliation:of}} stojí polovinu své "
        "hodnoty, zaokrouhleno nahoru, ale ne osobnosti{affiliation:None=, bojovníci Bratrstva, "
        "vozidla ani velitelé|}",
        "twoi {affiliation:None=Żołnierze Zagłady|wojownicy{affiliation:of}} kosztują połowę "
        "swojej wartości, zaokrągloną w górę, ale nie osobistości{affiliation:None=, wojownicy "
        "Bractwa, pojazdy ani dowódcy|}",
    ),
    strongholds.FreeCopies: (
        "copies of your warriors who are in this area, except Personalities, are added to it for "
        "no destiny points",
        "kopie tvých bojovníků, kteří jsou v této oblasti, kromě osobností, do ní přicházejí bez "
        "placení bodů osudu",
        "kopie twoich wojowników, którzy są w tym obszarze, oprócz osobistości, dołączają do niego "
        "bez płacenia Punktów Przeznaczenia",
    ),
    strongholds.ForThoseLikeTheOneUpThere: (
        "members of your Squad who share an affiliation with the warrior up there: {effect}",
        "členové tvého Mužstva, kteří mají s bojovníkem nahoře společnou příslušnost: {effect}",
        "członkowie twojej Drużyny, którzy mają wspólną przynależność z wojownikiem na górze: "
        "{effect}",
    ),
    strongholds.HoldsOn: (
        "the card on which it lies may not be discarded before it, except with its warrior",
        "karta, na které leží, nesmí být vyřazena dříve než ona, leda se svým bojovníkem",
        "karta, na której leży, nie może zostać odrzucona przed nią, chyba że ze swoim wojownikiem",
    ),
    strongholds.FallsWith: (
        "what discards all such cards discards this one as well: {kind:called}",
        "co vyřazuje všechny takové karty, vyřazuje i tuto: {kind:called}",
        "co odrzuca wszystkie takie karty, odrzuca też tę: {kind:called}",
    ),
    edicts.HoldsGifts: (
        "the Dark Symmetry cards in the Kohort of this warrior may not be discarded or annihilated "
        "before this card",
        "karty Černé symetrie v Kohortě tohoto bojovníka nesmějí být vyřazeny ani obětovány dříve "
        "než tato karta",
        "karty Mrocznej Harmonii w Kohorcie tego wojownika nie mogą zostać odrzucone ani "
        "poświęcone przed tą kartą",
    ),
    edicts.NoneOfThem: (
        "nobody may put such warriors into play: {kind:called}",
        "nikdo nesmí vyložit bojovníky této skupiny: {kind:called}",
        "nikt nie może wprowadzić do gry wojowników tej grupy: {kind:called}",
    ),
    edicts.GainsOnlyIn: (
        "may be given such cards only in {area:where}: {kind:called}",
        "smí takové karty dostat jen v oblasti {area:called}: {kind:called}",
        "może otrzymać takie karty tylko w {area:where}: {kind:called}",
    ),
    garrisons.PerishWithIt: (
        "if this card is discarded, its prisoners are discarded as well",
        "je-li tato karta vyřazena, jsou vyřazeni i její vězni",
        "jeśli ta karta zostaje odrzucona, jej więźniowie też zostają odrzuceni",
    ),
    garrisons.DiscardedInstead: (
        "your Doomtroopers are discarded instead of annihilated",
        "tvoji Doomtroopeři jsou místo obětování jen vyřazeni",
        "twoi Żołnierze Zagłady zamiast poświęcenia są tylko odrzucani",
    ),
    garrisons.Entombs: (
        "{relics:Relics that would be discarded or annihilated|Personalities who are killed or "
        "annihilated in a duel} are laid under this card: they have no effect but count as in "
        "play, until it is discarded",
        "{relics:relikvie, které by byly vyřazeny nebo obětovány,|osobnosti zabité nebo obětované "
        "v souboji} se položí pod tuto kartu: nemají žádný účinek, ale počítají se jako karty ve "
        "hře, dokud není vyřazena",
        "{relics:relikwie, które zostałyby odrzucone lub poświęcone,|osobistości zabite lub "
        "poświęcone w pojedynku} kładzie się pod tą kartą: nie mają efektu, ale liczą się jako "
        "karty w grze, dopóki nie zostanie odrzucona",
    ),
    treasures.EquipmentReturns: (
        "the equipment of your Dark Legionnaires who are killed, but not of this one, is shuffled "
        "into the draw pile",
        "vybavení tvých zabitých černých legionářů, ale ne tohoto, se zamíchá do knihovny",
        "ekwipunek twoich zabitych Mrocznych Legionistów, ale nie tego, wtasowuje się do talii",
    ),
}

TARGETS_2: Final[dict[type, Three]] = {
    recasting.ToRecast: (
        ", when the stored spell can be cast{reacting: like that|}",
        ", když lze uložené kouzlo {reacting:takto |}seslat",
        ", gdy złożony czar można {reacting:tak |}rzucić",
    ),
    reinforcing.AReinforcement: (
        " on {such:a} of the same area, while this warrior fights",
        " na {such:a} z téže oblasti, zatímco tento bojovník bojuje",
        " na {such:a} z tego samego obszaru, gdy ten wojownik walczy",
    ),
    reinforcing.ToGuard: (
        " against you, while you have such a warrior in hand, of whatever affiliation",
        " proti tobě, máš-li v listu takového bojovníka, ať má kteroukoli příslušnost",
        " przeciw tobie, jeśli masz na ręce takiego wojownika, bez względu na przynależność",
    ),
    treasures.ItsBearerIsIn: (
        "its bearer is in {area:where} and you have such a Brother",
        "její nositel je v oblasti {area:called} a máš takového Bratra",
        "jej właściciel jest w {area:where} i masz takiego Brata",
    ),
    garrisons.ToMan: (
        " on a warrior of your Squad, while nobody is up there",
        " na bojovníka svého Mužstva, pokud nahoře nikdo není",
        " na wojownika swojej Drużyny, jeśli nikogo nie ma na górze",
    ),
    garrisons.WhoIsUp: (
        " while somebody is up there",
        ", pokud nahoře někdo je",
        ", jeśli ktoś jest na górze",
    ),
    garrisons.ToEnlist: (
        " while it has a marker and you have such a warrior in hand",
        ", dokud má žeton a ty máš takového bojovníka v listu",
        ", dopóki ma znacznik, a ty masz takiego wojownika na ręce",
    ),
    garrisons.AnAirborneAttacker: (
        " on whoever attacks your Doomtrooper in an airship, before the values are compared",
        " na toho, kdo ve vzducholodi útočí na tvého Doomtroopera, před porovnáním hodnot",
        " na tego, kto w statku powietrznym atakuje twojego Żołnierza Zagłady, przed porównaniem "
        "wartości",
    ),
    hoards.AStored: (
        " on a card stored here{wanted: that a warrior of your Squad can be given|}",
        " na zde uloženou kartu{wanted:, kterou může dostat bojovník tvého Mužstva|}",
        " na złożoną tu kartę{wanted:, którą może otrzymać wojownik twojej Drużyny|}",
    ),
    hoards.ToLayDown: (
        " on equipment of a warrior of your Squad, while fewer than {most} cards lie here",
        " na vybavení bojovníka svého Mužstva, dokud je zde méně než {most} karet",
        " na ekwipunek wojownika swojej Drużyny, dopóki leży tu mniej niż {most} kart",
    ),
    treasures.APlace: (
        " on a {kind:called} in your own {area:called}",
        " na kartu {kind:called} ve své oblasti: {area:called}",
        " na kartę {kind:called} w swoim obszarze: {area:called}",
    ),
    treasures.AnAreaOfTheirs: (
        " against one area of another player, if this warrior has {most} different cards "
        "({kind:called})",
        " proti jedné oblasti jiného hráče, má-li tento bojovník {most} různé karty "
        "({kind:called})",
        " przeciw jednemu obszarowi innego gracza, jeśli ten wojownik ma {most} różne karty "
        "({kind:called})",
    ),
}

TRIGGERS_2: Final[dict[type, Three]] = {
    drawing.WhenItsPlayerPlays: (
        "the player of this warrior plays a card from his hand",
        "hráč tohoto bojovníka zahraje kartu z listu",
        "gracz tego wojownika zagra kartę z ręki",
    ),
    garrisons.WhenYouImprison: (
        "you imprison a warrior elsewhere",
        "jinde uvězníš bojovníka",
        "uwięzisz wojownika gdzie indziej",
    ),
    garrisons.WhenYoursIsLost: (
        "your Dark Legionnaire is killed, discarded or annihilated",
        "je tvůj černý legionář zabit, vyřazen nebo obětován",
        "twój Mroczny Legionista zostaje zabity, odrzucony lub poświęcony",
    ),
    treasures.WhenTheLegionKills: (
        "{of:None=your Dark Legionnaire kills a follower of another Apostle than his own|"
        "any follower of {of:apostle} kills a Doomtrooper}",
        "{of:None=tvůj černý legionář zabije následovníka jiného apoštola, než je jeho|"
        "kterýkoli následovník {of:apostle} zabije Doomtroopera}",
        "{of:None=twój Mroczny Legionista zabija wyznawcę innego Apostoła niż jego własny|"
        "dowolny wyznawca {of:apostle} zabija Żołnierza Zagłady}",
    ),
    treasures.WhenYouKillADoomtrooper: (
        "you kill a Doomtrooper",
        "zabiješ Doomtroopera",
        "zabijasz Żołnierza Zagłady",
    ),
    treasures.WhenThisGoes: (
        "this card leaves the warrior",
        "tato karta bojovníka opustí",
        "ta karta opuszcza wojownika",
    ),
    treasures.WhenThereIsOne: (
        "{such:a} is in play",
        "je ve hře někdo z nich ({such:all})",
        "jest w grze któryś z nich ({such:all})",
    ),
}

VERBS_2: Final[dict[type, Three]] = {
    recasting.CastFromStore: (
        "cast it",
        "sešli ho",
        "rzuć go",
    ),
    recasting.GoBackUnder: (
        "the spell goes back under the card",
        "kouzlo se vrátí pod kartu",
        "czar wraca pod kartę",
    ),
    drawing.MayDraw: (
        "you may draw a card",
        "smíš si dobrat kartu",
        "możesz dobrać kartę",
    ),
    drawing.DrawOne: (
        "that happens at once",
        "stane se to ihned",
        "dzieje się to od razu",
    ),
    drawing.TakeThisBack: (
        "take this card back into your hand",
        "vezmi tuto kartu zpět do listu",
        "weź tę kartę z powrotem na rękę",
    ),
    journeys.Reclaim: (
        "take a card back from your discard pile",
        "vezmi si kartu zpět ze svého hrobu",
        "weź kartę z powrotem ze swojego stosu kart odrzuconych",
    ),
    reinforcing.Reinforce: (
        "he joins the duel: the fight and shoot of the group are added, and the opponent says whom "
        "of them he fights",
        "přidá se k souboji: zápas i střelba skupiny se sčítají a soupeř určí, s kým z ní bojuje",
        "dołącza do pojedynku: walka wręcz i strzelanie grupy się sumują, a przeciwnik wskazuje, z "
        "kim z niej walczy",
    ),
    reinforcing.PostAGuard: (
        "put a warrior from your hand into this area and pay for him; the saboteur attacks him "
        "instead of you",
        "vylož do této oblasti bojovníka z listu a zaplať za něj; sabotér zaútočí na něj místo na "
        "tebe",
        "wprowadź do tego obszaru wojownika z ręki i zapłać za niego; sabotażysta atakuje jego "
        "zamiast ciebie",
    ),
    garrisons.ManIt: (
        "{down:whoever is up there comes down|the warrior goes up}",
        "{down:kdo je nahoře, sestoupí|bojovník vystoupí nahoru}",
        "{down:kto jest na górze, schodzi|wojownik wchodzi na górę}",
    ),
    garrisons.PutMarkersForRecruits: (
        "put {n} markers on it",
        "polož na ni {n} žetonů",
        "połóż na niej {n} znaczników",
    ),
    garrisons.Enlist: (
        "take a marker off and put a warrior with a base value of at most {worth} from your hand "
        "into this area for no destiny points; without markers the card is discarded",
        "odeber žeton a vylož z listu do této oblasti bez placení bojovníka se základní hodnotou "
        "nejvýše {worth}; bez žetonů se karta vyřadí",
        "zdejmij znacznik i wprowadź z ręki do tego obszaru bez płacenia wojownika o wartości "
        "podstawowej najwyżej {worth}; bez znaczników kartę się odrzuca",
    ),
    garrisons.GainForEachHere: (
        "gain {n} destiny points for each of your cards in the same area: {kind:called}",
        "získej {n} body osudu za každou svou kartu v téže oblasti: {kind:called}",
        "zyskaj {n} Punkty Przeznaczenia za każdą swoją kartę w tym samym obszarze: {kind:called}",
    ),
    garrisons.MayBringHere: (
        "you may make him a prisoner of this card",
        "smíš z něj udělat vězně této karty",
        "możesz uczynić go więźniem tej karty",
    ),
    garrisons.GainActionsHere: (
        "gain one non-attack action for each of its prisoners",
        "získej jednu neútočnou akci za každého jejího vězně",
        "zyskaj jedną akcję bez ataku za każdego jej więźnia",
    ),
    garrisons.MayTakeHimBack: (
        "you may take him back into your hand instead",
        "smíš ho místo toho vzít zpět do listu",
        "możesz zamiast tego wziąć go z powrotem na rękę",
    ),
    garrisons.LoseTheAirship: (
        "discard the airship",
        "vyřaď vzducholoď",
        "odrzuć statek powietrzny",
    ),
    hoards.LayItUp: (
        "store it here",
        "ulož ji sem",
        "złóż ją tutaj",
    ),
    hoards.TakeItUp: (
        "one of them is given it",
        "jeden z nich ji dostane",
        "jeden z nich ją otrzymuje",
    ),
    hoards.TakeItToHand: (
        "take it into your hand",
        "vezmi ji do listu",
        "weź ją na rękę",
    ),
    hoards.ThrowItOut: (
        "discard it",
        "vyřaď ji",
        "odrzuć ją",
    ),
    treasures.StartAtNone: (
        "it has no marker at first",
        "zpočátku nemá žádný žeton",
        "na początku nie ma znaczników",
    ),
    treasures.MarkIt: (
        "put a marker on this card",
        "polož na tuto kartu žeton",
        "połóż na tej karcie znacznik",
    ),
    treasures.MayFetchForTheKill: (
        "instead of the points you may put a warrior of the Dark Legion from your collection into "
        "your Kohort, no Personality and worth at most as much",
        "místo bodů smíš vyložit ze sbírky do své Kohorty bojovníka Černé legie, který není "
        "osobností a má nejvýše stejnou hodnotu",
        "zamiast punktów możesz wprowadzić z kolekcji do swojej Kohorty wojownika Legionu "
        "Ciemności, który nie jest osobistością i ma najwyżej taką samą wartość",
    ),
    treasures.StripTheBearer: (
        "discard all of these from him: {kind}",
        "vyřaď mu všechny tyto karty: {kind}",
        "odrzuć mu wszystkie takie karty: {kind}",
    ),
    treasures.SacrificeOne: (
        "discard {such:a}",
        "vyřaď {such:a}",
        "odrzuć {such:a}",
    ),
    treasures.AnnihilateInTheDeck: (
        "look through that player's draw pile and annihilate one card of it",
        "prohlédni knihovnu toho hráče a jednu její kartu obětuj",
        "przejrzyj talię tego gracza i poświęć jedną jej kartę",
    ),
    treasures.KillTheArea: (
        "kill all warriors there; you earn their points",
        "zabij tam všechny bojovníky; získáš za ně body",
        "zabij tam wszystkich wojowników; zdobywasz za nich punkty",
    ),
}

QUESTIONS_2: Final[dict[type, Three]] = {
    reinforcing.Reinforce: (
        "say whom of the group you fight",
        "urči, s kým ze skupiny bojuješ",
        "wskaż, z kim z grupy walczysz",
    ),
}
SAYINGS_2: Final[dict[str, Three]] = {
    "reclaim": (
        "take a card back from your discard pile",
        "vezmi si kartu zpět ze svého hrobu",
        "weź kartę z powrotem ze stosu kart odrzuconych",
    ),
}
