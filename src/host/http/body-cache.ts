import type { Encoded } from "./encoded.ts";

/**
 * Bodies that are made at the first question. Each key keeps its newest alone, so that nothing piles up while brands
 * are edited.
 */
export class KeptBodies {
  readonly #kept = new Map<string, { of: string; body: Promise<Encoded> }>();

  /** The body under a key, made anew when what it is made of has changed. One that could not be made is tried again. */
  take(key: string, of: string, make: () => Promise<Encoded>): Promise<Encoded> {
    const kept = this.#kept.get(key);
    if (kept?.of === of) return kept.body;
    const body = make();
    this.#kept.set(key, { of, body });
    body.catch(() => {
      if (this.#kept.get(key)?.body === body) this.#kept.delete(key);
    });
    return body;
  }
}
