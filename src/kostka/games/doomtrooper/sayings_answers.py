"""How answers are said in Doomtrooper: by the verb of the answer, whatever thing it stands for.

The verbs are those that questions and targets give (`verb`); `{it}` is the thing as people call it.
"""

from __future__ import annotations

from typing import Final

Three = tuple[str, str, str]

ANSWERS: Final[dict[str, Three]] = {
    # Cards
    "do/play": ("play {it}", "zahraj kartu {it}", "zagraj kartę {it}"),
    "do/deploy": ("deploy {it}", "vylož bojovníka {it}", "wystaw wojownika {it}"),
    "do/play-as": ("play it as {it}", "zahraj ji jako kartu {it}", "zagraj ją jako kartę {it}"),
    "do/cast": ("cast {it}", "sešli kouzlo {it}", "rzuć czar {it}"),
    "do/discard": ("discard {it}", "odhoď kartu {it}", "odrzuć kartę {it}"),
    "do/annihilate": ("annihilate {it}", "obětuj kartu {it}", "poświęć kartę {it}"),
    "do/take": ("take {it}", "vezmi kartu {it}", "weź kartę {it}"),
    "do/fetch": ("fetch {it}", "vezmi kartu {it}", "weź kartę {it}"),
    "do/keep": ("keep {it}", "nech si kartu {it}", "zatrzymaj kartę {it}"),
    "do/store": ("store {it}", "ulož kartu {it}", "złóż kartę {it}"),
    "do/hide": ("hide {it}", "ukryj bojovníka {it}", "ukryj wojownika {it}"),
    "do/hide-card": ("hide {it} under it", "ukryj pod ni kartu {it}", "ukryj pod nią kartę {it}"),
    "do/ask-for": (
        "ask for {it}",
        "zeptej se, zda v listu je {it}",
        "zapytaj, czy w ręce jest {it}",
    ),
    "do/enlist": (
        "put {it} into play",
        "uveď do hry bojovníka {it}",
        "wprowadź do gry wojownika {it}",
    ),
    "do/post": (
        "post {it} as a guard",
        "postav na stráž bojovníka {it}",
        "postaw na straży wojownika {it}",
    ),
    "do/add": (
        "add {it} to that player's warriors",
        "přidej tomu hráči bojovníka {it}",
        "dodaj temu graczowi wojownika {it}",
    ),
    "do/replace-by": ("replace it by {it}", "nahraď ji kartou {it}", "zastąp ją kartą {it}"),
    "do/pass-on": ("pass {it} on", "předej kartu {it}", "przekaż kartę {it}"),
    "do/turn-up": ("turn {it} face up", "otoč kartu {it} lícem nahoru", "odkryj kartę {it}"),
    "do/use": ("use {it}: {what}", "použij kartu {it}: {what}", "użyj karty {it}: {what}"),
    "do/strengthen": ("strengthen {it}", "zesil kouzlo {it}", "wzmocnij czar {it}"),
    "do/first": ("{it}: {what}", "{it}: {what}", "{it}: {what}"),
    # Warriors and what they do
    "do/attack-with": ("attack with {it}", "útočí {it}", "atakuje {it}"),
    "do/attack": ("attack {it}", "obránce: {it}", "obrońca: {it}"),
    "do/strike-at": ("strike at {it}", "terč úderu: {it}", "cel ciosu: {it}"),
    "do/join-in": ("{it} joins in", "přidá se {it}", "dołącza {it}"),
    "do/sabotage-with": ("{it} does it", "provede to {it}", "wykona to {it}"),
    "do/cover": ("{it} seeks cover", "{it} vyhledá úkryt", "{it} szuka ukrycia"),
    "do/leave-cover": ("{it} leaves cover", "{it} opustí úkryt", "{it} opuszcza ukrycie"),
    "do/board": ("{it} boards his vehicle", "{it} nasedne do vozidla", "{it} wsiada do pojazdu"),
    "do/alight": ("{it} leaves his vehicle", "{it} vystoupí z vozidla", "{it} wysiada z pojazdu"),
    "do/transfer": ("{it} transfers", "{it} se přesune", "{it} przechodzi"),
    "do/dismiss": ("{it} leaves the Outpost", "{it} opustí Stanici", "{it} opuszcza Placówkę"),
    "do/give-to": ("give it to {it}", "dostane ji {it}", "otrzyma ją {it}"),
    "do/wound": ("wound {it}", "zraněn bude {it}", "ranny będzie {it}"),
    "do/kill": ("kill {it}", "zabit bude {it}", "zginie {it}"),
    "do/hit": ("hit {it}", "zasažen bude {it}", "trafiony będzie {it}"),
    "do/guard": ("guard {it}", "chráněn bude {it}", "chroniony będzie {it}"),
    "do/mark": ("put a marker on {it}", "žeton dostane {it}", "znacznik otrzyma {it}"),
    "do/take-after": ("take after {it}", "vzorem bude {it}", "wzorem będzie {it}"),
    "do/choose": ("choose {it}", "vyber: {it}", "wybierz: {it}"),
    "do/use-weapon": ("use {it}", "použij zbraň {it}", "użyj broni {it}"),
    "do/use-zone": ("use {it}", "použij zónu {it}", "użyj strefy {it}"),
    # Targets
    "do/on": ("on {it}", "cíl: {it}", "cel: {it}"),
    "do/to": ("to {it}", "do oblasti: {it}", "do obszaru: {it}"),
    "do/on-points": ("on the points of {it}", "body hráče {it}", "punkty gracza {it}"),
    # Players
    "do/against": ("against {it}", "proti hráči {it}", "przeciw graczowi {it}"),
    "do/look-at": (
        "look at the cards of {it}",
        "podívej se na karty hráče {it}",
        "obejrzyj karty gracza {it}",
    ),
    "do/ask": ("ask {it}", "zeptej se hráče {it}", "zapytaj gracza {it}"),
    "do/give-to-player": ("give it to {it}", "dostane ji {it}", "otrzyma ją {it}"),
    "do/take-points-of": ("{it} loses the points", "body ztratí {it}", "punkty traci {it}"),
    # Names and numbers
    "do/name": ("{it}", "{it}", "{it}"),
    "do/tactic": ("{it}", "{it}", "{it}"),
    "do/so-many-times": ("{n} {n:time|times}", "{n}×", "{n}×"),
    "do/so-much-destiny": (
        "{n} {n:destiny point|destiny points}, the rest promotion points",
        "{n} {n:bod osudu|body osudu|bodů osudu}, ostatní vítězné body",
        "{n} {n:Punkt|Punkty|Punktów} Przeznaczenia, pozostałe to punkty zwycięstwa",
    ),
    "do/loan": (
        "{n} {n:destiny point|destiny points}",
        "{n} {n:bod osudu|body osudu|bodů osudu}",
        "{n} {n:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
    "do/bid": (
        "bid {n} {n:destiny point|destiny points}",
        "nabídni {n} {n:bod osudu|body osudu|bodů osudu}",
        "daj {n} {n:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
    "do/so-many-markers": (
        "{n} {n:marker|markers}",
        "{n} {n:žeton|žetony|žetonů}",
        "{n} {n:znacznik|znaczniki|znaczników}",
    ),
    "do/so-many-cards": (
        "{n} {n:card|cards}",
        "{n} {n:karta|karty|karet}",
        "{n} {n:karta|karty|kart}",
    ),
    "do/so-many-attacks": (
        "{n} {n:attack|attacks} as one",
        "{n} {n:útok|útoky|útoků} v jednom",
        "{n} {n:atak|ataki|ataków} w jednym",
    ),
    "do/so-many-points": ("{n} for it", "{n} na to", "{n} na to"),
    "do/lower-by": ("lower it by {n}", "sniž ji o {n}", "obniż go o {n}"),
    "do/so-many-actions": (
        "{n} {n:further action|further actions}",
        "{n} {n:další akci|další akce|dalších akcí}",
        "{n} {n:dalszą akcję|dalsze akcje|dalszych akcji}",
    ),
    "do/discard-nth": (
        "discard card {n} from the top",
        "vyřadit {n}. kartu shora",
        "odrzuć {n}. kartę od góry",
    ),
    "do/give-promotion": (
        "give {n} {n:promotion point|promotion points}",
        "dej {n} {n:vítězný bod|vítězné body|vítězných bodů}",
        "oddaj {n} {n:punkt zwycięstwa|punkty zwycięstwa|punktów zwycięstwa}",
    ),
    "do/take-promotion": (
        "take {n} {n:promotion point|promotion points}",
        "vezmi si {n} {n:vítězný bod|vítězné body|vítězných bodů}",
        "weź {n} {n:punkt zwycięstwa|punkty zwycięstwa|punktów zwycięstwa}",
    ),
    # How things are called
    "which": ("{it} of {who}", "{it} ({who})", "{it} ({who})"),
    "area-of": ("{it} of {who}", "{it} ({who})", "{it} ({who})"),
    "face-down": (
        "face-down warrior {n}",
        "bojovník lícem dolů {n}",
        "zakryty wojownik {n}",
    ),
    "seat": ("player {n}", "hráč {n}", "gracz {n}"),
}
