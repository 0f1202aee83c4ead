import { nearest } from "#kernel/near.ts";
import { isObject } from "#kernel/json.ts";
import type { Draft, Finding } from "../layer/draft.ts";
import { mergedBelow } from "../layer/no-ops.ts";
import type { Reference } from "../validate/walk.ts";
import { meantHint } from "../findings/words.ts";

/**
 * Sections whose entries have no effect until something names them. Routes have an address, and screens their own rule.
 */
interface Named {
  kind: Reference["kind"];
  section: "flags" | "rules" | "forms" | "fields" | "footers" | "menus" | "access";
  noun: string;
}

const named: readonly Named[] = [
  { kind: "flag", section: "flags", noun: "flag" },
  { kind: "rule", section: "rules", noun: "rule" },
  { kind: "form", section: "forms", noun: "form" },
  { kind: "field-preset", section: "fields", noun: "field preset" },
  { kind: "footer", section: "footers", noun: "tab bar" },
  { kind: "menu", section: "menus", noun: "menu" },
  { kind: "access", section: "access", noun: "access rule" },
];

/**
 * A new entry that nothing refers to and whose name is close to an entry of a layer below: that entry was probably
 * meant.
 */
export function misspeltEntries({ layers, walk, value }: Draft, wanted: string | null): Finding[] {
  const about = named.find((one) => one.section === wanted);
  if (!about) return [];
  const { kind, section, noun } = about;
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
