/**
 * `virtual:texts/LANGUAGE`: the sentences that the browser needs and the names of the cards.
 * `virtual:learning/LANGUAGE`: those of rules, questions and tutorial, which only the pages under /learn need.
 * `virtual:refusals/LANGUAGE`: every refusal of the game's catalogue, which a server words itself.
 * `virtual:guests`: what guests are called at first, in every language.
 * A message that is missing, too many, or has other placeholders than in English fails the build.
 * `src/texts/messages.ts` tells the compiler which messages there are; `npm run messages` writes it.
 */
import type { Message, Resource } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "../src/texts/languages";
import { cardFile } from "./cards";

// Its package cannot be imported by name from a module.
const { FluentParser, FluentSerializer } = createRequire(import.meta.url)(
  "@fluent/syntax",
) as typeof import("@fluent/syntax");
const serializer = new FluentSerializer();
const locales = new URL("../../src/happycity/texts/locales/", import.meta.url);
/** Messages of the game itself that the browser shows; the rest speak of terminals, files and servers. */
const GAME =
  /^(colour|cards?-of|count-of|kind|symbol|amount|coins-taken|gain|for-price|list|seat-name|phase|help|move|event|effect|level)(-|$)|^story-(round|moment|luck)|^because-|^review-grade$|^hint-(title|equal)$|^puzzle-found$|^choice-unjudged$|^skill-(about|range|phases?|decisions|each|points|cards|colours|built|missed|early|late)$|^refusal-(pile-empty|name-owned|too-poor|condition-unmet|city-full|special-taken|not-on-table|tokens-missing|too-many-tokens|no-hints|hints-not-agreed)$/;

function gamePath(language: Language): string {
  return fileURLToPath(new URL(`${language}.ftl`, locales));
}

/** The sentences of the pages: a file for each part of the client. */
function webPaths(language: Language): string[] {
  const folder = fileURLToPath(new URL(`web/${language}/`, locales));
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => folder + name);
}

/** Messages of the game that only refusals need, where this browser has to word them. */
const REFUSING = /^(refusal|flaw|where)-/;

const LEARNING = /\/(learn|numbers|rules|faq|tutorial)\.ftl$/;

