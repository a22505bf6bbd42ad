"""What nobody can change any more once it is built: the class that such things derive from.

Cards, powers, conditions and rules are filled in field by field by whoever builds them, and shared
by all games of a process from then on. `sealing` closes what hangs on one of them as well. What is
complete when it is made, as acts and offers are, has `Final` fields instead.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=True)
class Sealed:
    """Whatever is built field by field, and then read by everybody.

    Attributes:
        is_sealed: Whether it is built: from then on no field can be set.
    """

    __slots__ = ("is_sealed",)
    is_sealed: bool

    def __init__(self) -> None:
        super().__setattr__("is_sealed", False)

    def seal(self) -> None:
        """It is built: nothing of it is to be changed from now on."""
        super().__setattr__("is_sealed", True)

    def __setattr__(self, name: str, value: object) -> None:
        if self.is_sealed:
            raise AttributeError(f"{type(self).__name__}.{name} cannot be changed: it is shared")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be deleted")
