"""The phrasebook of Plošinovka: what cards do and give, by what they are earned, when they leave.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.
"""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka import (
    actions,
    bosses,
    fight,
    foes,
    gravity,
    levels,
    moving,
    shop,
    solo,
    turn,
    verbs,
)
from kostka.games.plosinovka.terms import MIGHTY
from kostka.kernel.event import ReadDue

Three = tuple[str, str, str]

# --- What a card does, step by step ---------------------------------------------------------------

PHRASES: Final[dict[type, Three]] = {
    verbs.NextAttack: (
        "your next attack this turn deals {n} extra damage",
        "tvůj příští útok v tomto tahu způsobí o {n} zranění více",
        "twój następny atak w tej turze zadaje o {n} {n:obrażenie|obrażenia|obrażeń} więcej",
    ),
    verbs.Move: (
        "move {n:1=1 field|up to {n} fields}{upward: straight up|}",
        "přesuň se {n:1=o 1 pole|nejvýše o {n} {n:pole|pole|polí}}{upward: přímo vzhůru|}",
        "przesuń się {n:1=o 1 pole|najwyżej o {n} {n:pole|pola|pól}}{upward: prosto w górę|}",
    ),
    verbs.PayGold: (
        "pay {n} gold",
        "zaplať {n} {n:zlaťák|zlaťáky|zlaťáků}",
        "zapłać {n} {n:sztukę|sztuki|sztuk} złota",
    ),
    verbs.GainGold: (
        "gain {n} gold",
        "získej {n} {n:zlaťák|zlaťáky|zlaťáků}",
        "zdobądź {n} {n:sztukę|sztuki|sztuk} złota",
    ),
    verbs.GainGems: (
        "gain {n} {n:gem|gems}",
        "získej {n} {n:drahokam|drahokamy|drahokamů}",
        "zdobądź {n} {n:klejnot|klejnoty|klejnotów}",
    ),
    verbs.GainLives: (
        "gain {n:1=1 life|up to {n} lives}, not above your life supply",
        "získej {n:1=1 život|až {n} {n:život|životy|životů}}, ne nad svou zásobu životů",
        "zdobądź {n:1=1 życie|do {n} {n:życia|żyć|żyć}}, nie ponad swoją pulę życia",
    ),
    verbs.PayLife: (
        "discard {n} {n:life|lives}, but never your last one",
        "odhoď {n} {n:život|životy|životů}, ale nikdy ne svůj poslední",
        "odrzuć {n} {n:życie|życia|żyć}, ale nigdy ostatniego",
    ),
    verbs.Reroll: (
        "reroll {at_most:0=any number of|1=1 of|up to {at_most} of} your unused pool dice",
        "přehoď {at_most:0=libovolný počet svých nepoužitých kostek|1=1 svou nepoužitou kostku"
        "|nejvýše {at_most} své nepoužité kostky} ze zásoby",
        "przerzuć {at_most:0=dowolną liczbę swoich niewykorzystanych kości"
        "|1=1 swoją niewykorzystaną kość|najwyżej {at_most} swoje niewykorzystane kości} z puli",
    ),
    verbs.SetSpecialNow: (
        "set your special die to the symbol of 1 unused pool die and spend that die",
        "nastav svou speciální kostku na symbol 1 nepoužité kostky ze zásoby a tu kostku utrať",
        "ustaw swoją kość specjalną na symbol 1 niewykorzystanej kości z puli i zużyj tę kość",
    ),
    verbs.QuietMove: (
        "your next move this turn provokes no enemy attack",
        "tvůj příští přesun v tomto tahu nevyprovokuje útok žádného nepřítele",
        "twój następny ruch w tej turze nie prowokuje ataku żadnego wroga",
    ),
    verbs.GhostMove: (
        "your next move this turn may pass one wall or platform, but never the floor of the boss "
        "level downward",
        "tvůj příští přesun v tomto tahu smí projít jednou zdí nebo plošinou, nikdy však podlahou "
        "úrovně s bossem dolů",
        "twój następny ruch w tej turze może przejść przez jedną ścianę lub platformę, ale nigdy "
        "w dół przez podłogę poziomu bossa",
    ),
    verbs.Float: (
        "gravity does not move you until your next step 3",
        "gravitace s tebou nepohne až do tvého příštího kroku 3",
        "grawitacja nie porusza cię aż do twojego następnego kroku 3",
    ),
    verbs.MoveEnemies: (
        "move {enemies:1=1 enemy|up to {enemies} different enemies} "
        "{fields:1=1 field|up to {fields} fields}{enemies:1=| each}",
        "přesuň {enemies:1=1 nepřítele|nejvýše {enemies} různé nepřátele}"
        "{enemies:1=|, každého} {fields:1=o 1 pole|nejvýše o {fields} {fields:pole|pole|polí}}",
        "przesuń {enemies:1=1 wroga|najwyżej {enemies} różnych wrogów}"
        "{enemies:1=|, każdego} {fields:1=o 1 pole|najwyżej o {fields} {fields:pole|pola|pól}}",
    ),
    verbs.DiscardTokens: (
        "discard all your boss tokens",
        "odhoď všechny své bossovy žetony",
        "odrzuć wszystkie swoje żetony bossa",
    ),
    verbs.BoostNext: (
        "the next symbol you use this turn counts as if one more multiple were paid",
        "příští symbol, který v tomto tahu použiješ, platí, jako by byl zaplacen o jeden násobek "
        "více",
        "następny symbol, którego użyjesz w tej turze, liczy się tak, jakby opłacono o jedną "
        "wielokrotność więcej",
    ),
    verbs.WildDie: (
        "use 1 unused pool die as any symbol",
        "použij 1 nepoužitou kostku ze zásoby jako libovolný symbol",
        "użyj 1 niewykorzystanej kości z puli jako dowolnego symbolu",
    ),
    # events
    verbs.ResolveGravity: (
        "resolve gravity now",
        "nyní vyhodnoť gravitaci",
        "rozpatrz teraz grawitację",
    ),
    verbs.Reinforce: (
        "one enemy of your hero's level (level 1 if off the map, none in the boss level) appears "
        "on a free spawn field there, if a token and a field are free",
        "na volném poli, kde se objevují nepřátelé, se v úrovni tvého hrdiny (v úrovni 1, je-li "
        "mimo mapu; v úrovni s bossem nikdy) objeví jeden nepřítel té úrovně, je-li volný žeton "
        "i pole",
        "na wolnym polu pojawienia się wroga na poziomie twojego bohatera (na poziomie 1, jeśli "
        "jest poza mapą; na poziomie bossa nigdy) pojawia się jeden wróg tego poziomu, jeśli jest "
        "wolny żeton i pole",
    ),
    verbs.LoseGoldOrGem: (
        "discard 1 gold or 1 gem of your choice, if you have any",
        "odhoď podle své volby 1 zlaťák nebo 1 drahokam, pokud nějaký máš",
        "odrzuć do wyboru 1 sztukę złota lub 1 klejnot, jeśli jakieś masz",
    ),
    verbs.SufferInLowest: (
        "if your hero is in the lowest revealed level and that is not the boss level, it suffers "
        "{n} damage",
        "je-li tvůj hrdina v nejnižší odhalené úrovni a není to úroveň s bossem, utrpí {n} zranění",
        "jeśli twój bohater jest na najniższym odkrytym poziomie i nie jest to poziom bossa, "
        "otrzymuje {n} {n:obrażenie|obrażenia|obrażeń}",
    ),
    # attack cards
    bosses.EachSuffers: (
        "each hero in range suffers {n} damage",
        "každý hrdina v dosahu utrpí {n} zranění",
        "każdy bohater w zasięgu otrzymuje {n} {n:obrażenie|obrażenia|obrażeń}",
    ),
    bosses.EachGains: (
        "each hero in range gains the token {token}",
        "každý hrdina v dosahu získá žeton {token}",
        "każdy bohater w zasięgu otrzymuje żeton {token}",
    ),
    bosses.EachIsShoved: (
        "each hero hit is placed 1 field farther from the boss in the same direction, if that "
        "field is free, on the map and not behind a wall or platform",
        "každý zasažený hrdina je umístěn o 1 pole dále od bosse týmž směrem, je-li to pole volné, "
        "na mapě a ne za zdí či plošinou",
        "każdy trafiony bohater zostaje umieszczony o 1 pole dalej od bossa w tym samym kierunku, "
        "jeśli to pole jest wolne, na mapie i nie za ścianą lub platformą",
    ),
    bosses.BossGravity: (
        "gravity is resolved in the boss level; nobody may hold a ladder",
        "v úrovni s bossem se vyhodnotí gravitace; nikdo se nesmí držet žebříku",
        "na poziomie bossa rozpatrzcie grawitację; nikt nie może trzymać się drabiny",
    ),
    bosses.ActiveGains: (
        "the active hero gains the token {token}",
        "aktivní hrdina získá žeton {token}",
        "aktywny bohater otrzymuje żeton {token}",
    ),
    bosses.Approach: (
        "the boss approaches the active hero by up to {n} {n:field|fields}, sideways steps first",
        "boss se přiblíží k aktivnímu hrdinovi nejvýše o {n} {n:pole|pole|polí}, nejdříve do stran",
        "boss zbliża się do aktywnego bohatera najwyżej o {n} {n:pole|pola|pól}, najpierw na boki",
    ),
    bosses.ActivePays: (
        "the active hero discards {gold} gold, or suffers {damage} damage if it has fewer",
        "aktivní hrdina odhodí {gold} {gold:zlaťák|zlaťáky|zlaťáků}, nebo utrpí {damage} zranění, "
        "má-li jich méně",
        "aktywny bohater odrzuca {gold} {gold:sztukę|sztuki|sztuk} złota lub otrzymuje {damage} "
        "{damage:obrażenie|obrażenia|obrażeń}, jeśli ma mniej",
    ),
    bosses.Summon: (
        "one helper appears on the free spawn field nearest to the active hero",
        "na volném poli, kde se objevují nepřátelé, nejblíže aktivnímu hrdinovi se objeví jeden "
        "pomocník",
        "na wolnym polu pojawienia się wroga najbliżej aktywnego bohatera pojawia się jeden "
        "pomocnik",
    ),
    bosses.HelpersAttack: (
        "every helper attacks the heroes adjacent to it",
        "každý pomocník zaútočí na hrdiny na sousedních polích",
        "każdy pomocnik atakuje bohaterów na sąsiednich polach",
    ),
    bosses.YouGain: (
        "a hero that attacks the boss without defeating it gains the token {token}",
        "hrdina, který na bosse zaútočí a neporazí ho, získá žeton {token}",
        "bohater, który zaatakuje bossa i go nie pokona, otrzymuje żeton {token}",
    ),
    bosses.StrikesBack: (
        "a hero that attacks the boss without defeating it is attacked by it at once",
        "hrdina, který na bosse zaútočí a neporazí ho, je jím ihned napaden",
        "bohater, który zaatakuje bossa i go nie pokona, zostaje natychmiast przez niego "
        "zaatakowany",
    ),
}

