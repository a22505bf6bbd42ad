"""How fast other game libraries are, measured as `bench` measures us: a script of its own.

It knows nothing of kickdoor, since peers live in an environment of their own:

python peer_games.py SECONDS prints one JSON object, {name: figures}. A peer that is not installed
or does not run is named with the reason.

A decision is an act chosen among at least two listed ones, uniformly; its time is the time of
whole games, deals and forced moves and all, divided by their number.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import warnings
from collections.abc import Callable
from importlib import metadata
from time import process_time
from typing import Any

SAMPLE_EVERY = 37  # decisions between two positions that are kept for cloning
REPEATS = 5


class Count:
    """What was played so far, and some positions on the way."""

    def __init__(self, keeps: bool = False) -> None:
        self.keeps = keeps
        self.rng = random.Random(7)
        self.games = 0
        self.decisions = 0
        self.listed = 0
        self.positions: list[Any] = []
        self.clone: Callable[[Any], Any] | None = None  # how the peer copies a game, if it does

    def pick(self, legal: Any, position: Any = None) -> Any:
        """One of the legal acts; it is counted if there was a choice."""
        if len(legal) > 1:
            self.decisions += 1
            self.listed += len(legal)
            if self.keeps and self.clone and self.decisions % SAMPLE_EVERY == 0:
                self.positions.append(self.clone(position))
        return legal[int(self.rng.random() * len(legal))]


Play = Callable[[Count], None]


def catanatron() -> Play:
    game_of = importlib.import_module("catanatron.game").Game
    models = importlib.import_module("catanatron.models.player")
    turns_limit = importlib.import_module("catanatron.game").TURNS_LIMIT

    def play(count: Count) -> None:
        count.clone = lambda game: game.copy()
        game = game_of([models.RandomPlayer(colour) for colour in models.Color])

        def decide(player: Any, game: Any, legal: Any) -> Any:
            return count.pick(legal, game)

        while game.winning_color() is None and game.state.num_turns < turns_limit:
            game.play_tick(decide_fn=decide)

    return play


def rlcard_uno() -> Play:
    game_of = importlib.import_module("rlcard.games.uno").Game

    def play(count: Count) -> None:
        game = game_of(num_players=4)
        game.init_game()
        while not game.is_over():
            game.step(count.pick(game.get_legal_actions()))

    return play


def rlcard_uno_env() -> Play:
    return _rlcard_env("uno", {"game_num_players": 4})


def rlcard_gin_rummy_env() -> Play:
    return _rlcard_env("gin-rummy", {})


def _rlcard_env(name: str, config: dict[str, int]) -> Play:
    env = importlib.import_module("rlcard").make(name, config={"seed": 7, **config})

    def play(count: Count) -> None:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(count.pick(list(state["legal_actions"])))

    return play


def rlcard_gin_rummy() -> Play:
    game_of = importlib.import_module("rlcard.games.gin_rummy.game").GinRummyGame

    def play(count: Count) -> None:
        game = game_of()
        game.init_game()
        while not game.is_over():
            game.step(count.pick(game.judge.get_legal_actions()))

    return play


def openspiel_gin_rummy() -> Play:
    return _openspiel("gin_rummy")


def openspiel_hearts() -> Play:
    return _openspiel("hearts")


def _openspiel(name: str) -> Play:
    game = importlib.import_module("pyspiel").load_game(name)

    def play(count: Count) -> None:
        count.clone = lambda state: state.clone()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                acts, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(count.rng.choices(acts, chances)[0])
            else:
                state.apply_action(count.pick(state.legal_actions(), state))

    return play


def python_chess() -> Play:
    board_of = importlib.import_module("chess").Board

    def play(count: Count) -> None:
        count.clone = lambda board: board.copy(stack=False)
        board = board_of()
        while not board.is_game_over() and board.fullmove_number < 300:
            board.push(count.pick(list(board.legal_moves), board))

    return play


def pettingzoo_connect_four() -> Play:
    return _pettingzoo("connect_four_v3")


def pettingzoo_texas_holdem() -> Play:
    return _pettingzoo("texas_holdem_v4")


def _pettingzoo(name: str) -> Play:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(count: Count) -> None:
        env.reset(seed=count.rng.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            legal = [] if is_over or is_cut else seen["action_mask"].nonzero()[0]
            env.step(int(count.pick(legal)) if len(legal) else None)

    return play


# Name, the package it is of, how it is played.
PEERS: tuple[tuple[str, str, Callable[[], Play]], ...] = (
    ("catanatron", "catanatron", catanatron),
    ("rlcard uno, raw", "rlcard", rlcard_uno),
    ("rlcard uno, env", "rlcard", rlcard_uno_env),
    ("rlcard gin rummy, raw", "rlcard", rlcard_gin_rummy),
    ("rlcard gin rummy, env", "rlcard", rlcard_gin_rummy_env),
    ("open_spiel gin rummy", "open_spiel", openspiel_gin_rummy),
    ("open_spiel hearts", "open_spiel", openspiel_hearts),
    ("python-chess", "chess", python_chess),
    ("pettingzoo connect four", "pettingzoo", pettingzoo_connect_four),
    ("pettingzoo texas hold'em", "pettingzoo", pettingzoo_texas_holdem),
)


def measured(make: Callable[[], Play], seconds: float) -> dict[str, Any]:
    """Plays whole games for about so many seconds of the processor."""
    play = make()
    kept = Count(keeps=True)
    play(kept)  # the first game pays for what is loaded late
    count = Count()
    spent = 0.0
    while spent < seconds:
        started = process_time()
        play(count)
        spent += process_time() - started
        count.games += 1
    return {
        "us_per_decision": round(spent / max(count.decisions, 1) * 1e6, 2),
        "us_per_clone": _us_per_clone(kept, play),
        "games": count.games,
        "decisions_per_game": round(count.decisions / count.games, 1),
        "mean_legal": round(count.listed / max(count.decisions, 1), 2),
    }


def _us_per_clone(kept: Count, play: Play) -> float | None:
    """What a copy costs of positions all along some games; None if the peer makes none."""
    if kept.clone is None:
        return None
    while len(kept.positions) < 50:
        play(kept)
    started = process_time()
    for _ in range(REPEATS):
        for position in kept.positions:
            kept.clone(position)
    return round((process_time() - started) / REPEATS / len(kept.positions) * 1e6, 2)


def main(seconds: float) -> None:
    """Measures every peer and prints what was found."""
    warnings.simplefilter("ignore")  # theirs, not ours
    found: dict[str, dict[str, Any]] = {}
    for name, package, make in PEERS:
        try:
            found[name] = {"version": metadata.version(package), **measured(make, seconds)}
        except metadata.PackageNotFoundError:
            found[name] = {"error": "not installed"}
        except Exception as error:  # a stranger's library may raise anything
            found[name] = {"error": f"{type(error).__name__}: {error}"}
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main(float(sys.argv[1]))
