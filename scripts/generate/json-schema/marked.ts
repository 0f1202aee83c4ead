import type { LiveryMeta } from "#descriptor/vocabulary/reference.ts";
import { lookedUp } from "#compile/validate/looked-up.ts";
import { callName } from "./calls.ts";
import type { Node } from "./node.ts";

/**
 * Published schemas say which values and keys are names (`livery`), so that a program can complete those of a brand.
 * The calls are the same for every brand, so they are listed at once.
 */
export function marked(node: Node, { reference, entity, keys }: LiveryMeta): Node {
  if (reference === "call") return { ...node, ...callName(entity) };
  if (reference !== undefined && lookedUp.has(reference)) return { ...node, livery: { reference } };
  return keys === undefined ? node : { ...node, livery: { keys } };
}
