"""A check that finds nothing wrong with anything proves nothing: each is shown a table that is
broken.
"""

from collections.abc import Callable

import pytest

from kickdoor.drive import Rng
from kickdoor.engine.act import Act
from kickdoor.engine.game import Game
from kickdoor.engine.knowledge import hidden_cards
from kickdoor.engine.state import Table
from kickdoor.engine.words_of_play import HAND, KICK, OUT
from kickdoor.errors import SetupError
from kickdoor.sim.fuzz import Case, play_case
from kickdoor.sim.mutants import check_mutant, mutated
from kickdoor.sim.properties import FIELDS, PropertyBroken, check_cards, check_munchkins
from kickdoor.sim.random_tables import random_table
from kickdoor.sim.secrets import check_secrets, exchanged

NAMES = ["Ann", "Bob", "Cid"]


def new_game(seed: int = 1) -> Game:
    return Game.new(NAMES, seed=seed)


def in_game(t: Table) -> int:
    return sum(place != OUT for place in t.place)


def lose_a_card(t: Table) -> None:
    t.place[t.decks[0].pop()] = OUT


def drop_a_card(t: Table) -> None:
    t.decks[0].pop()


def copy_a_card(t: Table) -> None:
    t.hands[0].append(t.hands[1][0])


def misplace_a_card(t: Table) -> None:
    t.place[t.hands[0][0]] = HAND + 1


def unsort_a_hand(t: Table) -> None:
    t.hands[0].reverse()


def equip_a_hand_card(t: Table) -> None:
    t.equipped[t.hands[0][0]] = 1


def put_a_treasure_among_the_doors(t: Table) -> None:
    t.decks[0].append(t.decks[1].pop())


def receive_what_is_not_there(t: Table) -> None:
    t.received[0].append(t.hands[1][0])


@pytest.mark.parametrize(
    "breaks",
    [
        lose_a_card,
        drop_a_card,
        copy_a_card,
        misplace_a_card,
        unsort_a_hand,
        equip_a_hand_card,
        put_a_treasure_among_the_doors,
        receive_what_is_not_there,
    ],
)
def test_a_broken_table_is_noticed(breaks: Callable[[Table], None]) -> None:
    t = new_game().table
    cards = in_game(t)
    check_cards(t, cards)

    breaks(t)

    with pytest.raises(PropertyBroken):
        check_cards(t, cards)


def test_an_impossible_level_is_noticed() -> None:
    t = new_game().table
    t.levels[1] = 11

    with pytest.raises(PropertyBroken, match="seat 1 is of Level 11"):
        check_munchkins(t)


def test_a_secret_that_shows_is_noticed() -> None:
    """The view of a seat that knows too much differs when the cards it should not know change
    places.
    """
    game = new_game()
    for c in hidden_cards(game.table, 0):
        game.table.known[c] |= 1

    other = exchanged(game, 1, Rng(0))

    assert other.view(1) == game.view(1)
    assert other.view(0) != game.view(0)


def test_exchanged_tables_are_whole() -> None:
    game = new_game()

    other = exchanged(game, 0, Rng(0))

    check_cards(other.table, in_game(game.table))
    assert other.hash() != game.hash()


def test_nothing_is_wrong_with_a_new_game() -> None:
    game = new_game()
    tried = [mutated(act, game.table, Rng(i)) for i, act in enumerate(game.legal(0) * 5)]

    for seat in range(-1, 3):
        check_secrets(game, seat, tried, Rng(seat + 1))
    for act in tried:
        check_mutant(game, 0, act)


def test_every_field_of_an_act_is_changed_some_time() -> None:
    t = new_game().table
    act = Act(KICK)
    changed = set()
    for seed in range(600):
        other = mutated(act, t, Rng(seed))
        changed |= {name for name in FIELDS if getattr(other, name) != getattr(act, name)}

    assert changed == set(FIELDS)


@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_random_tables_are_whole_and_varied(edition: str) -> None:
    levels, dead, equipped, curses = set(), 0, 0, 0
    for seed in range(30):
        t = random_table(edition, 4, Rng(seed)).table
        check_cards(t, in_game(t))
        check_munchkins(t)
        levels |= set(t.levels)
        dead += sum(t.dead)
        equipped += sum(t.equipped)
        curses += sum(len(some) for some in t.curses)

    assert levels == set(range(1, 10))
    assert dead
    assert equipped > 60
    assert curses


def test_a_case_is_its_name() -> None:
    case = Case.numbered(77, ("munchkin", "star"))

    assert Case.named(case.name).name == case.name
    first, again = play_case(case, acts=60), play_case(Case.named(case.name), acts=60)
    assert (first.acts, first.is_over) == (again.acts, again.is_over)


@pytest.mark.parametrize("name", ["", "munchkin", "munchkin:x:deal:1", "munchkin:3:attic:1"])
def test_what_is_no_case_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        Case.named(name)
