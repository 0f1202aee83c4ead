import { nearest } from "#kernel/near.ts";
import { isObject } from "#kernel/json.ts";
import type { Draft, Finding } from "../../draft.ts";
import { mergedBelow } from "../../steps/no-ops.ts";
import { meantHint } from "../../walk/words.ts";
import type { Check } from "../check.ts";
import { referenceCheck } from "../reference-check.ts";

const named = referenceCheck({
  id: "unknown-flag",
  description: "A feature flag is declared in `flags`, and one that a layer sets is one that somebody asks for.",
  kind: "flag",
  noun: "flag",
  section: "flags",
});

export const unknownFlag: Check = { ...named, run: { brand: (draft) => [...(named.run.brand?.(draft, { pictures: {} }) ?? []), ...misspeltFlags(draft)], layer: misspeltFlags } };

/** A flag that a layer brings along, that nothing asks for, and that has nearly the name of one below: that one was meant, and keeps its value. */
function misspeltFlags({ layers, walk, value }: Draft): Finding[] {
  const [said, below] = [layers.at(-1)?.value["flags"], mergedBelow(layers)["flags"]];
  if (!isObject(said) || !isObject(below)) return [];
  const asked = new Set(walk.references.flatMap(({ kind, name }) => (kind === "flag" ? [name] : [])));
  return Object.keys(said).flatMap((flag): Finding[] => {
    const near = Object.hasOwn(below, flag) || asked.has(flag) || !Object.hasOwn(value.flags ?? {}, flag) ? undefined : nearest(flag, Object.keys(below).filter((other) => !Object.hasOwn(said, other)));
    return near === undefined ? [] : [{ path: ["flags", flag], at: "key", layers: layers.slice(-1), message: `Nothing asks for a flag "${flag}", and no layer below has it.`, hint: meantHint(near), reaches: "brands above" }];
  });
}
