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
nothing-to-undo = Nie ma czego cofać.
undo-refused = Tego nie można cofnąć: od tego czasu rzucano, dobierano karty albo decydował inny gracz.
saved = Zapisano w { $file }.
resumed = Wznowiono z pliku { $file }.
goodbye = Gra jest zapisana w { $file }; graj dalej: kostka play --resume { $file }
won = Wygrywa { $name }.
drawn = Gra kończy się remisem.
technical = Zatrzymano przez techniczny limit tur, który nie jest regułą gry: remis.
hand-over = Przekaż klawiaturę graczowi { $name } i naciśnij Enter.
resign-sure = Poddać się? Potwierdź słowem „yes”.
resigned = { $name } poddaje się.
replay-undo = Powrót do zapisu { $n }.
replay-hand = { $name } przejmuje miejsce { $n }.
replay-clock = { $name }: pozostało { $time }
replay-closed = Zapis jest zamknięty.
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
