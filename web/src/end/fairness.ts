/** What a proof says to whoever played: whether all was as promised, and whose parts are in the shuffles. */
import type { Part, Proof } from "../api/fairness";
import { promiseOf, type OwnPart } from "../api/part";
import { list, t } from "../texts/texts.svelte";

export interface Verdict {
  /** Something is not as promised. */
  wrong: boolean;
  sentence: string;
  /** Whose parts are in it, and whose are not. */
  about: string[];
}

/** What this browser had noted at the table; null: nothing. */
export interface Noted {
  seal: string | null;
  own: OwnPart | null;
}

export function verdictOn(proof: Proof, noted: Noted, names: readonly string[]): Verdict {
  const wrong = lieIn(proof, noted, names);
  return { wrong: wrong !== null, sentence: wrong ?? right(proof, noted), about: aboutParts(proof, names) };
}

/** The first thing that is not as promised: what I know myself weighs most. */
function lieIn({ seal, unfair, parts }: Proof, noted: Noted, names: readonly string[]): string | null {
  if (noted.seal !== null && noted.seal !== seal) return t("web-end-fair-other-seal");
  const ofPart = (part: Part | undefined) => ({ player: names[part?.seat ?? -1] ?? "" });
  const own = noted.own?.promised ? noted.own : null;
  const mine = own && parts.find(({ promise }) => promise === promiseOf(own));
  if (own && !mine) return t("web-end-fair-not-mine");
  if (own?.given && mine?.nonce === null) return t("web-end-fair-not-taken");
  const told = own?.promises ?? [];
  const strange = told.length && parts.find(({ promise }) => !told.includes(promise));
  if (strange) return t("web-end-fair-changed", ofPart(strange));
  const [, index, what] = /^meta\.fair\.parts\[(\d+)\]\.(\w+)$/.exec(unfair?.place ?? "") ?? [];
  if (what === "nonce") return t("web-end-fair-changed", ofPart(parts[Number(index)]));
  if (what === "promise") return t("web-end-fair-repeated", ofPart(parts[Number(index)]));
  if (told.some((one) => !parts.some(({ promise }) => promise === one))) return t("web-end-fair-left-out");
  if (!unfair) return null;
  if (unfair.place === "meta.fair.commitment") return t("web-end-fair-secret");
  return t("web-end-fair-wrong", { place: unfair.place });
}

function right({ parts }: Proof, { seal }: Noted): string {
  if (parts.length) return t(seal ? "web-end-fair-right-shared-noted" : "web-end-fair-right-shared");
  return t(seal ? "web-end-fair-right-noted" : "web-end-fair-right");
}

function aboutParts({ parts }: Proof, names: readonly string[]): string[] {
  const of = (some: Part[]) => list(some.map(({ seat }) => names[seat] ?? ""));
  const given = parts.filter(({ nonce }) => nonce !== null);
  const withheld = parts.filter(({ nonce }) => nonce === null);
  return [
    ...(given.length ? [t("web-end-fair-parts", { players: of(given) })] : []),
    ...(withheld.length ? [t("web-end-fair-withheld", { players: of(withheld) })] : []),
  ];
}
