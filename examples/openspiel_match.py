"""OpenSpiel's tree search, unchanged, against one of our bots; every deal is played from both seats.

pip install 'happycity[openspiel]'
python examples/openspiel_match.py --bot greedy --milliseconds 100 --deals 3
"""

import argparse

from happycity.rl.duel import Match, Pairing, play


def main() -> None:
    """Play, game by game; `python -m bench.openspiel_match` plays hundreds, with intervals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument(
        "--milliseconds", type=int, default=100, help="what OpenSpiel's search has for a move"
    )
    parser.add_argument("--deals", type=int, default=3)
    chosen = parser.parse_args()
    match, won = Match(chosen.bot, chosen.milliseconds, seed=1, playouts="openspiel", uct=1.0), 0.0
    for deal in range(chosen.deals):
        for seat in (0, 1):
            row = play(Pairing(match, deal, seat))
            won += 1 - row["share"]
            search = row["openspiel"]
            simulations = search["simulations"] / search["moves"]  # for each move
            points = " to ".join(map(str, row["points"]))
            print(f"deal {deal}, MCTS in seat {seat}: {points} points, {simulations:.0f} simulations")
    print(f"MCTS won {won:g} of {2 * chosen.deals} games against {chosen.bot}")


if __name__ == "__main__":
    main()
