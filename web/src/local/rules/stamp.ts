/** The stamp of a game: the number of its rules and a hash of its cards: src/happycity/rules/stamp.py. */
import type { Stamp } from "../../protocol";
import { STAMP } from "../kernel/facts";
import { Refused } from "./refused";

/** Letters of what a refusal quotes. */
const LONGEST = 60;

/** Refuse a game of newer rules or other cards than this page knows, and what is no stamp. */
export function checkStamp({ rules, cards }: Stamp): void {
  if (rules < 1) throw new Refused("bad-stamp", { place: "stamp.rules", found: rules });
  if (!/^[0-9a-f]{16}$/.test(cards))
    throw new Refused("bad-stamp", { place: "stamp.cards", found: cards.slice(0, LONGEST) });
  if (rules > STAMP.rules) throw new Refused("newer-rules", { found: rules, known: STAMP.rules });
  if (cards !== STAMP.cards) throw new Refused("other-cards", { found: cards, known: STAMP.cards });
}

/** Whether it would be refused. */
export function isForeign(stamp: Stamp): boolean {
  try {
    checkStamp(stamp);
    return false;
  } catch {
    return true;
  }
}
