/** What each legal move would bring, and why other cards are not available: src/happycity/rules/preview.py. */
import type { CardRefusal, Completion, GameEvent, MonsterPath, Preview } from "../../protocol";
import { BUY, DECLINE, FORESEEN, STATE, Verdict } from "../kernel/layout";
import { read, row } from "../kernel/record";
import { areasOf } from "./areas";
import { idOf } from "./cards";
import { byColour } from "./cities";
import { eventsOf } from "./events";
import type { Game } from "./game";
import { codeOf, factsOf, verdictOn } from "./legality";
import { move, type Move } from "./moves";
import { Table, type PhaseName } from "./table";

/** Phases whose only move brings no card to light. */
const FORCED: readonly PhaseName[] = ["buy", "give"];

/** A preview of every legal move, in the order of the notation. */
export function previewsOf(game: Game): Preview[] {
  return game.view.legalActions.map((action) => previewOf(game.view, action));
}

/** A preview of one legal move of the seat that decides. */
export function previewOf(view: Table, action: number): Preview {
  const brought = broughtBy(view, action);
  const ends = brought.passes_on || brought.reveals || brought.completes.length > 0;
  const forced = ends ? null : forcedThen(view);
  if (!forced) return brought;
  // it changes nothing but purses
  const events = [...brought.events, ...forced.events];
  return { ...brought, coins: forced.coins, events, passes_on: forced.passes_on };
}

/** The one move that is left after the one just asked about: the coin (R5.4), a gift (R8.13). */
function forcedThen({ kernel, seat }: Table): Preview | null {
  const then = new Table(kernel, areasOf(kernel).spare.bytes.slice());
  if (!FORCED.includes(then.phase) || then.seat !== seat) return null;
  const [action, ...others] = then.legalActions;
  return action === undefined || others.length ? null : previewOf(then, action);
}

function broughtBy(view: Table, action: number): Preview {
  const { kernel } = view;
  const { raw, tables, work, entries } = kernel;
  const { spare, other, foreseen } = areasOf(kernel);
  kernel.turnTo(view.state);
  entries.preview_move(
    raw.address,
    tables.address,
    action,
    spare.address,
    work.address,
    other.address,
    foreseen.address,
  );
  const bytes = foreseen.bytes;
  const events = eventsOf(work.bytes, read(bytes, FORESEEN.told));
  const coins = read(bytes, FORESEEN.coins);
  const completed = completions(view, bytes);
  return {
    move: view.moveOf(action),
    price:
      action >= BUY && action < DECLINE ? view.number(STATE.coins, view.number(STATE.seat)) - coins : null,
    tokens: byColour(row(bytes, FORESEEN.tokens), Boolean),
    coins,
    income: read(bytes, FORESEEN.income),
    hearts: read(bytes, FORESEEN.hearts),
    inhabitants: read(bytes, FORESEEN.inhabitants),
    points: read(bytes, FORESEEN.points),
    completes: completed.map(({ card }) => card),
    events,
    monsters: monsterPaths(events),
    then: completed,
    passes_on: read(bytes, FORESEEN.passes_on) !== 0,
    reveals: read(bytes, FORESEEN.reveals) !== 0,
  };
}

/** The special buildings that the move completes, each taken right after it. */
function completions(view: Table, foreseen: Uint8Array): Completion[] {
  const bits = read(foreseen, FORESEEN.completes);
  return row(view.state, STATE.specials).flatMap((number, i) => {
    if (!((bits >> i) & 1)) return [];
    const [income = 0, hearts = 0, inhabitants = 0, points = 0] = row(foreseen, FORESEEN.then, [i]);
    return [{ card: idOf(number), income, hearts, inhabitants, points }];
  });
}

/** One path for each monster that does something, in the order in which they begin. */
function monsterPaths(events: readonly GameEvent[]): MonsterPath[] {
  const paths = new Map<string, MonsterPath>();
  for (const event of events) {
    if (!("monster" in event) || event.event === "gift") continue; // a gift only shows whose doing it is
    const { monster } = event;
    const path = paths.get(monster) ?? {
      monster,
      leaves: null,
      repelled_by: [],
      comes_to: null,
      destroys: null,
    };
    paths.set(monster, continued(path, event));
  }
  return [...paths.values()];
}

function continued(path: MonsterPath, event: GameEvent): MonsterPath {
  switch (event.event) {
    case "monster_left":
      return { ...path, leaves: event.seat };
    case "monster_repelled":
      return { ...path, repelled_by: [...path.repelled_by, event.seat ?? 0] };
    case "monster_came":
      return { ...path, comes_to: event.seat };
    case "destroyed":
      return { ...path, destroys: event.place };
    default:
      return path;
  }
}

// --- what cannot be had -------------------------------------------------------------------------------

/** Why the viewer cannot buy (in the phase for it) or take what lies on the table; for nobody else. */
export function refusalsOf(game: Game, viewer: number): CardRefusal[] {
  const { view } = game;
  if (view.seat !== viewer) return [];
  const choosing = view.choosing(viewer);
  const takes = view.specials.map((card) => refusalOf(choosing, move("take", { card })));
  const buys =
    view.phase === "buy" ? notForSale(view).map((card) => refusalOf(view, move("buy", { card }))) : [];
  return [...buys, ...takes].filter((refusal) => refusal !== null);
}

/** What lies there to be bought and cannot. */
function notForSale(view: Table): string[] {
  const affordable = new Set(view.legalActions.map((action) => view.cardOf(action)));
  const offered = new Set([...view.visible, ...Object.keys(view.dwellings)]);
  return [...offered].filter((card) => !affordable.has(card));
}

function refusalOf(table: Table, move: Move): CardRefusal | null {
  const verdict = verdictOn(table, move);
  if (verdict === Verdict.OK) return null;
  return { card: move.card, code: codeOf(verdict), facts: factsOf(table, verdict, move) };
}
