// The protocol between server and client.
// Made by `make docs` from src/happycity/server/protocol/ and the table of routes; do not edit.

/** Raised when an older client can no longer understand the server. */
export const PROTOCOL = 1;

/** Steps that somebody who comes back can be told; who missed more sees the state alone. */
export const REMEMBERED = 60;

/** Bytes of one WebSocket message or HTTP body. */
export const LONGEST_MESSAGE = 8192;

/** Letters of a name. */
export const LONGEST_NAME = 24;

/** Letters of a password. */
export const LONGEST_PASSWORD = 200;

/** Letters of something said at a table. */
export const LONGEST_CHAT = 300;

/** Letters of a mail address. */
export const LONGEST_MAIL = 254;

/** Letters of the address of a webhook. */
export const LONGEST_URL = 1000;

/** Letters of what is said beside a report. */
export const LONGEST_NOTE = 300;

/** Letters of an announcement. */
export const LONGEST_ANNOUNCEMENT = 300;

/** The level that plays for somebody who is away. */
export const STAND_IN = "shopkeeper";

/** Moves and take-backs of one table, which ends then. */
export const MOST_ENTRIES = 2000;

/** How many can play. */
export const PLAYERS = [2,3,4,5];

/** Places of a city. */
export const PLACES = 10;

/** Buildings for sale once the central area is filled (R5.2). */
export const VISIBLE = 3;

/** Coins of a player before the first round. */
export const START_COINS = 2;

/** Stop-Zilla tokens of each colour. */
export const TOKENS_PER_COLOUR = 3;

/** What lies ready (R2.2, R2.3). */
export const SET_UP = [{"players":2,"pile":1,"specials":4},{"players":3,"pile":2,"specials":5},{"players":4,"pile":3,"specials":6},{"players":5,"pile":4,"specials":7}];

/** The decks of every game. */
export const DECKS = [1,2,3];

/** The deck that Grozilla brings (R8.1). */
export const MONSTER_DECK = 4;

/** Copies of a card in the box, by its kind. */
export const COPIES = {"building":2,"multicoloured":1,"dwelling":4,"market":5,"family":1,"expert":1,"monster":1};

/** What a client sends over a WebSocket. */
export type ClientMessage =
  | Move
  | Undo
  | EndTurn
  | Away
  | Back
  | Look
  | Skip
  | Say
  | React
  | Ping;

/** What the server sends over it. */
export type ServerMessage =
  | Welcome
  | TableNews
  | State
  | Done
  | Refused
  | Said
  | Present
  | Pong
  | Closing
  | LobbyNews
  | FriendsNews;

/** What happened, for animation. */
export type GameEvent =
  | MarketChosenEvent
  | RoundBeganEvent
  | IncomeEvent
  | EffectCoinsEvent
  | TaxedEvent
  | TurnBeganEvent
  | DiscardedEvent
  | RebuiltEvent
  | RevealedEvent
  | PassedEvent
  | BoughtEvent
  | TokensPaidEvent
  | TokenGainedEvent
  | MonsterCameEvent
  | MonsterRepelledEvent
  | MonsterLeftEvent
  | DestroyedEvent
  | SpecialTakenEvent
  | ReplacedEvent
  | GiftEvent
  | CityCompleteEvent
  | CopiedEvent
  | GameOverEvent;

/** Why something is refused. */
export type RefusalCode =
  | "city-full"
  | "condition-unmet"
  | "deck-empty"
  | "game-over"
  | "market-taken"
  | "name-owned"
  | "no-such-seat"
  | "not-on-table"
  | "not-visible"
  | "nothing-to-copy"
  | "own-seat"
  | "pile-empty"
  | "place-destroyed"
  | "place-empty"
  | "same-card"
  | "special-taken"
  | "tokens-missing"
  | "too-many-tokens"
  | "too-poor"
  | "wrong-phase"
  | "bad-commitment"
  | "bad-grozilla"
  | "bad-players"
  | "bad-scoring"
  | "bad-specials"
  | "bad-stamp"
  | "bad-word"
  | "card-not-here"
  | "foreign-format"
  | "game-not-over"
  | "impossible-position"
  | "incomplete-move"
  | "line-too-long"
  | "missing-chance"
  | "newer-rules"
  | "no-setup"
  | "not-a-number"
  | "not-a-position"
  | "not-a-record"
  | "not-committed"
  | "nothing-rebuilt"
  | "other-cards"
  | "tokens-out-of-order"
  | "too-many-cards"
  | "too-many-tokens-at-place"
  | "unknown-card"
  | "unknown-colour"
  | "unknown-key"
  | "unknown-move"
  | "unknown-number"
  | "unknown-value"
  | "unused-chance"
  | "wrong-chance"
  | "wrong-copies"
  | "wrong-count"
  | "wrong-number-of-decks"
  | "wrong-number-of-specials"
  | "bad-agent"
  | "bad-budget"
  | "bad-command"
  | "bot-crashed"
  | "bot-given-up"
  | "bot-illegal"
  | "bot-missing"
  | "bot-nonsense"
  | "bot-raised"
  | "bot-silent"
  | "damaged-weights"
  | "no-budget"
  | "no-weights"
  | "other-weights"
  | "unknown-bot"
  | "unlearned"
  | "unseeded"
  | "journal-in-use"
  | "missing-extra"
  | "no-cluster"
  | "not-a-journal"
  | "not-in-suite"
  | "other-options"
  | "worker-lost"
  | "bad-arguments"
  | "card-not-in-game"
  | "no-game"
  | "no-server"
  | "no-such-chair"
  | "player-crashed"
  | "player-silent"
  | "server-refused"
  | "table-given"
  | "unknown-section"
  | "unknown-tool"
  | "dataset-damaged"
  | "dataset-elsewhere"
  | "dataset-in-use"
  | "dataset-unfinished"
  | "not-a-dataset"
  | "other-dataset"
  | "other-dataset-format"
  | "bad-actions"
  | "bad-opponents"
  | "bad-option"
  | "bad-recipe"
  | "bad-seed"
  | "card-failed"
  | "episode-over"
  | "masked-action"
  | "not-reset"
  | "already-account"
  | "already-away"
  | "already-reported"
  | "already-taken"
  | "asked-lately"
  | "bad-contact"
  | "bad-database"
  | "bad-device"
  | "bad-issuer"
  | "bad-link"
  | "bad-invitation"
  | "bad-log-level"
  | "bad-mail-address"
  | "bad-mail-server"
  | "bad-message"
  | "bad-network"
  | "bad-number"
  | "bad-origin"
  | "bad-root"
  | "bad-passkey"
  | "bad-setting"
  | "bad-switch"
  | "bad-token"
  | "bad-webhook"
  | "channel-off"
  | "changed-link"
  | "circle-full"
  | "bad-words"
  | "banned"
  | "closing"
  | "damaged-backup"
  | "damaged-database"
  | "database-in-use"
  | "database-not-empty"
  | "day-to-come"
  | "deal-sealed"
  | "evening-begun"
  | "evening-full"
  | "evening-over"
  | "fault"
  | "foreign-page"
  | "game-finished"
  | "hints-not-agreed"
  | "kept-apart"
  | "key-taken"
  | "name-mixed"
  | "name-of-admin"
  | "name-reserved"
  | "name-taken"
  | "name-rude"
  | "name-too-long"
  | "name-unreadable"
  | "need-account"
  | "need-setting"
  | "need-public-address"
  | "newer-backup"
  | "newer-database"
  | "no-chat"
  | "no-early-end"
  | "no-evening-rematch"
  | "no-hints"
  | "no-database"
  | "no-folder"
  | "no-training"
  | "no-turn-to-end"
  | "no-why"
  | "nobody-absent"
  | "nonce-changed"
  | "not-a-backup"
  | "not-away"
  | "not-begun"
  | "not-delivered"
  | "not-dealing"
  | "not-entered"
  | "not-evenings-host"
  | "not-found"
  | "not-friends"
  | "not-here"
  | "not-host"
  | "not-json"
  | "not-open"
  | "not-over"
  | "not-owner"
  | "not-promised"
  | "not-seated"
  | "not-signed-in"
  | "not-there"
  | "not-unfinished"
  | "not-your-turn"
  | "nothing-to-agree"
  | "nothing-to-decide"
  | "nothing-to-undo"
  | "nowhere-to-send"
  | "older-database"
  | "oneself"
  | "own-block"
  | "password-common"
  | "password-few-characters"
  | "password-is-name"
  | "password-short"
  | "promise-given"
  | "promise-repeated"
  | "rated-needs-accounts"
  | "rated-needs-clock"
  | "rated-needs-people"
  | "rated-no-stand-in"
  | "rated-no-undo"
  | "record-differs"
  | "round-not-over"
  | "round-robin-of-two"
  | "round-sealed"
  | "rude"
  | "seat-taken"
  | "seats-open"
  | "slow-chat"
  | "stale"
  | "too-fast"
  | "too-few-people"
  | "too-long"
  | "too-many"
  | "too-many-circles"
  | "too-many-distances"
  | "too-many-evenings"
  | "too-many-friends"
  | "too-many-games"
  | "too-many-moves"
  | "too-many-passkeys"
  | "too-many-programs"
  | "too-often"
  | "turn-not-ended"
  | "unknown-announcement"
  | "unknown-circle"
  | "unknown-day"
  | "unknown-deal"
  | "unknown-device"
  | "unknown-evening"
  | "unknown-game"
  | "unknown-level"
  | "unknown-name"
  | "bad-proof"
  | "identity-taken"
  | "last-way-in"
  | "login-stale"
  | "need-fresh-login"
  | "other-identity"
  | "provider-down"
  | "provider-off"
  | "provider-refused"
  | "unknown-passkey"
  | "unknown-player"
  | "unknown-program"
  | "unknown-session"
  | "unknown-report"
  | "unknown-table"
  | "unusable-database"
  | "workers-need-postgresql"
  | "wrong-code"
  | "wrong-method"
  | "wrong-password"
  | "wrong-seats";

/** Play a move, in the notation of docs/notation.md. */
export interface Move {
  type: "move";
  move: string;
  /** Whether the turn waits for `end` after it; null: as the player's settings say. */
  hold?: boolean | null;
  /** Chosen by the client, new for every intent: sending it again is harmless. */
  key: string;
  /** Of the last entry that the client has seen. */
  seq: number;
}

/** Take back one's own last decision. */
export interface Undo {
  type: "undo";
  /** Chosen by the client, new for every intent: sending it again is harmless. */
  key: string;
  /** Of the last entry that the client has seen. */
  seq: number;
}

