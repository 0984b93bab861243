# Słowa interfejsu.  Co mówi o grze, powstaje w kostka.words z wartości, która jest wykonywana.
player = Gracz { $n }
turn = Tura { $n }
phase-upkeep = Faza Utrzymania
phase-income = Faza Dochodu
phase-main-1 = Faza Główna (1)
phase-offensive = Faza Rzutu Ofensywnego
phase-targeting = Faza Rzutu na Wyznaczenie Celu
phase-defensive = Faza Rzutu Obronnego
phase-main-2 = Faza Główna (2)
phase-discard = Faza Odrzucenia Kart
phase-none = Przygotowanie do gry
health = zdrowie
cp = PW
team = drużyna { $n }
king = lider
is-out = poza grą
cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
in-hand = ręka
in-deck = talia
in-pile = stos kart odrzuconych
upgrades = ulepszenia
prepared = przygotowane zaklęcia
tokens = żetony
none = brak
dice = Kości
rolls-left =
    { $n ->
        [0] nie ma już rzutów
        [one] pozostał { $n } rzut
        [few] pozostały { $n } rzuty
       *[many] pozostało { $n } rzutów
    }
ledger = Nadchodzące obrażenia: { $name }
subtotal = suma częściowa
total = razem
half-of = − połowa z { $n }
prevents-all = wszystkie zignorowane
ours = nasza nazwa
proposed = nasze odczytanie
asks = { $name }, twój ruch
keep-hint = Aby rzucić ponownie, napisz kości, które zachowujesz: „keep 6 6” albo „keep none”.
prompt-help = numer lub ruch · why RUCH (dlaczego nie?) · card NAZWA · undo (cofnij) · save PLIK · lang en|cs|pl · resign (poddaj się) · quit (koniec)
not-understood = Nie rozumiem „{ $text }”. Napisz numer albo ruch, albo „?”, aby zobaczyć pomoc.
not-offered-number = Nie ma opcji { $n }.
why-not = Nie można: { $reason } ({ $rule })
nothing-forbids = Nic tego nie zabrania: ta opcja jest teraz dostępna.
undone = Cofnięto.
table-judged = Sędzia poprawia: { $did } ({ $rule }). { $why }
nothing-to-undo = Nie ma czego cofać.
undo-refused = Tego nie można cofnąć: od tego czasu rzucano, dobierano karty albo decydował inny gracz.
saved = Zapisano w { $file }.
resumed = Wznowiono z pliku { $file }.
goodbye = Gra jest zapisana w { $file }; graj dalej: kostka play --resume { $file }
won =
    { $n ->
        [one] Wygrywa { $name }.
       *[other] Wygrywają { $name }.
    }
lost = { $name } przegrywa.
drawn = Gra kończy się remisem.
technical = Zatrzymano przez techniczny limit tur, który nie jest regułą gry: remis.
hand-over = Przekaż klawiaturę graczowi { $name } i naciśnij Enter.
resign-sure = Poddać się? Potwierdź słowem „yes”.
resigned = { $name } poddaje się.
replay-undo = Powrót do zapisu { $n }.
replay-hand = { $name } przejmuje miejsce { $n }.
replay-free = Miejsce { $n } jest znów wolne.
replay-clock = { $name }: pozostało { $time }
replay-closed = Zapis jest zamknięty.
known-hand = znane karty
top-of-deck = na wierzchu talii
bottom-of-deck = na spodzie talii
being-played = Teraz rozpatrywane: { $card } ({ $name })
the-target = cel
odds-key = Szansa przy najlepszej grze, szansa naiwnego gracza, zdolność, kości do zachowania
odds-value = Najlepiej w sumie: zachowaj { $keep }, wartość { $worth } zdrowia
mind-luck = { $name }: szczęście { $points } (w setnych gry, wobec tego, czego można było oczekiwać)
mind-turn-chance = Punkt zwrotny, ruch { $n }: kości lub dobranie dały graczowi { $name } +{ $points }
mind-turn-choice = Punkt zwrotny, ruch { $n }: decyzja gracza { $by } dała graczowi { $name } +{ $points }
mind-known = Nie trzeba tu szukać: zapisana wartość od razu to woli.
mind-then = Dalej oczekuje się: { $line }.
mind-answer = przeciwnik odpowie „{ $move }”
mind-worth = Według { $simulations } wyobrażonych gier prowadzi to do wygranej w { $n } na 100.
mind-judged = Zapisana wartość woli właśnie to: prowadzi do wygranej w { $n } na 100.
# Doomtrooper
doom-turn = Tura { $n }
phase-start-of-turn = początek tury
phase-draw-step = dobieranie kart
phase-action-step = akcje
phase-discard-step = odrzucanie kart
phase-end-of-turn = koniec tury
phase-declaring-the-duel = pojedynek: ogłoszenie pojedynku
phase-naming-the-fighters = pojedynek: wskazanie atakującego i obrońcy
phase-announcing-the-tactic = pojedynek: taktyka bitewna
phase-announcing-the-warzone = pojedynek: wskazanie strefy walki
phase-playing-modifiers = pojedynek: modyfikatory bojowe
phase-resolving-the-duel = pojedynek: rozstrzygnięcie pojedynku
phase-changing-the-state = pojedynek: zmiana stanu wojowników
phase-awarding-points = pojedynek: przyznanie punktów
actions-left =
    { $n ->
        [one] została { $n } akcja
        [few] zostały { $n } akcje
       *[many] zostało { $n } akcji
    }
