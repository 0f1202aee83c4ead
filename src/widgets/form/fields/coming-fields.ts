import type { Contributions } from "./field-props.ts";

const ofForms = new WeakMap<Contributions, ComingFields>();

/** The fields of a form whose code is on its way: nothing can be typed into them, and the form is not sent without them. */
export function comingIn(contributions: Contributions): ComingFields {
  const known = ofForms.get(contributions) ?? new ComingFields();
  ofForms.set(contributions, known);
  return known;
}

class ComingFields {
  readonly #ids = new Set<string>();
  readonly #waiting = new Set<() => void>();

  get areThere(): boolean {
    return this.#ids.size === 0;
  }

  /** Notes that a field is not there yet. Returns what to do once it is. */
  note(id: string): () => void {
    this.#ids.add(id);
    return () => {
      this.#ids.delete(id);
      for (const look of this.#waiting) look();
      this.#waiting.clear();
    };
  }

  /** Resolves once all fields are there. */
  async arrived(): Promise<void> {
    // One place makes way for another while a field's code comes in parts.
    while (!this.areThere)
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
  }
}