# --- What a card gives for as long as it is owned -------------------------------------------------

PASSIVES: Final[dict[str, Three]] = {
    "farther-monsters": (
        "each monster symbol moves the enemy up to {n} fields instead of 1; gems multiply that",
        "každý symbol přesunu nepřítele přesune nepřítele až o {n} {n:pole|pole|polí} místo o 1; "
        "drahokamy to násobí",
        "każdy symbol potwora przesuwa wroga do {n} {n:pola|pól|pól} zamiast o 1; klejnoty to "
        "mnożą",
    ),
    "gold-for-defeat": (
        "whenever you defeat an enemy, gain {n} extra gold",
        "kdykoli porazíš nepřítele, získej navíc {n} {n:zlaťák|zlaťáky|zlaťáků}",
        "zawsze, gdy pokonasz wroga, zdobądź dodatkowo {n} {n:sztukę|sztuki|sztuk} złota",
    ),
    "mighty-blows": (
        f"an attack with at least {MIGHTY} sword symbols deals "
        "{n} extra damage; stars and merges used as "
        "swords count",
        f"útok s alespoň {MIGHTY} symboly meče způsobí "
        "o {n} zranění více; hvězdy a sloučené kostky "
        "použité jako meč se počítají",
        f"atak z co najmniej {MIGHTY} symbolami miecza zadaje "
        "o {n} {n:obrażenie|obrażenia|obrażeń} "
        "więcej; gwiazdy i połączone kości użyte jako miecz też się liczą",
    ),
    "shield": (
        "each enemy or boss attack deals you {n} less damage, at least 1",
        "každý útok nepřítele nebo bosse ti způsobí o {n} zranění méně, nejméně však 1",
        "każdy atak wroga lub bossa zadaje ci o {n} {n:obrażenie|obrażenia|obrażeń} mniej, ale co "
        "najmniej 1",
    ),
    "wall-grip": (
        "when gravity is resolved, you may hold on if a wall borders your field on the left or "
        "right; the edge of the map does not count",
        "při vyhodnocení gravitace se smíš držet, sousedí-li tvé pole vlevo nebo vpravo se zdí; "
        "okraj mapy se nepočítá",
        "przy rozpatrywaniu grawitacji możesz się trzymać, jeśli twoje pole graniczy z lewej lub "
        "prawej ze ścianą; brzeg mapy się nie liczy",
    ),
    "soft-fall": (
        "traps do not hurt you while you fall",
        "pasti tě při pádu nezraňují",
        "pułapki nie ranią cię podczas spadania",
    ),
    "trap-proof": (
        "traps do not hurt you",
        "pasti tě nezraňují",
        "pułapki cię nie ranią",
    ),
    "richer-coins": (
        "each coin symbol you use gives {n} extra gold, added after gems",
        "každý tebou použitý symbol zlaťáku přinese navíc {n} {n:zlaťák|zlaťáky|zlaťáků}, přičteno "
        "po drahokamech",
        "każdy użyty przez ciebie symbol monety daje dodatkowo {n} {n:sztukę|sztuki|sztuk} złota, "
        "doliczane po klejnotach",
    ),
    "long-reach": (
        "you may also attack an enemy exactly {n} fields away in a straight line, if no wall or "
        "platform is between",
        "smíš zaútočit i na nepřítele přesně {n} {n:pole|pole|polí} daleko v přímém směru, není-li "
        "mezi vámi zeď ani plošina",
        "możesz też zaatakować wroga dokładnie {n} {n:pole|pola|pól} dalej w linii prostej, jeśli "
        "nie dzieli was ściana ani platforma",
    ),
    "long-push": (
        "a figure you push may be placed up to {n} fields away, over free adjacent fields",
        "figurku, kterou postrčíš, smíš umístit až o {n} {n:pole|pole|polí} dále přes volná "
        "sousední pole",
        "popchniętą figurkę możesz umieścić do {n} {n:pola|pól|pól} dalej przez wolne sąsiednie "
        "pola",
    ),
    "more-lives": (
        "your life supply is {n} larger; gain {n} {n:life|lives} when you buy it",
        "tvá zásoba životů je o {n} větší; při koupi získej {n} {n:život|životy|životů}",
        "twoja pula życia jest o {n} większa; przy zakupie zdobądź {n} {n:życie|życia|żyć}",
    ),
    "cheaper-cards": (
        "cards cost you {n} gold less, at least 1",
        "karty tě stojí o {n} {n:zlaťák|zlaťáky|zlaťáků} méně, nejméně však 1",
        "karty kosztują cię o {n} {n:sztukę|sztuki|sztuk} złota mniej, ale co najmniej 1",
    ),
    "step-two-gold": (
        "in your step 2 gain {n} gold",
        "ve svém kroku 2 získej {n} {n:zlaťák|zlaťáky|zlaťáků}",
        "w swoim kroku 2 zdobądź {n} {n:sztukę|sztuki|sztuk} złota",
    ),
    "free-appearing": (
        "your appear action costs no symbol",
        "tvá akce objevení se na mapě nestojí žádný symbol",
        "twoja akcja pojawienia się na mapie nie kosztuje symbolu",
    ),
    "longer-first-boot": (
        "the first boot symbol you use gives {n} extra {n:field|fields}",
        "první použitý symbol přesunu dává navíc {n} {n:pole|pole|polí}",
        "pierwszy użyty symbol ruchu daje dodatkowo {n} {n:pole|pola|pól}",
    ),
    "stronger-enemies": (
        "every enemy attack deals {n} extra damage",
        "každý útok nepřítele způsobí o {n} zranění více",
        "każdy atak wroga zadaje o {n} {n:obrażenie|obrażenia|obrażeń} więcej",
    ),
    "no-ladders": (
        "ladders hold nobody",
        "žebříky nikoho neudrží",
        "drabiny nikogo nie utrzymują",
    ),
    "fewer-dice": (
        "roll {n} action {n:die|dice} fewer",
        "házej o {n} {n:akční kostku|akční kostky|akčních kostek} méně",
        "rzucaj o {n} {n:kość akcji|kości akcji|kości akcji} mniej",
    ),
    "enemy-die-again": (
        "step 4 resolves the result of the enemy die twice",
        "v kroku 4 se výsledek kostky nepřátel vyhodnotí dvakrát",
        "w kroku 4 wynik kości wrogów rozpatruje się dwukrotnie",
    ),
    "plain-swords": (
        "sword symbols cannot be boosted with gems",
        "symboly meče nelze posílit drahokamy",
        "symboli miecza nie można wzmocnić klejnotami",
    ),
    "end-damage": (
        "in your step 8 suffer {n} damage",
        "ve svém kroku 8 utrp {n} zranění",
        "w swoim kroku 8 otrzymaj {n} {n:obrażenie|obrażenia|obrażeń}",
    ),
    "no-gems": (
        "you cannot spend gems",
        "nesmíš utrácet drahokamy",
        "nie możesz wydawać klejnotów",
    ),
    "weaker-blows": (
        "your attacks on anyone but the boss deal {n} less damage",
        "tvé útoky na kohokoli kromě bosse způsobí o {n} zranění méně",
        "twoje ataki na kogokolwiek poza bossem zadają o {n} {n:obrażenie|obrażenia|obrażeń} mniej",
    ),
    "no-buying": (
        "you cannot buy",
        "nesmíš nakupovat",
        "nie możesz kupować",
    ),
    "no-loot": (
        "you take no loot",
        "nebereš kořist",
        "nie bierzesz łupu",
    ),
}