to-win = do zwycięstwa: { $n } punktów zwycięstwa
promotion-points =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
destiny-points =
    { $n ->
        [one] { $n } Punkt Przeznaczenia
        [few] { $n } Punkty Przeznaczenia
       *[many] { $n } Punktów Przeznaczenia
    }
doom-hand = ręka
draw-pile = talia
discard-pile = stos kart odrzuconych
in-play = w grze
wounded = ranny
countdown =
    { $n ->
        [one] została { $n } tura, aby w grze był wojownik
        [few] zostały { $n } tury, aby w grze był wojownik
       *[many] zostało { $n } tur, aby w grze był wojownik
    }
duel-phase = Pojedynek, faza { $n }
duel-of = { $one } przeciw { $other }
is-played = { $name } zagrywa
announced = { $name } ogłasza: Punkty Przeznaczenia { $destiny }, punkty zwycięstwa { $promotion }
# Plošinovka
tower-turn = Tura { $n }
tower-step = krok { $n }: { $name }
tower-off = poza mapą
tower-gold =
    { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[other] { $n } sztuk złota
    }
tower-gems =
    { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
       *[other] { $n } klejnotów
    }
tower-special = kość specjalna
tower-used = zużyte
tower-pool = Niewykorzystane kości
tower-spent = Zużyte kości
tower-enemy-die = Kość wrogów
tower-enemy = życie { $lives }, obrażenia { $damage }
tower-shop-items = Przedmioty w ofercie
tower-shop-potions = Mikstury w ofercie
tower-artifacts = Artefakty
tower-event = Wydarzenie: { $name }; zostało w talii: { $n }
tower-score = Wynik: { $n }
tower-score-parts = pozostałe wydarzenia { $events }, wrogowie { $enemies }, nadmiar obrażeń { $overkill }, klejnoty { $gems }, majątek { $wealth }
tower-too-weak = Cios teraz zadaje { $n } z { $lives } potrzebnych obrażeń ({ $name }): co wydasz, przepada i nic się nie dzieje.
# Web table: server
table-part-doomtrooper = jedna walka, pierwsza część gry
table-waiting = Decyduje { $name }.
table-waiting-for-dice = Czekamy na wpisanie wyniku rzutu.
table-bot = bot { $name }
table-spectator = Widz
table-judge = Sędzia
table-bye = wolny los
table-paused = Sędzia zatrzymał grę; poczekaj, aż zostanie wznowiona.
table-drawn = Gracze zgodzili się na remis.
table-lesson-left = To już nie lekcja: odtąd grasz swobodnie. Cofnięcie ruchu prowadzi z powrotem do lekcji.
table-stale = Gra poszła tymczasem dalej; spójrz jeszcze raz i wybierz ponownie.
table-not-yours = To nie jest twoje miejsce.
table-bad-message = Stół nie zrozumiał tej wiadomości.
table-too-fast = Wolniej, proszę: za dużo wiadomości naraz.
table-no-offer = Nie ma teraz takiej propozycji.
table-nothing-to-undo = Nie ma czego cofnąć.
table-seen-already = Od tego czasu rzucono kośćmi, dobrano kartę lub coś odkryto, więc nie można tego cofnąć.
table-not-absent = Gracz, na którego czekamy, jest obecny albo nie ma go zbyt krótko.
table-no-hints = Podpowiedzi są przy tym stole wyłączone.
table-not-over = Gra jeszcze się nie skończyła.
table-bots-play-on = Bot nie zgadza się na remis.
table-not-kept = Ruchu nie udało się zapisać, więc się nie liczy; spróbuj jeszcze raz.
table-not-found = Nie ma takiego stołu albo ten link już nie działa.
table-other-rules = Ta gra zaczęła się według innych zasad, więc nie może tu trwać dalej; jej zapis można pobrać.
table-not-open = To miejsce nie jest wolne.
table-too-many = Z twojego adresu powstało za dużo stołów; spróbuj później.
table-too-large = To jest za duże.
table-bad-log = To nie jest pełny zapis skończonej gry albo któryś jego wiersz się nie zgadza.
table-bad-origin = Ta strona nie należy do tego stołu.
table-bad-host = Serwer nie jest znany pod tą nazwą; podaje ją jego gospodarz opcją --public-url.
table-muted = Gospodarz tego serwera odebrał ci prawo pisania.
table-blocked = Gospodarz tego serwera cię tu nie wpuszcza.
table-judge-looks = Do tego stołu usiadł sędzia i widzi wszystkie ręce.
table-event-on = Turniej jeszcze trwa, więc talie tej gry są wciąż tajemnicą.
table-not-opened = Ktoś nie odsłonił tego, co dodał do kości, więc gry nie będzie; załóż nowy stół.
table-not-begun = Gra zacznie się, gdy wszyscy tu będą, a kości zostaną ustalone.
table-quiet = Przy tym stole widzowie nie rozmawiają.
table-no-store = Serwer nie może teraz niczego zapisać; nic się nie zmieniło. Spróbuj ponownie za chwilę.
table-stopping = Serwer się zatrzymuje; gra jest zapisana.
table-too-slow = Połączenie było za wolne.
table-revoked = Link do tego miejsca został unieważniony.
table-deck-small =
    { $n ->
        [one] W talii jest { $n } karta; potrzeba co najmniej { $limit }.
        [few] W talii są { $n } karty; potrzeba co najmniej { $limit }.
       *[other] W talii jest { $n } kart; potrzeba co najmniej { $limit }.
    }
