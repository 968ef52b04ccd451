/** What happens at a table, from the reader's point of view. */
import type { GameEvent, Step } from "../protocol";
import { pricesOf } from "./cards";
import { cardName, drawn, filled, has, t, type Facts } from "./texts.svelte";

export interface Reader {
  names: readonly string[];
  /** The reader's seats. One: "you"; several, at one screen: everybody has a name. */
  mySeats: readonly number[];
  /** Cards and names as things to draw (see `pieces`), or as plain words. */
  draws: boolean;
}

/** Whether a seat is the reader's own, so that it is "you". */
export function isReader(seat: number | null, reader: Reader): boolean {
  return seat !== null && reader.mySeats.length === 1 && reader.mySeats[0] === seat;
}

/** One event as a short sentence from the reader's point of view. */
export function sentenceOf(event: GameEvent, reader: Reader): string {
  const facts: Facts = { who: whoOf(event, reader), player: seatText(event.seat, reader) };
  for (const [name, value] of Object.entries(event) as [string, string | number | null][]) {
    if (name === "event" || name === "seat") continue;
    if (name === "card" || name === "monster") facts[name] = cardText(String(value), reader);
    else if (name === "from" || name === "to") facts[name] = seatText(value as number | null, reader);
    else facts[name] = value ?? "";
  }
  if ("deck" in event) facts.prices = pricesOf(event.deck);
  const key = `web-news-${event.event.replaceAll("_", "-")}`;
  return has(key) ? filled(key, facts) : "";
}

export function whoOf(event: GameEvent, reader: Reader): string {
  if (isReader(event.seat, reader)) return "you";
  const other = event.event === "taxed" ? event.from : event.event === "gift" ? event.to : null;
  return isReader(other, reader) ? "to-you" : "other";
}

function cardText(card: string, reader: Reader): string {
  return reader.draws ? drawn("card", card) : cardName(card);
}

export function seatText(seat: number | null, reader: Reader): string {
  if (seat === null) return "";
  const name = reader.names[seat] ?? t("seat-name", { seat });
  return reader.draws ? drawn("seat", seat, name) : name;
}

type Passed = Extract<GameEvent, { event: "passed" }>;

/** A coin that nobody chose: nothing could be bought, so it was taken behind another move. */
export function isForcedCoin(event: GameEvent, step: Step): event is Passed {
  if (event.event !== "passed" || step.move === null) return false;
  return step.move !== "coin" || step.seat !== event.seat;
}

export function forcedCoinText(event: Passed, reader: Reader): string {
  const { coins, seat } = event;
  return t("web-news-passed-forced", { who: whoOf(event, reader), player: seatText(seat, reader), coins });
}

/** The same of the reader's own coin in these steps; empty if there was none. */
export function ownForcedCoin(steps: readonly Step[], reader: Reader): string {
  for (const step of steps)
    for (const event of step.events)
      if (isForcedCoin(event, step) && reader.mySeats.includes(event.seat ?? -1))
        return forcedCoinText(event, reader);
  return "";
}
