"""Agents that are as bad as agents can be, and a plan that takes a moment."""

from happycity.benchmark.playing import Run
from happycity.benchmark.suite import Plan, Seating

BAD = '''\
"""Agents for the tests."""

import os
import time


def last(view):
    return view.legal_actions[-1]


def as_text(view):
    return str(view.legal_moves[-1])


def crash(view):
    if view.round > 2:
        os._exit(3)
    return view.legal_moves[0]


def hang(view):
    time.sleep(600)


def wrong(view):
    return "buy moon"


def raises(view):
    raise KeyError("nothing")
'''


def run_of(agent: str, seconds: float = 60.0, noise: str = "tests") -> Run:
    return Run(agent, seconds, noise)


def first_game(opponent: str = "greedy", cell: str = "family-2") -> Seating:
    task = Plan.of("small", [opponent], [cell]).tasks[0]
    assert isinstance(task, Seating)
    return task
