"""Record the golden games that are missing: `python tools/golden.py`; all of them: `--anew`.

A golden game is a whole recorded game.  If it does not replay any more, the rules have changed, and
that needs a line in the changelog; only then are the games recorded anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
BOTS = (("greedy", "greedy"), ("greedy", "random"), ("random", "random"))


def record(anew: bool) -> None:
    from kostka.bots import bot
    from kostka.games import GAMES
    from kostka.kernel.chance import Stream
    from kostka.kernel.log import Journal, Writer
    from kostka.sight import Seen

    for old in GOLDEN.glob("*.kostka.jsonl") if anew else ():
        old.unlink()
    for key, game in GAMES.items():
        for mode, setup in game.examples.items():
            for n, names in enumerate(BOTS):
                path = GOLDEN / f"{key}-{mode}-{n}.kostka.jsonl"
                if path.exists():
                    continue
                seats = game.new(setup).seats()
                sitting = [names[seat % 2] for seat in range(seats)]
                seed = f"golden {key} {mode} {n}".encode().ljust(32, b".")[:32]
                journal = Journal.begin(game, setup, sitting, Stream(seed))
                journal.keeper = Writer(str(path), journal)
                bots = [bot(name, n * 8 + seat) for seat, name in enumerate(sitting)]
                while not journal.state.over():
                    seat = int(journal.state.seat)
                    options = journal.state.options()
                    seen = Seen(journal.state, seat)
                    move = options[0] if len(options) == 1 else bots[seat].choose(seen)
                    journal.choose(seat, move)
                journal.close()
                print(key, mode, n, len(journal.records), journal.state.outcome())


if __name__ == "__main__":
    record("--anew" in sys.argv[1:])
