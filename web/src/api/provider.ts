/** Log-ins by the host's provider: the browser goes there, and comes back to the page `/door` with an answer. */
import type { Arrived, ProviderAnswer } from "../protocol";
import { call } from "./http";

/** Leave for the provider: to log in or, with an account, to join the two or to confirm. */
export async function goToProvider(): Promise<void> {
  const { url } = await call("POST /api/login/provider/wish");
  location.assign(url);
}

/** With what somebody comes back; null if the address brings nothing of the kind. Without a code somebody said no, some providers without saying to what. */
export function answerIn(query: URLSearchParams): ProviderAnswer | null {
  const state = query.get("state") ?? (query.has("error") ? "unknown" : null);
  return state === null ? null : { state, code: query.get("code") };
}

/** Who we are by that answer, which counts once. */
export async function showAnswer(answer: ProviderAnswer): Promise<Arrived> {
  return call("POST /api/login/provider", { body: answer });
}