# What each kind of enemy can do.
ABILITIES: Final[dict[str, Three]] = {
    "shambling": (
        "the left and right faces of the enemy die do not move it",
        "strany kostky nepřátel vlevo a vpravo s ním nepohnou",
        "wyniki kości wrogów w lewo i w prawo go nie poruszają",
    ),
    "thieving": (
        "a hero it attacks also discards {n} gold, if it has any",
        "hrdina, na kterého zaútočí, odhodí také {n} {n:zlaťák|zlaťáky|zlaťáků}, má-li nějaký",
        "bohater, którego zaatakuje, odrzuca też {n} {n:sztukę|sztuki|sztuk} złota, jeśli ją ma",
    ),
    "roots": (
        "when a hero moves onto a field adjacent to it, it attacks that hero; appearing, falling "
        "and being pushed are not moves",
        "když se hrdina přesune na pole, které s ním sousedí, zaútočí na něj; objevení, pád a "
        "postrčení nejsou přesun",
        "gdy bohater przesunie się na sąsiednie z nim pole, atakuje tego bohatera; pojawienie się, "
        "upadek i popchnięcie nie są ruchem",
    ),
    "heavy": (
        "monster symbols cannot move it; a hero's push and cards can",
        "symboly přesunu nepřítele s ním nepohnou; postrčení hrdinou a karty ano",
        "symbole potwora go nie przesuną; popchnięcie przez bohatera i karty tak",
    ),
    "howl": (
        "a hero it attacks resets its special die",
        "hrdina, na kterého zaútočí, resetuje svou speciální kostku",
        "bohater, którego zaatakuje, resetuje swoją kość specjalną",
    ),
    "wings": (
        "it never falls, and the enemy die may move it onto fields without a platform",
        "nikdy nepadá a kostka nepřátel jím smí pohnout i na pole bez plošiny",
        "nigdy nie spada, a kość wrogów może przesunąć go na pola bez platformy",
    ),
    "spear-wall": (
        "it cannot be pushed, so nobody may move onto its field",
        "nelze ho postrčit, takže na jeho pole se nikdo nesmí přesunout",
        "nie można go popchnąć, więc nikt nie może wejść na jego pole",
    ),
}

