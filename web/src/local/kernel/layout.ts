// Made by `make docs` from src/happycity/kernel; do not edit.

/** Where a number, or an array of them, lies in a record, and of which kind it is. */
export interface Field {
  readonly at: number;
  readonly kind: "i1" | "i2" | "i4" | "i8" | "u8" | "f4" | "f8";
  /** Empty for a single number. */
  readonly shape: readonly number[];
}

export const STATE = {
  coins: { at: 0, kind: "i4", shape: [5] },
  round_number: { at: 20, kind: "i4", shape: [] },
  names: { at: 24, kind: "i8", shape: [5] },
  players: { at: 64, kind: "i1", shape: [] },
  expert: { at: 65, kind: "i1", shape: [] },
  grozilla: { at: 66, kind: "i1", shape: [] },
  scoring: { at: 67, kind: "i1", shape: [] },
  phase: { at: 68, kind: "i1", shape: [] },
  seat: { at: 69, kind: "i1", shape: [] },
  turn: { at: 70, kind: "i1", shape: [] },
  deck: { at: 71, kind: "i1", shape: [99] },
  deck_left: { at: 170, kind: "i1", shape: [4] },
  discarded: { at: 174, kind: "i1", shape: [4] },
  visible: { at: 178, kind: "i1", shape: [3] },
  visible_count: { at: 181, kind: "i1", shape: [] },
  piles: { at: 182, kind: "i1", shape: [3] },
  specials: { at: 185, kind: "i1", shape: [7] },
  box: { at: 192, kind: "i1", shape: [40] },
  box_count: { at: 232, kind: "i1", shape: [] },
  bank_tokens: { at: 233, kind: "i1", shape: [5] },
  city: { at: 238, kind: "i1", shape: [5, 10] },
  city_count: { at: 288, kind: "i1", shape: [5] },
  special: { at: 293, kind: "i1", shape: [5] },
  special_place: { at: 298, kind: "i1", shape: [5] },
  special_taken: { at: 303, kind: "i1", shape: [5] },
  borrowing_phases: { at: 308, kind: "i1", shape: [5] },
  free_card: { at: 313, kind: "i1", shape: [5] },
  copied_special: { at: 318, kind: "i1", shape: [] },
  tokens: { at: 319, kind: "i1", shape: [5, 5] },
  front: { at: 344, kind: "i1", shape: [5, 5] },
  front_count: { at: 369, kind: "i1", shape: [5] },
  ruin: { at: 374, kind: "i1", shape: [5, 10] },
  moving: { at: 424, kind: "i1", shape: [] },
  resume: { at: 425, kind: "i1", shape: [] },
  income: { at: 426, kind: "i1", shape: [5] },
  hearts: { at: 431, kind: "i1", shape: [5] },
  inhabitants: { at: 436, kind: "i1", shape: [5] },
  colours: { at: 441, kind: "i1", shape: [5, 5] },
  multicoloured: { at: 466, kind: "i1", shape: [5] },
} as const satisfies Record<string, Field>;
export const STATE_BYTES = 472;

export const WORK = {
  streams: { at: 0, kind: "u8", shape: [6, 4] },
  options: { at: 192, kind: "i4", shape: [4] },
  bare: { at: 208, kind: "i4", shape: [5] },
  earned: { at: 228, kind: "i4", shape: [5] },
  income: { at: 248, kind: "i4", shape: [5] },
  hearts: { at: 268, kind: "i4", shape: [5] },
  inhabitants: { at: 288, kind: "i4", shape: [5] },
  points: { at: 308, kind: "i4", shape: [5] },
  counted: { at: 328, kind: "i4", shape: [5] },
  lost: { at: 348, kind: "i4", shape: [5] },
  doubling: { at: 368, kind: "i4", shape: [5] },
  winners: { at: 388, kind: "i4", shape: [] },
  ranks: { at: 392, kind: "i4", shape: [5] },
  behind: { at: 412, kind: "i4", shape: [] },
  rebuilt: { at: 416, kind: "i4", shape: [] },
  logged: { at: 420, kind: "i4", shape: [] },
  log: { at: 424, kind: "i4", shape: [96, 5] },
} as const satisfies Record<string, Field>;
export const WORK_BYTES = 2344;

