import type { CDPSession } from "playwright";

/** A request of a visit; times in milliseconds since the visit began. */
export interface LoggedRequest {
  path: string;
  priority: string;
  start: number;
  /** When its first byte arrived; undefined while none has. */
  firstByte: number | undefined;
  /** When its last byte arrived; undefined if it never did. */
  end: number | undefined;
  /** Its bytes on the wire, including headers. */
  bytes: number;
}

/** Everything a page loads, as the browser's network saw it. */
export class RequestLog {
  readonly #requests = new Map<string, LoggedRequest>();
  #origin = 0;
  #lastNews = Date.now();

  constructor(session: CDPSession) {
    session.on("Network.requestWillBeSent", ({ requestId, timestamp, request }) => {
      if (this.#requests.size === 0) this.#origin = timestamp;
      this.#change(requestId, {
        path: request.url.replace(/^https?:\/\/[^/]+/, ""),
        priority: request.initialPriority,
        start: this.#since(timestamp),
        firstByte: undefined,
        end: undefined,
        bytes: 0,
      });
    });
    session.on("Network.responseReceived", ({ requestId, timestamp, response: { timing } }) => {
      // The event itself is delayed by the page's slow processor; the timing is the network's own.
      this.#change(requestId, {
        firstByte: timing ? this.#since(timing.requestTime) + timing.receiveHeadersEnd : this.#since(timestamp),
      });
    });
    session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
      this.#change(requestId, { end: this.#since(timestamp), bytes: encodedDataLength }),
    );
    session.on("Network.dataReceived", () => this.#news());
  }

  get requests(): LoggedRequest[] {
    return [...this.#requests.values()];
  }

  /** Milliseconds since the network last moved. */
  get silence(): number {
    return Date.now() - this.#lastNews;
  }

  #change(requestId: string, facts: LoggedRequest | Partial<LoggedRequest>): void {
    this.#news();
    const known = this.#requests.get(requestId);
    if (known) Object.assign(known, facts);
    else if ("path" in facts) this.#requests.set(requestId, facts as LoggedRequest);
  }

  #news(): void {
    this.#lastNews = Date.now();
  }

  #since(timestamp: number): number {
    return (timestamp - this.#origin) * 1000;
  }
}

/**
 * Bytes of a request that had arrived by a moment, in milliseconds; they are assumed to arrive evenly from first to
 * last.
 */
export function bytesBy({ firstByte, end, bytes }: LoggedRequest, moment: number): number {
  if (end === undefined || moment >= end) return bytes;
  if (firstByte === undefined || moment <= firstByte) return 0;
  return bytes * ((moment - firstByte) / (end - firstByte));
}

/** Bytes of all requests that had arrived by a moment, in milliseconds; by default all of them. */
export function bytesUntil(requests: readonly LoggedRequest[], moment = Infinity): number {
  return requests.reduce((sum, request) => sum + bytesBy(request, moment), 0);
}
