import type { Caller } from "../support/caller.ts";

/** What the desk of feedback answers to a decision. */
export function decideFeedback(
  { platform }: Caller,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${platform.url}/sandbox/feedback`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${platform.secret}`,
      accept: "application/json",
      "content-type": "application/json",
      ...headers,
    },
  });
}
