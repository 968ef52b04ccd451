"""The image, and the whole server in containers: checked as far as can be without fetching an image."""

import json
import os
import re
import shutil
import socket
import subprocess
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from happycity.server.settings import PREFIX, Settings, read_settings
from tests.containers import Instruction, Stage, environment, sent, stages

ROOT = Path(__file__).parents[1]
BUILT, SERVED = stages((ROOT / "Containerfile").read_text(encoding="utf-8"))
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
VARIABLE = re.compile(r"\$\{(\w+)(?::[-?]([^}]*))?\}")
TAGGED = re.compile(r"[a-z/]+:\d[\w.-]*")
KNOWN = {PREFIX + one.name.upper() for one in fields(Settings)}


# --- the image ------------------------------------------------------------------------------------------


def test_the_image_stands_on_named_versions() -> None:
    assert [stage.base for stage in (BUILT, SERVED) if not TAGGED.fullmatch(stage.base)] == []


def test_the_server_in_the_image_has_no_privileges() -> None:
    users = SERVED.all("USER")
    assert users
    assert users[-1] not in ("root", "0")
    assert any(told.startswith("useradd ") and users[-1] in told for told in SERVED.all("RUN"))


def test_the_image_can_tell_its_health_and_is_stopped_in_order() -> None:
    assert len(SERVED.all("HEALTHCHECK")) == 1
    (command,) = SERVED.all("CMD")
    assert json.loads(command)[:2] == ["happycity", "serve"]  # no shell between it and SIGTERM


def test_the_image_has_no_secret() -> None:
    told = [
        step.told for stage in (BUILT, SERVED) for step in stage.steps if step.word in ("ARG", "ENV", "RUN")
    ]
    assert [one for one in told if re.search(r"password|secret|token|_key", one, re.IGNORECASE)] == []
    names = [path.name for path in sent(ROOT, (ROOT / ".dockerignore").read_text(encoding="utf-8"))]
    assert [name for name in names if name.endswith((".env", ".db", ".key", ".pem"))] == []


def test_what_is_copied_is_sent_to_the_build() -> None:
    files = set(sent(ROOT, (ROOT / ".dockerignore").read_text(encoding="utf-8")))
    for told in BUILT.all("COPY"):
        for name in told.split()[:-1]:
            assert any(path.is_relative_to(ROOT / name) for path in files), name


# --- everything together --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """compose.yaml as Compose reads it, with a site and a password."""
    given = {"SITE": "play.example.org", "POSTGRES_PASSWORD": "p@ss/word"}
    text = VARIABLE.sub(lambda found: given.get(found[1], found[2] or ""), COMPOSE)
    made: dict[str, Any] = yaml.safe_load(text)
    return made


def test_every_variable_is_explained_to_the_host() -> None:
    explained = re.findall(
        r"^(\w+)=", (ROOT / "deploy/compose.env").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert set(explained) == {found[1] for found in VARIABLE.finditer(COMPOSE)}


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "deploy/happycity.env"])
def test_every_setting_that_is_named_exists(name: str) -> None:
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+", (ROOT / name).read_text(encoding="utf-8")))
    assert named
    assert named <= KNOWN


def test_the_server_takes_its_settings(compose: dict[str, Any]) -> None:
    given = {name: str(value) for name, value in compose["services"]["server"]["environment"].items()}
    settings = read_settings(environment(SERVED) | given)
    assert settings.secure_cookies
    assert settings.database.startswith("postgresql://")
    caddy = compose["services"]["caddy"]
    assert settings.proxies == caddy["networks"]["inside"]["ipv4_address"]
    assert caddy["environment"]["SERVER"] == f"server:{settings.port}"


def test_only_caddy_can_be_reached_from_outside(compose: dict[str, Any]) -> None:
    assert [name for name, one in compose["services"].items() if "ports" in one] == ["caddy"]


def test_what_must_last_is_kept_and_what_falls_is_started_again(compose: dict[str, Any]) -> None:
    services = compose["services"]
    mounts = [mount.split(":")[0] for one in services.values() for mount in one["volumes"]]
    assert {name for name in mounts if not name.startswith(".")} == compose["volumes"].keys()
    assert [name for name in mounts if name.startswith(".") and not (ROOT / name).is_file()] == []
    assert {one["restart"] for one in services.values()} == {"unless-stopped"}


