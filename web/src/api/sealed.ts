/** Games whose deal others still play: nothing is wrong with them, and asking again does not open them. */
import type { RefusalCode } from "../protocol";
import { Refusal } from "./http";

const SEALED: readonly RefusalCode[] = ["round-sealed", "deal-sealed"];

/** Whether a refusal says so; its sentence tells when they are open. */
export function isSealed(code: string | undefined): boolean {
  return (SEALED as readonly (string | undefined)[]).includes(code);
}

/** The refusal, if that is what came in the way. */
export function sealedIn(trouble: unknown): Refusal | null {
  return trouble instanceof Refusal && isSealed(trouble.code) ? trouble : null;
}
