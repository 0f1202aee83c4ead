import type { Most } from "./host-limits.ts";

const MINUTE = 60_000;

/** Counts what happens in a minute, up to a limit for each client and for all together. */
export class Rate {
  readonly #most: Most;
  readonly #counts = new Map<string, number>();
  #all = 0;
  #until = 0;

  constructor(most: Most) {
    this.#most = most;
  }

  /** Whether one more may happen now; if so, it is counted. */
  allows(client: string, now = Date.now()): boolean {
    if (now >= this.#until) this.#begin(now);
    const count = this.#counts.get(client) ?? 0;
    if (count >= this.#most.each || this.#all >= this.#most.all) return false;
    this.#counts.set(client, count + 1);
    this.#all += 1;
    return true;
  }

  #begin(now: number): void {
    this.#counts.clear();
    this.#all = 0;
    this.#until = now + MINUTE;
  }
}