# When a boss token leaves its hero.
UNTIL: Final[dict[str, Three]] = {
    "after-the-roll": (
        "discard this token after your next roll in step 3",
        "odhoď tento žeton po svém příštím hodu v kroku 3",
        "odrzuć ten żeton po swoim następnym rzucie w kroku 3",
    ),
    "at-a-stall": (
        "if you stand on a stall then, discard this token instead",
        "stojíš-li při tom na kupeckém stánku, místo toho odhoď tento žeton",
        "jeśli stoisz wtedy na straganie kupca, odrzuć zamiast tego ten żeton",
    ),
    "at-the-end": (
        "discard this token in your step 8",
        "odhoď tento žeton ve svém kroku 8",
        "odrzuć ten żeton w swoim kroku 8",
    ),
    "boss-attacked": (
        "discard this token in your step 8 if you attacked the boss this turn",
        "odhoď tento žeton ve svém kroku 8, byl-li v tomto tahu cílem tvého útoku boss",
        "odrzuć ten żeton w swoim kroku 8, jeśli w tej turze celem twojego ataku był boss",
    ),
    "enemy-defeated": (
        "discard this token when you defeat an enemy; that enemy's loot is lost",
        "odhoď tento žeton, když porazíš nepřítele; kořist toho nepřítele propadá",
        "odrzuć ten żeton, gdy pokonasz wroga; łup tego wroga przepada",
    ),
}

