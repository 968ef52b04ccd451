/** Something was asked for that the rules, or the form of a record, do not allow; nothing has changed. */
import type { RefusalCode } from "../../protocol";

export class Refused extends Error {
  constructor(
    readonly code: RefusalCode,
    /** What it is about, as the sentence of the catalogue wants it. */
    readonly facts: Record<string, unknown> = {},
  ) {
    super(code);
  }
}
