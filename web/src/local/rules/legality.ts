/** From a move in words to its action number, or to the refusal that says why it is not legal: rules/legality.py. */
import type { RefusalCode } from "../../protocol";
import * as layout from "../kernel/layout";
import { STATE, Verdict } from "../kernel/layout";
import { row } from "../kernel/record";
import { cardNamed, COLOURS, DWELLINGS, numberOf } from "./cards";
import { paymentOf, phaseOf, written, type Move } from "./moves";
import { Refused } from "./refused";
import type { Table } from "./table";

/** The number of a verdict → the code of the refusal, which has its name. */
const CODES = new Map<number, RefusalCode>(
  Object.entries(Verdict).map(([name, number]) => [
    number,
    name.toLowerCase().replaceAll("_", "-") as RefusalCode,
  ]),
);

/** The action number of a legal move; throws the refusal of any other. */
export function actionOf(table: Table, move: Move): number {
  if (table.isOver) throw refusal(table, Verdict.GAME_OVER, move);
  if (table.number(STATE.phase) !== phaseOf(move)) throw refusal(table, Verdict.WRONG_PHASE, move);
  const action = numbered(table, move);
  const verdict = table.judge(action);
  if (verdict !== Verdict.OK) throw refusal(table, verdict, move);
  return action;
}

/** The kernel's word on a move of this phase with a card that lies on the table. */
export function verdictOn(table: Table, move: Move): number {
  return table.judge(numbered(table, move));
}

export function codeOf(verdict: number): RefusalCode {
  return CODES.get(verdict) ?? "fault";
}

function numbered(table: Table, move: Move): number {
  switch (move.word) {
    case "buy": {
      const payment = paymentOf(move.tokens);
      if (payment === null) throw refusal(table, Verdict.TOO_MANY_TOKENS, move);
      return layout.BUY + target(table, move) * layout.PAYMENTS + payment;
    }
    case "discard":
      return layout.DISCARD + slot(table, move);
    case "take":
      return layout.TAKE + special(table, move);
    case "market":
      return layout.MARKET + COLOURS.indexOf(move.card);
    case "draw":
      return layout.DRAW - 1 + move.number;
    case "destroy":
      return layout.DESTROY - 1 + move.number;
    case "give":
      return layout.GIVE + move.number;
    case "copy":
      return layout.COPY + move.number;
    case "keep":
      return layout.KEEP;
    case "coin":
      return layout.COIN;
    case "decline":
      return layout.DECLINE;
    case "refuse":
      return layout.REFUSE;
  }
}

function slot(table: Table, move: Move): number {
  const found = table.visible.indexOf(move.card);
  if (found < 0) throw refusal(table, Verdict.NOT_VISIBLE, move);
  return found;
}

function target(table: Table, move: Move): number {
  const pile = DWELLINGS.indexOf(move.card);
  return pile < 0 ? slot(table, move) : layout.VISIBLE + pile;
}

function special(table: Table, move: Move): number {
  const found = row(table.state, STATE.specials).indexOf(numberOf(move.card));
  if (found < 0) throw refusal(table, Verdict.NOT_ON_TABLE, move);
  return found;
}

/** Without the `position` that Python adds: it is for programs and reports. */
function refusal(table: Table, verdict: number, move: Move): Refused {
  return new Refused(codeOf(verdict), {
    move: written(move),
    seat: table.seat,
    phase: table.phase,
    ...factsOf(table, verdict, move),
    legal: table.legalMoves,
  });
}

/** What a person needs to understand this refusal. */
export function factsOf(table: Table, verdict: number, move: Move): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  if (move.card) facts.card = move.card;
  if (move.number >= 0) facts.number = move.number;
  if (move.tokens.length) facts.tokens = move.tokens;
  if (verdict === Verdict.TOO_POOR || verdict === Verdict.TOO_MANY_TOKENS) {
    const seat = table.number(STATE.seat);
    facts.price = table.price(seat, move.card);
    facts.coins = table.number(STATE.coins, seat);
  }
  if (verdict === Verdict.CONDITION_UNMET) facts.condition = cardNamed(move.card).condition;
  return facts;
}
