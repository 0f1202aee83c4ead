import type { Form } from "#descriptor/form.ts";
import { nearest } from "#kernel/near.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { AsFarAsRead, Draft, Finding } from "../layer/draft.ts";
import { meantHint } from "../findings/words.ts";
import type { Path } from "../validate/walk.ts";
import { formBindings } from "./form-bindings.ts";

/** A place that names a field of a form. */
export interface FieldUse {
  name: string;
  path: Path;
  at: "key" | "value";
  /** What names it. `step` and `review` may name a field that a layer removes: they then leave it out. */
  by: "step" | "review" | "code" | "input" | "rule";
}

/** The places that name fields of a form: its steps and reviews, fields that need another one, and rules that compare. */
export function fieldUsesOf(id: string, draft: Draft): FieldUse[] {
  const form: AsFarAsRead<Form> = draft.value.forms?.[id] ?? {};
  return [...inSteps(id, form), ...inFields(id, form, draft), ...inBindings(id, draft)];
}

function inSteps(id: string, { steps = {} }: AsFarAsRead<Form>): FieldUse[] {
  return Object.entries(steps).flatMap(([step, { fields = [] } = {}]) =>
    fields.flatMap((name, place): FieldUse[] =>
      name === undefined
        ? []
        : [{ name, path: ["forms", id, "steps", step, "fields", place], at: "value", by: "step" }],
    ),
  );
}

function inFields(id: string, { fields = {} }: AsFarAsRead<Form>, { value }: Draft): FieldUse[] {
  return Object.entries(fields).flatMap(([own, field]): FieldUse[] => {
    const path: Path = ["forms", id, "fields", own];
    if (field?.kind === "review")
      return Object.keys(field.fields ?? {}).map((name) => ({
        name,
        path: [...path, "fields", name],
        at: "key",
        by: "review",
      }));
    const code: FieldUse[] =
      field?.kind === "sms-code" && field.phone !== undefined
        ? [{ name: field.phone, path: [...path, "phone"], at: "value", by: "code" }]
        : [];
    const rule = isObject(field) && typeof field["rule"] === "string" ? field["rule"] : undefined;
    return [...code, ...comparedBy(rule, value)];
  });
}

function comparedBy(rule: string | undefined, { rules = {} }: Draft["value"]): FieldUse[] {
  if (rule === undefined) return [];
  return (["equals", "differsFrom"] as const).flatMap((part): FieldUse[] => {
    const name = rules[rule]?.[part];
    return name === undefined ? [] : [{ name, path: ["rules", rule, part], at: "value", by: "rule" }];
  });
}

function inBindings(id: string, { walk }: Draft): FieldUse[] {
  return formBindings(walk.references).flatMap(({ kind, form, head, path }): FieldUse[] =>
    kind === "input" && form === id ? [{ name: head, path, at: "value", by: "input" }] : [],
  );
}

/** A finding about a field whose name several places have otherwise: that one is misspelt. */
export function misspeltFields(id: string, uses: readonly FieldUse[], { value }: Draft): Finding[] {
  const fields = Object.keys(value.forms?.[id]?.fields ?? {});
  const named = new Set(uses.map(({ name }) => name));
  const unnamed = fields.filter((field) => !named.has(field));
  return [...named].flatMap((name): Finding[] => {
    const count = uses.filter((use) => use.name === name).length;
    const field = count > 1 && !fields.includes(name) ? nearest(name, unnamed) : undefined;
    if (field === undefined) return [];
    return [
      {
        path: ["forms", id, "fields", field],
        at: "key",
        message: `Nothing uses the field "${field}" of the form "${id}", but ${count} places name "${name}".`,
        hint: meantHint(name),
        explains: [["forms", id, "fields", name]],
      },
    ];
  });
}

/** The fields of a form in any of the layers. */
export function fieldsInLayers({ layers }: Draft, form: string): string[] {
  return [
    ...new Set(layers.flatMap((layer) => Object.keys(valueAtPath(layer.value, ["forms", form, "fields"]) ?? {}))),
  ];
}
