"""What is installed is what was proved: bounds, locks, and where things come from."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.pure
ROOT = Path(__file__).parents[2]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT: dict[str, Any] = PYPROJECT["project"]
LOCKS = sorted(path.stem for path in (ROOT / "requirements").iterdir())
MACHINES = [
    {"python_version": version, "python_full_version": f"{version}.9", "sys_platform": system}
    for version in ("3.11", "3.12", "3.13", "3.14")
    for system in ("linux", "darwin")
]


def lines(lock: str) -> list[str]:
    """The lines of a lock, remarks aside, each package's on one."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8")
    return re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines()


@cache
def pins(lock: str) -> list[Requirement]:
    return [Requirement(line.partition(" --hash=")[0]) for line in lines(lock)]


def pinned(lock: str, machine: dict[str, str]) -> list[tuple[str, str]]:
    """Names and versions of what a lock installs on a machine."""
    return [
        (canonicalize_name(pin.name), str(pin.specifier).removeprefix("=="))
        for pin in pins(lock)
        if pin.marker is None or pin.marker.evaluate(machine)
    ]


def asked_for(*extras: str) -> list[str]:
    optional = PROJECT["optional-dependencies"]
    asked = [*PROJECT["dependencies"], *(one for extra in extras for one in optional[extra])]
    return [one for one in asked if not one.startswith("kickdoor[")]


BUILT_BY: list[str] = PYPROJECT["build-system"]["requires"]
ASKED = [
    *(("core", one) for one in asked_for("server") + BUILT_BY),
    *(("dev", one) for one in asked_for(*PROJECT["optional-dependencies"]) + BUILT_BY),
]


@pytest.mark.parametrize(("lock", "requirement"), ASKED)
def test_every_requirement_is_bounded_below_and_locked_within(lock: str, requirement: str) -> None:
    assert runpy.run_path(str(ROOT / "tools" / "lowest.py"))["lowest"](requirement)
    asked = Requirement(requirement)
    for machine in MACHINES:
        locked = dict(pinned(lock, machine))[canonicalize_name(asked.name)]
        assert asked.specifier.contains(locked)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_versions_and_hashes_and_nothing_else(lock: str) -> None:
    a_pin = r"[a-z0-9-]+==[\w.]+( ; [\w.<>=!'() -]+)? ( *--hash=sha256:[0-9a-f]{64})+"
    assert [line for line in lines(lock) if not re.fullmatch(a_pin, line.rstrip())] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_no_lock_knows_where_things_come_from(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8")
    assert re.findall(r".*(?:://|-index|-links|@|\.(?:org|com|net|io)\b).*", text) == []


@pytest.mark.parametrize("lock", LOCKS)
def test_on_every_machine_a_lock_installs_a_package_once(lock: str) -> None:
    for machine in MACHINES:
        names = [name for name, _ in pinned(lock, machine)]
        assert len(names) == len(set(names)) > 0


def test_whoever_plays_has_what_was_proved() -> None:
    for machine in MACHINES:
        assert set(pinned("core", machine)) < set(pinned("dev", machine))


def test_everything_the_makefile_installs_comes_from_a_lock() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert [line for line in makefile.splitlines() if re.search(r"\bpip\b|\$\(PIP\)", line)] == [
        "PIP       := -m pip --disable-pip-version-check -qq install",
        "LOCKED    := $(PIP) --no-deps --require-hashes -r",
        "OURSELVES := $(PIP) --no-deps --no-build-isolation --editable .",
    ]
    assert re.findall(r"^\.venv/\.\w+: (.*) \|", makefile, re.MULTILINE) == [
        "pyproject.toml requirements/core.lock",
        "pyproject.toml requirements/dev.lock",
    ]


def test_every_tool_but_the_one_that_proves_other_versions_installs_what_is_locked() -> None:
    tools = {path.name: path.read_text("utf-8") for path in (ROOT / "tools").glob("*.py")}
    installing = {name for name, text in tools.items() if '"-m", "pip"' in text}
    assert installing == {"lock.py", "lowest.py", "web.py"}
    locked = '"--no-deps", "--require-hashes", "-r"'
    assert {name for name in installing if locked not in tools[name]} == {"lowest.py"}


def test_nothing_is_missing_beside_what_the_lock_names() -> None:
    """Locks are installed without resolving: nothing else would notice what they leave out."""
    checked = [sys.executable, "-m", "pip", "--disable-pip-version-check", "check"]
    done = subprocess.run(checked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_everything_the_page_is_built_with_has_its_hash_and_comes_from_no_named_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert len(packages) > 100
    hashed = re.compile(r"sha512-[A-Za-z0-9+/]{86}==")
    assert [n for n, one in packages.items() if not hashed.fullmatch(one["integrity"])] == []
    assert [name for name, one in packages.items() if "resolved" in one] == []


@pytest.mark.parametrize("verb", ["lint", "format-check", "format"])
def test_the_page_is_linted_and_formatted_by_the_verbs_of_everything(verb: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    _, steps = makefile.split(f"\n{verb}: .venv/.dev", 1)
    assert f"\n\t@$(PY) tools/web.py {verb}\n" in steps.split("\n\n", 1)[0] + "\n"
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert page["scripts"][verb].split()[0] == ("eslint" if verb == "lint" else "prettier")


def test_what_lints_and_formats_the_page_is_of_one_version() -> None:
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    tools = {n: v for n, v in page["devDependencies"].items() if re.search("eslint|prettier", n)}
    assert len(tools) == 6
    assert [name for name, asked in tools.items() if not re.fullmatch(r"[\d.]+", asked)] == []
