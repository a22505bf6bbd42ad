"""Compiles the rules and what tells of them with mypyc: the one place that knows how.

The work is done in a copy of the package, ``build/compiled``, so that the sources stay pure and a
half-done compile harms nobody; what has not changed there is not compiled again. Put that folder
first on the path and the compiled engine runs. ``--install`` also leaves the compiled modules
beside their sources, ``--remove`` takes them away.
"""

import argparse
import contextlib
import fcntl
import functools
import os
import runpy
import shutil
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
TREE = ROOT / "build" / "compiled"
STAMP = Path("kickdoor", "_compiled.stamp")
SUFFIX = EXTENSION_SUFFIXES[0]
# All of it is one library, in which a function of another module is called straight: a library for
# each module is reached through tables of pointers, and a decision takes a quarter longer.
GROUP = "kickdoor"
LIBRARY = Path(f"{GROUP}__mypyc{SUFFIX}")  # beside the package
NOT_COPIED = ("__pycache__", "*.so", "*.pyd", STAMP.name)

# What is compiled, under src/: what brings at least a tenth of a figure (docs/performance.md). The
# server and the labels of acts do not, and are plain Python. Package faces (__init__.py) only
# gather names and stay Python; so do modules of message classes, since msgspec's Structs cannot be
# compiled.
COMPILED = (
    "kickdoor/engine/**/*.py",
    "kickdoor/sealed.py",
    "kickdoor/cards/model.py",
    "kickdoor/drive/driver.py",
    *[f"kickdoor/words/{name}.py" for name in (
        "book", "event", "naming", "offer_terms", "question", "strength", "table_talk",
    )],
    *[f"kickdoor/protocol/rendering/{name}.py" for name in (
        "act_listing", "around", "game_moment", "game_rendering", "own_sections", "preview",
        "public_sections", "scene", "viewer",
    )],
)  # fmt: skip


# The registers of what is kept: for proofs alone, which derive from them.
NOT_COMPILED = ("__init__.py", "caches.py", "shared_caches.py")


def sources(root: Path) -> list[Path]:
    """The sources to compile, relative to src/ or its copy, in a stable order."""
    found = {path for pattern in COMPILED for path in root.glob(pattern)}
    return sorted(path.relative_to(root) for path in found if path.name not in NOT_COMPILED)


def copy_package() -> None:
    """Makes the package in the tree equal to src/, leaving alone what is equal already."""
    wanted = {
        path.relative_to(SOURCES)
        for path in (SOURCES / "kickdoor").rglob("*")
        if path.is_file() and not any(path.match(pattern) for pattern in NOT_COPIED)
        if "__pycache__" not in path.parts
    }
    for relative in wanted:
        source, copy = SOURCES / relative, TREE / relative
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)
    # The old stamp stays until a new one is written: it refuses what a failed compile leaves.
    keep = wanted | {*made(), STAMP}
    for path in (TREE / "kickdoor").rglob("*"):
        if path.is_file() and path.relative_to(TREE) not in keep:
            path.unlink()


def made() -> list[Path]:
    """What a compile leaves: the library that holds the code, and for each source a module which
    leads there.
    """
    return [LIBRARY, *(source.with_suffix(SUFFIX) for source in sources(SOURCES))]


