"""What others see and can time of a window tells nothing of a hand.

Each window is played twice on a clock that jumps, with the same chance, and with two hands for one
seat that look alike from behind: one has cards to play into the fight, the other none. Everybody
else must be sent the same bytes at the same times: who is waited for, who has passed, how long it
lasts, when bots speak. Windows of different chance are compared by the test of Kolmogorov and
Smirnov.
"""

from __future__ import annotations

import asyncio
import math
import random
from itertools import product

import msgspec
import pytest

from kickdoor.engine import AcceptOffer, AskForHelp, DeclareFight, KickDoor, Pass
from kickdoor.protocol import messages as m
from simulated import Eyes, SimulatedTable, people_and_bots, simulate
from two_samples import are_alike

SCENE = """
edition = "munchkin"
doors = ["potted-plant"]
treasures = ["eleven-foot-pole", "boots-of-butt-kicking"]
turn = "P0"
[players.P0]
level = 5
[players.P1]
hand = [{first}]
[players.P2]
hand = [{second}]
"""
# Three Treasures each: what is to be worn, and what goes off.
IDLE = '"leather-armor", "spiky-knees", "horny-helmet"'
ARMED = '"magic-missile", "freezing-explosive-potion", "nasty-tasting-sports-drink"'
ENOUGH_S = 10.5

Heard = list[tuple[float, bytes]]


class Company:
    """Who is at a table: the fighter at seat 0 is a person; who holds the cards may be a bot."""

    def __init__(
        self, people: int, watchers: int, clock: str, asking: str, presses: bool, holder: int = 1
    ) -> None:
        self.people = people
        self.watchers = watchers
        self.clock = clock
        self.asking = asking
        self.presses = presses  # whoever holds the cards, whatever they are
        self.holder = holder

    @property
    def is_bot(self) -> bool:
        """Whether a bot holds the cards, which may play them."""
        return self.holder >= self.people

    def __repr__(self) -> str:
        pressing = "pressing" if self.presses else "waiting"
        holder = "bot" if self.is_bot else "person"
        return f"{self.people}+{self.watchers} {self.clock} {self.asking} {pressing} {holder}"


COMPANIES = [
    Company(people, watchers, clock, asking, presses)
    for people, watchers, clock, asking, presses in product(
        (2, 3), (0, 1), ("none", "brisk"), ("fitting", "always"), (False, True)
    )
] + [
    Company(people, watchers, clock, "fitting", presses=False, holder=holder)
    for people, watchers, holder in ((1, 1, 1), (2, 0, 2), (2, 1, 2))
    for clock in ("none", "brisk")
]


async def window(company: Company, hand: str, seed: int) -> dict[str, Heard]:
    """Plays one window; what each but the holder heard, and when, counted from its opening."""
    bots, holder = 3 - company.people, company.holder
    scene = SCENE.format(first=hand if holder == 1 else "", second=hand if holder == 2 else "")
    setup = people_and_bots(company.people, bots, bot="easy", clock=company.clock, prepared=scene)
    table = SimulatedTable(setup, seed, company.watchers)
    table.live.begin()
    for seat in range(company.people):
        table.live.automatic.set_asking(seat, company.asking)
    await asyncio.sleep(1.0)
    table.act(0, KickDoor())
    await asyncio.sleep(1.0)
    begins = {id(eyes): len(eyes.heard) for eyes in (*table.eyes.values(), *table.watchers)}
    opened = table.live.registry.now()
    table.act(0, DeclareFight())
    if company.presses:
        await asyncio.sleep(random.Random(seed).uniform(0.1, 2.0))
        if hand == ARMED or company.asking == "always":  # who is asked presses, the other need not
            table.act(holder, Pass())
    await asyncio.sleep(ENOUGH_S)

    def heard(eyes: Eyes) -> Heard:
        found = [
            (round(at - opened, 6), msgspec.json.encode(one))
            for at, one in eyes.heard[begins[id(eyes)] :]
        ]
        ended = [i for i, (_, data) in enumerate(found) if b"CombatWon" in data]
        return found[: ended[0] + 1] if ended else found

    everybody = {f"P{seat}": eyes for seat, eyes in table.eyes.items() if seat != holder}
    everybody |= {f"watcher {i}": eyes for i, eyes in enumerate(table.watchers)}
    table.stop()
    return {who: heard(eyes) for who, eyes in everybody.items()}


async def compared(company: Company, seeds: range) -> int:
    """Compares windows; how many could be compared: a card that a bot played is seen, and may
    be.
    """
    count = 0
    for seed in seeds:
        idle, armed = await window(company, IDLE, seed), await window(company, ARMED, seed)
        is_played = any(b"CardPlayed" in data for heard in armed.values() for _, data in heard)
        if not is_played:
            assert idle == armed, f"seed {seed}"
            count += 1
    return count


