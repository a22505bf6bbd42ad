"""What every test gets: fixed seeds, and the word on which engine it ran."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from kickdoor._compiled import is_compiled

if TYPE_CHECKING:
    from databases import Postgres
    from live_servers import Serve

# After everything else: some tools are called as other things are.
sys.path.append(str(Path(__file__).parent.parent / "tools"))

# The same examples every time: a red build is the change's doing, not the day's.
settings.register_profile(
    "fixed",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# `make soak` goes and looks for new ones, and prints how to meet them again.
settings.register_profile(
    "soak", parent=settings.get_profile("fixed"), derandomize=False, print_blob=True
)
settings.load_profile("soak" if os.environ.get("KICKDOOR_SOAK") else "fixed")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'pure Python'}"


def pytest_configure() -> None:
    """Refuses to call a run compiled that was not."""
    if os.environ.get("KICKDOOR_ENGINE") == "compiled" and not is_compiled():
        raise pytest.UsageError("a compiled engine was asked for, and this one is not compiled")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Figures that tests have measured, whichever process they ran in."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            if name == "figure":
                terminalreporter.write_line(f"figure: {value}")


@pytest.fixture
def serve(tmp_path: Path) -> "Iterator[Serve]":
    """Starts servers, each on a database of the test's own, and stops them after it."""
    from live_servers import Servers

    servers = Servers(tmp_path)
    yield servers.start
    servers.stop()


@pytest.fixture(scope="module")
def postgres() -> "Iterator[Postgres]":
    """A PostgreSQL of the module's own."""
    from databases import Postgres

    one = Postgres()
    one.make()
    yield one
    one.remove()
