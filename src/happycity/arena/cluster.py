"""The same work on a Ray cluster, with the results in order: see `parallel.in_order`."""

import logging
import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from happycity.arena.extras import RAY, check_installed
from happycity.arena.parallel import AHEAD, WorkLost
from happycity.codes import Code
from happycity.rules.refusals import Refusal

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
"""The address that means: start Ray on this machine."""
CONNECT_SECONDS = 5.0
TRY_SECONDS = 20
TRY = "import ray, sys; ray.init(sys.argv[1], log_to_driver=False); ray.shutdown()"
DEFAULT_PORT = 6379
CLIENT_PORT = 10001
CLIENT = "ray://"


class NoCluster(Refusal):
    """No Ray cluster at an address."""


def check_cluster(address: str) -> None:
    """Complain about a missing library or a dead address at once, not after the minutes Ray would wait."""
    check_installed(RAY, "ray")
    if address not in (LOCAL, "auto"):
        check_address(address)


def check_address(address: str) -> None:
    """Complain if nobody answers there."""
    try:
        socket.create_connection(_host_and_port(address), CONNECT_SECONDS).close()
        # Something listens there. Only Ray can tell whether it is Ray, and only a process can be stopped.
        subprocess.run(
            [sys.executable, "-c", TRY, address], timeout=TRY_SECONDS, capture_output=True, check=True
        )
    except (OSError, ValueError, OverflowError) as error:
        raise NoCluster(Code.NO_CLUSTER, address=address[:100], reason=str(error)) from error
    except subprocess.SubprocessError as error:
        raise NoCluster(Code.NO_CLUSTER, address=address[:100], reason=_reason(error)) from error


def _reason(error: subprocess.SubprocessError) -> str:
    if isinstance(error, subprocess.CalledProcessError):
        complaint: bytes = error.stderr
        return (complaint.decode(errors="replace").strip().splitlines() or ["refused"])[-1]
    return f"no answer in {TRY_SECONDS} seconds"


def _host_and_port(address: str) -> tuple[str, int]:
    plain = address.removeprefix(CLIENT)
    host, _, port = plain.rpartition(":") if ":" in plain else (plain, "", "")
    return host, int(port) if port else (CLIENT_PORT if address.startswith(CLIENT) else DEFAULT_PORT)


def on_cluster(work: Callable[[T], R], tasks: Iterable[T], address: str) -> Iterator[R]:
    """`map(work, tasks)` on a cluster; Happy City has to be installed on its machines."""
    with connected_to(address) as ray:
        remote = ray.remote(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            for task in tasks:
                waiting.append(remote.remote(task))
                if len(waiting) >= most:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        except ray.exceptions.RayError as error:
            raise WorkLost(Code.WORKER_LOST, processes=most // AHEAD) from error


@contextmanager
def connected_to(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster for as long as it is needed."""
    # Ray reads these when it is imported: no prompts and no advertisements in the middle of a table.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, configure_logging=True)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        raise NoCluster(Code.NO_CLUSTER, address=address[:100], reason=str(error)[:200]) from error
    try:
        yield ray
    finally:
        ray.shutdown()
