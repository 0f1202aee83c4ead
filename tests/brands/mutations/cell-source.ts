import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Place } from "./places.ts";

/** The fields that the cells of a map may show: of the source beside it, or of the screen's data named there. */
export function fieldsBeside(map: Place | undefined): Readonly<Record<string, EntityField>> | undefined {
  const beside = map?.parent?.json;
  if (!isObject(beside)) return undefined;
  const { source, data } = beside;
  const call = isObject(source) ? source["call"] : callOfData(map, data);
  return typeof call === "string" ? fieldsOfCall(call)?.fields : undefined;
}

/** The call of named data, where the same file declares them. */
function callOfData(place: Place | undefined, id: unknown): unknown {
  if (typeof id !== "string") return undefined;
  let screen = place;
  while (screen && screen.path.length > 2) screen = screen.parent;
  return screen?.path[0] === "screens" ? valueAtPath(screen.json, ["data", id, "call"]) : undefined;
}
