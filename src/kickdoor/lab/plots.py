"""The plots of a report, as pictures to be set into a page: SVG, no colours of a page's own.

Whatever is drawn in INK becomes the colour of the text around it, so that a page may be light or
dark. Needs matplotlib, which comes with kickdoor[lab].
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

INK: Final = "#010203"
COLOURS: Final = ("#c8553d", "#3d7ea6", "#7a9e3f", "#b98b2f", "#8c5fa8", "#3f9e94")
STYLE: Final[Any] = {  # of the literal names of settings there are too many
    "svg.fonttype": "none",  # text stays text: it can be read, searched and set in the page's font
    "text.parse_math": False,  # a name with two dollars in it is no formula
    "svg.hashsalt": "kickdoor",  # the same games give the same page, byte for byte
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.8,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
    "legend.frameon": False,
}


class Share:
    """A share with its interval, to be drawn."""

    def __init__(self, name: str, share: float, low: float, high: float, colour: str) -> None:
        self.name = name
        self.share = share
        self.low = low
        self.high = high
        self.colour = colour


class Line:
    """A mean by round, with its interval."""

    def __init__(
        self,
        name: str,
        means: Sequence[float],
        halves: Sequence[float],
        colour: str,
        is_dashed: bool = False,
    ) -> None:
        self.name = name
        self.means = means
        self.halves = halves
        self.colour = colour
        self.is_dashed = is_dashed


def shares(rows: Sequence[Share], expected: float) -> str:
    """Bars of win shares, with their intervals and where equals would be."""
    with rc_context(STYLE):
        figure, axes = _figure(5.2, 0.55 + 0.42 * len(rows))
        places = range(len(rows))
        axes.barh(places, [r.share for r in rows], color=[r.colour for r in rows], height=0.62)
        axes.errorbar(
            [r.share for r in rows],
            places,
            xerr=[[r.share - r.low for r in rows], [r.high - r.share for r in rows]],
            fmt="none",
            ecolor=INK,
            elinewidth=1.2,
            capsize=3,
        )
        axes.axvline(expected, color=INK, linewidth=0.8, linestyle=(0, (2, 3)))
        for place, row in zip(places, rows, strict=True):
            axes.text(row.high + 0.012, place, f"{row.share:.1%}", va="center")
        axes.set_yticks(places, [r.name for r in rows])
        axes.invert_yaxis()
        axes.set_xlim(0, min(1.12, max(r.high for r in rows) + 0.12))
        axes.tick_params(axis="y", length=0)
        _percent(axes)
        return _svg(figure)


def lengths(turns: Sequence[int], marks: dict[str, int]) -> str:
    """How many games took how many turns, with some quantiles marked."""
    with rc_context(STYLE):
        figure, axes = _figure(7.4, 2.6)
        axes.hist(turns, bins=min(40, max(turns) - min(turns) + 1), color=COLOURS[1], alpha=0.85)
        for name, turn in marks.items():
            axes.axvline(turn, color=INK, linewidth=0.9, linestyle=(0, (2, 3)))
            axes.annotate(
                f"{name}\n{turn}",
                (turn, 1),
                xycoords=("data", "axes fraction"),
                xytext=(0, 2),
                textcoords="offset points",
                ha="center",
                va="bottom",
                fontsize=9,
            )
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel("turns")
        axes.set_ylabel("games")
        return _svg(figure)


def levels(lines: Sequence[Line], highest: int) -> str:
    """Levels round by round, a line for each."""
    with rc_context(STYLE):
        figure, axes = _figure(7.4, 3.1)
        for line in lines:
            rounds = range(len(line.means))
            style = (0, (4, 2)) if line.is_dashed else "-"
            axes.plot(rounds, line.means, color=line.colour, linestyle=style, label=line.name)
            low = [m - h for m, h in zip(line.means, line.halves, strict=True)]
            high = [m + h for m, h in zip(line.means, line.halves, strict=True)]
            axes.fill_between(rounds, low, high, color=line.colour, alpha=0.18, linewidth=0)
        axes.set_ylim(0.8, highest + 0.2)
        axes.set_xlim(left=0)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel("round")
        axes.set_ylabel("mean Level")
        axes.legend(loc="lower right", ncols=2)
        return _svg(figure)


def lifts(rows: Sequence[Share]) -> str:
    """What cards do to their holder's chance: a dot and an interval for each."""
    with rc_context(STYLE):
        figure, axes = _figure(7.4, 0.7 + 0.27 * len(rows))
        axes.axvline(0, color=INK, linewidth=0.8)
        for place, row in enumerate(rows):
            axes.plot([row.low, row.high], [place, place], color=row.colour, linewidth=2.2)
            axes.plot([row.share], [place], "o", color=row.colour, markersize=5.5)
        axes.set_yticks(range(len(rows)), [r.name for r in rows])
        axes.invert_yaxis()
        axes.tick_params(axis="y", length=0)
        axes.spines["left"].set_visible(False)
        axes.grid(axis="x", color=INK, alpha=0.12, linewidth=0.8)
        axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:+.0f}")
        axes.set_xlabel("percentage points of winning")
        return _svg(figure)


def _figure(width: float, height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.add_subplot()


def _percent(axes: Axes) -> None:
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")


def _svg(figure: Figure) -> str:
    """The picture as an element of a page."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :].replace(INK, "currentColor")
    for pattern, instead in _PAGE_MATTERS:
        text = re.sub(pattern, instead, text, flags=re.DOTALL)
    return text


# A picture in a page has the page's font, and no names or rules that could meet another's.
_PAGE_MATTERS: Final = (
    (r"<metadata>.*?</metadata>", ""),
    (r"<style.*?</style>", ""),
    (r'<g id="[^"]*">', "<g>"),
    (r" font-family: [^;]*;", ""),
    (r'width="[\d.]+pt" height="[\d.]+pt"', 'role="img"'),
)
