/** The ways into my account, as several parts of the page need to know them. */
import { call } from "../api/http";
import type { Access } from "../protocol";

let known = $state.raw<Access | null>(null);

export function access(): Access | null {
  return known;
}

/** Ask the server; where none answers, what was known stays. */
export async function askAccess(): Promise<void> {
  await call("GET /api/me/access").then(
    (told) => (known = told),
    () => undefined,
  );
}
