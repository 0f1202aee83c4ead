import { valueAtPath } from "#kernel/pointer.ts";
import { choiceHint } from "../../findings/words.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const unknownFormField: Check = {
  id: "unknown-form-field",
  severity: "error",
  description: "The steps of a form name fields that it has, each of them once.",
  run: { brand: wrongFields, layer: wrongFields },
};

function wrongFields(draft: Draft): Finding[] {
  const looked = Object.entries(draft.value.forms ?? {}).filter(([form]) => looksAt(draft, `forms/${form}`));
  return looked.flatMap(([form, description]) => {
    const known = fieldsOf(draft, ["forms", form, "fields"]);
    const named = new Set<string>();
    return Object.entries(description?.steps ?? {}).flatMap(([step, { fields = [] } = {}]) =>
      fields.flatMap((name, place): Finding[] => {
        if (name === undefined) return [];
        const at = { path: ["forms", form, "steps", step, "fields", place], at: "value" } as const;
        if (!known.includes(name))
          return [{ ...at, message: `"${name}" is not a field of this form.`, hint: choiceHint(name, known) }];
        if (named.has(name)) return [{ ...at, message: `"${name}" is in a step already. Name it once.` }];
        named.add(name);
        return [];
      }),
    );
  });
}

/** The fields of a form in any of the layers: a brand may remove one that a step of a layer below names. */
function fieldsOf({ layers }: Draft, path: Path): string[] {
  return [...new Set(layers.flatMap((layer) => Object.keys(valueAtPath(layer.value, path) ?? {})))];
}
