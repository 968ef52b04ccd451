// @vitest-environment node
import { expect, test } from "vitest";
import { check, messageTypes } from "../../build/texts";

test("the types of the messages are those of the English sentences (npm run messages)", async () => {
  await expect(messageTypes()).toMatchFileSnapshot("messages.ts");
});

test("every language says the same things with the same facts", () => {
  expect(check()).toEqual([]);
});