export const FORESEEN = {
  coins: { at: 0, kind: "i4", shape: [] },
  income: { at: 4, kind: "i4", shape: [] },
  hearts: { at: 8, kind: "i4", shape: [] },
  inhabitants: { at: 12, kind: "i4", shape: [] },
  points: { at: 16, kind: "i4", shape: [] },
  tokens: { at: 20, kind: "i4", shape: [5] },
  completes: { at: 40, kind: "i4", shape: [] },
  then: { at: 44, kind: "i4", shape: [7, 4] },
  told: { at: 156, kind: "i4", shape: [] },
  passes_on: { at: 160, kind: "i4", shape: [] },
  reveals: { at: 164, kind: "i4", shape: [] },
} as const satisfies Record<string, Field>;
export const FORESEEN_BYTES = 168;

export const MIND = {
  reward: { at: 0, kind: "f8", shape: [5] },
  habits: { at: 40, kind: "f8", shape: [5, 12] },
  expected: { at: 520, kind: "f8", shape: [128, 4] },
  worth: { at: 4616, kind: "f8", shape: [1333] },
  glimpse: { at: 15280, kind: "f8", shape: [5] },
  open: { at: 15320, kind: "f8", shape: [] },
  world: { at: 15328, kind: "i8", shape: [] },
  opening: { at: 15336, kind: "i4", shape: [] },
  turns: { at: 15340, kind: "i4", shape: [] },
  path: { at: 15344, kind: "i4", shape: [250] },
  nodes: { at: 16344, kind: "i4", shape: [] },
  room: { at: 16348, kind: "i4", shape: [] },
  iterations: { at: 16352, kind: "i4", shape: [] },
  chance: { at: 16360, kind: "f8", shape: [48] },
  sum: { at: 16744, kind: "f8", shape: [48, 5] },
  best: { at: 18664, kind: "f8", shape: [48, 5] },
  choice_count: { at: 20584, kind: "i4", shape: [48] },
  tried: { at: 20776, kind: "i4", shape: [48] },
  revealed: { at: 20968, kind: "i4", shape: [48] },
  choices: { at: 21160, kind: "i2", shape: [48, 96] },
} as const satisfies Record<string, Field>;
export const MIND_BYTES = 30376;

export const NODE = {
  total: { at: 0, kind: "f8", shape: [] },
  visits: { at: 8, kind: "i4", shape: [] },
  first: { at: 12, kind: "i4", shape: [] },
  following: { at: 16, kind: "i4", shape: [] },
  action: { at: 20, kind: "i2", shape: [] },
  children: { at: 22, kind: "i2", shape: [] },
  card: { at: 24, kind: "i1", shape: [] },
  seat: { at: 25, kind: "i1", shape: [] },
  likely: { at: 26, kind: "i1", shape: [] },
} as const satisfies Record<string, Field>;
export const NODE_BYTES = 32;

export const JUDGE = {
  value: { at: 0, kind: "f8", shape: [10] },
  expected: { at: 80, kind: "f8", shape: [5] },
  prior: { at: 120, kind: "f8", shape: [1333] },
  unit: { at: 10784, kind: "f4", shape: [3, 256] },
  strength: { at: 13856, kind: "f4", shape: [370] },
  input: { at: 15336, kind: "i4", shape: [370] },
  lit: { at: 16816, kind: "i4", shape: [] },
  asked: { at: 16820, kind: "i4", shape: [] },
} as const satisfies Record<string, Field>;
export const JUDGE_BYTES = 16824;

export const Phase = { MARKET: 0, DISCARD: 1, REFILL: 2, BUY: 3, SPECIAL: 4, DESTROY: 5, GIVE: 6, COPY: 7, OVER: 8 } as const;

export const Scoring = { PRODUCT: 0, SUM: 1 } as const;

