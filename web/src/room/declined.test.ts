import { expect, test } from "vitest";
import type { SeatInfo } from "../protocol";
import { Declined } from "./declined.svelte";

function seat(number: number, kind: SeatInfo["kind"], player: string | null = null): SeatInfo {
  const name = player && `${player} of the Club`;
  return { seat: number, kind, player, name, bot: null, account: false, promise: null } as SeatInfo;
}

const HOST = seat(0, "person", "ada");
const OPEN = [HOST, seat(1, "open")];
const ASKED = [HOST, seat(1, "asked", "bea")];

function heard(...all: SeatInfo[][]): Declined {
  const declined = new Declined();
  for (const seats of all) declined.hear(seats);
  return declined;
}

test("whoever was asked and goes has said no", () => {
  expect(heard(OPEN, ASKED).name).toBeNull();
  expect(heard(ASKED, OPEN).name).toBe("bea of the Club");
});

test("whoever says yes, or stands up again, has not", () => {
  const sat = [HOST, seat(1, "person", "bea")];
  expect(heard(ASKED, sat).name).toBeNull();
  expect(heard(ASKED, sat, OPEN).name).toBeNull();
});

test("a seat that the host takes back was not refused", () => {
  const declined = heard(ASKED);
  declined.free("bea");
  declined.hear(OPEN);
  expect(declined.name).toBeNull();
  declined.hear(ASKED);
  declined.hear(OPEN);
  expect(declined.name).toBe("bea of the Club");
});

test("it is told until somebody else is asked or sits down", () => {
  const declined = heard(ASKED, OPEN, OPEN);
  expect(declined.name).toBe("bea of the Club");
  declined.hear([HOST, seat(1, "asked", "cleo")]);
  expect(declined.name).toBeNull();
});
