import type { Encoded } from "./encoded.ts";

/**
 * Bodies that are built on demand. Each key keeps only its newest, so that nothing accumulates while brands are edited.
 */
export class BodyCache {
  readonly #bodies = new Map<string, { of: string; body: Promise<Encoded> }>();

  /** The body of a key, rebuilt when its source has changed. A failed build is retried. */
  take(key: string, of: string, make: () => Encoded | Promise<Encoded>): Promise<Encoded> {
    const cached = this.#bodies.get(key);
    if (cached?.of === of) return cached.body;
    const body = Promise.resolve().then(make);
    this.#bodies.set(key, { of, body });
    body.catch(() => {
      if (this.#bodies.get(key)?.body === body) this.#bodies.delete(key);
    });
    return body;
  }

  /** Drops the bodies whose keys begin with a text. */
  forget(start: string): void {
    for (const key of this.#bodies.keys()) if (key.startsWith(start)) this.#bodies.delete(key);
  }
}
