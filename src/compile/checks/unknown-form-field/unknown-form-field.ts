import type { Field, FieldOf } from "#descriptor/field.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { choiceHint } from "../../findings/words.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { unreviewed } from "../../analyse/unread-fields.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const unknownFormField: Check = {
  id: "unknown-form-field",
  severity: "error",
  description:
    "The steps of a form name fields that it has, each of them once, and a review names fields that it can show.",
  run: { brand: wrongFields, layer: wrongFields },
};

function wrongFields(draft: Draft): Finding[] {
  const looked = Object.entries(draft.value.forms ?? {}).filter(([form]) => looksAt(draft, `forms/${form}`));
  return looked.flatMap(([form, description]) => {
    const known = fieldsOf(draft, ["forms", form, "fields"]);
    const named = new Set<string>();
    const ofReviews = Object.keys(description?.fields ?? {}).flatMap((id) =>
      wrongReviewed(draft, ["forms", form, "fields", id], known),
    );
    const ofSteps = Object.entries(description?.steps ?? {}).flatMap(([step, { fields = [] } = {}]) =>
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
    return [...ofSteps, ...ofReviews];
  });
}

/** The fields that a review names but cannot show. */
function wrongReviewed({ value }: Draft, review: Path, known: readonly string[]): Finding[] {
  const described = valueAtPath(value, review) as Partial<FieldOf<"review">> | undefined;
  if (described?.kind !== "review") return [];
  const kindOf = (id: string) => (valueAtPath(value, [...review.slice(0, -1), id]) as Partial<Field> | undefined)?.kind;
  return Object.keys(described.fields ?? {}).flatMap((id): Finding[] => {
    const at = { path: [...review, "fields", id], at: "key" } as const;
    if (!known.includes(id))
      return [{ ...at, message: `"${id}" is not a field of this form.`, hint: choiceHint(id, known) }];
    const kind = kindOf(id);
    const why = kind && unreviewed[kind];
    return why === undefined
      ? []
      : [
          {
            ...at,
            message: `A review does not show "${id}", a field of the kind "${kind}": ${why}.`,
            hint: "Remove it.",
          },
        ];
  });
}

/** The fields of a form in any of the layers: a brand may remove one that a step of a layer below names. */
function fieldsOf({ layers }: Draft, path: Path): string[] {
  return [...new Set(layers.flatMap((layer) => Object.keys(valueAtPath(layer.value, path) ?? {})))];
}
