"""One Chromium and one server for all browser tests; whoever kills servers brings another."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.chromium import PHONE, Person, chromium, sit
from browser.serving import RealServer


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as one:
        yield one


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    one = RealServer(tmp_path_factory.mktemp("server"))
    yield one
    one.stop()


@pytest.fixture
def paced_server(tmp_path: Path) -> Iterator[RealServer]:
    """One at which bots and windows take their time."""
    one = RealServer(tmp_path, pace="1")
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RealServer]:
    one = RealServer(tmp_path)
    yield one
    one.stop()


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Sits people down; none of them may have met an error in the page at the end."""
    people: list[Person] = []

    def new(
        size: tuple[int, int] = PHONE,
        language: str = "en-GB",
        has_touch: bool = False,
        has_worker: bool = False,
    ) -> Person:
        people.append(sit(browser, size, language, has_touch, has_worker))
        return people[-1]

    yield new
    for one in people:
        one.page.context.close()
    assert not [trouble for one in people for trouble in one.troubles]
