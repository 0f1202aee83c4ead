import type { LiveryMeta, ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import { enumerations } from "#gateway/enumerations.ts";
import { lookedUp } from "#compile/validate/looked-up.ts";
import { callName } from "./calls.ts";
import type { Node } from "./node.ts";

/** What screens and forms declare: names that only parts of the same screen or form use. */
const ofScreensAndForms: ReadonlySet<ReferenceKind> = new Set([
  "filter",
  "shown-filter",
  "data",
  "sheet",
  "input",
  "watch",
  "form-field",
]);

/**
 * Published schemas say which values and keys are names (`livery`), so that a program can complete those of a brand.
 * The calls are the same for every brand, so they are listed at once.
 */
export function marked(
  node: Node,
  { reference, entity, answers, keys, cells, field, enumeration, short }: LiveryMeta,
): Node {
  if (short !== undefined) {
    const { description, ...map } = node;
    return { ...(description !== undefined && { description }), anyOf: [{ const: short }, map] };
  }
  if (enumeration) return { ...node, anyOf: [{ enum: [...enumerations.keys()] }, {}] };
  if (reference === "call") return { ...node, ...callName(entity, answers) };
  if (cells !== undefined || field !== undefined) return { ...node, livery: { cells, field } };
  if (reference !== undefined && lookedUp.has(reference)) return { ...node, livery: { reference } };
  if (reference !== undefined && ofScreensAndForms.has(reference))
    return { ...node, livery: { reference: namesField(node) ? `${reference}-field` : reference } };
  return keys === undefined ? node : { ...node, livery: { keys } };
}

/** Whether a name goes on with a field of an answer: "rules.minimum". */
function namesField({ pattern }: Node): boolean {
  return typeof pattern === "string" && pattern.includes("\\.[A-Za-z]");
}