# When an event counts.
WHEN: Final[dict[str, Three]] = {
    "now": ("Now", "Nyní", "Teraz"),
    "this-turn": ("This turn", "V tomto tahu", "W tej turze"),
    "step-eight": ("In step 8", "V kroku 8", "W kroku 8"),
}

# By what an artifact is earned.
CLAIMS: Final[dict[str, Three]] = {
    "highest-at-the-end": (
        "in your step 8 your hero is on a higher row than every other hero on the map",
        "ve tvém kroku 8 je tvůj hrdina ve vyšší řadě než všichni ostatní hrdinové na mapě",
        "w twoim kroku 8 twój bohater jest w wyższym rzędzie niż wszyscy inni bohaterowie na mapie",
    ),
    "overkill": (
        "you defeat an enemy with more damage than its lives",
        "porazíš nepřítele více zraněními, než má životů",
        "pokonasz wroga większą liczbą obrażeń, niż ma żyć",
    ),
    "pushed-a-hero": (
        "you push another hero",
        "postrčíš jiného hrdinu",
        "popchniesz innego bohatera",
    ),
    "fell-far": (
        "your hero falls {n} or more fields in one gravity resolution",
        "tvůj hrdina při jednom vyhodnocení gravitace spadne o {n} nebo více polí",
        "twój bohater spadnie o {n} lub więcej pól przy jednym rozpatrzeniu grawitacji",
    ),
    "most-cards": (
        "you buy a card and then own more items and potions than any other player",
        "koupíš kartu a poté vlastníš více předmětů a lektvarů než kterýkoli jiný hráč",
        "kupisz kartę i masz potem więcej przedmiotów i mikstur niż każdy inny gracz",
    ),
    "fainting": ("your hero faints", "tvůj hrdina upadne do mdlob", "twój bohater omdleje"),
    "gold-owned": (
        "you own {n} or more gold",
        "vlastníš {n} nebo více zlaťáků",
        "masz {n} lub więcej sztuk złota",
    ),
    "gems-on-one": (
        "you spend {n} or more gems on one symbol",
        "na jeden symbol utratíš {n} nebo více drahokamů",
        "wydasz {n} lub więcej klejnotów na jeden symbol",
    ),
    "same-symbols": (
        "{n} or more of your dice show the same symbol right after your step 3 roll",
        "hned po hodu v kroku 3 ukazují {n} nebo více tvých kostek stejný symbol",
        "co najmniej {n} z twoich kości pokazują ten sam symbol zaraz po rzucie w kroku 3",
    ),
    "hurt-in-a-turn": (
        "you suffer {n} or more damage in one player's turn without fainting",
        "v tahu jednoho hráče utrpíš {n} nebo více zranění, aniž upadneš do mdlob",
        "w turze jednego gracza otrzymasz {n} lub więcej obrażeń i nie omdlejesz",
    ),
}