export const Verdict = { OK: 0, GAME_OVER: 1, WRONG_PHASE: 2, MARKET_TAKEN: 3, NOT_VISIBLE: 4, SAME_CARD: 5, DECK_EMPTY: 6, PILE_EMPTY: 7, NAME_OWNED: 8, TOO_MANY_TOKENS: 9, TOKENS_MISSING: 10, TOO_POOR: 11, NOT_ON_TABLE: 12, CONDITION_UNMET: 13, CITY_FULL: 14, PLACE_EMPTY: 15, PLACE_DESTROYED: 16, NO_SUCH_SEAT: 17, OWN_SEAT: 18, NOTHING_TO_COPY: 19, SPECIAL_TAKEN: 20 } as const;

export const Happening = { MARKET_CHOSEN: 1, ROUND_BEGAN: 2, INCOME: 3, EFFECT_COINS: 4, TAXED: 5, TURN_BEGAN: 6, DISCARDED: 7, REBUILT: 8, REVEALED: 9, PASSED: 10, BOUGHT: 11, TOKENS_PAID: 12, TOKEN_GAINED: 13, MONSTER_CAME: 14, MONSTER_REPELLED: 15, MONSTER_LEFT: 16, DESTROYED: 17, SPECIAL_TAKEN: 18, REPLACED: 19, GIFT: 20, CITY_COMPLETE: 21, COPIED: 22, GAME_OVER: 23 } as const;

export const StepState = { DONE: 0, NOW: 1, TO_COME: 2, NONE: 3 } as const;

export const Thinking = { APPRAISE: 0, PLANT: 1, SEARCH: 2, FLAT: 3, WORK_OUT: 4 } as const;

export const Pondering = { ASK: 0, PLANT: 1, SEARCH: 2, REHEARSE: 3 } as const;

