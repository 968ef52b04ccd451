"""Messages in words; what lies hidden in a game is never among them."""

from happycity.server.model.notices import Notice
from happycity.server.model.people import Person
from happycity.server.model.tables import StoredTable
from happycity.server.post.links import Links
from happycity.server.post.message import Message
from happycity.texts import Texts


def told(notice: Notice, person: Person, table: StoredTable, round_number: int, links: Links) -> Message:
    """News of a table."""
    texts = Texts(person.settings.language)
    names = others_at(table, person.id, texts)
    return Message(
        id=notice.id,
        kind=notice.kind,
        title=texts.message(f"notice-{notice.kind}-title"),
        text=texts.message(f"notice-{notice.kind}", round=round_number, names=names),
        url=links.table(table.id),
        stop=links.stop(person.id, notice.channel, notice.kind),
        table=table.id,
        at=notice.at,
        language=person.settings.language,
    )


def trial(number: str, person: Person, now: float, links: Links) -> Message:
    """Something to see whether it arrives."""
    texts = Texts(person.settings.language)
    return Message(
        id=number,
        kind="test",
        title=texts.message("notice-test-title"),
        text=texts.message("notice-test"),
        url=links.settings(),
        stop=None,
        table=None,
        at=now,
        language=person.settings.language,
    )


def way_back(notice: Notice, person: Person, code: str, links: Links) -> Message:
    """A link with which somebody replaces a lost password."""
    texts = Texts(person.settings.language)
    return Message(
        id=notice.id,
        kind=notice.kind,
        title=texts.message("mail-lost-title"),
        text=texts.message("mail-lost", name=person.name),
        url=links.recover(person.name, code),
        stop=None,
        table=None,
        at=notice.at,
        language=person.settings.language,
    )


def others_at(table: StoredTable, player: str, texts: Texts) -> str:
    """Who else plays, by name."""
    others = [seat for seat in table.seats if seat.player != player and seat.kind != "open"]
    names = [seat.name or texts.level(seat.bot or "") for seat in others]
    return texts.message("list-separator").join(names)
