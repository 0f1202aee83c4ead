import { isObject } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { entriesOf } from "../placements.ts";
import type { MigrationStep } from "../step.ts";

/** `"facts": { "idempotencyKey": "deed" }` goes: the key is sent wherever the call takes one. */
export const keysGoAlong: MigrationStep = {
  number: 6,
  format: 2,
  name: "keys-go-along",
  description: 'A form no longer asks for the idempotency key ("deed"): it is sent wherever the call takes one.',
  run(layer) {
    const found = new FoundChanges();
    for (const { document, path, value } of entriesOf(layer, "forms")) {
      const submit = isObject(value) ? value["submit"] : undefined;
      const facts = isObject(submit) ? submit["facts"] : undefined;
      if (!isObject(facts)) continue;
      const keys = Object.keys(facts).filter((parameter) => facts[parameter] === "deed");
      const at = [...path, "submit", "facts"];
      if (keys.length > 0 && keys.length === Object.keys(facts).length)
        found.add(document.file, { kind: "remove", path: at });
      else for (const key of keys) found.add(document.file, { kind: "remove", path: [...at, key] });
    }
    return found;
  },
};
