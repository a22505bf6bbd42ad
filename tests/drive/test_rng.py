"""Chance for players hangs on the seed and the number of the decision, and on nothing else."""

import random

from kickdoor.drive import Rng


def numbers(rng: Rng) -> list[int]:
    return [rng.randrange(1000) for _ in range(5)]


def test_the_same_decision_gets_the_same_numbers() -> None:
    assert numbers(Rng(7).at(3)) == numbers(Rng(7).at(3))


def test_another_decision_or_seed_gets_others() -> None:
    drawn = [numbers(Rng(seed).at(number)) for seed in (7, 8) for number in (3, 4)]

    assert len({tuple(one) for one in drawn}) == 4


def test_what_was_drawn_before_does_not_matter() -> None:
    rng = Rng(b"a seed")
    numbers(rng.at(1))
    rng.gauss()

    assert numbers(rng.at(2)) == numbers(Rng(b"a seed").at(2))


def test_the_numbers_are_the_same_on_every_machine() -> None:
    assert numbers(Rng(1).at(0)) == [705, 395, 591, 259, 916]


def test_the_module_s_own_generator_is_left_alone() -> None:
    before = random.getstate()

    Rng(1).at(5).shuffle(list(range(50)))

    assert random.getstate() == before


def test_it_is_fair_enough_for_a_die() -> None:
    rng = Rng(0)
    faces = [rng.at(number).randrange(6) for number in range(6000)]

    assert all(900 < faces.count(face) < 1100 for face in range(6))


def test_it_shuffles_samples_and_draws_many_bits() -> None:
    rng = Rng(3)

    assert sorted(rng.sample(range(100), 10)) != list(range(10))
    assert 0 <= rng.getrandbits(200) < 1 << 200
    assert all(0.0 <= rng.random() < 1.0 for _ in range(100))
