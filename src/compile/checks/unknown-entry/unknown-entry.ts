import { isObject, type Json } from "#kernel/json.ts";
import { pointerOf, valueAt } from "#kernel/pointer.ts";
import type { Draft, Finding } from "../../draft.ts";
import { settingsOf } from "../../provenance.ts";
import { isOrder, orderKey, restOfOrder } from "../../steps/merge.ts";
import type { Path } from "../../walk/walk.ts";
import { choiceHint } from "../../walk/words.ts";
import type { Check } from "../check.ts";

export const unknownEntry: Check = {
  id: "unknown-entry",
  severity: "error",
  description: "`$order` stands in a map of entries and names entries that one of the layers has.",
  run: { brand: wrongOrders },
};

function wrongOrders(draft: Draft): Finding[] {
  return draft.layers.flatMap((layer) => orderPaths(layer.value, [])).flatMap((path): Finding[] => {
    const parent = path.slice(0, -1);
    if (!draft.walk.collections.has(pointerOf(parent))) {
      const reached = valueAt(draft.merged, pointerOf(parent)) !== undefined && draft.walk.mismatches.length === 0;
      return reached ? [{ path, at: "key", message: "There is no order here: only a map of entries has one.", hint: "Remove \"$order\"." }] : [];
    }
    return wrongNames(draft, path, parent);
  });
}

function wrongNames(draft: Draft, path: Path, parent: Path): Finding[] {
  const order = settingsOf(draft.layers, path).at(-1)?.value;
  if (!isOrder(order)) return [];
  const entries = new Set(draft.layers.flatMap((layer) => Object.keys(valueAt(layer.value, pointerOf(parent)) ?? {})));
  entries.delete(orderKey);
  return order.flatMap((name, index): Finding[] => {
    const place = { path: [...path, index], at: "value" } as const;
    if (order.indexOf(name) !== index) return [{ ...place, message: `"${name}" stands twice in this order.` }];
    if (name === restOfOrder || entries.has(name)) return [];
    return [{ ...place, message: `There is no entry "${name}" to order.`, hint: choiceHint(name, [...entries].filter((one) => !order.includes(one))) }];
  });
}

function orderPaths(value: Json, path: Path): Path[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === orderKey && isOrder(inner) ? [[...path, key]] : orderPaths(inner, [...path, key])));
}
