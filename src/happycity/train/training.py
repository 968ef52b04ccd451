"""A whole training, in pieces that can be continued: schedules, league, checkpoints, a word now and then."""

import copy
import math
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import torch

from happycity.bots.weights import write_weights
from happycity.codes import Code
from happycity.kernel.net.layout import VERSION
from happycity.train.crowd import Crowd
from happycity.train.network import Network, flat_weights
from happycity.train.ppo import learn
from happycity.train.recipe import BadRecipe, Recipe, kinds_of
from happycity.train.rollout import Collector

SAY_EVERY = 5.0
SAVE_EVERY = 30.0
Row = dict[str, float]
"""How far a training is, for people and for the curve."""


class Training:
    """A net that learns; everything that it needs to go on lies in its folder."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        if recipe.device == "cuda" and not torch.cuda.is_available():
            raise BadRecipe(
                Code.BAD_RECIPE, found='device = "cuda"', problem="torch finds no graphics card here"
            )
        self._recipe, self._folder = recipe, folder
        torch.manual_seed(recipe.seed)
        torch.set_float32_matmul_precision("high")
        self._chance = random.Random(recipe.seed)
        self.network = Network().to(recipe.device)
        self._optimiser = torch.optim.Adam(
            self.network.parameters(), lr=recipe.rate[0], eps=1e-5, fused=recipe.device == "cuda"
        )
        self._former: Network = Network().to(recipe.device)
        self._snapshots: list[dict[str, Any]] = []
        self._stage = -1
        self.decisions = self.games = self.iterations = 0
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._resume()

    @property
    def _checkpoint(self) -> Path:
        return self._folder / "checkpoint.pt"

    def run(self, seconds: float, say: Callable[[Row], None]) -> bool:
        """Learn until the recipe is done, or for so long; whether it is done."""
        try:
            self._learn_for(seconds, say)
        finally:  # also after Ctrl-C
            self.save()
        return self.decisions >= self._recipe.decisions

    def _learn_for(self, seconds: float, say: Callable[[Row], None]) -> None:
        begun = said = saved = time.perf_counter()
        before = self.seconds
        while self.decisions < self._recipe.decisions:
            row = self._iterate()
            now = time.perf_counter()
            self.seconds = before + now - begun
            if now - said > SAY_EVERY or self.iterations < 3:
                said = now
                self._tell(row, say)
            if now - saved > SAVE_EVERY:
                saved = now
                self.save()
            if now - begun > seconds:
                return

    def save(self) -> None:
        """Everything that is needed to go on, and the weights as bots read them."""
        kept = {
            "version": VERSION,
            "network": self.network.state_dict(),
            "optimiser": self._optimiser.state_dict(),
            "snapshots": self._snapshots,
            "numbers": (self.decisions, self.games, self.iterations, self.seconds),
        }
        beside = self._checkpoint.with_suffix(".new")
        torch.save(kept, beside)
        beside.replace(self._checkpoint)
        write_weights(self._folder / "weights.npz", flat_weights(self.network))

    def _resume(self) -> None:
        try:
            kept = torch.load(self._checkpoint, map_location=self._recipe.device, weights_only=True)
            if kept["version"] != VERSION:
                problem = f"it is of version {kept['version']}, this program of version {VERSION}"
                raise BadRecipe(Code.BAD_RECIPE, found=str(self._checkpoint), problem=problem)
            self.network.load_state_dict(kept["network"])
            self._optimiser.load_state_dict(kept["optimiser"])
        except BadRecipe:
            raise
        except Exception as problem:  # torch names a damaged file in many ways
            first = str(problem).splitlines()[0] if str(problem) else type(problem).__name__
            raise BadRecipe(Code.BAD_RECIPE, found=str(self._checkpoint), problem=first[:200]) from None
        self._snapshots = kept["snapshots"]
        self.decisions, self.games, self.iterations, self.seconds = kept["numbers"]

    def _iterate(self) -> Row:
        """Play, then learn from it."""
        recipe, done = self._recipe, self.decisions / self._recipe.decisions
        self._enter_stage()
        for group in self._optimiser.param_groups:
            group["lr"] = between(recipe.rate, done)
        former = self._choose_former()
        rollout = self._collector.collect(
            self.network, former, recipe.steps, beta=between(recipe.margin, done), decay=recipe.decay
        )
        played = self._crowd.rows * recipe.steps
        losses = learn(
            self.network,
            self._optimiser,
            self._crowd,
            rollout,
            epochs=recipe.epochs,
            pieces=recipe.pieces,
            entropy=between(recipe.entropy, done),
        )
        self.decisions += played
        self.games += rollout.games
        self.iterations += 1
        return vars(losses)

    def _enter_stage(self) -> None:
        """Lay out as many games as this stage of the recipe wants."""
        stages = self._recipe.stages
        stage = max(0, sum(self.decisions >= stage.since for stage in stages) - 1)
        if stage != self._stage:
            self._stage = stage
            seed = (self._recipe.seed << 40) + self.decisions
            self._crowd = Crowd(kinds_of(self._recipe, stages[stage].rows), self._recipe.device, seed)
            self._collector = Collector(self._crowd, self._recipe.league)

    def _choose_former(self) -> Network | None:
        """One of the former selves, any of them; none at first."""
        recipe = self._recipe
        if not recipe.league:
            return None
        if self.iterations % recipe.snapshot_every == 0:
            self._snapshots.append(copy.deepcopy(self.network.state_dict()))
            if len(self._snapshots) > recipe.snapshots:  # old ones thin out
                self._snapshots.pop(self._chance.randrange(1, len(self._snapshots) * 3 // 4))
        former = self._former
        former.load_state_dict(self._chance.choice(self._snapshots))
        return former

    def _tell(self, losses: Row, say: Callable[[Row], None]) -> None:
        row: Row = {
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "games": self.games,
            **{name: round(loss, 4) for name, loss in losses.items()},
        }
        with (self._folder / "curve.jsonl").open("ab") as curve:
            curve.write(msgspec.json.encode(row) + b"\n")
        say(row)


def between(ends: tuple[float, float], done: float) -> float:
    """From the first to the second, along half a wave."""
    return ends[1] + (ends[0] - ends[1]) * 0.5 * (1 + math.cos(math.pi * min(1.0, done)))
