import type { IncomingMessage, ServerResponse } from "node:http";

/** The error code of each status that the host answers by itself. */
const CODES: Record<number, string> = {
  404: "request.unknown",
  408: "request.invalid",
  413: "request.invalid",
  429: "rate.limited",
  502: "platform.failed",
  503: "platform.failed",
};
/** How long the rest of a refused body is read, in milliseconds: cut off at once, a sender would not read the answer. */
const LINGER = 2000;

/** Answers a call whose body is not wanted: the connection closes when the sender has had time to read why. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string>,
): void {
  const { text, head } = failureOf(status, message, headers);
  response.writeHead(status, { ...head, "Content-Length": Buffer.byteLength(text), Connection: "close" });
  response.write(text);
  const end = () => void response.end();
  const limit = setTimeout(end, LINGER);
  response.once("close", () => clearTimeout(limit));
  if (request.complete) end();
  else request.once("end", end).once("error", end).resume();
}

/** Answers a call that the platform did not answer; where an answer has begun, the connection breaks. */
export function fail(response: ServerResponse, status: number, message: string, headers: Record<string, string>): void {
  if (response.headersSent) return void response.destroy();
  const { text, head } = failureOf(status, message, headers);
  response.writeHead(status, head).end(text);
}

function failureOf(status: number, message: string, headers: Record<string, string>) {
  const text = JSON.stringify({ error: { code: CODES[status], message } });
  const type = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
  return { text, head: { ...headers, ...type, ...(status === 429 && { "Retry-After": "1" }) } };
}
