/** What lies on the table, in words: the part that a game and a view of it have in common (rules/table.py). */
import type { ConfigPart, PublicView } from "../../protocol";
import type { Kernel, State } from "../kernel/kernel";
import * as layout from "../kernel/layout";
import { Phase, PLACES, STATE, WORK, type Field } from "../kernel/layout";
import { read, row, write } from "../kernel/record";
import { DWELLINGS, idOf, numberOf } from "./cards";
import { configOf } from "./config";
import { textOf } from "./moves";

export type PhaseName = PublicView["phase"];

const PHASES = Object.keys(Phase).map((name) => name.toLowerCase()) as PhaseName[];
/** The first way to buy a dwelling. */
const BUY_DWELLING = layout.BUY + layout.VISIBLE * layout.PAYMENTS;

/** Everything that everybody at the table can see. Tables never change. */
export class Table {
  #legal: readonly number[] | null = null;
  #survey: Uint8Array | null = null;

  constructor(
    readonly kernel: Kernel,
    readonly state: State,
  ) {}

  get config(): ConfigPart {
    return configOf(this.state);
  }

  get players(): number {
    return this.number(STATE.players);
  }

  /** The number of the round, 0 during the market draft. */
  get round(): number {
    return this.number(STATE.round_number);
  }

  get phase(): PhaseName {
    return PHASES[this.number(STATE.phase)] ?? "over";
  }

  get isOver(): boolean {
    return this.number(STATE.phase) === Phase.OVER;
  }

  /** Who decides; null when the game is over. */
  get seat(): number | null {
    return this.isOver ? null : this.number(STATE.seat);
  }

  /** Whose turn it is; differs from `seat` while somebody else has to destroy a card. */
  get turn(): number {
    return this.number(STATE.turn);
  }

  /** Whether a city has ten cards (R7.1). */
  get lastRound(): boolean {
    return row(this.state, STATE.city_count).includes(PLACES);
  }

  /** The buildings in the central area, in slot order. */
  get visible(): string[] {
    return row(this.state, STATE.visible, [], this.number(STATE.visible_count)).map(idOf);
  }

  /** Dwelling → cards left in its pile. */
  get dwellings(): Record<string, number> {
    const piles = row(this.state, STATE.piles);
    return Object.fromEntries(DWELLINGS.map((card, pile) => [card, piles[pile] ?? 0]));
  }

  /** The special buildings that can still be taken. */
  get specials(): string[] {
    return row(this.state, STATE.specials).filter(Boolean).map(idOf);
  }

  /** The kernel's numbers of the legal moves. */
  get legalActions(): readonly number[] {
    return (this.#legal ??= this.kernel.legal(this.state));
  }

  /** Every legal move, in the order of the notation; empty only when the game is over. */
  get legalMoves(): string[] {
    return this.legalActions.map((action) => this.moveOf(action));
  }

  /** Incomes, hearts, inhabitants, points and winners as they are now: fields of `WORK`. */
  get survey(): Uint8Array {
    return (this.#survey ??= this.#surveyed());
  }

  /** Who would win if the game ended now (R7.5). */
  get leaders(): number[] {
    const winners = read(this.survey, WORK.winners);
    return seatsUpTo(this.players).filter((seat) => (winners >> seat) & 1);
  }

  /** What a card costs a seat now (R5.5). */
  price(seat: number, card: string): number {
    const { raw, tables, entries } = this.kernel;
    raw.fill(this.state);
    return entries.price(raw.address, tables.address, seat, numberOf(card));
  }

  /** The kernel's verdict on an action. */
  judge(action: number): number {
    const { raw, tables, entries } = this.kernel;
    raw.fill(this.state);
    return entries.judge(raw.address, tables.address, action);
  }

  /** The same table, but this seat may choose a special building: what it could take, and what not. */
  choosing(seat: number): Table {
    const state = this.state.slice();
    write(state, STATE.phase, Phase.SPECIAL);
    write(state, STATE.seat, seat);
    return new Table(this.kernel, state);
  }

  /** The move with this action number, here. */
  moveOf(action: number): string {
    return textOf(action, this.cardOf(action));
  }

  /** The id of the card that an action is about. */
  cardOf(action: number): string {
    if (action >= layout.DISCARD && action < layout.DRAW) return this.#visibleAt(action - layout.DISCARD);
    if (action >= layout.BUY && action < BUY_DWELLING)
      return this.#visibleAt(Math.floor((action - layout.BUY) / layout.PAYMENTS));
    if (action >= BUY_DWELLING && action < layout.DECLINE)
      return DWELLINGS[Math.floor((action - BUY_DWELLING) / layout.PAYMENTS)] ?? "";
    if (action >= layout.TAKE && action < layout.DESTROY)
      return idOf(this.number(STATE.specials, action - layout.TAKE));
    return "";
  }

  /** A number of the state. */
  number(field: Field, ...index: number[]): number {
    return read(this.state, field, ...index);
  }

  #visibleAt(slot: number): string {
    return idOf(this.number(STATE.visible, slot));
  }

  #surveyed(): Uint8Array {
    const { raw, tables, work, entries } = this.kernel;
    this.kernel.turnTo(this.state);
    entries.survey_table(raw.address, tables.address, work.address);
    return work.copy();
  }
}

export function seatsUpTo(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}
