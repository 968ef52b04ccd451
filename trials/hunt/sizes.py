"""The windows in which tables are looked at, and the hands that reach into them."""

import re
from dataclasses import dataclass

TOUCH_LEAST = 44
POINTER_LEAST = 24  # WCAG 2.5.8


@dataclass(frozen=True, slots=True)
class Size:
    """A window; `touch`: of a device that is played with fingers."""

    width: int
    height: int
    touch: bool

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"

    @property
    def least(self) -> int:
        """How wide and high a target has to be."""
        return TOUCH_LEAST if self.touch else POINTER_LEAST

    @property
    def fits(self) -> bool:
        """Whether the table has to be seen whole, without scrolling."""
        return self.width >= 1200 and self.height >= 600


SIZES = (
    Size(1440, 900, touch=False),
    Size(1366, 768, touch=False),
    Size(1280, 720, touch=False),
    Size(320, 256, touch=False),  # 1280 × 1024, magnified to 400 %
    Size(1024, 768, touch=True),  # a tablet that lies: what fingers reach there, a pointer reaches as well
    Size(820, 1180, touch=True),
    Size(768, 1024, touch=True),
    Size(390, 844, touch=True),
    Size(360, 640, touch=True),
    Size(320, 568, touch=True),  # the smallest phone; between it and 390 × 844 lie all the others
    Size(844, 390, touch=True),
    Size(667, 375, touch=True),
)
"""Twelve: the edges of every arrangement rather than the devices that sell best."""


TOUCH_BELOW = (1200, 500)  # pixels: there are tablets up to this width, and phones up to this height
LARGEST = 10_000


def size_named(name: str) -> Size:
    """`390x844`: one of the twelve, or another, which is taken for a touch device if it is narrow or low."""
    written = re.fullmatch(r"([0-9]{2,5})[x×]([0-9]{2,5})", name.strip())
    if not written or max(map(int, written.groups())) > LARGEST:
        raise ValueError(f"“{name}” is no window: write its width and height in pixels, such as 390x844")
    width, height = map(int, written.groups())
    known = (size for size in SIZES if (size.width, size.height) == (width, height))
    return next(known, Size(width, height, touch=width < TOUCH_BELOW[0] or height < TOUCH_BELOW[1]))
