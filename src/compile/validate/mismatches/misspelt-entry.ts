import { nearest } from "#kernel/near.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import { meantHint } from "../../findings/words.ts";
import type { Draft } from "../../layer/draft.ts";
import { mergedLayers } from "../../layer/merged-layers.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { within, type Path } from "../walk.ts";
import type { ShapeFinding } from "./mismatches-of.ts";
import { misspeltBelow } from "./misspelt-below.ts";

/** Reports a new entry with a name similar to one of a layer below instead of what it lacks: that one was meant. */
export function withMisspeltEntries(found: readonly ShapeFinding[], draft: Draft): readonly ShapeFinding[] {
  const meantFor = entryMeant(draft);
  const entries = new Map<string, { entry: Path; one: ShapeFinding }>();
  for (const { path, message } of found.filter(({ at }) => at === "missing")) {
    const entry = entriesAround(path, draft).find((around) => meantFor(around) !== undefined);
    if (entry && !entries.has(pointerOf(entry)))
      entries.set(pointerOf(entry), {
        entry,
        one: misspeltBelow(draft, entry, meantFor(entry) as string) ?? {
          rule: "wrong-shape",
          path: entry,
          at: "key",
          message: `The entry "${entry.at(-1)}" is incomplete: ${message}`,
          hint: meantHint(meantFor(entry) as string),
        },
      });
  }
  if (entries.size === 0) return found;
  const misspelt = [...entries.values()];
  const isElsewhere = ({ path }: ShapeFinding) => !misspelt.some(({ entry }) => within(path, entry));
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
