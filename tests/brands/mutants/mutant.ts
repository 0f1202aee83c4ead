import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Random } from "../mutations/random.ts";
import type { Steps } from "./schema-nodes.ts";

/** Values that most places do not take: of every type, at the limits, and with gaps. */
const wrongValues: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  "",
  "x",
  "toString",
  [],
  {},
  [null],
  [1, "x", null],
  [[]],
  [{}],
  { $value: null },
  { $order: [null] },
  { $order: 1 },
  { a: null, b: [null] },
  { when: { not: null }, do: [] },
  { widget: 1, options: [], slots: "x", body: [] },
  { kind: "select", choices: [null] },
  { action: "navigate", to: 1 },
  { all: [null], any: 1 },
];

/** What a layer sets to make some places of the layers below wrong: one to four of them. */
export function mutant(merged: JsonObject, nodes: readonly (readonly Steps[])[], random: Random): JsonObject {
  const layer: JsonObject = {};
  for (let left = random.below(4) + 1; left > 0; left--) {
    const path = random.pick(random.pick(nodes));
    const value = random.below(4) === 0 ? valueAtPath(merged, random.pick(random.pick(nodes))) : undefined;
    put(
      layer,
      path,
      structuredClone((value as Json | undefined) ?? wrongValues[random.below(wrongValues.length)] ?? null),
      merged,
    );
  }
  return layer;
}

/** Sets a value in a layer. An array is set as a whole, because layers replace arrays. */
function put(layer: JsonObject, path: Steps, value: Json, merged: JsonObject): void {
  let [inner, below]: [Json, Json | undefined] = [layer, merged];
  for (const [index, step] of path.entries()) {
    const holder = inner as Record<string | number, Json>;
    below =
      (isObject(below) || Array.isArray(below)) && Object.hasOwn(below, step) ? (below as JsonObject)[step] : undefined;
    if (index === path.length - 1) holder[step] = value;
    else if (!isObject(holder[step]) && !Array.isArray(holder[step]))
      holder[step] = Array.isArray(below) ? structuredClone(below) : {};
    inner = holder[step] as Json;
  }
}
