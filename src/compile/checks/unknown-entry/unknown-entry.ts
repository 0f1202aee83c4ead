import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { nearest } from "#kernel/near.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import type { Change } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Layer } from "../../layer/layer.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { mergedBelow, noOpsOf } from "../../layer/no-ops.ts";
import { isOrder, orderKey, restOfOrder } from "../../layer/merge.ts";
import type { Path } from "../../validate/walk.ts";
import { misspeltBelow } from "../../validate/mismatches/misspelt-below.ts";
import { choiceHint, meantHint, oneOf } from "../../findings/words.ts";
import type { Check } from "../check.ts";

export const unknownEntry: Check = {
  id: "unknown-entry",
  severity: "error",
  description: "An entry that `$order` lists or null removes exists in one of the layers.",
  about: [
    "An order moves existing entries, and null removes an existing one: a name that no layer below has is misspelt.",
  ],
  run: { brand: (draft) => [...wrongOrders(draft), ...wrongRemovals(draft)], layer: wrongRemovals },
};

/**
 * A null for an entry that no layer below has: its name is probably misspelt, and the intended entry is still there.
 */
function wrongRemovals(draft: Draft): Finding[] {
  return noOpsOf(draft.layers)
    .filter(({ kind, path }) => kind === "removes nothing" && !isGone(path, draft) && isMisnamedRemoval(path, draft))
    .map(({ path }): Finding => {
      const name = String(path.at(-1));
      return {
        path,
        at: "key",
        layers: draft.layers.slice(-1),
        message: `There is no "${name}" here to remove.`,
        hint: choiceHint(name, siblingsBelow(path, draft)),
        relies: { path },
        reaches: "brands above",
      };
    });
}

/** Whether a layer below has removed it already: its name is right. */
function isGone(path: Path, { layers }: Draft): boolean {
  return settingsOf(layers.slice(0, -1), path).at(-1)?.value === null;
}

/** Whether a null for a missing entry or key was probably meant for one with a similar name. */
function isMisnamedRemoval(path: Path, draft: Draft): boolean {
  const siblings = siblingsBelow(path, draft);
  if (siblings.length === 0) return false;
  return (
    draft.walk.collections.has(pointerOf(path.slice(0, -1))) || nearest(String(path.at(-1)), siblings) !== undefined
  );
}

function siblingsBelow(path: Path, draft: Draft): string[] {
  return Object.keys(valueAtPath(mergedBelow(draft.layers), path.slice(0, -1)) ?? {});
}

function wrongOrders(draft: Draft): Finding[] {
  const paths = draft.layers.flatMap((layer) => ordersSaidIn(layer, draft));
  return paths.flatMap((path): Finding[] => {
    const parent = path.slice(0, -1);
    const isMap = draft.walk.collections.has(pointerOf(parent));
    // A layer can only add names, so that those in an order below it stay known.
    if (isMap && draft.change && settingsOf(draft.layers.slice(-1), path).length === 0) return [];
    if (!isMap) {
      const reached = valueAtPath(draft.merged, parent) !== undefined;
      return reached
        ? [
            {
              path,
              at: "key",
              message: '"$order" is not allowed here: only maps of entries can have it.',
              hint: 'Remove "$order".',
              relies: [parent, ...selectorsAround(parent)].map((part) => ({ path: part })),
            },
          ]
        : [];
    }
    return wrongNames(draft, path, parent);
  });
}

/** Keys whose value says which parts an object has, and so which of them are maps. */
const selectors = ["widget", "kind", "action"];

function selectorsAround(path: Path): Path[] {
  return path.flatMap((_step, index) => selectors.map((key) => [...path.slice(0, index + 1), key]));
}

function wrongNames(draft: Draft, path: Path, parent: Path): Finding[] {
  const order = settingsOf(draft.layers, path).at(-1)?.value;
  if (!isOrder(order)) return [];
  const entries = new Set(draft.layers.flatMap((layer) => Object.keys(valueAtPath(layer.value, parent) ?? {})));
  entries.delete(orderKey);
  const misnamed = misspeltAbove(
    draft,
    parent,
    order.filter((name) => name !== restOfOrder && !entries.has(name)),
  );
  if (misnamed) return [misnamed];
  const listed = new Set(order);
  const unlisted = [...entries].filter((one) => !listed.has(one));
  const known = new Set<string>();
  return order.flatMap((name, index): Finding[] => {
    const place = { path: [...path, index], at: "value" } as const;
    const isRepeated = known.has(name);
    known.add(name);
    if (isRepeated)
      return [{ ...place, message: `"${name}" is listed twice in this order.`, relies: { path: parent } }];
    if (name === restOfOrder || entries.has(name)) return [];
    return [
      {
        ...place,
        message: `There is no entry "${name}" to order.`,
        hint: choiceHint(name, unlisted),
        relies: { path: [...parent, name] },
      },
    ];
  });
}

/** When none of the names exists here but all exist in a map with a similar path, that map was meant. */
function misspeltAbove(draft: Draft, parent: Path, absent: readonly string[]): Finding | undefined {
  if (absent.length < 2) return undefined;
  for (const [index, step] of parent.entries()) {
    const [above, below] = [parent.slice(0, index), parent.slice(index + 1)];
    const siblings = Object.keys(valueAtPath(draft.merged, above) ?? {}).filter((name) => name !== step);
    const near = nearest(String(step), siblings);
    const there = near === undefined ? undefined : valueAtPath(draft.merged, [...above, near, ...below]);
    if (near === undefined || !isObject(there) || !absent.every((name) => Object.hasOwn(there, name))) continue;
    return (
      misspeltBelow(draft, parent.slice(0, index + 1), near) ?? {
        path: parent.slice(0, index + 1),
        at: "key",
        message: `"${step}" has no entries ${oneOf(absent)} to order, but "${near}" does.`,
        hint: meantHint(near),
        relies: { path: parent },
      }
    );
  }
  return undefined;
}

/** The orders that a layer sets; those in unchanged parts were checked with the layers below. */
function ordersSaidIn({ value }: Layer, { change }: Draft): readonly Path[] {
  const all = ordersWithin(value);
  return change && all.length > 0 ? all.filter((path) => isChanged(path, change)) : all;
}

function isChanged([section, entry, ...inside]: Path, { parts }: Change): boolean {
  if (parts.has(String(section)) || (inside.length > 0 && parts.has(`${section}/${entry}`))) return true;
  // The order of a section's own entries.
  return inside.length === 0 && [...parts].some((part) => part.startsWith(`${section}/`));
}

/** The paths of all orders in a layer. Thousands of brands share the layers below. */
const ordersWithin = memoizeByIdentity((value: JsonObject): readonly Path[] => {
  const found: Path[] = [];
  collectOrders(value, [], found);
  return found;
});

/** @param trail The steps to the value: one list for a whole pass, which grows and shrinks. */
function collectOrders(value: JsonObject, trail: string[], found: Path[]): void {
  for (const key of Object.keys(value)) {
    const inner = value[key] as Json;
    if (typeof inner !== "object") continue;
    if (key === orderKey && isOrder(inner)) found.push([...trail, key]);
    else if (isObject(inner)) {
      trail.push(key);
      collectOrders(inner, trail, found);
      trail.pop();
    }
  }
}
