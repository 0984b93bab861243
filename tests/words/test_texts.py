"""Texts written out by hand, so that a native reader can judge them."""

from __future__ import annotations

import pytest

from kostka.words import LANGUAGES, book

BOOK = book("dicethrone")

TEXTS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "six-it": (
        (
            "Roll Phase Action card, 1 CP. Play it only when your roll can still be altered.",
            "Choose one of your dice. Change it to 6.",
        ),
        (
            "Karta „akce fáze hodu“, 1 BB. Zahraj ji, jen když lze ještě upravit výsledek tvého "
            "hodu.",
            "Vyber jednu svou kostku. Změň ji na 6.",
        ),
        (
            "Karta akcji Fazy Rzutu, 1 PW. Zagraj ją tylko, gdy można jeszcze zmienić wynik "
            "twojego rzutu.",
            "Wybierz jedną swoją kość. Zmień ją na 6.",
        ),
    ),
    "transference": (
        (
            "Main Phase Action card, 2 CP.",
            "Choose a player who has a status token that can be transferred. Choose one such token "
            "of that player. Choose another player who has room for it. Transfer the token to that "
            "player.",
        ),
        (
            "Karta „akce hlavní fáze“, 2 BB.",
            "Zvol hráče s žetonem stavu, který lze přesunout. Vyber jeden jeho takový žeton. Zvol "
            "jiného hráče, který pro něj má místo. Přesuň žeton k tomuto hráči.",
        ),
        (
            "Karta akcji Fazy Głównej, 2 PW.",
            "Wybierz gracza z żetonem efektu, który można przenieść. Wybierz jeden jego taki "
            "żeton. Wybierz innego gracza, który ma na niego miejsce. Przenieś żeton do tego "
            "gracza.",
        ),
    ),
    "vegas-baby": (
        (
            "Main Phase Action card, 0 CP.",
            "Roll 1 die. Gain X CP, where X is half the number rolled, rounded up.",
        ),
        (
            "Karta „akce hlavní fáze“, 0 BB.",
            "Hoď 1 kostkou. Získej X BB, kde X je polovina hozeného čísla zaokrouhlená nahoru.",
        ),
        (
            "Karta akcji Fazy Głównej, 0 PW.",
            "Rzuć 1 kością. Weź X PW, gdzie X to połowa wyrzuconej liczby zaokrąglona w górę.",
        ),
    ),
    "not-this-time": (
        (
            "Roll Phase Action card, 1 CP.",
            "Choose a player to whom damage is incoming. Prevent 6 incoming damage to that player.",
        ),
        (
            "Karta „akce fáze hodu“, 1 BB.",
            "Zvol hráče, kterému hrozí zranění. Zabraň 6 hrozícím zraněním tohoto hráče.",
        ),
        (
            "Karta akcji Fazy Rzutu, 1 PW.",
            "Wybierz gracza, który ma otrzymać obrażenia. Zapobiegnij 6 nadchodzącym obrażeniom "
            "tego gracza.",
        ),
    ),
    "vibranium-claws-2": (
        (
            "Hero Upgrade, 2 CP. Vibranium Claws reaches level II.",
            "3 Claws: deal 5 damage.",
            "4 Claws: deal 6 damage.",
            "5 Claws: deal 7 damage.",
            "In each case, on 3 of a kind: gain Kinetic Energy.",
        ),
        (
            "Vylepšení hrdiny, 2 BB. Schopnost Vibraniové drápy má nově úroveň II.",
            "3× Drápy: uděl 5 zranění.",
            "4× Drápy: uděl 6 zranění.",
            "5× Drápy: uděl 7 zranění.",
            "V každém případě navíc za 3 stejná čísla: získej žeton Kinetická energie.",
        ),
        (
            "Ulepszenie, 2 PW. Zdolność Pazury z vibranium osiąga poziom II.",
            "3× Cięcie: zadaj 5 obrażeń.",
            "4× Cięcie: zadaj 6 obrażeń.",
            "5× Cięcie: zadaj 7 obrażeń.",
            "W każdym przypadku dodatkowo przy 3 takich samych cyfrach: weź żeton Energia "
            "kinetyczna.",
        ),
    ),
    "stealth-strike": (
        (
            "Offensive ability.",
            "Level I:",
            "2 Claws + 2 Panthers: deal 3 undefendable damage.",
            "Level II:",
            "2 Claws + 2 Panthers: gain Kinetic Energy. Then deal 5 undefendable damage.",
        ),
        (
            "Útočná schopnost.",
            "Úroveň I:",
            "2× Drápy + 2× Panter: uděl 3 neblokovatelná zranění.",
            "Úroveň II:",
            "2× Drápy + 2× Panter: získej žeton Kinetická energie. Poté uděl 5 neblokovatelných "
            "zranění.",
        ),
        (
            "Zdolność ofensywna.",
            "Poziom I:",
            "2× Cięcie + 2× Pantera: zadaj 3 obrażenia nieuchronne.",
            "Poziom II:",
            "2× Cięcie + 2× Pantera: weź żeton Energia kinetyczna. Następnie zadaj 5 obrażeń "
            "nieuchronnych.",
        ),
    ),
    "meteoric-punch-2": (
        (
            "Hero Upgrade, 2 CP. Meteoric Punch reaches level II.",
            "Small straight: gain Kinetic Energy. Then deal 7 damage.",
            "Large straight: gain 2 Kinetic Energy. Then deal 9 damage.",
        ),
        (
            "Vylepšení hrdiny, 2 BB. Schopnost Meteorický úder má nově úroveň II.",
            "Malá postupka: získej žeton Kinetická energie. Poté uděl 7 zranění.",
            "Velká postupka: získej 2 žetony Kinetická energie. Poté uděl 9 zranění.",
        ),
        (
            "Ulepszenie, 2 PW. Zdolność Siła meteorytu osiąga poziom II.",
            "Mały strit: weź żeton Energia kinetyczna. Następnie zadaj 7 obrażeń.",
            "Duży strit: weź 2 żetony Energia kinetyczna. Następnie zadaj 9 obrażeń.",
        ),
    ),
    "energy-absorption-2": (
        (
            "Hero Upgrade, 2 CP. Energy Absorption reaches level II.",
            "Whenever you are dealt damage other than ultimate damage: gain Kinetic Energy.",
            "Once per turn, when your attack deals damage: gain Kinetic Energy.",
        ),
        (
            "Vylepšení hrdiny, 2 BB. Schopnost Pohlcení energie má nově úroveň II.",
            "Kdykoli je ti uděleno jiné než ultimátní zranění: získej žeton Kinetická energie.",
            "Jednou za tah, když tvůj útok udělí zranění: získej žeton Kinetická energie.",
        ),
        (
            "Ulepszenie, 2 PW. Zdolność Pochłanianie energii osiąga poziom II.",
            "Ilekroć otrzymasz obrażenia inne niż specjalne: weź żeton Energia kinetyczna.",
            "Raz na turę, gdy twój atak zada obrażenia: weź żeton Energia kinetyczna.",
        ),
    ),
    "kinetic-energy": (
        (
            "Positive status, stack limit 8.",
            "Your attacks deal 1 more damage for every 2 Kinetic Energy you have.",
            "As soon as you have 8 of them: remove all your Kinetic Energy. Gain 2 CP. Draw 2 "
            "cards. Choose an opponent. Deal 5 undefendable damage to that player as an isolated "
            "source.",
        ),
        (
            "Zvýhodňující stav, nejvyšší počet 8.",
            "Tvé útoky udělují o 1 zranění víc za každé 2 žetony Kinetická energie, které máš.",
            "Jakmile máš 8 těchto žetonů: odstraň všechny své žetony Kinetická energie. Získej 2 "
            "BB. Dober si 2 karty. Zvol soupeře. Uděl mu 5 neblokovatelných zranění jako "
            "samostatný zdroj zranění.",
        ),
        (
            "Pozytywny efekt, limit stosu 8.",
            "Twoje ataki zadają o 1 obrażenie więcej za każde 2 żetony Energia kinetyczna, które "
            "masz.",
            "Gdy tylko będziesz mieć 8 tych żetonów: usuń wszystkie swoje żetony Energia "
            "kinetyczna. Weź 2 PW. Dobierz 2 karty. Wybierz przeciwnika. Zadaj mu 5 obrażeń "
            "nieuchronnych jako osobne źródło obrażeń.",
        ),
    ),
    "agility": (
        (
            "Positive status, stack limit 2.",
            "Spend it when damage is incoming to you: roll 1 die. If the die shows 1–3: prevent "
            "half of the incoming damage, rounded up.",
        ),
        (
            "Zvýhodňující stav, nejvyšší počet 2.",
            "Využij ho, když ti hrozí zranění: hoď 1 kostkou. Pokud padne 1–3: zabraň polovině "
            "hrozícího zranění, zaokrouhleno nahoru.",
        ),
        (
            "Pozytywny efekt, limit stosu 2.",
            "Wydaj go, gdy masz otrzymać obrażenia: rzuć 1 kością. Jeśli wypadnie 1–3: zapobiegnij "
            "połowie nadchodzących obrażeń, zaokrąglając w górę.",
        ),
    ),
    "time-bomb": (
        (
            "Negative status, stack limit 2.",
            "In your Upkeep Phase, for each of them: roll 1 die. If the die shows 1–5, advance the "
            "time of this token. If the die shows 6, remove this token.",
            "To advance its time, turn it from side 0:02 to side 0:01.",
            "If it is on side 0:01 already, it is removed instead: you take 4 undefendable damage "
            "as an isolated source.",
            "A player with at least 6 upgrades in play inflicts it on side 0:01, others on side "
            "0:02.",
        ),
        (
            "Znevýhodňující stav, nejvyšší počet 2.",
            "Ve své fázi údržby za každý z nich: hoď 1 kostkou. Pokud padne 1–5, posuň čas tohoto "
            "žetonu. Pokud padne 6, odstraň tento žeton.",
            "Posunout jeho čas znamená otočit ho ze strany 0:02 na stranu 0:01.",
            "Je-li už na straně 0:01, místo toho se odstraní: dostaneš 4 neblokovatelná zranění "
            "jako samostatný zdroj zranění.",
            "Hráč, který má ve hře alespoň 6 vylepšení, ho přiděluje stranou 0:01 nahoru, ostatní "
            "stranou 0:02.",
        ),
        (
            "Negatywny efekt, limit stosu 2.",
            "W swojej Fazie Utrzymania za każdy z nich: rzuć 1 kością. Jeśli wypadnie 1–5, przesuń "
            "czas tego żetonu. Jeśli wypadnie 6, usuń ten żeton.",
            "Przesunięcie jego czasu to obrócenie go ze strony 0:02 na stronę 0:01.",
            "Jeśli jest już na stronie 0:01, zamiast tego zostaje usunięty: otrzymujesz 4 "
            "obrażenia nieuchronne jako osobne źródło obrażeń.",
            "Gracz, który ma w grze co najmniej 6 ulepszeń, zagrywa go stroną 0:01 do góry, "
            "pozostali stroną 0:02.",
        ),
    ),
    "covert-ops": (
        (
            "Unique status, stack limit 3. It cannot be removed or transferred.",
            "Spend it once per turn when it is your main phase and either you have an upgrade in "
            "hand that fits your board, or your deck is not empty: choose one: (1) Play an upgrade "
            "from your hand for free. (2) Look at the top 3 cards of your deck. If none of them is "
            "an upgrade: you may show them to your opponents; search your deck for an upgrade, "
            "show it and take it into your hand; shuffle your deck. Put the remaining cards back "
            "on top of your deck in any order.",
        ),
        (
            "Zvláštní stav, nejvyšší počet 3. Nelze ho odstranit ani přesunout.",
            "Využij ho jednou za tah, když je tvá hlavní fáze a buď máš v ruce vylepšení, které "
            "můžeš umístit na svou desku, nebo tvůj balíček není prázdný: vyber jedno: (1) Zahraj "
            "zdarma jedno vylepšení z ruky. (2) Podívej se na 3 vrchní karty svého balíčku. Pokud "
            "mezi nimi není žádné vylepšení: chceš-li, ukaž je soupeřům; vyhledej ve svém balíčku "
            "jedno vylepšení, ukaž ho a vezmi si ho do ruky; zamíchej svůj balíček. Zbývající "
            "karty vrať navrch balíčku v libovolném pořadí.",
        ),
        (
            "Unikatowy efekt, limit stosu 3. Nie można go usunąć ani przenieść.",
            "Wydaj go raz na turę, gdy trwa twoja Faza Główna i albo masz na ręce ulepszenie, "
            "które możesz umieścić na swojej planszy, albo twoja talia nie jest pusta: wybierz "
            "jedno: (1) Zagraj za darmo jedno ulepszenie z ręki. (2) Obejrzyj 3 wierzchnie karty "
            "swojej talii. Jeśli nie ma wśród nich ulepszenia: jeśli chcesz, pokaż je "
            "przeciwnikom; wyszukaj w swojej talii jedno ulepszenie, pokaż je i weź na rękę; "
            "potasuj swoją talię. Pozostałe karty odłóż na wierzch talii w dowolnej kolejności.",
        ),
    ),
    "bashengas-honor": (
        (
            "Defensive ability.",
            "Level I:",
            "Defence roll 3. Deal 1 damage for each Claw.",
            "Level II:",
            "Defence roll 4. Deal 1 damage for each Claw. On Vibranium: gain Kinetic Energy. On "
            "Vibranium and Panther: gain Vibranium Suit.",
        ),
        (
            "Obranná schopnost.",
            "Úroveň I:",
            "Obranný hod 3. Uděl 1 zranění za každý symbol Drápy.",
            "Úroveň II:",
            "Obranný hod 4. Uděl 1 zranění za každý symbol Drápy. Za symbol Vibranium: získej "
            "žeton Kinetická energie. Za symbol Vibranium a symbol Panter: získej žeton "
            "Vibraniový oblek.",
        ),
        (
            "Zdolność obronna.",
            "Poziom I:",
            "Rzut obronny 3. Zadaj 1 obrażenie za każdy symbol Cięcie.",
            "Poziom II:",
            "Rzut obronny 4. Zadaj 1 obrażenie za każdy symbol Cięcie. Przy symbolu Vibranium: "
            "weź żeton Energia kinetyczna. Przy symbolu Vibranium i symbolu Pantera: weź żeton "
            "Kombinezon z vibranium.",
        ),
    ),
    "kings-resolve": (
        (
            "Main Phase Action card, 0 CP.",
            "Roll 1 die. On Panther: gain Vibranium Suit and gain 3 Kinetic Energy. Otherwise: "
            "draw 1 card.",
        ),
        (
            "Karta „akce hlavní fáze“, 0 BB.",
            "Hoď 1 kostkou. Za symbol Panter: získej žeton Vibraniový oblek a získej 3 žetony "
            "Kinetická energie. Jinak: dober si 1 kartu.",
        ),
        (
            "Karta akcji Fazy Głównej, 0 PW.",
            "Rzuć 1 kością. Przy symbolu Pantera: weź żeton Kombinezon z vibranium i weź 3 żetony "
            "Energia kinetyczna. W przeciwnym razie: dobierz 1 kartę.",
        ),
    ),
    "black-widow": (
        (
            "Complexity 4 of 6.",
            "Dice: 1–2 Espionage, 3–5 Batons, 6 Widow.",
            "Additional set-up: gain 3 Covert Ops.",
            "Abilities: Baton Strike, Red Room Training, Infiltrate, Widow's Gauntlets, Hacked, "
            "Vengeance, Grapple, Sabotage, Widow's Bite!",
            "Status tokens: Covert Ops, Agility, Time Bomb.",
        ),
        (
            "Složitost 4 ze 6.",
            "Kostky: 1–2 Špionáž, 3–5 Obušky, 6 Vdova.",
            "Dodatečná příprava: získej 3 žetony Tajná operace.",
            "Schopnosti: Úder obuškem, Výcvik v Rudé komnatě, Infiltrace, Náramky Vdovy, Hacknuto, "
            "Odplata, Chvat, Sabotáž, Kousnutí Vdovy!",
            "Žetony stavů: Tajná operace, Mrštnost, Časovaná bomba.",
        ),
        (
            "Stopień złożoności 4 z 6.",
            "Kości: 1–2 Szpieg, 3–5 Pałki, 6 Wdowa.",
            "Dodatkowe przygotowanie: weź 3 żetony Tajna operacja.",
            "Zdolności: Cios pałką, Szkolenie w Czerwonym Pokoju, Infiltracja, Naręczaki Wdowy, "
            "Zhakowane, Zemsta, Chwyt, Sabotaż, Ukąszenie Wdowy!",
            "Żetony efektów: Tajna operacja, Zręczność, Bomba zegarowa.",
        ),
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TEXTS)
def test_the_text_reads_as_written_by_hand(key: str, lang: str) -> None:
    lines = TEXTS[key][LANGUAGES.index(lang)]
    assert BOOK.describe_key(key, lang).split("\n") == list(lines)
