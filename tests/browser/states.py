"""Every page and dialog, one after the other: for the ruler, for axe, and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from browser.chromium import DESKTOP, Person, RealServer
from browser.scenes import PEOPLE, QUESTIONS, Scene
from browser.walking import asked, follow, until

FIGHT = """
edition = "munchkin"
turn = "Ann"
doors = ["plutonium-dragon"]
[players.Ann]
level = 4
sex = "female"
play = ["helm-of-courage", "elf", "wizard", "spiky-knees", "leather-armor", "hireling"]
carry = ["huge-rock"]
curses = ["curse-chicken-on-your-head"]
hand = ["curse-income-tax", "magic-missile", "mate", "curse-lose-a-level", "flaming-poison-potion"]
[players.Bob]
level = 9
play = ["dwarf", "warrior", "mithril-armor", "boots-of-butt-kicking"]
hand = ["loaded-die"]
[players.Cid]
level = 2
sex = "female"
play = ["halfling"]
"""
STAR = """
edition = "star"
turn = "Ann"
doors = ["ogre"]
[players.Ann]
level = 4
play = ["cyborg", "laser", "android"]
hand = ["maser", "feline", "bounty-hunter", "from-another-dimension"]
[players.Bob]
level = 6
[players.Cid]
"""
WON = """
edition = "munchkin"
turn = "Ann"
doors = ["potted-plant"]
[players.Ann]
level = 9
play = ["elf"]
[players.Bob]
level = 7
[players.Cid]
"""
Shot = tuple[str, Person]
New = Callable[..., Person]  # somebody with a browser of a size, in a language
GROUPS = ("pages", "table", "questions", "lost")


def pages(server: RealServer, one: Person) -> Iterator[Shot]:
    """What is not a table, and a table before the deal."""
    page = one.page
    page.goto(server.url)
    page.locator(".fan .art path").nth(2).wait_for(state="attached")
    yield "first", one
    for path, sign in (("new", "option[value=star]"), ("cards", "[data-card]"), ("about", "main")):
        page.goto(f"{server.url}/{path}")
        page.locator(sign).first.wait_for(state="attached")
        yield path, one
    page.goto(f"{server.url}/new")
    page.locator("summary").first.click()
    yield "new-options", one
    page.goto(f"{server.url}/cards")
    page.locator("[data-card]").first.click()
    yield "cards-one", one
    page.goto(f"{server.url}/t/nosuch")
    one.sees("To the first page")
    yield "no-table", one
    page.goto(f"{server.url}/nowhere")
    yield "no-page", one
    page.goto(f"{server.url}/new")
    page.get_by_label("What is it called?").fill("Friday night")
    one.press("make")
    one.button("start").wait_for()
    yield "lobby-host", one


def guests(server: RealServer, new: New, lobby: str) -> Iterator[Shot]:
    guest = new(DESKTOP)
    guest.page.goto(lobby)
    guest.button("join").wait_for()
    yield "lobby-guest", guest
    watcher = new(DESKTOP)
    watcher.come(server.lay(FIGHT, ["Ann", "Bob", "Cid"])[0].split("#")[0])
    yield "watching", watcher


def table(server: RealServer, one: Person) -> Iterator[Shot]:
    """A table, a fight, and every sheet that opens over them."""
    page = one.page
    one.come(server.lay(FIGHT, ["Ann"], bots=2, title="Friday night")[0])
    page.locator(".hand .art path").nth(2).wait_for(state="attached")
    yield "table", one
    for name, key in (("trade", "t"), ("chat", "c"), ("keys", "?")):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        page.wait_for_timeout(200)
        yield f"sheet-{name}", one
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    yield "sheet-settings", one
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Friday night").click()
    yield "sheet-table", one
    page.keyboard.press("Escape")
    page.locator(".rivals button").first.click()
    page.locator("[data-build]").first.wait_for()
    yield "sheet-rival", one
    page.keyboard.press("Escape")
    one.press("kick")
    page.locator(".sums").wait_for()
    yield "fight", one
    page.locator(".hand button").first.hover()
    yield "fight-preview", one
    sheets = {"everything": "e", "munchkin": "m", "ask": "a", "orders": "o", "log": "l"}
    for name, key in sheets.items():
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        page.wait_for_timeout(200)
        yield f"sheet-{name}", one
        page.keyboard.press("Escape")
    for id in ("magic-missile", "mate", "curse-income-tax"):
        page.locator(f".hand [data-card$=':{id}']").click()
        page.wait_for_timeout(200)
        yield f"card-{id}", one
        page.keyboard.press("Escape")
    page.locator(".arena [data-card]").first.click()
    yield "card-monster", one
    page.keyboard.press("Escape")


def moods(server: RealServer, new: New) -> Iterator[Shot]:
    """Orbit, the dark, German, and the end."""
    star = new(DESKTOP)
    star.come(server.lay(STAR, ["Ann"], bots=2, edition="star")[0])
    yield "star", star
    star.press("kick")
    star.page.locator(".sums").wait_for()
    star.page.emulate_media(color_scheme="dark")
    yield "star-fight-dark", star
    german = new(DESKTOP, "de-DE")
    german.page.emulate_media(color_scheme="dark")
    german.come(server.lay(FIGHT, ["Ann"], bots=2)[0])
    german.press("kick")
    german.page.locator(".sums").wait_for()
    yield "fight-dark-german", german
    winner = new(DESKTOP)
    winner.come(server.lay(WON, ["Ann"], bots=2, title="Friday night")[0])
    winner.press("kick")
    winner.press("fight")
    until(winner, winner.page.locator("main.end td").first)
    yield "end", winner


def question(server: RealServer, new: New, scene: Scene) -> Iterator[Shot]:
    one = new(DESKTOP)
    links = server.lay(scene.toml, list(PEOPLE), edition=scene.edition)
    for link in links:
        one.come(link)
    for press in scene.before:
        follow(one, press)
    asked(one, scene.kind)
    one.page.wait_for_timeout(250)
    yield f"asked-{scene.kind}", one


def cover(server: RealServer, new: New) -> Iterator[Shot]:
    one = new(DESKTOP)
    for link in server.lay(WON, list(PEOPLE)):
        one.come(link)
    follow(one, "kick")
    follow(one, "fight")
    follow(one, "pass")
    one.button("uncover").wait_for()
    yield "cover", one


def lost(server: RealServer, new: New) -> Iterator[Shot]:
    """The line is down; this is the last picture."""
    one = new(DESKTOP)
    one.come(server.lay(FIGHT, ["Ann"], bots=2)[0])
    one.page.wait_for_load_state("networkidle")
    server.kill()
    one.sees("The line is down")
    one.press("kick")
    one.sees("kept")
    yield "line-lost", one


def shots(server: RealServer, new: New, group: str) -> Iterator[Shot]:
    if group == "pages":
        host = new(DESKTOP)
        yield from pages(server, host)
        yield from guests(server, new, host.page.url)
    elif group == "table":
        yield from table(server, new(DESKTOP))
        yield from moods(server, new)
    elif group == "questions":
        kinds = {scene.kind: scene for scene in reversed(QUESTIONS)}
        for scene in reversed(kinds.values()):
            yield from question(server, new, scene)
        yield from cover(server, new)
    else:
        yield from lost(server, new)
