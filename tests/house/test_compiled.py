"""The stamp of the compiled engine: what it lets pass, and what it refuses."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from kickdoor import _compiled

SOURCE = "engine/toaster.py"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one source, compiled a moment ago."""
    source = tmp_path / SOURCE
    source.parent.mkdir()
    source.write_text("slots = 2\n", encoding="utf-8")
    line = _compiled.stamp_line(str(source), SOURCE)
    stamp = tmp_path / "_compiled.stamp"
    stamp.write_text(f"{EXTENSION_SUFFIXES[0]}\n{line}", encoding="utf-8")
    monkeypatch.setattr(_compiled, "PACKAGE", str(tmp_path))
    monkeypatch.setattr(_compiled, "STAMP", str(stamp))
    return tmp_path


def test_a_fresh_compile_is_accepted(package: Path) -> None:
    _compiled.refuse_stale()
    assert _compiled.is_compiled()


def test_a_source_that_was_only_touched_is_accepted(package: Path) -> None:
    os.utime(package / SOURCE, ns=(1, 1))
    _compiled.refuse_stale()


def test_an_edited_source_is_refused_by_name_with_the_way_out(package: Path) -> None:
    (package / SOURCE).write_text("slots = 4, and a grill\n", encoding="utf-8")
    with pytest.raises(_compiled.StaleEngineError, match=r"toaster\.py has changed.*make pure"):
        _compiled.refuse_stale()


def test_a_removed_source_is_refused(package: Path) -> None:
    (package / SOURCE).unlink()
    with pytest.raises(ImportError, match=r"toaster\.py is gone"):
        _compiled.refuse_stale()


def test_without_a_stamp_the_engine_is_pure(package: Path) -> None:
    (package / "_compiled.stamp").unlink()
    _compiled.refuse_stale()
    assert not _compiled.is_compiled()


@pytest.mark.parametrize("stamp", ["", ".some-other-python.so\n"])
def test_an_engine_compiled_for_another_python_is_not_loaded_and_not_judged(
    package: Path, stamp: str
) -> None:
    (package / "_compiled.stamp").write_text(stamp, encoding="utf-8")
    (package / SOURCE).unlink()
    _compiled.refuse_stale()
    assert not _compiled.is_compiled()


def test_a_command_with_a_stale_engine_answers_in_one_line(tmp_path: Path) -> None:
    package = tmp_path / "kickdoor"
    (package / "engine").mkdir(parents=True)
    for name in ("__init__.py", "__main__.py", "_compiled.py", "errors.py"):
        shutil.copy(Path(_compiled.__file__).parent / name, package / name)
    source = package / SOURCE
    source.write_text("slots = 2\n", encoding="utf-8")
    line = _compiled.stamp_line(str(source), SOURCE)
    (package / "_compiled.stamp").write_text(f"{EXTENSION_SUFFIXES[0]}\n{line}", encoding="utf-8")
    source.write_text("slots = 4, and a grill\n", encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "kickdoor", "--version"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )

    assert done.returncode == 1
    assert done.stderr.startswith("kickdoor: the compiled engine is stale: ")
    assert done.stderr.count("\n") == 1