/** End the turn, for players whose settings ask for it. */
export interface EndTurn {
  type: "end";
  /** Chosen by the client, new for every intent: sending it again is harmless. */
  key: string;
  /** Of the last entry that the client has seen. */
  seq: number;
}

/** Let a bot play for the sender; who holds several seats sends it for each. */
export interface Away {
  type: "away";
  /** Chosen by the client, new for every intent: sending it again is harmless. */
  key: string;
  /** Of the last entry that the client has seen. */
  seq: number;
}

/** Play for oneself again. */
export interface Back {
  type: "back";
  /** Chosen by the client, new for every intent: sending it again is harmless. */
  key: string;
  /** Of the last entry that the client has seen. */
  seq: number;
}

/** Ask for the state, with the steps after `since` (null: no steps). */
export interface Look {
  type: "look";
  /** The number of the last entry that was shown. */
  since?: number | null;
}

/** Do not wait for the pause before a bot's move. */
export interface Skip {
  type: "skip";
}

/** Chat: plain text. */
export interface Say {
  type: "say";
  text: string;
}

/** A reaction everybody sees for a moment. */
export interface React {
  type: "react";
  reaction: "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
}

/** Is the server there? */
export interface Ping {
  type: "ping";
  /** Comes back in `pong`. */
  n?: number;
}

/** The first message: who the receiver is here. */
export interface Welcome {
  type: "welcome";
  /** Rises when an older client can no longer follow. */
  protocol: number;
  /** Of the server's program. */
  version: string;
  /** The receiver's id. */
  you: string;
  role: "host" | "player" | "spectator";
  /** The receiver's own seats. */
  seats: number[];
  table: TableInfo;
  /** What was said lately. */
  chat: Chat[];
}

/** A table as everybody may see it. */
export interface TableInfo {
  id: string;
  /** `dealing`: all promises are fixed, and the server waits a moment for what was promised. */
  status: "closed" | "dealing" | "open" | "over" | "playing";
  config: ConfigPart;
  public: boolean;
  rated: boolean;
  clock: Required<ClockPart> | null;
  /** Who may chat: everybody, accounts or nobody. */
  chat: string;
  /** Seconds between two lines of one person, as the table's host wishes; the server may ask for more. */
  chat_pause: number;
  pause_ms: number;
  /** Played on a device without a server; on a server: taken into an account later. */
  device: boolean;
  /** The id of whoever opened it. */
  host: string;
  seats: SeatInfo[];
  /** Entries in the log. */
  seq: number;
  /** SHA-256 of the secret that decides every shuffle (docs/fairness.md). */
  commitment: string;
  /** The secret itself, once the game is over; that of a duplicate is told by its record alone. */
  secret: string | null;
  created: number;
  ended: number | null;
  /** The table that this is the rematch of. */
  previous: string | null;
  /** The table of the rematch. */
  next: string | null;
  result: Result | null;
  /** By seat: about how many decisions hints were given. */
  hints: number[];
  /** What those who play can decide together, and what they have said to it so far. */
  agreements: Agreement[];
  /** Seats whose people have had no page open for a minute while the game waited, and are not back. */
  absent: number[];
  /** What is tried once more: tables of a browser only. */
  practice: Practice | null;
  /** The day whose deal is played, as 2026-11-17. */
  daily: string | null;
  /** Whose members find it in their list; nobody else can open that. */
  circle: string | null;
  /** Of which club evening it is a table. */
  evening: EveningPart | null;
  /** Everything can be taken back, and chances are told: tables of a browser only. */
  training: boolean;
  stamp: Stamp;
  /** Its rules or cards are not known here: it is kept and listed, and cannot be opened. */
  foreign: boolean;
}

/** `config` of a record. */
export interface ConfigPart {
  players: number;
  specials: "expert" | "family";
  grozilla: boolean;
  scoring: "product" | "sum";
}

/** `live`: seconds for every decision, and a bank for longer ones; `slow`: the same in days of seconds. */
export interface ClockPart {
  kind: "live" | "slow";
  move_seconds: number;
  bank_seconds?: number;
}

/** Who sits in a seat. */
export interface SeatInfo {
  seat: number;
  /** `asked`: kept for somebody who was asked for a rematch and has not answered. */
  kind: "asked" | "bot" | "open" | "person" | "program";
  /** The id of the person or program. */
  player: string | null;
  name: string | null;
  /** The level of a bot. */
  bot: string | null;
  /** Whether the name is kept with a password. */
  account: boolean;
  /** The id of whoever sat here and resigned: a bot plays on under their name. `nobody`: was deleted. */
  resigned: string | null;
  /** The hash of what whoever sits here adds to the shuffles (docs/fairness.md); with the first of their seats. */
  promise: string | null;
  /** What has become of it: `withheld` if it was not given in time. */
  part: "given" | "promised" | "withheld" | null;
  /** The face and the colour that somebody has chosen: `owl/plum`, `owl`, `/plum`; null: neither. */
  look: string | null;
}

/** How a game ended, by seat. */
export interface Result {
  points: number[];
  coins: number[];
  winners: number[];
  /** Of a rated game; null for a seat whose player was deleted during the game. */
  ratings: (RatingChange | null)[] | null;
}

/** What a rated game did to a player's rating in this kind of game (`RatingData.shown`). */
export interface RatingChange {
  before: number;
  after: number;
  /** Rated games of this kind, this one included. */
  games: number;
}

/** What those who play have said to something that all who are asked have to want. */
export interface Agreement {
  /** `hints`: for everybody; `bot`: one plays for somebody absent; `end`: the game ends without a result. */
  subject: "bot" | "end" | "hints";
  /** Whom a bot shall play for; null for everything else. */
  seat: number | null;
  /** The seats that have to say yes: to `bot`, and to `end` where nothing counts, those who are present. */
  asked: number[];
  /** Seats whose players want it; whoever asked is the first. */
  yes: number[];
  /** The seat of whoever said no, or took their yes back, as long as nobody has asked again. */
  no: number | null;
  /** The round of that no: in it nobody can ask again. */
  round: number;
  /** All who are asked say yes. */
  complete: boolean;
}

/** A game that goes on from a position of another one, or of a puzzle, with hidden cards dealt anew. */
export interface Practice {
  /** The other game; null: a puzzle is solved. */
  record: Record<string, unknown> | null;
  /** Of the move before which it goes on; 0 for a puzzle. */
  number: number;
  puzzle: PuzzlePart | null;
  /** Who plays; the others are bots. */
  seat: number;
  level: string;
}

/** A puzzle of the package, as far as a table needs it. */
export interface PuzzlePart {
  id: string;
  /** The kernel's state, in base64. */
  state: string;
}

/** A table of a club evening; it waits for nobody but its clock. */
export interface EveningPart {
  /** Of the evening. */
  id: string;
  /** From 1. */
  round: number;
  /** Of the table in that round, from 1. */
  number: number;
  /** All tables of the round play the same deal: nothing of it is told while one still does. */
  duplicate: boolean;
}

/** Under which rules, and with which cards, a game is played; `stamp` of a record. */
export interface Stamp {
  rules: number;
  cards: string;
}

/** Something said or shown at the table. */
export interface Chat {
  /** Counts up at each table. */
  n: number;
  /** Who; their id. */
  player: string;
  name: string;
  /** null: a reaction. */
  text: string | null;
  /** null: a text. */
  reaction: string | null;
}

/** Seats, status or options of the table have changed. */
export interface TableNews {
  type: "table";
  table: TableInfo;
  /** The receiver's own seats. */
  seats: number[];
}

/** The game as it is, with the steps since the receiver's last one. */
export interface State {
  type: "state";
  /** Number of the last entry of the log; 0 before the first. */
  seq: number;
  /** The entry after which `steps` begin; null: without steps. */
  since: number | null;
  steps: Step[];
  /** A `PublicView`. */
  view: PublicView;
  /** The first 16 hexadecimal digits of the SHA-256 of the bytes of `view`. */
  hash: string;
  yours: YourView;
  /** Seats that a bot plays for. */
  away: number[];
  /** null: a game without a clock. */
  clock: ClockView | null;
  /** The seat of a bot that thinks or pauses. */
  thinking: number | null;
  /** The seat whose turn is played and waits for `end`; until then it can be taken back: no game is over. */
  ending: number | null;
}

/** One entry of the game's log, and what then happened. */
export interface Step {
  seq: number;
  kind: "away" | "back" | "end" | "move" | "undo";
  /** Whose entry it is. */
  seat: number | null;
  /** What was chosen, in an entry of kind `move`. */
  move: string | null;
  /** The server acted for the seat. */
  by_bot: boolean;
  /** What was played: the move, and every forced move after it. */
  moves: string[];
  /** In order, for animation; docs/protocol.md lists them. */
  events: GameEvent[];
  /** Of an entry of kind `undo`: the `seq` of every entry that it takes back. */
  undoes: number[];
  /** Of an entry of kind `away`: the clock had run out, so a bot took over. */
  out_of_time: boolean;
  /** Of an entry of kind `away`: the others let a bot play for somebody who was absent; of kind `back`: they have come. */
  agreed: boolean;
}

/** A seat has chosen its Happy Market card. */
export interface MarketChosenEvent {
  event: "market_chosen";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The colour it is about. */
  colour: string;
}

/** A round begins. */
export interface RoundBeganEvent {
  event: "round_began";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The number of the round, from 1. */
  round: number;
}

/** A seat receives its income. */
export interface IncomeEvent {
  event: "income";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** How many coins. */
  coins: number;
}

/** A card brings its owner coins. */
export interface EffectCoinsEvent {
  event: "effect_coins";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a card. */
  card: string;
  /** How many coins. */
  coins: number;
}

/** A card lets its owner take coins from another seat. */
export interface TaxedEvent {
  event: "taxed";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The seat that pays or owns the building; null: it lies in the box. */
  from: number | null;
  /** How many coins. */
  coins: number;
  /** The id of a card. */
  card: string;
}

/** A seat's turn begins. */
export interface TurnBeganEvent {
  event: "turn_began";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
}

/** A card that lay open is discarded. */
export interface DiscardedEvent {
  event: "discarded";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a card. */
  card: string;
  /** Which of the open cards, from 0. */
  slot: number;
}

/** A deck was empty: its discarded cards are shuffled and become the deck. */
export interface RebuiltEvent {
  event: "rebuilt";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The deck, from 1. */
  deck: number;
  /** How many cards. */
  cards: number;
}

/** The top card of a deck is turned over and lies open. */
export interface RevealedEvent {
  event: "revealed";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a card. */
  card: string;
  /** The deck, from 1. */
  deck: number;
}

