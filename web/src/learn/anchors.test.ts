import { beforeEach, describe, expect, test, vi } from "vitest";
import { jump, showNamed } from "./anchors";

let shown: string[];

beforeEach(() => {
  history.replaceState(null, "", "/learn/rules");
  shown = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  document.body.innerHTML = `
    <h2 id="tokens" tabindex="-1">Tokens</h2>
    <details id="bank"><summary>What if?</summary><p id="inside">So.</p></details>`;
});

describe("a place within a page", () => {
  test("is gone to without loading, and has the focus", () => {
    const event = new MouseEvent("click", { cancelable: true });
    jump(event, "tokens");
    expect(event.defaultPrevented).toBe(true);
    expect(location.hash).toBe("#tokens");
    expect(shown[0]).toBe("tokens");
    expect(document.activeElement?.id).toBe("tokens");
  });
  test("is opened where it is closed; the focus goes to what can have it", () => {
    jump(new MouseEvent("click", { cancelable: true }), "bank");
    expect(document.querySelector("details")?.hasAttribute("open")).toBe(true);
    expect(document.activeElement?.tagName).toBe("SUMMARY");
  });
  test("is the browser's where a key is held: it may be another window", () => {
    const event = new MouseEvent("click", { cancelable: true, ctrlKey: true });
    jump(event, "tokens");
    expect(event.defaultPrevented).toBe(false);
    expect(shown).toEqual([]);
  });
  test("that is not there is no harm", () => {
    jump(new MouseEvent("click", { cancelable: true }), "nowhere");
    expect(shown).toEqual([]);
  });
});

test("the place that the address names is shown when the page stands", () => {
  showNamed();
  expect(shown).toEqual([]);
  history.replaceState(null, "", "#inside");
  showNamed();
  expect(shown[0]).toBe("inside");
  expect(document.querySelector("details")?.hasAttribute("open")).toBe(true);
});
