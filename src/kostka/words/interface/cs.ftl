# Slova rozhraní.  Co mluví o hře, vzniká v kostka.words z hodnoty, která se provádí.
player = Hráč { $n }
turn = { $n }. tah
phase-upkeep = Fáze údržby
phase-income = Fáze příjmu
phase-main-1 = Hlavní fáze (1)
phase-offensive = Fáze hodu na útok
phase-targeting = Fáze hodu na zacílení
phase-defensive = Fáze hodu na obranu
phase-main-2 = Hlavní fáze (2)
phase-discard = Odkládací fáze
phase-none = Příprava hry
health = zdraví
cp = BB
team = tým { $n }
king = král
is-out = mimo hru
cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
in-hand = v ruce
in-deck = v balíčku
in-pile = odkládací balíček
upgrades = vylepšení
prepared = připravená kouzla
tokens = žetony
none = žádné
dice = Kostky
rolls-left =
    { $n ->
        [0] nezbývá žádný hod
        [one] zbývá { $n } hod
        [few] zbývají { $n } hody
       *[other] zbývá { $n } hodů
    }
ledger = Hrozící zranění: { $name }
subtotal = mezisoučet
total = celkem
half-of = − polovina z { $n }
prevents-all = vše se ignoruje
ours = náš název
proposed = naše čtení
asks = { $name }, jsi na řadě
keep-hint = Chceš-li házet znovu, napiš kostky, které si necháš: „keep 6 6“, nebo „keep none“.
prompt-help = číslo nebo tah · why TAH (proč ne?) · card NÁZEV · undo (zpět) · save SOUBOR · lang en|cs|pl · resign (vzdát se) · quit (konec)
not-understood = Nerozumím „{ $text }“. Napiš číslo nebo tah, nebo „?“ pro nápovědu.
not-offered-number = Možnost { $n } tu není.
why-not = Nejde to: { $reason } ({ $rule })
nothing-forbids = Nic tomu nebrání: právě se to nabízí.
undone = Vráceno zpět.
table-judged = Rozhodčí opravuje: { $did } ({ $rule }). { $why }
nothing-to-undo = Není co vracet.
undo-refused = To už vrátit nejde: mezitím se házelo, dobíraly se karty nebo rozhodoval jiný hráč.
saved = Uloženo do { $file }.
resumed = Pokračuje se ze souboru { $file }.
goodbye = Hra je uložena v { $file }; pokračuj příkazem: kostka play --resume { $file }
won =
    { $n ->
        [one] Vítěz: { $name }.
       *[other] Vítězí: { $name }.
    }
lost = { $name } prohrává.
drawn = Hra skončila remízou.
technical = Zastaveno technickým limitem tahů, který není pravidlem hry: remíza.
hand-over = Předej klávesnici hráči { $name } a stiskni Enter.
resign-sure = Vzdát se? Potvrď slovem „yes“.
resigned = { $name } se vzdává.
replay-undo = Zpět k záznamu { $n }.
replay-hand = { $name } přebírá místo { $n }.
replay-free = Místo { $n } je znovu volné.
replay-clock = { $name }: zbývá { $time }
replay-closed = Záznam je uzavřen.
known-hand = známé karty
top-of-deck = navrchu balíčku
bottom-of-deck = vespod balíčku
being-played = Právě se řeší: { $card } ({ $name })
the-target = cíl
odds-key = Šance při nejlepší hře, šance naivního hráče, schopnost, kostky k ponechání
odds-value = Celkem nejlepší: nech si { $keep }, hodnota { $worth } zdraví
mind-luck = { $name }: štěstí { $points } (v setinách hry, proti tomu, co se dalo čekat)
mind-turn-chance = Zlom, tah { $n }: kostky nebo líznutí daly hráči { $name } +{ $points }
mind-turn-choice = Zlom, tah { $n }: rozhodnutí hráče { $by } dalo hráči { $name } +{ $points }
mind-known = Tady není co hledat: psaná hodnota tomu dává přednost hned.
mind-then = Dál se čeká: { $line }.
mind-answer = soupeř odpoví „{ $move }“
mind-worth = Podle { $simulations } představených her vede k výhře v { $n } případech ze 100.
mind-judged = Psaná hodnota tomu dává přednost: vede to k výhře v { $n } případech ze 100.
# Doomtrooper
doom-turn = Kolo { $n }
phase-start-of-turn = začátek kola
phase-draw-step = dobírání karet
phase-action-step = akce
phase-discard-step = odhazování karet
phase-end-of-turn = konec kola
phase-declaring-the-duel = souboj: vyhlášení souboje
phase-naming-the-fighters = souboj: oznámení útočníka a obránce
phase-announcing-the-tactic = souboj: bitevní taktika
phase-announcing-the-warzone = souboj: oznámení válečné zóny
phase-playing-modifiers = souboj: bojové modifikátory
phase-resolving-the-duel = souboj: vyhodnocení souboje
phase-changing-the-state = souboj: změna stavu bojovníků
phase-awarding-points = souboj: přidělení bodů
actions-left =
    { $n ->
        [one] zbývá { $n } akce
        [few] zbývají { $n } akce
       *[other] zbývá { $n } akcí
    }
