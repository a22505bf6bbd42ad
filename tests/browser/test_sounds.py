"""The sounds, sample by sample: heard by nobody, but long, loud and different enough to be.

They are written down by Chromium in an OfflineAudioContext, by the page's own module as it is.
"""

import base64
import runpy
import subprocess
from array import array
from cmath import exp, pi
from collections.abc import Callable
from itertools import combinations
from math import sqrt
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.chromium import PHONE, Person
from browser.serving import RealServer

pytestmark = pytest.mark.slow
Record = Callable[[str, object], None]
Sounds = dict[str, list[float]]

ROOT = Path(__file__).parents[2]
RATE = 44100
LONGEST_S = 2.0
WINDOW = RATE // 20
# The module without its types, and without what says which event has which sound.
PLAIN = """
const ts = require("typescript"), fs = require("fs");
const text = fs.readFileSync("src/motion/sound.ts", "utf-8").replace(/^import .*$/m, "");
const compilerOptions = { module: "esnext", target: "es2022" };
process.stdout.write(ts.transpileModule(text, { compilerOptions }).outputText);
"""
RENDER = """async ([module, rate, seconds]) => {
  const { ORDER, perform } = await import(`data:text/javascript;base64,${module}`);
  const heard = {};
  for (const cue of ORDER) {
    const device = new OfflineAudioContext(1, rate * seconds, rate);
    perform(device, cue, 1);
    const samples = (await device.startRendering()).getChannelData(0);
    const bytes = [...new Uint8Array(samples.buffer)];
    heard[cue] = btoa(bytes.map((one) => String.fromCharCode(one)).join(""));
  }
  return heard;
}"""


@pytest.fixture(scope="module")
def sounds(browser: Browser) -> Sounds:
    """Every sound, as loud as it can be set, until its last sample that is not silence."""
    node = runpy.run_path(str(ROOT / "tools" / "web.py"))["node_folder"]() / "node"
    plain = subprocess.run([node, "-e", PLAIN], cwd=ROOT / "web", capture_output=True, check=True)
    module = base64.b64encode(plain.stdout).decode()
    page = browser.new_page()
    heard: dict[str, str] = page.evaluate(RENDER, [module, RATE, LONGEST_S])
    page.close()
    return {cue: until_silence(base64.b64decode(samples)) for cue, samples in heard.items()}


def until_silence(samples: bytes) -> list[float]:
    found = array("f", samples).tolist()
    return found[: max((at for at, one in enumerate(found, 1) if one), default=0)]


def peak(samples: list[float]) -> float:
    return max(map(abs, samples))


def loudest(samples: list[float]) -> list[float]:
    """The loudest twentieth of a second."""
    steps = range(0, max(1, len(samples) - WINDOW), WINDOW // 4)
    return max((samples[at : at + WINDOW] for at in steps), key=loudness)


def loudness(samples: list[float]) -> float:
    return sqrt(sumprod(samples, samples) / WINDOW)


def colour(samples: list[float]) -> list[float]:
    """How much there is of what is low and high, in steps of 50 Hz, where it is loudest."""
    part = loudest(samples)[: RATE // 50]
    turns = [-2j * pi * hertz / RATE for hertz in range(50, 5000, 50)]
    return [abs(sum(one * exp(turn * at) for at, one in enumerate(part))) for turn in turns]


def likeness(one: list[float], other: list[float]) -> float:
    """1: of the same colour; 0: nothing in common."""
    return sumprod(one, other) / sqrt(sumprod(one, one) * sumprod(other, other))


def sumprod(one: list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def test_every_sound_is_short_audible_and_never_too_loud(
    sounds: Sounds, record_property: Record
) -> None:
    assert len(sounds) == 8
    for cue, samples in sounds.items():
        assert 0.05 < len(samples) / RATE < LONGEST_S - 0.1, cue
        assert 0.05 < loudness(loudest(samples)) < 0.3, cue
    most = max(
        peak([x + y for x, y in zip(a, b, strict=False)])
        for a, b in combinations(sounds.values(), 2)
    )
    record_property("figure", f"two sounds at once, as loud as can be: {most:.2f} of 1")
    assert most < 1  # more than two are never played at once


def test_no_sound_begins_or_ends_with_a_click(sounds: Sounds) -> None:
    for cue, samples in sounds.items():
        assert peak(samples[: RATE // 5000]) < 0.05 * peak(samples), cue
        assert peak(samples[-RATE // 500 :]) < 0.002, cue


def test_no_two_sounds_are_alike(sounds: Sounds) -> None:
    colours = {cue: colour(samples) for cue, samples in sounds.items()}
    for one, other in combinations(sounds, 2):
        shorter, longer = sorted((len(sounds[one]), len(sounds[other])))
        assert longer > 1.5 * shorter or likeness(colours[one], colours[other]) < 0.8, (
            f"{one} and {other}"
        )


def test_they_are_tried_in_the_settings_and_loaded_then(
    server: RealServer, person: Callable[..., Person]
) -> None:
    one = person(PHONE, has_touch=True)
    page = one.page
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url))
    # Every note has a gain of its own.
    page.add_init_script(
        "window.__notes = 0; const made = BaseAudioContext.prototype.createGain;"
        "BaseAudioContext.prototype.createGain = function () {"
        " window.__notes += 1; return made.call(this); };"
    )
    page.goto(server.url)
    one.push(page.get_by_role("button", name="Settings"))
    cues = page.locator("dialog[open] [data-cue]")
    expect(cues).to_have_count(8)
    assert not [url for url in scripts if "/sound-" in url]
    for cue in cues.all():
        before = page.evaluate("window.__notes")
        one.push(cue)
        page.wait_for_function("(before) => window.__notes > before", arg=before)
    assert [url for url in scripts if "/sound-" in url]
