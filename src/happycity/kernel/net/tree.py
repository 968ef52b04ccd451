"""Tree search that asks the net: its priors say where to look, its values, beside a playout, how it ends.

The tree is that of `search.tree`: open loop, chance nodes that tell apart a growing number of cards, each
seat for itself (max^n).  Where there is nothing to decide the net is not asked.
"""

import math

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.city import left_of
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import Phase, Raw, State, Tables, Work
from happycity.kernel.legal import legal
from happycity.kernel.net.asking import ask, expected
from happycity.kernel.net.layout import Judge, Weights
from happycity.kernel.observe import draws, imagine_box, opens_box
from happycity.kernel.search.layout import DEEPEST, Mind, Nodes
from happycity.kernel.search.tree import ROOT, clear, play_on, reveal, reward
from happycity.kernel.turn import apply

CURIOSITY = 0.625
CERTAINTY = 0.3  # in self-play the net became surer of its moves than it is right: 52.9 % ± 2.0 beside 1
DOUBT = 0.05  # what is not yet tried counts as so much less than what was
OPEN = 0.02  # part of the priors that every action has alike; at the root it is the mind's
MARGIN = 0.1  # part of a reward that is the margin in points, not the victory
PLAYED = 0.5  # part of an expectation that is a playout, which errs in other ways than the net

Priors = NDArray[np.float32]


@compiled
def iterate_asking(
    s: State,
    t: Tables,
    w: Work,
    m: Mind,
    nodes: Nodes,
    priors: Priors,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
) -> None:
    """One iteration; uses up a state that is the root's."""
    depth = _descend(s, t, w, m, nodes, priors, sight, j, net, actions)
    if s.phase != Phase.OVER:
        _play_out(s, t, w, m, j, actions)
    for i in range(depth):
        node = nodes[m.path[i]]
        node.visits += 1
        node.total += m.reward[node.seat]
    m.iterations += 1


@compiled
def _play_out(s: State, t: Tables, w: Work, m: Mind, j: Judge, actions: NDArray[np.int16]) -> None:
    """Likely play to the end: what it brings every seat counts beside what the net expects."""
    for seat in range(s.players):
        j.expected[seat] = m.reward[seat]
    play_on(s, t, w, m, actions)
    reward(s, t, w, m, MARGIN)
    for seat in range(s.players):
        m.reward[seat] = PLAYED * m.reward[seat] + (1.0 - PLAYED) * j.expected[seat]


@compiled
def _descend(
    s: State,
    t: Tables,
    w: Work,
    m: Mind,
    nodes: Nodes,
    priors: Priors,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
) -> int:
    """Follow the tree to its edge, let it grow there and ask what to expect; how many nodes the path has."""
    at = ROOT
    depth = 1
    m.path[0] = ROOT
    while s.phase != Phase.OVER:
        if nodes[at].children == 0:
            count = legal(s, t, actions)
            if count > 1 or depth >= DEEPEST - 2 or m.nodes + count > m.room:
                _expect(s, t, w, m, sight, j, net, actions, count)
                _grow(s, m, nodes, priors, j, at, actions, count)
                return depth
            j.prior[0] = 1.0
            _grow(s, m, nodes, priors, j, at, actions, count)
        at = _select(nodes, priors, at)
        m.path[depth] = at
        depth += 1
        action = int(nodes[at].action)
        if draws(action):
            at = reveal(s, t, w, m, nodes, at)
            apply(s, t, action, w)
            if at == ROOT or depth >= DEEPEST - 2:  # no room for the card
                _expect_here(s, t, w, m, sight, j, net, actions)
                return depth
            m.path[depth] = at
            depth += 1
            continue
        if opens_box(action):
            imagine_box(s, w)
        apply(s, t, action, w)
    reward(s, t, w, m, MARGIN)
    return depth


@compiled
def _expect_here(
    s: State,
    t: Tables,
    w: Work,
    m: Mind,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
) -> None:
    if s.phase == Phase.OVER:
        reward(s, t, w, m, MARGIN)
    else:
        _expect(s, t, w, m, sight, j, net, actions, legal(s, t, actions))


@compiled
def _expect(
    s: State,
    t: Tables,
    w: Work,
    m: Mind,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    count: int,
) -> None:
    """What the net expects for every seat."""
    ask(s, t, w, sight, j, net, actions, count, CERTAINTY)
    seat = int(s.seat)
    for away in range(s.players):
        m.reward[seat] = expected(j, int(s.players), away, MARGIN)
        seat = left_of(s, seat)


@compiled
def _grow(
    s: State,
    m: Mind,
    nodes: Nodes,
    priors: Priors,
    j: Judge,
    at: int,
    actions: NDArray[np.int16],
    count: int,
) -> None:
    """Give a node its children, if there is room."""
    first = int(m.nodes)
    if first + count > m.room:
        return
    alike = m.open if at == ROOT else OPEN
    for i in range(count):
        clear(nodes, first + i, int(actions[i]), int(s.seat))
        priors[first + i] = (1.0 - alike) * j.prior[i] + alike / count
    nodes[at].first = first
    nodes[at].children = count
    m.nodes += count


@compiled
def _select(nodes: Nodes, priors: Priors, at: int) -> int:
    """The child that promises most, for its worth so far and for what the net thinks of it."""
    first = int(nodes[at].first)
    end = first + int(nodes[at].children)
    visits = 0
    total = 0.0
    for child in range(first, end):
        visits += nodes[child].visits
        total += nodes[child].total
    untried = (total / visits if visits else 0.5) - DOUBT
    curiosity = CURIOSITY * math.sqrt(visits + 1.0)
    best = -1.0
    chosen = first
    for child in range(first, end):
        node = nodes[child]
        promise = node.total / node.visits if node.visits else untried
        promise += curiosity * priors[child] / (1 + node.visits)
        if promise > best:
            best = promise
            chosen = child
    return chosen
