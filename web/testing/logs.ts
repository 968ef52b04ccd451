/**
 * Logs of games with everything that people do, each to be followed here: what is shown after every entry is what the
 * server would show. tests/local/test_logs.py makes them and runs this.
 */
import { expect, test } from "vitest";
import { after, opening, type LogEntry } from "../src/local/game/snapshots";
import { stateOf } from "../src/local/game/states";
import { hashText } from "../src/local/rules/seeds";
import type { ConfigPart } from "../src/protocol";
import { casesOfPython } from "./cases";
import { builtKernel } from "./kernel";

interface Case {
  config: ConfigPart;
  secret: string;
  own: number[];
  log: LogEntry[];
  shown: { since: number | null; hash: string }[];
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
});
