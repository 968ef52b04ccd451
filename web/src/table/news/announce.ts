/** What screen readers announce: one text for each state, not a flood. */
import type { GameEvent, State, Step } from "../../protocol";
import { moveText } from "../../texts/sentences";
import { t } from "../../texts/texts.svelte";
import { entryText, linesOf } from "./lines";
import { isReader, sentenceOf, type Reader } from "../../texts/telling";

export interface Announcement {
  /** When there is a pause. */
  polite: string;
  /** At once: the own turn, a monster, the last round. */
  assertive: string;
}

/** More sentences than this at once are news to be read, not to be listened to. */
const MOST_SENTENCES = 8;

/** What has happened between two states, to be read aloud. */
export function announcementOf(before: State | null, after: State, reader: Reader): Announcement {
  const urgent = after.steps.flatMap((step) => step.events).filter((event) => isUrgent(event, before));
  const calm = after.steps.map((step) => ({
    ...step,
    kind: "move" as const, // comings and goings are entries of their own
    events: step.events.filter((event) => !isUrgent(event, before)),
  }));
  const lines = linesOf(calm, reader).map((line) => line.text);
  const entries = after.steps
    .map((step) => entryText(step, reader) || keptText(step, reader))
    .filter(Boolean);
  const polite = [...entries, ...lines, ...turnOf(before, after, reader)].slice(-MOST_SENTENCES);
  const assertive = [...urgent.map((event) => sentenceOf(event, reader)), ...ownTurn(before, after, reader)];
  return { polite: joined(polite), assertive: joined(assertive) };
}

/** Keeping all cards is no event, but whoever decided it hears that it was done. */
function keptText(step: Step, reader: Reader): string {
  const own = step.kind === "move" && step.move === "keep" && isReader(step.seat, reader);
  return own ? moveText("keep", [...reader.names]) : "";
}

function isUrgent(event: GameEvent, before: State | null): boolean {
  if (event.event === "monster_came" || event.event === "destroyed") return true;
  return event.event === "city_complete" && !before?.view.last_round;
}

/** Whose turn it is: one that is played is not over before it is ended. */
function turnIn(state: State | null): number | null {
  return state?.ending ?? state?.view.turn ?? null;
}

/** A new thing to decide: whose it is and what it asks. */
function isNewDecision(before: State | null, after: State): boolean {
  return (
    before?.yours.seat !== after.yours.seat ||
    before?.view.phase !== after.view.phase ||
    before?.yours.must_end !== after.yours.must_end ||
    turnIn(before) !== turnIn(after)
  );
}

function ownTurn(before: State | null, after: State, reader: Reader): string[] {
  const { seat } = after.yours;
  if (seat === null || !isNewDecision(before, after)) return [];
  if (after.yours.must_end) return [t("web-table-ask-end")];
  // a monster may ask in somebody else's turn (R8.6)
  const turns = turnIn(after) === seat && (before?.yours.seat !== seat || turnIn(before) !== turnIn(after));
  const whose =
    reader.mySeats.length > 1
      ? t("web-news-turn-of", { player: reader.names[seat] ?? "" })
      : t("web-news-your-turn");
  return [...(turns ? [whose] : []), t(`help-${after.view.phase}`)];
}

/** The turn of somebody else begins. */
function turnOf(before: State | null, after: State, reader: Reader): string[] {
  const { phase } = after.view;
  const turn = turnIn(after) ?? after.view.turn;
  if (phase === "over" || phase === "market" || reader.mySeats.includes(turn) || turnIn(before) === turn)
    return [];
  return [t("web-news-turn-of", { player: reader.names[turn] ?? "" })];
}

function joined(sentences: string[]): string {
  const ends = (one: string) =>
    /[.!?。！？]$/.test(one) ? one : `${one}${t("web-sentence-separator").trim()}`;
  return sentences.map(ends).join(/\s$/.test(t("web-sentence-separator")) ? " " : "");
}
