/** R1: the options of a game, as src/happycity/rules/config.py checks them. */
import { PLAYERS, SET_UP, type ConfigPart, type RefusalCode } from "../../protocol";
import type { State } from "../kernel/kernel";
import { STATE } from "../kernel/layout";
import { read, write } from "../kernel/record";
import { Refused } from "./refused";

const SPECIALS = ["family", "expert"] as const;
const SCORINGS = ["product", "sum"] as const;

/** Refuse options that no game can have. */
export function checkConfig(config: ConfigPart): void {
  check("bad-players", config.players, PLAYERS);
  check("bad-specials", config.specials, SPECIALS);
  check("bad-grozilla", config.grozilla, [false, true]);
  check("bad-scoring", config.scoring, SCORINGS);
}

function check(code: RefusalCode, found: unknown, known: readonly unknown[]): void {
  if (!known.includes(found)) throw new Refused(code, { found, known });
}

/** Special buildings on the table at the start (R2.3). */
export function specialsOnTable(players: number): number {
  return SET_UP.find((one) => one.players === players)?.specials ?? 0;
}

export function decksWith(config: ConfigPart): number {
  return config.grozilla ? 4 : 3;
}

/** Write the options into a state. */
export function writeOptions(state: Uint8Array, config: ConfigPart): void {
  write(state, STATE.players, config.players);
  write(state, STATE.expert, SPECIALS.indexOf(config.specials));
  write(state, STATE.grozilla, Number(config.grozilla));
  write(state, STATE.scoring, SCORINGS.indexOf(config.scoring));
}

/** The options that stand in a state. */
export function configOf(state: State): ConfigPart {
  return {
    players: read(state, STATE.players),
    specials: SPECIALS[read(state, STATE.expert)] ?? "family",
    grozilla: read(state, STATE.grozilla) === 1,
    scoring: SCORINGS[read(state, STATE.scoring)] ?? "product",
  };
}
