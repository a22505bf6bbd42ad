"""The dialogs of questions: the card that matters is the largest and whole, two buttons at most,
the first is what most people want, what was picked can be unpicked, and nothing moves meanwhile.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.chromium import DESKTOP, PHONE, Person
from browser.scenes import ANN, HARPIES, QUESTIONS, Scene
from browser.serving import RealServer
from browser.walking import asked, follow

pytestmark = pytest.mark.slow
People = Callable[..., Person]
SIZES = ((360, 740), (390, 844), (768, 1024), (1366, 768), (1920, 1080))
FOUND = Scene("door-card", "play", ANN + 'doors = ["elf"]', ("kick",), ("play",))
LOOTED = next(scene for scene in QUESTIONS if scene.kind == "end")
CURSED = Scene(
    "answer-curse", "play",
    ANN + 'doors = ["curse-lose-a-level"]\nplayers.Ann = { level = 3, hand = ["wishing-ring"] }',
    ("kick",), ("play",),
)  # fmt: skip
CAUGHT = Scene(
    "answer-bad-stuff", "pass", HARPIES + "players.Ann = { level = 4 }",
    ("kick", "run", "pick Run from"), ("pass",),
)  # fmt: skip
THROWN = next(scene for scene in QUESTIONS if scene.kind == "answer-curse")
TAXED = next(scene for scene in QUESTIONS if scene.kind == "discard")
WARRIOR = Scene(
    "discard", "choose", HARPIES + 'players.Ann = { play = ["warrior"], hand = ["elf", "dwarf"] }',
    ("kick", "card warrior"), (),
)  # fmt: skip

# What the dialog shows: the card in front, all other cards, and what can be seen of the dialog.
SHOWN = """() => {
  const box = (e) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom, b.width * b.height]; };
  const dialog = document.querySelector('dialog[open]');
  const card = dialog.querySelector('.matters .card');
  const stage = card.closest('.stage');
  return {
    card: box(card), stage: box(stage), dialog: box(dialog),
    others: [...dialog.querySelectorAll('.card')].filter((e) => e !== card).map((e) => box(e)[4]),
    cut: [...card.querySelectorAll('.text, .bad, .name')].filter((e) => {
      const [a, b] = [box(e), box(card)];
      return a[3] > b[3] + 1 || a[2] > b[2] + 1;
    }).map((e) => e.innerText),
    words: [...card.querySelectorAll('.text, .bad')].map((e) => e.innerText).join(' '),
  };
}"""  # noqa: E501  a program in another language

# Presses something, and the button that comes of it as soon as it is there: by finger and by key.
EARLY = """([what, verb]) => new Promise((done) => {
  const look = () => {
    const button = document.querySelector(what);
    if (!button) return;
    watch.disconnect();
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    button.click();
    const { width, height } = button.getBoundingClientRect();
    done([button.ariaDisabled === 'true', { width, height }]);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  document.querySelector(`.prompt [data-verb=${verb}]`).click();
})"""
END = ".prompt[data-kind=end] .main"


def sit_at(one: Person, server: RealServer, scene: Scene) -> None:
    """Alone with two bots, up to the question."""
    one.come(server.lay(scene.toml, "Ann")[0])
    for press in scene.before:
        follow(one, press)
    asked(one, scene.kind)
    one.is_steady()


@pytest.mark.parametrize("scene", [FOUND, CURSED, CAUGHT, TAXED], ids=lambda scene: scene.name)
def test_the_card_that_matters_is_the_largest_thing_and_whole(
    scene: Scene, server: RealServer, person: People
) -> None:
    one = person(DESKTOP)
    sit_at(one, server, scene)
    for hint in one.page.locator("dialog[open] [data-hint]").all():
        one.push(hint)
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        expect(one.page.locator("dialog[open] .matters .card")).to_be_in_viewport(ratio=0.99)
        shown = one.page.evaluate(SHOWN)
        left, top, right, bottom, area = shown["card"]
        seen = shown["stage"]
        assert seen[0] <= left < right <= seen[2] + 1, (width, shown)
        assert seen[1] - 1 <= top < bottom <= seen[3] + 1, (width, shown)
        assert all(other < area for other in shown["others"]), (width, shown)
        assert not shown["cut"], (width, shown)
        assert shown["words"], (width, shown)
        assert right - left >= 200, (width, shown)


def place(dialog: Locator) -> object:
    """Where it lies, once it has come."""
    dialog.evaluate("(e) => Promise.all(e.getAnimations().map((one) => one.finished))")
    return dialog.bounding_box()


def buttons(one: Person) -> Locator:
    return one.page.locator("dialog[open] .foot .button")


def test_what_was_found_is_shown_and_playing_it_is_the_first_button(
    server: RealServer, person: People
) -> None:
    one = person(PHONE, has_touch=True)
    sit_at(one, server, FOUND)
    expect(one.page.locator("dialog[open] .matters")).to_have_attribute("data-card", "munchkin:elf")
    expect(buttons(one)).to_have_count(2)
    expect(buttons(one).first).to_have_attribute("data-verb", "play")
    expect(buttons(one).last).to_contain_text("you hold 1 of 5")
    expect(one.page.locator("dialog[open] .button.main")).to_have_count(1)
    one.push(buttons(one).first)
    one.has_done("play")


def test_a_curse_that_strikes_is_stopped_by_the_first_button(
    server: RealServer, person: People
) -> None:
    one = person(PHONE, has_touch=True)
    sit_at(one, server, CURSED)
    expect(buttons(one)).to_have_count(2)
    expect(buttons(one).first).to_contain_text("Wishing Ring")
    expect(buttons(one).last).to_contain_text("lose 1 level")
    one.push(buttons(one).first)
    one.has_done("play")


def test_a_curse_on_somebody_else_is_no_dialog(server: RealServer, person: People) -> None:
    one = person(DESKTOP)
    sit_at(one, server, THROWN)
    expect(one.page.locator("dialog[open]")).to_have_count(0)
    one.press("pass")
    one.has_done("pass")


def test_what_was_picked_can_be_unpicked(server: RealServer, person: People) -> None:
    one = person(DESKTOP, has_touch=True)
    sit_at(one, server, WARRIOR)
    dialog = one.page.locator("dialog[open]")
    elf = dialog.locator(".cards button").filter(has_text="Elf")
    send = dialog.locator("[data-verb=picked]")
    before = place(dialog)
    expect(send).to_be_disabled()
    one.push(elf)
    expect(elf).to_have_attribute("aria-pressed", "true")
    expect(send).to_contain_text("That is all: Elf")
    one.push(elf)
    expect(elf).to_have_attribute("aria-pressed", "false")
    expect(send).to_be_disabled()
    assert "choose" not in one.done
    one.push(dialog.locator(".cards button").filter(has_text="Dwarf"))
    assert place(dialog) == before
    one.push(send)
    one.has_done("choose")
    expect(dialog).to_have_count(0)
    expect(one.page.locator(".hand [data-card$=':elf']")).to_have_count(1)
    expect(one.page.locator(".hand [data-card$=':dwarf']")).to_have_count(0)


def test_dialogs_keep_their_size_from_one_question_to_the_next(
    server: RealServer, person: People
) -> None:
    one = person(PHONE, has_touch=True)
    one.come(server.lay(TAXED.toml, "Ann")[0])
    dialog = one.page.locator("dialog[open]")
    follow(one, "kick")
    asked(one, "answer-curse")
    struck = place(dialog)
    one.press("pass")
    asked(one, "discard")
    assert place(dialog) == struck


def test_enter_takes_the_first_button_and_numbers_take_theirs(
    server: RealServer, person: People
) -> None:
    one = person(DESKTOP)
    sit_at(one, server, FOUND)
    one.page.keyboard.press("2")
    one.has_done("keep")
    two = person(DESKTOP)
    sit_at(two, server, FOUND)
    two.page.keyboard.press("Enter")
    two.has_done("play")


@pytest.mark.parametrize("place", ["bar", "dialog"])
def test_what_has_just_come_is_not_pressed_by_a_finger_that_was_coming_down(
    server: RealServer, person: People, place: str
) -> None:
    one = person(DESKTOP)
    scene, what = (FOUND, ".question .main") if place == "dialog" else (LOOTED, END)
    one.come(server.lay(scene.toml, "Ann")[0])
    one.is_steady()
    early = one.page.evaluate(EARLY, [what, scene.before[0]])
    button = one.page.locator(what).first
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box
    assert early == [True, {"width": box["width"], "height": box["height"]}]
    assert one.done == {*scene.before}
    one.page.keyboard.press("1")
    one.has_done("end" if place == "bar" else "play")


def test_the_focus_returns_to_where_it_was(server: RealServer, person: People) -> None:
    one = person(DESKTOP)
    sit_at(one, server, FOUND)
    one.page.keyboard.press("Escape")
    expect(one.page.locator("dialog[open]")).to_have_count(0)
    expect(one.page.locator(".prompt")).to_be_focused()
    answer = one.button("answer")
    answer.focus()
    one.page.keyboard.press("Enter")
    expect(one.page.locator("dialog[open]")).to_have_count(1)
    one.page.keyboard.press("Escape")
    expect(answer).to_be_focused()
