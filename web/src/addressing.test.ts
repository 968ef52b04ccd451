import { describe, expect, test, vi } from "vitest";
import { behindHash, byPath, type Addresses } from "./addressing";

/** Where a link leads, as a page of ours; null: elsewhere. */
function led(addresses: Addresses, link: string): string | null {
  const to = addresses.at(new URL(link, location.href));
  return to && [to.path, to.search, to.hash].join(" ");
}

describe("pages of a host", () => {
  const addresses = byPath("/city");

  test.each(["/", "/learn/rules?x=1#tokens", "/replay#g=a-b_c"])(
    "are led to as they are called: %s",
    (page) => {
      vi.stubGlobal("location", new URL("https://example.org/city/me"));
      expect(addresses.to(page)).toBe(`/city${page}`);
      expect(led(addresses, addresses.to(page))?.replaceAll(" ", "")).toBe(page);
    },
  );
  test.each([
    ["/city", "/  "],
    ["/city/index.html", "/  "],
    ["/city/me/", "/me/  "],
    ["/cityscape/me", null],
    ["/", null],
    ["https://other.example/city/me", null],
  ])("%s is %s", (link, page) => {
    vi.stubGlobal("location", new URL("https://example.org/city/me"));
    expect(led(addresses, link)).toBe(page);
  });
});

describe("pages of a file", () => {
  const addresses = behindHash();
  const FILE = "file:///media/my%20stick/index.html";

  test.each(["/", "/learn/rules?x=1#tokens", "/replay#g=a-b_c", "/table/here-1?y=/z"])(
    "stand behind the #: %s",
    (page) => {
      vi.stubGlobal("location", new URL(`${FILE}#/me`));
      expect(addresses.to(page)).toBe(`#${page}`);
      expect(led(addresses, addresses.to(page))?.replaceAll(" ", "")).toBe(page);
    },
  );
  test.each([
    [FILE, "/  "],
    [`${FILE}#`, "/  "],
    ["licences.txt", null],
    ["https://example.org/media/my%20stick/index.html", null],
  ])("%s is %s", (link, page) => {
    vi.stubGlobal("location", new URL(FILE));
    expect(led(addresses, link)).toBe(page);
  });
});
