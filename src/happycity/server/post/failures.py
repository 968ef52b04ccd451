"""Why something could not be delivered."""


class Undelivered(Exception):
    """It did not arrive; the reason is for the log and names no address."""


class Down(Undelivered):
    """The other side does not answer, or not now: another try may well succeed."""


class Rejected(Undelivered):
    """The other side does not want it, or it must not be sent there: trying again is of no use."""


class Gone(Undelivered):
    """There is nobody at that address any more: forget it."""


def reason_of(error: OSError) -> str:
    """In the words of the system, for the log."""
    if isinstance(error, TimeoutError):
        return "no answer in time"
    return (error.strerror or type(error).__name__).lower()
