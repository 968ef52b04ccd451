/** How the workers of this browser do not answer; words for it are made by whoever shows it. */
import type { RefusalCode } from "../protocol";

/** A worker's no. */
export class No extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly facts: Record<string, unknown>,
    readonly status: number,
  ) {
    super(code);
  }
}

/** Only a server can answer that. */
export class ServerOnly extends Error {}

/** Nothing can be worked out in this browser: the kernel's module is not to be had, or damaged. */
export class Broken extends Error {}
