"""Sections that are kept are those that would be made anew, and frames add up to the view."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kickdoor.cards.sets import load_sets
from kickdoor.engine.acts.act_kinds import Pass, PlayCard, SetOrders, UsePower
from kickdoor.engine.codec.act_writing import act_from_data, act_to_data
from kickdoor.engine.game import Game, catalogue_of
from kickdoor.engine.queries.favour import in_favour
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.words_of_play import OUT
from kickdoor.protocol.messages import Frame, ServerMessage, WholeView
from kickdoor.protocol.rendering.act_listing import DEALS
from kickdoor.protocol.rendering.game_moment import LOG_LENGTH
from kickdoor.protocol.rendering.game_rendering import ACTS_NOW, SECTIONS, GameRendering, Kept
from kickdoor.protocol.rendering.scene import SeatScene
from kickdoor.protocol.rendering.viewer import Viewer
from kickdoor.protocol.view_messages import Asked, LegalAct, View
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from kickdoor.words import Words

NAMES = ["Ann", "Bob", "Cid"]
decode = msgspec.json.Decoder(ServerMessage).decode


def moments(edition: str, seed: int, count: int) -> Iterator[Game]:
    """A game played at random, at every decision of its beginning."""
    rng = random.Random(seed)
    game = Game.new(NAMES, edition=edition, seed=seed)
    for _ in range(count):
        if game.is_over:
            return
        yield game
        who, _, _ = rng.choice(game.waiting)
        act = rng.choice(game.legal(who))
        if rng.random() < 0.05:
            act = SetOrders(rng.randrange(4), unless=rng.randrange(4))
        game.apply(who, act)


@pytest.mark.parametrize("edition", ["munchkin", "star-2010", "star-deluxe"])
def test_what_is_kept_is_what_would_be_made_anew(edition: str) -> None:
    kept = Kept()
    for game in moments(edition, 11, 250):
        mine, fresh = GameRendering(game, kept), GameRendering(game)
        for seat in (-1, 0, 2):
            for name in (*SECTIONS, ACTS_NOW):
                made = mine.section(name, seat, "en").data
                assert made == fresh.section(name, seat, "en").data, name


def _look_at_everything(game: Game) -> None:
    rendering = GameRendering(game)
    for seat in (-1, 0, 1):
        for name in SECTIONS:
            rendering.section(name, seat, "en")


def test_a_moment_that_is_over_leaves_nothing_to_collect() -> None:
    """A cycle would keep every seat's view until the garbage collector comes round."""
    left: list[int] = []
    for _ in range(2):  # what is made once for all games is made in the first
        for game in moments("munchkin", 5, 60):
            _look_at_everything(game)
        left.append(gc.collect())
    assert left[1] == 0


@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_words_that_are_shared_are_those_the_seat_would_be_told(edition: str) -> None:
    """Where words are made from what all see, they are the same from what the seat sees."""
    words = Words("en")
    kept = Kept()
    told = [0, 0, 0]
    for game in moments(edition, 3, 250):
        rendering = GameRendering(game, kept)
        for seat in range(3):
            own = SeatScene(game.view(seat), NAMES)
            acts = rendering.section("acts", seat, "en").data
            listed = msgspec.json.decode(acts, type=list[LegalAct])
            labels = [one.label.removesuffix(": finds nothing to take") for one in listed]
            assert labels == [
                words.act(act, own, seat) for act in in_favour(game.table, seat, game.legal(seat))
            ]
            asked = msgspec.json.decode(rendering.section("asked", seat, "en").data)
            question = rendering.question(seat)
            if question is not None:
                text = words.question(question[1], own, seat, question[2])
                assert asked["text"] == text
            events, told[seat] = rendering.told(seat, told[seat])
            lines = msgspec.json.decode(rendering.log(seat, "en", events))
            assert [line["text"] for line in lines] == words.story(events, own, seat)


def _acts_sent(game: Game, seat: int) -> list[object]:
    data = GameRendering(game).section("acts", seat, "en").data
    return [one.act for one in msgspec.json.decode(data, type=list[LegalAct])]


def _acts_meant(game: Game, seat: int) -> list[object]:
    acts = in_favour(game.table, seat, game.legal(seat))
    return [act_to_data(game.names, game.catalogue, game.table, act) for act in acts]


