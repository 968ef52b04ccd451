/** What form JSON has to have; what is odd is said in the words of the Python side. */
import { Refused } from "./refused";

type Shape = (found: unknown, place: string) => void;

/** Refuse what has another form. */
export function shapeOf(found: unknown, shape: Shape): void {
  shape(found, "$");
}

export const text: Shape = (found, place) => expected("str", typeof found === "string", found, place);
export const truth: Shape = (found, place) => expected("bool", typeof found === "boolean", found, place);
export const number: Shape = (found, place) => expected("int", Number.isSafeInteger(found), found, place);
export const map: Shape = (found, place) => expected("object", isObject(found), found, place);

export function list(one: Shape, kind = "array"): Shape {
  return (found, place) => {
    expected(kind, Array.isArray(found), found, place);
    (found as unknown[]).forEach((item, i) => one(item, `${place}[${i}]`));
  };
}

/** A field that may be left out. */
export function optional(shape: Shape): Shape {
  const optionally: Shape = (found, place) => shape(found, place);
  mayBeMissing.add(optionally);
  return optionally;
}

export function orNull(shape: Shape): Shape {
  return (found, place) => {
    if (found !== null) shape(found, place);
  };
}

/** Every field has to be there, and no other may be. */
export function object(fields: Readonly<Record<string, Shape>>, kind = "object"): Shape {
  return (found, place) => {
    expected(kind, isObject(found), found, place);
    const given = found as Record<string, unknown>;
    for (const [name, value] of Object.entries(given)) {
      const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!shape) throw odd(`Object contains unknown field \`${name}\``, place);
      shape(value, `${place}.${name}`);
    }
    const missing = Object.keys(fields).find((name) => !Object.hasOwn(given, name) && isNeeded(fields[name]));
    if (missing) throw odd(`Object missing required field \`${missing}\``, place);
  };
}

const mayBeMissing = new Set<Shape>();

function isNeeded(shape: Shape | undefined): boolean {
  return shape !== undefined && !mayBeMissing.has(shape);
}

function expected(kind: string, is: boolean, found: unknown, place: string): void {
  if (!is) throw odd(`Expected \`${kind}\`, got \`${kindOf(found)}\``, place);
}

function odd(reason: string, place: string): Refused {
  return new Refused("not-a-record", { reason: place === "$" ? reason : `${reason} - at \`${place}\`` });
}

function isObject(found: unknown): boolean {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function kindOf(found: unknown): string {
  if (found === null || found === undefined) return "null";
  if (Array.isArray(found)) return "array";
  if (typeof found === "number") return Number.isInteger(found) ? "int" : "float";
  return { string: "str", boolean: "bool" }[typeof found as string] ?? "object";
}
