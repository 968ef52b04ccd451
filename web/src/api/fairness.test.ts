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

test("of many tables the latest are remembered", () => {
  for (let i = 0; i < 300; i++) noteSeal(`table ${i}`, `seal ${i}`);
  expect(notedSeal("table 0")).toBeNull();
  expect(notedSeal("table 299")).toBe("seal 299");
});

test("what cannot be read is nothing", () => {
  localStorage.setItem("happycity-seals", "{");
  expect(notedSeal("a")).toBeNull();
  noteSeal("a", "seal");
  expect(notedSeal("a")).toBe("seal");
});
