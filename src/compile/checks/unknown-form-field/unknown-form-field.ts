import type { Form } from "#descriptor/form.ts";
import { choiceHint } from "../../findings/words.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { removalOf } from "../../layer/provenance.ts";
import { fieldsInLayers, fieldUsesOf, misspeltFields, type FieldUse } from "../../analyse/field-uses.ts";
import { unreviewed } from "../../analyse/unread-fields.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const unknownFormField: Check = {
  id: "unknown-form-field",
  severity: "error",
  description:
    "The steps of a form name fields that it has, each of them once, a review names fields that it can show, and a code is sent to a phone field.",
  about: [
    "A field that no step names comes last, above the button; a misspelt name would move it there. A step may name a field that the brand itself removes; a code still needs the number.",
  ],
  run: { brand: wrongFields, layer: wrongFields },
};

function wrongFields(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((id) => {
    const form = draft.value.forms?.[id] ?? {};
    const uses = fieldUsesOf(id, draft);
    return [
      ...misspeltFields(id, uses, draft),
      ...repeated(uses.filter(({ by }) => by === "step")),
      ...uses.flatMap((use) => {
        if (use.by === "code") return wrongPhone(id, form, use, draft);
        return use.by === "step" || use.by === "review" ? wrongName(id, form, use, draft) : [];
      }),
    ];
  });
}

function repeated(steps: readonly FieldUse[]): Finding[] {
  return steps
    .filter(({ name }, index) => steps.findIndex((other) => other.name === name) !== index)
    .map(({ name, path, at }) => ({ path, at, message: `"${name}" is in a step already. Name it once.` }));
}

/** A step or a review may name a field that a brand removes: a layer below may have named it. */
function wrongName(id: string, { fields = {} }: AsFarAsRead<Form>, use: FieldUse, draft: Draft): Finding[] {
  const { name, path, at, by } = use;
  const known = fieldsInLayers(draft, id);
  if (!known.includes(name)) return [absent(id, use, `"${name}" is not a field of this form.`, known)];
  const kind = fields[name]?.kind;
  const why = by === "review" && kind !== undefined ? unreviewed[kind] : undefined;
  if (why === undefined) return [];
  const message = `A review does not show "${name}", a field of the kind "${kind}": ${why}.`;
  return [{ path, at, message, hint: "Remove it." }];
}

/** A code needs a number from a phone field of the same form. */
function wrongPhone(id: string, { fields = {} }: AsFarAsRead<Form>, use: FieldUse, { layers }: Draft): Finding[] {
  const phones = Object.keys(fields).filter((other) => fields[other]?.kind === "phone");
  if (phones.includes(use.name)) return [];
  const code = String(use.path.at(-2));
  const removed = removalOf(placeOf(id, use.name), layers);
  if (!removed) return [absent(id, use, `"${use.name}" is not a phone field of this form.`, phones)];
  return [
    {
      path: removed,
      at: "value",
      message: `The field "${use.name}" is removed here, but the code of "${code}" is sent to its number.`,
      hint: `Keep it, or remove "${code}", too.`,
      relies: { path: placeOf(id, use.name) },
    },
  ];
}

function absent(form: string, { name, path, at }: FieldUse, message: string, known: readonly string[]): Finding {
  return { path, at, message, hint: choiceHint(name, known), relies: { path: placeOf(form, name) } };
}

function placeOf(form: string, field: string): Path {
  return ["forms", form, "fields", field];
}