/** A seat buys nothing and takes coins instead. */
export interface PassedEvent {
  event: "passed";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** How many coins. */
  coins: number;
}

/** A seat buys a card and puts it into its city. */
export interface BoughtEvent {
  event: "bought";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a card. */
  card: string;
  /** The place in the city, from 1. */
  place: number;
  /** What the card cost; coins and tokens pay it together. */
  price: number;
}

/** A seat pays with Stop-Zilla tokens of a colour. */
export interface TokensPaidEvent {
  event: "tokens_paid";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The colour it is about. */
  colour: string;
  /** How many tokens. */
  tokens: number;
}

/** A seat gains a Stop-Zilla token. */
export interface TokenGainedEvent {
  event: "token_gained";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The colour it is about. */
  colour: string;
}

/** A monster comes to a city. */
export interface MonsterCameEvent {
  event: "monster_came";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a monster. */
  monster: string;
}

/** A seat spends a Stop-Zilla token and sends a monster on. */
export interface MonsterRepelledEvent {
  event: "monster_repelled";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a monster. */
  monster: string;
  /** The colour it is about. */
  colour: string;
}

/** A monster leaves a city. */
export interface MonsterLeftEvent {
  event: "monster_left";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a monster. */
  monster: string;
}

/** A monster destroys a card of a city. */
export interface DestroyedEvent {
  event: "destroyed";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a card. */
  card: string;
  /** The place in the city, from 1. */
  place: number;
  /** The id of a monster. */
  monster: string;
}

/** A seat takes a special building. */
export interface SpecialTakenEvent {
  event: "special_taken";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a card. */
  card: string;
  /** The place in the city, from 1. */
  place: number;
}

/** A card leaves its place, since another one takes it. */
export interface ReplacedEvent {
  event: "replaced";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a card. */
  card: string;
  /** The place in the city, from 1. */
  place: number;
}

/** A monster makes a seat give coins of the bank to another seat. */
export interface GiftEvent {
  event: "gift";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The seat that receives. */
  to: number | null;
  /** How many coins. */
  coins: number;
  /** The id of a monster. */
  monster: string;
}

/** A city has all its cards: this is the last round. */
export interface CityCompleteEvent {
  event: "city_complete";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
}

/** A seat copies the effect of a special building. */
export interface CopiedEvent {
  event: "copied";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
  /** The id of a card. */
  card: string;
  /** The seat that pays or owns the building; null: it lies in the box. */
  from: number | null;
}

/** The game is over. */
export interface GameOverEvent {
  event: "game_over";
  /** Whose doing or fate it is; null: everybody's. */
  seat: number | null;
}

/** What everybody at the table sees: the same for every audience. */
export interface PublicView {
  /** 0 while Happy Markets are chosen. */
  round: number;
  /** A city is complete. */
  last_round: boolean;
  /** What kind of decision is next. */
  phase: "buy" | "copy" | "destroy" | "discard" | "give" | "market" | "over" | "refill" | "special";
  /** Who has to decide; null when the game is over. */
  seat: number | null;
  /** Whose turn it is; another seat may have to decide in it. */
  turn: number;
  /** The cards that lie open, left to right. */
  visible: string[];
  decks: DeckView[];
  /** Dwelling → cards left in its pile. */
  dwellings: Record<string, number>;
  /** Those of the set-up, also when they are taken. */
  specials: SpecialView[];
  /** Special buildings that are left in the box, by alphabet. */
  box: string[];
  /** Colour → Stop-Zilla tokens left; empty without Grozilla. */
  tokens: Record<string, number>;
  /** By seat. */
  cities: CityData[];
  /** Who would win if the game ended now. */
  leaders: number[];
  /** By seat, if the game ended now: 0 for the first, equal for those who share a place. */
  ranks: number[];
  /** Who has as many points as the leaders but fewer coins. */
  behind_on_coins: number[];
  /** The turn, step by step; while a turn waits for `end`, that turn. */
  steps: TurnStep[];
  /** Who begins every round. */
  first: number;
  /** Whose turn comes later in this round, in order. */
  to_come: number[];
}

/** A deck: which cards lie in it, face down or discarded, in no order. */
export interface DeckView {
  /** From 1; 4 is the deck of Grozilla. */
  deck: number;
  /** Face-down cards. */
  left: number;
  /** Face-down cards by kind: yellow, blue, green, orange, purple, multicoloured, monster. */
  kinds: Record<string, number>;
  /** Card → copies. */
  face_down: Record<string, number>;
  /** Card → copies. */
  discarded: Record<string, number>;
}

/** A special building of this game: who has it, and how far every seat is from it. */
export interface SpecialView {
  card: string;
  /** The seat in whose city it stands. */
  taken_by: number | null;
  /** Colour → cards that a city needs to take it. */
  condition: Record<string, number>;
  /** By seat: how many cards of each colour the city has towards the condition (R8.8 included). */
  met: Record<string, number>[];
  /**
   * By seat: what an expert one brings the city now, or would if it were built at once; null where it neither stands
   * nor can come any more, and for family ones, which bring what is printed.
   */
  worth: (Worth | null)[];
}

/** How much more a city has with a special building than without it; below 0: less; left out: as much. */
export interface Worth {
  /** At once, when it is built; not any more once it stands. */
  coins?: number;
  income?: number;
  hearts?: number;
  inhabitants?: number;
  points?: number;
}

/** A seat's city and purse. */
export interface CityData {
  seat: number;
  cards: string[];
  destroyed: Record<string, string>;
  market: string | null;
  special: string | null;
  coins: number;
  income: number;
  hearts: number;
  inhabitants: number;
  points: number;
  monsters: string[];
  tokens: Record<string, number>;
  louvre_phases: number;
  free_card: boolean;
  copied: string | null;
}

/** One step of the turn. */
export interface TurnStep {
  name: "buy" | "discard" | "refill" | "special";
  /** `none`: the turn goes without it. */
  state: "done" | "none" | "now" | "to-come";
  /** The card for which there is none: a monster that forbids to discard, the special building one took. */
  because: string | null;
}

/** What concerns the receiver's own seats. */
export interface YourView {
  /** The receiver's seats; none: a spectator. */
  seats: number[];
  /** The own seat that has to decide now. */
  seat: number | null;
  /** Every legal move of that seat, with what it costs and changes. */
  legal: Preview[];
  /** Every card that cannot be bought or taken, and why. */
  refusals: CardRefusal[];
  /** What the cards that lie open cost the receiver now; spectators see the prices of the turn. */
  prices: Record<string, number>;
  /** Whether `undo` would be accepted. */
  can_undo: boolean;
  /** The turn is played; the next player waits for `end`. */
  must_end: boolean;
}

/** What a legal move would bring to the seat that decides; what befalls others is in the events. */
export interface Preview {
  move: string;
  /** Coins paid in a purchase, the worth of tokens not counted; null for any other move. */
  price: number | null;
  /** Stop-Zilla tokens gained (or, below 0, spent), only colours that change. */
  tokens: Record<string, number>;
  /** In the purse right after the move, before any income phase. */
  coins: number;
  income: number;
  hearts: number;
  inhabitants: number;
  points: number;
  /** Special buildings that could be taken after the move and could not before. */
  completes: string[];
  /** What is certain to happen before the turn passes on. */
  events: GameEvent[];
  monsters: MonsterPath[];
  /** Every special building of `completes`, taken right after the move. */
  then: Completion[];
  /** Whether the turn passes on with the move. */
  passes_on: boolean;
  /** Whether the move turns up a card that nobody could know: it cannot be undone. */
  reveals: boolean;
}

/** What becomes of a monster, as far as it is certain. */
export interface MonsterPath {
  monster: string;
  /** The seat whose city it no longer stands in front of. */
  leaves: number | null;
  /** The seats that drive it on with a token, in order (R8.5). */
  repelled_by: number[];
  /** The seat in front of whose city it then stands. */
  comes_to: number | null;
  /** The place that it covers. */
  destroys: number | null;
}

/** How a seat stands once it has also taken a special building that a move completes. */
export interface Completion {
  card: string;
  income: number;
  hearts: number;
  inhabitants: number;
  points: number;
}

/** Why a card on the table is not available: code and facts of the refusal of `buy` or `take`. */
export interface CardRefusal {
  card: string;
  code: RefusalCode;
  facts: Record<string, unknown>;
}

/** Time left, in seconds, when the message was sent. */
export interface ClockView {
  /** The seat whose time runs. */
  running: number | null;
  /** By seat, until a bot takes over. */
  left: number[];
}

/** The intent with this key is stored on disk, as entry `seq`. */
export interface Done {
  type: "done";
  key: string;
  seq: number;
}

/** What was asked for cannot be; nothing has changed. */
export interface Refused {
  type: "refused";
  /** Of the intent; null for anything else. */
  key: string | null;
  /** The reason, one word for programs. */
  code: RefusalCode;
  /** What it is about. */
  facts: Record<string, unknown>;
  /** The same in the receiver's language. */
  text: string;
}

/** Somebody chats or reacts. */
export interface Said {
  type: "said";
  chat: Chat;
}

/** Who is connected. */
export interface Present {
  type: "present";
  /** Ids of those who sit here. */
  players: string[];
  /** How many others watch. */
  spectators: number;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  n: number;
}

/** The server restarts: connect again after so many milliseconds; nothing is lost. */
export interface Closing {
  type: "closing";
  retry_ms: number;
}

/** The open public tables; over the lobby's WebSocket, whenever they change. The newest table of each host comes first. */
export interface LobbyNews {
  type: "lobby";
  /** At most a hundred. */
  tables: TableInfo[];
  /** How many there are. */
  total: number;
}

/** What the receiver sees of their friends; over the lobby's WebSocket, whenever it changes. */
export interface FriendsNews {
  type: "friends";
  friends: Friends;
}

/** The caller's friends by name, and who is to become one. */
export interface Friends {
  friends: Friend[];
  /** Whom the caller has asked; whoever says no says nothing. */
  asked: Acquaintance[];
  /** Who asks the caller. */
  asking: Acquaintance[];
  invitations: InvitedTo[];
  /** The code of the caller's link, until it is renewed; null: there is none. */
  link: string | null;
  /** Whether friends see when the caller is here. */
  shown: boolean;
}

/** Somebody who wants the caller as a friend, as the caller wants them. */
export interface Friend {
  player: string;
  name: string;
  /** Whether the name is kept with a password. */
  account: boolean;
  /** Face and colour (`SeatInfo.look`). */
  look: string | null;
  since: number;
  /** null: not here, or not shown. */
  place: "lobby" | "table" | "watching" | null;
  /** The public game at which they are, if it can be watched. */
  table: string | null;
}

