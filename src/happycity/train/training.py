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
from torch import Tensor

from happycity.bots.weights import SHIPPED, weights_of, write_weights
from happycity.codes import Code
from happycity.kernel.net.layout import VERSION, Weights
from happycity.train.broken_card import giving_up_told
from happycity.train.cluster import ClusterSchool, Players, cores_of
from happycity.train.crowd import Crowd
from happycity.train.network import Network, flat_weights, load_flat
from happycity.train.notebook import Notebook
from happycity.train.ppo import learn
from happycity.train.recipe import BadRecipe, Recipe, Study, kinds_of
from happycity.train.rollout import Collector
from happycity.train.school import Homeworks, Processes, School

SAY_EVERY = 5.0
SAVE_EVERY = 30.0
FIRST_LESSON_SECONDS = 120.0
STARTS = {"shipped": SHIPPED}
Row = dict[str, float]
"""How far a training is, for people and for the curve."""


class Training:
    """A net that learns; everything that it needs to go on lies in its folder."""

    def __init__(self, recipe: Recipe, folder: Path, ray: Any = None) -> None:
        """Begin it, or go on with it; games and lessons are shared among the machines of Ray, if given."""
        if recipe.device == "cuda" and not torch.cuda.is_available():
            raise BadRecipe(
                Code.BAD_RECIPE, found='device = "cuda"', problem="torch finds no graphics card here"
            )
        self._recipe, self._folder, self._ray = recipe, folder, ray
        torch.manual_seed(recipe.seed)
        torch.set_float32_matmul_precision("high")
        self._chance = random.Random(recipe.seed)
        self.network = Network().to(recipe.device)
        self._optimiser = torch.optim.Adam(
            self.network.parameters(), lr=recipe.rate[0], eps=1e-5, fused=recipe.device == "cuda"
        )
        self.opponent: Network = Network().to(recipe.device)
        self._snapshots: list[dict[str, Any]] = []
        if recipe.rival:
            load_flat(self.opponent, _weights_named(recipe.rival))
        if recipe.start:
            load_flat(self.network, _weights_named(recipe.start))
        self._stage = -1
        self._collector: Collector | Players
        self._school: School | None = None
        self._notebook = Notebook(recipe.study.kept, recipe.device) if recipe.study else None
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
        if self._recipe.study:
            self._school = self._new_school(self._recipe.study)
        with giving_up_told(self._checkpoint):
            try:
                self._learn_for(seconds, say)
            finally:  # also after Ctrl-C; what a card took with it leaves the last checkpoint as it is
                if self._school:
                    self._school.close()
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
        played = len(rollout.plain.actions) + len(rollout.monsters.actions)
        self._gather_lessons()
        losses = learn(
            self.network,
            self._optimiser,
            self._crowd,
            rollout,
            epochs=recipe.epochs,
            pieces=recipe.pieces,
            entropy=between(recipe.entropy, done),
            beside=self._study_loss,
        )
        self.decisions += played
        self.games += rollout.games
        self.iterations += 1
        return vars(losses)

    # --- expert iteration -----------------------------------------------------------------------------

    def _new_school(self, plan: Study) -> School:
        """Kinds of games as in the last stage, with seeds of their own in every piece of the training."""
        kinds = kinds_of(self._recipe, self._recipe.stages[-1].rows)
        homeworks = Homeworks(kinds, plan.iterations, (self._recipe.seed << 32) + self.iterations * 1000)
        return ClusterSchool(self._ray, homeworks) if self._ray else Processes(homeworks, plan.processes)

    def _gather_lessons(self) -> None:
        """Write down what is finished; nothing is learnt before the first lesson."""
        if self._school and self._notebook is not None:
            patience = 0.0 if len(self._notebook) else FIRST_LESSON_SECONDS
            self._notebook.add(self._school.gather(flat_weights(self.network), patience))

    def _study_loss(self) -> Tensor:
        study = self._recipe.study
        if not study or not self._notebook:
            return torch.zeros((), device=self._recipe.device)
        choices, values = self._notebook.loss(self.network, self._crowd, study.batch)
        return study.weight * (choices + values)

    # --- games ----------------------------------------------------------------------------------------

    def _enter_stage(self) -> None:
        """Lay out as many games as this stage of the recipe wants."""
        stages = self._recipe.stages
        stage = max(0, sum(self.decisions >= stage.since for stage in stages) - 1)
        if stage != self._stage:
            self._stage = stage
            seed = (self._recipe.seed << 40) + self.decisions
            kinds = kinds_of(self._recipe, stages[stage].rows)
            if self._ray:  # the learner's own games are never played
                self._crowd = Crowd([(config, 1) for config, _ in kinds], self._recipe.device, seed)
                number = cores_of(self._ray) // (2 if self._recipe.study else 1)  # the others look ahead
                self._collector = Players(
                    self._ray, max(1, number), kinds, seed, self._recipe.league, self._crowd
                )
            else:
                self._crowd = Crowd(kinds, self._recipe.device, seed)
                self._collector = Collector(self._crowd, self._recipe.league)

    def _choose_former(self) -> Network | None:
        """The rival, or one of the former selves, any of them."""
        recipe = self._recipe
        if not recipe.league:
            return None
        if recipe.rival:
            return self.opponent
        if self.iterations % recipe.snapshot_every == 0:
            self._snapshots.append(copy.deepcopy(self.network.state_dict()))
            if len(self._snapshots) > recipe.snapshots:  # old ones thin out
                self._snapshots.pop(self._chance.randrange(1, len(self._snapshots) * 3 // 4))
        self.opponent.load_state_dict(self._chance.choice(self._snapshots))
        return self.opponent

    def _tell(self, losses: Row, say: Callable[[Row], None]) -> None:
        row: Row = {
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "games": self.games,
            **{name: round(loss, 4) for name, loss in losses.items()},
            "lessons": self._notebook.total if self._notebook is not None else 0,
        }
        with (self._folder / "curve.jsonl").open("ab") as curve:
            curve.write(msgspec.json.encode(row) + b"\n")
        say(row)


def _weights_named(name: str) -> Weights:
    return weights_of(STARTS.get(name) or Path(name))


def between(ends: tuple[float, float], done: float) -> float:
    """From the first to the second, along half a wave."""
    return ends[1] + (ends[0] - ends[1]) * 0.5 * (1 + math.cos(math.pi * min(1.0, done)))
