import type { ServerResponse } from "node:http";
import { plainHeaders } from "./security-headers.ts";

/** Sends a sentence in plain text. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, plainHeaders).end(`${text}\n`);
}
