"""Waiting in company: what the end of a wait does, who asks for longer, and whoever has gone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.chromium import DESKTOP, PHONE, Person
from browser.serving import RealServer
from browser.tables import ANSWERED
from browser.walking import follow

pytestmark = pytest.mark.slow
People = Callable[..., Person]
LEAST_PX = 44.0
FOUGHT = """
edition = "munchkin"
turn = "Bob"
doors = ["potted-plant"]
[players.Ann]
level = 5
hand = ["magic-missile"]
[players.Bob]
level = 5
[players.Cid]
"""
DECIDING = """
edition = "munchkin"
turn = "Bob"
[players.Ann]
[players.Bob]
hand = ["elf"]
[players.Cid]
"""


def without_hints(*people: Person) -> None:
    for one in people:
        one.page.add_init_script("""localStorage.setItem("kickdoor.hints", '{"isOn": false}')""")


def come(server: RealServer, scene: str, people: dict[str, Person]) -> None:
    without_hints(*people.values())
    for one, link in zip(people.values(), server.lay(scene, *people), strict=True):
        one.come(link)


def is_large(button: Locator) -> bool:
    box = button.bounding_box()
    return box is not None and box["height"] >= LEAST_PX and box["width"] >= 2 * LEAST_PX


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_a_wait_says_what_its_end_does_and_who_asks_for_longer(
    size: tuple[int, int], paced_server: RealServer, person: People
) -> None:
    ann, bob = person(size), person(size)
    come(paced_server, FOUGHT, {"Ann": ann, "Bob": bob})
    follow(bob, "kick")
    follow(bob, "fight")
    prompt = ann.page.locator("section.prompt")
    expect(prompt.locator(".ring")).to_be_visible()
    expect(prompt.locator(".then")).to_have_text("then you pass")
    hold = prompt.locator("[data-verb=hold]")
    assert is_large(hold)
    hold.click()
    expect(bob.page.locator("#prompt")).to_contain_text("Ann asks you to hold on.")
    expect(prompt.locator(".then")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_a_dialog_says_what_the_end_of_its_wait_does(
    size: tuple[int, int], paced_server: RealServer, person: People
) -> None:
    ann, bob = person(size), person(DESKTOP)
    come(paced_server, ANSWERED, {"Ann": ann, "Bob": bob})
    follow(bob, "card curse-lose-a-level")
    foot = ann.page.locator("dialog[open] .foot")
    expect(foot.locator(".time")).to_contain_text("then the Curse strikes")
    assert is_large(foot.locator("[data-verb=hold]"))
    foot.locator("[data-verb=hold]").click()
    expect(bob.page.locator("#prompt")).to_contain_text("Ann asks you to hold on.")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_whoever_is_gone_is_played_by_a_bot_at_the_hosts_word(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    ann, bob, cid = person(size), person(), person(size)
    come(server, DECIDING, {"Ann": ann, "Bob": bob, "Cid": cid})
    bob.page.close()
    expect(cid.page.locator("#prompt")).to_contain_text(
        "Bob is not here, and has to decide. Ann, who runs the table, can let a bot play on."
    )
    expect(cid.button("let-play")).to_have_count(0)
    let_play = ann.button("let-play")
    expect(let_play).to_have_text("Let a bot play on for Bob")
    ann.push(let_play)
    expect(let_play).to_contain_text("Really?")
    ann.push(let_play)
    cid.sees("Ann lets a bot play for Bob, until Bob is back.")
    expect(cid.button("let-play")).to_have_count(0)


def test_where_the_host_is_gone_somebody_else_lets_a_bot_play(
    server: RealServer, person: People
) -> None:
    ann, bob = person(), person()
    come(server, DECIDING.replace('turn = "Bob"', 'turn = "Ann"'), {"Ann": ann, "Bob": bob})
    ann.page.close()
    expect(bob.page.locator("#prompt")).to_contain_text("While the host is gone")
    for _ in range(2):
        bob.push(bob.button("let-play"))
    bob.sees("Bob lets a bot play for Ann, until Ann is back.")


def test_a_bots_seat_is_freed_and_what_is_asked_twice_has_a_way_back(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person()
    come(server, DECIDING, {"Ann": ann, "Bob": bob})
    ann.page.locator("header .title").click()
    free = ann.page.locator("[data-open='2']")
    expect(free).to_contain_text("Free this seat for somebody")
    expect(free).to_contain_text("The bot plays on until somebody takes it.")
    free.click()
    expect(free).to_have_text("Really free the seat of Cid?")
    back = ann.page.locator("[data-verb='not-sure']")
    back.click()
    expect(back).to_have_count(0)
    expect(free).to_contain_text("Free this seat")
    free.click()
    free.click()
    bob.sees("Cid's seat is free for somebody")
    sent = ann.page.locator("[data-open='1']")
    sent.click()
    sent.filter(has_text=re.compile("Really")).click()
    bob.page.reload()
    bob.sees("Ann has sent you away from this table")
