import type { Row } from "#data/page/row.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import type { Contributions } from "../fields/field-props.ts";

/** What a form lists to choose from, and the cell that says what it is called. */
interface KnownOptions {
  entries: ReadonlyMap<string, Row>;
  name: ResolvedCell | undefined;
}

/** By form and field: a review shows what is chosen as its field does. */
const known = new WeakMap<Contributions, Map<string, KnownOptions>>();

/** Keeps what is listed. */
export function keepOptions(form: Contributions, id: string, options: KnownOptions): void {
  const ofForm = known.get(form) ?? new Map<string, KnownOptions>();
  known.set(form, ofForm.set(id, options));
}

/** What a field lists to choose from. */
export function knownOptions(form: Contributions, id: string): KnownOptions | undefined {
  return known.get(form)?.get(id);
}
