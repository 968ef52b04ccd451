/**
 * French elision: "la ville de Bruno", but "la ville d’Olga". The twin of happycity.texts.elision.
 * The catalogue asks for it with `{ DE($player) }`, since only the name decides.
 */

/**
 * How a name begins that takes d’: with a vowel, or with an h that is not heard. Y before a vowel is a consonant
 * (de Yann). The h of German and English names is heard: Hans, Heinz, Hilda.
 */
const ELIDED = /^(?:[aeiou]|y(?![aeiou])|h(?:adr|e(?!in|lm)|i(?!ld)|o(?!l)|u(?!n)|y))/;

/** The name with its "de" before it; `heard` is the name where something is drawn in its place. */
export function de(name: string, heard = name): string {
  const said = heard.toLowerCase().replace("œ", "oe").replace("æ", "ae");
  const bare = said.normalize("NFD").replace(/\p{M}/gu, "");
  return ELIDED.test(bare) ? `d’${name}` : `de ${name}`;
}
