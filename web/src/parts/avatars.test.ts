import { beforeAll, describe, expect, test } from "vitest";
import { bot, openSeat, person } from "../../testing/samples";
import { speak } from "../texts/texts.svelte";
import { setMe } from "../state/me.svelte";
import { COLOURS, coloursOf, faceOf, facesOf, namesOf } from "./avatars";

beforeAll(() => speak("en"));

describe("faces", () => {
  test("belong to a person, wherever they sit", () => {
    const ada = faceOf("ada");
    expect(facesOf([person(0, "Ada"), openSeat(1)])[0]).toBe(ada);
    expect(facesOf([bot(0, "mayor"), person(1, "Ada")])[1]).toBe(ada);
  });
  test("are not taken by open seats", () => {
    const ids = Array.from({ length: 40 }, (_, i) => `p${i}`);
    for (const id of ids)
      expect(facesOf([person(0, "Ada", id), openSeat(1), openSeat(2)])).toEqual([faceOf(id), "", ""]);
  });
  test("of bots are those of their level", () => {
    expect(facesOf([bot(0, "newcomer"), bot(1, "master")])).toEqual(["teddy-bear", "dragon-face"]);
    expect(facesOf([bot(0, "of-tomorrow")])).toEqual(["robot"]);
  });
  test("are never alike at a table", () => {
    const twins = [0, 1, 2, 3, 4].map((seat) => person(seat, `P${seat}`, "same"));
    expect(new Set(facesOf(twins)).size).toBe(5);
    const bots = [0, 1, 2, 3, 4].map((seat) => bot(seat, "mayor"));
    expect(new Set(facesOf(bots)).size).toBe(5);
    expect(facesOf(bots)[0]).toBe("nesting-dolls");
  });
  test("go to whoever sits first, and nobody loses theirs to a second one", () => {
    const [first, second] = facesOf([bot(0, "mayor"), bot(1, "mayor"), bot(2, "master")]);
    expect(first).toBe("nesting-dolls");
    expect(second).toBe("teddy-bear"); // the next one, dragon-face, is taken by the master
  });
  test("of a bot that plays on for another are those of that one", () => {
    const on = (seat: number, name: string) => ({ ...bot(seat, "newcomer"), name });
    const seats = [on(0, "mayor"), person(1, "Ada"), on(2, "newcomer"), on(3, "Ben")];
    const [mayor, , newcomer, ben] = facesOf(seats);
    expect([mayor, newcomer]).toEqual(["nesting-dolls", "teddy-bear"]);
    expect(ben).not.toBe(newcomer);
    const before = namesOf([bot(0, "mayor"), person(1, "Ada"), bot(2, "newcomer"), person(3, "Ben")]);
    expect(namesOf(seats)).toEqual(before);
  });
  test("of somebody who resigned and was deleted are not those of the bot", () => {
    const gone = { ...bot(1, "mayor"), resigned: "nobody" };
    expect(namesOf([person(0, "Ada"), gone])).toEqual(["Ada", "Former player"]);
    const two = [person(0, "Ada"), gone, { ...gone, seat: 2 }];
    expect(namesOf(two).slice(1)).toEqual(["Former player 2", "Former player 3"]);
    expect(namesOf([person(0, "Ada"), { ...gone, name: "Ben" }])).toEqual(["Ada", "Ben"]);
  });
  test("of several seats of one person follow their names", () => {
    const seats = [person(0, "Ada", "x"), person(1, "Ben", "x")];
    expect(facesOf(seats)).toEqual([faceOf("xAda"), faceOf("xBen")]);
  });
  test("stay with the names when the seats are turned", () => {
    const names = ["Ada", "Ben", "Cy", "Dora", "Eve"];
    const before = facesOf(names.map((name, seat) => person(seat, name, "x")));
    const turned = [...names.slice(2), ...names.slice(0, 2)];
    const after = facesOf(turned.map((name, seat) => person(seat, name, "x")));
    for (const [seat, name] of names.entries()) expect(after[turned.indexOf(name)]).toBe(before[seat]);
  });
  test("mine is the usual one at a shared screen and in a record too", () => {
    setMe({ id: "x", name: "Ada", settings: {} } as never);
    expect(facesOf([person(0, "Ben", "x"), person(1, "Ada", "x")])[1]).toBe(faceOf("x"));
    expect(facesOf([{ ...person(0, "Ada"), player: null }])[0]).toBe(faceOf("x"));
    setMe(null);
  });
  test("are the same for everybody, also where two would like the same", () => {
    const twin = Array.from({ length: 40 }, (_, i) => `p${i}`).find((id) => faceOf(id) === faceOf("x")) ?? "";
    const seats = [person(0, "Ada", twin), person(1, "Zoe", "x")];
    const seen = facesOf(seats);
    expect(new Set(seen).size).toBe(2);
    for (const [id, name] of [
      [twin, "Ada"],
      ["x", "Zoe"],
    ]) {
      setMe({ id, name, settings: {} } as never);
      expect(facesOf(seats)).toEqual(seen);
    }
    setMe(null);
  });
});

describe("chosen", () => {
  const chose = (seat: number, name: string, look: string | null) => ({ ...person(seat, name), look });
  test("faces and colours are shown to everybody", () => {
    expect(facesOf([chose(0, "Ada", "owl/plum"), chose(1, "Ben", "/sky"), chose(2, "Cy", "frog")])).toEqual([
      "owl/plum",
      `${faceOf("ben")}/sky`,
      "frog",
    ]);
  });
  test("colours stay apart: the later seat takes the next free one", () => {
    expect(coloursOf(["sky", undefined, "sky", "plum", "sky"])).toEqual([
      "sky",
      undefined,
      "plum",
      "grey",
      "rose",
    ]);
    const all = Array.from({ length: COLOURS.length }, () => "grey");
    expect(new Set(coloursOf(all)).size).toBe(COLOURS.length);
  });
  test("faces stay apart, each on its own colour", () => {
    const faces = facesOf([chose(0, "Ada", "owl/sky"), chose(1, "Ben", "owl/sky")]);
    expect(faces[0]).toBe("owl/sky");
    expect(faces[1]).toBe("koala/plum");
  });
  test("mine are mine before the table knows", () => {
    setMe({ id: "x", name: "Ada", settings: { face: "panda", colour: "lime" } } as never);
    expect(facesOf([chose(0, "Ben", "panda"), { ...person(1, "Ada", "x") }])).toEqual(["owl", "panda/lime"]);
    setMe(null);
  });
});

test("names: people have theirs, bots that of their face, an open seat none", () => {
  expect(namesOf([person(0, "Ada"), bot(1, "resident"), bot(2, "resident"), openSeat(3)])).toEqual([
    "Ada",
    "Pixel",
    "Ziggy",
    "",
  ]);
});

test("who has deleted their account is called by the seat", () => {
  const gone = { ...person(1, ""), player: null, name: null };
  expect(namesOf([person(0, "Ada"), gone])).toEqual(["Ada", "seat 2"]);
});
