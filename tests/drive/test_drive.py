"""The driver: who is asked, what is done unasked, and when the others get a word in."""

from collections.abc import Sequence

import pytest

from kickdoor.bots import EasyBot, RandomBot
from kickdoor.drive import Asked, Driver, Player, Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import KickDoor
from kickdoor.engine.events.event import Event
from kickdoor.engine.frames.waiting import Prompt
from kickdoor.engine.game import Game
from kickdoor.engine.views.view import SeatView
from kickdoor.engine.words_of_play import KICK
from kickdoor.errors import IllegalAct

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def new_game(seed: int = 1) -> Game:
    return Game.new(NAMES, edition="munchkin", seed=seed)


class Witness:
    """Plays like another, and writes down what it was asked."""

    def __init__(self, inner: Player) -> None:
        self.inner = inner
        self.asked: list[tuple[SeatView, list[Act | None]]] = []

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        self.asked.append((view, list(legal)))
        return self.inner.choose(view, legal, rng)


def test_a_game_of_bots_comes_to_an_end() -> None:
    game = new_game()

    out = Driver(game, [EasyBot() for _ in NAMES]).play()

    assert game.is_over
    assert out.winners == game.winners
    assert not out.is_capped


def test_the_same_seeds_play_the_same_game() -> None:
    hashes = set()
    for _ in range(2):
        game = new_game(5)
        Driver(game, [RandomBot() for _ in NAMES], seed=9).play()
        hashes.add(game.hash())

    assert len(hashes) == 1


def test_another_seed_of_the_players_plays_another_game() -> None:
    hashes = set()
    for seed in (9, 10):
        game = new_game(5)
        Driver(game, [RandomBot() for _ in NAMES], seed=seed).play()
        hashes.add(game.hash())

    assert len(hashes) == 2


def test_nobody_is_asked_where_one_act_is_all_there_is() -> None:
    witnesses = [Witness(EasyBot()) for _ in NAMES]

    Driver(new_game(), witnesses).play()

    assert all(len(legal) > 1 for witness in witnesses for _, legal in witness.asked)


def test_a_seat_sees_its_own_view() -> None:
    witnesses = [Witness(EasyBot()) for _ in NAMES]

    Driver(new_game(), witnesses).play()

    seats = [{view.seat for view, _ in witness.asked} for witness in witnesses]
    assert seats == [{0}, {1}, {2}, {3}]


def test_nothing_is_an_answer_at_beats_alone() -> None:
    witnesses = [Witness(EasyBot()) for _ in NAMES]

    Driver(new_game(), witnesses).play()

    beats = [view for w in witnesses for view, legal in w.asked if None in legal]
    assert beats
    assert all(isinstance(view.top, Prompt) and view.top.seat != view.seat for view in beats)


def test_doing_nothing_is_not_recorded() -> None:
    game = new_game()
    seen: list[Act] = []

    def watch(seat: int, act: Act, events: list[Event], /) -> None:
        seen.append(act)

    driver = Driver(game, [EasyBot() for _ in NAMES], observer=watch)
    out = driver.play()

    assert [entry.act for entry in game.record.acts] == seen
    assert out.acts == len(seen)


def test_the_others_get_a_word_in_before_the_door_is_kicked() -> None:
    """A seat that holds any-time acts is asked between the choice to kick and the kick."""
    game = new_game()
    order: list[str] = []

    class Loud(EasyBot):
        def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
            act = super().choose(view, legal, rng)
            if None in legal:
                order.append("beat")
            elif act is not None and act.verb == KICK:
                order.append("chosen")
            return act

    def watch(seat: int, act: Act, events: list[Event], /) -> None:
        if act.verb == KICK:
            order.append("kicked")

    Driver(game, [Loud() for _ in NAMES], observer=watch).play()

    between = [
        order[i + 1 : order.index("kicked", i)] for i, w in enumerate(order) if w == "chosen"
    ]
    assert any("beat" in words for words in between)


def test_nobody_is_asked_twice_about_the_same_table() -> None:
    """What a seat left alone at one beat it is not offered at the next, if nothing has happened."""
    game = new_game()
    looks: list[tuple[int, int, int]] = []

    class Noting(EasyBot):
        def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
            if None in legal:
                looks.append((view.seat, game.table.turns, game.table.stamp))
            return super().choose(view, legal, rng)

    Driver(game, [Noting() for _ in NAMES]).play()

    assert len(set(looks)) == len(looks)


def test_a_seat_without_a_player_is_left_to_the_caller() -> None:
    game = new_game()
    driver = Driver(game, [None, EasyBot(), EasyBot(), EasyBot()])

    asked = driver.advance()

    assert isinstance(asked, Asked)
    assert asked.seat == 0
    assert asked.legal == game.legal(0)
    assert driver.advance() is asked  # it waits


def test_a_person_can_play_a_whole_game_stepwise() -> None:
    game = new_game(3)
    driver = Driver(game, [None, EasyBot(), EasyBot(), EasyBot()], seed=4)
    bot = EasyBot()
    number = 0
    while (asked := driver.advance()) is not None:
        number += 1
        options: list[Act | None] = [*asked.legal, None] if asked.is_beat else [*asked.legal]
        driver.answer(bot.choose(game.view(0), options, Rng(number)))

    assert game.is_over
    assert number > 10


def test_an_illegal_answer_leaves_the_question_open() -> None:
    driver = Driver(new_game(), [None, EasyBot(), EasyBot(), EasyBot()])
    asked = driver.advance()

    with pytest.raises(IllegalAct):
        driver.answer(KickDoor())  # the opening comes first

    assert driver.advance() is asked


def test_a_question_cannot_be_answered_with_nothing() -> None:
    driver = Driver(new_game(), [None, EasyBot(), EasyBot(), EasyBot()])
    driver.advance()

    with pytest.raises(ValueError, match="must answer"):
        driver.answer(None)


def test_nobody_answers_unasked() -> None:
    driver = Driver(new_game(), [None, EasyBot(), EasyBot(), EasyBot()])

    with pytest.raises(ValueError, match="nobody is asked"):
        driver.answer(None)


def test_every_seat_needs_a_player_or_a_caller() -> None:
    with pytest.raises(ValueError, match="4 seats, but 1 players"):
        Driver(new_game(), [EasyBot()])
    with pytest.raises(ValueError, match="no player"):
        Driver(new_game(), [None, None, None, None]).play()


def test_a_game_is_left_at_the_turn_cap() -> None:
    out = Driver(new_game(), [RandomBot() for _ in NAMES], turn_cap=3).play()

    assert out.is_capped
    assert out.turns == 4
    assert not out.winners
