/**
 * Logs of games with everything that people do, each to be followed here: what is shown after every entry is what the
 * server would show, and so is why a bot did it. tests/local/test_logs.py makes them and runs this.
 */
import { expect, test } from "vitest";
import { after, opening, type LogEntry, type Snapshot } from "../src/local/game/snapshots";
import { stateOf } from "../src/local/game/states";
import { whyIn } from "../src/local/review/why";
import { Refused } from "../src/local/rules/refused";
import { hashText } from "../src/local/rules/seeds";
import type { ConfigPart, Why } from "../src/protocol";
import { casesOfPython } from "./cases";
import { builtKernel } from "./kernel";

interface Case {
  config: ConfigPart;
  secret: string;
  own: number[];
  log: LogEntry[];
  shown: { since: number | null; hash: string }[];
  /** Of every move of a bot, and of nothing else. */
  whys: Why[];
}

const cases = casesOfPython<Case[]>();
const kernel = await builtKernel();

/** The same text whatever the order of the keys. */
function canonical(told: unknown): string {
  return JSON.stringify(told, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

test.each(cases)("$config.players $config.specials $config.grozilla $config.scoring $secret", (one) => {
  const snapshots = [opening(kernel, one.config, one.secret)];
  one.shown.forEach(({ since, hash }, seq) => {
    const entry = one.log[seq - 1];
    const latest = snapshots.at(-1);
    if (entry && latest) snapshots.push(after(latest, entry));
    const told = canonical(stateOf(snapshots, one.own, since, null));
    expect(hashText(told), `entry ${seq}: ${JSON.stringify(entry)}\n${told}`).toBe(hash);
  });
  expect(snapshots.flatMap(({ seq }) => whyOrNot(snapshots, seq))).toEqual(one.whys);
});

function whyOrNot(snapshots: readonly Snapshot[], step: number): Why[] {
  try {
    return [whyIn(snapshots, step)];
  } catch (error) {
    if (error instanceof Refused && error.code === "no-why") return [];
    throw error;
  }
}