to-win = k vítězství: { $n } vítězných bodů
promotion-points =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
destiny-points =
    { $n ->
        [one] { $n } bod osudu
        [few] { $n } body osudu
       *[other] { $n } bodů osudu
    }
doom-hand = list
draw-pile = knihovna
discard-pile = hrob
in-play = ve hře
wounded = zraněný
countdown =
    { $n ->
        [one] zbývá { $n } kolo na to, aby byl ve hře bojovník
        [few] zbývají { $n } kola na to, aby byl ve hře bojovník
       *[other] zbývá { $n } kol na to, aby byl ve hře bojovník
    }
duel-phase = Souboj, fáze { $n }
duel-of = { $one } proti { $other }
is-played = { $name } hraje
announced = { $name } oznamuje: body osudu { $destiny }, vítězné body { $promotion }
# Plošinovka
tower-turn = Tah { $n }
tower-step = krok { $n }: { $name }
tower-off = mimo mapu
tower-gold =
    { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
tower-gems =
    { $n ->
        [one] { $n } drahokam
        [few] { $n } drahokamy
       *[other] { $n } drahokamů
    }
tower-special = speciální kostka
tower-used = použito
tower-pool = Nepoužité kostky
tower-spent = Použité kostky
tower-enemy-die = Kostka nepřátel
tower-enemy = životy { $lives }, zranění { $damage }
tower-shop-items = Předměty v nabídce
tower-shop-potions = Lektvary v nabídce
tower-artifacts = Artefakty
tower-event = Událost: { $name }; v balíčku zbývá: { $n }
tower-score = Skóre: { $n }
tower-score-parts = zbylé události { $events }, nepřátelé { $enemies }, zranění navíc { $overkill }, drahokamy { $gems }, majetek { $wealth }
tower-too-weak = Úder teď způsobí { $n } z { $lives } potřebných zranění ({ $name }): co utratíš, propadne a nic se nestane.
# Web table: server
table-part-doomtrooper = jeden boj, první část hry
table-waiting = Na tahu je { $name }.
table-waiting-for-dice = Čeká se na zapsání hodu.
table-bot = bot { $name }
table-spectator = Divák
table-judge = Rozhodčí
table-bye = volno
table-paused = Rozhodčí hru zastavil; počkejte, až bude pokračovat.
table-drawn = Hráči se dohodli na remíze.
table-lesson-left = Lekce tu končí: odtud hraješ volně. Když tah vezmeš zpět, vrátíš se do ní.
table-stale = Hra mezitím pokročila; podívej se znovu a vyber si.
table-not-yours = Toto místo není tvoje.
table-bad-message = Stůl této zprávě nerozumí.
table-too-fast = Pomaleji, prosím: příliš mnoho zpráv najednou.
table-no-offer = Taková nabídka teď není.
table-nothing-to-undo = Není co vzít zpět.
table-seen-already = Mezitím se hodilo, lízalo nebo něco odhalilo, proto to nelze vzít zpět.
table-not-absent = Hráč, na kterého se čeká, je přítomen nebo není pryč dost dlouho.
table-no-hints = Rady jsou u tohoto stolu vypnuté.
table-not-over = Hra ještě neskončila.
table-bots-play-on = Bot na remízu nepřistoupí.
table-not-kept = Tah se nepodařilo uložit, takže neplatí; zkus to znovu.
table-not-found = Takový stůl není, nebo odkaz už neplatí.
table-other-rules = Tato hra začala podle jiných pravidel, proto tu nemůže pokračovat; její záznam si lze stáhnout.
table-not-open = Toto místo není volné.
table-too-many = Z tvé adresy vzniklo příliš mnoho stolů; zkus to později.
table-too-large = Tohle je příliš velké.
table-bad-log = Tohle není úplný záznam dohrané hry, nebo některý jeho řádek nesouhlasí.
table-bad-origin = Tato stránka k tomuto stolu nepatří.
table-bad-host = Tento server se tak nejmenuje; jméno mu dává jeho provozovatel volbou --public-url.
table-muted = Provozovatel tohoto serveru vám odňal právo psát.
table-blocked = Provozovatel tohoto serveru vás sem nepouští.
table-judge-looks = K tomuto stolu usedl rozhodčí a vidí všem do ruky.
table-event-on = Turnaj ještě trvá, a tak jsou balíčky této hry dosud tajné.
table-not-opened = Někdo neotevřel, čím přispěl ke kostkám, a tak hra nebude; založte nový stůl.
table-not-begun = Hra začne, až tu budou všichni a kostky budou určeny.
table-quiet = U tohoto stolu diváci nemluví.
table-no-store = Server teď nemůže nic uložit; nic se nezměnilo. Zkuste to za chvíli znovu.
table-stopping = Server se zastavuje; hra je uložená.
table-too-slow = Spojení bylo příliš pomalé.
table-revoked = Odkaz na toto místo byl zrušen.
table-deck-small =
    { $n ->
        [one] V hracím balíčku je { $n } karta; musí jich být aspoň { $limit }.
        [few] V hracím balíčku jsou { $n } karty; musí jich být aspoň { $limit }.
       *[other] V hracím balíčku je { $n } karet; musí jich být aspoň { $limit }.
    }
table-deck-side =
    { $n ->
        [one] V sideboardu je { $n } karta; musí jich být přesně { $limit }, nebo žádná.
        [few] V sideboardu jsou { $n } karty; musí jich být přesně { $limit }, nebo žádná.
       *[other] V sideboardu je { $n } karet; musí jich být přesně { $limit }, nebo žádná.
    }
table-deck-copies = { $card }: kusů v balíčku { $n }, povoleno nejvýš { $limit }.
table-deck-restricted = { $card } je omezená karta: kusů v balíčku { $n }, povolen je jen jeden.
table-deck-banned = { $card } je zakázaná karta.
table-deck-missing =
    { $n ->
        [one] Jednu kartu zatím nelze hrát: { $cards }.
        [few] { $n } karty zatím nelze hrát: { $cards }.
       *[other] { $n } karet zatím nelze hrát: { $cards }.
    }
table-deck-legal =
    { $side ->
        [0] Balíček odpovídá pravidlům, počet karet: { $n }.
       *[other] Balíček odpovídá pravidlům, počet karet: { $n }, v sideboardu: { $side }.
    }
table-deck-misspelt =
    { $line ->
        [0] Karta „{ $name }“ neexistuje. Podobné názvy: { $close }.
       *[other] Řádek { $line }: karta „{ $name }“ neexistuje. Podobné názvy: { $close }.
    }
table-impossible = To nejde: { $why }
table-bad-table = Takový stůl nejde připravit: { $why }
table-not-built = Webový klient není sestaven. Spusť „make web“ ve složce projektu a stránku načti znovu.
# Web table: browser
rail-upkeep = Údržba
rail-income = Příjem
rail-main-1 = Hlavní 1
rail-offensive = Hod na útok
rail-targeting = Zacílení
rail-defensive = Hod na obranu
rail-main-2 = Hlavní 2
rail-discard = Odkládání
rail-start-of-turn = Začátek
rail-draw-step = Dobírání
rail-action-step = Akce
rail-discard-step = Odhazování
rail-end-of-turn = Konec
rail-declaring-the-duel = Vyhlášení
rail-naming-the-fighters = Bojovníci
rail-announcing-the-tactic = Taktika
rail-announcing-the-warzone = Válečná zóna
rail-playing-modifiers = Modifikátory
rail-resolving-the-duel = Vyhodnocení
rail-changing-the-state = Zranění
rail-awarding-points = Body
rail-step-1 = Zrušení úrovně
rail-step-2 = Obnovení
rail-step-3 = Hod
rail-step-4 = Kostka nepřátel
rail-step-5 = Akce
rail-step-6 = Speciální kostka
rail-step-7 = Gravitace
rail-step-8 = Konec
web-title-home = Kostka: poctivý stůl
web-home = Kostka, na úvodní stránku
web-to-home = Na úvodní stránku
web-skip = K obsahu
web-tip = Vysvětlení
web-main = Hlavní
web-headline = Spousta pravidel. Jeden poctivý stůl.
web-pitch = Každé pravidlo platí a na každé „proč ne?“ je odpověď. Bez registrace.
web-choose-game = Vyber si hru
web-pitch-dicethrone = Hoď, nech si, přehoď, udeř.
web-pitch-doomtrooper = Vylož, vyzbroj, bojuj.
web-pitch-plosinovka = Šplhej, strkej, padej, poraž bosse.
web-fact-seats =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
web-fact-from-to =
    { $n ->
        [few] { $least } až { $n } hráči
       *[other] { $least } až { $n } hráčů
    }
web-fact-heroes =
    { $n ->
        [one] { $n } hrdina
        [few] { $n } hrdinové
       *[other] { $n } hrdinů
    }
web-fact-decks =
    { $n ->
        [one] { $n } balíček
        [few] { $n } balíčky
       *[other] { $n } balíčků
    }
web-row-you = Ty
web-row-seat = Místo { $n }
web-pick-of = S čím hraje místo { $n }
web-kind-of = Kdo sedí na místě { $n }
web-kind-bot = Bot: { $bot }
web-kind-open = volné místo, přes odkaz
web-kind-human = člověk u této obrazovky
web-mode = Varianta
web-mode-duel = 1 na 1
web-mode-2v2 = 2 na 2
web-mode-king-of-the-hill = Král kopce
web-mode-3v3 = 3 na 3
web-mode-2v2v2 = 2 na 2 na 2
web-mode-game = Základní hra
web-mode-game-of-four = Základní hra
web-mode-artifacts = S artefakty
web-mode-larger-map = Větší mapa
web-mode-solo = Sólo
web-mode-of = { $mode }, hráčů: { $n }
web-play-now = Hrát hned proti botovi
web-lesson = První hra krok za krokem
web-guide = Průvodce
web-try = zkus tohle
web-play-alone = Hrát sám
web-invite-friend = Pozvat přítele
web-setup = Místa, hodiny, kostky
web-open-this = Otevřít tento stůl
web-clock = Hodiny
web-clock-none = bez hodin
web-clock-bank = { $n } min + { $more } s
web-clock-days =
    { $n ->
        [one] { $n } den na tah
        [few] { $n } dny na tah
       *[other] { $n } dní na tah
    }
web-dice = Kostky
web-dice-committed = poctivé kostky serveru
web-dice-typed = skutečné kostky, zapisované
web-rows = Čísla: { $printed } % vytištěných, { $public } % veřejných, { $ours } % naše čtení
web-readings = Pravidla čtená jinak než v knize
web-otherwise = Stůl to může číst jinak:
web-reads-otherwise = Tento stůl čte pravidlo jinak než kniha
web-open-to-all = Ukázat mezi otevřenými stoly
web-your-name = Tvoje jméno
web-rename = Přejmenovat
web-making = Prostírám stůl…
web-your-tables = Tvoje stoly
web-your-tables-empty = Zatím žádný stůl. „Hrát hned proti botovi“ tě posadí za vteřinu.
web-continue = Pokračovat
web-look = Podívat se
web-forget = Zapomenout
web-open-tables = Otevřené stoly
web-open-tables-empty = Právě nikdo nečeká. Otevři vlastní stůl: volné místo se ukáže tady.
web-waits = { $name } čeká
web-sit = Přisednout
web-replays = Záznamy
web-upload = Otevřít soubor záznamu
web-upload-why = Dohraná hra jako .kostka.jsonl: ověří se a ukáže z každého místa.
web-rules = Pravidla
web-decks = Balíčky
web-events = Turnaje
web-paused = Rozhodčí hru zastavil:
desk-cards = Karty
desk-find = Název, účinek nebo hodnoty jako f>4 v<3
desk-type = každý typ
desk-side = každá příslušnost
desk-to-main = do hracího balíčku
desk-to-side = do sideboardu
desk-add = Přidat
desk-less = Ubrat
desk-unwritten = Zatím ji nelze hrát.
desk-deck = Balíček
desk-foe = Náš balíček
desk-play = Zahrát si proti němu s tímto balíčkem
desk-load = Načíst ho
desk-main = Hrací balíček
desk-odds = Aspoň jedna v úvodní ruce
desk-forms = Načtení a uložení
desk-import = Načíst tento text
desk-file = Načíst soubor
desk-form = Podoba
desk-form-text = Prostý text
desk-form-codes = Kódy DoomtrooperDB
desk-form-o8d = OCTGN (.o8d)
desk-form-link = Odkaz
desk-export = Zapsat
desk-save = Uložit soubor
desk-event-name = Název turnaje
desk-format-target = Vítězné body k výhře
desk-format-minutes = Minut na kolo (0: bez hodin)
desk-format-rounds = Počet kol (0: kolik je potřeba)
desk-format-best = Na kolik her
desk-format-file = Nebo soubor s formátem (TOML)
desk-open = Založit turnaj
desk-round = { $n }. kolo z { $of }
desk-ended = Turnaj skončil.
desk-called = Čas vypršel: každý má ještě jeden celý tah.
desk-organiser = Pořadatel
desk-next = Další kolo
desk-end = Ukončit turnaj
desk-pause = Pozastavit
desk-resume = Pokračovat
desk-time = Vyhlásit konec času
desk-rule = Pravidlo
desk-why = Důvod
desk-matches = Zápasy
desk-sit = K mému stolu
desk-exchange = Odkaz na balíček po výměně
desk-ready = Připraven
desk-judge = Rozhodčí
desk-judge-do = Opravit
desk-correct = Oprava
desk-standings = Pořadí
desk-player = Hráč
desk-points = Body
desk-om = Zápasy soupeřů %
desk-g = Hry %
desk-og = Hry soupeřů %
desk-drop = Odhlásit
desk-enter = Přihlásit
desk-deck-or-link = Balíček (název nebo odkaz)
desk-bot = hraje bot
desk-link = Odkaz pro tohoto hráče
desk-decisions = Rozhodnutí rozhodčího
web-rules-of = Pravidla podle čísel: { $game }
web-rules-find = Hledat v pravidlech
web-rules-none = O „{ $text }“ žádné pravidlo nemluví.
web-in-rulebook = V pravidlech
web-language = Jazyk
web-lang-en = EN, English
web-lang-cs = CS, čeština
web-lang-pl = PL, polski
web-theme = Vzhled: { $theme }
web-theme-dark = tmavý
web-theme-light = světlý
web-theme-system = podle systému
web-missing-title = Tady nic neleží
web-missing = Na této adrese není stůl, záznam ani pravidlo. Možná je v ní překlep.
web-denied = Takový stůl není, nebo k němu nemáš klíč. Požádej o odkaz s pozváním.
web-no-server = Server neodpovídá. Funguje připojení?
web-failed = To se nepovedlo ({ $status }).
web-loading = Načítá se…
web-close = Zavřít
web-yes = Ano
web-no = Ne
web-table = Stůl
web-question = Otázka
web-you-act = Jsi na řadě
web-auto = Tady nic nemůžeš: pasuje se za tebe.
web-wait = Okamžik…
web-sent = odesláno
web-why-not = proč ne?
web-why-not-what = Proč ne: { $what }?
web-all-options = Všech { $n }
web-not-now = Teď nejde: { $n }
web-fewer = Méně
web-cost = stojí
web-crumbs = Co se právě vyhodnocuje
web-crumbs-all = Ukázat vše
web-rail = Kroky tahu
web-skipped = (nekoná se)
web-log = Záznam
web-log-empty = Zatím se nic nestalo.
web-earlier = Dřívější řádky
web-then = Pozice po záznamu { $n }
web-type-move = Napiš tah
web-type-dice = Co padlo na kostkách?
web-report = Nahlásit tuto pozici
web-side = Hráči, záznam a rozhovor
web-seats = Hráči
web-seat-you = ty
web-seat-bot = bot
web-seat-open = volné
web-seat-here = u stolu
web-seat-away = pryč
web-free-seat = Volné místo { $n }
web-active = hraje tah
web-middle = Uprostřed stolu
web-no-pieces = { $name } zatím nemá nic ve hře.
web-chat = Rozhovor
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Napiš něco
web-send = Odeslat
web-mute = Ztlumit: { $name }
web-unmute = Znovu slyšet: { $name }
web-invite = Čeká se na hráče
web-invite-why = Kdo otevře odkaz, usedne na místo. Hra mezitím běží.
web-watch-link = Odkaz pro diváky
web-make-watch-link = Vytvořit nový odkaz pro diváky
web-link-with-maker = Odkaz má ten, kdo stůl otevřel.
web-copy = Kopírovat
web-copied = Zkopírováno
web-copy-by-hand = Prohlížeč kopírování nedovolil: označ odkaz a zkopíruj ho ručně.
web-qr = QR kód: { $what }
web-pace = Tempo
web-pace-auto = Pasovat za mě, kde to nemá smysl
web-pace-event = Pasovat, dokud se mě něco netýká
web-pace-turn = Pasovat do mého tahu
web-pace-stops = V těchto krocích se mě ale ptát:
web-passing-turn = Pasuje se do tvého tahu
web-passing-event = Pasuje se, dokud se něco nestane
web-hint = Co by udělala úroveň 5?
web-hints-on = Povolit rady
web-hints-off = Vypnout rady
web-review = Jak to šlo?
web-your-turn = Jsi na tahu
web-speed = Jak rychle se ukazují tahy ostatních
web-speed-slow = Pomalu
web-speed-normal = Běžně
web-speed-fast = Rychle
web-speed-off = Hned
web-sound = Zvuk
web-strip = Dosud
web-strip-of = { $name }: dosavadní tah
web-strip-before = Před tvým tahem
web-strip-none = Zde se krok za krokem ukazuje, co dělají ostatní.
web-skip-beats = Přeskočit
web-key-space = Mezerník
web-past = Díváš se do minulosti.
web-back-to-now = Zpět k nynějšku
web-still-shown = Odpovědět můžeš už teď. Ještě se ukazuje:
web-key-skip = přeskočit to, co se ukazuje
web-key-speed = ukazovat tahy ostatních pomaleji, rychleji
web-key-sound = zvuk zapnout nebo vypnout
web-key-hint = rada
web-stops = Kde budeš tázán
web-stops-useful = Kde to má smysl
web-stops-useful-why = Zeptáme se tam, kde odpověď může něco změnit; jinde se pasuje za tebe.
web-stops-until = Dokud…
web-stops-until-why = Pasuj, dokud se tě něco netýká, nebo do tvého tahu.
web-stops-full = Všude
web-stops-full-why = Zeptáme se v každém okně, které pravidla otevřou.
web-stops-rest = v tomto tahu už ne
web-passing-rest = Pasuje se do konce tohoto tahu
web-key-stops = ptát se jen kde to má smysl, nebo všude
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-turn-back = K předchozímu tahu
web-replay-turn-on = K dalšímu tahu
web-undo = Zpět
web-draw = Nabídnout remízu
web-claim = Uplatnit výhru
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-hand-over = Ať za mě hraje bot
web-take-back = Hrát dál sám
web-more = Více: tempo, zpět, odkazy, jazyk
web-keys = Klávesy
web-key-number = odpověď s tímto číslem
web-key-pass = obvyklá odpověď, většinou „pas“
web-key-all = všechny odpovědi, nebo méně
web-key-arrows = od odpovědi k odpovědi
web-key-line = napsat tah
web-key-undo = vzít zpět
web-key-chat = rozhovor
web-key-log = záznam
web-key-esc = zpět, zavřít
web-key-help = tyto klávesy
web-commitment = Kostky jsou zapečetěny:
web-watching =
    { $n ->
        [0] Nikdo se nedívá.
        [one] Dívá se { $n } divák.
        [few] Dívají se { $n } diváci.
       *[other] Dívá se { $n } diváků.
    }
web-connection-connecting = připojování…
web-connection-lost = spojení ztraceno, volám znovu…
web-connection-denied = k tomuto stolu není klíč
web-connection-closed = zavřeno
web-offer-draw = { $name } nabízí remízu. Souhlasíš?
web-offer-undo = { $name } chce vzít tah zpět. Souhlasíš?
web-offer-rematch = { $name } chce odvetu. Souhlasíš?
web-offer-hints = { $name } chce zobrazit nápovědu. Souhlasíš?
web-offered-draw = Remíza je nabídnuta; čeká se: { $name }.
web-offered-undo = Vrácení tahu je navrženo; čeká se: { $name }.
web-offered-rematch = Odveta je nabídnuta; čeká se: { $name }.
web-offered-hints = Nápověda je navržena; čeká se: { $name }.
web-cover = Teď hraje { $name }
web-cover-why = Obrazovka je zakrytá, aby nikdo neviděl cizí karty.
web-uncover = Jsem { $name }: ukázat stůl
web-result = Výsledek
web-you-lost = Prohráváš.
web-deciding-blow = Rozhodující rána:
web-rematch-swap = Vyměnit strany
web-rematch-stronger = Silnější soupeř
web-rematch-other = Něco jiného
web-you-won = Vítězíš!
web-rematch = Odveta
web-rematch-offered = Odveta nabídnuta
web-new-table = K novému stolu
web-replay = Přehrát záznam
web-download-log = Stáhnout záznam
web-replay-title = Záznam hry
web-replay-seat = Pohled
web-replay-spectator = divák
web-replay-step = Záznam { $n } z { $last }
web-replay-first = Na začátek
web-replay-back = O krok zpět
web-replay-on = O krok dál
web-replay-last = Na konec
web-replay-copy = Kopírovat adresu tohoto kroku
web-replay-branch = Pokračovat odtud proti botovi
web-replay-to-table = Ke stolu
web-replay-asked = Otázka tehdy zněla:
field-hero = hrdina
field-side = strana
field-health = zdraví
field-cp = BB
field-tokens = žetony
field-levels = úrovně
field-upgrades = vylepšení
field-cards = karet v ruce
field-hand = ruka
field-deck = balíček
field-top = na vrchu balíčku
field-bottom = vespod balíčku
field-pile = odkládací balíček
field-prepared = připraveno
field-spells = kouzla
field-roll = hod
field-dice = kostky
field-for = za
field-seat = hráč
field-attack = útok
field-attacker = útočník
field-target = cíl
field-attempts = pokusy
field-allowed = povoleno
field-announced = oznámeno
field-activated = aktivováno
field-kind = druh
field-played = zahráno
field-by = kdo
field-what = co
field-whom = koho
field-token = žeton
field-to = komu
field-ledger = zranění
field-from = odkud
field-entries = položky
field-source = zdroj
field-how = jak
field-n = počet
field-incoming = hrozící
field-subtotal = mezisoučet
field-half = polovina
field-halves = poloviny
field-total = celkem
field-healing = léčení
field-destiny = body osudu
field-promotion = vítězné body
field-turns = kola
field-clock = kol bez bojovníka
field-playing = hraje dál
field-buried = odhozeno lícem dolů
field-face_down = lícem dolů
field-gone = mimo hru
field-actions = zbývá akcí
field-duels = souboj
field-plays = právě se hraje
field-phase = fáze
field-attacking = útočí
field-defending = brání se
field-defender = obránce
field-tactic = taktika
field-zone = válečná zóna
field-card = karta
field-on = na
field-bought = zaplaceno
field-struck = udeřeno
field-fates = osudy
field-awards = odměny
field-points = body
field-sums = součty
field-warrior = bojovník
field-printed = natištěno
field-parts = části
# Deska Dice Throne
dt-stage = Jeviště
dt-hand = Tvoje ruka
dt-hand-empty = V ruce nemáš žádnou kartu.
dt-abilities = Schopnosti: { $name }
dt-show-board = Ukázat desku: { $name }
dt-you = Ty
dt-you-act = Jsi na řadě
dt-ally = spojenec
dt-spent = { $name }, využito
dt-defence = Obrana
dt-passive = Pasivní
dt-ultimate = Ultimátní
dt-small = malá
dt-large = velká
dt-die = { $symbol } { $n }
dt-foreign-die = cizí kostka { $n }
dt-attack-roll = Hod na útok
dt-defence-roll = Hod na obranu
dt-side-roll = Vedlejší hod
dt-attacks = { $name } útočí
dt-turn-of = Na tahu: { $name }
dt-turn-to = Otoč kostku na
dt-roll-all =
    { $n ->
        [one] Hodit { $n } kostkou
       *[other] Hodit { $n } kostkami
    }
dt-roll-others =
    { $n ->
        [one] Přehodit { $n } zbylou
        [few] Přehodit { $n } zbylé
       *[other] Přehodit { $n } zbylých
    }
dt-keep-hint = Vyber kostky, které si necháš, a ostatní přehoď; nebo oznam rozsvícenou schopnost.
dt-odds = Šance
dt-odds-fresh = Šance: nový hod
dt-odds-left =
    { $n ->
        [0] Šance: žádný další hod
        [one] Šance: zbývá { $n } hod
        [few] Šance: zbývají { $n } hody
       *[other] Šance: zbývá { $n } hodů
    }
dt-box-1 = hrozící
dt-box-2 = sčítání a odčítání
dt-box-3 = násobení a dělení
dt-damage = zranění
dt-halves = ; každá polovina se bere z mezisoučtu, zaokrouhleně nahoru
dt-takes = { $name }: { $n } zranění
# The Doomtrooper board
doom-stage = Kolo a souboj
doom-you-act = Jsi na řadě
doom-thinks = přemýšlí
doom-turn-of = hraje { $name }
doom-promotion = vítězných
doom-destiny = body osudu
doom-debt =
    { $n ->
        [one] Dluží bance { $n } bod.
        [few] Dluží bance { $n } body.
       *[other] Dluží bance { $n } bodů.
    }
doom-nobody = nikdo
doom-nothing = nic
doom-gone = mimo hru
doom-sideboard = sideboard
doom-face-down = Tyto karty leží lícem dolů.
doom-action-free = volná
doom-action-spent = vyčerpaná
doom-did-meditated = meditace
doom-did-took-cover = do úkrytu
doom-did-left-cover = z úkrytu
doom-did-was-hidden = skryté nasazení
doom-did-boarded = do vozidla
doom-did-alighted = z vozidla
doom-did-transferred = přesun
doom-did-ability-used = schopnost
doom-did-sabotaged = sabotáž
doom-did-sabotage-failed = sabotáž
doom-did-duel-phase = útok
doom-round-anytime = KDYKOLI
doom-round-modifiers = MODIFIKÁTORY
doom-round-last-chance = ZÁCHRANA
doom-round-answers = REAKCE
doom-round-alarm = SABOTÁŽ
doom-window-anytime = teď: { $step }
doom-window-duel = souboj, fáze { $n }
doom-window-answers = na kartu { $card } ({ $name })
doom-window-alarm = byla ohlášena sabotáž, ještě se dá odpovědět
doom-window-last-chance = zasaženého bojovníka lze ještě zachránit
doom-passed = pasovalo: { $n } z { $of }
doom-plays = Právě se hraje
doom-plays-card = { $name }: { $card }
doom-lasting = Trvající účinky
doom-duel = Souboj
doom-phases = Fáze souboje
doom-no-zone = bez válečné zóny
doom-inside = uvnitř: { $one } proti { $other }
doom-attacker = útočník
doom-defender = obránce
doom-joined = posila
doom-not-named = zatím neurčen
doom-armed = zbraň: { $name }
doom-helped = spolu s: { $name }
doom-played = Zahráno na něj
doom-behind = za kartou { $name }
doom-under = v jednotce: { $name }
doom-stolen = karta hráče { $name }
doom-by = zahrál { $name }
doom-immune = imunita: { $what }
doom-kills-fight = zápasem zabíjí
doom-kills-shoot = střelbou zabíjí
doom-strikes-first = útočí první
doom-always-first = vždy útočí první
doom-hardy = jedno zranění ho nezabije
doom-base = základ
doom-times = krát
doom-add = přičíst
doom-now = teď
doom-blow-kills = zabije
doom-blow-wounds = zraní
doom-blow-fails = nezraní
doom-blow-stopped = přijde pozdě
doom-first = útočí první
doom-no-blows = Taktika rozhodne, které hodnoty platí.
doom-would-killed = Byl by zabit
doom-would-wounded = Byl by zraněn
doom-would-unhurt = Zůstal by nezraněn
doom-save-killed = Bude zabit, pokud ho nikdo nezachrání
doom-save-wounded = Bude zraněn, pokud ho nikdo nezachrání
doom-award =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
doom-announced = body osudu { $destiny }, vítězné body { $promotion }
doom-when-as-an-action = akce
doom-when-at-any-time = kdykoli
doom-when-outside-duels = mimo souboj
doom-when-during-a-duel = v souboji
doom-when-right-after-a-kill = po zabití
doom-when-right-after-points = po bodech
doom-when-also-after-a-kill = kdykoli i po zabití
doom-when-right-after-a-blow = po úderu
doom-when-after-a-kill = po smrti
doom-when-after-a-duel = po souboji
doom-when-before-fighters-are-named = před určením bojujících
doom-when-when-fighters-are-named = po určení bojujících
doom-when-at-turn-start = začátek kola
doom-when-before-your-actions = před akcemi
doom-when-in-answer = reakce
doom-when-when-sabotaged = při sabotáži
doom-when-as-copied = jako zastoupená karta
doom-when-after-a-search = po hledání
doom-outside = mimo
doom-special = Speciální
doom-limit = Časový limit: { $n } kol
doom-bears = karty, které nese
doom-fallen = Padl v souboji
doom-d = BO
doom-p = VB
doom-blow-done = zasáhl

# The board of Plošinovka
plo-tower = Věž, sloupců: { $columns }, řad: { $rows }
plo-map = Mapa
plo-level = Úroveň { $n }
plo-boss-level = Úroveň s bossem
plo-face-down = zatím skrytá
plo-smaller = Ukázat z věže víc
plo-larger = Zvětšit věž
plo-enemy = životy { $lives }, zranění { $damage }
plo-lives = životy: { $n } z { $of }
plo-costs = ztracené životy: { $n }
plo-walk-to = jít na { $at }
plo-pool = Zásoba kostek
plo-no-roll = Zatím se neházelo.
plo-spent = { $it }, použito
plo-special = speciální
plo-special-die = speciální kostka
plo-enemies = nepřátelé
plo-enemy-die = kostka nepřátel
plo-uses = Použít jako
plo-as = { $source } jako { $it }
plo-join = { $it } a speciální kostka
plo-set = nastavit speciální kostku: { $it }
plo-appear = objevit se na mapě: { $it }
plo-gems-on-one = Drahokamy na jednom symbolu
plo-times =
    { $n ->
        [one] platí { $times }×, { $n } drahokam
        [few] platí { $times }×, { $n } drahokamy
       *[other] platí { $times }×, { $n } drahokamů
    }
plo-pick-field = { $what }: vyber ve věži rozsvícené pole.
plo-again =
    { $n ->
        [one] Přehodit { $n } kostku
        [few] Přehodit { $n } kostky
       *[other] Přehodit { $n } kostek
    }
plo-plan = Plán
plo-attack = Útok na { $at }
plo-attack-why = { $name } na { $at }: proč nejde zaútočit?
plo-attack-sum = zranění zatím; { $name }: životy { $n }
plo-path-hurt = nepřátelé cestou útočí
plo-path-trap = pasti cestou
plo-path-fall-trap = pasti při pádu
plo-path-token = žetony bosse cestou
plo-path-faint = cestou upadneš do mdlob
plo-path-gem = drahokamy cestou
plo-path-gold = zlaťáky cestou
plo-path-push = kdo stojí na { $at }, bude postrčen
plo-path-reveals = odhalí se úroveň
plo-path-fall = v kroku 7 spadneš na { $at }
plo-other = Jiné pole
plo-used = použito
plo-price = cena
plo-gems = drahokamy
plo-gold = zlaťáky
plo-cards = Předměty, lektvary, žetony
plo-ability = { $name }: použít schopnost
plo-off = mimo mapu
plo-out = mimo hru
plo-floats = vznáší se
plo-boss = Boss
plo-boss-lives = životů: { $n }, všechny jedním útokem
plo-damage = zranění
plo-last-card = Poslední karta
plo-tokens = Žetony
plo-deck = Karet útoku v balíčku: { $n } z { $of }
plo-shop = V nabídce stánků
plo-shop-left = balíčky: { $items } + { $potions }
plo-artifacts = Artefakty
plo-event = Událost
plo-event-of = { $n } z { $of }
plo-score = Skóre
plo-score-events = zbylé události
plo-score-enemies = poražení nepřátelé
plo-score-overkill = zranění nad životy bosse
plo-score-gems = drahokamy
plo-score-wealth = bohatství
plo-score-if = Platí, pokud porazíš bosse.
