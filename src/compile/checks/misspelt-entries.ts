import { nearest } from "#kernel/near.ts";
import { isObject } from "#kernel/json.ts";
import type { Draft, Finding } from "../layer/draft.ts";
import { mergedBelow } from "../layer/no-ops.ts";
import { meantHint } from "../findings/words.ts";
import type { About } from "./reference-check.ts";

/** Sections whose entries have an effect that nothing names: routes have an address, and screens their own rule. */
const reached: ReadonlySet<string> = new Set(["routes", "screens"]);

/**
 * A new entry that nothing refers to and whose name is close to an entry of a layer below: that entry was probably
 * meant.
 */
export function misspeltEntries({ layers, walk, value }: Draft, { kind, section, noun }: About): Finding[] {
  if (section === null || reached.has(section)) return [];
  const own = layers.at(-1)?.value[section];
  const below = mergedBelow(layers)[section];
  if (!isObject(own) || !isObject(below)) return [];
  const brought = Object.keys(own).filter((id) => !Object.hasOwn(below, id) && Object.hasOwn(value[section] ?? {}, id));
  if (brought.length === 0) return [];
  const names = new Set(walk.references.flatMap((one) => (one.kind === kind ? [one.name] : [])));
  return brought.flatMap((id): Finding[] => {
    const near = names.has(id)
      ? undefined
      : nearest(
          id,
          Object.keys(below).filter((other) => !Object.hasOwn(own, other)),
        );
    return near === undefined
      ? []
      : [
          {
            path: [section, id],
            at: "key",
            layers: layers.slice(-1),
            message: `Nothing uses the ${noun} "${id}", and no layer below has it.`,
            hint: meantHint(near),
            relies: { path: [section, id], inside: true },
            reaches: "brands above",
          },
        ];
  });
}
