/** A seat that is kept for the reader, in words. */
import type { InvitedTo } from "../protocol";
import { t } from "./texts.svelte";

export function invitationText({ name, rated, again }: InvitedTo): string {
  if (again) return t("web-start-wait-asked", { name });
  return t(rated ? "web-friends-invited-rated" : "web-friends-invited", { name });
}
