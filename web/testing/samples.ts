/** Small, complete examples of what the server sends: a test says only what it is about. */
import type {
  Agreement,
  CityData,
  CityScore,
  GameEvent,
  OwnTable,
  Preview,
  PublicView,
  ScoreLine,
  ScoreSheet,
  SeatInfo,
  State,
  Step,
  TableInfo,
  YourView,
} from "../src/protocol";

const NOTHING_ELSE = { account: false, resigned: null, promise: null, part: null, look: null };

export function person(seat: number, name: string, player: string = name.toLowerCase()): SeatInfo {
  return { seat, kind: "person", player, name, bot: null, ...NOTHING_ELSE };
}

export function bot(seat: number, level: string): SeatInfo {
  return { seat, kind: "bot", player: null, name: null, bot: level, ...NOTHING_ELSE };
}

export function openSeat(seat: number): SeatInfo {
  return { seat, kind: "open", player: null, name: null, bot: null, ...NOTHING_ELSE };
}

/** A table of Ada (who opened it) and Ben, while they play. */
export function tableInfo(changes: Partial<TableInfo> = {}): TableInfo {
  const seats = changes.seats ?? [person(0, "Ada"), person(1, "Ben")];
  return {
    id: "t1",
    status: "playing",
    config: { players: seats.length, specials: "family", grozilla: false, scoring: "product" },
    public: false,
    rated: false,
    clock: null,
    chat: "everybody",
    chat_pause: 0,
    pause_ms: 300,
    device: false,
    host: "ada",
    seats,
    seq: 0,
    commitment: "0".repeat(64),
    secret: null,
    created: 0,
    ended: null,
    previous: null,
    next: null,
    result: null,
    hints: seats.map(() => 0),
    agreements: [],
    absent: [],
    practice: null,
    daily: null,
    circle: null,
    evening: null,
    training: false,
    stamp: { rules: 1, cards: "bd11ad82dab792be" },
    foreign: false,
    ...changes,
  };
}

/** Something that Ada and Ben decide together, and to which nobody has said anything. */
export function agreementOn(subject: Agreement["subject"], changes: Partial<Agreement> = {}): Agreement {
  return { subject, seat: null, asked: [0, 1], yes: [], no: null, round: 0, complete: false, ...changes };
}

export function ownTable(changes: Partial<OwnTable> = {}): OwnTable {
  return { ...tableInfo(changes), round: 1, turn: 0, yours: false, ...changes };
}

export function city(seat: number, changes: Partial<CityData> = {}): CityData {
  return {
    seat,
    cards: ["happy_market"],
    destroyed: {},
    market: "white",
    special: null,
    coins: 2,
    income: 1,
    hearts: 0,
    inhabitants: 0,
    points: 0,
    monsters: [],
    tokens: {},
    louvre_phases: 0,
    free_card: false,
    copied: null,
    ...changes,
  };
}

export function view(changes: Partial<PublicView> = {}): PublicView {
  return {
    round: 1,
    last_round: false,
    phase: "buy",
    seat: 0,
    turn: 0,
    visible: ["zoo", "bank", "school"],
    decks: [1, 2, 3].map((deck) => ({ deck, left: 10, kinds: {}, face_down: {}, discarded: {} })),
    dwellings: { house: 4, apartment_block: 4, luxury_residence: 4 },
    specials: [],
    box: [],
    tokens: {},
    cities: [city(0), city(1)],
    leaders: [0],
    ranks: [0, 1],
    behind_on_coins: [],
    steps: [],
    first: 0,
    to_come: [],
    ...changes,
  };
}

export function yours(changes: Partial<YourView> = {}): YourView {
  return {
    seats: [0],
    seat: null,
    legal: [],
    refusals: [],
    prices: {},
    can_undo: false,
    must_end: false,
    ...changes,
  };
}

export function state(seq: number, changes: Partial<State> = {}): State {
  return {
    type: "state",
    seq,
    since: seq > 0 ? seq - 1 : null,
    steps: [],
    view: view(),
    hash: "",
    yours: yours(),
    away: [],
    clock: null,
    thinking: null,
    ending: changes.yours?.must_end ? changes.yours.seat : null,
    ...changes,
  };
}

/** What a legal move brings; nothing unless it is said. */
export function preview(move: string, changes: Partial<Preview> = {}): Preview {
  return {
    move,
    price: null,
    tokens: {},
    coins: 2,
    income: 1,
    hearts: 0,
    inhabitants: 0,
    points: 0,
    completes: [],
    then: [],
    events: [],
    monsters: [],
    passes_on: false,
    reveals: false,
    ...changes,
  };
}

/** An entry of the log with what then happened. */
export function step(
  seq: number,
  seat: number | null,
  events: GameEvent[],
  changes: Partial<Step> = {},
): Step {
  return {
    seq,
    kind: "move",
    seat,
    move: null,
    by_bot: false,
    moves: [],
    events,
    undoes: [],
    out_of_time: false,
    agreed: false,
    ...changes,
  };
}

export function bought(seat: number, card: string, price = 3, place = 2): GameEvent {
  return { event: "bought", seat, card, price, place };
}

export function scoreLine(card: string, place: number | null, changes: Partial<ScoreLine> = {}): ScoreLine {
  return {
    card,
    place,
    income: 0,
    hearts: 0,
    inhabitants: 0,
    destroyed_by: null,
    copied: null,
    neighbour: null,
    ...changes,
  };
}

export function cityScore(seat: number, changes: Partial<CityScore> = {}): CityScore {
  return {
    seat,
    rank: 1,
    market: "white",
    special: null,
    lines: [],
    income: 0,
    hearts: 0,
    inhabitants: 0,
    counted: 0,
    lost: 0,
    doubled: false,
    points: 0,
    coins: 0,
    ...changes,
  };
}

export function sheet(cities: CityScore[], winners: number[], changes: Partial<ScoreSheet> = {}): ScoreSheet {
  const behind_on_coins = changes.behind_on_coins ?? [];
  const by_coins = behind_on_coins.length > 0;
  return { scoring: "product", rounds: 9, cities, winners, by_coins, behind_on_coins, ...changes };
}