table-deck-side =
    { $n ->
        [one] W sideboardzie jest { $n } karta; musi ich być dokładnie { $limit } albo żadna.
        [few] W sideboardzie są { $n } karty; musi ich być dokładnie { $limit } albo żadna.
       *[other] W sideboardzie jest { $n } kart; musi ich być dokładnie { $limit } albo żadna.
    }
table-deck-copies = { $card }: kopii w talii { $n }, dozwolone najwyżej { $limit }.
table-deck-restricted = { $card } to karta ograniczona: kopii w talii { $n }, dozwolona jest tylko jedna.
table-deck-banned = { $card } to karta zakazana.
table-deck-missing =
    { $n ->
        [one] Jedną kartą nie da się jeszcze grać: { $cards }.
        [few] { $n } kartami nie da się jeszcze grać: { $cards }.
       *[other] { $n } kartami nie da się jeszcze grać: { $cards }.
    }
table-deck-legal =
    { $side ->
        [0] Talia jest zgodna z zasadami, liczba kart: { $n }.
       *[other] Talia jest zgodna z zasadami, liczba kart: { $n }, w sideboardzie: { $side }.
    }
table-deck-misspelt =
    { $line ->
        [0] Nie ma karty „{ $name }”. Podobne nazwy: { $close }.
       *[other] Wiersz { $line }: nie ma karty „{ $name }”. Podobne nazwy: { $close }.
    }
table-impossible = To niemożliwe: { $why }
table-bad-table = Takiego stołu nie da się przygotować: { $why }
table-not-built = Klient sieciowy nie został zbudowany. Uruchom „make web“ w folderze projektu i odśwież stronę.
# Web table: browser
rail-upkeep = Utrzymanie
rail-income = Dochód
rail-main-1 = Główna 1
rail-offensive = Rzut ofensywny
rail-targeting = Wybór celu
rail-defensive = Rzut obronny
rail-main-2 = Główna 2
rail-discard = Odrzucanie
rail-start-of-turn = Początek
rail-draw-step = Dobieranie
rail-action-step = Akcje
rail-discard-step = Odrzucanie
rail-end-of-turn = Koniec
rail-declaring-the-duel = Ogłoszenie
rail-naming-the-fighters = Walczący
rail-announcing-the-tactic = Taktyka
rail-announcing-the-warzone = Strefa walki
rail-playing-modifiers = Modyfikatory
rail-resolving-the-duel = Rozstrzygnięcie
rail-changing-the-state = Rany
rail-awarding-points = Punkty
rail-step-1 = Usunięcie
rail-step-2 = Odświeżenie
rail-step-3 = Rzut
rail-step-4 = Kość wrogów
rail-step-5 = Akcje
rail-step-6 = Kość specjalna
rail-step-7 = Grawitacja
rail-step-8 = Koniec
web-title-home = Kostka: uczciwy stół
web-home = Kostka, na stronę główną
web-to-home = Na stronę główną
web-skip = Do treści
web-tip = Wyjaśnienie
web-main = Główna
web-headline = Mnóstwo zasad. Jeden uczciwy stół.
web-pitch = Każda zasada obowiązuje, na każde „dlaczego nie?” jest odpowiedź. Bez rejestracji.
web-choose-game = Wybierz grę
web-pitch-dicethrone = Rzuć, zachowaj, przerzuć, uderz.
web-pitch-doomtrooper = Wystaw, uzbrój, walcz.
web-pitch-plosinovka = Wspinaj się, spychaj, spadaj, pokonaj bossa.
web-fact-seats =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
web-fact-from-to = { $least }–{ $n } graczy
web-fact-heroes =
    { $n ->
        [one] { $n } bohater
        [few] { $n } bohaterów
       *[many] { $n } bohaterów
    }
web-fact-decks =
    { $n ->
        [one] { $n } talia
        [few] { $n } talie
       *[many] { $n } talii
    }
