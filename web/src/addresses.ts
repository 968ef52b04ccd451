/** Every address that shows a page: the build tells the server, which answers any other with 404. */
export const PAGES = [
  "/",
  "/table/:id",
  "/game/:id",
  "/replay/:id",
  "/replay",
  "/learn",
  "/learn/tutorial",
  "/learn/rules",
  "/learn/cards",
  "/learn/faq",
  "/learn/numbers",
  "/puzzles",
  "/daily",
  "/friends",
  "/friends/:code",
  "/circle/:id",
  "/circle/by/:code",
  "/evening",
  "/evening/:id",
  "/skill",
  "/me",
  "/door",
  "/letter/:token",
  "/ranking",
  "/player/:id",
  "/follow/:id",
  "/privacy",
  "/admin",
] as const;

/** Pages of which nobody learns but those for whom they are: the server says that they are not there. */
export const HIDDEN: ReadonlySet<string> = new Set(["/admin"]);

/** Addresses that somebody may type, and the pages they lead on to. */
export const SHORT_WAYS: Readonly<Record<string, (typeof PAGES)[number]>> = {
  "/rules": "/learn/rules",
  "/cards": "/learn/cards",
  "/tutorial": "/learn/tutorial",
  "/faq": "/learn/faq",
};
