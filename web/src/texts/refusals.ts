/**
 * Every refusal as a sentence, where no server words it: the twin of `refusal` in happycity.texts.catalogue. Loaded
 * when something is refused.
 */
import type { RefusalCode } from "../protocol";
import { isCard } from "./cards";
import type { Language } from "./languages";
import { counted, countsText, listed } from "./sentences";
import { cardName, filled, has, language, spokenWith, t, type Facts } from "./texts.svelte";

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:refusals/en"),
  fr: () => import("virtual:refusals/fr"),
  de: () => import("virtual:refusals/de"),
  pl: () => import("virtual:refusals/pl"),
  "zh-Hant": () => import("virtual:refusals/zh-Hant"),
};

const CARD_FACTS = ["card", "special", "monster"];
/** Characters of a text that somebody wrote, before it is cut. */
const LONGEST = 120;

type Given = Record<string, unknown>;
type Say = (key: string, facts: Facts) => string;

/** Why something is refused and what helps, in the reader's language. */
export async function refusalSentence(code: RefusalCode, facts: Given): Promise<string> {
  const say = await spoken();
  const sentence = say(`refusal-${code}`, factsOf(code, facts, say));
  const where = placeOf(facts, say);
  return where ? say("where-sentence", { where, sentence }) : sentence;
}

const told = new Map<Language, Promise<Say>>();

/** Every refusal in the language of the moment. */
function spoken(): Promise<Say> {
  const known = told.get(language());
  const say = known ?? spokenWith((wanted) => sources[wanted]());
  told.set(language(), say);
  return say;
}

function factsOf(code: RefusalCode, given: Given, say: Say): Facts {
  const { card = "", tokens, known, reason } = given;
  const shown: Facts = {};
  for (const [name, value] of Object.entries(given)) shown[name] = factOf(code, name, value);
  shown.colour = String(card); // the colour of a Happy Market stands where cards stand
  shown.token_count = Array.isArray(tokens) ? tokens.length : 0;
  shown.choices = Array.isArray(known) ? known.length : 1;
  if (code === "impossible-position") shown.flaw = say(`flaw-${String(reason)}`, {});
  return shown;
}

function factOf(code: RefusalCode, name: string, value: unknown): string | number {
  if (CARD_FACTS.includes(name)) return cardText(String(value));
  if (name === "phase" || (name === "place" && code === "game-not-over")) return phaseText(String(value));
  if (name === "condition" && isCounts(value)) return countsText(value);
  if (name === "tokens" && Array.isArray(value)) return countsText(counted(value.map(String)));
  if (Array.isArray(value)) return listed(value.map(asWritten));
  return typeof value === "number" ? value : shortened(String(value));
}

/** File, line and number of the move, as far as they are known. */
function placeOf({ file, line, move_number }: Given, say: Say): string {
  const parts = file === undefined ? [] : [oneLine(String(file))];
  if (line !== undefined) parts.push(say("where-line", { line: Number(line) }));
  if (move_number !== undefined) parts.push(say("where-move", { move_number: Number(move_number) }));
  return parts.join(t("list-separator"));
}

/** The name of a card; what is no card stays as it was written. */
function cardText(id: string): string {
  return isCard(id) ? cardName(id) : shortened(id);
}

/** A choice; the id of a card has to be typed as it is, so its name only stands beside it. */
function asWritten(value: unknown): string {
  const text = shortened(String(value));
  if (!isCard(text)) return text;
  const name = cardName(text);
  return name.toLowerCase().replaceAll(" ", "_") === text ? text : `${text} (${name})`;
}

function phaseText(phase: string): string {
  const key = `phase-${phase}`;
  return has(key) ? filled(key) : phase;
}

function isCounts(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function oneLine(text: string): string {
  return text
    .replace(/[^\S\u00a0\u202f]+/g, " ")
    .replace(/^ +| +$/g, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "\ufffd");
}

function shortened(text: string): string {
  const line = oneLine(text);
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
