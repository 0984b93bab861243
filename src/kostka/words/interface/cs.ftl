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
nothing-to-undo = Není co vracet.
undo-refused = To už vrátit nejde: mezitím se házelo, dobíraly se karty nebo rozhodoval jiný hráč.
saved = Uloženo do { $file }.
resumed = Pokračuje se ze souboru { $file }.
goodbye = Hra je uložena v { $file }; pokračuj příkazem: kostka play --resume { $file }
won = Vítěz: { $name }.
drawn = Hra skončila remízou.
technical = Zastaveno technickým limitem tahů, který není pravidlem hry: remíza.
hand-over = Předej klávesnici hráči { $name } a stiskni Enter.
resign-sure = Vzdát se? Potvrď slovem „yes“.
resigned = { $name } se vzdává.
replay-undo = Zpět k záznamu { $n }.
replay-hand = { $name } přebírá místo { $n }.
replay-clock = { $name }: zbývá { $time }
replay-closed = Záznam je uzavřen.
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
