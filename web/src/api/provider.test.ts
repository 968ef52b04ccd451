import { expect, test } from "vitest";
import { answerIn } from "./provider";

test("the answer of a provider is read from the address", () => {
  const read = (search: string) => answerIn(new URLSearchParams(search));
  expect(read("?state=s&code=c&session_state=x")).toEqual({ state: "s", code: "c" });
  expect(read("?state=s&error=access_denied")).toEqual({ state: "s", code: null });
  expect(read("?error=access_denied")).toEqual({ state: "unknown", code: null });
  expect(read("?code=c")).toBeNull();
  expect(read("")).toBeNull();
});
