"""Passwords: good ones, kept with an effort, and guessing them."""

import asyncio

import pytest
from argon2 import PasswordHasher

from happycity.rules.refusals import Refusal
from happycity.server.names import key_of
from happycity.server.people import passwords
from happycity.server.people.passwords import COMMON, check_password
from happycity.testing.server.village import PASSWORD, Village, in_village

OTHER_PASSWORD = "nine blue museums"
EARNEST = passwords._hasher


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short-one", "password-short"),
        ("e\u0301" * 9, "password-short"),  # eighteen code points, nine letters
        ("Zoe Of The Zoo", "password-is-name"),
        ("ZOË OF THE ZOO", "password-is-name"),
        ("Password123", "password-common"),
        ("1234567890", "password-common"),
        ("qwertyuiop", "password-common"),
        ("aaaaaaaaaaaa", "password-few-characters"),
        ("abababababab", "password-few-characters"),
    ],
)
def test_easy_passwords_are_refused(password: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_password(password, "Zoë of the Zoo")
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("name", "password"), [("Ada", "AdaAdaAdaAda"), ("Adam", "adam Adam ADAM"), ("Ann B.", "Ann B. Ann B.")]
)
def test_a_name_repeated_is_refused_as_the_name(name: str, password: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_password(password, name)
    assert caught.value.code == "password-is-name"
    check_password(password + " sails", name)


def test_good_passwords_are_good() -> None:
    for password in (PASSWORD, "x7#Qp!2kLm", "正確的馬電池釘書針好密碼", "correct horse battery"):
        check_password(password, "Zoë")
    assert len(COMMON) > 500
    assert min(map(len, COMMON)) >= 10


@in_village()
async def test_a_password_can_be_typed_on_any_keyboard(village: Village) -> None:
    guest = await village.guest()
    await guest.got("POST", "/api/account", {"name": "Zoë", "password": "sieben gru\u0308ne Iglus"})
    for password in ("sieben gr\u00fcne Iglus", "sieben gru\u0308ne Iglus"):
        assert await guest.got("POST", "/api/login", {"name": "zoë", "password": password})


@in_village()
async def test_a_new_password_ends_other_sessions(village: Village) -> None:
    anna, other = await village.account("Anna"), village.browser(x_happy_city="1")
    await other.got("POST", "/api/login", {"name": "Anna", "password": PASSWORD})
    change = {"password": PASSWORD, "new_password": OTHER_PASSWORD}
    wrong = {**change, "password": OTHER_PASSWORD}
    assert await anna.code("POST", "/api/password", wrong) == "wrong-password"
    assert await anna.code("POST", "/api/password", {**change, "new_password": "anna"}) == "password-short"
    await anna.got("POST", "/api/password", change)
    assert await anna.got("GET", "/api/me")
    assert await other.code("GET", "/api/me") == "not-signed-in"
    assert await other.code("POST", "/api/login", {"name": "Anna", "password": PASSWORD}) == "wrong-password"
    assert await other.got("POST", "/api/login", {"name": "Anna", "password": OTHER_PASSWORD})


@in_village()
async def test_passwords_are_kept_with_argon2id_and_hashed_anew(village: Village) -> None:
    anna = await village.account("Anna")
    [[kept]] = await village.rows("SELECT password FROM players WHERE name = 'Anna'")
    assert kept.startswith("$argon2id$")
    old = PasswordHasher(time_cost=1, memory_cost=512, parallelism=1).hash(PASSWORD)
    await village.write("UPDATE players SET password = :old WHERE name = 'Anna'", old=old)
    await anna.got("POST", "/api/login", {"name": "Anna", "password": PASSWORD})
    [[renewed]] = await village.rows("SELECT password FROM players WHERE name = 'Anna'")
    assert renewed.split("$")[:4] == kept.split("$")[:4]
    assert await anna.got("POST", "/api/login", {"name": "Anna", "password": PASSWORD})


def test_hashes_are_an_effort() -> None:
    assert (EARNEST.type.name, EARNEST.time_cost) >= ("ID", 3)
    assert EARNEST.memory_cost >= 64 * 1024  # KiB


@in_village()
async def test_unknown_names_look_like_wrong_passwords(village: Village) -> None:
    """The same answer, after the same work."""
    await village.account("Anna")
    browser, verified, verify = village.browser(), [], passwords._verified

    def spy(stored: str, password: str) -> bool:
        verified.append(stored.split("$")[:4])
        return verify(stored, password)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_verified", spy)
        wrong = await browser.ask("POST", "/api/login", {"name": "Anna", "password": "wrong"})
        unknown = await browser.ask("POST", "/api/login", {"name": "Nobody\x00", "password": "wrong"})
    assert wrong == unknown
    assert wrong[0] == 401
    assert len(verified) == 2
    assert verified[0] == verified[1]


@in_village()
async def test_the_password_of_nobody_opens_nothing(village: Village) -> None:
    browser = village.browser()
    login = {"name": "Nobody", "password": "nobody has this password"}
    assert await browser.code("POST", "/api/login", login) == "wrong-password"


@in_village()
async def test_guessing_for_one_name_has_to_wait(village: Village) -> None:
    """A hundred times, wherever it is done: each needs an address of its own."""
    await village.account("Anna")
    limits = village.services.limits
    for one in range(100):
        limits.password(f"198.51.100.{one}", key_of("ánna"))
    right = {"name": "Anna", "password": PASSWORD}
    answer = await village.browser("203.0.113.1").request("POST", "/api/login", json=right)
    assert answer.status_code == 429
    assert 0 < int(answer.headers["retry-after"]) <= 60


@in_village()
async def test_nobody_is_locked_out_by_others(village: Village) -> None:
    anna = await village.account("Anna")
    mallory = village.browser("198.51.100.1")
    for _ in range(12):
        await mallory.ask("POST", "/api/login", {"name": "Anna", "password": "x"})
    await village.browser("198.51.100.2").got("POST", "/api/login", {"name": "Anna", "password": PASSWORD})
    change = {"password": PASSWORD, "new_password": OTHER_PASSWORD}
    await anna.got("POST", "/api/password", change)


@in_village()
async def test_guessing_from_one_address_has_to_wait_also_all_at_once(village: Village) -> None:
    browser = village.browser()
    tries = [{"name": f"Name {one}", "password": "x"} for one in range(16)]
    answers = await asyncio.gather(*(browser.ask("POST", "/api/login", one) for one in tries))
    assert sorted(status for status, _ in answers) == [401] * 10 + [429] * 6


@in_village()
async def test_right_passwords_cost_nothing(village: Village) -> None:
    anna = await village.account("Anna")
    for _ in range(12):
        await anna.got("POST", "/api/login", {"name": "Anna", "password": PASSWORD})


@in_village()
async def test_a_stolen_session_cannot_guess_the_password(village: Village) -> None:
    anna = await village.account("Anna")
    guess = {"password": "guess", "new_password": OTHER_PASSWORD}
    codes = [await anna.code("POST", "/api/password", guess) for _ in range(10)]
    assert set(codes) == {"wrong-password"}
    assert await anna.code("DELETE", "/api/me", {"password": "guess"}) == "too-fast"
