import { z } from "zod";
import { idPattern, idWords, type KeyKind, type LiveryMeta } from "./reference.ts";

/**
 * A map keyed by id. In a layer's file it may also have `$order`: the ids in the desired order, "..." for the rest in
 * the inherited order.
 */
export function collectionOf<T extends z.ZodType>(
  item: T,
  description: string,
  keys?: KeyKind,
): z.ZodRecord<z.ZodString, T> {
  const collection = z.record(z.string().regex(idPattern, idWords), item).describe(description);
  return keys ? collection.meta({ livery: { keys } satisfies LiveryMeta }) : collection;
}
