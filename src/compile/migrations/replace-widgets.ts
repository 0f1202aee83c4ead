import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { FoundChanges } from "./found-changes.ts";
import { placedWidgets, type PlacedWidget } from "./placements.ts";
import type { OldLayer } from "./step.ts";

/**
 * A widget that is gone becomes another one with the options that say what it showed; options that the layer has stay.
 * `optionsOf`: those options by the type that is gone.
 */
export function replaceWidgets(
  layer: OldLayer,
  to: string,
  optionsOf: Readonly<Record<string, JsonObject>>,
  found: FoundChanges,
): void {
  for (const placed of placedWidgets(layer)) {
    const { document, path, value, type = "" } = placed;
    const options = optionsOf[type];
    if (value["widget"] !== type || !options) continue;
    found.add(document.file, { kind: "replace", path: [...path, "widget"], value: to });
    nameOptions(placed, options, found);
  }
}

function nameOptions(
  { document: { file }, path, value }: PlacedWidget,
  options: JsonObject,
  found: FoundChanges,
): void {
  const own: Json | undefined = value["options"];
  const written = isObject(own) ? own : {};
  const entries = Object.fromEntries(Object.entries(options).filter(([key]) => !Object.hasOwn(written, key)));
  if (isObject(own)) found.add(file, { kind: "add", path: [...path, "options"], entries });
  else found.add(file, { kind: "add", path, entries: { options: entries }, after: "widget" });
}
