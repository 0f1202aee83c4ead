import type { JsonObject } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { placedWidgets } from "../placements.ts";
import { replaceWidgets } from "../replace-widgets.ts";
import type { MigrationStep } from "../step.ts";
import lists from "./lists.json" with { type: "json" };

/** What each list says as a record-list. */
const optionsOf: Readonly<Record<string, JsonObject>> = lists;
/** The id of the button beside the passkeys. */
const ADD = "addPasskey";

/** `"widget": "session-list"` → `"widget": "record-list"`; the button of "passkey-list" is a widget of its own. */
export const sessionsAndPasskeysAreRecordLists: MigrationStep = {
  number: 12,
  format: 3,
  name: "sessions-and-passkeys-are-record-lists",
  description: 'Sessions and passkeys are shown by "record-list"; "passkey-add" is the button that adds one.',
  run(layer) {
    const found = new FoundChanges();
    for (const { document, path, value } of placedWidgets(layer)) {
      if (value["widget"] !== "passkey-list") continue;
      const entries = { [ADD]: { widget: "passkey-add" } };
      found.add(document.file, { kind: "add", path: path.slice(0, -1), entries, after: String(path.at(-1)) });
    }
    replaceWidgets(layer, "record-list", optionsOf, found);
    return found;
  },
};
