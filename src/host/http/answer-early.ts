import type { IncomingMessage, ServerResponse } from "node:http";

/** How long the rest of an unwanted body is read, in milliseconds: cut off at once, a sender would not read the answer. */
const LINGER = 2000;

/** Answers a request whose body is not wanted: the connection closes when the sender has had time to read why. */
export function answerEarly(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: { status: number; headers: Record<string, string>; text: string },
): void {
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(text), Connection: "close" });
  response.write(text);
  const end = () => void response.end();
  const limit = setTimeout(end, LINGER);
  response.once("close", () => clearTimeout(limit));
  if (request.complete) end();
  else request.once("end", end).once("error", end).resume();
}