web-row-you = Ty
web-row-seat = Miejsce { $n }
web-pick-of = Czym gra miejsce { $n }
web-kind-of = Kto siedzi na miejscu { $n }
web-kind-bot = Bot: { $bot }
web-kind-open = wolne miejsce, przez link
web-kind-human = osoba przy tym ekranie
web-mode = Wariant
web-mode-duel = 1 na 1
web-mode-2v2 = 2 na 2
web-mode-king-of-the-hill = Król wzgórza
web-mode-3v3 = 3 na 3
web-mode-2v2v2 = 2 na 2 na 2
web-mode-game = Zwykła gra
web-mode-game-of-four = Zwykła gra
web-mode-artifacts = Z artefaktami
web-mode-larger-map = Większa mapa
web-mode-solo = Solo
web-mode-of = { $mode }, graczy: { $n }
web-play-now = Zagraj teraz z botem
web-lesson = Pierwsza gra krok po kroku
web-guide = Przewodnik
web-try = spróbuj
web-play-alone = Graj solo
web-invite-friend = Zaproś znajomego
web-setup = Miejsca, zegar, kości
web-open-this = Otwórz ten stół
web-clock = Zegar
web-clock-none = bez zegara
web-clock-bank = { $n } min + { $more } s
web-clock-days =
    { $n ->
        [one] { $n } dzień na ruch
        [few] { $n } dni na ruch
       *[many] { $n } dni na ruch
    }
