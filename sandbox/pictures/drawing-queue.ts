import { rateLimited } from "../security/limits.ts";

/** How many drawings may wait: of one client, and in all. */
export interface QueueLimits {
  atOnce: number;
  ofClient: number;
  inAll: number;
}

interface Place {
  begin(): void;
}
/** How long a client that has too many should wait, in milliseconds. */
const LATER_MS = 5000;

/**
 * Where drawings wait for the processor. Clients take turns, so that one that asks for hundreds delays only itself, and
 * what nobody waits for any more leaves the queue.
 */
export class DrawingQueue {
  readonly #limits: QueueLimits;
  /** The clients that wait, the next one first. */
  readonly #waiting = new Map<string, Place[]>();
  #inAll = 0;
  #busy = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs a task in its turn. Throws rate.limited when the queue is full, and the signal's reason once it is aborted. */
  async run<T>(client: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    await this.#turn(client, signal);
    try {
      return await task();
    } finally {
      this.#busy--;
      this.#callNext();
    }
  }

  async #turn(client: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#busy >= this.#limits.atOnce) await this.#wait(client, signal);
    else this.#busy++;
  }

  #wait(client: string, signal: AbortSignal): Promise<void> {
    const own = this.#waiting.get(client) ?? [];
    if (own.length >= this.#limits.ofClient || this.#inAll >= this.#limits.inAll) {
      const now = new Date();
      throw rateLimited("Too many pictures are waiting to be drawn", new Date(now.getTime() + LATER_MS), now);
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.set(
          client,
          (this.#waiting.get(client) ?? []).filter((other) => other !== place),
        );
        if (this.#waiting.get(client)?.length === 0) this.#waiting.delete(client);
        this.#inAll--;
        reject(signal.reason);
      };
      const place: Place = {
        begin: () => {
          signal.removeEventListener("abort", leave);
          resolve();
        },
      };
      this.#waiting.set(client, [...own, place]);
      this.#inAll++;
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  /** The next client's first drawing; the client then goes to the end. */
  #callNext(): void {
    const [next] = this.#waiting;
    if (!next) return;
    const [client, [place, ...rest]] = next;
    this.#waiting.delete(client);
    if (rest.length > 0) this.#waiting.set(client, rest);
    this.#inAll--;
    this.#busy++;
    place?.begin();
  }
}
