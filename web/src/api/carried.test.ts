// @vitest-environment node
// The other has no streams that pack.
import { beforeEach, expect, test, vi } from "vitest";

const HERE = new URL("https://city.example/game/here-1");
vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("location", HERE);
const { carriesGame, linkWith, recordIn } = await import("./carried");

beforeEach(() => vi.stubGlobal("location", HERE));

const record = {
  format: "happycity/1",
  moves: ["market blue", "buy zoo"],
  meta: { players: ["Zoë", "Łukasz"] },
};

test("a link carries a whole game", async () => {
  const { hash, pathname } = new URL(await linkWith(record));
  expect(pathname).toBe("/replay");
  expect(hash).toMatch(/^#g=[\w-]+$/);
  expect(carriesGame(hash)).toBe(true);
  expect(await recordIn(hash)).toEqual(record);
});

test.each(["#g=", "#g=not-packed", "#g=%", "#g=aaaa"])(
  "a link that carries nonsense (%s) carries no game",
  async (hash) => {
    expect(await recordIn(hash)).toBeNull();
  },
);

test("a link that was cut carries no game", async () => {
  const { hash } = new URL(await linkWith(record));
  expect(await recordIn(hash.slice(0, -9))).toBeNull();
});

test("a link that unpacks to far more than a game is not unpacked", async () => {
  const { hash } = new URL(await linkWith({ moves: "coin ".repeat(100_000) }));
  expect(hash.length).toBeLessThan(2000);
  expect(await recordIn(hash)).toBeNull();
});

test("other addresses carry none", () => {
  expect(carriesGame("#games")).toBe(false);
});
