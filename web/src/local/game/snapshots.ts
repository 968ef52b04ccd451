/**
 * From a game's log to its positions, as on the server (src/happycity/server/game/snapshots.py): every entry leads from
 * one snapshot to the next, by the rules alone. Entries are decisions; forced moves follow from them and are not kept.
 * `undo` goes back to the snapshot before a decision, as an entry of its own: nothing is ever deleted.
 */
import type { ConfigPart, GameEvent, Step } from "../../protocol";
import type { Kernel } from "../kernel/kernel";
import { Game } from "../rules/game";
import { Refused } from "../rules/refused";

/** One line of a game's log. */
export interface LogEntry {
  readonly seq: number;
  readonly kind: Step["kind"];
  readonly seat: number | null;
  readonly move: string | null;
  /** Chosen by whoever decided, new for every decision. */
  readonly key: string;
  readonly byBot: boolean;
  /** Whether the turn waits for its end after it. */
  readonly hold: boolean;
  /** What was shown of it; it was kept before that was if this is missing. */
  readonly events?: readonly GameEvent[];
}

/** The game after an entry. */
export interface Snapshot {
  readonly seq: number;
  readonly game: Game;
  readonly entry: LogEntry | null;
  /** What was played to come here, forced moves included. */
  readonly moves: readonly string[];
  readonly events: readonly GameEvent[];
  /** Where an undo leads: the snapshot before the last decision, as long as that can be taken back. */
  readonly before: Snapshot | null;
  /** The numbers of the entries that it would take back. */
  readonly since: readonly number[];
  /** Who took that decision. */
  readonly decider: number | null;
  /** The seat whose turn is played but not ended. */
  readonly holding: number | null;
  /** That the game is over is told when that turn is ended. */
  readonly withheld: readonly GameEvent[];
  /** Seats that a bot plays for. */
  readonly away: readonly number[];
  /** The numbers of the entries that the entry takes back. */
  readonly undoes: readonly number[];
  /** In practice and training people may take everything back, with what cards and bots answered. */
  readonly practised: boolean;
}

/** What is the same in every snapshot that nobody has decided anything in. */
const UNDECIDED = {
  entry: null,
  before: null,
  since: [],
  decider: null,
  holding: null,
  withheld: [],
  away: [],
  undoes: [],
  practised: false,
} as const;

/** Whether the game is finished and nobody can take anything back. */
export function isOver(snapshot: Snapshot): boolean {
  return snapshot.game.isOver && snapshot.holding === null;
}

/** Who has to act. */
export function acting(snapshot: Snapshot): number | null {
  return snapshot.holding ?? snapshot.game.seat;
}

/** Whether a seat may take its decision back: the last one, in this turn, that revealed nothing; or any, in practice. */
export function canUndo(snapshot: Snapshot, seat: number): boolean {
  return snapshot.before !== null && snapshot.decider === seat;
}

/** The game before anybody has decided anything. */
export function opening(kernel: Kernel, config: ConfigPart, secret: string): Snapshot {
  const { game, events } = Game.deal(kernel, config, secret).playForced();
  return shown(0, game, movesOf(game), events);
}

/** A position that was come to by these moves, for games that have no log. */
export function shown(
  seq: number,
  game: Game,
  moves: readonly string[],
  events: readonly GameEvent[],
): Snapshot {
  return { ...UNDECIDED, seq, game, moves, events };
}

/** Where an entry leads; a refusal if it cannot stand here. */
export function after(snapshot: Snapshot, entry: LogEntry): Snapshot {
  const reached = REACHED_BY[entry.kind](snapshot, entry);
  const events = entry.events ?? reached.events; // once it is written down, that is shown and nothing else
  const [seq, undoes] = [snapshot.seq + 1, undone(snapshot, entry)];
  return { ...reached, seq, entry: { ...entry, events }, events, undoes };
}

/** Every snapshot of a log; the one with index i has number i. */
export function replay(first: Snapshot, entries: Iterable<LogEntry>): Snapshot[] {
  const snapshots = [first];
  let latest = first;
  for (const entry of entries) snapshots.push((latest = after(latest, entry)));
  return snapshots;
}

// --- one function for every kind of entry -----------------------------------------------------------

type Reached = (snapshot: Snapshot, entry: LogEntry) => Snapshot;

const REACHED_BY: Record<LogEntry["kind"], Reached> = {
  move: moved,
  undo: takenBack,
  end: ended,
  away: gone,
  back: returned,
};

