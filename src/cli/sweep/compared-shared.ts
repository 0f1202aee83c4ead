import { createHash } from "node:crypto";
import { changeBetween, outlineOf, type Outline } from "#compile/outline.ts";
import { outlinesIn, type MemoryContent } from "./memory-file.ts";
import type { SharedLayers } from "./shared-layers.ts";
import { stacksOf } from "./shared-stacks.ts";
import type { SharedState } from "./shared-state.ts";

/** Compares base and the markets with those under which brands were cached. */
export function comparedShared(
  layers: SharedLayers,
  proved: ReadonlySet<string>,
  content: MemoryContent,
): Pick<SharedState, "changed" | "now"> {
  const all = [...layers.all.values()];
  const before = content.head.shared;
  const [old, outlines] = [outlinesIn(content), outlinesOf(layers)];
  const sameLayers = before.length === all.length && before.every(({ id }) => layers.all.has(id));
  const changed = all.flatMap(({ id, digest }) => {
    if (!sameLayers || !layers.isProved(id, proved)) return [[id, "everything"] as const];
    if (before.some((one) => one.id === id && one.digest === digest)) return [];
    return [[id, changeBetween(old[id] ?? {}, outlines[id] ?? {})] as const];
  });
  return {
    changed: new Map(changed),
    now: {
      records: all.map(({ id, seen, digest }) => ({ id, digest, seen: layers.isProved(id, proved) ? seen : [] })),
      outlines,
    },
  };
}

function outlinesOf(layers: SharedLayers): Record<string, Outline> {
  return Object.fromEntries([...stacksOf(layers)].map(([id, layer]) => [id, outlineOf(layer, shortDigest)]));
}

function shortDigest(text: string): string {
  return createHash("sha256").update(text).digest("base64").slice(0, 16);
}
