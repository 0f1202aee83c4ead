import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { Reference, Walk } from "../validate/walk.ts";

/** The references inside one entry of a section, such as a screen: rules look at one after another. */
export function referencesIn(
  { references }: Pick<Walk, "references">,
  section: "forms" | "screens",
  entry: string,
): readonly Reference[] {
  return byEntry(references).get(`${section}/${entry}`) ?? [];
}

const byEntry = memoizeByIdentity((references: readonly Reference[]) => {
  const entries = new Map<string, Reference[]>();
  for (const reference of references) {
    const [section, entry] = reference.path;
    const key = `${section}/${entry}`;
    const known = entries.get(key);
    if (known) known.push(reference);
    else entries.set(key, [reference]);
  }
  return entries;
});
