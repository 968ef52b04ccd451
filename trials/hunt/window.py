"""The window of somebody who hunts: a page has all of its size, but nobody needs to see it drawn so large."""

from happycity.testing.browser.person import Person
from trials.hunt.sizes import Size

DRAWN = 1 / 64
"""How large the page is painted: nothing is looked at in pixels, so most of the paint would be wasted."""
UPRIGHT = {"angle": 0, "type": "portraitPrimary"}
LYING = {"angle": 90, "type": "landscapePrimary"}


class Window:
    """What a page is shown in, and the hand that reaches into it."""

    def __init__(self, person: Person, touch: bool) -> None:
        self.page, self._touch = person.page, touch
        self._emulation = person.context.new_cdp_session(person.page)
        self._size: Size | None = None

    def resize(self, size: Size) -> None:
        """Another window; the page cannot tell it from one that is drawn in full."""
        self._size = size
        asked = {
            "width": size.width,
            "height": size.height,
            "screenWidth": size.width,
            "screenHeight": size.height,
            "screenOrientation": UPRIGHT if size.height >= size.width else LYING,
            "deviceScaleFactor": 1,
            "mobile": self._touch,
            "scale": DRAWN,
        }
        self._emulation.send("Emulation.setDeviceMetricsOverride", asked)

    def press(self, x: float, y: float) -> None:
        """With a finger or with a pointer, in pixels of the page: the hand is as small as the paint."""
        if self._touch:
            self.page.touchscreen.tap(x * DRAWN, y * DRAWN)
        else:
            self.page.mouse.click(x * DRAWN, y * DRAWN)

    def leave(self) -> None:
        """The pointer goes where it touches nothing."""
        self.page.mouse.move(0, 0)

    def picture(self) -> bytes:
        """What is shown, in its full size."""
        assert self._size is not None
        # Otherwise the same override again, later, changes nothing.
        self._emulation.send("Emulation.clearDeviceMetricsOverride")
        self.page.set_viewport_size({"width": self._size.width, "height": self._size.height})
        taken = self.page.screenshot(animations="disabled")
        self.resize(self._size)
        return taken
