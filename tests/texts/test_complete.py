"""Whatever the rules can say has its sentence in every language."""

from collections.abc import Iterable
from pathlib import Path

import pytest

import happycity
from happycity.codes import Code
from happycity.kernel.layout import Happening, Phase, Verdict
from happycity.kernel.recount import Flaw
from happycity.rules.cards import COLOURS, FACES, SYMBOLS, VERBS, Kind, standard
from happycity.rules.events import FACTS
from happycity.rules.moves import FORMS
from happycity.texts import LANGUAGES, Texts
from tests.texts.catalogues import messages, placeholders

SOURCES = Path(happycity.__file__).parent


def hyphened(name: str) -> str:
    return name.lower().replace("_", "-")


FLAWS = {hyphened(flaw.name) for flaw in Flaw if flaw != Flaw.NONE}
PHASES = [phase.name.lower() for phase in Phase]


def expected() -> Iterable[str]:
    yield from (f"event-{hyphened(happening.name)}" for happening in FACTS)
    yield from (f"refusal-{code}" for code in Code)
    yield from (f"flaw-{flaw}" for flaw in FLAWS)
    yield from (f"effect-{hyphened(verb)}" for verb in VERBS)
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"help-{phase}" for phase in PHASES)
    yield from (f"move-{word}" for word in FORMS)
    yield from (f"kind-{kind}" for kind in Kind)
    yield from (f"colour-{face}" for face in FACES)
    yield from (
        f"{what}-{symbol}" for what in ("symbol", "amount", "sheet") for symbol in (*SYMBOLS, "coins")
    )


def test_every_verdict_of_the_kernel_has_its_code() -> None:
    names = {verdict.name for verdict in Verdict if verdict != Verdict.OK}
    assert sorted(names - Code.__members__.keys()) == []


def test_codes_are_named_as_they_are_written() -> None:
    assert [code for code in Code if code != hyphened(code.name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_rules_has_its_message(language: str) -> None:
    assert sorted(set(expected()) - messages(language).keys()) == []


@pytest.mark.parametrize("group", ["event", "refusal", "flaw", "effect", "phase", "help", "kind"])
def test_no_message_is_left_over(group: str) -> None:
    """A word that the rules have lost should be lost here too."""
    own = {"effect-crossed-out", "effect-most-colour-alone"}
    found = {key for key in messages("en") if key.startswith(f"{group}-")}
    assert sorted(found - set(expected()) - own) == []


def facts_of(happening: Happening) -> set[str]:
    return {name for name, _ in FACTS[happening]} - {"slot"}  # the slot is for animation only


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_use_every_fact(language: str) -> None:
    keys = {happening: f"event-{hyphened(happening.name)}" for happening in FACTS}
    unused = {key: facts_of(happening) - placeholders(language, key) for happening, key in keys.items()}
    assert {key: facts for key, facts in unused.items() if facts} == {}


def numbers_of(verb: str) -> set[str]:
    return {*VERBS[verb].all_numbers} | ({"colour"} if VERBS[verb].colour else set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_use_every_number_of_their_verb(language: str) -> None:
    keys = {verb: f"effect-{hyphened(verb)}" for verb in VERBS}
    unused = {key: numbers_of(verb) - placeholders(language, key) for verb, key in keys.items()}
    assert {key: numbers for key, numbers in unused.items() if numbers} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "form", ["colour-name", "card-of-colour", "cards-of-colour", "cards-of-colour-counted"]
)
def test_every_form_of_a_colour_is_its_own(language: str, form: str) -> None:
    said = {face: Texts(language).message(form, colour=face) for face in FACES}
    others = {colour: {said[face] for face in FACES if face != colour} for colour in COLOURS}
    assert [colour for colour in COLOURS if said[colour] in others[colour]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_building_and_monster_says_what_it_does(language: str) -> None:
    texts = Texts(language)
    for card in standard():
        does_something = card.kind in (Kind.EXPERT, Kind.MONSTER)
        assert bool(texts.effect(card)) is does_something, card.id
        assert bool(texts.condition(card)) is bool(card.condition), card.id
