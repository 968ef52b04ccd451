/** Games that another version of Happy City can open: nothing is wrong with them. */
import type { RefusalCode } from "../protocol";

const OF_OTHER_VERSIONS: readonly RefusalCode[] = ["foreign-format", "newer-rules", "other-cards"];

/** Whether a refusal says so; its sentence tells which version it takes. */
export function isOfOtherVersion(code: string): boolean {
  return (OF_OTHER_VERSIONS as readonly string[]).includes(code);
}
