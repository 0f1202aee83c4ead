import type { Place } from "./places.ts";
import { defOf, typeOf } from "./schema-at.ts";

/** Whether a value is a required part of an object of the schema. */
export function isRequiredPart({ key, needed, parent, path }: Place): boolean {
  return (
    key !== undefined &&
    needed &&
    parent?.schema !== undefined &&
    typeOf(parent.schema) === "object" &&
    Object.hasOwn(defOf(parent.schema).shape, String(path.at(-1)))
  );
}
