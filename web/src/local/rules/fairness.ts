/**
 * Whether the shuffles of a finished game follow from the secret behind its commitment (docs/fairness.md):
 * src/happycity/rules/fairness.py.
 */
import type { GameRecord } from "../../protocol";
import { FIRST_STAMP } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import { Game } from "./game";
import { readRecord } from "./record";
import { Refused } from "./refused";
import { commitmentOf, firstSeat, sharedSeed, type Part } from "./seeds";
import { checkStamp } from "./stamp";

/** Where a record tells something else than what its secret leads to. */
export interface Difference {
  /** As in `setup.decks[0][3]`. */
  readonly place: string;
  readonly recorded: unknown;
  readonly derived: unknown;
}

interface Fair {
  readonly commitment: string;
  readonly secret: string;
  readonly first: number | null;
  /** 2: those who play have parts in it. */
  readonly version: 1 | 2;
  /** In the order of sitting down. */
  readonly parts: readonly Part[];
}

/**
 * Derive every shuffle of a record from its seed; the first thing that the record tells otherwise, null if there is
 * none. Refuses a record without a secret, and (with the number of the move) moves that do not fit the shuffles.
 */
export function checkFair(kernel: Kernel, found: unknown): Difference | null {
  const record = readRecord(found);
  const fair = fairPart(record);
  checkStamp(record.stamp ?? FIRST_STAMP);
  const seed = fair.parts.length ? sharedSeed(fair.secret, fair.parts) : fair.secret;
  const game = Game.deal(kernel, record.config, seed);
  const { players } = record.config;
  const derived: Fair = {
    ...fair,
    commitment: commitmentOf(fair.secret),
    first: fair.first === null ? null : firstSeat(seed, players),
    version: fair.parts.length ? 2 : 1,
  };
  return (
    brokenPromise(fair.parts, players) ??
    firstDifference(fair, derived, "meta.fair") ??
    firstDifference(record.setup, game.setup, "setup") ??
    rebuildDifference(record, game)
  );
}

function fairPart({ meta }: GameRecord): Fair {
  const found = meta?.fair ?? null;
  const given = Object(found) as Partial<Record<keyof Fair, unknown>>;
  const isObject = typeof found === "object" && !Array.isArray(found);
  if (found === null || (isObject && !("commitment" in given && "secret" in given)))
    throw new Refused("not-committed", { place: "meta.fair" });
  const { commitment, secret, first = null, version = 1, parts = [] } = given;
  const isWhole = isHex(commitment) && isHex(secret) && (first === null || Number.isSafeInteger(first));
  if (!isWhole || (version !== 1 && version !== 2) || !Array.isArray(parts))
    throw new Refused("bad-commitment", { place: "meta.fair" });
  return { commitment, secret, first: first as number | null, version, parts: parts.map(partOf) };
}

function partOf(found: unknown): Part {
  const { seat, promise, nonce = null } = Object(found) as Partial<Record<keyof Part, unknown>>;
  if (!Number.isSafeInteger(seat) || !isHex(promise) || !(nonce === null || isHex(nonce)))
    throw new Refused("bad-commitment", { place: "meta.fair" });
  return { seat: seat as number, promise, nonce };
}

/** A nonce that was not promised, a promise made twice, a part of nobody. */
function brokenPromise(parts: readonly Part[], players: number): Difference | null {
  const found = firstOf(parts.keys(), (i) => brokenPart(parts, i, players));
  return (
    found ??
    firstOf(parts.keys(), (i) => {
      const [before, seat] = [parts[i - 1]?.seat ?? -1, parts[i]?.seat ?? 0];
      const place = `meta.fair.parts[${i}].seat`;
      return seat > before ? null : { place, recorded: seat, derived: before + 1 };
    })
  );
}

function brokenPart(parts: readonly Part[], i: number, players: number): Difference | null {
  const { seat, promise, nonce } = parts[i] as Part;
  const place = `meta.fair.parts[${i}]`;
  if (seat < 0 || seat >= players) return { place: `${place}.seat`, recorded: seat, derived: players - 1 };
  if (nonce !== null && commitmentOf(nonce) !== promise)
    return { place: `${place}.nonce`, recorded: commitmentOf(nonce), derived: promise };
  const isRepeated = parts.slice(0, i).some((other) => other.promise === promise);
  return isRepeated ? { place: `${place}.promise`, recorded: promise, derived: null } : null;
}

function isHex(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
}

/** Play the moves; the first rebuilt deck (R5.3) that is not as the secret would shuffle it. */
function rebuildDifference({ moves, chance }: GameRecord, first: Game): Difference | null {
  let [game, rebuilds] = [first, 0];
  for (const [i, move] of moves.entries()) {
    game = played(game, move, i + 1);
    const derived = game.steps.at(-1)?.rebuild;
    if (!derived) continue;
    const found = firstDifference(chance[rebuilds] ?? null, derived, `chance[${rebuilds}]`);
    if (found) return found;
    rebuilds++;
  }
  return firstDifference(chance.length, rebuilds, "chance");
}

function played(game: Game, move: string, move_number: number): Game {
  try {
    return game.play(move).game;
  } catch (error) {
    if (error instanceof Refused) throw new Refused(error.code, { ...error.facts, move_number });
    throw error;
  }
}

/** The deepest place at which two pieces of plain data part. */
function firstDifference(recorded: unknown, derived: unknown, place: string): Difference | null {
  if (Array.isArray(recorded) && Array.isArray(derived) && recorded.length === derived.length)
    return firstOf(recorded.keys(), (i) => firstDifference(recorded[i], derived[i], `${place}[${i}]`));
  if (isPlain(recorded) && isPlain(derived)) {
    const keys = [...new Set([...Object.keys(recorded), ...Object.keys(derived)])].sort();
    return firstOf(keys, (key) => firstDifference(recorded[key], derived[key], `${place}.${key}`));
  }
  return recorded === derived ? null : { place, recorded, derived };
}

function firstOf<Key>(keys: Iterable<Key>, differenceAt: (key: Key) => Difference | null): Difference | null {
  for (const key of keys) {
    const found = differenceAt(key);
    if (found) return found;
  }
  return null;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
