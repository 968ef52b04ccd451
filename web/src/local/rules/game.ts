/** A game in words: src/happycity/rules/game.py. Games never change: playing a move gives a new one. */
import type { ConfigPart, GameEvent, RebuildPart, SetupPart } from "../../protocol";
import type { Kernel, State, Streams } from "../kernel/kernel";
import { STATE_BYTES, WORK } from "../kernel/layout";
import { read } from "../kernel/record";
import { checkConfig, writeOptions } from "./config";
import { eventsOf } from "./events";
import { actionOf } from "./legality";
import { parsed, reveals } from "./moves";
import { Refused } from "./refused";
import { streamsOf, type Seed } from "./seeds";
import { checkSameCards, faceDown, laidOut, putFaceDown, setupOf } from "./setup";
import { Table } from "./table";

/** One move of a game's history, with the rebuild it caused, if any. */
export interface PlayedStep {
  readonly action: number;
  readonly move: string;
  readonly rebuild: RebuildPart | null;
}

/** A position with its history and its hidden orders. */
export class Game extends Table {
  #view: Table | null = null;

  constructor(
    kernel: Kernel,
    state: State,
    readonly streams: Streams,
    /** How the game began; null if that is not known. */
    readonly setup: SetupPart | null = null,
    /** What was played since. */
    readonly steps: readonly PlayedStep[] = [],
  ) {
    super(kernel, state);
  }

  // --- where games come from ---------------------------------------------------------------------------

  /** A fresh game; the same seed gives the same shuffles on every machine. */
  static deal(kernel: Kernel, config: ConfigPart, seed: Seed): Game {
    checkConfig(config);
    const state = new Uint8Array(STATE_BYTES);
    writeOptions(state, config);
    kernel.turnToGame(state, streamsOf(seed));
    kernel.entries.deal_game(kernel.raw.address, kernel.tables.address, kernel.work.address);
    const dealt = kernel.raw.copy();
    return new Game(kernel, dealt, kernel.streams, setupOf(dealt, config));
  }

  /** A game laid out in a known order; the seed is for decks rebuilt later. */
  static laidOut(kernel: Kernel, config: ConfigPart, setup: SetupPart, seed: Seed = 0): Game {
    return new Game(kernel, laidOut(kernel, setup, config), streamsOf(seed), setup);
  }

  // --- playing -----------------------------------------------------------------------------------------

  /**
   * The game after a move, and what happened. `order`, top first, settles the order of a deck that this move rebuilds,
   * as a record's `chance` does. Throws a Refused if the text is not a move or the move is not legal.
   */
  play(move: string, order?: readonly string[]): { game: Game; events: GameEvent[] } {
    return this.#after(actionOf(this, parsed(move)), move, order);
  }

  /** The game after a legal action. */
  playAction(action: number): Game {
    return this.#after(action, this.moveOf(action)).game;
  }

  /** Play on while there is exactly one legal move. */
  playForced(): { game: Game; events: GameEvent[] } {
    return forced(this);
  }

  #after(action: number, move: string, order?: readonly string[]): { game: Game; events: GameEvent[] } {
    const { kernel } = this;
    const { raw, tables, work, entries } = kernel;
    kernel.turnToGame(this.state, this.streams);
    entries.step(raw.address, tables.address, action, work.address);
    const [state, events] = [raw.copy(), eventsOf(work.bytes)];
    const rebuild = rebuilt(state, read(work.bytes, WORK.rebuilt), order);
    const steps = [...this.steps, { action, move, rebuild }];
    return { game: new Game(kernel, state, kernel.streams, this.setup, steps), events };
  }

  /** A game that goes on from what is known here: every hidden order is drawn afresh, by the seed. How it began is open. */
  imagined(seed: Seed): Game {
    const { kernel } = this;
    const { raw, tables, work, entries } = kernel;
    kernel.turnToGame(this.known, streamsOf(seed));
    entries.imagine_order(raw.address, tables.address, work.address);
    return new Game(kernel, raw.copy(), kernel.streams);
  }

  // --- looking -----------------------------------------------------------------------------------------

  /** The state with every hidden order forgotten: what bots and views are given. */
  get known(): State {
    return this.view.state;
  }

  /** What everybody may know: nothing in this game is private, so all see the same. */
  get view(): Table {
    return (this.#view ??= new Table(this.kernel, this.kernel.forgotten(this.state)));
  }

  /**
   * Whether anybody knows more than before: a card came up that nobody could know, or a new order. `before` is an
   * earlier position of this game. What has been revealed since cannot be taken back.
   */
  revealedSince(before: Game): boolean {
    return this.steps
      .slice(before.steps.length)
      .some((step) => reveals(step.action) || step.rebuild !== null);
  }
}

function forced(game: Game): { game: Game; events: GameEvent[] } {
  const events: GameEvent[] = [];
  while (game.legalActions.length === 1) {
    const played = game.play(game.legalMoves[0] ?? "");
    game = played.game;
    events.push(...played.events);
  }
  return { game, events };
}

/** What became of the deck (1–3; 0: none) that a move rebuilt (R5.3); puts it in the order that is asked for. */
function rebuilt(state: Uint8Array, deck: number, order?: readonly string[]): RebuildPart | null {
  if (!deck) {
    if (order) throw new Refused("nothing-rebuilt", { place: "chance" });
    return null;
  }
  if (order) {
    checkSameCards(order, faceDown(state, deck - 1), "chance");
    putFaceDown(state, deck - 1, order);
  }
  return { reshuffle: deck, order: faceDown(state, deck - 1) };
}
