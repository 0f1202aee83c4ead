import type { IncomingMessage, ServerResponse } from "node:http";
import { answerEarly } from "../http/answer-early.ts";

/** The error code of each status that the host answers by itself. */
const CODES: Record<number, string> = {
  404: "request.unknown",
  408: "request.invalid",
  413: "request.invalid",
  429: "rate.limited",
  502: "platform.failed",
  503: "platform.failed",
};
/** Answers a call whose body is not wanted. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string>,
): void {
  const { text, head } = failureOf(status, message, headers);
  answerEarly(request, response, { status, headers: head, text });
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
