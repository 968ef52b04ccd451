"""A club evening with scripted players whose server is killed; exits with 1 if anything is wrong.

python -m trials.evening                                    16 tables, 5 deals, 10 kills
python -m trials.evening --tables 3 --deals 2 --kills 4     a small one
"""

import argparse
import asyncio
import sys

from rich.console import Console
from rich.progress import Progress

from trials.chaos.house import place_for
from trials.evening.evening import Plan, run_evening


def main() -> None:
    """Run it, and report."""
    options = _options()
    plan = Plan(
        options.tables, options.deals, options.kills, seed=options.seed, luck=not options.without_luck
    )
    place, bar = place_for(None, options.postgres), Progress(console=Console(stderr=True))
    with place as (database, folder), bar:
        task = bar.add_task("kills", total=plan.kills)
        ended = asyncio.run(run_evening(database, folder, plan, lambda: bar.advance(task)))
    print(f"games played             {ended.games}")
    print(f"kills, within a round    {ended.kills}, {ended.within}")
    print(f"intents acknowledged     {ended.witness.acknowledged}")
    print(f"places compared          {ended.compared}")
    print(f"seconds                  {ended.seconds:.0f}")
    for problem in (*ended.wrong, *ended.witness.examples):
        print(problem)
    sys.exit(bool(ended.wrong or ended.witness.problems))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="trials.evening")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="start a private PostgreSQL")
    parser.add_argument("--without-luck", action="store_true", help="do not wait for the luck of all games")
    return parser.parse_args()


if __name__ == "__main__":
    main()
