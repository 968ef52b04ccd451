import { afterEach, describe, expect, test, vi } from "vitest";
import { aloneOf, fileUp, oneUp, pageAtEnd } from "../build/alone";

describe("the root of a site without a server", () => {
  test.each([
    ["/", ""],
    ["/index.html", ""],
    ["/city/", "/city"],
    ["/a/city/index.html", "/a/city"],
    ["/a/city/table/here-1", "/a/city"],
    ["/a/city/replay/here-1/", "/a/city"],
    ["/city/replay", "/city"],
    ["/city/learn/rules/", "/city"],
    ["/city/rules", "/city"],
  ])("%s lies in %s", (address, root) => {
    expect(address.replace(pageAtEnd(), "")).toBe(root);
  });

  test.each([
    ["/city/nowhere", "", "/city/#up"],
    ["/city/table/", "#up", "/city/#up"],
    ["/game/me", "", "/game/#up"], // looks like the game "me" of a site at the root
    ["/city/", "", null],
    ["/", "#up", null],
  ])("is looked for above %s%s", (address, hash, higher) => {
    expect(oneUp(address, hash)).toBe(higher);
  });

  test.each([
    ["/media/stick/learn/rules/index.html", "/media/stick/index.html#/learn/rules"],
    ["/C:/city/me/index.html", "/C:/city/index.html#/me"],
    ["/home/ada/index.html", null],
  ])("is looked for above the file %s", (file, higher) => {
    expect(fileUp(file, pageAtEnd())).toBe(higher);
  });

  const PAGE = `<head><meta charset="utf-8" /><link rel="manifest" href="/manifest.webmanifest" />
    <script src="/theme.js"></script><script type="module" crossorigin src="/assets/a.js"></script></head>`;

  test("has other files where it is opened from a file", () => {
    const written = aloneOf(PAGE).split("document.write(")[1]?.split("` : `") ?? [];
    expect(written[0]).toMatch(/theme\.js.*stick\.css.*<script defer src="\.\/stick\.js">/);
    expect(written[0]).not.toMatch(/manifest|module/);
    expect(written[1]).toMatch(/manifest.*module/);
    expect(written[1]).not.toContain("stick");
  });

  test("is known before anything is loaded", () => {
    const page = aloneOf(PAGE);
    expect(page).toContain('src="${root}/theme.js"');
    expect(page).not.toContain('"/theme.js"');
    expect(page.match(/<\/script>/g)).toHaveLength(1); // the one that closes the script
  });
});

describe("pages in a folder", () => {
  afterEach(() => {
    delete document.documentElement.dataset.root;
    history.replaceState(null, "", "/");
  });

  test("are known by the same addresses as elsewhere", async () => {
    document.documentElement.dataset.root = "/a/city";
    history.replaceState(null, "", "/a/city/rules?x=1");
    vi.resetModules();
    const { go, path, followLinks } = await import("./router.svelte");
    const { at } = await import("./site");
    expect(path()).toBe("/learn/rules");
    expect(location.pathname).toBe("/a/city/learn/rules");
    go("/me");
    expect([path(), location.pathname]).toEqual(["/me", "/a/city/me"]);
    const link = Object.assign(document.createElement("a"), { href: at("/learn?y=2#z") });
    document.body.append(link);
    link.addEventListener("click", followLinks);
    link.click();
    expect([path(), location.pathname]).toEqual(["/learn", "/a/city/learn"]);
    const elsewhere = new MouseEvent("click", { cancelable: true });
    link.href = "/other/site";
    link.dispatchEvent(elsewhere);
    expect(elsewhere.defaultPrevented).toBe(false);
  });
});
