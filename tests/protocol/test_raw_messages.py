"""What is put together from kept parts has the fields of the messages that clients read."""

from __future__ import annotations

import msgspec
import pytest

from kickdoor.protocol.messages import Frame, WholeView
from kickdoor.protocol.raw_messages import RawAct, RawFrame, RawView, RawWaiting, RawWholeView
from kickdoor.protocol.rendering.game_rendering import SECTIONS
from kickdoor.protocol.view_messages import Changes, LegalAct, View, Waiting

TWINS: dict[type[msgspec.Struct], type[msgspec.Struct]] = {
    RawAct: LegalAct, RawFrame: Frame, RawWaiting: Waiting, RawWholeView: WholeView,
}  # fmt: skip


@pytest.mark.parametrize("raw", TWINS)
def test_a_message_of_kept_parts_has_the_fields_and_the_tag_of_its_twin(
    raw: type[msgspec.Struct],
) -> None:
    twin = TWINS[raw]
    assert raw.__struct_fields__ == twin.__struct_fields__
    assert raw.__struct_config__.tag == twin.__struct_config__.tag
    assert raw.__struct_config__.tag_field == twin.__struct_config__.tag_field


def test_a_view_of_kept_parts_has_every_section_of_a_view() -> None:
    assert {*RawView.__struct_fields__} == {*View.__struct_fields__}
    assert {*RawView.__struct_fields__} == {"seat", *SECTIONS, "clock", "holding", "log"}


def test_whatever_may_change_in_a_view_is_a_section_the_clock_or_who_holds_on() -> None:
    assert {*Changes.__struct_fields__} == {*SECTIONS, "clock", "holding"}
