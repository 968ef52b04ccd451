/** Reading a file of records: one object, or one a line; only what is needed to choose among them. */

export interface Found {
  record: unknown;
  text: string;
  players: string[];
  points: number[];
  date: string;
}

/** Every record of a file; none if it holds something else. */
export function recordsIn(text: string): Found[] {
  const whole = parsed(text);
  if (whole) return [whole];
  const lines = text.split("\n").filter((line) => line.trim());
  const found = lines.map(parsed);
  return found.every((one) => one !== null) ? (found as Found[]) : [];
}

function parsed(text: string): Found | null {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(record) || !Array.isArray(record.moves)) return null;
  const meta = isObject(record.meta) ? record.meta : {};
  const result = isObject(record.result) ? record.result : {};
  return {
    record,
    text: text.trim(),
    players: texts(meta.players),
    points: Array.isArray(result.points) ? result.points.filter((one) => typeof one === "number") : [],
    date: typeof meta.date === "string" ? meta.date.slice(0, 10) : "",
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}
