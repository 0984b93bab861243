"""The phrasebook of Doomtrooper: piles that are closed, finds that change, grips that hold."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import finding, gripping, joking, questioning, sealing

Three = tuple[str, str, str]

PHRASES: Final[dict[type, Three]] = {
    sealing.SealsTheDrawPile: (
        "no card has any power over that player's draw pile: it is not searched, looked at, "
        "shuffled or exchanged, and he draws cards from it in his draw step only; what would go "
        "into it is discarded",
        "na knihovnu toho hráče nepůsobí žádné karty: nelze ji prohledávat, prohlížet, míchat ani "
        "vyměňovat a karty si z ní bere jen při svém dobírání; co by do ní mělo přijít, je "
        "odhozeno",
        "żadna karta nie działa na talię tego gracza: nie można jej przeszukiwać, oglądać, tasować "
        "ani wymieniać, a karty dobiera z niej tylko w swoim kroku dobierania; co miałoby do niej "
        "trafić, zostaje odrzucone",
    ),
    gripping.HoldsEquipment: (
        "whenever an equipment card in play, anybody's, is to be discarded, annihilated or taken, "
        "you may pay {price} destiny points to prevent it; but not what is used up by its own "
        "effect, what you give up yourself, or what is lost together with its warrior",
        "kdykoli má být kterákoli karta vybavení ve hře vyřazena, obětována nebo vzata, smíš tomu "
        "za {price} body osudu zabránit; ne však u toho, co se použitím spotřebuje, čeho se "
        "vzdáváš sám nebo co odchází spolu se svým bojovníkem",
        "ilekroć jakakolwiek karta ekwipunku w grze ma być odrzucona, poświęcona lub zabrana, "
        "możesz temu zapobiec, płacąc {price} Punkty Przeznaczenia; ale nie przy tym, co zużywa "
        "się przez użycie, z czego sam rezygnujesz lub co odchodzi wraz ze swoim wojownikiem",
    ),
    gripping.HoldOn: (
        "whoever holds on to the equipment pays for it, or it is lost",
        "kdo vybavení nepustí, zaplatí, jinak o ně majitel přijde",
        "kto nie puszcza ekwipunku, płaci za niego, inaczej jest on stracony",
    ),
    gripping.LetItGo: (
        "what was held can be lost again",
        "o to, co bylo zachráněno, lze zase přijít",
        "to, co zatrzymano, można znów stracić",
    ),
    finding.AFindToSpoil: (
        "{foes:an opponent has found a card in his collection|somebody has found a card in his "
        "draw pile or discard pile}",
        "{foes:soupeř našel kartu ve své sbírce|někdo našel kartu ve své knihovně nebo ve svém "
        "hrobě}",
        "{foes:przeciwnik znalazł kartę w swojej kolekcji|ktoś znalazł kartę w swojej talii lub "
        "stosie kart odrzuconych}",
    ),
    finding.ReplaceTheFind: (
        "a card of the same pile at random takes the place of the one he has chosen, which goes to "
        "the bottom of the pile; it is put back if he could not have chosen it and it is not for "
        "his hand",
        "místo zvolené karty najde náhodnou kartu téhož balíčku a zvolená karta přijde dospod; "
        "náhodná karta se vrací, pokud ji nemohl zvolit a nepatří do listu",
        "zamiast wybranej karty znajduje losową kartę tego samego stosu, a wybrana trafia na jego "
        "spód; losowa karta wraca, jeśli nie mógł jej wybrać, a nie idzie na rękę",
    ),
    finding.AnnihilateTheFind: (
        "the card that he has found is removed from the game, and nobody else sees it",
        "nalezená karta je odstraněna ze hry a nikdo jiný ji neuvidí",
        "znaleziona karta zostaje usunięta z gry i nikt inny jej nie zobaczy",
    ),
    finding.DrawAnother: (
        "if it is replaced, another card of that pile comes at random",
        "pokud je nahrazena, přijde náhodně jiná karta téhož balíčku",
        "jeśli zostaje zastąpiona, przychodzi losowo inna karta tego stosu",
    ),
    finding.FinishTheSearch: (
        "the search is over",
        "hledání končí",
        "szukanie się kończy",
    ),
    finding.TuckItBeneath: (
        "what was chosen before lies at the bottom of the pile",
        "dříve zvolená karta leží dole v balíčku",
        "wybrana wcześniej karta leży na spodzie stosu",
    ),
    questioning.AskAboutTheHand: (
        "for each payment ask that player whether he holds a card of a type, of an affiliation, "
        "for a certain moment, or a certain card that you can see; he answers truthfully, for all "
        "to hear, or pays {price} destiny points for not answering",
        "za každou platbu se toho hráče zeptej, zda má v listu kartu určitého druhu, "
        "příslušnosti, pro určitou chvíli nebo určitou kartu, kterou vidíš; odpoví pravdivě a "
        "nahlas, nebo za mlčení zaplatí {price} bodů osudu",
        "za każdą płatność zapytaj tego gracza, czy ma na ręce kartę danego rodzaju, "
        "przynależności, na dany moment albo daną kartę, którą widzisz; odpowiada zgodnie z prawdą "
        "i na głos albo płaci {price} Punktów Przeznaczenia za milczenie",
    ),
    joking.PlayAsAnother: (
        "it is an exact copy of any card in play, but of no Personality and no Relic; play it by "
        "all rules of the original, with its moment, price and target",
        "je přesnou kopií libovolné karty ve hře, ne však osobnosti ani relikvie; hraj ji podle "
        "všech pravidel originálu, v jeho chvíli, za jeho cenu a na jeho cíl",
        "jest dokładną kopią dowolnej karty w grze, ale nie osobistości ani reliktu; zagraj ją "
        "według wszystkich zasad oryginału, w jego momencie, za jego cenę i na jego cel",
    ),
}
QUESTIONS: Final[dict[type, Three]] = {
    joking.PlayAsAnother: (
        "say which card in play it stands for",
        "urči, kterou kartu ve hře představuje",
        "wskaż, którą kartę w grze przedstawia",
    ),
    questioning.AskAboutTheHand: (
        "ask whether such a card is in that hand, or answer",
        "zeptej se, zda je v listu taková karta, nebo odpověz",
        "zapytaj, czy na ręce jest taka karta, albo odpowiedz",
    ),
    gripping.HoldOn: (
        "pay to keep this equipment in play, or lose it",
        "zaplať, aby toto vybavení zůstalo ve hře, nebo o ně přijdi",
        "zapłać, by ten ekwipunek został w grze, albo go strać",
    ),
}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {
    "after-a-search": (
        "right after a search",
        "ihned po hledání",
        "zaraz po szukaniu",
    ),
    "tell-the-truth": ("tell the truth", "říci pravdu", "powiedz prawdę"),
    "refuse-to-answer": ("refuse to answer", "odmítnout odpověď", "odmów odpowiedzi"),
    "as-copied": (
        "when the original could be played",
        "tehdy, kdy lze hrát originál",
        "wtedy, gdy można zagrać oryginał",
    ),
    "lose-it": ("lose it", "přijít o ně", "strać go"),
}
SAYINGS: Final[dict[str, Three]] = {
    "stands-for": (
        "{who} plays {it} as {source}",
        "{who} hraje kartu {it} jako kartu {source}",
        "{who} zagrywa kartę {it} jako kartę {source}",
    ),
    "truth-told": (
        "{it} in hand? {who} says: {n:0=no|yes}",
        "{it} v listu? {who} odpovídá: {n:0=ne|ano}",
        "{it} na ręce? {who} odpowiada: {n:0=nie|tak}",
    ),
    "answer-refused": (
        "{it} in hand? {who} refuses to answer",
        "{it} v listu? {who} odmítá odpovědět",
        "{it} na ręce? {who} odmawia odpowiedzi",
    ),
    "find-changed": (
        "{who} finds another card than the chosen one",
        "{who} nachází jinou kartu než zvolenou",
        "{who} znajduje inną kartę niż wybrana",
    ),
    "find-lost": (
        "what {who} has found is removed from the game unseen",
        "co {who} nachází, je neviděno odstraněno ze hry",
        "to, co {who} znajduje, zostaje usunięte z gry, niewidziane",
    ),
}
