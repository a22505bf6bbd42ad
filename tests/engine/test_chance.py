"""Chance is a function of seed, stream and index: fair, repeatable, and easy to check by hand."""

from collections import Counter
from hashlib import sha256

import pytest

from kickdoor.engine.state.chance import draw, seed_bytes, shuffled

SEED = seed_bytes(7)


def test_a_seed_of_bytes_is_itself_and_a_number_is_hashed() -> None:
    assert seed_bytes(SEED) == SEED
    assert seed_bytes(7) == sha256(b"kickdoor seed 7").digest() != seed_bytes(8)


def test_a_draw_hangs_on_seed_stream_and_index_alone() -> None:
    first = [draw(SEED, "dice", i, 1000) for i in range(20)]
    assert first == [draw(SEED, "dice", i, 1000) for i in range(20)]
    assert first != [draw(SEED, "pick", i, 1000) for i in range(20)]
    assert first != [draw(seed_bytes(8), "dice", i, 1000) for i in range(20)]


def test_a_die_is_fair_enough() -> None:
    faces = Counter(draw(SEED, "dice", i, 6) for i in range(6000))
    assert sorted(faces) == list(range(6))
    assert all(880 < count < 1120 for count in faces.values())


def test_a_number_that_would_favour_the_low_ones_is_drawn_again() -> None:
    """Of 2^64 numbers nearly half lie above the largest multiple of this n."""
    n = (1 << 63) + 1
    digests = [sha256(SEED + b"/dice/%d/0" % i).digest() for i in range(20)]
    firsts = [int.from_bytes(digest[:8], "big") for digest in digests]
    assert any(number >= n for number in firsts)
    drawn = [draw(SEED, "dice", i, n) for i in range(20)]
    assert all(number < n for number in drawn)
    assert [d for d, f in zip(drawn, firsts, strict=True) if f < n] == [f for f in firsts if f < n]


@pytest.mark.parametrize("cards", [[], [4], list(range(100))])
def test_a_shuffle_keeps_every_card_and_leaves_its_input_alone(cards: list[int]) -> None:
    before = cards.copy()
    order = shuffled(SEED, "doors/0", cards)
    assert sorted(order) == cards == before
    assert order == shuffled(SEED, "doors/0", cards)
    assert len(cards) < 2 or order != shuffled(SEED, "doors/1", cards)
