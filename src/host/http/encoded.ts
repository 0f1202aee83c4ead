import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip as gzipCallback } from "node:zlib";
import { matchesEtag } from "#gateway/matches-etag.ts";

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

/**
 * A text in every encoding, in as few bytes as possible: there may be hundreds of thousands. Most are asked for in one
 * encoding, many in none before they are rendered again. In Brotli it takes a fifth: then the text itself is made from
 * that when somebody asks for it, which almost no browser does.
 */
export class PackedText implements Encoded {
  readonly type: string;
  readonly etag: string;
  #kept: { readonly is: "plain" | "brotli"; readonly content: Buffer };
  #packed: Promise<Buffer> | undefined;
  #gzipped: Promise<Buffer> | undefined;
  #gzipBytes = 0;

  constructor(text: string, type: string) {
    const content = Buffer.from(text, "utf8");
    this.#kept = { is: "plain", content };
    this.type = type;
    this.etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  }

  get plain(): Buffer {
    const { is, content } = this.#kept;
    return is === "plain" ? content : brotliDecompressSync(content);
  }

  get encodings(): Required<Encoded["encodings"]> {
    return { br: () => this.pack(), gzip: () => (this.#gzipped ??= this.#gzip()) };
  }

  /** The bytes that it takes now. */
  bytes(): number {
    return this.#kept.content.length + this.#gzipBytes;
  }

  /** Compresses it. */
  pack(): Promise<Buffer> {
    return (this.#packed ??= this.#brotli());
  }

  async #brotli(): Promise<Buffer> {
    const { content } = this.#kept;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const packed = trimmed(await brotli(content, { params }));
    this.#kept = { is: "brotli", content: packed };
    return packed;
  }

  async #gzip(): Promise<Buffer> {
    const content = trimmed(await gzip(this.plain));
    this.#gzipBytes = content.length;
    return content;
  }
}

/** A compressed text is a piece of the 16 KB in which it was made: kept, it would take all of them. */
function trimmed(content: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(content.length);
  content.copy(copy);
  return copy;
}

/** Sends a body in the best encoding that the client accepts; 304 when the client has it already. */
export async function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  body: Encoded,
  headers: Record<string, string>,
  status = 200,
): Promise<void> {
  if (body.etag && matchesEtag(request.headers["if-none-match"], body.etag)) {
    response.writeHead(304, commonHeaders(body, headers)).end();
    return;
  }
  const accepted = acceptedOf(String(request.headers["accept-encoding"] ?? ""));
  const encoding = accepted.find((one) => body.encodings[one]);
  const content = (encoding && (await body.encodings[encoding]?.())) ?? body.plain;
  response.writeHead(status, headOf(body, headers, encoding, content.length));
  response.end(request.method === "HEAD" ? undefined : content);
}

/** The heads of answers that were sent, by the headers that they are made from: those of a page are one object. */
const heads = new WeakMap<object, { body: Encoded; encoding: Encoding | undefined; head: OutgoingHttpHeaders }>();

function headOf(
  body: Encoded,
  headers: Record<string, string>,
  encoding: Encoding | undefined,
  length: number,
): OutgoingHttpHeaders {
  const known = heads.get(headers);
  if (known?.body === body && known.encoding === encoding) return known.head;
  const head = {
    ...commonHeaders(body, headers),
    "Content-Type": body.type,
    "Content-Length": length,
    ...(encoding && { "Content-Encoding": encoding }),
  };
  heads.set(headers, { body, encoding, head });
  return head;
}

function commonHeaders({ etag }: Encoded, headers: Record<string, string>): OutgoingHttpHeaders {
  return { ...headers, ...(etag && { ETag: etag }), Vary: varyOf(headers) };
}

/** What browsers write is the same in nearly all requests. */
let last: { text: string; accepted: readonly Encoding[] } = { text: "", accepted: [] };

/** The encodings that an Accept-Encoding header names without rejecting them (";q=0"), the best first. */
function acceptedOf(text: string): readonly Encoding[] {
  if (last.text !== text) last = { text, accepted: ENCODINGS.filter((one) => accepts(text, one)) };
  return last.accepted;
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
