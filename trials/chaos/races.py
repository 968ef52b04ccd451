"""Two connections of one player that want different things of the same position at the same moment."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from happycity.testing.server.player import Place, Player
from trials.chaos.witness import PROBLEMS, Message, Wish, Witness

TABLES = 6  # at the same time
SAME_KEY = 0.3  # how often both send the same key, as a client does that is not sure


@dataclass
class Races:
    """How they ended."""

    witness: Witness = field(default_factory=Witness)
    begun: int = 0
    decided: int = 0
    """Different keys: one done, the other stale and shown the state."""
    agreed: int = 0
    """The same key: both done, as one entry."""
    first_won: int = 0
    """Decided for the connection that sent first."""

    @property
    def figures(self) -> dict[str, float]:
        """For people and programs."""
        return {
            "races": self.begun,
            "one winner, the other stale": self.decided,
            "… won by whose message was sent first": self.first_won,
            "same key, both the same entry": self.agreed,
            **{kind: self.witness.problems[kind] for kind in (*PROBLEMS, WRONG)},
        }


WRONG = "wrong ending"


async def run_races(addresses: Sequence[str], number: int, seed: int, tick: Callable[[], object]) -> Races:
    """Race `number` times; with two addresses each connection is to a process of its own."""
    races = Races()
    async with asyncio.TaskGroup() as group:
        for table in range(TABLES):
            group.create_task(_game_after_game(races, addresses, number, Random(f"{seed} {table}"), tick))
    return races


async def _game_after_game(
    races: Races, addresses: Sequence[str], number: int, rng: Random, tick: Callable[[], object]
) -> None:
    async with Player(addresses[0]) as player:
        elsewhere = Player(addresses[-1])
        elsewhere.http.cookies.update(player.http.cookies)
        while races.begun < number:
            table = (await player.open_table("me me", specials=rng.choice(["family", "expert"])))["id"]
            async with await player.sit(table) as one, await elsewhere.sit(table) as other:
                await asyncio.gather(one.arrive(), other.arrive())
                while races.begun < number and one.legal:
                    races.begun += 1
                    await _race(races, table, rng, rng.sample([one, other], 2))
                    tick()
        await elsewhere.http.aclose()


async def _race(races: Races, table: str, rng: Random, places: list[Place]) -> None:
    wishes = _wishes(rng, places[0])
    answers = await asyncio.gather(*(_ask(*pair) for pair in zip(places, wishes, strict=True)))
    seq = wishes[0].seq + 1
    done = [index for index, answer in enumerate(answers) if answer == {"done": seq}]
    if wishes[0].key == wishes[1].key and len(done) == 2:
        races.agreed += 1
    elif wishes[0].key != wishes[1].key and len(done) == 1 and {"stale": True} in answers:
        races.decided += 1
        races.first_won += done == [0]
        races.witness.acknowledge(table, wishes[done[0]], seq)
    else:
        races.witness.complain(WRONG, table, f"{wishes}: {answers}")
    for place in places:
        await _catch_up(place, seq)
        races.witness.show(table, place.state)
        place.received.clear()


def _wishes(rng: Random, place: Place) -> list[Wish]:
    """Two different moves under different keys, or under the same one."""
    keys = [f"{rng.getrandbits(64):016x}" for _ in range(2)]
    if rng.random() < SAME_KEY:
        keys[1] = keys[0]
    moves = rng.sample(place.legal, 2)
    return [Wish(key, place.seq, "move", move) for key, move in zip(keys, moves, strict=True)]


async def _ask(place: Place, wish: Wish) -> Message:
    """How an intent was answered; who is stale has to be shown the state, in the next such message."""
    await place.send(**wish.message)
    answer = await place.until(lambda message: message.get("key") == wish.key)
    if answer["type"] == "done":
        return {"done": answer["seq"]}
    if answer["code"] != "stale":
        return answer
    state = await place.expect("state")
    return {"stale": state["seq"] > wish.seq}


async def _catch_up(place: Place, seq: int) -> None:
    while place.seq < seq:
        await place.expect("state")