def test_a_table_without_some_cards_keeps_its_words_to_itself() -> None:
    """A card of which there are two goes by another name where the second is not in the game."""
    full, twins = next(
        (game, twins)
        for game in (Game.new(NAMES, seed=seed) for seed in range(100))
        for act in game.legal(0)
        if isinstance(act, PlayCard) and not act.on and act.carried < 1
        if len(twins := game.catalogue.by_id[game.catalogue.cards[act.card].id]) > 1
    )
    less = full.clone()
    for card in twins:
        if card not in less.table.hands[0]:
            less.table.place[card] = OUT
    for game in (full, less, full):
        assert _acts_sent(game, 0) == _acts_meant(game, 0)


def test_a_listed_act_means_itself_though_two_cards_have_such_a_power(tmp_path: Path) -> None:
    """The Pit Bull lets go for a staff, any monster of that size for a rat: both are `escape`."""
    laid: dict[str, object] = {
        "turn": "Ann", "doors": ["pit-bull"],
        "players": {
            "Ann": {"play": ["staff-of-napalm"], "carry": ["rat-on-a-stick"]},
            "Bob": {"hand": ["ancient"]}, "Cid": {},
        },
        "steps": [
            {"Ann": "kick"}, {"Bob": {"play": "ancient", "on": "pit-bull"}}, {"Ann": "run"},
        ],
    }  # fmt: skip
    scenario = read_scenario(tmp_path / "scene.toml", "scene", laid)
    runner = Runner(scenario, catalogue_of(load_sets(["munchkin"])))
    for step in scenario.steps:
        runner.take(step)
    game = runner.game
    while game.waiting[0][1] == "wait":
        game.apply(game.waiting[0][0], Pass())
    legal = in_favour(game.table, 0, game.legal(0))
    escapes = {act.of for act in legal if isinstance(act, UsePower)}
    assert len(escapes) == 2
    for act, data in zip(legal, _acts_sent(game, 0), strict=True):
        assert act_from_data(game.names, game.catalogue, game.table, 0, data, legal) == act


class Page:
    """What one seat has been sent."""

    def __init__(self, viewer: Viewer, rendering: GameRendering) -> None:
        self.viewer = viewer
        first = decode(viewer.whole(rendering, 0, b"null", None))
        assert isinstance(first, WholeView)
        self.view: View = first.view
        self.is_partial = False  # it waits for the rest of its acts

    def take(self, data: bytes) -> dict[str, object]:
        frame = decode(data)
        assert isinstance(frame, Frame)
        self.is_partial = frame.is_partial
        changed = {
            field: value
            for field in frame.changed.__struct_fields__
            if (value := getattr(frame.changed, field)) is not msgspec.UNSET
        }
        self.view = msgspec.structs.replace(self.view, log=[*self.view.log, *frame.log], **changed)
        return changed

    @property
    def told(self) -> list[str]:
        return [line.text for line in self.view.log]


def test_a_view_and_its_frames_are_messages_and_add_up_to_the_whole() -> None:
    """What a client has once the table rests is what it would be told anew."""
    rests, kept = 0, Kept()
    page: Page | None = None
    for number, game in enumerate(moments("munchkin", 5, 120)):
        rendering = GameRendering(game, kept)
        page = page or Page(Viewer(1, "de"), rendering)
        page.take(page.viewer.frame(rendering, number, b"null", None))
        if number % 3 == 0:  # as often as not, things happen too quickly to rest
            data = page.viewer.at_rest(rendering, number)
            rests += data is not None
            if data is not None:
                assert list(page.take(data)) in (["acts"], [])
            again = Page(Viewer(1, "de"), GameRendering(game))
            for name in SECTIONS:
                assert getattr(page.view, name) == getattr(again.view, name), name
    assert rests > 10


def test_who_is_asked_is_told_at_once_what_he_may_do_and_who_no_longer_is_nothing() -> None:
    was_asked, kept = False, Kept()
    page: Page | None = None
    for number, game in enumerate(moments("munchkin", 6, 120)):
        rendering = GameRendering(game, kept)
        page = page or Page(Viewer(0, "en"), rendering)
        page.take(page.viewer.frame(rendering, number, b"null", None))
        offered = [act.act for act in page.view.acts]
        if game.is_asked(0):
            assert len(offered) == sum(act.verb not in DEALS for act in game.legal(0))
        elif was_asked:
            assert offered == []
        was_asked = game.is_asked(0)


