"""The phrasebook of Doomtrooper: what team-mates do for one another."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import partners, soldiery, summits

Three = tuple[str, str, str]

PHRASES: Final[dict[type, Three]] = {
    summits.YouHaveAMate: (
        "you have a team-mate in the game",
        "máš ve hře spoluhráče",
        "masz w grze partnera",
    ),
    summits.YourTeamHasNotPlayedIt: (
        "your team has not played it in this game yet",
        "tvůj tým ji v této hře ještě nezahrál",
        "twoja drużyna graczy jeszcze jej w tej grze nie zagrała",
    ),
    partners.SharesGear: (
        "everybody of your team may, as one action each time, hand equipment of a "
        "warrior of his over "
        "to another warrior of the team who could be given it, wherever the two stand",
        "každý z tvého týmu smí pokaždé jednou akcí předat vybavení svého bojovníka "
        "jinému bojovníkovi "
        "týmu, který by je mohl dostat, ať oba stojí kdekoli",
        "każdy z twojej drużyny graczy może za jedną akcję przekazać ekwipunek swojego "
        "wojownika innemu "
        "wojownikowi drużyny graczy, który mógłby go dostać, gdziekolwiek obaj stoją",
    ),
    partners.SharesTroops: (
        "everybody of your team may, as one action each time, send a warrior of his "
        "Squad or Kohort "
        "over to the same area of a team-mate, to whom he belongs from then on",
        "každý z tvého týmu smí pokaždé jednou akcí poslat bojovníka svého Mužstva nebo "
        "své Kohorty do "
        "téže oblasti spoluhráče, kterému od té chvíle patří",
        "każdy z twojej drużyny graczy może za jedną akcję wysłać wojownika swojej "
        "Drużyny lub Kohorty "
        "do tego samego obszaru partnera, do którego odtąd należy",
    ),
    soldiery.Truce: (
        "no warrior attacks one of another team, and nobody plays a special card on another team",
        "žádný bojovník neútočí na bojovníka jiného týmu a nikdo nehraje speciály na jiný tým",
        "żaden wojownik nie atakuje wojownika innej drużyny graczy i nikt nie zagrywa kart "
        "specjalnych na inną drużynę graczy",
    ),
    summits.OnceForATeam: (
        "your team does not play it again",
        "tvůj tým ji znovu nezahraje",
        "twoja drużyna graczy nie zagra jej ponownie",
    ),
    summits.ShareDestiny: (
        "with each team-mate, say how many of the destiny points of you both are yours from now on",
        "s každým spoluhráčem řekni, kolik z bodů osudu vás obou je od teď tvých",
        "z każdym partnerem powiedz, ile z Punktów Przeznaczenia was obu jest odtąd twoich",
    ),
    summits.TradeHands: (
        "everybody of your team may take cards out of the hands of the others and keep "
        "them, you last",
        "každý z tvého týmu si smí vzít karty z listů ostatních a nechat si je, ty jako poslední",
        "każdy z twojej drużyny graczy może wziąć karty z rąk pozostałych i je "
        "zatrzymać, ty ostatni",
    ),
    partners.NameTheGear: (
        "choose equipment of a warrior of yours",
        "zvol vybavení svého bojovníka",
        "wybierz ekwipunek swojego wojownika",
    ),
    partners.NameTheTaker: (
        "choose the warrior of your team who gets it",
        "zvol bojovníka svého týmu, který je dostane",
        "wybierz wojownika swojej drużyny graczy, który go dostaje",
    ),
    partners.NameTheTrooper: (
        "choose a warrior of your Squad or Kohort",
        "zvol bojovníka svého Mužstva nebo své Kohorty",
        "wybierz wojownika swojej Drużyny lub Kohorty",
    ),
    partners.NameTheHost: (
        "choose the team-mate to whom he goes",
        "zvol spoluhráče, ke kterému jde",
        "wybierz partnera, do którego idzie",
    ),
}
QUESTIONS: Final[dict[type, Three]] = {}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {}
