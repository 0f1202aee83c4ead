import type { Contributions } from "../fields/field-props.ts";
import type { Part } from "./parts-of.ts";

/** What a platform has described, and for which question. */
interface KnownParts {
  asked: string;
  parts: readonly Part[];
}

/** By form and group: one that is hidden and shown again goes on from there, and a review shows what is typed. */
const known = new WeakMap<Contributions, Map<string, KnownParts>>();

/** Keeps what is described. */
export function keepParts(form: Contributions, id: string, parts: KnownParts): void {
  const ofForm = known.get(form) ?? new Map<string, KnownParts>();
  known.set(form, ofForm.set(id, parts));
}

/** What is described in a group of a form. */
export function knownParts(form: Contributions, id: string): KnownParts | undefined {
  return known.get(form)?.get(id);
}