web-dice = Kości
web-dice-committed = uczciwe kości serwera
web-dice-typed = prawdziwe kości, wpisywane
web-rows = Liczby: { $printed } % wydrukowanych, { $public } % publicznych, { $ours } % według nas
web-readings = Zasady czytane inaczej niż w książce
web-otherwise = Stół może to czytać inaczej:
web-reads-otherwise = Ten stół czyta tę zasadę inaczej niż książka
web-open-to-all = Pokaż wśród otwartych stołów
web-your-name = Twoje imię
web-rename = Zmień imię
web-making = Nakrywam do stołu…
web-your-tables = Twoje stoły
web-your-tables-empty = Na razie żadnego stołu. „Zagraj teraz z botem” posadzi cię w sekundę.
web-continue = Kontynuuj
web-look = Zobacz
web-forget = Zapomnij
web-open-tables = Otwarte stoły
web-open-tables-empty = Teraz nikt nie czeka. Otwórz własny stół: wolne miejsce pojawi się tutaj.
web-waits = { $name } czeka
web-sit = Usiądź
web-replays = Zapisy
web-upload = Otwórz plik zapisu
web-upload-why = Zakończona gra jako .kostka.jsonl: zostanie sprawdzona i pokazana z każdego miejsca.
web-rules = Zasady
web-decks = Talie
web-events = Turnieje
web-paused = Sędzia zatrzymał grę:
desk-cards = Karty
desk-find = Nazwa, działanie lub wartości, np. f>4 v<3
desk-type = dowolny typ
desk-side = dowolna przynależność
desk-to-main = do talii
desk-to-side = do sideboardu
desk-add = Dodaj
desk-less = Usuń
desk-unwritten = Nie da się nią jeszcze grać.
desk-deck = Talia
desk-foe = Nasza talia
desk-play = Zagraj przeciw niej tą talią
desk-load = Wczytaj ją
desk-main = Talia
desk-odds = Co najmniej jedna na początkowej ręce
desk-forms = Import i eksport
desk-import = Wczytaj ten tekst
desk-file = Wczytaj plik
desk-form = Postać
desk-form-text = Zwykły tekst
desk-form-codes = Kody DoomtrooperDB
desk-form-o8d = OCTGN (.o8d)
desk-form-link = Odnośnik
desk-export = Zapisz jako tekst
desk-save = Zapisz plik
desk-event-name = Nazwa turnieju
desk-format-target = Punkty zwycięstwa do wygranej
desk-format-minutes = Minuty na rundę (0: bez zegara)
desk-format-rounds = Liczba rund (0: ile potrzeba)
desk-format-best = Do ilu gier
desk-format-file = Albo plik formatu (TOML)
desk-open = Otwórz turniej
desk-round = Runda { $n } z { $of }
desk-ended = Turniej się zakończył.
desk-called = Czas minął: każdy ma jeszcze jedną pełną turę.
desk-organiser = Organizator
desk-next = Następna runda
desk-end = Zakończ turniej
desk-pause = Wstrzymaj
desk-resume = Wznów
desk-time = Ogłoś koniec czasu
desk-rule = Zasada
desk-why = Powód
desk-matches = Mecze
desk-sit = Do mojego stołu
desk-exchange = Odnośnik do talii po wymianie
desk-ready = Gotowe
desk-judge = Sędzia
desk-judge-do = Popraw
desk-correct = Poprawka
desk-standings = Klasyfikacja
desk-player = Gracz
desk-points = Punkty
desk-om = Mecze rywali %
desk-g = Gry %
desk-og = Gry rywali %
desk-drop = Wycofaj
desk-enter = Zgłoś
desk-deck-or-link = Talia (nazwa lub odnośnik)
desk-bot = gra bot
desk-link = Odnośnik dla tego gracza
desk-decisions = Decyzje sędziego
web-rules-of = Zasady po numerach: { $game }
web-rules-find = Szukaj w zasadach
web-rules-none = Żadna zasada nie mówi o „{ $text }”.
web-in-rulebook = W zasadach
web-language = Język
web-lang-en = EN, English
web-lang-cs = CS, čeština
web-lang-pl = PL, polski
web-theme = Wygląd: { $theme }
web-theme-dark = ciemny
web-theme-light = jasny
web-theme-system = jak w systemie
web-missing-title = Nic tu nie leży
web-missing = Pod tym adresem nie ma stołu, zapisu ani zasady. Może jest w nim literówka.
web-denied = Nie ma takiego stołu albo nie masz do niego klucza. Poproś o link z zaproszeniem.
web-no-server = Serwer nie odpowiada. Czy połączenie działa?
web-failed = To się nie udało ({ $status }).
web-loading = Wczytywanie…
web-close = Zamknij
web-yes = Tak
web-no = Nie
web-table = Stół
web-question = Pytanie
web-you-act = Twój ruch
web-auto = Nic tu nie możesz zrobić: pas w twoim imieniu.
web-wait = Chwileczkę…
web-sent = wysłano
web-why-not = dlaczego nie?
web-why-not-what = Dlaczego nie: { $what }?
web-all-options = Wszystkie { $n }
web-not-now = Teraz nie można: { $n }
web-fewer = Mniej
web-cost = kosztuje
web-crumbs = Co jest właśnie rozpatrywane
web-crumbs-all = Pokaż wszystko
web-rail = Kroki tury
web-skipped = (nie odbywa się)
web-log = Zapis
web-log-empty = Jeszcze nic się nie wydarzyło.
web-earlier = Wcześniejsze wiersze
web-then = Pozycja po zapisie { $n }
web-type-move = Wpisz ruch
web-type-dice = Co wypadło na kościach?
web-report = Zgłoś tę pozycję
web-side = Gracze, zapis i rozmowa
web-seats = Gracze
web-seat-you = ty
web-seat-bot = bot
web-seat-open = wolne
web-seat-here = przy stole
web-seat-away = nieobecny
web-free-seat = Wolne miejsce { $n }
web-active = rozgrywa turę
web-middle = Na środku stołu
web-no-pieces = { $name } nie ma jeszcze nic w grze.
web-chat = Rozmowa
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Napisz coś
web-send = Wyślij
web-mute = Wycisz: { $name }
web-unmute = Słuchaj znowu: { $name }
web-invite = Czekamy na graczy
web-invite-why = Kto otworzy link, zajmuje miejsce. Gra tymczasem trwa.
web-watch-link = Link dla widzów
web-make-watch-link = Utwórz nowy link dla widzów
web-link-with-maker = Link ma ten, kto otworzył stół.
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-by-hand = Przeglądarka nie pozwala kopiować: zaznacz link i skopiuj go ręcznie.
web-qr = Kod QR: { $what }
web-pace = Tempo
web-pace-auto = Pasuj za mnie, gdzie to nie ma sensu
web-pace-event = Pasuj, aż coś mnie dotyczy
web-pace-turn = Pasuj do mojej tury
web-pace-stops = Ale pytaj mnie w tych krokach:
web-passing-turn = Pasowanie do twojej tury
web-passing-event = Pasowanie, aż coś się stanie
web-hint = Co zrobiłby poziom 5?
web-hints-on = Zezwól na podpowiedzi
web-hints-off = Wyłącz podpowiedzi
web-review = Jak poszło?
web-your-turn = Twoja kolej
web-speed = Jak szybko pokazywane są tury innych
web-speed-slow = Wolno
web-speed-normal = Zwykle
web-speed-fast = Szybko
web-speed-off = Od razu
web-sound = Dźwięk
web-strip = Dotychczas
web-strip-of = { $name }: dotychczasowa tura
web-strip-before = Przed twoją turą
web-strip-none = Tu krok po kroku widać, co robią inni.
web-skip-beats = Pomiń
web-key-space = Spacja
web-past = Patrzysz w przeszłość.
web-back-to-now = Wróć do teraz
web-still-shown = Możesz już odpowiedzieć. Wciąż pokazywane:
web-key-skip = pomiń to, co jest pokazywane
web-key-speed = pokazuj tury innych wolniej, szybciej
web-key-sound = włącz lub wyłącz dźwięk
web-key-hint = podpowiedź
web-stops = Gdzie cię pytać
web-stops-useful = Z sensem
web-stops-useful-why = Pytamy tam, gdzie odpowiedź może coś zmienić; poza tym pasujemy za ciebie.
web-stops-until = Aż…
web-stops-until-why = Pasuj, aż coś będzie cię dotyczyć albo do twojej tury.
web-stops-full = Wszędzie
web-stops-full-why = Pytamy w każdym oknie, które otwierają zasady.
web-stops-rest = w tej turze już nie
web-passing-rest = Pasowanie do końca tej tury
web-key-stops = pytaj tylko z sensem albo wszędzie
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-turn-back = Do poprzedniej tury
web-replay-turn-on = Do następnej tury
web-undo = Cofnij
web-draw = Zaproponuj remis
web-claim = Zgłoś wygraną
web-resign = Poddaj się
web-resign-sure = Naprawdę się poddać?
web-hand-over = Niech gra za mnie bot
web-take-back = Gram dalej sam
web-more = Więcej: tempo, cofanie, linki, język
web-keys = Klawisze
web-key-number = odpowiedź o tym numerze
web-key-pass = zwykła odpowiedź, najczęściej „pas”
web-key-all = wszystkie odpowiedzi albo mniej
web-key-arrows = od odpowiedzi do odpowiedzi
web-key-line = wpisać ruch
web-key-undo = cofnąć
web-key-chat = rozmowa
web-key-log = zapis
web-key-esc = wstecz, zamknąć
web-key-help = te klawisze
web-commitment = Kości są zapieczętowane:
web-watching =
    { $n ->
        [0] Nikt nie ogląda.
        [one] Ogląda { $n } osoba.
        [few] Oglądają { $n } osoby.
       *[many] Ogląda { $n } osób.
    }
