/** Reading a file of records: one object, or one a line; only what is needed to choose among them. */

export interface Found {
  record: unknown;
  text: string;
  players: string[];
  points: number[];
  /** Seconds: noon of the day, here. */
  date: number | null;
}

/** What a file holds. */
export interface Contents {
  /** Every record; none if there is something else in it. */
  found: Found[];
  /** The first line that is no record, counted from one; null if none of them is one. */
  wrong: number | null;
}

export function recordsIn(text: string): Contents {
  const whole = parsed(text);
  if (whole) return { found: [whole], wrong: null };
  const lines = text.split("\n").map((line) => ({ empty: !line.trim(), record: parsed(line) }));
  const found = lines.flatMap(({ record }) => (record ? [record] : []));
  const wrong = lines.findIndex(({ empty, record }) => !empty && !record) + 1;
  return wrong ? { found: [], wrong: found.length ? wrong : null } : { found, wrong: null };
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
    date: dayIn(meta.date),
  };
}

function dayIn(date: unknown): number | null {
  const noon = typeof date === "string" ? Date.parse(`${date.slice(0, 10)}T12:00`) : Number.NaN;
  return Number.isNaN(noon) ? null : noon / 1000;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}
