/** A finished game as the end page describes it: who sat where, who is “you”, how it was won. */
import { facesOf, namesOf, toldApart } from "../parts/avatars";
import type { ScoreSheet, TableInfo } from "../protocol";
import { resignedBy, resignedText } from "../texts/resigning";
import { list, number, t } from "../texts/texts.svelte";

export interface Player {
  seat: number;
  name: string;
  /** The name where it stands alone: the reader's own is “you”. */
  label: string;
  face: string;
  me: boolean;
  isBot: boolean;
  /** They left the game for good, and a bot played on: the reader, or somebody else. */
  resigned: "you" | "other" | null;
  /** Whether sentences speak of them as “you”: not where one person holds several seats. */
  who: "you" | "other";
  /** Colour and marker of this seat in every chart: one's own is the first. */
  tone: number;
}

/** Everybody at the table, by seat. */
export function playersOf(info: TableInfo, me: string | null): Player[] {
  const names = toldApart(
    namesOf(info.seats).map((name, seat) => name || t("seat-name", { seat: seat + 1 })),
  );
  const faces = facesOf(info.seats);
  const mine = info.seats.findIndex((seat) => seat.player !== null && seat.player === me);
  const tones = [...info.seats.keys()].sort((a, b) => Number(b === mine) - Number(a === mine) || a - b);
  const own = info.seats.filter((seat) => me !== null && seat.player === me);
  return info.seats.map((_, seat) => {
    const name = names[seat] ?? "";
    const who = own.length === 1 && seat === mine ? "you" : "other";
    return {
      seat,
      name,
      label: t("web-seat-label", { who, name }),
      face: faces[seat] ?? "fox",
      me: me !== null && info.seats[seat]?.player === me,
      isBot: info.seats[seat]?.kind === "bot",
      resigned: resignedBy(info.seats[seat]?.resigned, me),
      who,
      tone: tones.indexOf(seat),
    };
  });
}

/** The seat that sentences speak of as “you”; null if there is none. */
export function readerOf(players: readonly Player[]): number | null {
  return players.find((player) => player.who === "you")?.seat ?? null;
}

/** Who has won, in one line: cheered, with “you” if it is the reader alone. */
export function headline(sheet: ScoreSheet, players: Player[]): string {
  const [first] = sheet.winners;
  const winner = players[first ?? 0];
  if (sheet.winners.length > 1) {
    const others = sheet.winners.filter((seat) => players[seat]?.who !== "you");
    const among = others.length < sheet.winners.length ? "you" : "other";
    return t("web-end-shared", { who: among, names: list(namesAt(others, players)) });
  }
  const who = winner?.who ?? "other";
  const name = winner?.name ?? "";
  if (!sheet.by_coins) return t("web-end-wins", { who, name });
  return t("web-end-wins-by-coins", { who, name, coins: coinsAhead(sheet) });
}

/** Why it ended so: the points, and the coins where points were equal (R7.5); or that the others resigned. */
export function reason(sheet: ScoreSheet, players: Player[]): string {
  const resigned = resignedText(players);
  if (resigned) return resigned;
  const best = sheet.cities[sheet.winners[0] ?? 0];
  // no windows are lit below zero: those are points
  const below = sheet.cities.some((city) => city.points < 0 && !players[city.seat]?.resigned);
  const scoring = below ? "sum" : sheet.scoring;
  const facts = { points: best?.points ?? 0, scoring, coins: best?.coins ?? 0 };
  if (sheet.by_coins)
    return t("web-end-why-coins", { ...facts, names: list(namesAt(sheet.behind_on_coins, players)) });
  if (sheet.winners.length > 1) return t("web-end-why-shared", facts);
  const others = sheet.cities
    .filter((city) => city !== best && !players[city.seat]?.resigned) // those who resigned lose to everybody
    .map((city) => city.points);
  return t("web-end-why-points", {
    ...facts,
    others: list(others.sort((a, b) => b - a).map((one) => number(one))),
  });
}

function namesAt(seats: readonly number[], players: Player[]): string[] {
  return seats.map((seat) => players[seat]?.name ?? "");
}

/** By how many coins a tie was won. */
function coinsAhead(sheet: ScoreSheet): number {
  const coinsAt = (seat: number) => sheet.cities[seat]?.coins ?? 0;
  return coinsAt(sheet.winners[0] ?? 0) - Math.max(...sheet.behind_on_coins.map(coinsAt));
}

/** By place: first those who have won; who shares a place keeps the order of the seats. */
export function inOrder(sheet: ScoreSheet): number[] {
  return [...sheet.cities.keys()].sort(
    (a, b) => (sheet.cities[a]?.rank ?? 0) - (sheet.cities[b]?.rank ?? 0) || a - b,
  );
}
