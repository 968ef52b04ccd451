"""Requests made by schemathesis from the description of the API; see `trials.fuzz`."""

import random
from collections.abc import Callable
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from itertools import product
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from trials.fuzz.observing import Figures, observe

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
AnyCase = Case[Any]
EACH = 100  # requests to a route, at most, before it is the next one's turn
REAL = 0.5  # part of the requests about a table that are about one that is there
PASSWORD = "seven green igloos"
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
ENDS_SESSIONS = ("people.delete", "people.logout_everywhere", "people.change_password")
"""After these, whoever called may be nobody."""


class Callers:
    """Nobody, a guest, an account and a program, who take turns, each at an address of its own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._rng = random.Random("callers")
        self._headers: dict[str, dict[str, str]] = {}
        self._people = 0
        self.tables: list[str] = []
        self.session = requests.Session()
        self.session.cookies.set_policy(
            DefaultCookiePolicy(allowed_domains=[])
        )  # who calls is said each time

    def any(self) -> tuple[str, dict[str, str]]:
        """One of them, and what they send along; made if not there yet."""
        kind = self._rng.choice(("nobody", "guest", "account", "program"))
        if kind not in self._headers:
            self._headers[kind] = getattr(self, f"_{kind}")()
        return kind, self._headers[kind]

    def meet(self, case: AnyCase) -> None:
        """Let some of the requests be about a table that is there."""
        if self.tables and "table" in case.path_parameters and self._rng.random() < REAL:
            case.path_parameters["table"] = self._rng.choice(self.tables[-5:])

    def forget(self, kind: str) -> None:
        """The session has ended: somebody else comes next."""
        self._headers.pop(kind)

    def _nobody(self) -> dict[str, str]:
        self._people += 1
        return {"X-Happy-City": "1", "X-Forwarded-For": f"10.1.{self._people // 250}.{self._people % 250}"}

    def _guest(self) -> dict[str, str]:
        headers = self._nobody()
        cookies = self._ask("session", headers).cookies
        return headers | {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}

    def _account(self) -> dict[str, str]:
        headers = self._guest()
        self._ask("account", headers, {"name": f"Somebody {self._people}", "password": PASSWORD})
        return headers

    def _program(self) -> dict[str, str]:
        headers = self._account()
        program = self._ask("me/programs", headers, {"name": f"Program {self._people}"}).json()
        return {"Authorization": f"Bearer {program['token']}", "X-Forwarded-For": headers["X-Forwarded-For"]}

    def _ask(self, what: str, headers: dict[str, str], body: Any = None) -> requests.Response:
        answer = requests.post(f"{self._address}/api/{what}", headers=headers, json=body, timeout=20)
        answer.raise_for_status()
        return answer


def fuzz_http(address: str, cases: int, figures: Figures) -> None:
    """At least so many requests, to every route in turn; raises at the first wrong answer."""
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]  # all are good
    callers, rounds = Callers(address), 0
    each = min(EACH, max(2, cases // (len(operations) * len(MODES))))
    while figures.sent < cases:
        rounds += 1
        for operation, mode in product(operations, MODES):
            with suppress(Unsatisfiable):  # where nothing can be sent, nothing can be wrong
                _try(operation, mode, rounds, each, lambda case: _call(case, callers, figures))


def _try(
    operation: Any, mode: GenerationMode, number: int, each: int, call: Callable[[AnyCase], None]
) -> None:
    quickly = settings(
        max_examples=each,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    test = given(operation.as_strategy(generation_mode=mode))(call)  # type: ignore[no-untyped-call]  # untyped library
    seed(number)(quickly(test))()


def _call(case: AnyCase, callers: Callers, figures: Figures) -> None:
    kind, headers = callers.any()
    callers.meet(case)
    answer = case.call(session=callers.session, headers=headers, timeout=20)
    figures.sent += 1
    figures.answers[str(answer.status_code)] += 1
    case.validate_response(answer, checks=CHECKS)
    if case.operation.definition.raw.get("operationId") in ENDS_SESSIONS and answer.status_code < 300:
        callers.forget(kind)
    if answer.status_code == 201 and "commitment" in answer.json():
        callers.tables.append(answer.json()["id"])


def run_http(cases: int, folder: Path) -> Figures:
    """The whole of it."""
    figures = Figures()
    with observe(folder, figures) as server:
        fuzz_http(server.address, cases, figures)
    return figures
