"""What everything in Dice Throne is called: English, Czech, Polish, and where the name is ours.

The last field lists the languages whose name is our own translation or, of a card that fills a gap,
our own invention.  Upgrade cards are called after their ability and are not listed.
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.names_season_one import SEASON_ONE, Row

COMMON: Final[dict[str, Row]] = {
    "transference": ("Transference!", "Přesun!", "Przeniesienie", "cs"),
    "what-status-effects": ("What Status Effects?", "Jaké že stavy?", "Jakie efekty?", ""),
    "vegas-baby": ("Vegas Baby!", "Hurá do Vegas!", "Vegas, kochanie!", "cs pl"),
    "get-that-outta-here": ("Get That Outta Here!", "Pryč s tím!", "Zabieraj to stąd!", "cs pl"),
    "triple-up": ("Triple Up!", "Ber tři!", "Bierz trzy!", "cs pl"),
    "double-up": ("Double Up!", "Ber dvě!", "Bierz dwie!", "cs pl"),
    "buh-bye": ("Buh, Bye!", "Čus bus!", "Pa, pa!", ""),
    "tip-it": ("Tip It!", "Postrč ji!", "Trąć kostkę!", "cs pl"),
    "getting-paid": ("Getting Paid!", "Výplata!", "Czas zapłaty!", "cs"),
    "not-this-time": ("Not This Time!", "To teda ne!", "Nie tym razem!", ""),
    "twice-as-wild": ("Twice As Wild!", "Jedna změna nestačí", "Czyste szaleństwo", ""),
    "try-try-again": ("Try, Try Again!", "Zkus to znovu!", "Próbuj dalej!", "cs pl"),
    "so-wild": ("So Wild!", "Malá změna!", "Odrobina szaleństwa!", "cs pl"),
    "samesies": ("Samesies!", "Jako přes kopírák!", "Jak dwie krople wody!", "cs pl"),
    "one-more-time": ("One More Time!", "Ještě jednou!", "Jeszcze raz!", "cs pl"),
    "helping-hand": ("Helping Hand!", "Pomocná ruka!", "Pomocna dłoń!", "cs pl"),
    "better-d": ("Better D!", "Lepší obrana!", "Lepsza obrona!", "cs pl"),
    "six-it": ("Six-It!", "Jistá šestka!", "Pewna szóstka!", "cs pl"),
}

BLACK_PANTHER: Final[dict[str, Row]] = {
    "black-panther": ("Black Panther", "Black Panther", "Czarna Pantera", ""),
    # symbols
    "claw": ("Claws", "Drápy", "Cięcie", ""),
    "vibranium": ("Vibranium", "Vibranium", "Vibranium", ""),
    "panther": ("Panther", "Panter", "Pantera", ""),
    # tokens
    "kinetic-energy": ("Kinetic Energy", "Kinetická energie", "Energia kinetyczna", ""),
    "vibranium-suit": ("Vibranium Suit", "Vibraniový oblek", "Kombinezon z vibranium", ""),
    # abilities, each followed by the names on its upgrade
    "vibranium-claws": ("Vibranium Claws", "Vibraniové drápy", "Pazury z vibranium", "cs pl"),
    "energy-absorption": ("Energy Absorption", "Pohlcení energie", "Pochłanianie energii", ""),
    "stealth-strike": ("Stealth Strike", "Útok ze zálohy", "Atak z ukrycia", ""),
    "heart-shaped-herb": ("Heart-Shaped Herb", "Srdčitá bylina", "Ziele w kształcie serca", "pl"),
    "meteoric-punch": ("Meteoric Punch", "Meteorický úder", "Siła meteorytu", ""),
    "triple-threat": ("Triple Threat", "Trojitá hrozba", "Potrójne zagrożenie", "pl"),
    "ancestral-power": ("Ancestral Power", "Síla předků", "Moc przodków", ""),
    "panther-reflexes": ("Panther Reflexes", "Instinkt pantera", "Instynkt pantery", "cs"),
    "bashengas-honor": ("Bashenga's Honor", "Bašengova čest", "Honor Bashengi", "pl"),
    "wakanda-forever": ("Wakanda Forever!", "Wakanda nechť žije!", "Wakanda na wieki!", "pl"),
    # cards
    "willpower": ("Willpower!", "Síla vůle!", "Siła woli", "en cs"),
    "vibranium-weave": (
        "Vibranium Weave!",
        "Vibraniová tkanina!",
        "Splot z vibranium!",
        "en cs pl",
    ),
    "absorb-the-blow": ("Absorb the Blow!", "Ztlumit úder!", "Przyjąć cios!", "en cs pl"),
    "kinetic-pulse": ("Kinetic Pulse!", "Kinetický puls!", "Impuls kinetyczny!", "en cs pl"),
    "royal-guard": ("Royal Guard!", "Královská garda!", "Gwardia królewska!", "en cs pl"),
    "kings-resolve": ("King's Resolve!", "Králova rozhodnost!", "Determinacja króla!", "en cs pl"),
}

BLACK_WIDOW: Final[dict[str, Row]] = {
    "black-widow": ("Black Widow", "Black Widow", "Czarna Wdowa", ""),
    # symbols
    "espionage": ("Espionage", "Špionáž", "Szpieg", "cs"),
    "baton": ("Batons", "Obušky", "Pałki", "cs"),
    "widow": ("Widow", "Vdova", "Wdowa", "cs pl"),
    # tokens
    "covert-ops": ("Covert Ops", "Tajná operace", "Tajna operacja", "pl"),
    "agility": ("Agility", "Mrštnost", "Zręczność", ""),
    "time-bomb": ("Time Bomb", "Časovaná bomba", "Bomba zegarowa", ""),
    # abilities, each followed by the names on its upgrade
    "baton-strike": ("Baton Strike", "Úder obuškem", "Cios pałką", "cs pl"),
    "red-room-training": (
        "Red Room Training",
        "Výcvik v Rudé komnatě",
        "Szkolenie w Czerwonym Pokoju",
        "cs pl",
    ),
    "infiltrate": ("Infiltrate", "Infiltrace", "Infiltracja", "cs pl"),
    "spy-game": ("Spy Game", "Špionážní hra", "Gra szpiegowska", "cs pl"),
    "widows-gauntlets": ("Widow's Gauntlets", "Náramky Vdovy", "Naręczaki Wdowy", "cs pl"),
    "covert-mission": ("Covert Mission", "Skrytá mise", "Skryta misja", "cs pl"),
    "hacked": ("Hacked", "Hacknuto", "Zhakowane", "cs pl"),
    "vengeance": ("Vengeance", "Odplata", "Zemsta", "cs pl"),
    "subvert": ("Subvert", "Rozvrat", "Dywersja", "cs pl"),
    "grapple": ("Grapple", "Chvat", "Chwyt", "cs pl"),
    "recon": ("Recon", "Průzkum", "Rozpoznanie", "cs pl"),
    "sabotage": ("Sabotage", "Sabotáž", "Sabotaż", ""),
    "widows-bite": ("Widow's Bite!", "Kousnutí Vdovy!", "Ukąszenie Wdowy!", "cs pl"),
    # cards
    "recoil": ("Recoil!", "Zpětný ráz!", "Odrzut!", "cs pl"),
    "subversion": ("Subversion!", "Podvracení!", "Działalność wywrotowa!", "cs pl"),
    "assemble": ("Assemblé!", "Assemblé!", "Assemblé!", "cs pl"),
    "elude": ("Elude!", "Vyklouznutí!", "Wymknięcie się!", "cs pl"),
    "undercover-mission": (
        "Undercover Mission!",
        "Mise v utajení!",
        "Misja pod przykrywką!",
        "cs pl",
    ),
    "cunning": ("Cunning!", "Prohnanost!", "Przebiegłość!", "cs pl"),
}

CAPTAIN_MARVEL: Final[dict[str, Row]] = {
    "captain-marvel": ("Captain Marvel", "Captain Marvel", "Kapitan Marvel", "cs pl"),
    # symbols
    "photon": ("Photon", "Foton", "Foton", "cs pl"),
    "wings": ("Wings", "Křídla", "Skrzydła", "cs pl"),
    "star": ("Star", "Hvězda", "Gwiazda", "cs pl"),
    # tokens
    "cosmic-flare": ("Cosmic Flare", "Kosmická erupce", "Kosmiczny rozbłysk", "cs pl"),
    "radiance": ("Radiance", "Záře", "Promieniowanie", ""),
    "cosmic-ray": ("Cosmic Ray", "Kosmický paprsek", "Kosmiczny promień", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "photon-punch": ("Photon Punch", "Fotonový úder", "Fotonowy cios", "cs pl"),
    "barrel-roll": ("Barrel Roll", "Výkrut", "Beczka", "cs pl"),
    "inner-light": ("Inner Light", "Vnitřní světlo", "Wewnętrzne światło", "cs pl"),
    "cosmic-recharge": ("Cosmic Recharge", "Kosmické dobití", "Kosmiczne doładowanie", "cs pl"),
    "aurora-wave": ("Aurora Wave", "Vlna polární záře", "Fala zorzy", "cs pl"),
    "binary-recharge": ("Binary Recharge", "Binární dobití", "Binarne doładowanie", "cs pl"),
    "photonic": ("Photonic", "Fotonika", "Fotonika", "cs pl"),
    "light-torpedo": ("Light Torpedo", "Světelné torpédo", "Świetlna torpeda", "cs pl"),
    "skyward": ("Skyward", "Vzhůru k nebi", "Ku niebu", "cs pl"),
    "supernova": ("Supernova", "Supernova", "Supernowa", "cs pl"),
    "interstellar": ("Interstellar", "Mezihvězdný let", "Międzygwiezdny lot", "cs pl"),
    "photon-shield": ("Photon Shield", "Fotonový štít", "Fotonowa tarcza", "cs pl"),
    "binary-blast": ("Binary Blast!", "Binární výboj!", "Binarny wybuch!", "cs pl"),
    # cards
    "charged-up": ("Charged Up!", "Nabita energií!", "Naładowana!", "en cs pl"),
    "glow": ("Glow!", "Září!", "Blask!", "en cs pl"),
    "solar-wind": ("Solar Wind!", "Sluneční vítr!", "Wiatr słoneczny!", "en cs pl"),
    "go-binary": ("Go Binary!", "Binární forma!", "Forma binarna!", "en cs pl"),
    "evasive-climb": ("Evasive Climb!", "Úhybné stoupání!", "Unik w górę!", "en cs pl"),
    "starlight": ("Starlight!", "Svit hvězd!", "Światło gwiazd!", "en cs pl"),
}

DOCTOR_STRANGE: Final[dict[str, Row]] = {
    "doctor-strange": ("Doctor Strange", "Doctor Strange", "Doktor Strange", ""),
    # symbols
    "mandala": ("Mandala", "Mandala", "Mandala", "cs pl"),
    "foresight": ("Foresight", "Předvídavost", "Wizja przyszłości", "cs pl"),
    "cloak": ("Cloak", "Plášť", "Peleryna", "cs pl"),
    "agamotto": ("Eye of Agamotto", "Agamottovo oko", "Oko Agamotto", "cs pl"),
    # tokens
    "deja-vu": ("Déjà Vu", "Déjà vu", "Déjà vu", "cs pl"),
    "premonition": ("Premonition", "Předtucha", "Przeczucie", "cs pl"),
    "crimson-bands": ("Crimson Bands", "Karmínová pouta", "Szkarłatne więzy", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "augury": ("Augury", "Věštba", "Wróżba", "cs pl"),
    "sorcerer-supreme": (
        "Sorcerer Supreme",
        "Nejvyšší čaroděj",
        "Najwyższy Czarnoksiężnik",
        "cs pl",
    ),
    "universal-awareness": ("Universal Awareness", "Vesmírné vědomí", "Wszechświadomość", "cs pl"),
    "astral-incursion": ("Astral Incursion", "Astrální vpád", "Astralne wtargnięcie", "cs pl"),
    "mystic-bolts": ("Mystic Bolts", "Mystické výboje", "Mistyczne moce", ""),
    "binding": ("Binding", "Spoutání", "Spętanie", "cs pl"),
    "wands-of-watoomb": ("Wands of Watoomb", "Hůlky Watoombovy", "Różdżki Watoomba", "cs pl"),
    "seraphic-shield": ("Seraphic Shield", "Serafínský štít", "Seraficzna tarcza", "cs pl"),
    "all-seeing-eye": ("All-Seeing Eye!", "Vševidoucí oko!", "Wszystkowidzące oko!", "cs pl"),
    # spells
    "bolts-of-balthakk": (
        "Bolts of Balthakk",
        "Blesky Balthakkovy",
        "Pioruny Balthakka",
        "en cs pl",
    ),
    "flames-of-the-faltine": (
        "Flames of the Faltine",
        "Plameny Faltine",
        "Płomienie Faltine",
        "en cs pl",
    ),
    "winds-of-watoomb": ("Winds of Watoomb", "Větry Watoombovy", "Wichry Watoomba", "en cs pl"),
    "vapors-of-valtorr": ("Vapors of Valtorr", "Výpary Valtorrovy", "Opary Valtorra", "en cs pl"),
    "shield-of-the-seraphim": (
        "Shield of the Seraphim",
        "Štít serafínů",
        "Tarcza serafinów",
        "en cs pl",
    ),
    "mists-of-hoggoth": ("Mists of Hoggoth", "Mlhy Hoggothovy", "Mgły Hoggotha", "en cs pl"),
    "images-of-ikonn": ("Images of Ikonn", "Obrazy Ikonnovy", "Wizje Ikonna", "en cs pl"),
    "rings-of-raggadorr": (
        "Rings of Raggadorr",
        "Prstence Raggadorrovy",
        "Pierścienie Raggadorra",
        "en cs pl",
    ),
    # cards
    "icy-tendrils": ("Icy Tendrils!", "Mrazivé úponky", "Lodowe macki", ""),
    "eye-of-agamotto": ("Eye of Agamotto!", "Agamottovo oko!", "Oko Agamotto!", "en cs pl"),
    "mirror-dimension": (
        "Mirror Dimension!",
        "Zrcadlová dimenze!",
        "Lustrzany wymiar!",
        "en cs pl",
    ),
    "sanctum-study": ("Sanctum Study!", "Studium v Sanktu!", "Studia w Sanktum!", "en cs pl"),
    "sling-ring": ("Sling Ring!", "Portálový prsten!", "Pierścień portalu!", "en cs pl"),
    "vishantis-favor": ("Vishanti's Favor!", "Přízeň Vishanti!", "Łaska Vishanti!", "en cs pl"),
}

LOKI: Final[dict[str, Row]] = {
    "loki": ("Loki", "Loki", "Loki", ""),
    # symbols
    "scepter": ("Scepter", "Žezlo", "Berło", "cs pl"),
    "guise": ("Guise", "Přelud", "Złuda", "en cs pl"),  # printed like the token, which confuses
    "lie": ("Lies", "Lži", "Kłamstwa", "cs pl"),
    "deceit": ("Trickery", "Lest", "Podstęp", "cs pl"),
    # tokens
    "illusion": ("Illusion", "Iluze", "Iluzja", "cs pl"),
    "bag-of-tricks": ("Bag of Tricks", "Pytel problémů", "Worek sztuczek", ""),
    "spellbound": ("Spellbound", "Očarování", "Zauroczenie", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "mockery": ("Mockery", "Výsměch", "Kpina", "cs pl"),
    "confuddle": ("Confuddle", "Zmatení", "Zamęt", "cs pl"),
    "liars-gifts": ("Liar's Gifts", "Lhářovy dary", "Dary kłamcy", "cs pl"),
    "antics": ("Antics", "Šprýmy", "Figle", "cs pl"),
    "vilify": ("Vilify", "Očernění", "Oczernienie", "cs pl"),
    "vex": ("Vex", "Popíchnutí", "Dokuczanie", "cs pl"),
    "kneel-to-me": ("Kneel to Me", "Klekni přede mnou", "Klęknij przede mną", "cs pl"),
    "bewilder": ("Bewilder", "Ohromení", "Oszołomienie", "cs pl"),
    "double-take": ("Double Take", "Dvakrát se podívej", "Spójrz dwa razy", "cs pl"),
    "made-you-look": ("Made You Look", "Nachytal jsem tě", "Mam cię", "cs pl"),
    "sleight-of-hand": ("Sleight of Hand", "Rychlé prsty", "Zręczne palce", "cs pl"),
    "glorious-purpose": ("Glorious Purpose!", "Slavné poslání!", "Chwalebny cel!", "cs pl"),
    # side cards
    "found": ("The real Loki", "Pravý Loki", "Prawdziwy Loki", "en cs pl"),
    "flicker": ("Flickering image", "Blikající obraz", "Migoczący obraz", "en cs pl"),
    "gone": ("Empty air", "Prázdný vzduch", "Puste powietrze", "en cs pl"),
    # cards
    "doppelganger": ("Doppelganger!", "Dvojník!", "Sobowtór!", "en cs pl"),
    "gift-horse": ("Gift Horse!", "Darovaný kůň!", "Darowany koń!", "en cs pl"),
    "silver-tongue": ("Silver Tongue!", "Stříbrný jazyk!", "Srebrny język!", "en cs pl"),
    "backstab": ("Backstab!", "Kudla do zad!", "Cios w plecy!", "en cs pl"),
    "frost-giants-hide": (
        "Frost Giant's Hide!",
        "Kůže ledového obra!",
        "Skóra lodowego olbrzyma!",
        "en cs pl",
    ),
    "variant": ("Variant!", "Varianta!", "Wariant!", "en cs pl"),
}

SCARLET_WITCH: Final[dict[str, Row]] = {
    "scarlet-witch": ("Scarlet Witch", "Scarlet Witch", "Szkarłatna Wiedźma", "cs pl"),
    # symbols
    "hex": ("Hex", "Kletba", "Urok", "cs pl"),
    "sigil": ("Sigil", "Pečeť", "Pieczęć", "cs pl"),
    "tome": ("Tome", "Kniha", "Księga", "cs pl"),
    "chaos": ("Chaos", "Chaos", "Chaos", "cs pl"),
    # tokens
    "crackle": ("Crackle", "Jiskření", "Pstryk", ""),
    "probability-manipulation": (
        "Probability Manipulation",
        "Ovládání pravděpodobnosti",
        "Manipulacja prawdopodobieństwem",
        "cs pl",
    ),
    "conjure": ("Conjure", "Vyvolání", "Przywołanie", "cs pl"),
    "reality-warp": ("Reality Warp", "Zkřivení reality", "Zakrzywienie rzeczywistości", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "hex-bolt": ("Hex Bolt", "Výboj kletby", "Pocisk uroku", "cs pl"),
    "conjuration": ("Conjuration", "Zaříkávání", "Zaklinanie", "cs pl"),
    "jinx": ("Jinx", "Uhranutí", "Pech", "cs pl"),
    "darkhold": ("Darkhold", "Darkhold", "Darkhold", "cs pl"),
    "mind-blast": ("Mind Blast", "Úder na mysl", "Cios w umysł", "cs pl"),
    "spellcraft": ("Spellcraft", "Čarování", "Rzucanie czarów", "cs pl"),
    "bewitch": ("Bewitch", "Okouzlení", "Oczarowanie", "cs pl"),
    "energy-drain": ("Energy Drain", "Odčerpání energie", "Wyssanie energii", "cs pl"),
    "pure-chaos": ("Pure Chaos", "Čirý chaos", "Czysty chaos", "cs pl"),
    "chaos-alt": ("Chaos", "Chaos", "Chaos", "cs pl"),
    "hex-sphere": ("Hex Sphere", "Koule kletby", "Sfera uroku", "cs pl"),
    "sealed-your-fate": (
        "Sealed Your Fate!",
        "Tvůj osud je zpečetěn!",
        "Twój los przypieczętowany!",
        "cs pl",
    ),
    # cards
    "chaos-magic": ("Chaos Magic!", "Magie chaosu!", "Magia chaosu!", "en cs pl"),
    "bad-luck": ("Bad Luck!", "Smůla!", "Zły los!", "en cs pl"),
    "static-charge": ("Static Charge!", "Statický náboj!", "Ładunek statyczny!", "en cs pl"),
    "hexplosion": ("Hexplosion!", "Výbuch kletby!", "Wybuch uroku!", "en cs pl"),
    "altered-odds": ("Altered Odds!", "Změněné šance!", "Odmienione szanse!", "en cs pl"),
    "wild-magic": ("Wild Magic!", "Divoká magie!", "Dzika magia!", "en cs pl"),
}

MILES_MORALES: Final[dict[str, Row]] = {
    "miles-morales": (
        "Miles Morales Spider-Man",
        "Miles Morales Spider-Man",
        "Miles Morales Spider-Man",
        "cs pl",
    ),
    # symbols
    "thwip": ("Thwip", "Vystřelení", "Wystrzał", "cs pl"),
    "web": ("Web", "Pavučina", "Sieć", "cs pl"),
    "spider": ("Spider", "Pavouk", "Pająk", "cs pl"),
    # tokens
    "combo": ("Combo", "Kombo", "Kombo", "cs pl"),
    "webbed": ("Webbed", "Pavučina", "Zasieciowanie", ""),
    "invisibility": ("Invisibility", "Neviditelnost", "Niewidzialność", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "punch": ("Punch", "Úder pěstí", "Cios pięścią", "cs pl"),
    "wall-crawler": ("Wall Crawler", "Lezec po stěnách", "Ścianołaz", "cs pl"),
    "c-c-c-combo": ("C-C-C-Combo", "K-k-k-kombo", "K-k-k-kombo", "cs pl"),
    "web-shot": ("Web Shot", "Vrh pavučinou", "Wystrzelenie sieci", ""),
    "spider-reflexes": ("Spider-Reflexes", "Pavoučí reflexy", "Pajęcze odruchy", "cs pl"),
    "ensnare": ("Ensnare", "Lapení", "Usidlenie", "cs pl"),
    "spider-sense": ("Spider-Sense", "Pavoučí smysl", "Pajęczy zmysł", "cs pl"),
    "venom-punch": ("Venom Punch", "Jedový úder", "Jadowity cios", "cs pl"),
    "combo-up": ("Combo Up", "Přidej kombo", "Podbij kombo", "cs pl"),
    "counterpunch": ("Counterpunch", "Protiúder", "Kontrcios", "cs pl"),
    "venom-shockwave": (
        "Venom Shockwave!",
        "Jedová rázová vlna!",
        "Jadowita fala uderzeniowa!",
        "cs pl",
    ),
    # cards
    "yikes": ("Yikes!", "Jejda!", "Ojej!", "cs pl"),
    "radioactive-blood": (
        "Radioactive Blood!",
        "Radioaktivní krev!",
        "Radioaktywna krew!",
        "cs pl",
    ),
    "swing-escape": ("Swing Escape!", "Únik na vlákně!", "Ucieczka na sieci!", "cs pl"),
    "nice-try": ("Nice Try!", "Dobrý pokus!", "Niezła próba!", "cs pl"),
    "invisible-punch": ("Invisible Punch!", "Neviditelný úder!", "Niewidzialny cios!", "cs pl"),
    "ambush": ("Ambush!", "Přepadení!", "Zasadzka!", "cs pl"),
    "web-shooters": ("Web Shooters!", "Vrhače pavučin!", "Wyrzutnie sieci!", "cs pl"),
    "booyah": ("Booyah!", "A je to!", "I o to chodzi!", "cs pl"),
    "milkshake-me": ("Milkshake Me!", "Dám si koktejl!", "Poproszę koktajl!", "cs pl"),
    "cha-ching": ("Cha-Ching!", "Cink cink!", "Brzęk, brzęk!", "cs pl"),
}

THOR: Final[dict[str, Row]] = {
    "thor": ("Thor", "Thor", "Thor", "cs pl"),
    # symbols
    "hammer": ("Hammer", "Kladivo", "Młot", "cs pl"),
    "worthy": ("Worthy", "Hodný", "Godny", "cs pl"),
    "thunder": ("Thunder", "Hrom", "Grom", "cs pl"),
    # tokens
    "electrokinesis": ("Electrokinesis", "Elektrokinéze", "Elektrokineza", ""),
    "guard-break": ("Guard Break", "Prolomení krytu", "Przełamanie gardy", "cs pl"),
    "mjolnir": ("Mjolnir", "Mjolnir", "Mjolnir", "cs pl"),
    # abilities, each followed by the names on its upgrade
    "hammered": ("Hammered", "Rána kladivem", "Cios młotem", "cs pl"),
    "odinforce": ("Odinforce", "Ódinova síla", "Moc Odyna", "cs pl"),
    "mighty-summon": ("Mighty Summon", "Mocné přivolání", "Potężne wezwanie", "cs pl"),
    "boom-boom": ("Boom Boom!", "Bum bum!", "Bum, bum!", "cs pl"),
    "chain-lightning": ("Chain Lightning", "Řetězový blesk", "Łańcuch błyskawic", "cs pl"),
    "lightning-rod": ("Lightning Rod", "Hromosvod", "Piorunochron", "cs pl"),
    "thunder-bolt": ("Thunder Bolt", "Úder hromu", "Uderzenie gromu", "cs pl"),
    "asgardian-brawn": ("Asgardian Brawn", "Ásgardská síla", "Asgardzka krzepa", "cs pl"),
    "bottled-lightning": ("Bottled Lightning", "Blesk v láhvi", "Błyskawica w butelce", "cs pl"),
    "ricochet": ("Ricochet!", "Odraz!", "Rykoszet!", "cs pl"),
    "thunder-wheel": ("Thunder Wheel", "Hromové kolo", "Gromowe koło", "cs pl"),
    "for-asgard": ("For Asgard!", "Za Ásgard!", "Za Asgard!", "cs pl"),
    # cards
    "indomitable-will": ("Indomitable Will!", "Nezlomná vůle!", "Niezłomna wola!", "cs pl"),
    "invulnerability": ("Invulnerability!", "Nezranitelnost!", "Niewrażliwość!", "cs pl"),
    "he-is-worthy": ("He Is Worthy!", "Je hoden!", "Jest godny!", "cs pl"),
    "power-trip": ("Power Trip!", "Opojení mocí!", "Upojenie mocą!", "cs pl"),
    "time-to-hammer": ("Time to Hammer!", "Čas na kladivo!", "Czas na młot!", "cs pl"),
    "stormbreak": ("Stormbreak!", "Průtrž bouře!", "Nadciąga burza!", "cs pl"),
}

NAMES: Final[dict[str, Row]] = {
    **COMMON,
    **BLACK_PANTHER,
    **BLACK_WIDOW,
    **CAPTAIN_MARVEL,
    **DOCTOR_STRANGE,
    **LOKI,
    **SCARLET_WITCH,
    **MILES_MORALES,
    **THOR,
    **SEASON_ONE,
}

# English names that have a singular and a plural.
COUNTED: Final[dict[str, tuple[str, str]]] = {
    "claw": ("Claw", "Claws"),
    "panther": ("Panther", "Panthers"),
    "baton": ("Baton", "Batons"),
    "widow": ("Widow", "Widows"),
    "mandala": ("Mandala", "Mandalas"),
    "cloak": ("Cloak", "Cloaks"),
    "photon": ("Photon", "Photons"),
    "star": ("Star", "Stars"),
    "scepter": ("Scepter", "Scepters"),
    "guise": ("Guise", "Guises"),
    "lie": ("Lie", "Lies"),
    "hex": ("Hex", "Hexes"),
    "sigil": ("Sigil", "Sigils"),
    "tome": ("Tome", "Tomes"),
    "web": ("Web", "Webs"),
    "spider": ("Spider", "Spiders"),
    "hammer": ("Hammer", "Hammers"),
    "agamotto": ("Eye of Agamotto", "Eyes of Agamotto"),
    "sword": ("Sword", "Swords"),
    "arrow": ("Arrow", "Arrows"),
    "foot": ("Foot", "Feet"),
    "moon": ("Moon", "Moons"),
    "flame": ("Flame", "Flames"),
    "fiery-soul": ("Fiery Soul", "Fiery Souls"),
    "meteor": ("Meteor", "Meteors"),
    "fist": ("Fist", "Fists"),
    "palm": ("Palm", "Palms"),
    "helmet": ("Helmet", "Helmets"),
    "prayer": ("Prayer", "Prayers"),
    "dagger": ("Dagger", "Daggers"),
    "bag": ("Bag", "Bags"),
    "card": ("Card", "Cards"),
    "shadow": ("Shadow", "Shadows"),
}

# What is written on the sides of a token that has two.
SIDES: Final[dict[str, str]] = {"time-bomb": "0:02", "time-bomb-late": "0:01"}
