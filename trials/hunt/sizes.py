"""The windows in which tables are looked at, and the hands that reach into them."""

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
    Size(1024, 768, touch=False),  # half of a large screen, or a small laptop
    Size(320, 256, touch=False),  # 1280 × 1024, magnified to 400 %
    Size(820, 1180, touch=True),
    Size(768, 1024, touch=True),
    Size(390, 844, touch=True),
    Size(360, 640, touch=True),
    Size(320, 568, touch=True),  # the smallest phone; between it and 390 × 844 lie all the others
    Size(844, 390, touch=True),
    Size(667, 375, touch=True),
)
"""Twelve: the edges of every arrangement rather than the devices that sell best."""


def size_named(name: str) -> Size:
    """`390x844`: one of the twelve, or another, which is taken for a phone if it is narrow or low."""
    width, height = (int(part) for part in name.replace("×", "x").split("x"))
    known = (size for size in SIZES if (size.width, size.height) == (width, height))
    return next(known, Size(width, height, touch=width < 1200 or height < 500))
