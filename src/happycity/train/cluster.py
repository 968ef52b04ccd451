"""The same training on a Ray cluster: games and lessons on all its machines, learning on this one."""

from typing import Any

import torch
from torch import Tensor

from happycity.kernel.net.layout import Weights
from happycity.rules.config import Config
from happycity.train.crowd import Crowd, Look
from happycity.train.network import Network, flat_weights, load_flat
from happycity.train.rollout import Collector, Part, Rollout
from happycity.train.school import AHEAD, Homeworks
from happycity.train.study import Lessons, study

Kinds = list[tuple[Config, int]]


def cores_of(ray: Any) -> int:
    """How many can work at once: one is left to the learner."""
    return max(1, int(ray.cluster_resources().get("CPU", 2)) - 1)


class Player:
    """An actor: plays its part of the games, always with the weights it is given."""

    def __init__(self, kinds: Kinds, seed: int, league: float) -> None:
        torch.set_num_threads(1)  # there are as many players as cores
        torch.manual_seed(seed)
        self._crowd = Crowd(kinds, "cpu", seed)
        self._collector = Collector(self._crowd, league)
        self._network, self._former = Network(), Network()

    def collect(
        self, weights: Weights, former: Weights | None, steps: int, beta: float, decay: float
    ) -> Rollout:
        """So many decisions in every game; the inputs, most of it by far, are made again by the learner."""
        load_flat(self._network, weights)
        if former is not None:
            load_flat(self._former, former)
        against = None if former is None else self._former
        rollout = self._collector.collect(self._network, against, steps, beta, decay)
        for part in (rollout.plain, rollout.monsters):
            part.look = Look(part.look.sights, part.look.inputs[:0])
        return rollout


class Players:
    """As `Collector`, with so many actors on the machines of a cluster."""

    def __init__(self, ray: Any, number: int, kinds: Kinds, seed: int, league: float, learner: Crowd) -> None:
        self._ray, self._learner = ray, learner
        parts = [(config, max(1, rows // number)) for config, rows in kinds]
        actor = ray.remote(num_cpus=1)(Player)
        self._actors = [actor.remote(parts, seed + 7_919 * i, league) for i in range(number)]

    def collect(
        self, network: Network, former: Network | None, steps: int, beta: float, decay: float
    ) -> Rollout:
        """All of them at once; what they played, as one."""
        weights = self._ray.put(flat_weights(network))
        others = None if former is None else self._ray.put(flat_weights(former))
        played = [actor.collect.remote(weights, others, steps, beta, decay) for actor in self._actors]
        return _joined(self._ray.get(played), self._learner)


def _joined(rollouts: list[Rollout], learner: Crowd) -> Rollout:
    plain, monsters = (
        _one([getattr(rollout, name) for rollout in rollouts], learner) for name in ("plain", "monsters")
    )
    return Rollout(plain, monsters, sum(rollout.games for rollout in rollouts))


def _one(parts: list[Part], learner: Crowd) -> Part:
    def whole(tensors: list[Tensor]) -> Tensor:
        return torch.cat(tensors).to(learner.device)

    sights = whole([part.look.sights for part in parts])
    return Part(
        Look(sights, learner.inputs_of(sights)),
        *(
            whole([getattr(part, name) for part in parts])
            for name in ("masks", "actions", "chances", "advantages", "targets", "seated", "counts")
        ),
    )


class ClusterSchool:
    """As `Processes`, with the cores of a cluster."""

    def __init__(self, ray: Any, homeworks: Homeworks) -> None:
        self._ray, self._homeworks = ray, homeworks
        self._study = ray.remote(num_cpus=1)(study)
        self._wanted = AHEAD * cores_of(ray)
        self._out: list[Any] = []

    def gather(self, net: Weights, patience: float = 0.0) -> list[Lessons]:
        """What is finished by now, at most so many seconds from now."""
        while len(self._out) < self._wanted:
            self._out.append(self._study.remote(self._homeworks.next(net)))
        if patience:
            self._ray.wait(self._out, num_returns=1, timeout=patience)
        done, self._out = self._ray.wait(self._out, num_returns=len(self._out), timeout=0)
        lessons: list[Lessons] = self._ray.get(done)
        return lessons

    def close(self) -> None:
        """Send everybody home."""
        for homework in self._out:
            self._ray.cancel(homework, force=True)
