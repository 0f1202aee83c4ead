import type { Most } from "./host-limits.ts";

/** Counts what clients or brands use at a time, up to a limit for each and for all together. */
export class Quota {
  readonly #most: Most;
  readonly #used = new Map<string, number>();
  #all = 0;

  constructor(most: Most) {
    this.#most = most;
  }

  /** Uses some of the quota. Returns how to give it back, or undefined when there is not enough left. */
  take(key: string, amount = 1): (() => void) | undefined {
    if (this.#all + amount > this.#most.all || this.#usedBy(key) + amount > this.#most.each) return undefined;
    this.#add(key, amount);
    let taken = true;
    return () => {
      if (taken) this.#add(key, -amount);
      taken = false;
    };
  }

  #usedBy(key: string): number {
    return this.#used.get(key) ?? 0;
  }

  #add(key: string, amount: number): void {
    const used = this.#usedBy(key) + amount;
    this.#all += amount;
    if (used === 0) this.#used.delete(key);
    else this.#used.set(key, used);
  }
}
