"""A finding once more: the same table, at the same move, in the same window, with the same thing open."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace

from happycity.server.game.seating import fresh_table_id
from happycity.server.model.tables import LogEntry, StoredTable
from trials.hunt.findings import Finding, Flaw, Position
from trials.hunt.hunter import SAID
from trials.hunt.line import Line
from trials.hunt.stage import Stage
from trials.hunt.views import close_views, open_view


def see_again(stage: Stage, finding: Finding) -> tuple[list[Flaw], bytes]:
    """What is wrong there now, and a picture of the first of them (or of what is shown)."""
    scene = finding.scene
    person = stage.person(scene.size.touch)
    ids = {finding.position.viewer: person.me["id"]}
    position = with_people(finding.position, ids, stage.other.me["id"])
    seen = position.seen if scene.place == "table" else len(position.log)
    stage.lay(position.table, position.log[:seen])
    stage.show(replace(scene, place="table"), position.table.id)
    with ExitStack() as stack:
        players = {seat.player for seat in position.table.seats}
        people = [one for one in (person, stage.other) if one.me["id"] in players]
        lines = [stack.enter_context(Line(one, position.table.id)) for one in people]
        if stage.other in people:
            lines[-1].send(type="say", text=SAID)
        _play_on(lines, position.log[seen:])
        stage.arrived(person, len(position.log))
    if scene.place != "table":
        stage.show(scene, position.table.id)
    if scene.view != "plain":
        close_views(stage.window(person))
        stage.rested(person)
        open_view(stage.window(person), scene.view, scene.pick)
    flaws = stage.look(person, scene, [seat.name for seat in position.table.seats if seat.name])
    same = [index for index, flaw in enumerate(flaws) if flaw.key == finding.flaw.key]
    return flaws, stage.picture(person, same[0] if same else -1)


def _play_on(lines: Sequence[Line], entries: Sequence[LogEntry]) -> None:
    """What people did, by their own lines; the bots do the same again by themselves."""
    for entry in entries:
        line = next((one for one in lines if entry.seat in one.seats), lines[0])
        if entry.by_bot or entry.seat not in line.seats:
            line.catch_up(entry.seq)
            continue
        line.catch_up(entry.seq - 1)
        line.act(entry.kind, **({"move": entry.move} if entry.move else {}))


def with_people(position: Position, ids: dict[str, str], other: str) -> Position:
    """The same with the people that there are now."""

    def now(player: str | None) -> str | None:
        return player and ids.get(player, other)

    table: StoredTable = replace(
        position.table,
        id=fresh_table_id(),
        host=now(position.table.host) or other,
        seats=tuple(replace(seat, player=now(seat.player)) for seat in position.table.seats),
    )
    log = tuple(replace(entry, table_id=table.id) for entry in position.log)
    return replace(position, table=table, log=log)
