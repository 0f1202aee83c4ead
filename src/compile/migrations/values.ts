import { isObject, type Json } from "#kernel/json.ts";
import type { FilePath } from "./change.ts";

/** Keys whose content is the operator's own, or the platform's: the engine does not interpret names in it. */
const freeMaps: ReadonlySet<string> = new Set(["query", "with", "paths", "flags", "$suppress"]);

/** Calls back for every value of a file with the steps to it, except those in the operator's own maps. */
export function visitValues(value: Json, visit: (path: FilePath, value: Json) => void, path: FilePath = []): void {
  if (freeMaps.has(String(path.at(-1)))) return;
  visit(path, value);
  if (Array.isArray(value)) value.forEach((inner, index) => visitValues(inner, visit, [...path, index]));
  else if (isObject(value))
    for (const key of Object.keys(value)) visitValues(value[key] as Json, visit, [...path, key]);
}
