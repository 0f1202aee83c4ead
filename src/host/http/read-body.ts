import type { IncomingMessage } from "node:http";

/** What a body may be: at most so many bytes, within so many milliseconds, of memory that `take` allows. */
interface Allowed {
  most: number;
  time: number;
  /** Whether there is memory for so many more bytes. */
  take: (bytes: number) => boolean;
}

/** A body that is not accepted, with the status that says so. */
export class BodyRefused extends Error {
  readonly status: 408 | 413 | 429;

  constructor(status: BodyRefused["status"], message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads a whole body. Throws BodyRefused for one that is too long, too slow, or more than memory allows. */
export function readBody(request: IncomingMessage, { most, time, take }: Allowed): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new BodyRefused(408, "The request did not arrive in time")), time);
    const settle = (error?: Error) => {
      clearTimeout(timer);
      request.off("data", onData);
      if (error) reject(error);
      else resolve(Buffer.concat(chunks));
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > most) return settle(new BodyRefused(413, `The request is longer than ${most} bytes`));
      if (!take(chunk.length)) return settle(new BodyRefused(429, "Too much is being sent from this address"));
      chunks.push(chunk);
    };
    if (Number(request.headers["content-length"] ?? 0) > most)
      return settle(new BodyRefused(413, `The request is longer than ${most} bytes`));
    request.on("data", onData);
    request.once("end", () => settle());
    request.once("error", settle);
  });
}
