/** The sentences of the chosen language; `t` in a template follows a change of language by itself. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { de } from "./elision";
import { LANGUAGES, type Language } from "./languages";
import type { Messages } from "./messages";

/** The messages that there are: a key with a slip of the pen does not compile. */
export type MessageKey = keyof Messages;
/** The keys that begin so, without their beginning: `KeysAfter<"help-">` is `"buy" | "copy" | …`. */
export type KeysAfter<Start extends string, Key = MessageKey> = Key extends `${Start}${infer Rest}`
  ? Rest
  : never;
/** The messages that need no facts. */
export type PlainKey = { [Key in MessageKey]: [Messages[Key]] extends [never] ? Key : never }[MessageKey];

export type Facts = Record<string, FluentVariable>;
/** What a message has to be given; of several possible ones, what any of them has to be given. */
type FactsOf<Key extends MessageKey> = [Messages[Key]] extends [never]
  ? [facts?: Record<string, never>]
  : [facts: Record<Messages[Key], FluentVariable>];

const sources: Record<
  Language,
  () => Promise<{ default: { source: string; names: Record<string, string> } }>
> = {
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  de: () => import("virtual:texts/de"),
  pl: () => import("virtual:texts/pl"),
  "zh-Hant": () => import("virtual:texts/zh-Hant"),
};

/** What only the pages under /learn say; once one of them was opened, it comes with every language. */
const lessons: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:learning/en"),
  fr: () => import("virtual:learning/fr"),
  de: () => import("virtual:learning/de"),
  pl: () => import("virtual:learning/pl"),
  "zh-Hant": () => import("virtual:learning/zh-Hant"),
};
let learning = false;
let learnt: Promise<void> | null = null;

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  names: Record<string, string>;
}

let spoken = $state.raw<Spoken>({ language: "en", bundle: new FluentBundle("en"), names: {} });

export function isLanguage(word: unknown): word is Language {
  return typeof word === "string" && Object.hasOwn(LANGUAGES, word);
}

/** The first language of the browser that we speak. */
export function browserLanguage(): Language {
  for (const wish of navigator.languages) {
    const word = wish.toLowerCase();
    if (word.startsWith("zh")) return "zh-Hant"; // the only Chinese we speak
    const short = word.split("-")[0];
    if (isLanguage(short)) return short;
  }
  return "en";
}

export async function speak(language: Language): Promise<void> {
  const [{ default: common }, lesson] = await Promise.all([
    sources[language](),
    learning ? lessons[language]() : null,
  ]);
  const { source, names } = common;
  spoken = { language, bundle: bundleOf(language, lesson ? [source, lesson.default] : [source]), names };
  document.documentElement.lang = language;
}

function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { DE: elided } });
  for (const source of sources) {
    const [fault] = bundle.addResource(new FluentResource(source));
    if (fault) throw fault;
  }
  return bundle;
}

/** The language of the moment with more messages than pages have: what they are filled with is one's own affair. */
export async function spokenWith(
  more: (language: Language) => Promise<{ default: string }>,
): Promise<(key: string, facts: Facts) => string> {
  const { language } = spoken;
  const [common, added] = await Promise.all([sources[language](), more(language)]);
  const bundle = bundleOf(language, [common.default.source, added.default]);
  return (key, facts) => filledIn(bundle, key, facts);
}

/** Load the sentences of rules, questions and tutorial too: `{#await learn() then}` around whatever says them. */
export function learn(): Promise<void> {
  learnt ??= ((learning = true), speak(spoken.language)).catch((error: unknown) => {
    learnt = null;
    learning = false;
    throw error;
  });
  return learnt;
}

export function language(): Language {
  return spoken.language;
}

/** The message with this key, filled from the facts; `$market` is always known. */
export function t<Key extends MessageKey>(key: Key, ...[facts]: FactsOf<Key>): string {
  return filled(key, facts);
}

/** The same with facts that are known only when it is read: those of an event, a refusal, a card. */
export function filled(key: MessageKey, facts: Facts = {}): string {
  return filledIn(spoken.bundle, key, facts);
}

function filledIn(bundle: FluentBundle, key: string, facts: Facts): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no message ${key} in ${bundle.locales[0]}: is it one of those that learn() brings?`);
    return `⟨${key}⟩`;
  }
  const said = bundle.formatPattern(pattern, { market: cardName("happy_market"), ...facts });
  return withMinus(said, Object.values(facts));
}

/** A sentence whose negative numbers have a real minus, which is as wide as a plus; Fluent writes "-1". */
function withMinus(said: string, facts: FluentVariable[]): string {
  const below = facts.filter((fact) => typeof fact === "number" && fact < 0).map(String);
  return below.reduce((text, one) => text.replaceAll(one, one.replace("-", "−")), said);
}

/** Whether there is a message for what data names: a server newer than this page may know more than we do. */
export function has(key: string): key is MessageKey {
  return spoken.bundle.hasMessage(key);
}

export function cardName(id: string): string {
  return spoken.names[id] ?? id.replaceAll("_", " ");
}

/** A piece of a sentence: text, or something to be drawn where it stands. */
export type Piece = { text: string } | { drawn: string; name: string };

const OPEN = "\u{E000}";
const CLOSE = "\u{E001}";

/**
 * Marks a fact to be drawn: `pieces(t("web-news-bought", { card: drawn("card", "zoo") }))`. `heard` is what will be
 * read there, for languages in which the word before it depends on it.
 */
export function drawn(
  what: "card" | "seat" | "token" | "monster",
  name: string | number,
  heard?: string,
): string {
  return `${OPEN}${what}:${name}${heard === undefined ? "" : `:${heard}`}${CLOSE}`;
}

/** `{ DE($player) }` in French. */
function elided([name]: unknown[]): string {
  const text = String(name);
  const [, heard] = /^\u{E000}[^:]*:[^:]*:(.*)\u{E001}$/u.exec(text) ?? [];
  return de(text, heard);
}

/** A sentence cut where something is to be drawn. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(\u{E000}[^\u{E001}]*\u{E001})/u)
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith(OPEN)) return { text: part };
      const [what, name] = part.slice(1, -1).split(":");
      return { drawn: what ?? "", name: name ?? "" };
    });
}

/** The language as numbers, lists and dates are written: our English is British. */
export function locale(): string {
  return spoken.language === "en" ? "en-GB" : spoken.language;
}

/** A number as it is written here. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value).replace("-", "−");
}

/** A list as it is written here. */
export function list(items: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);
}
