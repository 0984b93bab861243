"""The server's own key: it signs the games that were played here (Ed25519).

What is signed is the end of a chain: the hash of the header, then of that and the first record, and
so on.  So a signature stands for every line before it, in this order.
"""

from __future__ import annotations

import logging
from typing import Final

from kostka.kernel.game import Mistake
from kostka.kernel.record import Record, chained

FACT: Final = "signing-key"
LOG: Final = logging.getLogger("kostka.table")


class Signer:
    """`private` is 32 bytes in hexadecimal digits; `public` is what everybody may know."""

    def __init__(self, private: str) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
        self.public = self._key.public_key().public_bytes_raw().hex()

    def signature(self, header: Record, records: list[Record]) -> str:
        return self._key.sign(chained(header, records)).hex()


def new_private() -> str:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def can_sign() -> bool:
    """Whether the library is there; a game that nobody signs is a game all the same."""
    try:
        import cryptography.hazmat.primitives.asymmetric.ed25519  # noqa: F401
    except ImportError:
        LOG.warning("games are not signed: cryptography is not installed")
        return False
    return True


def signed(header: Record, records: list[Record]) -> bool:
    """Whether the key in the header has signed all of this."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        raise Mistake("A signature is checked with the library cryptography: install it.") from None

    signature: str = records[-1].get("signed", "") if records else ""
    if not signature or "server" not in header:
        return False
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(header["server"]))
        key.verify(bytes.fromhex(signature), chained(header, records))
    except (InvalidSignature, ValueError):
        return False
    return True
