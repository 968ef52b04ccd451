/**
 * How the addresses of pages are written: behind a host's name as paths, or, where the site is opened from a file,
 * behind the `#`, because a browser lets a file have no other address than its own.
 */

/** An address as the pages know it, wherever the site lies: `/learn/rules`, `?x=1`, `#tokens`. */
export interface Address {
  path: string;
  search: string;
  hash: string;
}

/** Where somebody is, or where a link leads. */
export type Pointer = Pick<Location, "origin" | "pathname" | "search" | "hash">;

export interface Addresses {
  /** What a link to a page says. */
  to(page: string): string;
  /** The page that is pointed at; null: it is none of ours. */
  at(pointer: Pointer): Address | null;
}

/** Pages below a folder of a host; none of them is called like the server's own part. */
export function byPath(root: string): Addresses {
  return {
    to: (page) => root + page,
    at({ origin, pathname, search, hash }) {
      const below = pathname.slice(root.length);
      const path = ["", "/index.html"].includes(below) ? "/" : below; // static hosts know the start by both names
      const isOurs = origin === location.origin && pathname.startsWith(root) && path.startsWith("/");
      return isOurs && !path.startsWith("/api/") ? { path, search, hash } : null;
    },
  };
}

/** Pages of one file: `index.html#/learn/rules?x=1#tokens`. */
export function behindHash(): Addresses {
  return {
    to: (page) => `#${page}`,
    at({ origin, pathname, hash: behind }) {
      if (origin !== location.origin || pathname !== location.pathname) return null;
      const [, path, search, hash] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(behind) ?? [];
      return { path: path || "/", search: search ?? "", hash: hash ?? "" };
    },
  };
}
