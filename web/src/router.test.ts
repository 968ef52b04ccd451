import { beforeEach, describe, expect, test, vi } from "vitest";
import { cameBack, followLinks, go, match, openSheet, path, query } from "./router.svelte";

beforeEach(() => go("/", { replace: true }));

describe("an address and a pattern", () => {
  test("fit word by word, with names for the rest", () => {
    expect(match("/table/:id", "/table/abc")).toEqual({ id: "abc" });
    expect(match("/game/:id/story", "/game/7/story")).toEqual({ id: "7" });
  });
  test("do not fit if a word differs or is missing", () => {
    expect(match("/table/:id", "/game/abc")).toBeNull();
    expect(match("/table/:id", "/table")).toBeNull();
    expect(match("/table", "/table/abc")).toBeNull();
  });
  test("fit with a stroke at the end", () => {
    expect(match("/learn/rules", "/learn/rules/")).toEqual({});
    expect(match("/", "/")).toEqual({});
  });
  test("names come without percent signs", () => {
    expect(match("/player/:name", "/player/J%C3%B6rg%20B")).toEqual({ name: "Jörg B" });
  });
  test("do not fit if a percent sign stands for nothing", () => {
    expect(match("/table/:id", "/table/%")).toBeNull();
  });
  test("the address is that of the page unless another is given", () => {
    go("/table/xyz");
    expect(match("/table/:id")).toEqual({ id: "xyz" });
  });
});

describe("going to another page", () => {
  test("changes path and query, and begins at the top", () => {
    const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    go("/learn/cards?colour=blue");
    expect(path()).toBe("/learn/cards");
    expect(query().get("colour")).toBe("blue");
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockClear();
    go("/learn/cards?colour=green");
    expect(query().get("colour")).toBe("green");
    expect(scroll).not.toHaveBeenCalled();
  });
  test("to another part of the same page scrolls there", () => {
    document.body.innerHTML = '<section id="account"></section>';
    const part = document.getElementById("account")!;
    part.scrollIntoView = vi.fn();
    go("/me");
    go("/me#account");
    expect(part.scrollIntoView).toHaveBeenCalledOnce();
  });
  test("by a short way leads on to the page", () => {
    go("/rules/?x=1#tokens");
    expect(path()).toBe("/learn/rules");
    expect(location.pathname + location.search + location.hash).toBe("/learn/rules?x=1#tokens");
  });
  test("leaves a way back unless it replaces", () => {
    const before = history.length;
    go("/a", { replace: true });
    expect(history.length).toBe(before);
    go("/b");
    expect(history.length).toBe(before + 1);
  });
  test("back and forward are followed", () => {
    history.replaceState(null, "", "/elsewhere?x=1");
    expect(path()).toBe("/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(path()).toBe("/elsewhere");
    expect(query().get("x")).toBe("1");
  });
  test("back to where one was, not to a page that was never left", async () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    go("/game/a");
    expect(cameBack()).toBe(false);
    go("/replay/a");
    expect(cameBack()).toBe(false);
    history.back();
    await vi.waitFor(() => expect(path()).toBe("/game/a"));
    expect(cameBack()).toBe(true);
    expect(history.state).toEqual({ place: { top: 0, open: [] } });
  });
});

describe("a link that is clicked", () => {
  function click(html: string, options: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
    const stop = (one: Event) => followLinks(one as MouseEvent);
    document.body.addEventListener("click", stop, { once: true });
    (document.body.querySelector("b") ?? document.body.querySelector("a"))!.dispatchEvent(event);
    return event;
  }
  test("to a page of ours loads nothing", () => {
    const event = click('<a href="/learn/rules?x=1#tokens"><b>rules</b></a>');
    expect(event.defaultPrevented).toBe(true);
    expect(path()).toBe("/learn/rules");
    expect(query().get("x")).toBe("1");
    expect(location.hash).toBe("#tokens");
  });
  test.each([
    ["elsewhere", '<a href="https://example.org/a">x</a>', {}],
    ["to another window", '<a href="/a" target="_blank">x</a>', {}],
    ["to a download", '<a href="/a" download>x</a>', {}],
    ["to the programming interface", '<a href="/api/version">x</a>', {}],
    ["with a key held", '<a href="/a">x</a>', { ctrlKey: true }],
    ["with the middle button", '<a href="/a">x</a>', { button: 1 }],
  ])("%s is the browser's", (_, html, options) => {
    click(html, options);
    expect(path()).toBe("/");
  });
  test("that somebody else has handled is left alone", () => {
    document.body.innerHTML = '<a href="/a">x</a>';
    const event = new MouseEvent("click", { cancelable: true });
    event.preventDefault();
    followLinks(event);
    expect(path()).toBe("/");
  });
  test("beside a link is nothing", () => {
    expect(click("<b>x</b>").defaultPrevented).toBe(false);
  });
});

describe("a sheet", () => {
  const later = () => new Promise((done) => setTimeout(done, 20));

  test("is closed by going back, and the page stays", async () => {
    go("/table/a");
    const closed = openSheet(() => closed());
    history.back();
    await later();
    expect(path()).toBe("/table/a");
    expect(history.state).toBeNull();
  });
  test("that closes otherwise leaves nothing to go back to", async () => {
    go("/table/b");
    openSheet(() => undefined)();
    const next = openSheet(() => undefined);
    await later();
    expect(history.state).toEqual({ sheet: true });
    next();
    await later();
    expect(history.state).toBeNull();
    expect(path()).toBe("/table/b");
  });
  test("gives its place to the page that is opened from it", async () => {
    const closed = openSheet(() => undefined);
    const before = history.length;
    go("/me");
    closed();
    await later();
    expect(path()).toBe("/me");
    expect(history.length).toBe(before);
  });
});
