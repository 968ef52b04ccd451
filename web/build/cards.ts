/**
 * `virtual:cards`: the facts of every card, from the card files of the package.
 * `virtual:names`: the names of every card in all languages, a line for each, for searching.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { MONSTER_DECK } from "../src/protocol";

const folder = new URL("../../src/happycity/cards/", import.meta.url);
const FILES = ["buildings", "grozilla", "dwellings", "family", "expert", "monsters"] as const;
const COLOURS = ["yellow", "blue", "green", "orange", "purple"];

type Table = Record<string, unknown>;

export function cardFile(name: string): Record<string, Table> {
  return parse(readFileSync(new URL(`${name}.toml`, folder), "utf8")) as Record<string, Table>;
}

export const cardFiles = [...FILES, "names"].map((name) => fileURLToPath(new URL(`${name}.toml`, folder)));

function kindOf(file: (typeof FILES)[number], id: string): string {
  if (id === "happy_market") return "market";
  const kinds = {
    buildings: "building",
    grozilla: "multicoloured",
    dwellings: "dwelling",
    monsters: "monster",
  };
  return file === "family" || file === "expert" ? file : kinds[file];
}

/** Numbers of an effect by name: `two = { hearts = 1 }` is `hearts_two`, true is 1 (as in happycity.rules.cards). */
function numbersOf(effect: Table): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(effect)) {
    if (typeof value === "number" || typeof value === "boolean") numbers[name] = Number(value);
    else if (typeof value === "object" && value !== null)
      for (const [symbol, number] of Object.entries(value)) numbers[`${symbol}_${name}`] = Number(number);
  }
  return numbers;
}

function factsOf(file: (typeof FILES)[number], id: string, row: Table) {
  const effect = (row.effect ?? {}) as Table;
  const printed = effect.do ? row : { ...row, ...effect }; // a monster that only shows crossed-out symbols
  const colours = (row.colours ?? (row.colour ? [row.colour] : [])) as string[];
  return {
    id,
    kind: kindOf(file, id),
    deck: file === "grozilla" ? MONSTER_DECK : Number(row.deck ?? 0),
    cost: Number(row.cost ?? 0),
    colours: COLOURS.filter((colour) => colours.includes(colour)),
    income: Number(printed.income ?? 0),
    hearts: Number(printed.hearts ?? 0),
    inhabitants: Number(printed.inhabitants ?? 0),
    condition: (row.condition ?? {}) as Record<string, number>,
    effect: effect.do ? { do: effect.do, numbers: numbersOf(effect), colour: effect.colour ?? null } : null,
    reconstruction: (row.reconstruction ?? []) as string[],
  };
}

export function allCards() {
  return FILES.flatMap((file) => Object.entries(cardFile(file)).map(([id, row]) => factsOf(file, id, row)));
}

/** The names of each card, in the order of the languages in the file. */
function allNames(): Record<string, string> {
  const rows = Object.entries(cardFile("names"));
  return Object.fromEntries(rows.map(([id, row]) => [id, Object.values(row).join("\n")]));
}

export function cards(): Plugin {
  const modules: Record<string, () => unknown> = { "virtual:cards": allCards, "virtual:names": allNames };
  return {
    name: "happycity-cards",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const made = modules[id.slice(1)];
      if (!id.startsWith("\0") || !made) return;
      for (const file of cardFiles) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(made()))});`;
    },
  };
}
