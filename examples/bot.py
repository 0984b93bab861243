"""A bot in twenty lines: it reads what its seat sees and answers, one line of JSON at a time.

kostka serve --bot "mine=python3 examples/bot.py"           # then pick "mine" for a seat
KOSTKA_BOTS="mine=python3 examples/bot.py" kostka sim dicethrone --bots mine,random --games 20
"""

import json
import sys


def worth(option: str) -> int:
    """It announces whatever it can, keeps as many dice as it can, and plays its cards."""
    verb = option.split()[0]
    return {"announce": 300, "play": 200, "keep": 100}.get(verb, 0) + len(option.split())


for line in sys.stdin:
    question = json.loads(line)  # {"game", "seat", "options", "view"}
    print(json.dumps({"do": max(question["options"], key=worth)}), flush=True)
