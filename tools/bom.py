"""The bill of materials of a wheel (CycloneDX): what it needs from Python, what its web client is made of.

The wheel says both itself: its metadata name what it needs, and the client's build lists the packages that
are in its files.  Versions of the first are those of the environment in which the release was tested.
"""

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator
from datetime import datetime
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from uuid import UUID
from zipfile import Path as Zipped
from zipfile import ZipFile

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.model.license import License
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

CLIENT = "happycity/server/site/"
PACKAGES = f"{CLIENT}.packages.json"
"""The client's own list (web/build/licences.ts)."""
EXTRAS = ("postgresql",)
"""Extras that hosts install: told too, as optional."""


def bill(wheel: Path, lock: Path, moment: datetime) -> str:
    """The bill of a wheel as JSON; the same wheel at the same moment has the same bill."""
    digest = hashlib.sha256(wheel.read_bytes())
    bom = Bom(serial_number=UUID(bytes=digest.digest()[:16], version=4))
    bom.metadata.timestamp = moment
    with ZipFile(wheel) as archive:
        itself = _metadata(archive)
        product = bom.metadata.component = _python(itself, None)
        product.type = ComponentType.APPLICATION
        product.hashes.add(HashType(alg=HashAlgorithm.SHA_256, content=digest.hexdigest()))
        _add_python(bom, itself, product)
        packages = json.loads(archive.read(PACKAGES))
    _add_client(bom, product, packages, json.loads(lock.read_text(encoding="utf-8"))["packages"])
    return JsonV1Dot6(bom).output_as_string(indent=1) + "\n"


def _metadata(archive: ZipFile) -> Distribution:
    """What a wheel says of itself."""
    folder = next(name.partition("/")[0] for name in archive.namelist() if ".dist-info/" in name)
    return PathDistribution(Zipped(archive, f"{folder}/"))


def _add_python(bom: Bom, itself: Distribution, product: Component) -> None:
    """Everything that is installed with the wheel, and who asks for it."""
    needed = _closure(itself, ())
    found = _closure(itself, EXTRAS)
    components = {
        name: _python(one, ComponentScope.REQUIRED if name in needed else ComponentScope.OPTIONAL)
        for name, (one, _) in found.items()
    }
    bom.components.update(components.values())
    bom.register_dependency(product, [components[name] for name in _wanted(itself, EXTRAS)])
    for name, (one, extras) in found.items():
        bom.register_dependency(components[name], [components[other] for other in _wanted(one, extras)])


def _closure(start: Distribution, extras: Iterable[str]) -> dict[str, tuple[Distribution, frozenset[str]]]:
    """What is installed with a package, by name, each with the extras that were asked of it."""
    found: dict[str, tuple[Distribution, frozenset[str]]] = {}
    waiting = list(_wanted(start, extras).items())
    while waiting:
        name, asked = waiting.pop()
        known = found[name][1] if name in found else None
        if known is None or asked - known:
            found[name] = distribution(name), asked | (known or frozenset())
            waiting.extend(_wanted(*found[name]).items())
    return found


def _wanted(one: Distribution, extras: Iterable[str]) -> dict[str, frozenset[str]]:
    """What a package asks for on a machine like this one, with the extras of each."""
    wanted = map(Requirement, one.requires or ())
    return {
        canonicalize_name(other.name): frozenset(other.extras)
        for other in wanted
        if other.marker is None or any(other.marker.evaluate({"extra": extra}) for extra in ("", *extras))
    }


def _python(one: Distribution, scope: ComponentScope | None) -> Component:
    name = canonicalize_name(one.name)
    purl = PackageURL("pypi", name=name, version=one.version)
    return Component(
        name=name,
        version=one.version,
        scope=scope,
        purl=purl,
        bom_ref=str(purl),
        licenses=_licences(one),
    )


def _licences(one: Distribution) -> Iterator[License]:
    """On which terms, as far as a package says so in a word: some have the whole text in that place."""
    fields = [name for name in ("License-Expression", "License") if name in one.metadata]
    said = one.metadata[fields[0]] if fields else ""
    if said and "\n" not in said:
        yield LicenseFactory().make_from_string(said)


def _add_client(
    bom: Bom, product: Component, packages: list[dict[str, str]], lock: dict[str, dict[str, str]]
) -> None:
    """The packages in the client's files; each is a part of the wheel."""
    parts = [_npm(one, lock[f"node_modules/{one['name']}"]["integrity"]) for one in packages]
    bom.components.update(parts)
    bom.register_dependency(product, parts)


def _npm(one: dict[str, str], integrity: str) -> Component:
    group, _, name = one["name"].rpartition("/")
    kind, _, digest = integrity.partition("-")
    assert kind == "sha512", "npm's lock files have this kind"
    purl = PackageURL("npm", group or None, name, one["version"])
    return Component(
        name=name,
        group=group or None,
        version=one["version"],
        scope=ComponentScope.REQUIRED,
        purl=purl,
        bom_ref=str(purl),
        licenses=[LicenseFactory().make_from_string(one["license"])],
        hashes=[HashType(alg=HashAlgorithm.SHA_512, content=base64.b64decode(digest).hex())],
    )
