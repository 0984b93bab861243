"""`kostka play [GAME] [--seats human,greedy]`: a game in the terminal, against friends or bots.

Nobody is nagged: whoever can only pass, passes.  Every move goes through the journal, so a game can
be saved, resumed, taken back and replayed.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from kostka.bots import BOTS, Bot, bot
from kostka.cli.options import LANGUAGES, add_game, add_language, add_setup, setup_of
from kostka.cli.screens import Screen, screen
from kostka.games import GAMES, game
from kostka.judge import why
from kostka.judge.because import because, sentence_for
from kostka.kernel.chance import Luck, Rng, Stream
from kostka.kernel.event import Event
from kostka.kernel.game import Mistake, kebab
from kostka.kernel.log import Journal, Refused, Writer, read
from kostka.sight import SPECTATOR, Seen, redact, view
from kostka.words import book
from kostka.words.interface import say

HUMAN = "human"
USUAL_BOT = "greedy"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, optional=True)
    add_setup(parser)
    add_language(parser)
    parser.add_argument(
        "--seats",
        metavar="A,B",
        help=f"who sits where: human, {', '.join(BOTS)}; you against greedy if nobody is named",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="the same dice every time")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file as it goes")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")


def run(args: argparse.Namespace) -> int:
    journal, path = _resumed(args.resume) if args.resume else _begun(args)
    table = Terminal(journal, path, args.lang)
    if args.resume:
        table.print(table.say("resumed", file=args.resume))
    return table.play()


def _begun(args: argparse.Namespace) -> tuple[Journal, str | None]:
    it = game(args.game)
    setup = setup_of(it, args.setup)
    expected = it.new(setup).seats()
    seats = [HUMAN] + [USUAL_BOT] * (expected - 1)
    if args.seats is not None:
        seats = [kebab(seat) for seat in args.seats.split(",")]
    for seat in seats:
        if seat != HUMAN:
            bot(seat, 0)
    if len(seats) != expected:
        raise Mistake(f"This set-up has {expected} seats, but {len(seats)} players were named.")
    luck: Luck = Stream(os.urandom(32)) if args.seed is None else Rng(args.seed)
    return Journal.begin(it, setup, seats, luck), args.save


def _seed_file(path: str) -> Path:
    """Beside a game that is not over, the secret seed of its dice."""
    return Path(path + ".seed")


def _resumed(path: str) -> tuple[Journal, str]:
    secret = _seed_file(path)
    if secret.exists():
        return read(path, GAMES, Stream(bytes.fromhex(secret.read_text().strip()))), path
    journal = read(path, GAMES)
    if not journal.closed:
        journal.go_on(Rng(int.from_bytes(os.urandom(8), "big")))
    return journal, path


class Terminal:
    """The people at one keyboard."""

    def __init__(self, journal: Journal, path: str | None, lang: str) -> None:
        self.journal = journal
        self.lang = lang
        self.console = Console(highlight=False, soft_wrap=True)
        self.bots: dict[int, Bot] = {
            seat: bot(name, 1000 + seat) for seat, name in enumerate(journal.seats) if name != HUMAN
        }
        self.humans = [seat for seat, name in enumerate(journal.seats) if name == HUMAN]
        self.at_keyboard = self.humans[0] if len(self.humans) == 1 else -1
        self.heard = 0  # events already told
        self.decided: list[int] = []  # records that a person at this keyboard decided
        self.before: list[int] = []  # how many events there had been before each of them
        self.path: str | None = None
        self.listen()
        if path is not None:
            self.keep(path)

    # Words

    def say(self, key: str, **args: Any) -> str:
        return say(self.lang, key, **args)

    def names(self) -> list[str]:
        return [
            self.say("player", n=seat + 1) + ("" if name == HUMAN else f" [{name}]")
            for seat, name in enumerate(self.journal.seats)
        ]

    def screen(self) -> Screen:
        return screen(self.journal.game.key, self.lang, self.names())

    def print(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line)

    # Keeping the game

    def listen(self) -> None:
        if self.journal.state.log is None:
            self.journal.state.log = []
            self.heard = 0

    def keep(self, path: str) -> None:
        if self.journal.keeper is None:
            self.journal.keeper = Writer(path, self.journal)
        luck = self.journal.luck
        if isinstance(luck, Stream) and not self.journal.closed:
            _seed_file(path).touch(mode=0o600)
            _seed_file(path).write_text(luck.seed.hex() + "\n")
        self.path = path

    def free_path(self) -> str:
        n = 1
        while Path(f"{self.journal.game.key}-{n}.kostka.jsonl").exists():
            n += 1
        return f"{self.journal.game.key}-{n}.kostka.jsonl"

    # Playing

    def play(self) -> int:
        while not self.journal.state.over():
            seat = int(self.journal.state.seat)
            options = self.journal.state.options()
            if len(options) == 1:
                self.journal.choose(seat, options[0])
            elif seat in self.bots:
                move = self.bots[seat].choose(Seen(self.journal.state, seat))
                self.journal.choose(seat, move)
            elif not self.ask(seat):
                return self.leave()
        self.tell(self.at_keyboard if self.at_keyboard >= 0 else SPECTATOR)
        self.end()
        return 0

    def tell(self, viewer: int) -> None:
        """What happened since the last time, as the viewer may hear it."""
        log: list[Event] = self.journal.state.log or []
        screen = self.screen()
        fresh = redact(self.journal.state, log[self.heard :], viewer)
        self.heard = len(log)
        self.print(*[f"  [dim]{screen.event(event)}[/]" for event in fresh])

    def ask(self, seat: int) -> bool:
        """One question to a person; False if they want to stop."""
        if self.at_keyboard != seat and len(self.humans) > 1:
            self.console.clear()
            if self.line(self.say("hand-over", name=escape(self.names()[seat])) + " ") is None:
                return False
            self.at_keyboard = seat
        self.tell(seat)
        seen, screen = view(self.journal.state, seat), self.screen()
        self.print("", *screen.table(seen), *screen.hand(seen), *screen.question(seen))
        while True:
            text = self.line("> ")
            if text is None or text in ("quit", "q"):
                return False
            done = self.command(seat, text)
            if done:
                return True

    def line(self, prompt: str) -> str | None:
        try:
            return self.console.input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            return None

    def command(self, seat: int, text: str) -> bool:
        """Whether the table has to be shown again."""
        word, _, rest = text.partition(" ")
        if self.is_move(text):
            return self.move(seat, text)
        if text in ("", "?", "help"):
            self.print(self.say("prompt-help"))
        elif word == "why":
            self.why(rest)
        elif word == "card":
            self.card(rest)
        elif word == "lang" and rest in LANGUAGES:
            self.lang = rest
            return True
        elif word == "save" and rest:
            self.save(rest)
        elif text == "undo":
            return self.undo(seat)
        elif text == "resign":
            self.print(self.say("resign-sure"))
            if self.line("> ") == "yes":
                self.journal.resign(seat)
                return True
        else:
            return self.move(seat, text)
        return False

    def is_move(self, text: str) -> bool:
        """A move that is offered goes before a command of the same name, such as `card`."""
        state = self.journal.state
        try:
            return state.read(text) in state.options()
        except LookupError:
            return False

    def move(self, seat: int, text: str) -> bool:
        options = self.journal.state.options()
        if text.isdigit():
            if not 1 <= int(text) <= len(options):
                self.print(self.say("not-offered-number", n=int(text)))
                return False
            happened = len(self.journal.state.log or [])
            self.journal.choose(seat, options[int(text) - 1])
            self.decide(happened)
            return True
        happened = len(self.journal.state.log or [])
        try:
            self.journal.enter(seat, text)
        except Refused as refused:
            try:
                option = self.journal.state.read(text)
            except LookupError:
                self.print(escape(self.say("not-understood", text=text)))
            else:
                self.refuse(option, refused.rule)
            return False
        self.decide(happened)
        return True

    def decide(self, happened: int) -> None:
        """The last record was decided here, when so much had happened."""
        self.decided.append(len(self.journal.records) - 1)
        self.before.append(happened)

    def refuse(self, option: Any, rule: str) -> None:
        game, state = self.journal.game, self.journal.state
        reason = because(game, state, option)
        if reason is None:  # not the game but the engine refuses it
            said = why(rule, self.lang)
        else:
            said = sentence_for(game, book(game.key), state, reason, self.lang, self.names())
        self.print(escape(self.say("why-not", reason=said, rule=rule)))

    def why(self, text: str) -> None:
        state = self.journal.state
        try:
            option = state.read(text)
        except LookupError:
            self.print(escape(self.say("not-understood", text=text)))
            return
        reason = state.may(option)
        if reason is None:
            self.print(self.say("nothing-forbids"))
        else:
            self.refuse(option, reason.rule)

    def card(self, text: str) -> None:
        try:
            self.print(*self.screen().describe(kebab(text).replace(" ", "-")))
        except LookupError:
            self.print(escape(self.say("not-understood", text=text)))

    def save(self, path: str) -> None:
        try:
            self.keep(path)
        except Mistake as mistake:
            self.print(str(mistake))
        else:
            self.print(self.say("saved", file=path))

    def undo(self, seat: int) -> bool:
        """Free back to the last moment at which nothing new was revealed or rolled."""
        journal = self.journal
        while self.decided and self.decided[-1] not in journal.line:
            self.decided.pop()
            self.before.pop()
        if not self.decided:
            self.print(self.say("nothing-to-undo"))
            return False
        last = self.decided[-1]
        at = journal.line.index(last)
        happened: list[Event] = journal.state.log or []
        seen = any(event.tells(seat) for event in happened[self.before[-1] :])
        for n in journal.line[at:]:
            record = journal.records[n]
            others = record.get("seat") != seat and record.get("do", "pass") != "pass"
            if record.get("out") or others or seen:
                self.print(self.say("undo-refused"))
                return False
        self.decided.pop()
        self.before.pop()
        journal.undo(journal.line[at - 1])
        self.listen()
        self.print(self.say("undone"))
        return True

    def leave(self) -> int:
        path = self.path or self.free_path()
        self.keep(path)
        self.print("", self.say("goodbye", file=path))
        return 0

    def end(self) -> None:
        state = self.journal.state
        outcome = state.outcome()
        won = [escape(name) for name, one in zip(self.names(), outcome, strict=True) if one == 1]
        if won:
            self.print(self.say("won", n=len(won), name=", ".join(won)))
        elif len(outcome) == 1:
            self.print(self.say("lost", name=escape(self.names()[0])))
        else:
            self.print(self.say("technical" if state.technical() else "drawn"))
        self.print(*self.screen().ending(view(state, SPECTATOR)))
        if not self.journal.closed:
            self.journal.close()
        if self.path is not None:
            _seed_file(self.path).unlink(missing_ok=True)
