"""A German name has its article: a bare `$card` stands alone, or after a colon, and in no sentence,
which takes `$card-nom`, `$card-acc`, `$card-dat` or, at its beginning, `$card-top`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from kickdoor.engine.events.event_fields import EVENT_KINDS
from kickdoor.words import LANGUAGES
from worded import FOLDER, FORM, messages

BENT = {
    FORM.sub("", name) for asked in messages("de").values() for name in asked if FORM.search(name)
}
OF_EVENTS = {
    field.name for kind in EVENT_KINDS for field in kind.fields
    if field.column in ("card", "cards", "counted", "rest")
}  # fmt: skip
# What chooses between sentences and is in none of them.
SELECTORS = re.compile(r"you|them|mine|named|case|\w+-many")
# A list of two, the head of a button, and a player who may be a target too.
DELIBERATE = {
    "act-give-to", "event-card-played-at", "target-from",
}  # fmt: skip

Placed = tuple[str, str, str]  # what is put in, with what stands before and after it


def placed(pattern: ast.Pattern, before: str = "", after: str = "") -> Iterator[Placed]:
    """Every variable that a message puts in, with the words around it in whatever variant."""
    texts = [one.value if isinstance(one, ast.TextElement) else "{}" for one in pattern.elements]
    for i, one in enumerate(pattern.elements):
        if not isinstance(one, ast.Placeable):
            continue
        left, right = before + "".join(texts[:i]), "".join(texts[i + 1 :]) + after
        if isinstance(one.expression, ast.VariableReference):
            yield one.expression.id.name, left, right
        elif isinstance(one.expression, ast.SelectExpression):
            for variant in one.expression.variants:
                yield from placed(variant.value, left, right)


def put_in(source: str) -> Iterator[tuple[str, Placed]]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for one in placed(entry.value):
                yield entry.id.name, one


def is_bare_in_a_sentence(one: Placed) -> bool:
    name, before, after = one
    stands_alone = re.search(r"(?:^|: |\()$", before) and re.match(r"$|[:!.,)]", after)
    return name in BENT | OF_EVENTS and not stands_alone


def test_a_bare_name_in_a_sentence_is_seen() -> None:
    source = """a = Dann hätte { $card } dich gekostet.
b = { $named ->
    [yes] { $card } trifft
   *[no] Es trifft
} dich.
c = Pech: { $card } frisst dich.
d = Abgelegt: { $cards }.
e = { $card-top } trifft dich.
f = { $card }
"""
    assert [message for message, one in put_in(source) if is_bare_in_a_sentence(one)] == list("abc")


def test_no_german_sentence_has_a_bare_name() -> None:
    source = (FOLDER / "de.ftl").read_text(encoding="utf-8")
    found = {message: one for message, one in put_in(source) if is_bare_in_a_sentence(one)}
    advice = "write $card-nom, -acc or -dat, at the beginning of a sentence -top"
    wrong = {message: one for message, one in found.items() if message not in DELIBERATE}
    assert not wrong, advice
    assert found.keys() >= DELIBERATE, "take out what is no exception any more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_chooses_between_sentences_is_put_into_none(language: str) -> None:
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    wrong = [(message, one) for message, one in put_in(source) if SELECTORS.fullmatch(one[0])]
    assert wrong == []
