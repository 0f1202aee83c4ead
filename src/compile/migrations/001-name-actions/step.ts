import { isObject } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import type { MigrationStep } from "../step.ts";
import { visitValues } from "../values.ts";

/** `{ "do": "navigate" }` → `{ "action": "navigate" }`. The key `do` that holds an action keeps its name. */
export const nameActions: MigrationStep = {
  number: 1,
  format: 2,
  name: "name-actions",
  description: 'An action is named by "action" instead of "do".',
  run({ documents }) {
    const found = new FoundChanges();
    for (const { file, value } of documents)
      visitValues(value, (path, inner) => {
        if (isObject(inner) && typeof inner["do"] === "string" && !Object.hasOwn(inner, "action"))
          found.add(file, { kind: "rename", path: [...path, "do"], to: "action" });
      });
    return found;
  },
};