# How far an attack card reaches.
REACHES: Final[dict[str, Three]] = {
    "row": ("the boss's row", "řada bosse", "rząd bossa"),
    "adjacent": ("adjacent fields", "sousední pole", "sąsiednie pola"),
    "around": ("the 8 fields around", "8 polí okolo", "8 pól dookoła"),
    "map-card": ("the same map card", "stejná karta mapy", "ta sama karta lochu"),
    "unlimited": ("unlimited", "neomezený", "nieograniczony"),
}

# How a boss takes its turn.
METHODS: Final[dict[str, Three]] = {
    "by-enemy-die": (
        "roll the enemy die, draw attack cards until one carries the rolled symbol, and resolve "
        "that one",
        "hoď kostkou nepřátel, lízej karty útoku, dokud některá nenese padlý symbol, a tu vyhodnoť",
        "rzuć kością wrogów, dobieraj karty ataku, aż któraś będzie miała wyrzucony symbol, "
        "i rozpatrz ją",
    ),
    "by-most-rolled": (
        "draw 2 attack cards and resolve the one whose symbol the active player rolled more often; "
        "on a tie both, in random order",
        "lízni 2 karty útoku a vyhodnoť tu, jejíž symbol padl aktivnímu hráči častěji; při shodě "
        "obě v náhodném pořadí",
        "dobierz 2 karty ataku i rozpatrz tę, której symbol wypadł aktywnemu graczowi częściej; "
        "przy remisie obie w losowej kolejności",
    ),
}

