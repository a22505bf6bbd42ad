"""The bots: pure, sensible, and done in good time."""

from pathlib import Path

import pytest

from kickdoor.bots import BOTS, TEMPERS, EasyBot, HardBot, NormalBot, RandomBot, bot_named
from kickdoor.bots.normal import harm
from kickdoor.bots.normal.harm import COSTS, Loss, harm_of
from kickdoor.cards.model import CURSE
from kickdoor.cards.sets import load_sets
from kickdoor.cards.verb import HARM
from kickdoor.cards.verbs import VERBS
from kickdoor.drive import Driver, Player, Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import (
    DeclareFight,
    EquipItem,
    KickDoor,
    LookForTrouble,
    LootRoom,
    Pass,
    PlayCard,
    RunAway,
    UnequipItem,
)
from kickdoor.engine.events.event_kinds import CardPlayed
from kickdoor.engine.game import Game, catalogue_of
from kickdoor.engine.views.seat_view import SeatView
from kickdoor.engine.words_of_play import (
    ASK,
    DISCARD,
    PLAY,
    REF_SEAT,
    RUN,
    UNEQUIP,
)
from kickdoor.errors import SetupError
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from scenes import Scene, curse

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def test_bots_are_known_by_name() -> None:
    assert isinstance(bot_named("random"), RandomBot)
    assert isinstance(bot_named("easy"), EasyBot)
    assert isinstance(bot_named("normal"), NormalBot)
    assert all(bot.description for bot in BOTS.values())


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    known = ", ".join(BOTS)
    with pytest.raises(SetupError, match=f"unknown bot 'genius': expected one of {known}, or my"):
        bot_named("genius")


def test_a_temper_comes_after_a_plus_sign() -> None:
    for temper in TEMPERS:
        bot = bot_named(f"normal+{temper}")
        assert isinstance(bot, NormalBot)
        assert bot.temper is TEMPERS[temper]
    with pytest.raises(SetupError, match=r"unknown bot 'easy\+greedy': easy has no temper"):
        bot_named("easy+greedy")
    with pytest.raises(SetupError, match=r"'hard\+shy': expected hard with one of even,"):
        bot_named("hard+shy")


def test_random_chooses_among_all() -> None:
    view = Game.new(NAMES, seed=1).view(0)
    acts = [KickDoor(), LootRoom(), Pass(), None]
    rng = Rng(0)

    chosen = {RandomBot().choose(view, acts, rng.at(number)) for number in range(100)}

    assert chosen == set(acts)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_easy_finishes_its_games_and_beats_random(edition: str) -> None:
    wins = 0
    for seed in range(12):
        game = Game.new(NAMES, edition=edition, seed=seed)
        out = Driver(game, [EasyBot(), *[RandomBot() for _ in range(3)]], seed=seed).play()
        wins += 0 in out.winners
        assert not out.is_capped

    assert wins >= 6


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_normal_finishes_its_games_and_beats_easy(edition: str) -> None:
    wins = 0
    for seed in range(12):
        game = Game.new(NAMES, edition=edition, seed=seed)
        players: list[Player] = [EasyBot(), EasyBot(), EasyBot()]
        players.insert(seed % 4, NormalBot())
        out = Driver(game, players, seed=seed).play()
        wins += seed % 4 in out.winners
        assert not out.is_capped

    assert wins >= 5


@pytest.mark.soak
def test_hard_wins_more_than_its_share_against_normal() -> None:
    wins = 0
    for seed in range(40):
        players: list[Player] = [NormalBot(), NormalBot(), NormalBot()]
        players.insert(seed % 4, HardBot())
        out = Driver(Game.new(NAMES, seed=seed), players, seed=seed).play()
        wins += seed % 4 in out.winners

    assert wins > 40 / 4  # about 20 are to be expected


