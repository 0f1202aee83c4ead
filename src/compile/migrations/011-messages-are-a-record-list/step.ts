import type { JsonObject } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { replaceWidgets } from "../replace-widgets.ts";
import type { MigrationStep } from "../step.ts";
import lists from "./lists.json" with { type: "json" };

/** What the list of messages says as a record-list, beside its source. */
const optionsOf: Readonly<Record<string, JsonObject>> = lists;

/** `"widget": "message-list"` → `"widget": "record-list"` with the fields that it showed. */
export const messagesAreARecordList: MigrationStep = {
  number: 11,
  format: 3,
  name: "messages-are-a-record-list",
  description: 'Messages are shown by "record-list", which says what it shows and what happens when one opens.',
  run(layer) {
    const found = new FoundChanges();
    replaceWidgets(layer, "record-list", optionsOf, found);
    return found;
  },
};
