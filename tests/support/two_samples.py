"""The test of Kolmogorov and Smirnov: whether two samples could be of one kind."""

from __future__ import annotations

import math


def distance(one: list[float], two: list[float]) -> float:
    """The greatest distance of two samples' distributions."""
    values = sorted(one + two)
    one, two = sorted(one), sorted(two)
    i = j = 0
    found = 0.0
    for value in values:
        while i < len(one) and one[i] <= value:
            i += 1
        while j < len(two) and two[j] <= value:
            j += 1
        found = max(found, abs(i / len(one) - j / len(two)))
    return found


def are_alike(one: list[float], two: list[float]) -> bool:
    """Whether they cannot be told apart; wrong once in a thousand times."""
    critical = 1.95 * math.sqrt((len(one) + len(two)) / (len(one) * len(two)))
    return distance(one, two) < critical
