import type { Row } from "#data/page/row.ts";
import type { From } from "./use-listed.ts";

type Entries = ReadonlyMap<string, Row>;

/** What is listed as a brand arranges it: what it names first, in its order and under its names, without what it hides. */
export function arranged(
  entries: Entries,
  arrange: NonNullable<From["arrange"]> = {},
  named: (entry: Row, label: string) => Row,
): Entries {
  const ordered = new Map([...Object.keys(arrange), ...entries.keys()].map((value) => [value, entries.get(value)]));
  const shown = new Map<string, Row>();
  for (const [value, entry] of ordered) {
    const { hidden, label } = arrange[value] ?? {};
    if (entry && hidden !== true) shown.set(value, label === undefined ? entry : named(entry, label));
  }
  return shown;
}