def test_easy_harms_nobody() -> None:
    for seed in range(6):
        game = Game.new(NAMES, seed=seed)
        Driver(game, [EasyBot() for _ in NAMES], seed=seed).play()
        for event in game.view(-1).history:
            if isinstance(event, CardPlayed) and event.card >= 0:
                is_curse = game.catalogue.cards[event.card].kind == CURSE
                assert not is_curse or event.target in (-1, event.seat)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_four_easy_bots_are_asked_a_bearable_number_of_times(edition: str) -> None:
    turns = decisions = 0
    for seed in range(8):
        game = Game.new(NAMES, edition=edition, seed=seed)
        out = Driver(game, [EasyBot() for _ in NAMES], seed=seed).play()
        turns += out.turns
        decisions += out.decisions

    assert decisions < 25 * turns


def test_a_bot_does_not_change_the_view_it_is_given() -> None:
    game = Game.new(NAMES, seed=3)
    driver = Driver(game, [None, None, None, None])
    bot = NormalBot()
    for number in range(60):
        asked = driver.advance()
        assert asked is not None
        view = game.view(asked.seat)
        before = view.key()
        act = bot.choose(view, asked.legal, Rng(number))
        assert view.key() == before
        driver.answer(act)


def test_a_bot_sees_the_same_and_chooses_the_same() -> None:
    game = Game.new(NAMES, seed=3)
    seat = game.waiting[0][0]
    acts = game.legal(seat)

    chosen = {NormalBot().choose(game.view(seat), acts, Rng(5)) for _ in range(5)}

    assert len(chosen) == 1


def test_hard_would_rather_be_a_cleric() -> None:
    ann = {"level": 5, "hand": ["thief", "wizard", "cleric", "warrior"]}
    laid = {"edition": "munchkin", "turn": "Ann", "players": {"Ann": ann, "Bob": {}, "Cid": {}}}
    scene = read_scenario(Path("scene.toml"), "scene", {**laid, "steps": [{"Ann": "kick"}]})
    game = Runner(scene, catalogue_of(load_sets(["munchkin"]))).game

    chosen = [HardBot().choose(game.view(0), game.legal(0), Rng(n)) for n in range(5)]

    cards = game.table.catalogue.cards
    assert [cards[act.card].id for act in chosen if isinstance(act, PlayCard)] == ["cleric"] * 5


def on_her_turn(**ann: object) -> Game:
    """Ann, before the door, with her gear; nobody else has any."""
    players = {"Ann": {"level": 5, **ann}, "Bob": {}, "Cid": {}}
    laid = {"edition": "star", "turn": "Ann", "players": players}
    scene = read_scenario(Path("scene.toml"), "scene", {**laid, "steps": [{"Ann": "kick"}]})
    return Runner(scene, catalogue_of(load_sets(["star"]))).game


def gear_turned(bot: Player, game: Game) -> list[str]:
    """What the bot puts on (+) and takes off (-) before it does something else."""
    turned: list[str] = []
    for number in range(8):
        act = bot.choose(game.view(0), game.legal(0), Rng(number))
        assert act is not None
        if not isinstance(act, EquipItem | UnequipItem):
            return turned
        sign = "+" if isinstance(act, EquipItem) else "-"
        turned.append(f"{sign}{game.table.catalogue.names[act.card]}")
        game.apply(0, act)
    raise AssertionError(f"it never ends: {turned}")


THINKERS = pytest.mark.parametrize("bot", [EasyBot(), NormalBot(), HardBot()])


@THINKERS
def test_nothing_is_taken_off_for_what_cannot_be_put_on(bot: Player) -> None:
    """A laser under Cheat! takes no hand, so another does not combine with it (ITEM-12)."""
    gear = ["vibrosword", "cordless-letter-opener", "targeting-monocle"]
    cheated = {"card": "dazer", "with": "cheat"}
    game = on_her_turn(play=[*gear, cheated], carry=["bananafanafofaser"])

    assert sum(act.verb == UNEQUIP for act in game.legal(0)) >= len(gear)
    assert gear_turned(bot, game) == []


