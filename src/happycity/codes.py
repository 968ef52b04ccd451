"""Every reason for a refusal, once: its code, and the HTTP status with which a server answers it.

The sentence a person reads is the message `refusal-<code>` of the catalogue.
"""

from enum import StrEnum
from typing import Self

UNPROCESSABLE = 422
"""What was sent can be read, and cannot be done."""


class Code(StrEnum):
    """Why something is refused."""

    status: int

    def __new__(cls, text: str, status: int = UNPROCESSABLE) -> Self:
        """Text and status in one row."""
        code = str.__new__(cls, text)
        code._value_ = text
        code.status = status
        return code

    # a move that the rules do not allow now: the kernel's verdicts, by their names
    CITY_FULL = "city-full"
    CONDITION_UNMET = "condition-unmet"
    DECK_EMPTY = "deck-empty"
    GAME_OVER = "game-over"
    MARKET_TAKEN = "market-taken"
    NAME_OWNED = "name-owned"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_ON_TABLE = "not-on-table"
    NOT_VISIBLE = "not-visible"
    NOTHING_TO_COPY = "nothing-to-copy"
    OWN_SEAT = "own-seat"
    PILE_EMPTY = "pile-empty"
    PLACE_DESTROYED = "place-destroyed"
    PLACE_EMPTY = "place-empty"
    SAME_CARD = "same-card"
    SPECIAL_TAKEN = "special-taken"
    TOKENS_MISSING = "tokens-missing"
    TOO_MANY_TOKENS = "too-many-tokens"
    TOO_POOR = "too-poor"
    WRONG_PHASE = "wrong-phase"

    # moves, positions, options and records as text
    BAD_COMMITMENT = "bad-commitment"
    BAD_GROZILLA = "bad-grozilla"
    BAD_PLAYERS = "bad-players"
    BAD_SCORING = "bad-scoring"
    BAD_SPECIALS = "bad-specials"
    BAD_STAMP = "bad-stamp"
    BAD_WORD = "bad-word"
    CARD_NOT_HERE = "card-not-here"
    FOREIGN_FORMAT = "foreign-format"
    GAME_NOT_OVER = "game-not-over"
    IMPOSSIBLE_POSITION = "impossible-position"
    INCOMPLETE_MOVE = "incomplete-move"
    LINE_TOO_LONG = "line-too-long"
    MISSING_CHANCE = "missing-chance"
    NEWER_RULES = "newer-rules"
    NO_SETUP = "no-setup"
    NOT_A_NUMBER = "not-a-number"
    NOT_A_POSITION = "not-a-position"
    NOT_A_RECORD = "not-a-record"
    NOT_COMMITTED = "not-committed"
    NOTHING_REBUILT = "nothing-rebuilt"
    OTHER_CARDS = "other-cards"
    TOKENS_OUT_OF_ORDER = "tokens-out-of-order"
    TOO_MANY_CARDS = "too-many-cards"
    TOO_MANY_TOKENS_AT_PLACE = "too-many-tokens-at-place"
    UNKNOWN_CARD = "unknown-card"
    UNKNOWN_COLOUR = "unknown-colour"
    UNKNOWN_KEY = "unknown-key"
    UNKNOWN_MOVE = "unknown-move"
    UNKNOWN_NUMBER = "unknown-number"
    UNKNOWN_VALUE = "unknown-value"
    UNUSED_CHANCE = "unused-chance"
    WRONG_CHANCE = "wrong-chance"
    WRONG_COPIES = "wrong-copies"
    WRONG_COUNT = "wrong-count"
    WRONG_NUMBER_OF_DECKS = "wrong-number-of-decks"
    WRONG_NUMBER_OF_SPECIALS = "wrong-number-of-specials"

    # bots and programs that play
    BAD_AGENT = "bad-agent"
    BAD_BUDGET = "bad-budget"
    BAD_COMMAND = "bad-command"
    BOT_CRASHED = "bot-crashed"
    BOT_GIVEN_UP = "bot-given-up"
    BOT_ILLEGAL = "bot-illegal"
    BOT_MISSING = "bot-missing"
    BOT_NONSENSE = "bot-nonsense"
    BOT_RAISED = "bot-raised"
    BOT_SILENT = "bot-silent"
    DAMAGED_WEIGHTS = "damaged-weights"
    NO_BUDGET = "no-budget"
    NO_WEIGHTS = "no-weights"
    OTHER_WEIGHTS = "other-weights"
    UNKNOWN_BOT = "unknown-bot"
    UNLEARNED = "unlearned"
    UNSEEDED = "unseeded"

    # tournaments
    JOURNAL_IN_USE = "journal-in-use"
    MISSING_EXTRA = "missing-extra"
    NO_CLUSTER = "no-cluster"
    NOT_A_JOURNAL = "not-a-journal"
    NOT_IN_SUITE = "not-in-suite"
    OTHER_OPTIONS = "other-options"
    WORKER_LOST = "worker-lost"

    # a seat for language models
    BAD_ARGUMENTS = "bad-arguments"
    CARD_NOT_IN_GAME = "card-not-in-game"
    NO_GAME = "no-game"
    NO_SERVER = "no-server"
    NO_SUCH_CHAIR = "no-such-chair"
    PLAYER_CRASHED = "player-crashed"
    PLAYER_SILENT = "player-silent"
    SERVER_REFUSED = "server-refused"
    TABLE_GIVEN = "table-given"
    UNKNOWN_SECTION = "unknown-section"
    UNKNOWN_TOOL = "unknown-tool"

    # data sets
    DATASET_DAMAGED = "dataset-damaged"
    DATASET_ELSEWHERE = "dataset-elsewhere"
    DATASET_IN_USE = "dataset-in-use"
    DATASET_UNFINISHED = "dataset-unfinished"
    NOT_A_DATASET = "not-a-dataset"
    OTHER_DATASET = "other-dataset"
    OTHER_DATASET_FORMAT = "other-dataset-format"

    # environments for learning, and learning itself
    BAD_ACTIONS = "bad-actions"
    BAD_OPPONENTS = "bad-opponents"
    BAD_OPTION = "bad-option"
    BAD_RECIPE = "bad-recipe"
    BAD_SEED = "bad-seed"
    CARD_FAILED = "card-failed"
    EPISODE_OVER = "episode-over"
    MASKED_ACTION = "masked-action"
    NOT_RESET = "not-reset"

    # the server, its people and its database
    ALREADY_ACCOUNT = "already-account", 409
    ALREADY_AWAY = "already-away", 409
    ALREADY_REPORTED = "already-reported", 409
    ALREADY_TAKEN = "already-taken", 409
    ASKED_LATELY = "asked-lately", 409
    BAD_CONTACT = "bad-contact"
    BAD_DATABASE = "bad-database"
    BAD_DEVICE = "bad-device"
    BAD_ISSUER = "bad-issuer"
    BAD_LINK = "bad-link", 410
    BAD_INVITATION = "bad-invitation", 403
    BAD_LOG_LEVEL = "bad-log-level"
    BAD_MAIL_ADDRESS = "bad-mail-address"
    BAD_MAIL_SERVER = "bad-mail-server"
    BAD_MESSAGE = "bad-message"
    BAD_NETWORK = "bad-network"
    BAD_NUMBER = "bad-number"
    BAD_ORIGIN = "bad-origin"
    BAD_ROOT = "bad-root"
    BAD_PASSKEY = "bad-passkey", 401
    BAD_SETTING = "bad-setting"
    BAD_SWITCH = "bad-switch"
    BAD_TOKEN = "bad-token", 401
    BAD_WEBHOOK = "bad-webhook"
    CHANNEL_OFF = "channel-off", 409
    CHANGED_LINK = "changed-link", 410
    CIRCLE_FULL = "circle-full", 409
    BAD_WORDS = "bad-words"
    BANNED = "banned", 403
    CLOSING = "closing", 503
    DAMAGED_BACKUP = "damaged-backup"
    DAMAGED_DATABASE = "damaged-database"
    DATABASE_IN_USE = "database-in-use"
    DATABASE_NOT_EMPTY = "database-not-empty"
    DAY_TO_COME = "day-to-come", 404
    DEAL_SEALED = "deal-sealed", 403
    EVENING_BEGUN = "evening-begun", 409
    EVENING_FULL = "evening-full", 409
    EVENING_OVER = "evening-over", 409
    FAULT = "fault", 500
    FOREIGN_PAGE = "foreign-page", 403
    GAME_FINISHED = "game-finished", 409
    HINTS_NOT_AGREED = "hints-not-agreed", 409
    KEPT_APART = "kept-apart", 409
    KEY_TAKEN = "key-taken", 409
    NAME_MIXED = "name-mixed"
    NAME_OF_ADMIN = "name-of-admin", 409
    NAME_RESERVED = "name-reserved"
    NAME_TAKEN = "name-taken", 409
    NAME_RUDE = "name-rude"
    NAME_TOO_LONG = "name-too-long"
    NAME_UNREADABLE = "name-unreadable"
    NEED_ACCOUNT = "need-account", 403
    NEED_SETTING = "need-setting"
    NEED_PUBLIC_ADDRESS = "need-public-address"
    NEWER_BACKUP = "newer-backup"
    NEWER_DATABASE = "newer-database"
    NO_CHAT = "no-chat", 409
    NO_EARLY_END = "no-early-end", 409
    NO_EVENING_REMATCH = "no-evening-rematch", 409
    NO_HINTS = "no-hints", 409
    NO_DATABASE = "no-database"
    NO_FOLDER = "no-folder"
    NO_TRAINING = "no-training", 409
    NO_TURN_TO_END = "no-turn-to-end", 409
    NO_WHY = "no-why", 409
    NOBODY_ABSENT = "nobody-absent", 409
    NONCE_CHANGED = "nonce-changed", 409
    NOT_A_BACKUP = "not-a-backup"
    NOT_AWAY = "not-away", 409
    NOT_BEGUN = "not-begun", 409
    NOT_DELIVERED = "not-delivered", 409
    NOT_DEALING = "not-dealing", 409
    NOT_ENTERED = "not-entered", 409
    NOT_EVENINGS_HOST = "not-evenings-host", 403
    NOT_FOUND = "not-found", 404
    NOT_FRIENDS = "not-friends", 409
    NOT_HERE = "not-here", 409
    NOT_HOST = "not-host", 403
    NOT_JSON = "not-json", 415
    NOT_OPEN = "not-open", 409
    NOT_OVER = "not-over", 409
    NOT_OWNER = "not-owner", 403
    NOT_PROMISED = "not-promised", 409
    NOT_SEATED = "not-seated", 403
    NOT_SIGNED_IN = "not-signed-in", 401
    NOT_THERE = "not-there", 409
    NOT_UNFINISHED = "not-unfinished", 409
    NOT_YOUR_TURN = "not-your-turn", 409
    NOTHING_TO_AGREE = "nothing-to-agree", 409
    NOTHING_TO_DECIDE = "nothing-to-decide", 409
    NOTHING_TO_UNDO = "nothing-to-undo", 409
    NOWHERE_TO_SEND = "nowhere-to-send", 409
    OLDER_DATABASE = "older-database"
    ONESELF = "oneself"
    OWN_BLOCK = "own-block", 409
    PASSWORD_COMMON = "password-common"
    PASSWORD_FEW_CHARACTERS = "password-few-characters"
    PASSWORD_IS_NAME = "password-is-name"
    PASSWORD_SHORT = "password-short"
    PROMISE_GIVEN = "promise-given", 409
    PROMISE_REPEATED = "promise-repeated", 409
    RATED_NEEDS_ACCOUNTS = "rated-needs-accounts", 409
    RATED_NEEDS_CLOCK = "rated-needs-clock", 409
    RATED_NEEDS_PEOPLE = "rated-needs-people", 409
    RATED_NO_STAND_IN = "rated-no-stand-in", 409
    RATED_NO_UNDO = "rated-no-undo", 409
    RECORD_DIFFERS = "record-differs"
    ROUND_NOT_OVER = "round-not-over", 409
    ROUND_ROBIN_OF_TWO = "round-robin-of-two"
    ROUND_SEALED = "round-sealed", 403
    RUDE = "rude"
    SEAT_TAKEN = "seat-taken", 409
    SEATS_OPEN = "seats-open", 409
    SLOW_CHAT = "slow-chat", 429
    STALE = "stale", 409
    TOO_FAST = "too-fast", 429
    TOO_FEW_PEOPLE = "too-few-people", 409
    TOO_LONG = "too-long", 413
    TOO_MANY = "too-many", 429
    TOO_MANY_CIRCLES = "too-many-circles", 409
    TOO_MANY_DISTANCES = "too-many-distances", 409
    TOO_MANY_EVENINGS = "too-many-evenings", 409
    TOO_MANY_FRIENDS = "too-many-friends", 409
    TOO_MANY_GAMES = "too-many-games", 409
    TOO_MANY_MOVES = "too-many-moves"
    TOO_MANY_PASSKEYS = "too-many-passkeys", 409
    TOO_MANY_PROGRAMS = "too-many-programs", 409
    TOO_OFTEN = "too-often", 409
    TURN_NOT_ENDED = "turn-not-ended", 409
    UNKNOWN_ANNOUNCEMENT = "unknown-announcement", 404
    UNKNOWN_CIRCLE = "unknown-circle", 404
    UNKNOWN_DAY = "unknown-day", 404
    UNKNOWN_DEAL = "unknown-deal", 404
    UNKNOWN_DEVICE = "unknown-device", 404
    UNKNOWN_EVENING = "unknown-evening", 404
    UNKNOWN_GAME = "unknown-game", 404
    UNKNOWN_LEVEL = "unknown-level"
    UNKNOWN_NAME = "unknown-name", 404
    BAD_PROOF = "bad-proof", 403
    IDENTITY_TAKEN = "identity-taken", 409
    LAST_WAY_IN = "last-way-in", 409
    LOGIN_STALE = "login-stale", 410
    NEED_FRESH_LOGIN = "need-fresh-login", 403
    OTHER_IDENTITY = "other-identity", 409
    PROVIDER_DOWN = "provider-down", 502
    PROVIDER_OFF = "provider-off", 404
    PROVIDER_REFUSED = "provider-refused", 403
    UNKNOWN_PASSKEY = "unknown-passkey", 404
    UNKNOWN_PLAYER = "unknown-player", 404
    UNKNOWN_PROGRAM = "unknown-program", 404
    UNKNOWN_SESSION = "unknown-session", 404
    UNKNOWN_REPORT = "unknown-report", 404
    UNKNOWN_TABLE = "unknown-table", 404
    UNUSABLE_DATABASE = "unusable-database"
    WORKERS_NEED_POSTGRESQL = "workers-need-postgresql"
    WRONG_CODE = "wrong-code", 401
    WRONG_METHOD = "wrong-method", 405
    WRONG_PASSWORD = "wrong-password", 401
    WRONG_SEATS = "wrong-seats"
