import { isObject, type Json } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { entriesOf } from "../placements.ts";
import type { MigrationStep } from "../step.ts";

/** The id by which a checkbox made its form remember logins. */
const BOX = "remember";

/** `"remember": { "kind": "checkbox" }` → `"remember": { "kind": "checkbox", "remembers": true }`. */
export const boxesSayWhatTheyRemember: MigrationStep = {
  number: 9,
  format: 2,
  name: "boxes-say-what-they-remember",
  description: 'The checkbox that makes a form remember logins says "remembers": its id no longer matters.',
  run(layer) {
    const found = new FoundChanges();
    for (const { document, path, id, value } of entriesOf(layer, "forms")) {
      const box = fieldIn(value);
      if (!isObject(box) || box["kind"] !== "checkbox" || Object.hasOwn(box, "remembers")) continue;
      const below = layer.below["forms"];
      const inherited = fieldIn(isObject(below) ? below[id] : undefined);
      if (isObject(inherited) && inherited["remembers"] === true) continue;
      const at = [...path, "fields", BOX];
      found.add(document.file, { kind: "add", path: at, entries: { remembers: true }, after: "kind" });
    }
    return found;
  },
};

function fieldIn(form: Json | undefined): Json | undefined {
  const fields = isObject(form) ? form["fields"] : undefined;
  return isObject(fields) ? fields[BOX] : undefined;
}
