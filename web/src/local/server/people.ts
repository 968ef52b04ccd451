/** Who plays in this browser: one guest, with a name of their own. */
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import guests from "virtual:guests";
import { LONGEST_NAME, type Change, type Me, type PlayerSettings } from "../../protocol";
import { Refused } from "../rules/refused";
import { hashText } from "../rules/seeds";

type Language = Required<PlayerSettings>["language"];

/** Somebody who has just come. */
export function newGuest(language: string, now: number): Me {
  const spoken = (language in guests ? language : "en") as Language;
  const id = bytesToHex(randomBytes(8));
  const settings = { explicit_end: false, language: spoken, puzzles: false, face: null, colour: null };
  return { id, kind: "guest", name: guestName(id, spoken), settings, created: now };
}

/** A friendly name, as the server gives it: a word and a number, by the id. */
export function guestName(id: string, language: Language): string {
  const { words, between } = guests[language];
  const chosen = BigInt(`0x${hashText(id)}`);
  const count = BigInt(words.length);
  return `${words[Number(chosen % count)]}${between}${10n + ((chosen / count) % 90n)}`;
}

/** Another name, other settings. */
export function changed(me: Me, { name, settings }: Change): Me {
  return {
    ...me,
    name: name == null ? me.name : cleanName(name),
    settings: { ...me.settings, ...settings },
  };
}

/** A name as it is shown; nobody but those at this device ever sees it. */
export function cleanName(text: string): string {
  const name = text.normalize("NFKC").replace(/\s+/gu, " ").trim();
  const apart = name.replace(/(?<=\p{So}[\u{1f3fb}-\u{1f3ff}\ufe0f]?)\u200d(?=\p{So})/gu, ""); // a family is several pictures, joined
  if (!/[\p{L}\p{N}\p{S}]/u.test(apart) || /\p{C}/u.test(apart)) throw new Refused("name-unreadable", {});
  if ([...name].length > LONGEST_NAME) throw new Refused("name-too-long", { known: LONGEST_NAME });
  return name;
}