@THINKERS
def test_no_first_step_is_made_that_no_second_follows(bot: Player) -> None:
    """For the Toaster in the hand laser and field would have to go, and the field is not asked."""
    game = on_her_turn(
        play=["laser", "cloaking-field"], carry=["cordless-letter-opener"], hand=["siege-toaster"]
    )

    assert [act.card for act in game.legal(0) if isinstance(act, UnequipItem)]
    assert gear_turned(bot, game) == []


@THINKERS
def test_two_are_taken_off_for_one_that_is_better_than_both(bot: Player) -> None:
    game = on_her_turn(play=["stun-spatula", "cordless-letter-opener"], carry=["bobaser"])

    turned = gear_turned(bot, game)

    assert sorted(turned[:2]) == ["-cordless-letter-opener", "-stun-spatula"]
    assert turned[2:] == ["+bobaser"]


@THINKERS
def test_a_third_hand_is_used(bot: Player) -> None:
    """A Mutant's extra part may be a hand (ITEM-3)."""
    game = on_her_turn(play=["mutant", "vibrosword", "idiot-proof-gun"], carry=["stun-spatula"])

    assert gear_turned(bot, game) == ["+stun-spatula"]


@pytest.mark.parametrize("bot", [NormalBot(), HardBot()])
def test_a_lost_fight_is_no_reason_for_nonsense(bot: Player) -> None:
    """It is lost whatever she does: she throws nothing away, curses not herself, and runs."""
    hand = ["curse-lose-your-class", "curse-lose-your-race"]
    ann = {"level": 8, "play": ["wizard", "elf", "horny-helmet"], "hand": hand}
    laid = {"edition": "munchkin", "turn": "Ann", "doors": ["plutonium-dragon"]}
    players = {"Ann": ann, "Bob": {}, "Cid": {}}
    scene = read_scenario(
        Path("scene.toml"), "scene", {**laid, "players": players, "steps": [{"Ann": "kick"}]}
    )
    game = Runner(scene, catalogue_of(load_sets(["munchkin"]))).game
    game.apply(0, KickDoor())

    made: list[tuple[int, int]] = []
    while game.table.combat is not None and game.table.combat.stage <= 1 and len(made) < 40:
        seat = game.waiting[0][0]
        act = bot.choose(game.view(seat), game.legal(seat), Rng(len(made)))
        assert act is not None
        made.append((seat, act.verb))
        game.apply(seat, act)

    assert (0, DISCARD) not in made
    assert (0, PLAY) not in made
    assert made.count((0, ASK)) <= 4
    assert game.table.levels[0] == 8


def test_easy_does_not_glue_itself_to_the_floor() -> None:
    """The only card it could answer its own escape with would make it roll again."""
    hand = {"level": 1, "hand": ["flask-of-glue"]}
    steps = [{"Ann": "kick"}, {"Ann": "run"}]
    laid = {"edition": "munchkin", "turn": "Ann", "doors": ["net-troll"], "dice": [6]}
    players = {"Ann": hand, "Bob": {}, "Cid": {}}
    scene = read_scenario(Path("scene.toml"), "scene", {**laid, "players": players, "steps": steps})
    game = Runner(scene, catalogue_of(load_sets(["munchkin"]))).game
    for act in (KickDoor(), RunAway()):
        game.apply(0, act)
    while game.waiting[0][1] != "answer-roll":
        seat = game.waiting[0][0]
        game.apply(seat, game.legal(seat)[-1])

    chosen = EasyBot().choose(game.view(0), game.legal(0), Rng(1))

    assert [act.verb for act in game.legal(0)].count(PLAY) == 1
    assert chosen == Pass()


