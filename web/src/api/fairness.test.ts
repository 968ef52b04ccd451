import { beforeEach, expect, test } from "vitest";
import { noteSeal, notedSeal } from "./fairness";

beforeEach(() => localStorage.clear());

test("the seal that was shown first is remembered, whatever is told later", () => {
  expect(notedSeal("a")).toBeNull();
  noteSeal("a", "first");
  noteSeal("b", "other");
  noteSeal("a", "later");
  expect([notedSeal("a"), notedSeal("b")]).toEqual(["first", "other"]);
});