# --- Questions ------------------------------------------------------------------------------------

QUESTIONS: Final[dict[type, Three]] = {
    ReadDue: (
        "choose what is resolved first",
        "zvol, co se vyhodnotí nejdříve",
        "wybierz, co rozpatrzyć najpierw",
    ),
    actions.Act: (
        "take an action, or end the actions",
        "proveď akci, nebo akce ukonči",
        "wykonaj akcję lub zakończ akcje",
    ),
    actions.AppearAt: (
        "choose the field on which your hero appears",
        "zvol pole, na kterém se tvůj hrdina objeví",
        "wybierz pole, na którym pojawi się twój bohater",
    ),
    actions.SetSpecial: (
        "set your special die, or leave it",
        "nastav svou speciální kostku, nebo ji nech",
        "ustaw swoją kość specjalną lub ją zostaw",
    ),
    moving.NextStep: (
        "move on, or stop",
        "pokračuj v přesunu, nebo skonči",
        "idź dalej lub zatrzymaj się",
    ),
    moving.PushAway: (
        "choose where the pushed figure goes",
        "zvol, kam se postrčená figurka přesune",
        "wybierz, dokąd trafi popchnięta figurka",
    ),
    moving.ChoosePortal: (
        "choose the portal to travel to",
        "zvol portál, ke kterému cestuješ",
        "wybierz portal, do którego się przenosisz",
    ),
    gravity.HoldOn: (
        "hold on, or let go and fall",
        "drž se, nebo se pusť a padej",
        "trzymaj się lub puść się i spadnij",
    ),
    fight.Gather: (
        "put swords into the attack, then strike",
        "přidej k útoku meče a pak zasaď ránu",
        "dołóż do ataku miecze, a potem zadaj cios",
    ),
    verbs.ChooseDice: (
        "choose the dice to reroll",
        "zvol kostky, které přehodíš",
        "wybierz kości do przerzucenia",
    ),
    verbs.ChooseSymbol: (
        "choose the die whose symbol your special die takes",
        "zvol kostku, jejíž symbol převezme tvá speciální kostka",
        "wybierz kość, której symbol przejmie twoja kość specjalna",
    ),
    verbs.ChooseSpawn: (
        "choose where the enemy appears",
        "zvol, kde se nepřítel objeví",
        "wybierz, gdzie pojawi się wróg",
    ),
    verbs.LoseGoldOrGem: (
        "choose what you discard",
        "zvol, co odhodíš",
        "wybierz, co odrzucasz",
    ),
    foes.ChooseEnemy: (
        "choose the enemy to move",
        "zvol nepřítele, kterého přesuneš",
        "wybierz wroga, którego przesuniesz",
    ),
    foes.MoveTheEnemy: (
        "move the enemy on, or stop",
        "přesuň nepřítele dál, nebo skonči",
        "przesuń wroga dalej lub przestań",
    ),
}

