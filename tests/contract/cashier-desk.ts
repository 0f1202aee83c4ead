import type { Caller } from "../support/caller.ts";

/** What the cashier answers: to what is undecided, or, with a body, to a decision. */
export function desk({ platform }: Caller, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${platform.url}/sandbox/cashier`, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${platform.secret}`,
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
  });
}
