"""Tree search for two to five players around a table with hidden decks.

Open loop: a node stands for what was chosen and revealed on the way to it, not for a stored state; every
iteration starts again at the root, in a world of its own whose hidden cards are drawn as they are looked at.
Each seat goes for its own reward (max^n).
"""

import math

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import below
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import DRAW, NO_CARD, Phase, State, Tables, Work
from happycity.kernel.legal import legal
from happycity.kernel.observe import bring_to_top, draws, imagine_box, imagine_top, opens_box
from happycity.kernel.score import score
from happycity.kernel.search.layout import DEEPEST, Mind, Nodes
from happycity.kernel.search.likely import likely_action
from happycity.kernel.search.logarithm import logarithm
from happycity.kernel.turn import apply
from happycity.kernel.victory import share

EXPLORATION = 0.25
TRUST = 0.3  # in the likely action, before anything has been tried
MARGIN = 0.25  # part of a reward that is the margin in points, not the victory
WIDEST_MARGIN = 30.0  # points
LONGEST = 40  # rounds: a playout in which nobody wants to build ends here
REVEALED_AT_FIRST = 4  # cards that a chance node tells apart from the start
ROOT = 0


@compiled
def iterate(s: State, t: Tables, w: Work, m: Mind, nodes: Nodes, actions: NDArray[np.int16]) -> None:
    """One iteration; uses up a state that is the root's."""
    depth = _descend(s, t, w, m, nodes, actions)
    play_on(s, t, w, m, actions)
    reward(s, t, w, m, MARGIN)
    for i in range(depth):
        node = nodes[m.path[i]]
        node.visits += 1
        node.total += m.reward[node.seat]
    m.iterations += 1


@compiled
def plant(nodes: Nodes, m: Mind, seat: int) -> None:
    """A tree that is only a root."""
    m.nodes = 1
    m.iterations = 0
    clear(nodes, ROOT, 0, seat)


@compiled
def clear(nodes: Nodes, at: int, action: int, seat: int) -> None:
    """A node that nobody has visited."""
    node = nodes[at]
    node.action = action
    node.children = 0
    node.card = NO_CARD
    node.seat = seat
    node.likely = 0
    node.visits = 0
    node.first = 0
    node.following = 0
    node.total = 0.0


@compiled
def _descend(s: State, t: Tables, w: Work, m: Mind, nodes: Nodes, actions: NDArray[np.int16]) -> int:
    """Follow the tree to its edge and let it grow there; how many nodes the path has."""
    at = ROOT
    depth = 1
    m.path[0] = ROOT
    while s.phase != Phase.OVER and depth < DEEPEST - 2:
        if nodes[at].children == 0 and not _expand(s, t, w, m, nodes, at, actions):
            break
        at = _select(nodes, at)
        m.path[depth] = at
        depth += 1
        action = int(nodes[at].action)
        if draws(action):
            at = reveal(s, t, w, m, nodes, at)
            if at == ROOT:  # no room: the playout begins here
                apply(s, t, action, w)
                break
            m.path[depth] = at
            depth += 1
        elif opens_box(action):
            imagine_box(s, w)
        apply(s, t, action, w)
    return depth


@compiled
def _expand(s: State, t: Tables, w: Work, m: Mind, nodes: Nodes, at: int, actions: NDArray[np.int16]) -> bool:
    """Give a node its children, unless this is its first visit or there is no room."""
    if at != ROOT and nodes[at].visits == 0:
        return False
    count = legal(s, t, actions)
    first = int(m.nodes)
    if first + count > m.room:
        return False
    for i in range(count):
        clear(nodes, first + i, int(actions[i]), int(s.seat))
    likely = likely_action(s, t, w, m, actions)
    for child in range(first, first + count):
        nodes[child].likely = 1 if nodes[child].action == likely else 0
    nodes[at].first = first
    nodes[at].children = count
    m.nodes += count
    return True


