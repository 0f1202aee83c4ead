import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCallback } from "node:zlib";

/** The encodings that a body can be served in, the best first. */
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body and the encodings that it is served in besides the plain one. */
export interface Encoded {
  plain: Buffer;
  /** The body in an encoding: compressed when a client first asks for it, and kept. */
  encodings: Readonly<Partial<Record<Encoding, () => Promise<Buffer>>>>;
  type: string;
  etag?: string;
}

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);
/**
 * Level 9 takes eight times as long for almost the same size, level 11 twenty times for 8 % less: too long for pages
 * that are rendered again and again.
 */
const QUALITY = 8;

/** A text in every encoding. Most pages are asked for in one, many in none before they are rendered again. */
export function encode(text: string, type: string): Encoded {
  const plain = Buffer.from(text, "utf8");
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return {
    plain,
    encodings: { br: once(() => brotli(plain, { params })), gzip: once(() => gzip(plain)) },
    type,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
  };
}

/** Sends a body in the best encoding that the client accepts; 304 when the client has it already. */
export async function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  body: Encoded,
  headers: Record<string, string>,
  status = 200,
): Promise<void> {
  const common = { ...headers, ...(body.etag && { ETag: body.etag }), Vary: varyOf(headers) };
  if (body.etag && request.headers["if-none-match"] === body.etag) {
    response.writeHead(304, common).end();
    return;
  }
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = ENCODINGS.find((one) => body.encodings[one] && accepts(accepted, one));
  const content = (encoding && (await body.encodings[encoding]?.())) ?? body.plain;
  response.writeHead(status, {
    ...common,
    "Content-Type": body.type,
    "Content-Length": content.length,
    ...(encoding && { "Content-Encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : content);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Whether an Accept-Encoding header names an encoding without rejecting it (";q=0"). */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((entry) => {
    const [name = "", quality = ""] = entry.split(";").map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality);
  });
}

function varyOf(headers: Record<string, string>): string {
  return headers["Vary"] ? `Accept-Encoding, ${headers["Vary"]}` : "Accept-Encoding";
}
