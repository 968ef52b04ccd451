/** The HTTP API, typed by the table of routes that the server itself describes. */
import type { Failure, RefusalCode, Routes } from "../protocol";

type Route = keyof Routes;
type Parameters<R extends Route> = {
  /** What stands in the braces of the route. */
  path?: Record<string, string>;
  body?: Routes[R]["body"];
  query?: Partial<Record<Routes[R]["query"], string | number>>;
};

/** The server's no, with its own sentence in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly facts: Record<string, unknown>,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** No answer: the server is away, or we are offline. */
export class Unreachable extends Error {}

export async function call<R extends Route>(
  route: R,
  options: Parameters<R> = {},
): Promise<Routes[R]["answer"]> {
  const [method, pattern] = route.split(" ") as [string, string];
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.path?.[name] ?? ""),
  );
  const query = options.query ? `?${new URLSearchParams(options.query as Record<string, string>)}` : "";
  let answer: Response;
  try {
    answer = await fetch(path + query, {
      method,
      // the first proves that this is our own page: pages of other sites cannot send it
      headers: {
        "X-Happy-City": "1",
        "Accept-Language": document.documentElement.lang, // refusals come as the page speaks
        ...(options.body == null ? {} : { "Content-Type": "application/json" }),
      },
      body: options.body == null ? null : JSON.stringify(options.body),
    });
  } catch {
    throw new Unreachable();
  }
  if (!answer.ok) throw await refusalOf(answer);
  if (answer.status === 204) return null as Routes[R]["answer"];
  return (await answer.json()) as Routes[R]["answer"];
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const failure = (await answer.json()) as Failure;
    return new Refusal(failure.code, failure.facts, failure.text, answer.status);
  } catch {
    return new Refusal("fault", {}, "", answer.status);
  }
}
