/** The link, from the host or from a mail, for somebody who has lost a password: `/me#recover=CODE&name=NAME`, which no server gets to read. */
export interface Found {
  name: string;
  code: string;
}

/** What such a link brings along; null if it is another one. */
export function foundIn(hash: string): Found | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const code = said.get("recover");
  return code === null ? null : { name: said.get("name") ?? "", code };
}

/** Codes as a text to keep: one on a line. */
export function asText(title: string, codes: readonly string[]): string {
  return [title, "", ...codes, ""].join("\n");
}
