/** What this browser keeps of games without a server: who plays, their tables, and every entry of every log. */
import type {
  ConfigPart,
  GameEvent,
  Me,
  Practice,
  Result,
  SeatInfo,
  Stamp,
  Step,
  TableInfo,
} from "../../protocol";

/** A table as it is kept; what has happened at it stands in its entries. */
export interface KeptTable {
  id: string;
  config: ConfigPart;
  /** Decides every shuffle (docs/fairness.md). */
  secret: string;
  seats: SeatInfo[];
  options: {
    /** How long a bot's move waits. */
    pause_ms: number;
    /** Who in the order of sitting down became seat 0; null where nothing was drawn. */
    first: number | null;
    /** The day whose deal is played. */
    daily?: string;
  };
  /** Seconds since 1970, as in `TableInfo`. */
  created: number;
  began: number | null;
  ended: number | null;
  status: TableInfo["status"];
  previous: string | null;
  next: string | null;
  result: Result | null;
  botSeed: string;
  /** By seat; tables of long ago have none. */
  hints?: number[];
  agreed?: boolean;
  practice?: Practice | null;
  stamp?: Stamp;
}

/** One entry of a table's log. */
export interface KeptEntry {
  table: string;
  /** From 1, without gaps. */
  seq: number;
  kind: Step["kind"];
  seat: number | null;
  move: string | null;
  /** The key of the intent. */
  key: string;
  byBot: boolean;
  hold: boolean;
  at: number;
  /** What was shown; entries of long ago have none. */
  events?: readonly GameEvent[];
}

export interface Store {
  /** Whether what is written will be there next time; false: the browser has no room for it, or forbids it. */
  readonly kept: boolean;
  me(): Promise<Me | null>;
  keepMe(me: Me): Promise<void>;
  /** All tables, newest first. */
  tables(): Promise<KeptTable[]>;
  table(id: string): Promise<KeptTable | null>;
  keepTable(table: KeptTable): Promise<void>;
  /** The log of a table, oldest first. */
  entries(table: string): Promise<KeptEntry[]>;
  /** Write an entry, for good once this resolves; throws `Taken` if there is one with this number. */
  append(entry: KeptEntry): Promise<void>;
  deleteTable(id: string): Promise<void>;
  /** Forget everything. */
  clear(): Promise<void>;
}

/** There is an entry with this number already: another tab plays this game. */
export class Taken extends Error {
  constructor(
    readonly table: string,
    readonly seq: number,
  ) {
    super(`${table} has an entry ${seq} already`);
  }
}