@compiled
def _select(nodes: Nodes, at: int) -> int:
    """The child with the highest upper confidence bound; one not yet tried counts as an average one."""
    first = int(nodes[at].first)
    end = first + int(nodes[at].children)
    visits = 0
    total = 0.0
    for child in range(first, end):
        visits += nodes[child].visits
        total += nodes[child].total
    mean = total / visits if visits else 0.0
    log = logarithm(visits + 1.0)
    best = -1.0
    chosen = first
    for child in range(first, end):
        node = nodes[child]
        if node.visits:
            bound = node.total / node.visits + EXPLORATION * math.sqrt(log / node.visits)
        else:
            bound = mean + EXPLORATION * math.sqrt(log)
        bound += TRUST * node.likely / (1 + node.visits)
        if bound > best:
            best = bound
            chosen = child
    return chosen


@compiled
def reveal(s: State, t: Tables, w: Work, m: Mind, nodes: Nodes, at: int) -> int:
    """A card comes to lie on top of the deck that was chosen; the node that stands for it (ROOT: none).

    A chance node tells apart as many cards as its visits allow; once there are so many, one of those it
    knows is drawn, each as likely as its copies make it.
    """
    deck = int(nodes[at].action) - DRAW
    if nodes[at].children < _most_revealed(int(nodes[at].visits)):
        imagine_top(s, t, deck, w)
    else:
        bring_to_top(s, t, deck, _known_card(s, t, w, nodes, at, deck))
    card = int(s.deck[int(t.deck_start[deck]) + int(s.deck_left[deck]) - 1])
    child = int(nodes[at].first)
    while child:
        if nodes[child].card == card:
            return child
        child = int(nodes[child].following)
    return _add_revealed(m, nodes, at, card)


@compiled
def _most_revealed(visits: int) -> int:
    """The cap of a chance node: it grows with the root of the visits."""
    return REVEALED_AT_FIRST + int(math.sqrt(1.0 * visits))


@compiled
def _known_card(s: State, t: Tables, w: Work, nodes: Nodes, at: int, deck: int) -> int:
    """Where a card lies in its deck that the node knows already."""
    start = int(t.deck_start[deck])
    left = int(s.deck_left[deck])
    known = 0
    for i in range(start, start + left):
        known += _is_known(nodes, at, int(s.deck[i]))
    skip = below(w.streams[deck], known)
    for i in range(start, start + left):
        if _is_known(nodes, at, int(s.deck[i])):
            if skip == 0:
                return i
            skip -= 1
    return start


@compiled
def _is_known(nodes: Nodes, at: int, card: int) -> int:
    child = int(nodes[at].first)
    while child:
        if nodes[child].card == card:
            return 1
        child = int(nodes[child].following)
    return 0


@compiled
def _add_revealed(m: Mind, nodes: Nodes, at: int, card: int) -> int:
    """A node for a card that has not been revealed here before; ROOT if there is no room."""
    if m.nodes >= m.room:
        return ROOT
    child = int(m.nodes)
    clear(nodes, child, int(nodes[at].action), int(nodes[at].seat))
    nodes[child].card = card
    nodes[child].following = nodes[at].first
    nodes[at].first = child
    nodes[at].children += 1
    m.nodes += 1
    return child


@compiled
def play_on(s: State, t: Tables, w: Work, m: Mind, actions: NDArray[np.int16]) -> None:
    """Likely play to the end of the game."""
    while s.phase != Phase.OVER and s.round_number < LONGEST:
        imagine_and_apply(s, t, w, likely_action(s, t, w, m, actions))


@compiled
def imagine_and_apply(s: State, t: Tables, w: Work, action: int) -> None:
    """Carry out an action; what it reveals is drawn afresh."""
    if draws(action):
        imagine_top(s, t, action - DRAW, w)
    elif opens_box(action):
        imagine_box(s, w)
    apply(s, t, action, w)


@compiled
def reward(s: State, t: Tables, w: Work, m: Mind, margin: float) -> None:
    """What the end is worth to each seat, 0 to 1: its share of the victory, and `margin` for the points."""
    score(s, t, w)
    for seat in range(s.players):
        lead = max(-WIDEST_MARGIN, min(WIDEST_MARGIN, 1.0 * _lead(s, w, seat)))
        m.reward[seat] = (1.0 - margin) * share(w.winners, seat) + margin * (0.5 + 0.5 * lead / WIDEST_MARGIN)


@compiled
def _lead(s: State, w: Work, seat: int) -> int:
    """Points ahead of the best of the others."""
    best = -(1 << 20)
    for other in range(s.players):
        if other != seat:
            best = max(best, int(w.points[other]))
    return int(w.points[seat]) - best
