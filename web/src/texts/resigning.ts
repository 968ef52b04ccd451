/** Why somebody has won where resigning decided it: who resigned lost to everybody, whatever their bots reached. */
import { list, t } from "./texts.svelte";

interface Sitter {
  name: string;
  /** They left for good: the reader, or somebody else. */
  resigned: "you" | "other" | null;
}

/** All but one have resigned, or all: who it was. Null: those who stayed counted their points. */
export function resignedText(seats: readonly Sitter[]): string | null {
  const gone = seats.filter(({ resigned }) => resigned);
  if (gone.length === seats.length) return t("web-resigned-all");
  if (!gone.length || gone.length < seats.length - 1) return null;
  const names = gone.filter(({ resigned }) => resigned === "other").map(({ name }) => name);
  const who = names.length < gone.length ? "you" : "other";
  return t("web-resigned-why", { who, names: list(names), many: names.length });
}

/** Whether somebody resigned from a seat, as seen by the reader. */
export function resignedBy(resigned: string | null | undefined, me: string | null): Sitter["resigned"] {
  if (!resigned) return null;
  return resigned === me ? "you" : "other";
}
