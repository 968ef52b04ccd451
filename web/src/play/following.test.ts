import { expect, test, vi } from "vitest";
import { Following } from "./following.svelte";

test("a game that is over is shown until the next begins", async () => {
  const told = ["one", null, "two"];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ name: "Ada", table: told.shift() }));
  });
  const following = new Following("ada");
  expect(following.table).toBeNull();
  const shown = [];
  for (let look = 0; look < 3; look++) {
    await following.look();
    shown.push(following.table);
  }
  expect(shown).toEqual(["one", "one", "two"]);
  expect(following.name).toBe("Ada");
  expect(asked[0]).toContain("/api/players/ada/game");
});