class Proud(EasyBot):
    """Never runs, and never looks for trouble."""

    at_ease = 1000

    def score(self, view: SeatView, act: Act) -> int:
        return -50 if act.verb == RUN else super().score(view, act)


def test_what_derives_from_easy_scores_some_acts_its_own_way() -> None:
    """By `score`, or by how much stronger it wants to be before it looks for trouble."""
    laid: dict[str, object] = {"edition": "munchkin", "turn": "Ann", "doors": ["gazebo"]}
    players: dict[str, object] = {"Ann": {"level": 3}, "Bob": {}, "Cid": {}}
    laid |= {"players": players, "steps": [{"Ann": "kick"}]}
    scene = read_scenario(Path("scene.toml"), "scene", laid)
    game = Runner(scene, catalogue_of(load_sets(["munchkin"]))).game
    game.apply(0, KickDoor())

    chosen = [bot.choose(game.view(0), game.legal(0), Rng(1)) for bot in (EasyBot(), Proud())]
    assert chosen == [RunAway(), DeclareFight()]

    players["Ann"] = {"level": 9, "hand": ["potted-plant"]}
    game = Runner(read_scenario(Path("scene.toml"), "scene", laid), game.table.catalogue).game
    trouble = LookForTrouble(game.view(0).hands[0][0])
    easy, proud = (bot.score(game.view(0), trouble) for bot in (EasyBot(), Proud()))
    assert easy > 0 > proud


UNKNOWN_VERBS = """
[odd-mirror]
kind    = "special_treasure"
name    = "Odd Mirror"
text    = "Somebody is of the other sex."
timing  = "any-time"
on      = "player"
effects = [{ do = "change_sex" }]

[odd-tonic]
kind    = "special_treasure"
name    = "Odd Tonic"
text    = "Somebody goes up a level."
timing  = "any-time"
on      = "player"
effects = [{ first_possible = [{ do = "gain_level" }] }]
"""


@pytest.mark.parametrize(
    ("card", "is_on_itself", "why"),
    [("odd-mirror", False, "hurts-a-rival"), ("odd-tonic", True, "does-me-good")],
)
def test_what_no_bot_has_a_word_for_is_played_by_its_tone(
    tmp_path: Path, card: str, is_on_itself: bool, why: str
) -> None:
    bob = {"level": 9, "play": ["plumber", "gnome", "sensible-hat", "rolling-pin"]}
    scene = Scene(tmp_path, UNKNOWN_VERBS, ann={"hand": [card]}, bob=bob)
    game = scene.game

    act, thought = NormalBot().think(game.view(0), game.legal(0), Rng(1))

    assert isinstance(act, PlayCard)
    assert act.card == scene.card(card)
    assert (act.on == (REF_SEAT | 0,)) == is_on_itself
    assert thought.reason == why


def test_a_card_of_which_no_more_is_known_harms_nobody_who_loses_nothing_by_it(
    tmp_path: Path,
) -> None:
    game = Scene(tmp_path, UNKNOWN_VERBS, ann={"hand": ["odd-mirror"]}, bob={"level": 9}).game

    act, _ = NormalBot().think(game.view(0), game.legal(0), Rng(1))

    assert not isinstance(act, PlayCard)


@pytest.mark.parametrize(("card", "is_played"), [("odd-mirror", False), ("odd-tonic", True)])
def test_easy_harms_nobody_by_what_it_has_no_word_for(
    tmp_path: Path, card: str, is_played: bool
) -> None:
    game = Scene(tmp_path, UNKNOWN_VERBS, ann={"hand": [card]}, bob={"level": 9}).game
    plays = [act for act in game.legal(0) if isinstance(act, PlayCard)]
    assert len(plays) == 3  # on any of them

    act = EasyBot().choose(game.view(0), game.legal(0), Rng(1))

    assert isinstance(act, PlayCard) == is_played
    assert is_played == (act == PlayCard(plays[0].card, on=(REF_SEAT | 0,)))


