import type { ServerResponse } from "node:http";
import { plainHeaders } from "./security-headers.ts";

/** Sends a sentence in plain text. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...plainHeaders, ...headers }).end(`${text}\n`);
}
