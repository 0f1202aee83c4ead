import { request as httpRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";

/** What a request gets on a connection that the other side has closed. */
const CLOSED: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE"]);

interface Sending extends RequestOptions {
  body: Buffer;
  /** The call changes nothing, or the platform recognises a second one by its key. */
  repeatable: boolean;
}

/**
 * Sends a complete request to a platform. If the platform closes an idle connection at the moment when the request takes
 * it, a repeatable one is sent once more, on a connection of its own: the other idle ones are as old. Returns what stops
 * it: then it fails, and is not sent again.
 */
export function requestPlatform(
  target: URL,
  { body, repeatable, ...options }: Sending,
  on: { answer: (answer: IncomingMessage) => void; failure: () => void },
): () => void {
  let stopped = false;
  let current = send(options);
  return stop;

  function send(sent: RequestOptions): ClientRequest {
    const request = (target.protocol === "https:" ? httpsRequest : httpRequest)(target, sent, on.answer);
    request.on("timeout", stop);
    request.on("error", ({ code = "" }: NodeJS.ErrnoException) => {
      if (repeatable && !stopped && request.reusedSocket && CLOSED.has(code)) current = send({ ...sent, agent: false });
      else on.failure();
    });
    return request.end(body);
  }

  function stop(): void {
    stopped = true;
    current.destroy();
  }
}