@pytest.mark.parametrize("card", ["steal-a-level", "level-siphon"])
def test_easy_takes_nothing_from_anybody(card: str) -> None:
    edition = "munchkin" if card == "steal-a-level" else "star"
    play = ["leather-armor" if edition == "munchkin" else "stun-spatula"]
    players = {"Ann": {"level": 3, "hand": [card]}, "Bob": {"level": 5, "play": play}, "Cid": {}}
    laid: dict[str, object] = {"edition": edition, "turn": "Ann", "players": players}
    scene = read_scenario(Path("scene.toml"), "scene", laid)
    game = Runner(scene, catalogue_of(load_sets([edition]))).game
    assert any(isinstance(act, PlayCard) for act in game.legal(0))

    assert not isinstance(EasyBot().choose(game.view(0), game.legal(0), Rng(1)), PlayCard)


def test_a_verb_of_harm_that_no_bot_has_a_word_for_costs_something(tmp_path: Path) -> None:
    cards = curse('{ do = "hold" }') + UNKNOWN_VERBS
    scene = Scene(tmp_path, cards, ann={"play": ["plumber", "sensible-hat"]})
    view = scene.game.view(0)
    bad, plain = (scene.game.catalogue.cards[scene.card(id)] for id in ("bad-day", "plumber"))

    assert harm_of(view, bad, 0) > 0
    assert harm_of(view, plain, 0) == 0


def test_of_more_cards_of_the_hand_the_least_is_less_of_a_loss_but_not_one_unseen() -> None:
    chosen, unseen = Loss(chosen=1.0), Loss(unseen=1.0)

    costs = [chosen.points(levels=0, in_play=5, hand=hand) for hand in range(6)]

    assert costs[0] == 0
    assert costs[1] == unseen.points(levels=0, in_play=0, hand=1)
    assert costs[1:] == sorted(costs[1:], reverse=True)
    assert len(set(costs[1:])) == 5
    assert [unseen.points(0, 5, hand) for hand in range(3)] == [0, costs[1], costs[1]]
    for all_of_it in (Loss(chosen=4.0), Loss(unseen=4.0), Loss(chosen=2.0) + Loss(unseen=2.0)):
        assert all_of_it.points(0, 0, hand=3) == 3 * costs[1]  # no more than there is


def test_a_verb_that_takes_from_the_hand_says_so_in_its_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(harm.COSTS, "discard", Loss(chosen=1.0))
    harm._read.cache_clear()
    effects = '{ do = "discard", from = "hand", count = "all" }'
    ann, bob = {"play": ["plumber", "sensible-hat"]}, {"hand": ["poet", "gnome", "troll"]}
    scene = Scene(tmp_path, curse(effects), ann=ann, bob=bob)
    view, bad = scene.game.view(0), scene.game.catalogue.cards[scene.card("bad-day")]

    costs = harm_of(view, bad, 0), harm_of(view, bad, 1)

    harm._read.cache_clear()
    assert costs == (0, Loss(chosen=3.0).points(0, 0, hand=3))


LEFT_TO_THEIR_TONE = {"hold", "run_again", "steal_item", "steal_level", "take_item"}


def test_what_harms_has_a_price_of_its_own_or_is_left_to_its_tone() -> None:
    """Add a row to `COSTS`, or the verb to those of which no more is known than that they harm."""
    harming = {verb.name for verb in VERBS.values() if verb.tone == HARM}
    assert harming - COSTS.keys() == LEFT_TO_THEIR_TONE


@pytest.mark.parametrize("verb", COSTS)
def test_a_price_counts_for_who_has_what_it_takes(verb: str) -> None:
    """And nothing for who has none of it."""
    assert COSTS[verb].points(levels=8, in_play=6, hand=5) > 0
    if not (COSTS[verb].kills or COSTS[verb].levels):
        assert COSTS[verb].points(levels=8, in_play=0, hand=0) == 0