def build(jobs: int, optimise: str) -> None:
    """Compiles the tree in place; C that has not changed is not compiled again."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = functools.partial(compile_side_by_side, self.compiler, jobs)
            super().build_extensions()

    names = [str(source) for source in sources(TREE)]
    with working_in(TREE):
        modules: Any = mypycify(  # two opinions on whose Extension it is
            ["--config-file=", "--strict", "--cache-dir=.mypy_cache", *names],
            opt_level=optimise,
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir="c",
        )
        for module in modules:  # nobody else calls what is in the library by its names
            module.extra_compile_args.append("-fvisibility=hidden")
        setup(
            name="kickdoor-compiled",
            packages=[],
            ext_modules=modules,
            cmdclass={"build_ext": Build},
            script_args=["--quiet", "build_ext", "--inplace", f"--parallel={jobs}"],
        )
    write_stamp(TREE)


def compile_side_by_side(
    compiler: Any,
    jobs: int,
    sources: list[str],
    output_dir: str | None = None,
    macros: list[Any] | None = None,
    include_dirs: list[str] | None = None,
    debug: bool = False,
    extra_preargs: list[str] | None = None,
    extra_postargs: list[str] | None = None,
    depends: list[str] | None = None,
) -> list[str]:
    """Compiles the files of one library as setuptools does, but several at a time, and none whose
    object is newer than it and all our headers.
    """
    macros, objects, extra_postargs, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, extra_preargs)
    headers = max((path.stat().st_mtime for path in Path("c").glob("*.h")), default=0.0)

    def compile_one(name: str) -> None:
        source, suffix = build[name]
        newest = max(headers, Path(source).stat().st_mtime)
        if not Path(name).exists() or Path(name).stat().st_mtime < newest:
            compiler._compile(name, source, suffix, arguments, extra_postargs, options)

    with ThreadPoolExecutor(jobs) as pool:
        for _ in pool.map(compile_one, build):  # raises what one of them raised
            pass
    return list(objects)


def write_stamp(root: Path) -> None:
    """Notes beside the compiled modules what they were compiled from; kickdoor._compiled reads it.

    That is the copy, not the sources: somebody may have edited those meanwhile.
    """
    # Run as a file: `import kickdoor` would refuse the very engine that is being mended.
    stamp_line = runpy.run_path(str(SOURCES / "kickdoor" / "_compiled.py"))["stamp_line"]
    lines = []
    for source in sources(TREE):
        beside, compiled = root / source, TREE / source
        same = beside.exists() and beside.read_bytes() == compiled.read_bytes()
        name = source.relative_to("kickdoor").as_posix()
        lines.append(stamp_line(str(beside if same else compiled), name))
    temporary = (root / STAMP).with_suffix(".new")
    temporary.write_text(SUFFIX + "\n" + "".join(lines), encoding="utf-8")
    temporary.replace(root / STAMP)


def install() -> None:
    """Leaves the compiled modules beside their sources: the stamp first, so none lies unguarded."""
    remove()
    write_stamp(SOURCES)
    for module in made():
        # By rename: a process that has the old one mapped keeps it whole.
        temporary = (SOURCES / module).with_suffix(".new")
        shutil.copyfile(TREE / module, temporary)
        temporary.replace(SOURCES / module)


def remove() -> None:
    """Takes the compiled modules away, the stamp last."""
    for pattern in ("*.so", "*.pyd"):
        for path in SOURCES.rglob(pattern):
            path.unlink(missing_ok=True)
    (SOURCES / STAMP).unlink(missing_ok=True)


@contextlib.contextmanager
def working_in(folder: Path) -> Iterator[None]:
    """Makes a folder the current one for a while: mypyc and setuptools know no other way."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keeps two compiles out of one tree."""
    TREE.parent.mkdir(parents=True, exist_ok=True)
    with (TREE.parent / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    """Compiles, installs or removes, as asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2, help="C compilers at a time")
    parser.add_argument("--optimise", default="2", choices=["0", "1", "2", "3"])
    parser.add_argument("--install", action="store_true", help="leave it beside the sources")
    parser.add_argument("--remove", action="store_true", help="take it away from there")
    asked = parser.parse_args()
    if asked.remove:
        remove()
        return 0
    if not sources(SOURCES):
        print("compile: nothing to compile under src/kickdoor/engine", file=sys.stderr)
        return 1
    started = time.monotonic()
    with alone():
        copy_package()
        build(asked.jobs, asked.optimise)
        if asked.install:
            install()
    print(f"compile: {len(sources(TREE))} modules in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