# What chance is asked, where somebody rolls real dice and draws real cards.
CHANCES: Final[dict[type, Three]] = {
    turn.WhoStarts: ("who starts", "kdo začíná", "kto zaczyna"),
    turn.DealHero: ("deal a hero", "rozdej hrdinu", "rozdaj bohatera"),
    turn.PickBoss: ("draw the boss", "vylosuj bosse", "wylosuj bossa"),
    turn.DrawArtifacts: ("draw an artifact", "lízni artefakt", "dobierz artefakt"),
    turn.RollDice: ("roll the action dice", "hoď akčními kostkami", "rzuć kośćmi akcji"),
    turn.RollEnemyDie: ("roll the enemy die", "hoď kostkou nepřátel", "rzuć kością wrogów"),
    verbs.RollAgain: ("reroll the dice", "přehoď kostky", "przerzuć kości"),
    levels.DrawTowerCard: ("turn up a tower card", "odhal kartu věže", "odkryj kartę wieży"),
    levels.DrawEnemyCard: ("turn up an enemy card", "odhal kartu nepřítele", "odkryj kartę wroga"),
    shop.RefillItems: ("turn up an item", "odhal předmět", "odkryj przedmiot"),
    shop.RefillPotions: ("turn up a potion", "odhal lektvar", "odkryj miksturę"),
    solo.DrawEvent: ("turn up an event", "odhal událost", "odkryj wydarzenie"),
    bosses.RollForTheBoss: (
        "roll the enemy die for the boss",
        "hoď kostkou nepřátel za bosse",
        "rzuć kością wrogów za bossa",
    ),
    bosses.DrawUntilItMatches: (
        "draw an attack card",
        "lízni kartu útoku",
        "dobierz kartę ataku",
    ),
    bosses.DrawTwo: ("draw an attack card", "lízni kartu útoku", "dobierz kartę ataku"),
    bosses.WhichFirst: (
        "draw which attack comes first",
        "vylosuj, který útok bude první",
        "wylosuj, który atak będzie pierwszy",
    ),
}

# Rules that are called by their title.
TITLES: Final[dict[str, Three]] = {
    "set-up": ("set-up", "příprava hry", "przygotowanie gry"),
    "turn": ("turn", "tah", "tura"),
    "actions": ("actions", "akce", "akcje"),
    "appear": ("appearing", "objevení se na mapě", "pojawienie się na mapie"),
    "arrive": ("arriving", "příchod na pole", "wejście na pole"),
    "move one field": ("moving one field", "přesun o jedno pole", "ruch o jedno pole"),
    "take a portal": ("taking a portal", "cesta portálem", "przejście portalem"),
    "walk": ("moving", "přesun", "ruch"),
    "attack": ("attack", "útok", "atak"),
    "gravity": ("gravity", "gravitace", "grawitacja"),
    "reveal a level": ("revealing a level", "odhalení úrovně", "odkrycie poziomu"),
    "move an enemy": ("moving an enemy", "přesun nepřítele", "przesunięcie wroga"),
    "move enemies": ("moving enemies", "přesun nepřátel", "przesunięcie wrogów"),
    "show items": ("showing items", "doplnění předmětů", "uzupełnienie przedmiotów"),
    "show potions": ("showing potions", "doplnění lektvarů", "uzupełnienie mikstur"),
    "reroll": ("rerolling", "přehození kostek", "przerzucenie kości"),
    "set the special die now": (
        "setting the special die",
        "nastavení speciální kostky",
        "ustawienie kości specjalnej",
    ),
    "reinforcements come": ("reinforcements", "posily", "posiłki"),
    "the other attack": ("the other attack", "druhý útok", "drugi atak"),
    "the boss rolls": ("boss's turn", "bossův tah", "tura bossa"),
    "the boss compares": ("boss's turn", "bossův tah", "tura bossa"),
}
