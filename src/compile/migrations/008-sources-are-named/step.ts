import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { placedWidgets, type PlacedWidget } from "../placements.ts";
import type { MigrationStep } from "../step.ts";
import sources from "./sources.json" with { type: "json" };

const oldDefaults: Readonly<Record<string, JsonObject>> = sources;

/** Widgets that base placed without a source. Now it names one there, which merges with what a layer says. */
const namedByBase: ReadonlySet<string> = new Set(["announcement-popup", "winner-board"]);

/** A widget that lists something no longer has a source of its own: the layer that places it names one. */
export const sourcesAreNamed: MigrationStep = {
  number: 8,
  format: 2,
  name: "sources-are-named",
  description: 'A widget with a list names where the list comes from: "source" has no default.',
  run(layer) {
    const found = new FoundChanges();
    for (const placed of placedWidgets(layer)) {
      const source = oldDefaults[placed.type ?? ""];
      if (!source) continue;
      const said = sourceIn(placed.value);
      if (isObject(said)) keepAlone(placed, said, source, found);
      else if (said === null) resetSource(placed, source, found);
      else if (sourceIn(placed.below) === undefined) nameSource(placed, source, found);
    }
    return found;
  },
};

/** Null used to bring back the default. */
function resetSource({ document, path }: PlacedWidget, source: JsonObject, found: FoundChanges): void {
  found.add(document.file, { kind: "replace", path: [...path, "options", "source"], value: source });
}

function nameSource({ document: { file }, path, value }: PlacedWidget, source: JsonObject, found: FoundChanges): void {
  if (isObject(value["options"])) found.add(file, { kind: "add", path: [...path, "options"], entries: { source } });
  else if (value["options"] === undefined)
    found.add(file, { kind: "add", path, entries: { options: { source } }, after: "widget" });
}

/** A source that replaced the default as a whole gets none of its parameters now that base names it. */
function keepAlone(
  { document: { file }, path, below, type }: PlacedWidget,
  said: JsonObject,
  source: JsonObject,
  found: FoundChanges,
): void {
  if (!namedByBase.has(type ?? "") || JSON.stringify(sourceIn(below)) !== JSON.stringify(source)) return;
  const at = [...path, "options", "source"];
  const [own, inherited] = [said["with"], source["with"]];
  if (own === undefined) found.add(file, { kind: "add", path: at, entries: { with: null }, after: "call" });
  if (!isObject(own) || !isObject(inherited)) return;
  const missing = Object.keys(inherited).filter((parameter) => !Object.hasOwn(own, parameter));
  if (missing.length === 0) return;
  const entries = Object.fromEntries(missing.map((parameter) => [parameter, null]));
  found.add(file, { kind: "add", path: [...at, "with"], entries, after: Object.keys(own).at(-1) });
}

function sourceIn({ options }: JsonObject): Json | undefined {
  return isObject(options) ? options["source"] : undefined;
}
