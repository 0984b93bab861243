"""A deck as one short word for a link: `DT1` and the cards by their codes.

Every card is one number, written seven bits at a time: how far its code is from the last one, times
four, plus its copies less one.  A zero ends the draw pile, and two bytes at the end are a checksum.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Mapping
from typing import Final

from kostka.games.doomtrooper.deckbuilding.catalogue import by_code, entries, in_order
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist
from kostka.kernel.game import Mistake

PREFIX: Final = "DT1"
LONGEST: Final = 1500
_CODE: Final = re.compile(rf"{PREFIX}[A-Za-z0-9_-]{{4,{LONGEST}}}")
_DIGITS: Final = 5  # of a code
_FOUR: Final = 4  # copies that one number can say


def is_code(text: str) -> bool:
    return _CODE.fullmatch(text) is not None


def code_in(text: str) -> str:
    """The code in a link, or in anything that holds just one; empty if there is none."""
    words = re.split(r"[\s/?#=&,;]+", text.strip())
    found = [word for word in words if is_code(word)]
    return found[0] if len(found) == 1 else ""


def written(decklist: Decklist) -> str:
    body = _part(decklist.main) + b"\0" + _part(decklist.side)
    sealed = body + checksum(body)
    return PREFIX + base64.urlsafe_b64encode(sealed).decode().rstrip("=")


def read(code: str) -> Decklist:
    """Raises Mistake if it was damaged on its way."""
    damaged = Mistake("This deck code is damaged; copy it once more.")
    if not is_code(code):
        raise damaged
    text = code.removeprefix(PREFIX)
    try:
        sealed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        raise damaged from None
    body = sealed[:-2]
    if sealed[-2:] != checksum(body):
        raise damaged
    decklist, side, last, number, shift = Decklist(), False, 0, 0, 0
    for byte in body:
        number |= (byte & 127) << shift
        shift += 7
        if byte & 128:
            continue
        if number == 0:
            if side:
                raise damaged
            side, last = True, 0
        else:
            # The first copies of a card stand one further on, so that no number is zero.
            last, copies = last + (number - 1) // _FOUR, (number - 1) % _FOUR + 1
            entry = by_code().get(f"{last:0{_DIGITS}d}") if last < 10**_DIGITS else None
            if entry is None:
                raise damaged
            decklist.add(entry, copies, side)
        number = shift = 0
    if shift or not side:
        raise damaged
    return decklist


def _part(numbers: Mapping[str, int]) -> bytes:
    body, last = bytearray(), 0
    for id_ in in_order(numbers):
        entry, left = entries()[id_], numbers[id_]
        while left > 0:
            n = min(left, _FOUR)
            body += _seven_bits((entry.number - last) * _FOUR + n)
            left, last = left - n, entry.number
    return bytes(body)


def _seven_bits(number: int) -> bytes:
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    found.append(number)
    return bytes(found)


def checksum(body: bytes) -> bytes:
    return (binascii.crc32(body) & 0xFFFF).to_bytes(2, "big")