/** Somebody who was asked, or asks. */
export interface Acquaintance {
  player: string;
  name: string;
  /** Whether the name is kept with a password. */
  account: boolean;
  /** Face and colour (`SeatInfo.look`). */
  look: string | null;
  since: number;
}

/** A table at which a seat is kept for the caller. */
export interface InvitedTo {
  table: string;
  /** Of whoever keeps it. */
  name: string;
  rated: boolean;
  /** It is a rematch. */
  again: boolean;
}

/** Every answer that is not a success. */
export interface Failure {
  code: RefusalCode;
  facts: Record<string, unknown>;
  text: string;
}

/** Public games with people that are played just now, those with the latest move first. */
export interface Watchable {
  games: WatchedTable[];
}

/** A game that anybody may watch. */
export interface WatchedTable {
  id: string;
  /** `dealing`: all promises are fixed, and the server waits a moment for what was promised. */
  status: "closed" | "dealing" | "open" | "over" | "playing";
  config: ConfigPart;
  public: boolean;
  rated: boolean;
  clock: Required<ClockPart> | null;
  /** Who may chat: everybody, accounts or nobody. */
  chat: string;
  /** Seconds between two lines of one person, as the table's host wishes; the server may ask for more. */
  chat_pause: number;
  pause_ms: number;
  /** Played on a device without a server; on a server: taken into an account later. */
  device: boolean;
  /** The id of whoever opened it. */
  host: string;
  seats: SeatInfo[];
  /** Entries in the log. */
  seq: number;
  /** SHA-256 of the secret that decides every shuffle (docs/fairness.md). */
  commitment: string;
  /** The secret itself, once the game is over; that of a duplicate is told by its record alone. */
  secret: string | null;
  created: number;
  ended: number | null;
  /** The table that this is the rematch of. */
  previous: string | null;
  /** The table of the rematch. */
  next: string | null;
  result: Result | null;
  /** By seat: about how many decisions hints were given. */
  hints: number[];
  /** What those who play can decide together, and what they have said to it so far. */
  agreements: Agreement[];
  /** Seats whose people have had no page open for a minute while the game waited, and are not back. */
  absent: number[];
  /** What is tried once more: tables of a browser only. */
  practice: Practice | null;
  /** The day whose deal is played, as 2026-11-17. */
  daily: string | null;
  /** Whose members find it in their list; nobody else can open that. */
  circle: string | null;
  /** Of which club evening it is a table. */
  evening: EveningPart | null;
  /** Everything can be taken back, and chances are told: tables of a browser only. */
  training: boolean;
  stamp: Stamp;
  /** Its rules or cards are not known here: it is kept and listed, and cannot be opened. */
  foreign: boolean;
  round: number;
  /** Who has no seat there and looks on, the caller included. */
  watchers: number;
  /** Ids of those of its people who are at it just now and let that be seen. */
  followable: string[];
}

/** The caller's unfinished tables. */
export interface OwnTables {
  tables: OwnTable[];
}

/** An unfinished table of the caller, and where its game is. */
export interface OwnTable {
  id: string;
  /** `dealing`: all promises are fixed, and the server waits a moment for what was promised. */
  status: "closed" | "dealing" | "open" | "over" | "playing";
  config: ConfigPart;
  public: boolean;
  rated: boolean;
  clock: Required<ClockPart> | null;
  /** Who may chat: everybody, accounts or nobody. */
  chat: string;
  /** Seconds between two lines of one person, as the table's host wishes; the server may ask for more. */
  chat_pause: number;
  pause_ms: number;
  /** Played on a device without a server; on a server: taken into an account later. */
  device: boolean;
  /** The id of whoever opened it. */
  host: string;
  seats: SeatInfo[];
  /** Entries in the log. */
  seq: number;
  /** SHA-256 of the secret that decides every shuffle (docs/fairness.md). */
  commitment: string;
  /** The secret itself, once the game is over; that of a duplicate is told by its record alone. */
  secret: string | null;
  created: number;
  ended: number | null;
  /** The table that this is the rematch of. */
  previous: string | null;
  /** The table of the rematch. */
  next: string | null;
  result: Result | null;
  /** By seat: about how many decisions hints were given. */
  hints: number[];
  /** What those who play can decide together, and what they have said to it so far. */
  agreements: Agreement[];
  /** Seats whose people have had no page open for a minute while the game waited, and are not back. */
  absent: number[];
  /** What is tried once more: tables of a browser only. */
  practice: Practice | null;
  /** The day whose deal is played, as 2026-11-17. */
  daily: string | null;
  /** Whose members find it in their list; nobody else can open that. */
  circle: string | null;
  /** Of which club evening it is a table. */
  evening: EveningPart | null;
  /** Everything can be taken back, and chances are told: tables of a browser only. */
  training: boolean;
  stamp: Stamp;
  /** Its rules or cards are not known here: it is kept and listed, and cannot be opened. */
  foreign: boolean;
  /** null before it has begun. */
  round: number | null;
  /** The seat that has to decide. */
  turn: number | null;
  /** Whether that is one of the caller's: the table waits for them. */
  yours: boolean;
}

/** A table to open. One without open seats starts at once. */
export interface NewTable {
  config: ConfigPart;
  seats: SeatWish[];
  public?: boolean;
  rated?: boolean;
  clock?: ClockPart | null;
  chat?: "accounts" | "everybody" | "nobody";
  /** How long a bot's move waits, so that people can follow. */
  pause_ms?: number;
  /** One person among bots, who may take everything back: tables of a browser only. */
  training?: boolean;
  /** Of the caller: its members find the table in their list. */
  circle?: string | null;
}

/** Who shall sit in a seat: `me` (several: pass and play), a `bot`, or whoever comes (`open`). */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  /** What the person in a seat of `me` is called, if not as usual. */
  name?: string | null;
  /** A level: newcomer, resident, shopkeeper, architect, mayor, master. */
  bot?: "architect" | "master" | "mayor" | "newcomer" | "resident" | "shopkeeper" | null;
}

/** Sit down: in that seat, or in the first open one. */
export interface Join {
  seat?: number | null;
  name?: string | null;
}

/**
 * What the host does with a seat before the start: `open` sends whoever sits there away, `none` takes the seat itself
 * away.
 */
export interface Seating {
  /** The number after the last one adds a seat. */
  seat: number;
  kind: "bot" | "none" | "open";
  bot?: "architect" | "master" | "mayor" | "newcomer" | "resident" | "shopkeeper" | null;
}

/** Keep a seat for a friend: that one, or the first open one. */
export interface InviteFriend {
  player: string;
  seat?: number | null;
}

/** What the host of a table that has not begun now wants to be played there, and how. */
export interface Changes {
  specials: "expert" | "family";
  grozilla: boolean;
  scoring: "product" | "sum";
  public: boolean;
  rated: boolean;
  clock: ClockPart | null;
}

/**
 * Before the game begins: the SHA-256 hash of what one will add to the shuffles (docs/fairness.md). One that comes
 * when the game has just begun is too late: the answer shows the seat without it.
 */
export interface ShufflePromise {
  promise: string;
}

/** While the table is `dealing`: what was promised, 256 random bits in 64 hexadecimal digits. */
export interface ShufflePart {
  nonce: string;
}

/** Who may chat at the table. */
export interface ChatRule {
  chat: "accounts" | "everybody" | "nobody";
  /** Seconds between two lines of one person. */
  pause?: number;
}

/** What looks best, for somebody who has to decide. */
export interface Hint {
  seq: number;
  seat: number;
  /** The best first. */
  choices: ChoiceWorth[];
  /** What speaks for the best. */
  grounds: Ground[];
  /** How many this seat has had in this game, with this one. */
  hints: number;
}

/** A choice and what it is worth; docs/review.md tells how that is found out. */
export interface ChoiceWorth {
  move: string;
  /** Of winning, by seat. */
  chances: number[];
  /** What it costs the one who decides, compared with the best choice: part of a victory. */
  behind: number;
  /** The error bar of that. */
  error: number;
  /** Nobody can say that the best choice is better. */
  equal: boolean;
  /** Imagined worlds in which it was tried. */
  worlds: number;
}

/** A fact that speaks for a choice: the message `because-<code>` and what fills it (docs/review.md). */
export interface Ground {
  code: string;
  facts: Record<string, number | string>;
}

/**
 * What one says to something that needs consent: the first yes asks the others, a no ends it for all. A no to `bot`
 * only takes the own yes back: nobody keeps a game waiting for ever.
 */
export interface Answer {
  /** `hints`: for everybody; `bot`: one plays for somebody absent; `end`: the game ends without a result. */
  subject: "bot" | "end" | "hints";
  yes: boolean;
  /** Of `bot`: whom it shall play for. */
  seat?: number | null;
}

/** What plainly speaks for a bot's move, from what its seat could know. */
export interface Why {
  /** The number of the step. */
  seq: number;
  seat: number;
  move: string;
  /** Empty if nothing is plain. */
  grounds: Ground[];
}

/** Who the caller is. */
export interface Me {
  id: string;
  kind: "account" | "guest" | "program";
  name: string;
  settings: Required<PlayerSettings>;
  created: number;
}

/** What follows a person to every device. */
export interface PlayerSettings {
  /** Wait for `end` before the turn passes on. */
  explicit_end?: boolean;
  language?: "de" | "en" | "fr" | "pl" | "zh-Hant";
  /** Finished games may become puzzles, without names, if everybody at the table agrees. */
  puzzles?: boolean;
  /** null: one by chance, always the same. */
  face?: "fox" | "frog" | "hedgehog" | "koala" | "owl" | "panda" | "penguin" | "rabbit-face" | "tiger-face" | "unicorn" | null;
  /** What the face stands on; at a table with two of the same the later seat takes the next free one. */
  colour?: "grey" | "lime" | "orange" | "plum" | "rose" | "sky" | "yellow" | null;
}

/** What to change about oneself. */
export interface Change {
  name?: string | null;
  settings?: PlayerSettings | null;
}

/** A name, a password and, where that is asked for, an invitation. */
export interface NewAccount {
  name: string;
  password: string;
  invitation?: string | null;
}

/** Delete oneself; accounts confirm it with their password, or have logged in a moment ago. */
export interface Farewell {
  password?: string | null;
}

/** The caller's programs. */
export interface Programs {
  programs: Program[];
}

