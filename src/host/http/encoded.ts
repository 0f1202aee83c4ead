import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip as gzipCallback } from "node:zlib";

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
/** For what is kept and may never be sent: a tenth of the time, a fifth more bytes. */
const QUICK = 4;

/** A text that is kept in as few bytes as possible. */
export interface PackedText extends Encoded {
  /** The bytes that it takes now. */
  bytes(): number;
  /** Compresses it quickly if nobody has asked for it in Brotli. */
  pack(): Promise<void>;
}

/**
 * A text in every encoding. Most pages are asked for in one, many in none before they are rendered again. In Brotli it
 * takes a fifth: then the text itself is made from that when somebody asks for it, which almost no browser does.
 */
export function encode(text: string, type: string): PackedText {
  const whole = Buffer.from(text, "utf8");
  let kept: { is: "plain" | "brotli"; content: Buffer } = { is: "plain", content: whole };
  let gzipped = 0;
  const plain = () => (kept.is === "plain" ? kept.content : brotliDecompressSync(kept.content));
  const compressed = async (quality: number) => {
    const content = plain();
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    return brotli(content, { params });
  };
  const encodings = {
    br: once(async () => (kept = { is: "brotli", content: await compressed(QUALITY) }).content),
    gzip: once(async () => {
      const content = await gzip(plain());
      gzipped = content.length;
      return content;
    }),
  };
  return {
    get plain() {
      return plain();
    },
    encodings,
    type,
    etag: `"${createHash("sha256").update(whole).digest("base64url").slice(0, 22)}"`,
    bytes: () => kept.content.length + gzipped,
    pack: async () => {
      if (kept.is === "brotli") return;
      const content = await compressed(QUICK);
      if (kept.is === "plain") kept = { is: "brotli", content };
    },
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
  if (body.etag && request.headers["if-none-match"] === body.etag) {
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

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
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
