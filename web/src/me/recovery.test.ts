import { describe, expect, test } from "vitest";
import { asText, foundIn } from "./recovery";

describe("a link for a lost password", () => {
  test("brings name and code along", () => {
    expect(foundIn("#recover=k7mp-3xqd-9rwe-hh2t&name=Anna%20M%C3%BCller")).toEqual({
      name: "Anna Müller",
      code: "k7mp-3xqd-9rwe-hh2t",
    });
    expect(foundIn("#recover=")).toEqual({ name: "", code: "" });
  });
  test("is not any other link", () => {
    expect(foundIn("#games")).toBeNull();
    expect(foundIn("")).toBeNull();
  });
});

test("codes to keep stand one on a line", () => {
  expect(asText("Happy City, Anna", ["a-b", "c-d"])).toBe("Happy City, Anna\n\na-b\nc-d\n");
});
