"""Games that are over, for what comes after: played in the page over its own connection, without a screen."""

from collections.abc import Sequence
from typing import Any

from happycity.testing.browser.person import Person

ENOUGH = 100  # cards: more than any city has
LIT = "button[data-anchor][aria-pressed]"
"""What can be chosen at a table is a button that is pressed or not; the others only explain."""

PLAY = """({ id, most, cards, payments, until }) => new Promise((done, fail) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${id}?since=0`);
  let [moves, played] = [0, -1];
  const choose = (legal) => legal.find((move) => /^(buy|take)/.test(move)) ?? legal[0];
  const end = () => { line.close(); done(moves); };
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "refused") fail(new Error(message.text));
    if (message.table?.status === "over") return end();
    if (message.type !== "state") return;
    if (message.thinking !== null) line.send(JSON.stringify({ type: "skip" }));  // nobody watches
    if (message.view.cities.some((city) => city.cards.length >= cards)) return end();
    if (message.yours.seat === null || message.seq === played) return;
    if (moves === most || message.view.phase === until) return end();
    const legal = message.yours.legal.map((one) => one.move);
    if (payments && legal.some((move) => move.includes(" with ") && legal.includes(move.split(" with ")[0])))
      return end();
    const move = choose(legal);
    played = message.seq;
    moves += 1;
    line.send(JSON.stringify({ type: "move", move, key: `${id}-${message.seq}`, seq: message.seq }));
  };
  line.onerror = () => fail(new Error("no line"));
})"""


def play_moves(person: Person, table: str, most: int = 1000, payments: bool = False, until: str = "") -> int:
    """Make so many moves of one's own at a table, or all until it is over; how many there were.

    With `payments` the first purchase that can be paid in several ways is left for others to make; with
    `until` the first decision of that phase is.
    """
    _be_here(person)
    wishes = {"id": table, "most": most, "cards": ENOUGH, "payments": payments, "until": until}
    moves: int = person.page.evaluate(PLAY, wishes)
    return moves


def play_together(people: Sequence[Person], table: str, cards: int) -> None:
    """Several people make their moves until a city has so many cards, or the game is over."""
    wishes = {"id": table, "most": 1000, "cards": cards, "payments": False, "until": ""}
    for person in people:
        _be_here(person)
        person.page.evaluate(f"(wishes) => {{ window.played = ({PLAY})(wishes); }}", wishes)
    for person in people:
        person.page.evaluate("() => window.played")


def _be_here(person: Person) -> None:
    if not person.page.url.startswith(person.address):
        person.goto("/replay")


def finished_game(person: Person, seats: str = "me newcomer", **options: Any) -> str:
    """The id of a game that was played to its end."""
    table = person.open_table(seats, **options)
    play_moves(person, table)
    return table
