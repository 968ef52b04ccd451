/** Every card in numbers: a file that `happycity stats` has made (docs/statistics.md), loaded when somebody looks. */

export const PLAYERS = [2, 3, 4, 5] as const;
export const SPECIALS = ["family", "expert"] as const;
/** The last purse is “so many and more”. */
export const LAST_PURSE = 9;

/** A share and its interval of 95 %. */
export type Span = [value: number, low: number, high: number];

/** A card in one kind of game; shares are of 1, and null is what nothing is known of. */
export interface CardNumbers {
  card: string;
  bought: number;
  /** The share of all cities in which it stands. */
  cities: number;
  price: number | null;
  /** The victory that the net expected for the buyer just before. */
  hope: number | null;
  win_with: number;
  win_with_low: number;
  win_with_high: number;
  win_without: number | null;
  win_without_low: number | null;
  win_without_high: number | null;
  /** What the net expected more of the victory, and half the interval of 95 %. */
  value: number | null;
  value_error: number | null;
  round: number;
  reconstruction: string[];
}

/** Turns with a choice, how often the coin was taken, how much more was expected of it. */
export type Purse = [turns: number, taken: Span, gain: number, error: number];

export interface KindNumbers {
  kind: string;
  games: number;
  /** By seat, the share of the victory. */
  seats: Span[];
  /** By coins in hand. */
  coin: { early: (Purse | null)[]; later: (Purse | null)[] };
  cards: CardNumbers[];
}

export interface Numbers {
  /** What makes the file again. */
  command: string;
  kinds: KindNumbers[];
}

interface Packed {
  command: string;
  columns: string[];
  kinds: (Omit<KindNumbers, "cards"> & { cards: unknown[][] })[];
}

export function unpacked(text: string): Numbers {
  const { command, columns, kinds } = JSON.parse(text) as Packed;
  const named = (row: unknown[]) =>
    Object.fromEntries(columns.map((column, i) => [column, row[i]])) as unknown as CardNumbers;
  return { command, kinds: kinds.map((kind) => ({ ...kind, cards: kind.cards.map(named) })) };
}

let shipped: Promise<Numbers> | null = null;

/** All of them; whoever could not load them may ask again. */
export function numbers(): Promise<Numbers> {
  shipped ??= import("./numbers.json?raw").then(
    ({ default: text }) => unpacked(text),
    (error: unknown) => {
      shipped = null;
      throw error;
    },
  );
  return shipped;
}

/** Which kind of game is looked at: the address says so. */
export interface Chosen {
  players: number;
  specials: (typeof SPECIALS)[number];
  grozilla: boolean;
}

export function chosenOf(query: URLSearchParams): Chosen {
  const players = PLAYERS.find((count) => count === Number(query.get("players"))) ?? 2;
  const specials = SPECIALS.find((set) => set === query.get("specials")) ?? "family";
  return { players, specials, grozilla: query.get("grozilla") === "1" };
}

export function addressOf({ players, specials, grozilla }: Chosen): string {
  return `/learn/numbers?players=${players}&specials=${specials}${grozilla ? "&grozilla=1" : ""}`;
}

export function kindOf({ kinds }: Numbers, { players, specials, grozilla }: Chosen): KindNumbers | null {
  const name = `${players}-${specials}${grozilla ? "-grozilla" : ""}`;
  return kinds.find(({ kind }) => kind === name) ?? null;
}

export const COLUMNS = ["value", "win_with", "win_without", "cities", "price", "hope", "round"] as const;
export type Column = "card" | (typeof COLUMNS)[number];

export interface Order {
  by: Column;
  down: boolean;
}

/** A column that is chosen again is turned round; numbers begin with the greatest, names with A. */
export function turned({ by, down }: Order, column: Column): Order {
  return by === column ? { by, down: !down } : { by: column, down: column !== "card" };
}

/** What is not known comes last, whichever way. */
export function ordered(
  cards: CardNumbers[],
  { by, down }: Order,
  name: (id: string) => string,
): CardNumbers[] {
  const sign = down ? -1 : 1;
  return cards.toSorted((one, other) => {
    if (by === "card") return sign * name(one.card).localeCompare(name(other.card));
    const [a, b] = [one[by], other[by]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}