/** A program that may take seats; its token is shown once, when it is made. */
export interface Program {
  id: string;
  name: string;
  created: number;
  token: string | null;
}

/** An account for a program of one's own. */
export interface NewProgram {
  name: string;
}

/** What the caller wants to be told of while no page is open, and what is possible here. */
export interface Notices {
  /** Those that this server has. */
  channels: ("mail" | "push" | "webhook")[];
  /** With which browsers subscribe (VAPID). */
  push_key: string | null;
  wishes: Record<string, ("challenge" | "day" | "invitation" | "over" | "turn")[]>;
  quiet: Quiet | null;
  devices: Device[];
  mail: string | null;
  /** Whether the link in the first mail was followed: nothing else is sent before. */
  mail_confirmed: boolean;
  webhook: string | null;
  /** The form in which a webhook is told. */
  template: "discord" | "json" | "ntfy";
}

/** Hours in which nothing is told; what comes in them is told at their end, if it still holds. */
export interface Quiet {
  /** In minutes after midnight. */
  begin: number;
  /** The same; before `begin`: on the next day. */
  end: number;
  /** The person's time zone, such as Europe/Warsaw. */
  zone: string;
}

/** A browser that shows notices. */
export interface Device {
  /** The first 16 hexadecimal digits of the SHA-256 of its endpoint. */
  id: string;
  /** Such as `Firefox · Android`; empty if it does not say. */
  name: string;
  created: number;
}

/** All that the caller wants to be told of; what is not named is switched off. */
export interface NoticeWishes {
  wishes: Record<string, ("challenge" | "day" | "invitation" | "over" | "turn")[]>;
  quiet?: Quiet | null;
}

/** A browser's subscription to pushes (RFC 8030, RFC 8291). */
export interface NewDevice {
  endpoint: string;
  /** The browser's public key, as base64url. */
  p256dh: string;
  /** Its secret, as base64url. */
  auth: string;
}

/** Where mails go; null: nowhere any more. */
export interface MailAddress {
  address: string | null;
}

/** An address that is called; null: none any more. */
export interface Webhook {
  url: string | null;
  /** The form in which a webhook is told. */
  template?: "discord" | "json" | "ntfy";
}

/** A message to see whether it arrives. */
export interface Trial {
  /** How somebody is told who has no page open. */
  channel: "mail" | "push" | "webhook";
}