web-connection-connecting = łączenie…
web-connection-lost = połączenie utracone, łączę ponownie…
web-connection-denied = brak klucza do tego stołu
web-connection-closed = zamknięto
web-offer-draw = { $name } proponuje remis. Zgadzasz się?
web-offer-undo = { $name } prosi o cofnięcie. Zgadzasz się?
web-offer-rematch = { $name } chce rewanżu. Zgadzasz się?
web-offer-hints = { $name } chce pokazać podpowiedzi. Zgadzasz się?
web-offered-draw = Zaproponowano remis; czekamy: { $name }.
web-offered-undo = Poproszono o cofnięcie; czekamy: { $name }.
web-offered-rematch = Zaproponowano rewanż; czekamy: { $name }.
web-offered-hints = Zaproponowano podpowiedzi; czekamy: { $name }.
web-cover = Teraz gra { $name }
web-cover-why = Ekran jest zakryty, aby nikt nie widział cudzych kart.
web-uncover = Jestem { $name }: pokaż stół
web-result = Wynik
web-you-lost = Przegrywasz.
web-deciding-blow = Rozstrzygający cios:
web-rematch-swap = Zamień strony
web-rematch-stronger = Silniejszy przeciwnik
web-rematch-other = Coś innego
web-you-won = Wygrywasz!
web-rematch = Rewanż
web-rematch-offered = Rewanż zaproponowany
web-new-table = Do nowego stołu
web-replay = Odtwórz
web-download-log = Pobierz zapis
web-replay-title = Zapis gry
web-replay-seat = Widok
web-replay-spectator = widz
web-replay-step = Zapis { $n } z { $last }
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-on = Krok dalej
web-replay-last = Na koniec
web-replay-copy = Kopiuj adres tego kroku
web-replay-branch = Kontynuuj stąd przeciw botowi
web-replay-to-table = Do stołu
web-replay-asked = Pytanie wtedy brzmiało:
field-hero = bohater
field-side = strona
field-health = zdrowie
field-cp = PW
field-tokens = żetony
field-levels = poziomy
field-upgrades = ulepszenia
field-cards = kart na ręce
field-hand = ręka
field-deck = talia
field-top = na wierzchu talii
field-bottom = na spodzie talii
field-pile = stos kart odrzuconych
field-prepared = przygotowane
field-spells = zaklęcia
field-roll = rzut
field-dice = kości
field-for = za
field-seat = gracz
field-attack = atak
field-attacker = atakujący
field-target = cel
field-attempts = próby
field-allowed = dozwolone
field-announced = ogłoszono
field-activated = aktywowano
field-kind = rodzaj
field-played = zagrano
field-by = kto
field-what = co
field-whom = kogo
field-token = żeton
field-to = komu
field-ledger = obrażenia
field-from = skąd
field-entries = pozycje
field-source = źródło
field-how = jak
field-n = liczba
field-incoming = nadchodzące
field-subtotal = suma częściowa
field-half = połowa
field-halves = połowy
field-total = razem
field-healing = leczenie
field-destiny = Punkty Przeznaczenia
field-promotion = punkty zwycięstwa
field-turns = tury
field-clock = tur bez wojownika
field-playing = gra dalej
field-buried = odrzucone zakryte
field-face_down = zakryte
field-gone = poza grą
field-actions = pozostało akcji
field-duels = pojedynek
field-plays = właśnie zagrywane
field-phase = faza
field-attacking = atakuje
field-defending = broni się
field-defender = obrońca
field-tactic = taktyka
field-zone = strefa walki
field-card = karta
field-on = na
field-bought = opłacono
field-struck = zadano cios
field-fates = losy
field-awards = nagrody
field-points = punkty
field-sums = sumy
field-warrior = wojownik
field-printed = nadrukowane
field-parts = składniki
# Plansza Dice Throne
dt-stage = Scena
dt-hand = Twoja ręka
dt-hand-empty = Nie masz kart na ręce.
dt-abilities = Zdolności: { $name }
dt-show-board = Pokaż planszę: { $name }
dt-you = Ty
dt-you-act = Twój ruch
dt-ally = sojusznik
dt-spent = { $name }, wydany
dt-defence = Obrona
dt-passive = Bierna
dt-ultimate = Specjalna
dt-small = mały
dt-large = duży
dt-die = { $symbol } { $n }
dt-foreign-die = cudza kość { $n }
dt-attack-roll = Rzut ofensywny
dt-defence-roll = Rzut obronny
dt-side-roll = Rzut dodatkowy
dt-attacks = { $name } atakuje
dt-turn-of = Tura: { $name }
dt-turn-to = Obróć kość na
dt-roll-all =
    { $n ->
        [one] Rzuć { $n } kością
       *[other] Rzuć { $n } kośćmi
    }
