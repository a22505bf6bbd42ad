"""The catalogue of refusals as the version before had it: codes, the rules they cite and their
sentences are what people and programs know.

One that is changed on purpose is changed in the file too, in the same commit, and told in the
CHANGELOG; new ones may come.
"""

import json
from pathlib import Path

import pytest

from kickdoor.engine.refusals import CODES
from kickdoor.words.book import book
from worded import forms_of

KEPT = json.loads(
    (Path(__file__).parents[1] / "records" / "refusals-0.1.0.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("code", KEPT)
def test_a_refusal_has_its_rule_and_its_sentences_still(code: str) -> None:
    kept = KEPT[code]
    assert dict(CODES)[code] == kept["rule"]
    for language in ("en", "de"):
        say = book(language).say
        assert say(f"refusal-{code}", named="no", card="") == kept[language]
        named = book(language).fill(f"refusal-{code}", forms_of("card", "CARD") | {"named": "yes"})
        assert named == kept[f"{language}+card"]


def test_the_numbers_of_refusals_are_kept() -> None:
    assert [code for code, _ in CODES[1 : len(KEPT) + 1]] == list(KEPT)
