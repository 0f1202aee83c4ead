import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { isPlainText } from "./wrong-field-kind.ts";

/** A field that takes longer texts than its call. */
export const impossibleLimits: MutationKind = {
  name: "limit above that of the call",
  mutate: ({ text, places }, random) => {
    const field = random.some(places.filter(isPlainText));
    if (!field || !isObject(field.json)) return undefined;
    const start = `{ "kind": "textarea", "label": ${JSON.stringify(field.json["label"])}, "most": `;
    const made = replaced(text, field.value, `${start}${random.pick([4000, 3999, 3500])} }`);
    return { ...made, column: made.column + start.length, path: [...field.path, "most"] };
  },
};