function messagesOf(path: string): Map<string, Message> {
  const source = readFileSync(path, "utf8");
  const resource: Resource = new FluentParser({ withSpans: false }).parse(source);
  const found = new Map<string, Message>();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${path}: cannot be read: ${entry.content.slice(0, 80)}`);
    if (entry.type !== "Message") continue;
    if (found.has(entry.id.name)) throw new Error(`${path}: ${entry.id.name} is there twice`);
    found.set(entry.id.name, entry);
  }
  return found;
}

/** What a message has to be given: its own placeholders and those of the messages it refers to. */
export function placeholders(key: string, messages: Map<string, Message>): string {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const message = messages.get(name);
    if (!message) throw new Error(`${key} refers to ${name}, which is not there`);
    const source = serializer.serializeEntry(message).replace(/^[\w-]+ =/, "");
    for (const [, own] of source.matchAll(/\$(\w+)/g)) found.add(`$${own}`);
    for (const [, other] of source.matchAll(/\{ ([a-z][\w-]*) \}/g)) visit(other!);
  };
  visit(key);
  return [...found].sort().join(" ");
}

/** Whether every language says the same things, with the same placeholders. */
export function check(): string[] {
  const wrong: string[] = [];
  const [english, ...others] = (Object.keys(LANGUAGES) as Language[]).map((language) => ({
    language,
    messages: browserMessages(language),
  }));
  for (const { language, messages } of others) {
    for (const key of english!.messages.keys()) {
      if (!messages.has(key)) {
        wrong.push(`${language}: ${key} is missing`);
        continue;
      }
      const theirs = placeholders(key, messages);
      const ours = placeholders(key, english!.messages);
      if (theirs !== ours) wrong.push(`${language}: ${key} has ${theirs}; English has ${ours}`);
    }
    for (const key of messages.keys())
      if (!english!.messages.has(key)) wrong.push(`${language}: ${key} is too many`);
  }
  return wrong;
}

function browserMessages(language: Language): Map<string, Message> {
  const game = messagesOf(gamePath(language));
  const chosen = new Map([...game].filter(([key]) => GAME.test(key)));
  for (const path of webPaths(language))
    for (const [key, message] of messagesOf(path)) {
      if (game.has(key) || chosen.has(key)) throw new Error(`${path}: ${key} is there already`);
      chosen.set(key, message);
    }
  return chosen;
}

/** The type of all messages: what each has to be given, `$market` apart, which is always known. */
export function messageTypes(): string {
  const messages = browserMessages("en");
  const rows = [...messages.keys()].sort().map((key) => {
    const names = placeholders(key, messages)
      .split(" ")
      .filter((name) => name && name !== "$market");
    return `  "${key}": ${names.map((name) => `"${name.slice(1)}"`).join(" | ") || "never"};`;
  });
  return [
    "/** Every message of the browser, and the facts it has to be given. Generated from the English sentences: `npm run messages`. */",
    "export interface Messages {",
    ...rows,
    "}",
    "",
  ].join("\n");
}

function learningMessages(language: Language): Map<string, Message> {
  return new Map(
    webPaths(language)
      .filter((path) => LEARNING.test(path))
      .flatMap((path) => [...messagesOf(path)]),
  );
}

/** The messages of every page, or those of learning. */
function sourceOf(language: Language, learning: boolean): string {
  const later = learningMessages(language);
  return [...browserMessages(language).values()]
    .filter((message) => later.has(message.id.name) === learning)
    .map((message) => {
      message.comment = null;
      return serializer.serializeEntry(message);
    })
    .join("");
}

/** The refusals that pages do not have anyway. */
function refusalsOf(language: Language): string {
  return [...messagesOf(gamePath(language)).values()]
    .filter(({ id }) => REFUSING.test(id.name) && !GAME.test(id.name))
    .map((message) => {
      message.comment = null;
      return serializer.serializeEntry(message);
    })
    .join("");
}

/** The words that guests are called by, and what stands between one of them and a number. */
function guestsOf(language: Language): { words: string[]; between: string } {
  const messages = messagesOf(gamePath(language));
  const textOf = (key: string) => {
    const message = messages.get(key);
    if (!message) throw new Error(`${language}: ${key} is missing`);
    message.comment = null;
    return serializer
      .serializeEntry(message)
      .replace(/^[\w-]+ =/, "")
      .trim();
  };
  const between = /^\{ \$word \}(.*)\{ \$number \}$/.exec(textOf("guest-name"))?.[1];
  if (between === undefined) throw new Error(`${language}: guest-name is not a word and a number`);
  return { words: textOf("guest-words").split(/\s+/), between };
}

export function texts(): Plugin {
  const guests = "\0virtual:guests";
  const prefix = /^\0?virtual:(texts|learning|refusals)\//;
  return {
    name: "happycity-texts",
    buildStart() {
      const wrong = check();
      if (wrong.length) this.error(`the languages differ:\n${wrong.join("\n")}`);
    },
    resolveId: (id) => (prefix.test(id) || `\0${id}` === guests ? `\0${id}` : undefined),
    load(id) {
      if (id === guests) {
        const languages = Object.keys(LANGUAGES) as Language[];
        for (const language of languages) this.addWatchFile(gamePath(language));
        const all = Object.fromEntries(languages.map((language) => [language, guestsOf(language)]));
        return `export default ${JSON.stringify(all)};`;
      }
      const part = prefix.exec(id)?.[1];
      if (!part) return;
      const language = id.replace(prefix, "") as Language;
      for (const path of [gamePath(language), ...webPaths(language)]) this.addWatchFile(path);
      if (part === "learning") return `export default ${JSON.stringify(sourceOf(language, true))};`;
      if (part === "refusals") return `export default ${JSON.stringify(refusalsOf(language))};`;
      const names = Object.fromEntries(
        Object.entries(cardFile("names")).map(([card, row]) => [card, row[language]]),
      );
      return `export default ${JSON.stringify({ source: sourceOf(language, false), names })};`;
    },
  };
}
