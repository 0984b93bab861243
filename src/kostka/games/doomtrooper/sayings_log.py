"""What the log says of Doomtrooper; see `sayings.py`."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.words import Three

LOG: Final[dict[str, Three]] = {
    "hand-shown": ("{who} shows {it}", "{who} ukazuje kartu {it}", "{who} pokazuje kartę {it}"),
    "new-hand": (
        "{who} claims the Cardinal's Privilege",
        "{who} uplatňuje Kardinálské privilegium",
        "{who} korzysta z Przywileju Kardynała",
    ),
    "action-taken": (
        "{who}: {it} ({n})",
        "{who}: {it} ({n})",
        "{who}: {it} ({n})",
    ),
    "actions-gained": (
        "{who}: extra actions, {n} ({it})",
        "{who}: akce navíc, {n} ({it})",
        "{who}: dodatkowe akcje, {n} ({it})",
    ),
    "ability-used": (
        "{who} uses {it}",
        "{who} používá kartu {it}",
        "{who} używa karty {it}",
    ),
    "annihilated": (
        "{it} is annihilated ({who})",
        "karta {it} je obětována ({who})",
        "karta {it} zostaje poświęcona ({who})",
    ),
    "returned-to-hand": (
        "{it} leaves the table ({who})",
        "karta {it} opouští stůl ({who})",
        "karta {it} opuszcza stół ({who})",
    ),
    "took-cover": (
        "{it} takes cover ({who})",
        "{it} jde do úkrytu ({who})",
        "{it} kryje się ({who})",
    ),
    "left-cover": (
        "{it} leaves cover ({who})",
        "{it} opouští úkryt ({who})",
        "{it} opuszcza ukrycie ({who})",
    ),
    "was-hidden": (
        "{who} deploys {it} into cover",
        "{who} vykládá do úkrytu kartu {it}",
        "{who} wystawia do ukrycia kartę {it}",
    ),
    "was-hidden/hidden": (
        "{who} deploys a warrior into cover",
        "{who} vykládá bojovníka do úkrytu",
        "{who} wystawia wojownika do ukrycia",
    ),
    "revealed": (
        "{it} is revealed ({who})",
        "odhaluje se {it} ({who})",
        "odkrywa się {it} ({who})",
    ),
    "boarded": (
        "{who}: inside the vehicle {it}",
        "{who}: bojovník je ve vozidle {it}",
        "{who}: wojownik jest w pojeździe {it}",
    ),
    "alighted": (
        "{who}: outside the vehicle {it}",
        "{who}: bojovník je mimo vozidlo {it}",
        "{who}: wojownik jest poza pojazdem {it}",
    ),
    "transferred": (
        "{it} transfers: {source} ({who})",
        "{it} se přesouvá: {source} ({who})",
        "{it} przenosi się: {source} ({who})",
    ),
    "cards-traded": (
        "{who} takes a card out of a team-mate's hand",
        "{who} bere kartu z listu spoluhráče",
        "{who} bierze kartę z ręki partnera",
    ),
    "passed-on": (
        "{it} is given to {source} ({who})",
        "kartu {it} dostává {source} ({who})",
        "kartę {it} otrzymuje {source} ({who})",
    ),
    "passed-on/hidden": (
        "{it} is given to a face-down warrior ({who})",
        "kartu {it} dostává bojovník ležící lícem dolů ({who})",
        "kartę {it} otrzymuje zakryty wojownik ({who})",
    ),
    "chose-side": (
        "{it} changes sides: {source} ({who})",
        "{it} mění stranu: {source} ({who})",
        "{it} zmienia stronę: {source} ({who})",
    ),
    "assigned": (
        "{it} is assigned to {source} ({who})",
        "{it} má nového velitele: {source} ({who})",
        "{it} ma nowego dowódcę: {source} ({who})",
    ),
    "controlled": (
        "{who} takes control of {it}",
        "{who} přebírá vládu nad kartou {it}",
        "{who} przejmuje kontrolę nad kartą {it}",
    ),
    "imprisoned": (
        "{it} is imprisoned ({who})",
        "{it} je uvězněn ({who})",
        "{it} zostaje uwięziony ({who})",
    ),
    "out-of-play": (
        "{it} is out of play ({who})",
        "{it} je mimo hru ({who})",
        "{it} jest poza grą ({who})",
    ),
    "back-in-play": (
        "{it} is back in play ({who})",
        "{it} je zpět ve hře ({who})",
        "{it} wraca do gry ({who})",
    ),
    "marked": (
        "{it} gets a marker of {source} ({who})",
        "{it} dostává žeton karty {source} ({who})",
        "{it} dostaje znacznik karty {source} ({who})",
    ),
    "sabotaged": (
        "{it} sabotages {who}: {n} {n:point|points}",
        "{it} provádí sabotáž ({who}): {n} {n:bod|body|bodů}",
        "{it} dokonuje sabotażu ({who}): {n} {n:punkt|punkty|punktów}",
    ),
    "sabotage-failed": (
        "the Sabotage against {who} fails",
        "sabotáž se nedaří ({who})",
        "sabotaż się nie udaje ({who})",
    ),
    "fighter-replaced": (
        "{it} takes the defender's place ({who})",
        "{it} nahrazuje obránce ({who})",
        "{it} zastępuje obrońcę ({who})",
    ),
    "joined": (
        "{it} joins the duel ({who})",
        "{it} se připojuje k souboji ({who})",
        "{it} dołącza do pojedynku ({who})",
    ),
    "weapon-chosen": (
        "{who} fights with {it}",
        "{who} bojuje zbraní {it}",
        "{who} walczy bronią {it}",
    ),
    "duel-broken-off": (
        "the duel is broken off",
        "souboj je přerušen",
        "pojedynek zostaje przerwany",
    ),
    "duel-fought": (
        "the duel is fought",
        "souboj je dobojován",
        "pojedynek jest stoczony",
    ),
    "was-healed": (
        "{it} is healed ({who})",
        "{it} je uzdraven ({who})",
        "{it} zostaje uzdrowiony ({who})",
    ),
    "borrowed": (
        "{who}: {n:+} to the debt at the bank",
        "{who}: {n:+} k dluhu v bance",
        "{who}: {n:+} do długu w banku",
    ),
    "turn-began": ("Turn {n}: {who}", "Kolo {n}: {who}", "Tura {n}: {who}"),
    "draw-step-began": ("{who}: draw step", "{who}: dobírání karet", "{who}: dobieranie kart"),
    "discard-step-began": (
        "{who}: discard step",
        "{who}: odhazování karet",
        "{who}: odrzucanie kart",
    ),
    "turn-ended": ("{who} ends the turn", "{who} končí kolo", "{who} kończy turę"),
    "drew": ("{who} draws {it}", "{who} si dobírá kartu {it}", "{who} dobiera kartę {it}"),
    "drew/hidden": ("{who} draws a card", "{who} si dobírá kartu", "{who} dobiera kartę"),
    "discarded": (
        "{who} discards {it} face down",
        "{who} odhazuje lícem dolů kartu {it}",
        "{who} odrzuca zakrytą kartę {it}",
    ),
    "discarded/hidden": (
        "{who} discards a card face down",
        "{who} odhazuje kartu lícem dolů",
        "{who} odrzuca zakrytą kartę",
    ),
    "meditated": ("{who} meditates", "{who} medituje", "{who} medytuje"),
    "card-played": (
        "{who} plays {it}{price}",
        "{who} hraje kartu {it}{price}",
        "{who} zagrywa kartę {it}{price}",
    ),
    "targeted": (
        "{source} is played on {it} ({who})",
        "{source}: cílem je {it} ({who})",
        "{source}: celem jest {it} ({who})",
    ),
    "targeted/player": (
        "{source} is played on {who}",
        "{source}: cílem je {who}",
        "{source}: celem jest {who}",
    ),
    "targeted/points": (
        "{source} is played on the points of {who}",
        "{source}: cílem jsou body, které oznamuje {who}",
        "{source}: celem są punkty, które ogłasza {who}",
    ),
    "card-cancelled": (
        "{it} is cancelled by {source}",
        "karta {it} je zrušena kartou {source}",
        "karta {it} zostaje anulowana kartą {source}",
    ),
    "entered-play": (
        "{it} enters play ({who})",
        "karta {it} je nově ve hře ({who})",
        "karta {it} wchodzi do gry ({who})",
    ),
    "left-play": (
        "{it} is discarded from play ({who})",
        "karta {it} je vyřazena ze hry ({who})",
        "karta {it} zostaje odrzucona z gry ({who})",
    ),
    "duel-phase": (
        "Duel, phase {n}: {it}",
        "Souboj, fáze {n}: {it}",
        "Pojedynek, faza {n}: {it}",
    ),
    "fighters-named": (
        "{who} attacks: {source} against {it}",
        "{who} útočí: {source} proti bojovníkovi {it}",
        "{who} atakuje: {source} przeciw wojownikowi {it}",
    ),
    "tactic-announced": (
        "{who} announces the tactic: {it}",
        "{who} oznamuje taktiku: {it}",
        "{who} ogłasza taktykę: {it}",
    ),
    "warzone-announced": (
        "{who} uses the Warzone {it}",
        "{who} používá válečnou zónu {it}",
        "{who} używa strefy walki {it}",
    ),
    "struck": (
        "{it} ({who}) is struck and would be {fate:1=wounded|2=killed}",
        "{it} ({who}) je zasažen a má být {fate:1=zraněn|2=zabit}",
        "{it} ({who}) zostaje trafiony i ma być {fate:1=ranny|2=zabity}",
    ),
    "was-wounded": (
        "{it} is wounded ({who})",
        "{it} je zraněný ({who})",
        "{it} zostaje ranny ({who})",
    ),
    "was-killed": (
        "{it} is killed ({who})",
        "{it} je zabitý ({who})",
        "{it} zostaje zabity ({who})",
    ),
    "points-announced": (
        "{who} announces {destiny} {destiny:destiny point|destiny points} and {n} "
        "{n:promotion point|promotion points}",
        "{who} oznamuje {destiny} {destiny:bod osudu|body osudu|bodů osudu} a {n} "
        "{n:vítězný bod|vítězné body|vítězných bodů}",
        "{who} ogłasza {destiny} {destiny:Punkt|Punkty|Punktów} Przeznaczenia i {n} "
        "{n:punkt|punkty|punktów} zwycięstwa",
    ),
    "destiny-changed": (
        "{who}: {n:+} {n:destiny point|destiny points}{source}",
        "{who}: {n:+} {n:bod osudu|body osudu|bodů osudu}{source}",
        "{who}: {n:+} {n:Punkt|Punkty|Punktów} Przeznaczenia{source}",
    ),
    "promoted": (
        "{who}: {n:+} {n:promotion point|promotion points}",
        "{who}: {n:+} {n:vítězný bod|vítězné body|vítězných bodů}",
        "{who}: {n:+} {n:punkt|punkty|punktów} zwycięstwa",
    ),
    "left-the-game": (
        "{who} is out of the game",
        "{who} je ze hry venku",
        "{who} odpada z gry",
    ),
    "game-ended": (
        "The game is over, {who} wins",
        "Konec hry, vítězí {who}",
        "Koniec gry, wygrywa {who}",
    ),
    "game-ended/team": (
        "The game is over, {who} win together",
        "Konec hry, společně vítězí {who}",
        "Koniec gry, wspólnie wygrywają {who}",
    ),
    "game-ended/drawn": (
        "The game is over, it is a draw",
        "Konec hry, remíza",
        "Koniec gry, remis",
    ),
    "game-ended/technical": (
        "The game is stopped by the turn limit, it is a draw",
        "Hra končí technickým limitem kol, remíza",
        "Gra kończy się technicznym limitem tur, remis",
    ),
}