export const SEATS = 5 as const;
export const COLOURS = 5 as const;
export const PLACES = 10 as const;
export const VISIBLE = 3 as const;
export const DECKS = 4 as const;
export const PILES = 3 as const;
export const MONSTERS = 5 as const;
export const TABLE_SPECIALS = 7 as const;
export const MOST_LEGAL = 1333 as const;
export const PAYMENTS = 222 as const;
export const NOBODY = -1 as const;
export const NO_CARD = 0 as const;
export const STREAMS = 6 as const;
export const SEED_FORMAT = "happycity/1" as const;
export const PURPOSES = ["deck 1", "deck 2", "deck 3", "deck 4", "specials", "choice"] as const;
export const PAYMENT_COLOURS = [[], [0], [1], [2], [3], [4], [0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [1, 1], [1, 2], [1, 3], [1, 4], [2, 2], [2, 3], [2, 4], [3, 3], [3, 4], [4, 4], [0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 0, 4], [0, 1, 1], [0, 1, 2], [0, 1, 3], [0, 1, 4], [0, 2, 2], [0, 2, 3], [0, 2, 4], [0, 3, 3], [0, 3, 4], [0, 4, 4], [1, 1, 1], [1, 1, 2], [1, 1, 3], [1, 1, 4], [1, 2, 2], [1, 2, 3], [1, 2, 4], [1, 3, 3], [1, 3, 4], [1, 4, 4], [2, 2, 2], [2, 2, 3], [2, 2, 4], [2, 3, 3], [2, 3, 4], [2, 4, 4], [3, 3, 3], [3, 3, 4], [3, 4, 4], [4, 4, 4], [0, 0, 0, 1], [0, 0, 0, 2], [0, 0, 0, 3], [0, 0, 0, 4], [0, 0, 1, 1], [0, 0, 1, 2], [0, 0, 1, 3], [0, 0, 1, 4], [0, 0, 2, 2], [0, 0, 2, 3], [0, 0, 2, 4], [0, 0, 3, 3], [0, 0, 3, 4], [0, 0, 4, 4], [0, 1, 1, 1], [0, 1, 1, 2], [0, 1, 1, 3], [0, 1, 1, 4], [0, 1, 2, 2], [0, 1, 2, 3], [0, 1, 2, 4], [0, 1, 3, 3], [0, 1, 3, 4], [0, 1, 4, 4], [0, 2, 2, 2], [0, 2, 2, 3], [0, 2, 2, 4], [0, 2, 3, 3], [0, 2, 3, 4], [0, 2, 4, 4], [0, 3, 3, 3], [0, 3, 3, 4], [0, 3, 4, 4], [0, 4, 4, 4], [1, 1, 1, 2], [1, 1, 1, 3], [1, 1, 1, 4], [1, 1, 2, 2], [1, 1, 2, 3], [1, 1, 2, 4], [1, 1, 3, 3], [1, 1, 3, 4], [1, 1, 4, 4], [1, 2, 2, 2], [1, 2, 2, 3], [1, 2, 2, 4], [1, 2, 3, 3], [1, 2, 3, 4], [1, 2, 4, 4], [1, 3, 3, 3], [1, 3, 3, 4], [1, 3, 4, 4], [1, 4, 4, 4], [2, 2, 2, 3], [2, 2, 2, 4], [2, 2, 3, 3], [2, 2, 3, 4], [2, 2, 4, 4], [2, 3, 3, 3], [2, 3, 3, 4], [2, 3, 4, 4], [2, 4, 4, 4], [3, 3, 3, 4], [3, 3, 4, 4], [3, 4, 4, 4], [0, 0, 0, 1, 1], [0, 0, 0, 1, 2], [0, 0, 0, 1, 3], [0, 0, 0, 1, 4], [0, 0, 0, 2, 2], [0, 0, 0, 2, 3], [0, 0, 0, 2, 4], [0, 0, 0, 3, 3], [0, 0, 0, 3, 4], [0, 0, 0, 4, 4], [0, 0, 1, 1, 1], [0, 0, 1, 1, 2], [0, 0, 1, 1, 3], [0, 0, 1, 1, 4], [0, 0, 1, 2, 2], [0, 0, 1, 2, 3], [0, 0, 1, 2, 4], [0, 0, 1, 3, 3], [0, 0, 1, 3, 4], [0, 0, 1, 4, 4], [0, 0, 2, 2, 2], [0, 0, 2, 2, 3], [0, 0, 2, 2, 4], [0, 0, 2, 3, 3], [0, 0, 2, 3, 4], [0, 0, 2, 4, 4], [0, 0, 3, 3, 3], [0, 0, 3, 3, 4], [0, 0, 3, 4, 4], [0, 0, 4, 4, 4], [0, 1, 1, 1, 2], [0, 1, 1, 1, 3], [0, 1, 1, 1, 4], [0, 1, 1, 2, 2], [0, 1, 1, 2, 3], [0, 1, 1, 2, 4], [0, 1, 1, 3, 3], [0, 1, 1, 3, 4], [0, 1, 1, 4, 4], [0, 1, 2, 2, 2], [0, 1, 2, 2, 3], [0, 1, 2, 2, 4], [0, 1, 2, 3, 3], [0, 1, 2, 3, 4], [0, 1, 2, 4, 4], [0, 1, 3, 3, 3], [0, 1, 3, 3, 4], [0, 1, 3, 4, 4], [0, 1, 4, 4, 4], [0, 2, 2, 2, 3], [0, 2, 2, 2, 4], [0, 2, 2, 3, 3], [0, 2, 2, 3, 4], [0, 2, 2, 4, 4], [0, 2, 3, 3, 3], [0, 2, 3, 3, 4], [0, 2, 3, 4, 4], [0, 2, 4, 4, 4], [0, 3, 3, 3, 4], [0, 3, 3, 4, 4], [0, 3, 4, 4, 4], [1, 1, 1, 2, 2], [1, 1, 1, 2, 3], [1, 1, 1, 2, 4], [1, 1, 1, 3, 3], [1, 1, 1, 3, 4], [1, 1, 1, 4, 4], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 1, 2, 2, 4], [1, 1, 2, 3, 3], [1, 1, 2, 3, 4], [1, 1, 2, 4, 4], [1, 1, 3, 3, 3], [1, 1, 3, 3, 4], [1, 1, 3, 4, 4], [1, 1, 4, 4, 4], [1, 2, 2, 2, 3], [1, 2, 2, 2, 4], [1, 2, 2, 3, 3], [1, 2, 2, 3, 4], [1, 2, 2, 4, 4], [1, 2, 3, 3, 3], [1, 2, 3, 3, 4], [1, 2, 3, 4, 4], [1, 2, 4, 4, 4], [1, 3, 3, 3, 4], [1, 3, 3, 4, 4], [1, 3, 4, 4, 4], [2, 2, 2, 3, 3], [2, 2, 2, 3, 4], [2, 2, 2, 4, 4], [2, 2, 3, 3, 3], [2, 2, 3, 3, 4], [2, 2, 3, 4, 4], [2, 2, 4, 4, 4], [2, 3, 3, 3, 4], [2, 3, 3, 4, 4], [2, 3, 4, 4, 4], [3, 3, 3, 4, 4], [3, 3, 4, 4, 4]] as const;
export const MARKET = 0 as const;
export const KEEP = 5 as const;
export const DISCARD = 6 as const;
export const DRAW = 9 as const;
export const COIN = 13 as const;
export const BUY = 14 as const;
export const DECLINE = 1346 as const;
export const TAKE = 1347 as const;
export const DESTROY = 1354 as const;
export const GIVE = 1364 as const;
export const COPY = 1369 as const;
export const REFUSE = 1374 as const;
export const ACTIONS = 1375 as const;
export const FIGURES = 4 as const;
export const TURN_STEPS = 4 as const;
export const MOST_LINES = 15 as const;
export const LINE_COLUMNS = 8 as const;
export const NO_ACTION = -1 as const;
export const HABITS = 12 as const;
export const LAST_TURNS = 48 as const;
export const RESULT_COLUMNS = 8 as const;
export const ROOT = 0;