function moved(snapshot: Snapshot, entry: LogEntry): Snapshot {
  checkTurn(snapshot, entry);
  if (snapshot.holding !== null) throw new Refused("turn-not-ended", { seat: entry.seat });
  const from = snapshot.game;
  const played = from.play(entry.move ?? "");
  let { game, events } = forced(played.game, entry.hold ? turnOf(from) : null);
  const holds = entry.hold && turnOf(game) !== turnOf(from) && !game.revealedSince(from);
  if (entry.hold && !holds) {
    // nothing could be taken back: the next turn need not wait
    const more = forced(game, null);
    [game, events] = [more.game, [...events, ...more.events]];
  }
  const inTurn = holds || turnOf(game) === turnOf(from);
  const happened = [...played.events, ...events];
  const withheld = holds && game.isOver ? happened.splice(-1) : [];
  return {
    ...UNDECIDED,
    seq: snapshot.seq,
    game,
    moves: movesOf(game, from),
    events: happened,
    ...undoing(snapshot, entry, inTurn && !game.revealedSince(from)),
    holding: holds ? entry.seat : null,
    withheld,
    // who decides is back
    away: entry.byBot ? snapshot.away : snapshot.away.filter((seat) => seat !== entry.seat),
    practised: snapshot.practised,
  };
}

/** What an undo after a move would do; `open`: the move belongs to a turn that goes on, and revealed nothing. */
function undoing(
  snapshot: Snapshot,
  { seat, byBot }: LogEntry,
  open: boolean,
): Pick<Snapshot, "before" | "decider" | "since"> {
  const seq = snapshot.seq + 1;
  if (!byBot && (open || snapshot.practised)) return { before: snapshot, decider: seat, since: [seq] };
  if (!snapshot.practised) return { before: null, decider: seat, since: [] };
  const { before, decider, since } = snapshot;
  return { before, decider, since: [...since, seq] };
}

function takenBack(snapshot: Snapshot, entry: LogEntry): Snapshot {
  if (entry.seat === null || snapshot.before === null || !canUndo(snapshot, entry.seat))
    throw new Refused("nothing-to-undo", { seat: entry.seat });
  return { ...snapshot.before, moves: [], events: [], away: snapshot.away };
}

/** Decisions alone: whoever went away or came back since then has still done so. */
function undone(snapshot: Snapshot, entry: LogEntry): readonly number[] {
  return entry.kind === "undo" ? snapshot.since : [];
}

function ended(snapshot: Snapshot, entry: LogEntry): Snapshot {
  if (snapshot.holding === null || snapshot.holding !== entry.seat)
    throw new Refused("no-turn-to-end", { seat: entry.seat });
  const { game, events } = snapshot.game.playForced();
  const { before, since, practised } = snapshot;
  return {
    ...snapshot,
    game,
    moves: movesOf(game, snapshot.game),
    events: [...snapshot.withheld, ...events],
    before: practised ? before : null,
    since: practised ? [...since, snapshot.seq + 1] : [],
    holding: null,
    withheld: [],
  };
}

function gone(snapshot: Snapshot, entry: LogEntry): Snapshot {
  if (entry.seat === null || snapshot.away.includes(entry.seat))
    throw new Refused("already-away", { seat: entry.seat });
  return { ...snapshot, moves: [], events: [], away: [...snapshot.away, entry.seat].sort() };
}

function returned(snapshot: Snapshot, entry: LogEntry): Snapshot {
  if (entry.seat === null || !snapshot.away.includes(entry.seat))
    throw new Refused("not-away", { seat: entry.seat });
  return { ...snapshot, moves: [], events: [], away: snapshot.away.filter((seat) => seat !== entry.seat) };
}

function checkTurn(snapshot: Snapshot, entry: LogEntry): void {
  if (isOver(snapshot)) throw new Refused("game-finished", { seat: entry.seat });
  if (entry.seat !== acting(snapshot))
    throw new Refused("not-your-turn", { seat: entry.seat, turn: acting(snapshot) });
}

/** Play what is forced, as far as the end of a turn if one is named. */
function forced(game: Game, within: string | null): { game: Game; events: GameEvent[] } {
  const events: GameEvent[] = [];
  while (game.legalActions.length === 1 && (within === null || within === turnOf(game))) {
    const played = game.play(game.legalMoves[0] ?? "");
    game = played.game;
    events.push(...played.events);
  }
  return { game, events };
}

/** Equal as long as the same turn is played. */
function turnOf(game: Game): string {
  return `${game.round} ${game.turn} ${game.isOver}`;
}

/** What was played since another position of the same game, or since its beginning. */
function movesOf(game: Game, since?: Game): string[] {
  return game.steps.slice(since?.steps.length ?? 0).map((step) => step.move);
}
