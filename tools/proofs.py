"""Plays games whose proofs the page's tests check as well: web/tests/games.

They need not be made again when rules change: what is checked knows no rules.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from kickdoor.bots import seated
from kickdoor.drive import Driver
from kickdoor.engine.game import Game, Seat
from kickdoor.protocol.fairness import added, commitment, fixed_nonce, seed_of
from kickdoor.protocol.table_messages import Fairness, Proof

GAMES: Final = Path(__file__).parent.parent / "web" / "tests" / "games"
NAMES: Final = ("Änn", "Bob", "Cid", "Dov")


def proof_of(edition: str, people: int) -> bytes:
    """A game of bots, with nonces as if the first of them were people."""
    secret = hashlib.sha256(f"a secret for {edition}".encode()).digest()
    nonces = [hashlib.sha256(name.encode()).hexdigest()[:32] for name in NAMES[:people]]
    nonces += [fixed_nonce(secret, seat) for seat in range(people, len(NAMES))]
    seats = [Seat(name, "female", seat) for seat, name in enumerate(NAMES)]
    game = Game.new(seats, edition, seed=seed_of(secret, nonces))
    Driver(game, seated(game, ["easy"] * len(NAMES)), seed=1).play()
    told = Fairness(commitment(secret), nonces, secret.hex(), added(secret, nonces))
    return msgspec.json.encode(Proof(msgspec.Raw(game.record.to_json().encode()), told))


def main() -> None:
    for edition, people in (("munchkin", 2), ("star", 0)):
        (GAMES / f"{edition}.json").write_bytes(proof_of(edition, people) + b"\n")


if __name__ == "__main__":
    main()
