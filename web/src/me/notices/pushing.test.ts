import { expect, it } from "vitest";
import { nameOf } from "./pushing";

it("a browser is named so that its owner knows it again", () => {
  const chrome =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36";
  const firefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
  const safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604";
  expect(nameOf(chrome)).toBe("Chrome, Linux");
  expect(nameOf(`${chrome} Edg/140`)).toBe("Edge, Linux");
  expect(nameOf(firefox)).toBe("Firefox, Android");
  expect(nameOf(safari)).toBe("Safari, iPhone");
  expect(nameOf("")).toBe("?");
});
