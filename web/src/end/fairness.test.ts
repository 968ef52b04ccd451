import { beforeAll, expect, test } from "vitest";
import type { Part, Proof } from "../api/fairness";
import { promiseOf, type OwnPart } from "../api/part";
import { speak } from "../texts/texts.svelte";
import { verdictOn, type Noted } from "./fairness";

beforeAll(() => speak("en"));

const SEAL = "5".repeat(64);
const NAMES = ["Ada", "Ben"];

function part(seat: number, digit: string): Part {
  const nonce = digit.repeat(64);
  return { seat, nonce, promise: promiseOf({ nonce } as OwnPart) };
}
const [ADA, BEN] = [part(0, "a"), part(1, "b")];

function proof(changes: Partial<Proof> = {}): Proof {
  return { seal: SEAL, unfair: null, parts: [ADA, BEN], ...changes };
}
/** Ada's browser, which saw both promises and gave its own part. */
function noted(changes: Partial<OwnPart> = {}): Noted {
  const own = { nonce: "a".repeat(64), promised: true, promises: [ADA.promise, BEN.promise], given: true };
  return { seal: SEAL, own: { ...own, ...changes } };
}
const nothing: Noted = { seal: null, own: null };
const said = (found: Proof, known: Noted = noted()) => verdictOn(found, known, NAMES).sentence;
const at = (place: string) => proof({ unfair: { place, recorded: 1, derived: 2 } });

test("a fair shuffle is called fair, with everybody's parts", () => {
  expect(verdictOn(proof(), noted(), NAMES)).toEqual({
    wrong: false,
    sentence: expect.stringContaining("match what you were shown at the table") as string,
    about: ["Parts in this shuffle: Ada and Ben."],
  });
  expect(said(proof(), nothing)).toContain("match what the table showed");
  expect(said(proof({ parts: [] }), nothing)).toContain("the secret matches the seal");
});

test("who withheld is named, and that is no lie", () => {
  const { wrong, about } = verdictOn(proof({ parts: [ADA, { ...BEN, nonce: null }] }), noted(), NAMES);
  expect(wrong).toBe(false);
  expect(about).toEqual([
    "Parts in this shuffle: Ada.",
    "Not given in time, so not in this shuffle: the part of Ben.",
  ]);
});

test("a server that leaves my part out is caught", () => {
  expect(said(proof({ parts: [BEN] }))).toContain("your part is not in this shuffle");
  expect(said(proof({ parts: [] }), noted({ promises: [], given: false }))).toContain("your part is not");
  expect(said(proof({ parts: [{ ...ADA, nonce: null }, BEN] }))).toContain("was given in time");
  expect(said(proof({ parts: [{ ...ADA, nonce: null }, BEN] }), noted({ given: false }))).toContain("match");
  expect(said(proof({ parts: [BEN] }), noted({ promised: false, promises: [] }))).toContain("match");
});

test("a part of somebody else that was put in afterwards, or left out, is caught", () => {
  expect(said(proof({ parts: [ADA] }))).toContain("a part that somebody had promised is missing");
  expect(said(proof({ parts: [ADA, part(1, "c")] }))).toContain("Ben has another part here");
});

test("what does not follow is named", () => {
  expect(said({ ...proof(), seal: "6".repeat(64) })).toContain("not the seal that you were shown");
  expect(said(at("meta.fair.commitment"))).toContain("the secret does not match the seal");
  expect(said(at("meta.fair.parts[1].nonce"))).toContain("Ben has another part here");
  expect(said(at("meta.fair.parts[1].promise"))).toContain("Ben has the same part here");
  expect(said({ ...at("meta.fair.parts[1].promise"), parts: [ADA, { ...ADA, seat: 1 }] })).toContain(
    "Ben has the same",
  );
  expect(said(at("setup.decks[0][3]"))).toContain("setup.decks[0][3] of the record");
  expect(verdictOn(at("setup"), nothing, NAMES).wrong).toBe(true);
});
