"""The tables of the database.  Times are seconds since 1970; JSON is text that the server wrote itself."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, program, deleted
    Column("name", String(24), nullable=False),
    Column("name_key", String(48), unique=True),  # of accounts and programs: without case
    Column("password", Text),  # argon2id; none: in by a provider or a passkey alone
    Column("owner", String(16), ForeignKey("players.id", ondelete="CASCADE")),  # of a program
    Column("token_hash", String(64), unique=True),  # of a program: SHA-256 of its token
    Column("epoch", Integer, nullable=False),  # raised to end every session
    Column("settings", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("banned", Double),  # until when the host lets nobody in under this name
    Index(None, "owner"),
)

sessions = Table(  # of accounts, one for each browser; guests have none but their cookie
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(60), nullable=False),  # what its owner recognises it by
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("proved", Double),  # when its owner last proved who they are; none from before 0011
    Index(None, "player"),
)

identities = Table(  # whom the host's provider of log-ins knows
    "identities",
    metadata,
    Column("issuer", String(255), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), unique=True, nullable=False),
    Column("since", Double, nullable=False),
)

recovery = Table(  # codes for a lost password; each works once
    "recovery",
    metadata,
    Column("code_hash", String(64), primary_key=True),  # SHA-256
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # own, host, mail
    Column("expires", Double),
    Index(None, "player"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # as its device names it
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("device", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Index(None, "player"),
)

challenges = Table(  # what browsers were asked to sign; each is answered once
    "challenges",
    metadata,
    Column("id", String(128), primary_key=True),
    Column("purpose", String(16), nullable=False),  # the id of a person, or what for
    Column("until", Double, nullable=False),
    Index(None, "until"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("status", String(8), nullable=False),  # open, dealing, playing, over, closed
    Column("config", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),  # of what stands in this row and in `seats`
    Column("seq", Integer, nullable=False),  # of the last entry
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("bot_seed", String(32), nullable=False),
    Column("first", Integer),  # the seat, in the order of sitting down, that became seat 0
    Column("created", Double, nullable=False),
    Column("began", Double),
    Column("ended", Double),
    Column("previous", String(12)),
    Column("next", String(12)),
    Column("result", Text),
    Column("due", Double),  # when the server itself has to act: a bot's move, a clock that runs out
    Column("driver", String(32)),  # the process that does it, as long as it lives (`runs`)
    Column("circle", String(12)),  # whose members find it in their list
    Column("rules", Integer, nullable=False),  # the number of those that are played
    Column("cards", String(16), nullable=False),  # a hash of them
    Index(None, "status", "public"),
    Index(None, "status", "due"),
    Index(None, "host", "status"),
    Index(None, "circle", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, asked, person, program, bot
    Column("player", String(16)),
    Column("name", String(24)),
    Column("bot", String(24)),
    Column("account", Boolean, nullable=False),
    Column("resigned", String(16)),  # who sat here before a bot
    Column("promise", String(64)),  # the hash of what they add to the shuffles
    Column("nonce", String(64)),  # the same itself, once it was given
    Column("look", String(32)),  # face and colour
    Index(None, "player"),
    Index(None, "resigned"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(4), nullable=False),  # move, undo, end, away, back
    Column("seat", Integer),
    Column("move", String(120)),
    Column("key", String(64), nullable=False),
    Column("by_bot", Boolean, nullable=False),
    Column("hold", Boolean, nullable=False),  # the turn waits for `end`
    Column("at", Double, nullable=False),
    Column("spent", Double, nullable=False),  # seconds of the seat's clock
    Column("events", Text),  # what was shown, so that a replay shows the same; none from before 0005
    UniqueConstraint("table_id", "key"),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("record", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(16)),
    Column("mode", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Double, nullable=False),  # 1, or a part of it if the victory is shared
    Column("cards", Text, nullable=False),
    Column("special", String(40)),
    Column("ended", Double, nullable=False),
    Index(None, "player", "ended"),
)

taken = Table(  # games of devices without a server, by the accounts that took them along
    "taken",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("commitment", String(64), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Index(None, "table_id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("mode", String(32), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "mode", "players"),
)

days = Table(  # whose deals are decided
    "days",
    metadata,
    Column("day", String(10), primary_key=True),  # a date of UTC
    Column("secret", String(64), nullable=False),  # told when the day is over
)

daily_games = Table(
    "daily_games",
    metadata,
    Column("day", String(10), ForeignKey("days.day", ondelete="CASCADE"), primary_key=True),
    Column("mode", String(32), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("points", Integer),  # this and what follows: of a game that was ended in time
    Column("rank", Integer),
    Column("won", Double),
    Column("ended", Double),
    Index(None, "table_id"),
    Index(None, "player", "day"),
)

daily_masters = Table(  # the master's games of the same deals
    "daily_masters",
    metadata,
    Column("day", String(10), ForeignKey("days.day", ondelete="CASCADE"), primary_key=True),
    Column("mode", String(32), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
)

evenings = Table(  # club evenings
    "evenings",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("host", String(16)),  # none: they were deleted
    Column("kind", String(12), nullable=False),  # duplicate, swiss, round-robin
    Column("config", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", String(8), nullable=False),  # break, host
    Column("status", String(12), nullable=False),  # gathering, playing, over
    Column("secret", String(64), nullable=False),  # told when it is over
    Column("created", Double, nullable=False),
    Column("version", Integer, nullable=False),  # of what stands in this row and in `entrants`
    Column("round", Integer, nullable=False),  # the last that has begun
    Column("due", Double),  # when the next one begins
    Index(None, "host"),
    Index(None, "status"),
)

entrants = Table(  # who takes part
    "entrants",
    metadata,
    Column("evening", String(12), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(16)),  # none: they were deleted, their place stays
    Column("left", Boolean, nullable=False),
    UniqueConstraint("evening", "player"),
    Index(None, "player"),
)

evening_tables = Table(
    "evening_tables",
    metadata,
    Column("evening", String(12), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
)

evening_seats = Table(  # who sits there, and what they reached
    "evening_seats",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("entrant", Integer),  # their number; none: a bot
    Column("points", Integer),  # this and what follows: of a game that is over
    Column("coins", Integer),
    Column("share", Double),
    Column("luck", Double),  # worked out some time after the game
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("player", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(300)),
    Column("reaction", String(16)),
    Column("at", Double, nullable=False),
    Index(None, "player"),
    Index(None, "at"),
)

distances = Table(  # whom people do not want to hear, or to meet
    "distances",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), nullable=False),  # mute, block
    Column("since", Double, nullable=False),
    Index(None, "other"),
)

friends = Table(  # who wants whom as a friend: friends are two who want each other
    "friends",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Double, nullable=False),
    Column("unheard", Boolean, nullable=False),  # the other does not want to know of it
    Index(None, "other"),
)

doors = Table(  # how friends find somebody
    "doors",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(24), unique=True),  # of the link with which one becomes their friend
    Column("shown", Boolean, nullable=False),  # friends see when they are here
)

circles = Table(  # families, clubs: their own tables and standings
    "circles",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("owner", String(16), ForeignKey("players.id"), nullable=False),
    Column("code", String(24), unique=True, nullable=False),  # of the link with which one comes in
    Column("created", Double, nullable=False),
    Index(None, "owner"),
)

members = Table(
    "members",
    metadata,
    Column("circle", String(12), ForeignKey("circles.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Double, nullable=False),
    Column("asked_by", String(24)),  # the name of whoever has asked them; none: they are in
    Index(None, "player"),
)

presences = Table(  # who has a page open, at which process, as long as that lives
    "presences",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), ForeignKey("runs.id", ondelete="CASCADE"), primary_key=True),
    Column("place", String(8), nullable=False),  # lobby, watching, table
    Column("table_id", String(12)),
    Index(None, "process"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),  # by whom
    Column("other", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),  # about whom
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("note", String(300), nullable=False),
    Column("at", Double, nullable=False),
    Column("pending", String(48), unique=True),  # by whom, about whom, where; nothing once it is dealt with
    Column("settled", Double),
    Index(None, "player"),
    Index(None, "other"),
    Index(None, "table_id"),
)

report_lines = Table(  # what was said around it: chats go sooner than reports
    "report_lines",
    metadata,
    Column("report", String(16), ForeignKey("reports.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("player", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "player"),
)

deeds = Table(  # what the host and those they name have done, and which hints it gave
    "deeds",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", String(24), nullable=False),
    Column("what", String(16), nullable=False),
    Column("whom", String(48), nullable=False),  # a player, a table, a report; empty: everybody
    Column("about", Text, nullable=False),
    Column("hints", Text, nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("text", String(300), nullable=False),
    Column("began", Double, nullable=False),
    Column("ends", Double, nullable=False),
)

invitations = Table(  # to have an account, where that needs one
    "invitations",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("made", Double, nullable=False),
    Column("ends", Double, nullable=False),
    Column("player", String(16), ForeignKey("players.id", ondelete="SET NULL")),  # who has used it
    Index(None, "player"),
)

wishes = Table(  # what people without an open page are told of, by which channel
    "wishes",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(8), primary_key=True),  # push, mail, webhook
    Column("kind", String(12), primary_key=True),  # turn, day, over, invitation, challenge
)

contacts = Table(
    "contacts",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("mail", String(254)),
    Column("mail_confirmed", Boolean, nullable=False),
    Column("webhook", Text),
    Column("template", String(8), nullable=False),  # json, discord, ntfy
    Column("quiet", Text),  # a `protocol.Quiet`
)

devices = Table(  # browsers that show pushes
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, unique=True, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "player"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(32), primary_key=True),  # a hash of person, channel, kind, table and turn, or chance
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(8), nullable=False),
    Column("kind", String(12), nullable=False),  # a wish, or lost: a link for a lost password
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("turn", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("due", Double),  # when it is sent; none: nothing is left to do
    Column("tries", Integer, nullable=False),
    Column("sent", Double),
    Column("sender", String(32)),  # the process that sends it, as long as it lives (`runs`)
    Index(None, "due"),
    Index(None, "player"),
    Index(None, "table_id"),
)

runs = Table(
    "runs",
    metadata,
    Column("id", String(32), primary_key=True),  # a server process
    Column("began", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
