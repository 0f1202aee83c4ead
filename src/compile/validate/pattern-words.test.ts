import { expect, it } from "vitest";
import type { z } from "zod";
import { brand } from "#descriptor/brand.ts";
import { textPack } from "#descriptor/text-pack.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { nodeOf, patternOf } from "./zod-schema.ts";

/** Every schema within one, each once. */
function within(schema: z.ZodType, seen = new Set<z.ZodType>()): Set<z.ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const node = nodeOf(schema);
  const inner = {
    optional: () => ("inner" in node ? [node.inner] : []),
    default: () => ("inner" in node ? [node.inner] : []),
    lazy: () => ("target" in node ? [node.target] : []),
    object: () => ("shape" in node ? [...Object.values(node.shape), ...(node.rest ? [node.rest] : [])] : []),
    record: () => ("key" in node ? [node.key, node.value] : []),
    array: () => ("element" in node ? [node.element] : []),
    union: () => ("branches" in node ? node.branches : []),
    unknown: () => [],
    leaf: () => [],
  }[node.kind]();
  for (const one of inner) within(one, seen);
  return seen;
}

it("a text that must match a pattern says in words what it may contain", () => {
  const roots = [brand, textPack, ...Object.values(widgetDescriptions).map(({ options }) => options)];
  const patterned = roots.flatMap((root) => [...within(root)]).filter((schema) => patternOf(schema) !== undefined);
  const complaintOf = (schema: z.ZodType, text: string) => schema.safeParse(text).error?.issues[0]?.message;
  const messages = patterned.map((schema) => complaintOf(schema, "\u0000") ?? complaintOf(schema, "") ?? "");
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((message) => message === "" || message.startsWith("Invalid"))).toEqual([]);
});