dt-roll-others =
    { $n ->
        [one] Przerzuć pozostałą { $n }
        [few] Przerzuć pozostałe { $n }
       *[other] Przerzuć pozostałych { $n }
    }
dt-keep-hint = Wybierz kości, które zachowujesz, i przerzuć pozostałe; albo ogłoś podświetloną zdolność.
dt-odds = Szanse
dt-odds-fresh = Szanse: nowy rzut
dt-odds-left =
    { $n ->
        [0] Szanse: brak rzutów
        [one] Szanse: pozostał { $n } rzut
        [few] Szanse: pozostały { $n } rzuty
       *[other] Szanse: pozostało { $n } rzutów
    }
dt-box-1 = nadchodzące
dt-box-2 = dodawanie i odejmowanie
dt-box-3 = mnożenie i dzielenie
dt-damage =
    { $n ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }
dt-halves = ; każda połowa liczona jest od sumy częściowej, w górę
dt-takes = { $name }: { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }
# The Doomtrooper board
doom-stage = Tura i pojedynek
doom-you-act = Twój ruch
doom-thinks = zastanawia się
doom-turn-of = gra { $name }
doom-promotion = zwycięstwa
doom-destiny = Punkty Przeznaczenia
doom-debt =
    { $n ->
        [one] Dług w banku: { $n } punkt.
        [few] Dług w banku: { $n } punkty.
       *[many] Dług w banku: { $n } punktów.
    }
doom-nobody = nikogo
doom-nothing = nic
doom-gone = poza grą
doom-sideboard = karty rezerwowe
doom-face-down = Te karty leżą zakryte.
doom-action-free = wolna
doom-action-spent = zużyta
doom-did-meditated = medytacja
doom-did-took-cover = w ukrycie
doom-did-left-cover = z ukrycia
doom-did-was-hidden = ukryte wystawienie
doom-did-boarded = do pojazdu
doom-did-alighted = z pojazdu
doom-did-transferred = przeniesienie
doom-did-ability-used = zdolność
doom-did-sabotaged = sabotaż
doom-did-sabotage-failed = sabotaż
doom-did-duel-phase = atak
doom-round-anytime = W DOWOLNYM MOMENCIE
doom-round-modifiers = MODYFIKATORY
doom-round-last-chance = RATUNEK
doom-round-answers = REAKCJA
doom-round-alarm = SABOTAŻ
doom-window-anytime = teraz: { $step }
doom-window-duel = pojedynek, faza { $n }
doom-window-answers = na kartę { $card } ({ $name })
doom-window-alarm = ogłoszono sabotaż, można jeszcze odpowiedzieć
doom-window-last-chance = trafionego wojownika można jeszcze uratować
doom-passed = spasowało: { $n } z { $of }
doom-plays = Właśnie zagrywane
doom-plays-card = { $name }: { $card }
doom-lasting = Trwające efekty
doom-duel = Pojedynek
doom-phases = Fazy pojedynku
doom-no-zone = bez strefy walki
doom-inside = wewnątrz: { $one } przeciw { $other }
doom-attacker = atakujący
doom-defender = obrońca
doom-joined = posiłki
doom-not-named = jeszcze nie wskazany
doom-armed = broń: { $name }
doom-helped = razem z: { $name }
doom-played = Zagrane na niego
doom-behind = za kartą { $name }
doom-under = w jednostce: { $name }
doom-stolen = karta gracza { $name }
doom-by = położył { $name }
doom-immune = odporność: { $what }
doom-kills-fight = zabija w walce wręcz
doom-kills-shoot = zabija strzelając
doom-strikes-first = atakuje pierwszy
doom-always-first = zawsze atakuje pierwszy
doom-hardy = jedna rana go nie zabije
doom-base = podstawa
doom-times = razy
doom-add = dodaj
doom-now = teraz
doom-blow-kills = zabija
doom-blow-wounds = rani
doom-blow-fails = nie rani
doom-blow-stopped = za późno
doom-first = atakuje pierwszy
doom-no-blows = Taktyka rozstrzygnie, które wartości się liczą.
doom-would-killed = Zostałby zabity
doom-would-wounded = Zostałby ranny
doom-would-unhurt = Wyszedłby bez szwanku
doom-save-killed = Zginie, jeśli nikt go nie uratuje
doom-save-wounded = Zostanie ranny, jeśli nikt go nie uratuje
doom-award =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
doom-announced = Punkty Przeznaczenia { $destiny }, punkty zwycięstwa { $promotion }
doom-when-as-an-action = akcja
doom-when-at-any-time = zawsze
doom-when-outside-duels = poza pojedynkiem
doom-when-during-a-duel = w pojedynku
doom-when-right-after-a-kill = po zabiciu
doom-when-right-after-points = po punktach
doom-when-also-after-a-kill = zawsze i po zabiciu
doom-when-right-after-a-blow = po ciosie
doom-when-after-a-kill = po śmierci
doom-when-after-a-duel = po pojedynku
doom-when-before-fighters-are-named = przed wskazaniem walczących
doom-when-when-fighters-are-named = po wskazaniu walczących
doom-when-at-turn-start = początek tury
doom-when-before-your-actions = przed akcjami
doom-when-in-answer = reakcja
doom-when-when-sabotaged = przy sabotażu
doom-when-as-copied = jak zastąpiona karta
doom-when-after-a-search = po szukaniu
doom-outside = poza
doom-special = Specjalna
doom-limit = Limit czasu: { $n } tur
doom-bears = karty, które niesie
doom-fallen = Poległ w pojedynku
doom-d = PP
doom-p = PZ
doom-blow-done = trafił

