import type { Encoded } from "./encoded.ts";

/**
 * Bodies that are built on demand. Each key keeps only its newest, so that nothing accumulates while brands are edited.
 */
export class KeptBodies {
  readonly #kept = new Map<string, { of: string; body: Promise<Encoded> }>();

  /** The body of a key, rebuilt when its source has changed. A failed build is retried. */
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
