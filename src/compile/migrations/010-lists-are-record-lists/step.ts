import { isObject, type JsonObject } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { placedWidgets, type PlacedWidget } from "../placements.ts";
import { replaceWidgets } from "../replace-widgets.ts";
import type { MigrationStep } from "../step.ts";
import sources from "../008-sources-are-named/sources.json" with { type: "json" };
import lists from "./lists.json" with { type: "json" };

/** What a list that is gone says as a record-list, beside its source. */
const optionsOf: Readonly<Record<string, JsonObject>> = lists;
const articles = "article-list";

/** `"widget": "article-list"` → `"widget": "record-list"` with the fields that it showed. */
export const listsAreRecordLists: MigrationStep = {
  number: 10,
  format: 2,
  name: "lists-are-record-lists",
  description: 'Announcements and articles are shown by "record-list", which names the fields that it shows.',
  run(layer) {
    const found = new FoundChanges();
    for (const placed of placedWidgets(layer)) renameLook(placed, found);
    replaceWidgets(layer, "record-list", optionsOf, found);
    return found;
  },
};

/** Articles below each other were `rows`: lines, for a list that can show anything. */
function renameLook({ document, path, value, below, type }: PlacedWidget, found: FoundChanges): void {
  const look = objectIn(value, "options")["look"];
  const call = objectIn(objectIn(below, "options"), "source")["call"];
  const wasOfArticles = type === articles || (value["widget"] === undefined && call === sources[articles].call);
  if (look === "rows" && wasOfArticles)
    found.add(document.file, { kind: "replace", path: [...path, "options", "look"], value: "flow" });
}

function objectIn(value: JsonObject, key: string): JsonObject {
  const inner = value[key];
  return isObject(inner) ? inner : {};
}
