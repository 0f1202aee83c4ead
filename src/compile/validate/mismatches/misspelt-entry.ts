import { nearest } from "#kernel/near.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import type { Draft } from "../layer/draft.ts";
import { mergedLayers } from "../layer/merged-layers.ts";
import { settingsOf } from "../layer/provenance.ts";
import { within, type Path } from "../validate/walk.ts";
import { isOfShape, ofShape, type Found } from "./found.ts";
import { misspeltBelow } from "./misspelt-below.ts";
import { meantHint } from "./words.ts";

/** Replaces what is missing in a new entry with a name similar to one of a layer below: that one was to be changed. */
export function withMisspeltEntriesOnce(found: readonly Found[], draft: Draft): readonly Found[] {
  const meantFor = entryMeant(draft);
  const entries = new Map<string, { entry: Path; one: Found }>();
  for (const { finding } of found.filter((one) => isOfShape(one) && one.finding.at === "missing")) {
    const entry = entriesAround(finding.path, draft).find((path) => meantFor(path) !== undefined);
    if (entry && !entries.has(pointerOf(entry)))
      entries.set(pointerOf(entry), {
        entry,
        one: ofShape(
          misspeltBelow(draft, entry, meantFor(entry) as string) ?? {
            path: entry,
            at: "key",
            message: `The entry "${entry.at(-1)}" is incomplete: ${finding.message}`,
            hint: meantHint(meantFor(entry) as string),
          },
        ),
      });
  }
  if (entries.size === 0) return found;
  const misspelt = [...entries.values()];
  const isElsewhere = (one: Found) => !isOfShape(one) || !misspelt.some(({ entry }) => within(one.finding.path, entry));
  return [...found.filter(isElsewhere), ...misspelt.map(({ one }) => one)];
}

/** The entries of maps that contain a place, the innermost first. */
function entriesAround(path: Path, { walk }: Draft): Path[] {
  return path
    .map((_step, index) => path.slice(0, index))
    .filter((entry) => entry.length > 0 && walk.collections.has(pointerOf(entry.slice(0, -1))))
    .reverse();
}

/** The name of the entry in the layers below that a new entry was probably meant to change. */
function entryMeant({ layers }: Draft): (entry: Path) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (entry) => {
    const pointer = pointerOf(entry);
    if (!known.has(pointer)) {
      const first = settingsOf(layers, entry)[0]?.layer;
      const below = mergedLayers(first ? layers.slice(0, layers.indexOf(first)) : []);
      known.set(pointer, nearest(String(entry.at(-1)), Object.keys(valueAtPath(below, entry.slice(0, -1)) ?? {})));
    }
    return known.get(pointer);
  };
}