# The board of Plošinovka
plo-tower = Wieża, kolumn: { $columns }, rzędów: { $rows }
plo-map = Mapa
plo-level = Poziom { $n }
plo-boss-level = Poziom bossa
plo-face-down = jeszcze zakryty
plo-smaller = Pokaż więcej wieży
plo-larger = Powiększ wieżę
plo-enemy = życie { $lives }, obrażenia { $damage }
plo-lives = życie: { $n } z { $of }
plo-costs = utracone życie: { $n }
plo-walk-to = idź na { $at }
plo-pool = Pula kości
plo-no-roll = Jeszcze nie rzucono.
plo-spent = { $it }, zużyte
plo-special = specjalna
plo-special-die = kość specjalna
plo-enemies = wrogowie
plo-enemy-die = kość wrogów
plo-uses = Użyj jako
plo-as = { $source } jako { $it }
plo-join = { $it } i kość specjalna
plo-set = ustaw kość specjalną: { $it }
plo-appear = pojaw się na mapie: { $it }
plo-gems-on-one = Klejnoty na jednym symbolu
plo-times =
    { $n ->
        [one] liczy się { $times }×, { $n } klejnot
        [few] liczy się { $times }×, { $n } klejnoty
       *[other] liczy się { $times }×, { $n } klejnotów
    }
plo-pick-field = { $what }: wybierz podświetlone pole wieży.
plo-again =
    { $n ->
        [one] Przerzuć { $n } kość
        [few] Przerzuć { $n } kości
       *[other] Przerzuć { $n } kości
    }
plo-plan = Plan
plo-attack = Atak na { $at }
plo-attack-why = { $name } na { $at }: dlaczego nie można zaatakować?
plo-attack-sum = obrażeń na razie; { $name }: życie { $n }
plo-path-hurt = wrogowie atakują po drodze
plo-path-trap = pułapki po drodze
plo-path-fall-trap = pułapki podczas spadania
plo-path-token = żetony bossa po drodze
plo-path-faint = zemdlejesz po drodze
plo-path-gem = klejnoty po drodze
plo-path-gold = złoto po drodze
plo-path-push = kto stoi na { $at }, zostanie popchnięty
plo-path-reveals = odkryty zostanie poziom
plo-path-fall = w kroku 7 spadniesz na { $at }
plo-other = Inne pole
plo-used = zużyte
plo-price = cena
plo-gems = klejnoty
plo-gold = złoto
plo-cards = Przedmioty, mikstury, żetony
plo-ability = { $name }: użyj zdolności
plo-off = poza mapą
plo-out = poza grą
plo-floats = unosi się
plo-boss = Boss
plo-boss-lives = życie: { $n }, całe w jednym ataku
plo-damage = obrażenia
plo-last-card = Ostatnia karta
plo-tokens = Żetony
plo-deck = Karty ataku w talii: { $n } z { $of }
plo-shop = W ofercie straganów
plo-shop-left = talie: { $items } + { $potions }
plo-artifacts = Artefakty
plo-event = Wydarzenie
plo-event-of = { $n } z { $of }
plo-score = Wynik
plo-score-events = pozostałe wydarzenia
plo-score-enemies = pokonani wrogowie
plo-score-overkill = obrażenia ponad życie bossa
plo-score-gems = klejnoty
plo-score-wealth = bogactwo
plo-score-if = Liczy się, jeśli pokonasz bossa.