def test_a_list_that_lacks_something_says_so_and_is_followed_by_all_of_it() -> None:
    """Buttons are drawn once: whoever is told all there is at once need not wait for the rest."""
    kept, seen = Kept(), set()
    page: Page | None = None
    for number, game in enumerate(moments("munchkin", 6, 200)):
        rendering = GameRendering(game, kept)
        page = page or Page(Viewer(0, "en"), rendering)
        page.take(page.viewer.frame(rendering, number, b"null", None))
        at_once, is_partial = page.view.acts, page.is_partial
        data = page.viewer.at_rest(rendering, number)
        if is_partial:
            assert data is not None
        if data is not None:
            page.take(data)
        if game.is_asked(0) and not is_partial:
            assert page.view.acts == at_once
        assert not page.is_partial
        seen.add(is_partial)
    assert seen == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_what_is_told_again_reads_as_it_was_told(edition: str) -> None:
    """Whoever comes back finds the sentences of those who stayed, however long ago they were."""
    kept = Kept()
    pages: list[Page] = []
    for game in moments(edition, 7, 600):
        rendering = GameRendering(game, kept)
        if not pages:
            pages = [Page(Viewer(seat, "en"), rendering) for seat in (-1, 0, 1, 2)]
        for page in pages:
            page.take(page.viewer.frame(rendering, 0, b"null", None))
            again = Page(Viewer(page.viewer.seat, "en"), rendering)
            assert again.told == page.told[len(page.told) - len(again.told) :]


def test_an_offer_of_help_stays_one_when_the_fight_is_over(tmp_path: Path) -> None:
    laid: dict[str, object] = {
        "edition": "munchkin", "turn": "Ann", "doors": ["harpies"], "dice": [6],
        "players": {"Ann": {"level": 3}, "Bob": {"level": 3}, "Cid": {}},
        "steps": [
            {"Ann": "kick"}, {"Bob": {"ask": "Ann", "treasures": 1}}, {"Ann": "decline"},
            {"Ann": {"ask": "Cid"}}, {"Cid": "decline"}, {"Ann": "run"},
        ],
    }  # fmt: skip
    scenario = read_scenario(tmp_path / "scene.toml", "scene", laid)
    runner = Runner(scenario, catalogue_of(load_sets(["munchkin"])))
    for step in scenario.steps:
        runner.take(step)
    game = runner.game
    while game.table.combat is not None:
        game.apply(game.waiting[0][0], game.legal(game.waiting[0][0])[0])
    told = Page(Viewer(2, "en"), GameRendering(game)).told
    assert "Bob offers Ann help, for a Treasure." in told
    assert "Ann asks you for help, offering nothing but thanks." in told


def test_a_question_shows_the_card_that_it_is_about_and_says_whom_it_concerns(
    tmp_path: Path,
) -> None:
    laid: dict[str, object] = {
        "edition": "munchkin", "turn": "Ann",
        "players": {"Ann": {"level": 3}, "Bob": {}, "Cid": {}},
        "doors": ["curse-lose-a-level"], "steps": [{"Ann": "kick"}],
    }  # fmt: skip
    scenario = read_scenario(tmp_path / "scene.toml", "scene", laid)
    runner = Runner(scenario, catalogue_of(load_sets(["munchkin"])))
    runner.take(scenario.steps[0])
    rendering = GameRendering(runner.game)
    asked = [
        msgspec.json.decode(rendering.section("asked", seat, "en").data, type=Asked)
        for seat in (0, 1)
    ]
    assert [one.card.id for one in asked if one.card] == ["munchkin:curse-lose-a-level"] * 2
    assert [one.mine for one in asked] == [True, False]
    assert (asked[0].least, asked[0].most, asked[0].chosen) == (1, 1, 0)


def test_only_who_is_asked_reads_how_many_answers_there_may_be() -> None:
    several = 0
    for game in moments("munchkin", 3, 900):
        ask = ask_on_top(game.table.stack)
        if ask is None or ask.high == 1:
            continue
        several += 1
        rendering = GameRendering(game)
        asked = msgspec.json.decode(rendering.section("asked", ask.seat, "en").data, type=Asked)
        assert (asked.least, asked.most, asked.chosen) == (ask.low, ask.high, len(ask.chosen))
        hidden = ask_on_top(rendering.open_view().stack)
        assert hidden is not None
        assert hidden.high == 0
    assert several


def test_a_long_log_is_cut_where_an_act_begins() -> None:
    (*_, game) = moments("munchkin", 7, 600)
    rendering = GameRendering(game)
    past, shown = rendering.lately(0)
    assert shown > LOG_LENGTH >= len(past)
    assert past[0].begins
    assert len(rendering.lately(0)[0]) > LOG_LENGTH // 2
