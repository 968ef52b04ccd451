from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """What a command did."""

    status: int
    out: str
    err: str

    def refused(self) -> str:
        """The one line of a refusal, after checking that it is one."""
        assert self.status == 2, self
        assert self.err.startswith("happycity: "), self
        assert self.err.count("\n") == 1, self
        assert "Traceback" not in self.err
        return self.err