def test_everything_waits_for_what_it_needs(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for one in services.values():
        for name, how in one.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            assert "healthcheck" in services[name] or "build" in services[name]
    foreign = [one["image"] for one in services.values() if "build" not in one]
    assert [image for image in foreign if not TAGGED.fullmatch(image)] == []


def test_caddy_is_told_what_it_asks_for(compose: dict[str, Any]) -> None:
    asked = re.findall(r"\{\$(\w+):", (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8"))
    assert set(asked) == compose["services"]["caddy"]["environment"].keys()


def has_compose() -> bool:
    """Docker comes with it or without."""
    if shutil.which("docker") is None:
        return False
    return subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode == 0


@pytest.mark.full
@pytest.mark.skipif(not has_compose(), reason="there is no Docker Compose here")
def test_compose_reads_it() -> None:
    words = ["docker", "compose", "--env-file", "deploy/compose.env", "config", "--quiet"]
    subprocess.run(words, cwd=ROOT, check=True, env={**os.environ, "POSTGRES_PASSWORD": "word"})


# --- its steps, in folders of their own -----------------------------------------------------------------


class Root:
    """A folder in place of an image's root: the steps of a stage run in it with a fresh Python.

    Packages are borrowed from this environment instead of fetched, npm's too.  Users are not made.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=True)
        packages = next((folder / "venv/lib").glob("python*/site-packages"))
        (packages / "borrowed.pth").write_text(f"{Path(httpx.__file__).parents[1]}\n")
        self._environment = {
            "PATH": f"{folder}/venv/bin:{os.environ['PATH']}",
            "HOME": str(folder),
            "PIP_NO_INDEX": "1",
            "PIP_NO_DEPS": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # pip's way to say: without
        }

    def within(self, text: str) -> str:
        """The same words, with this folder in place of the root."""
        return re.sub(r"(?<![\w.])/(opt|data|var)\b", rf"{self.folder}/\1", text)

    def run(self, stage: Stage, others: "Root | None" = None) -> None:
        """All steps that can be done."""
        for name, value in environment(stage).items():
            self._environment[name] = self.within(value)
        for step in stage.steps:
            self._step(step, others)

    def _step(self, step: Instruction, others: "Root | None") -> None:
        if step.word == "COPY" and others:
            *_, name, target = step.told.split()
            shutil.copytree(others.within(name), self.within(target))
        elif step.word == "COPY":
            *names, target = step.told.split()
            self._copy(names, Path(self.within(target)))
        elif step.word == "RUN" and not step.told.startswith("useradd"):
            words = ["sh", "-c", self.within(step.told)]
            subprocess.run(words, env=self._environment, cwd=self.folder, check=True)

    def _copy(self, names: list[str], target: Path) -> None:
        files = list(sent(ROOT, (ROOT / ".dockerignore").read_text(encoding="utf-8")))
        for name in names:
            for path in (one for one in files if one.is_relative_to(ROOT / name)):
                rest = path.relative_to(ROOT / name)
                to = target / rest if rest.parts else target / name
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, to)
        if "web" in names:
            (target / "node_modules").symlink_to((ROOT / "web/node_modules").resolve())

    def call(self, words: list[str], **more: str) -> "subprocess.CompletedProcess[bytes]":
        """A command, as the image would run it."""
        return subprocess.run(words, env=self._environment | more, cwd=self.folder, check=False)

    @contextmanager
    def started(self, words: list[str], **more: str) -> Iterator[None]:
        """A command that goes on meanwhile."""
        given = self._environment | more
        with subprocess.Popen(words, env=given, cwd=self.folder) as process:
            try:
                yield
            finally:
                process.terminate()


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
    return port


@pytest.mark.deep
@pytest.mark.timeout(900)  # it installs the whole image: minutes beside others
def test_the_steps_of_the_image_make_a_server_that_is_healthy(tmp_path: Path, free_port: int) -> None:
    built, served = Root(tmp_path / "built"), Root(tmp_path / "served")
    built.run(BUILT)
    (served.folder / "data").mkdir()
    served.run(SERVED, built)
    assert list((served.folder / "var/cache/happycity").iterdir())  # the engine is compiled ahead
    health = json.loads(SERVED.all("HEALTHCHECK")[0].partition("CMD ")[2])
    port = {"HAPPYCITY_PORT": str(free_port)}
    assert served.call(health, **port).returncode
    with served.started(json.loads(SERVED.all("CMD")[0]), **port):
        until = time.monotonic() + 60
        while served.call(health, **port).returncode:
            assert time.monotonic() < until, "the server does not get well"
            time.sleep(0.5)
        assert httpx.get(f"http://127.0.0.1:{free_port}/").headers["content-type"].startswith("text/html")
    assert (served.folder / "data/happycity.db").is_file()