def check(company: Company, seeds: range) -> None:
    async def scene() -> None:
        count = await compared(company, seeds)
        assert count == len(seeds) if not company.is_bot else count > 0

    simulate(scene())


@pytest.mark.parametrize("company", COMPANIES, ids=repr)
def test_nobody_else_sees_or_times_a_hand(company: Company) -> None:
    check(company, range(3))


@pytest.mark.soak
@pytest.mark.parametrize("company", COMPANIES, ids=repr)
def test_two_thousand_windows_tell_nothing_of_a_hand(company: Company) -> None:
    check(company, range(100, 100 + math.ceil(2000 / len(COMPANIES))))


LOST = """
edition = "munchkin"
doors = ["plutonium-dragon"]
turn = "P0"
[players.P0]
hand = [{hand}]
[players.P1]
[players.P2]
"""


async def lost_wait(hand: str, seed: int, watchers: int) -> tuple[bool, list[Heard]]:
    """A fight that is lost with a helper: whether the fighter is asked in its wait, in which he
    passes at once if he is, and what the others heard.
    """
    scene = LOST.format(hand=hand)
    table = SimulatedTable(people_and_bots(3, prepared=scene), seed, watchers)
    table.live.begin()
    await asyncio.sleep(1.0)
    table.act(0, KickDoor())
    table.act(0, AskForHelp(1, treasures=0))
    table.act(1, AcceptOffer(0))
    await asyncio.sleep(1.0)
    others = [table.eyes[1], table.eyes[2], *table.watchers]
    begins = [len(eyes.heard) for eyes in others]
    opened = table.live.registry.now()
    table.act(0, DeclareFight())
    await asyncio.sleep(random.Random(seed).uniform(0.1, 2.0))
    view = table.eyes[0].tracker.view
    assert view is not None
    assert view.asked is not None
    is_asked, wait = not view.asked.automatic, view.asked.question
    if is_asked:
        table.act(0, Pass())
    await asyncio.sleep(ENOUGH_S)
    game = table.live.game
    assert game is not None
    assert game.window != wait
    table.stop()
    heard = [
        [(round(at - opened, 6), msgspec.json.encode(one)) for at, one in eyes.heard[begin:]]
        for eyes, begin in zip(others, begins, strict=True)
    ]
    return is_asked, [[one for one in eyes if one[0] < ENOUGH_S - 2] for eyes in heard]


@pytest.mark.parametrize("watchers", [0, 1])
def test_a_fighter_who_can_but_pass_is_passed_for_like_one_who_passes(watchers: int) -> None:
    async def scene() -> None:
        for seed in range(4):
            is_asked, idle = await lost_wait(IDLE, seed, watchers)
            assert not is_asked
            is_asked, armed = await lost_wait(ARMED, seed, watchers)
            assert is_asked
            assert idle == armed

    simulate(scene())


async def lengths(company: Company, windows: int) -> tuple[list[float], list[float]]:
    """How long windows last with either hand, each by its own chance."""
    found: tuple[list[float], list[float]] = ([], [])
    for i in range(windows):
        heard = await window(company, (IDLE, ARMED)[i % 2], 5000 + i)
        found[i % 2].append(next(iter(heard.values()))[-1][0])
    return found


def check_lengths(windows: int) -> None:
    for company in (
        Company(3, 0, "none", "fitting", True),
        Company(2, 1, "none", "fitting", False),
    ):

        async def scene(company: Company = company) -> None:
            one, two = await lengths(company, windows)
            assert are_alike(one, two)
            assert min(one + two) >= 5.0
            assert max(one + two) <= 7.7

        simulate(scene())


def test_the_lengths_of_windows_without_a_clock_do_not_hang_on_hands() -> None:
    check_lengths(60)


@pytest.mark.soak
def test_a_thousand_lengths_do_not_hang_on_hands() -> None:
    check_lengths(1000)


def test_the_comparison_would_notice() -> None:
    """The seat itself is told whether it is asked: that differs, and is its own."""

    async def scene() -> None:
        seen = []
        for hand in (IDLE, ARMED):
            scene = SCENE.format(first=hand, second="")
            table = SimulatedTable(people_and_bots(3, prepared=scene), 1)
            table.live.begin()
            table.act(0, KickDoor())
            table.act(0, DeclareFight())
            await asyncio.sleep(0.1)
            frames = [one for _, one in table.eyes[1].heard if isinstance(one, m.Frame)]
            seen.append([one.changed.asked for one in frames])
            table.stop()
        assert seen[0] != seen[1]

    simulate(scene())