/** What the module can be asked for: addresses and numbers in, a number out. */
export interface Entries {
  deal_game(raw: number, tables: number, work: number): number;
  begin_game(raw: number, tables: number, work: number): number;
  list_legal(raw: number, tables: number, actions: number): number;
  judge(raw: number, tables: number, action: number): number;
  step(raw: number, tables: number, action: number, work: number): number;
  survey_table(raw: number, tables: number, work: number): number;
  weigh_special(raw: number, tables: number, card: number, spare: number, work: number, other: number, brought: number): number;
  price(raw: number, tables: number, seat: number, card: number): number;
  condition_met(raw: number, tables: number, seat: number, card: number): number;
  forget_order(raw: number, tables: number): number;
  imagine_order(raw: number, tables: number, work: number): number;
  recount_table(raw: number, tables: number): number;
  check_table(raw: number, tables: number): number;
  preview_move(raw: number, tables: number, action: number, spare: number, work: number, other: number, foreseen: number): number;
  count_pips(raw: number, tables: number, seat: number, card: number, pips: number): number;
  count_city(raw: number, tables: number, seat: number, work: number, lines: number): number;
  list_steps(raw: number, tables: number, phases: number, phasesCount: number, ended: number, steps: number): number;
  play_out(raws: number, rawsCount: number, tables: number, seed: bigint, first: number, last: number, results: number, resultsCount: number, work: number, actions: number): number;
  think(way: number, amount: number, seed: bigint, stack: number, tables: number, work: number, mind: number, nodes: number, nodesCount: number, actions: number): number;
  ponder(way: number, amount: number, stack: number, tables: number, work: number, mind: number, nodes: number, nodesCount: number, priors: number, priorsCount: number, sight: number, judge: number, net: number, actions: number): number;
}

/** Bytes of what lies at an address, by the parameter's name; of one if there can be many. */
export const ROOM = {
  raw: 472,
  spare: 472,
  raws: 472,
  stack: 22656,
  tables: 9360,
  work: 2344,
  other: 2344,
  mind: 30376,
  nodes: 32,
  priors: 4,
  sight: 1208,
  judge: 16824,
  net: 2725508,
  actions: 2666,
  brought: 100,
  foreseen: 168,
  pips: 20,
  lines: 480,
  phases: 1,
  steps: 32,
  results: 32,
} as const;
