import { beforeEach, expect, test, vi } from "vitest";
import { ownTable } from "../../testing/samples";

const table = ownTable({ id: "t7", yours: true });

/** A new visit: the page is loaded, and the module with it. */
async function visit(opened = "/"): Promise<{ land: () => void; path: () => string }> {
  vi.resetModules();
  history.replaceState(null, "", opened);
  const { go, path } = await import("../router.svelte");
  go("/", { replace: true });
  const { landOnce } = await import("./landing");
  return { land: () => landOnce([table], "ben"), path };
}

beforeEach(() => sessionStorage.clear());

test("who comes back lands at the table that waits, once a visit", async () => {
  const { land, path } = await visit();
  land();
  expect(path()).toBe("/table/t7");
  history.replaceState(null, "", "/");
  dispatchEvent(new PopStateEvent("popstate"));
  land();
  expect(path()).toBe("/");
});

test("loading the page anew does not make it another visit", async () => {
  (await visit()).land();
  const { land, path } = await visit();
  land();
  expect(path()).toBe("/");
});

test("who has touched the page already stays", async () => {
  const { land, path } = await visit();
  dispatchEvent(new Event("pointerdown"));
  land();
  expect(path()).toBe("/");
});

test("who opened another page first knows where they are going", async () => {
  const { land, path } = await visit("/learn");
  land();
  expect(path()).toBe("/");
});

test("without a memory it is once a load", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("blocked");
    },
    setItem: () => {
      throw new Error("blocked");
    },
  });
  const { land, path } = await visit();
  land();
  expect(path()).toBe("/table/t7");
});