/** What the link of a mail is for. */
export interface Letter {
  purpose: "confirm" | "stop";
  /** How somebody is told who has no page open. */
  channel: "mail" | "push" | "webhook";
  /** What is to be told no more. */
  kind: "challenge" | "day" | "invitation" | "over" | "turn" | null;
  /** The mail address that is confirmed. */
  address: string | null;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The present password and the next one; an account without one has logged in a moment ago instead. */
export interface PasswordChange {
  password: string | null;
  new_password: string;
}

/** Codes for a lost password, each for once. */
export interface RecoveryCodes {
  /** How many still work. */
  left: number;
  /** The codes themselves, shown only when they are made. */
  codes: string[] | null;
}

/**
 * The password once more, for what somebody else at an open browser must not do. An account without a password has
 * logged in a moment ago instead.
 */
export interface Confirmation {
  password: string | null;
}

/** A code instead of the password that was lost, and the next password. */
export interface Recovery {
  name: string;
  code: string;
  new_password: string;
}

/** Whose password is lost: the name of an account, or the mail address that it has confirmed. */
export interface LostPassword {
  who: string;
}

/** All of them, the one that was used last at the beginning. */
export interface SessionList {
  sessions: SessionInfo[];
}

/** A browser in which an account is signed in. */
export interface SessionInfo {
  id: string;
  /** Such as `Firefox · Android`; empty if it does not say. */
  device: string;
  created: number;
  seen: number;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** The caller's passkeys. */
export interface PasskeyList {
  passkeys: PasskeyInfo[];
}

/** A passkey, which some device of the account keeps. */
export interface PasskeyInfo {
  id: string;
  /** The browser in which it was made. */
  device: string;
  created: number;
  used: number | null;
}

/** What a browser is asked for: options of WebAuthn, as JSON. */
export interface PasskeyWish {
  options: Record<string, unknown>;
}

/** What a browser answers: a credential of WebAuthn, as JSON. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** Where a browser goes to log in with the host's provider. */
export interface ProviderWish {
  url: string;
}

/** With what it comes back (OpenID Connect: authorisation code flow). */
export interface ProviderAnswer {
  state: string;
  /** null: the provider, or the person there, said no. */
  code?: string | null;
}

/** Who the caller is after they came by the provider. */
export interface Arrived {
  id: string;
  kind: "account" | "guest" | "program";
  name: string;
  settings: Required<PlayerSettings>;
  created: number;
  /** Whether the account is new and could not be called as its owner is there: taken, or refused. */
  renamed: boolean;
}

/** How the caller gets into their account. */
export interface Access {
  has_password: boolean;
  /** Since when the host's provider opens it; null: it does not. */
  provider_since: number | null;
  /** Whether this browser has logged in so lately that nothing need be confirmed. */
  fresh: boolean;
}

/** Everybody from whom the caller keeps away, the latest first; nobody else is told. */
export interface Distances {
  people: Distant[];
}

/** Somebody from whom the caller keeps away. */
export interface Distant {
  player: string;
  name: string;
  /**
   * `mute`: I do not see what they say; `block`: neither sees what the other says, asks the other or sits down with
   * them at a public table.
   */
  kind: "block" | "mute";
  since: number;
}

/** How far to keep from somebody. */
export interface Distance {
  /**
   * `mute`: I do not see what they say; `block`: neither sees what the other says, asks the other or sits down with
   * them at a public table.
   */
  kind: "block" | "mute";
}

/** Tell the host of the server about somebody at a table; what was said there last comes along. */
export interface Report {
  table: string;
  /** About whom. */
  player: string;
  /** `spoiling`: stopping a game for the others; `spam`: advertising, or the same again and again. */
  reason: "insult" | "name" | "other" | "spam" | "spoiling";
  /** What else there is to say. */
  note?: string;
}

/** Ask the account with exactly this name; capitals do not matter. */
export interface AskByName {
  name: string;
}

/** Whether friends see when one is here. */
export interface Visibility {
  shown: boolean;
}

/** Whose friend one becomes by a link. */
export interface Door {
  player: string;
  name: string;
  account: boolean;
  look: string | null;
}

/** The caller's circles by name. */
export interface Circles {
  circles: CircleInfo[];
}

/** A circle of the caller, or one to which they are asked. */
export interface CircleInfo {
  id: string;
  name: string;
  members: number;
  /** Who has asked the caller; null: they are in. */
  asked_by: string | null;
}

/** A circle to make; whoever makes it is its owner. */
export interface NewCircle {
  name: string;
}

/** A circle as its members see it; nobody else does. */
export interface CirclePage {
  id: string;
  name: string;
  owner: string;
  created: number;
  /** The code of the link with which one comes in. */
  link: string;
  /** The oldest first. */
  members: Member[];
  /** Those that wait or are played, the newest first. */
  tables: TableInfo[];
  /** The twenty that ended last. */
  games: TableInfo[];
  standings: Standing[];
  /** The same over the last thirty days. */
  recent: Standing[];
}

/** Somebody in a circle, or asked to it. */
export interface Member {
  player: string;
  name: string;
  account: boolean;
  look: string | null;
  since: number;
  /** They have not answered. */
  asked: boolean;
}

/** How somebody stands in a circle. */
export interface Standing {
  player: string;
  name: string;
  games: number;
  /** Shared victories count in part. */
  wins: number;
  win_share: number;
  by_mode: ModeStatistics[];
}

/** The same for one kind of game. */
export interface ModeStatistics {
  mode: string;
  players: number;
  games: number;
  wins: number;
  mean_points: number;
}

/** All of them, the oldest first. */
export interface CircleResults {
  results: CircleResult[];
}

/** How a game of a circle ended for one seat. */
export interface CircleResult {
  table: string;
  ended: number;
  mode: string;
  players: number;
  rated: boolean;
  seat: number;
  /** Empty for bots, and for people who were deleted. */
  name: string;
  points: number;
  won: number;
}

/** What a circle is to be called. */
export interface CircleName {
  name: string;
}

/** The member who is to be the owner. */
export interface Heir {
  player: string;
}

/** What a link leads into. */
export interface CircleDoor {
  name: string;
  members: number;
  /** Its id, if the caller is in already. */
  circle: string | null;
}

/** Finished games, newest first; `next` continues the list. */
export interface Games {
  games: TableInfo[];
  next: string | null;
}

/** The games of devices that are in the caller's account. */
export interface TakenGames {
  /** By which a device knows its own. */
  commitments: string[];
}

/** A game that was played on a device without a server, to be taken into the caller's account. */
export interface DeviceGame {
  /** With its secret (`meta.fair`): every shuffle is derived again. */
  record: GameRecord;
  /** When, by the device's clock; the server believes no time that is still to come. */
  ended: number;
}

/** A record that somebody brings along; docs/notation.md explains it. */
export interface GameRecord {
  format: string;
  config: ConfigPart;
  setup: SetupPart;
  chance: RebuildPart[];
  moves: string[];
  result: ResultPart;
  stamp?: Stamp | null;
  meta?: Record<string, unknown>;
  states?: Record<string, unknown>[] | null;
}

/** `setup` of a record. */
export interface SetupPart {
  decks: string[][];
  specials: string[];
  box: string[];
}

/** One entry of `chance`. */
export interface RebuildPart {
  reshuffle: number;
  order: string[];
}

/** `result` of a record. */
export interface ResultPart {
  points: number[];
  coins: number[];
  winners: number[];
  hearts: number[];
  inhabitants: number[];
  rounds: number;
}

/** A finished game, step by step. */
export interface Replay {
  table: TableInfo;
  /** The `PublicView` before the first step. */
  first: PublicView;
  /** What the cards that lie open in it cost whose turn it is. */
  prices: Record<string, number>;
  steps: ReplayStep[];
}

/** One step and the view after it. */
export interface ReplayStep {
  step: Step;
  view: PublicView;
  /** What the cards that lie open then cost whose turn it is. */
  prices: Record<string, number>;
}

/** The count of all cities, card by card, and who wins. */
export interface ScoreSheet {
  scoring: "product" | "sum";
  rounds: number;
  /** By seat. */
  cities: CityScore[];
  winners: number[];
  /** Whether coins had to decide between equal points. */
  by_coins: boolean;
  /** Who has as many points as the winners but fewer coins. */
  behind_on_coins: number[];
}

/** The count of one city. */
export interface CityScore {
  seat: number;
  /** From 1; equal for those who share a victory or a place. */
  rank: number;
  /** Colour of the Happy Market. */
  market: string | null;
  /** The special building that stands in the city. */
  special: string | null;
  lines: ScoreLine[];
  income: number;
  hearts: number;
  inhabitants: number;
  /** Inhabitants × hearts, or their sum. */
  counted: number;
  /** Points that a special building costs. */
  lost: number;
  /** Whether a special building doubled the points. */
  doubled: boolean;
  points: number;
  coins: number;
}

/** What one card or monster brings at the end. */
export interface ScoreLine {
  card: string;
  /** From 1; null for a monster in front of the city. */
  place: number | null;
  income: number;
  hearts: number;
  inhabitants: number;
  /** The monster that sits on the card, and whose symbols these are. */
  destroyed_by: string | null;
  /** The special building that this one copied. */
  copied: string | null;
  /** The seat that this special building looks at. */
  neighbour: number | null;
}

/** A finished game looked back on; docs/story.md tells how the chances are estimated. */
export interface Story {
  rounds: RoundStory[];
  /** After each step, from step 0 on: every seat's chance of winning, 0 to 1. */
  chances: number[][];
  /** By seat: how much hidden cards changed the chance of winning, all in all. */
  luck: number[];
  reveals: Reveal[];
  /** After each step: how many moves had been played that were never taken back; a record numbers them. */
  reached: number[];
}

/** One round of a finished game. */
export interface RoundStory {
  round: number;
  /** Number of the step with which it began. */
  first: number;
  last: number;
  seats: SeatRound[];
  /** By seat, when the round was over. */
  chances: number[];
}

/** How a city stood in one round. */
export interface SeatRound {
  /** In hand when the seat's turn began, its income included. */
  coins: number;
  /** This and what follows: when the round was over. */
  income: number;
  points: number;
  inhabitants: number;
  hearts: number;
  cards: number;
  /** Cards that came into the city in this round. */
  built: string[];
}

/** A hidden card was turned over, and what it did to the chances of winning. */
export interface Reveal {
  step: number;
  round: number;
  /** Who turned it over. */
  seat: number;
  /** What happened; null if nothing worth mentioning did. */
  event: MarketChosenEvent | RoundBeganEvent | IncomeEvent | EffectCoinsEvent | TaxedEvent | TurnBeganEvent | DiscardedEvent | RebuiltEvent | RevealedEvent | PassedEvent | BoughtEvent | TokensPaidEvent | TokenGainedEvent | MonsterCameEvent | MonsterRepelledEvent | MonsterLeftEvent | DestroyedEvent | SpecialTakenEvent | ReplacedEvent | GiftEvent | CityCompleteEvent | CopiedEvent | GameOverEvent | null;
  /** The chances by seat before anybody knew the card. */
  before: number[];
  after: number[];
}

/** The deals of today, those of yesterday, and that tomorrow's are decided. */
export interface Daily {
  /** Whether results are compared; not where a browser answers by itself. */
  counts: boolean;
  today: DailyDay;
  yesterday: DailyDay | null;
  tomorrow: DailyPromise;
  /** On how many days in a row, up to now, the caller has finished a deal. */
  streak: number;
}

/** The deals of one day. */
export interface DailyDay {
  /** A date of UTC, as 2026-11-17. */
  day: string;
  /** SHA-256 of the day's secret; shown from the day before on. */
  commitment: string;
  /** The secret itself, once the day is over: every deal of the day follows from it (docs/fairness.md). */
  secret: string | null;
  sets: DailySet[];
}

/** One deal of a day, and how far the caller is with it. */
export interface DailySet {
  /** family or expert, with +grozilla. */
  mode: string;
  config: ConfigPart;
  /** By seat: the level of the bot; null is whoever plays. */
  seats: (string | null)[];
  /** `closed`: given up; `late`: ended too late to count. */
  state: "closed" | "done" | "late" | "new" | "playing";
  /** The caller's table, once there is one. */
  table: string | null;
  /** Of a game that counts. */
  result: DailyResult | null;
  /** How many have finished it. */
  players: number;
}

/** How the caller's game of a deal ended. */
export interface DailyResult {
  points: number;
  /** At the table, from 1. */
  rank: number;
  /** Of the others who played this deal, how many in a hundred have fewer points; null: nobody else did. */
  better: number | null;
}

/** A day whose deals are decided and not told yet. */
export interface DailyPromise {
  day: string;
  commitment: string;
}

/** How a deal was played. Before the day is over only who has finished it is told more than how many have. */
export interface DailyStandings {
  day: string;
  mode: string;
  config: ConfigPart;
  /** Whether the day is over. */
  over: boolean;
  /** How many have finished. */
  players: number;
  mine: DailyResult | null;
  /** The first ten. */
  first: DailyPlace[];
  /** From few points to many. */
  points: DailyCount[];
  /** The caller's game. */
  line: DailyLine | null;
  /** The game of the strongest bot from the same seat; null while it is being played. */
  master: DailyLine | null;
}

/** A place in the standings of a deal. */
export interface DailyPlace {
  place: number;
  player: string;
  name: string;
  look: string | null;
  points: number;
}

/** How many have reached so many points. */
export interface DailyCount {
  points: number;
  players: number;
}

/** A game of a deal: what was built in it. */
export interface DailyLine {
  /** By which it can be replayed. */
  game: string;
  seat: number;
  points: number;
  rank: number;
  inhabitants: number;
  hearts: number;
  /** The special building that stands in the city. */
  special: string | null;
  /** By round: the cards that came into the city. */
  built: string[][];
}

/** An evening to make; nobody can keep one waiting, so that there is always a clock. */
export interface NewEvening {
  name: string;
  /** `duplicate`: all tables of a round play the same deal; the others are rated, each table has its own. */
  kind: "duplicate" | "round-robin" | "swiss";
  /** What is played; `players` sit at each table. */
  config: ConfigPart;
  clock: ClockPart;
  /** A round robin has as many as it takes. */
  rounds?: number;
  /** When the next round begins: by itself after a minute's break, or when the host says so. */
  pace?: "break" | "host";
}

/** An evening, as everybody may see it who knows its id. */
export interface Evening {
  id: string;
  name: string;
  /** `duplicate`: all tables of a round play the same deal; the others are rated, each table has its own. */
  kind: "duplicate" | "round-robin" | "swiss";
  config: ConfigPart;
  clock: Required<ClockPart>;
  /** Of a round robin that has not begun: 0. */
  rounds: number;
  /** When the next round begins: by itself after a minute's break, or when the host says so. */
  pace: "break" | "host";
  status: "gathering" | "over" | "playing";
  /** The last that has begun; 0 before the first. */
  round: number;
  /** The id of whoever made it; null if they were deleted since. */
  host: string | null;
  /** How many take part. */
  people: number;
  created: number;
  /** The host's name. */
  hosted_by: string | null;
  /** When the next round begins by itself. */
  due: number | null;
  /** Whether a round is over, and the next has not begun. */
  rests: boolean;
  /** The server's time. */
  now: number;
  /** SHA-256 of the secret that decides every deal (docs/fairness.md). */
  commitment: string;
  /** The secret itself, once the evening is over. */
  secret: string | null;
  entrants: EveningEntrant[];
  /** Of all rounds, in order. */
  tables: EveningTable[];
  standings: EveningPlace[];
}

/** Somebody who takes part. */
export interface EveningEntrant {
  /** From 0, in the order of coming. */
  number: number;
  /** Their id; null if they were deleted since. */
  player: string | null;
  name: string | null;
  /** The face they chose; null: by their id. */
  look: string | null;
  /** Whether they went before the end: from the next round on they do not play. */
  left: boolean;
}

/** A table of an evening. */
export interface EveningTable {
  /** From 1. */
  round: number;
  /** From 1. */
  number: number;
  /** Its id. */
  table: string;
  status: "closed" | "dealing" | "over" | "playing";
  seats: EveningSeat[];
}

/** A seat at a table of an evening, and how the game ended for whoever sits there. */
export interface EveningSeat {
  /** Their number; null: a bot, for somebody who is missing. */
  entrant: number | null;
  /** This and what follows: null before the game is over. Who resigned has no points and no coins. */
  points: number | null;
  coins: number | null;
  /** Of the victory. */
  share: number | null;
  /** How much hidden cards changed the chance of winning (docs/story.md); null: not yet worked out. */
  luck: number | null;
  /**
   * Of a duplicate, once the round is over: of the others in the same seat, what part was worse, those who were equal
   * counted half; null also if nobody else sat there.
   */
  match: number | null;
}

/** A place in the standings, by all rounds that are over. */
export interface EveningPlace {
  /** From 1; equal for those who are. */
  place: number;
  entrant: number;
  /** That counted. */
  games: number;
  /**
   * Of a duplicate: the mean of `match`. Otherwise: victories, shared ones in part; a rest counts as their mean. null:
   * nothing counted yet.
   */
  score: number | null;
  /** Of all but a duplicate: the scores of all they have met; decides between equal scores. */
  strength: number | null;
  /** Of the victory, on average. */
  share: number | null;
  /** The same without the luck of hidden cards, by the games whose luck is known. */
  adjusted: number | null;
  /** Games whose luck is known. */
  reviewed: number;
}

/** The caller's evenings, the newest first. */
export interface Evenings {
  evenings: EveningInfo[];
}

/** An evening, as lists show it. */
export interface EveningInfo {
  id: string;
  name: string;
  /** `duplicate`: all tables of a round play the same deal; the others are rated, each table has its own. */
  kind: "duplicate" | "round-robin" | "swiss";
  config: ConfigPart;
  clock: Required<ClockPart>;
  /** Of a round robin that has not begun: 0. */
  rounds: number;
  /** When the next round begins: by itself after a minute's break, or when the host says so. */
  pace: "break" | "host";
  status: "gathering" | "over" | "playing";
  /** The last that has begun; 0 before the first. */
  round: number;
  /** The id of whoever made it; null if they were deleted since. */
  host: string | null;
  /** How many take part. */
  people: number;
  created: number;
}

/** Somebody who takes part, by their number. */
export interface EntrantNumber {
  number: number;
}

/** What is particular to this server: what it asks for, and what it keeps for how long. */
export interface House {
  /** The latest first. */
  announcements: Announcement[];
  /** Whether an account needs an invitation. */
  invitations_only: boolean;
  guests_may_chat: boolean;
  /** After which guests who do not come back are deleted; 0: never. */
  keep_guests_days: number;
  /** After which chat of tables that nobody plays at is deleted; 0: never. */
  keep_chat_days: number;
  /** With whose accounts people can log in, too: what it is called. */
  provider: string | null;
  /** By which people can be told when no page is open: all that leaves the server. */
  channels: ("mail" | "push" | "webhook")[];
}

/** A line for everybody, in the words of whoever runs the server. */
export interface Announcement {
  id: string;
  text: string;
  ends: number;
}

/** What a player has done so far. */
export interface Statistics {
  player: string;
  name: string;
  /** Face and colour (`SeatInfo.look`). */
  look: string | null;
  games: number;
  /** Shared victories count in part. */
  wins: number;
  win_share: number | null;
  best_points: number | null;
  mean_points: number | null;
  /** The ten buildings found in most final cities of the latest 1000 games, and in how many. */
  favourite_cards: Record<string, number>;
  favourite_specials: Record<string, number>;
  by_mode: ModeStatistics[];
  ratings: RatingData[];
}

/**
 * Skill in one kind of rated game, by openskill's model of Plackett and Luce. `mu` is the most likely skill, `sigma`
 * how uncertain it is; both change with every rated game by the ranks in it (points, then coins). `shown` is 1000 + 40
 * × (mu − 3 × sigma), rounded: skill that is all but certain, so that a newcomer begins with 1000 and gains by
 * winning, and by showing in many games how good they are.
 */
export interface RatingData {
  mode: string;
  players: number;
  mu: number;
  sigma: number;
  /** The number people compare. */
  shown: number;
  games: number;
}

/** Where somebody plays, for whoever follows them. */
export interface Playing {
  name: string;
  /** The public game at which they sit just now; null: none, or none that is told to the caller. */
  table: string | null;
}

/** The best in one kind of rated game: the first hundred of those who have played five or more. */
export interface Ranking {
  mode: string;
  players: number;
  ranked: Ranked[];
}

/** A place in a ranking. */
export interface Ranked {
  player: string;
  name: string;
  look: string | null;
  shown: number;
  games: number;
}

/** Reports that wait, the oldest first. */
export interface ReportList {
  reports: Reported[];
}

/** A report, with what was said at the table before it. */
export interface Reported {
  id: string;
  at: number;
  /** `spoiling`: stopping a game for the others; `spam`: advertising, or the same again and again. */
  reason: "insult" | "name" | "other" | "spam" | "spoiling";
  note: string;
  table: string;
  by: Somebody;
  about: Somebody;
  lines: ReportedLine[];
  /** When it was dealt with. */
  settled: number | null;
}

/** A person or program, as the host sees them. */
export interface Somebody {
  id: string;
  kind: string;
  name: string;
  created: number;
  seen: number;
  /** Until when they are not let in. */
  banned: number | null;
}

/** Something that was said before a report. */
export interface ReportedLine {
  player: string;
  name: string;
  text: string;
  at: number;
}

/** Those who were looked for, the latest first. */
export interface People {
  people: Somebody[];
}

/** Not to let somebody in. */
export interface Ban {
  /** From now on; 0: let them in again. */
  days: number;
}

/** What somebody shall be called. */
export interface NewName {
  name: string;
}

/** The code with which somebody replaces a lost password, once; it is shown this once. */
export interface RecoveryByHost {
  code: string;
  ends: number;
}

/** Who shall stand up. */
export interface Removal {
  player: string;
}

/** What everybody shall read. */
export interface NewAnnouncement {
  text: string;
  hours?: number;
}

/** An invitation to have an account, for one person. */
export interface NewInvitation {
  days?: number;
}

/** The code to be passed on; it is shown this once. */
export interface Invitation {
  code: string;
  ends: number;
}

/** What was done, the latest first. */
export interface Deeds {
  deeds: Deed[];
}

/** Something that was done by the host, or by somebody they name. */
export interface Deed {
  n: number;
  at: number;
  /** The name of who did it; `host` for the command line. */
  by: string;
  what: string;
  /** The id of a player, a table or a report. */
  whom: string;
  about: Record<string, unknown>;
}

/** The process is there. */
export interface Health {
  alive: boolean;
}

/** Whether the server can do its work, and what keeps it from it. */
export interface Readiness {
  ready: boolean;
  problems: ("closed" | "database" | "schema" | "scribe")[];
}

/** What runs here. */
export interface Version {
  version: string;
  protocol: number;
}

/** The HTTP API: what each route reads and answers. */
export interface Routes {
  /** The open public tables, a hundred at a time. */
  "GET /api/tables": { body: null; answer: LobbyNews; query: "after" };
  /** Public games that are played just now. */
  "GET /api/watch": { body: null; answer: Watchable; query: never };
  /** The caller's unfinished tables, newest first. */
  "GET /api/me/tables": { body: null; answer: OwnTables; query: never };
  /** Open a table. */
  "POST /api/tables": { body: NewTable; answer: TableInfo; query: never };
  /** One table. */
  "GET /api/tables/{table}": { body: null; answer: TableInfo; query: never };
  /** Sit down. */
  "POST /api/tables/{table}/join": { body: Join; answer: TableInfo; query: never };
  /** Stand up before the game begins, or give up a game without other people. */
  "POST /api/tables/{table}/leave": { body: null; answer: TableInfo; query: never };
  /** Leave a game with others for good: a bot plays on, and one comes last. */
  "POST /api/tables/{table}/resign": { body: null; answer: TableInfo; query: never };
  /** Host: give a seat to a bot, open it, add one or take one away. */
  "POST /api/tables/{table}/seats": { body: Seating; answer: TableInfo; query: never };
  /** Host: keep a seat for a friend, who is told of it. */
  "POST /api/tables/{table}/invite": { body: InviteFriend; answer: TableInfo; query: never };
  /** Host: change what is played, before the game begins; the others are asked whether they still want to. */
  "POST /api/tables/{table}/options": { body: Changes; answer: TableInfo; query: never };
  /** Host: begin the game. */
  "POST /api/tables/{table}/start": { body: null; answer: TableInfo; query: never };
  /** Promise a part of the shuffles, before the game begins. */
  "POST /api/tables/{table}/promise": { body: ShufflePromise; answer: TableInfo; query: never };
  /** Give the promised part of the shuffles, when the game begins. */
  "POST /api/tables/{table}/opening": { body: ShufflePart; answer: TableInfo; query: never };
  /** Host: who may chat, and how fast. */
  "POST /api/tables/{table}/chat": { body: ChatRule; answer: TableInfo; query: never };
  /** What looks best now, and what else could be done; never in rated games, nor without consent of all. */
  "POST /api/tables/{table}/hint": { body: null; answer: Hint; query: never };
  /** Say what one wants, where several people decide: hints, a bot for somebody absent, the end of the game. */
  "POST /api/tables/{table}/agreement": { body: Answer; answer: TableInfo; query: never };
  /** What plainly speaks for a move that a bot has played. */
  "GET /api/tables/{table}/why": { body: null; answer: Why; query: "step" };
  /** The same again, with the next first player. */
  "POST /api/tables/{table}/rematch": { body: null; answer: TableInfo; query: never };
  /** Who the caller is; who is new becomes a guest. */
  "POST /api/session": { body: null; answer: Me; query: never };
  /** Who the caller is. */
  "GET /api/me": { body: null; answer: Me; query: never };
  /** Change name or settings. */
  "PATCH /api/me": { body: Change; answer: Me; query: never };
  /** Keep a guest's name with a password. */
  "POST /api/account": { body: NewAccount; answer: Me; query: never };
  /** Everything that is kept about the caller. */
  "GET /api/me/export": { body: null; answer: unknown; query: never };
  /** Delete the caller, with everything they own. */
  "DELETE /api/me": { body: Farewell; answer: null; query: never };
  /** The caller's programs. */
  "GET /api/me/programs": { body: null; answer: Programs; query: never };
  /** Let a program of one's own play; its token is shown this once. */
  "POST /api/me/programs": { body: NewProgram; answer: Program; query: never };
  /** Delete a program. */
  "DELETE /api/me/programs/{program}": { body: null; answer: null; query: never };
  /** What the caller is told while no page is open. */
  "GET /api/me/notices": { body: null; answer: Notices; query: never };
  /** Choose what one is told, and when not. */
  "PUT /api/me/notices": { body: NoticeWishes; answer: Notices; query: never };
  /** Show notices in this browser. */
  "POST /api/me/notices/devices": { body: NewDevice; answer: Notices; query: never };
  /** Show none in that browser any more. */
  "DELETE /api/me/notices/devices/{device}": { body: null; answer: Notices; query: never };
  /** Name a mail address; a link in the first mail confirms it. */
  "PUT /api/me/notices/mail": { body: MailAddress; answer: Notices; query: never };
  /** Name an address that is called. */
  "PUT /api/me/notices/webhook": { body: Webhook; answer: Notices; query: never };
  /** Be sent something, to see whether it arrives. */
  "POST /api/me/notices/test": { body: Trial; answer: null; query: never };
  /** Leads to the page of a link in a message. */
  "GET /api/letters/{token}": { body: null; answer: unknown; query: never };
  /** What a link is for. */
  "GET /api/letters/{token}/about": { body: null; answer: Letter; query: never };
  /** Do what a link is for: confirm a mail address, or stop messages (RFC 8058). */
  "POST /api/letters/{token}": { body: null; answer: null; query: never };
  /** Be the account with this name. */
  "POST /api/login": { body: Credentials; answer: Me; query: never };
  /** End this session. */
  "POST /api/logout": { body: null; answer: null; query: never };
  /** End every session of the account. */
  "POST /api/logout-everywhere": { body: null; answer: null; query: never };
  /** Change the password. */
  "POST /api/password": { body: PasswordChange; answer: Me; query: never };
  /** How many codes for a lost password are left. */
  "GET /api/me/recovery": { body: null; answer: RecoveryCodes; query: never };
  /** New codes for a lost password, shown this once; those from before work no longer. */
  "POST /api/me/recovery": { body: Confirmation; answer: RecoveryCodes; query: never };
  /** A new password for a lost one, with a code that works once. */
  "POST /api/recover": { body: Recovery; answer: Me; query: never };
  /** Have a link sent with which a lost password is replaced, to the confirmed mail address of an account. */
  "POST /api/lost": { body: LostPassword; answer: null; query: never };
  /** The browsers in which the account is signed in. */
  "GET /api/me/sessions": { body: null; answer: SessionList; query: never };
  /** Sign one browser out. */
  "DELETE /api/me/sessions/{session}": { body: null; answer: null; query: never };
  /** The caller's passkeys. */
  "GET /api/me/passkeys": { body: null; answer: PasskeyList; query: never };
  /** What a browser needs to make a passkey. */
  "POST /api/me/passkeys/wish": { body: null; answer: PasskeyWish; query: never };
  /** Keep the passkey that a browser has made. */
  "POST /api/me/passkeys": { body: PasskeyAnswer; answer: PasskeyList; query: never };
  /** Remove a passkey. */
  "DELETE /api/me/passkeys/{passkey}": { body: null; answer: null; query: never };
  /** What a browser needs to log in with a passkey. */
  "POST /api/login/passkey/wish": { body: null; answer: PasskeyWish; query: never };
  /** Be the account of this passkey. */
  "POST /api/login/passkey": { body: PasskeyAnswer; answer: Me; query: never };
  /** Where a browser goes to log in with the host's provider; an account, to join the two or to confirm. */
  "POST /api/login/provider/wish": { body: null; answer: ProviderWish; query: never };
  /** Be the account that the provider's answer opens; who comes first gets one. */
  "POST /api/login/provider": { body: ProviderAnswer; answer: Arrived; query: never };
  /** How the caller gets into their account. */
  "GET /api/me/access": { body: null; answer: Access; query: never };
  /** Let the provider open the account no more, if there is another way in. */
  "DELETE /api/me/provider": { body: null; answer: null; query: never };
  /** From whom the caller keeps away. */
  "GET /api/me/distances": { body: null; answer: Distances; query: never };
  /** Mute or block somebody. */
  "PUT /api/me/distances/{player}": { body: Distance; answer: Distances; query: never };
  /** Mute or block somebody no more. */
  "DELETE /api/me/distances/{player}": { body: null; answer: Distances; query: never };
  /** Tell the host of the server about somebody. */
  "POST /api/reports": { body: Report; answer: null; query: never };
  /** The caller's friends, and who is to become one. */
  "GET /api/me/friends": { body: null; answer: Friends; query: never };
  /** Ask somebody by name. */
  "POST /api/me/friends": { body: AskByName; answer: Friends; query: never };
  /** Ask somebody, or agree with who has asked. */
  "PUT /api/me/friends/{player}": { body: null; answer: Friends; query: never };
  /** Take back what was asked, say no, or be friends no more. */
  "DELETE /api/me/friends/{player}": { body: null; answer: Friends; query: never };
  /** A new link; the one before leads nowhere. */
  "POST /api/me/door": { body: null; answer: Friends; query: never };
  /** Whether friends see when the caller is here. */
  "PUT /api/me/door": { body: Visibility; answer: Friends; query: never };
  /** Whose friend one becomes by a link. */
  "GET /api/doors/{code}": { body: null; answer: Door; query: never };
  /** Become the friend of whoever has given the link. */
  "POST /api/doors/{code}": { body: null; answer: Friends; query: never };
  /** The caller's circles, and those to which they are asked. */
  "GET /api/me/circles": { body: null; answer: Circles; query: never };
  /** Make a circle. */
  "POST /api/circles": { body: NewCircle; answer: CirclePage; query: never };
  /** A circle, for its members. */
  "GET /api/circles/{circle}": { body: null; answer: CirclePage; query: never };
  /** All results of a circle. */
  "GET /api/circles/{circle}/results.json": { body: null; answer: CircleResults; query: never };
  /** The same for spreadsheets. */
  "GET /api/circles/{circle}/results.csv": { body: null; answer: string; query: never };
  /** Owner: call it otherwise. */
  "PUT /api/circles/{circle}/name": { body: CircleName; answer: CirclePage; query: never };
  /** Owner: a new link. */
  "POST /api/circles/{circle}/link": { body: null; answer: CirclePage; query: never };
  /** Owner: hand it over. */
  "PUT /api/circles/{circle}/owner": { body: Heir; answer: CirclePage; query: never };
  /** Ask a friend to a circle; of oneself: come in, where one is asked. */
  "PUT /api/circles/{circle}/members/{player}": { body: null; answer: CirclePage; query: never };
  /** Leave, or say no; owner: send somebody away. */
  "DELETE /api/circles/{circle}/members/{player}": { body: null; answer: Circles; query: never };
  /** What a link leads into. */
  "GET /api/circle-doors/{code}": { body: null; answer: CircleDoor; query: never };
  /** Come into the circle of a link. */
  "POST /api/circle-doors/{code}": { body: null; answer: CirclePage; query: never };
  /** The caller's finished games, newest first. */
  "GET /api/games": { body: null; answer: Games; query: "before" | "limit" };
  /** The records of all the caller's games, one a line. */
  "GET /api/games/export.jsonl": { body: null; answer: string; query: never };
  /** Which games of devices are in the caller's account already. */
  "GET /api/me/taken": { body: null; answer: TakenGames; query: never };
  /** Take a game that was played on a device without a server into the account; it counts for nothing. */
  "POST /api/games": { body: DeviceGame; answer: TableInfo; query: never };
  /** A finished game. */
  "GET /api/games/{game}": { body: null; answer: TableInfo; query: never };
  /** Its record (docs/notation.md). */
  "GET /api/games/{game}/record": { body: null; answer: unknown; query: never };
  /** Its steps, each with the view after it. */
  "GET /api/games/{game}/replay": { body: null; answer: Replay; query: "from" | "to" };
  /** Its scoring sheet, card by card. */
  "GET /api/games/{game}/sheet": { body: null; answer: ScoreSheet; query: never };
  /** Its story: rounds in numbers, chances of winning, luck (docs/story.md). */
  "GET /api/games/{game}/story": { body: null; answer: Story; query: never };
  /** The steps of a record that the caller has; nothing is kept. */
  "POST /api/replay": { body: GameRecord; answer: Replay; query: never };
  /** The deals of today, those of yesterday, and the commitment of tomorrow's. */
  "GET /api/daily": { body: null; answer: Daily; query: never };
  /** Play today's deal: the caller's one table, opened now or before. */
  "POST /api/daily/{mode}": { body: null; answer: TableInfo; query: never };
  /** The standings of a deal; before the day is over, for those who have finished it. */
  "GET /api/daily/{day}/{mode}": { body: null; answer: DailyStandings; query: never };
  /** Make a club evening. */
  "POST /api/evenings": { body: NewEvening; answer: Evening; query: never };
  /** The evenings the caller hosts or takes part in. */
  "GET /api/me/evenings": { body: null; answer: Evenings; query: never };
  /** One evening. */
  "GET /api/evenings/{evening}": { body: null; answer: Evening; query: never };
  /** Take part, before it begins. */
  "POST /api/evenings/{evening}/enter": { body: null; answer: Evening; query: never };
  /** Take part no longer; once it has begun, from the next round on. */
  "POST /api/evenings/{evening}/leave": { body: null; answer: Evening; query: never };
  /** Host: somebody takes part no longer; once it has begun, from the next round on. */
  "POST /api/evenings/{evening}/remove": { body: EntrantNumber; answer: Evening; query: never };
  /** Host: begin the first round. */
  "POST /api/evenings/{evening}/start": { body: null; answer: Evening; query: never };
  /** Host: begin the next round now. */
  "POST /api/evenings/{evening}/next": { body: null; answer: Evening; query: never };
  /** Host: no more rounds; what is being played is played to its end. */
  "POST /api/evenings/{evening}/end": { body: null; answer: Evening; query: never };
  /** Its standings as a table of text. */
  "GET /api/evenings/{evening}/standings.csv": { body: null; answer: string; query: never };
  /** What everybody has reached in every game, as a table of text. */
  "GET /api/evenings/{evening}/results.csv": { body: null; answer: string; query: never };
  /** The whole evening, to keep. */
  "GET /api/evenings/{evening}/results.json": { body: null; answer: unknown; query: never };
  /** What is announced here, what this server asks for, and what it keeps for how long. */
  "GET /api/house": { body: null; answer: House; query: never };
  /** What a player has done so far. */
  "GET /api/players/{player}": { body: null; answer: Statistics; query: never };
  /** The public game that a player plays just now. */
  "GET /api/players/{player}/game": { body: null; answer: Playing; query: never };
  /** The best in one kind of rated game. */
  "GET /api/ratings": { body: null; answer: Ranking; query: "mode" | "players" };
  /** Reports that wait. */
  "GET /api/admin/reports": { body: null; answer: ReportList; query: never };
  /** A report is dealt with. */
  "POST /api/admin/reports/{report}/settle": { body: null; answer: null; query: never };
  /** Look for people. */
  "GET /api/admin/people": { body: null; answer: People; query: "find" };
  /** Do not let somebody in for a time. */
  "POST /api/admin/people/{player}/ban": { body: Ban; answer: null; query: never };
  /** Call somebody otherwise. */
  "POST /api/admin/people/{player}/rename": { body: NewName; answer: null; query: never };
  /** Let somebody replace a lost password. */
  "POST /api/admin/people/{player}/recover": { body: null; answer: RecoveryByHost; query: never };
  /** Delete somebody. */
  "DELETE /api/admin/people/{player}": { body: null; answer: null; query: never };
  /** End a table. */
  "POST /api/admin/tables/{table}/end": { body: null; answer: null; query: never };
  /** Let somebody stand up. */
  "POST /api/admin/tables/{table}/remove": { body: Removal; answer: null; query: never };
  /** Tell everybody something. */
  "POST /api/admin/announcements": { body: NewAnnouncement; answer: null; query: never };
  /** Announce it no more. */
  "DELETE /api/admin/announcements/{announcement}": { body: null; answer: null; query: never };
  /** Invite somebody to have an account. */
  "POST /api/admin/invitations": { body: NewInvitation; answer: Invitation; query: never };
  /** What was done, and by whom. */
  "GET /api/admin/log": { body: null; answer: Deeds; query: never };
  /** Whether the process is alive. */
  "GET /healthz": { body: null; answer: Health; query: never };
  /** Whether the server can do its work; 503 if not. */
  "GET /readyz": { body: null; answer: Readiness; query: never };
  /** Figures for Prometheus. */
  "GET /metrics": { body: null; answer: string; query: never };
  /** What runs here. */
  "GET /api/version": { body: null; answer: Version; query: never };
  /** This API as OpenAPI 3.1. */
  "GET /api/openapi.json": { body: null; answer: unknown; query: never };
  /** This API as a page. */
  "GET /api/": { body: null; answer: string; query: never };
  /** How that page looks. */
  "GET /api/page.css": { body: null; answer: string; query: never };
  /** The protocol of the WebSockets, in prose. */
  "GET /api/protocol.md": { body: null; answer: string; query: never };
}
