import type { Contributions } from "../fields/field-props.ts";

/** The value that a field follows, and what it was given for that: nothing where the visitor had typed another. */
interface FilledIn {
  source: string | boolean;
  value: string | boolean;
}

/** By form and field: a field that is hidden and shown again goes on from there. */
const known = new WeakMap<Contributions, Map<string, FilledIn>>();

/** What the fields of a form were given for which value of their source, by their ids. */
export function filledIn(form: Contributions): Map<string, FilledIn> {
  const ofForm = known.get(form) ?? new Map<string, FilledIn>();
  known.set(form, ofForm);
  return ofForm;
}
