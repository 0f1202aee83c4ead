import type { Field } from "./field.ts";
import { isBinding } from "./vocabulary/binding.ts";

/** The texts of a kind of field, beside those of every form. A page has them only if one of its forms has the kind. */
const fieldTexts: Readonly<Partial<Record<Field["kind"], readonly string[]>>> = {
  amount: ["field.number.*", "field.amount.*"],
  number: ["field.number.*"],
  date: ["field.date.*"],
  period: ["field.period.*", "period.*"],
  textarea: ["field.textarea.*"],
  images: ["field.images.*"],
  pin: ["field.pin.*"],
  choice: ["field.choice.*", "field.output.empty", "form.clear"],
  review: ["field.review.*", "cell.show", "cell.hide", "cell.yes", "cell.no"],
  output: ["field.output.*", "field.bound.waiting", "field.bound.guest", "field.choice.signIn"],
  // Which kinds the platform describes is not known.
  described: [
    "field.described.*",
    "field.output.empty",
    "field.bound.waiting",
    "field.bound.guest",
    "field.choice.signIn",
    "field.bound.emptied",
    "field.number.*",
    "field.amount.*",
    "field.date.*",
    "field.textarea.*",
  ],
};

/** The icons of a kind of field, beside those of every form. */
const fieldIcons: Readonly<Partial<Record<Field["kind"], readonly string[]>>> = { images: ["plus"] };

/** The icons that fields need. */
export function iconsOfFields(
  fields: Readonly<Record<string, { kind?: Field["kind"] | undefined } | undefined>> = {},
): readonly string[] {
  return Object.values(fields).flatMap((field) => (field?.kind && fieldIcons[field.kind]) ?? []);
}

/** The texts that fields need, by their keys; `field.date.*` is all that begin with "field.date.". */
export function textsOfFields(
  fields: Readonly<Record<string, { kind?: Field["kind"] | undefined } | undefined>> = {},
): readonly string[] {
  const kinds = new Set(Object.values(fields).flatMap((field) => field?.kind ?? []));
  const isBound = Object.values(fields).some((field) => takesFromElsewhere(field));
  return [...new Set([...[...kinds].flatMap((kind) => fieldTexts[kind] ?? []), ...(isBound ? ["field.bound.*"] : [])])];
}

/** Whether a limit of a field, or its initial value, comes from elsewhere in the form, and can change there. */
function takesFromElsewhere(field: object = {}): boolean {
  return Object.entries(field).some(
    ([key, value]) =>
      ["min", "max", "step", "currency", "initial"].includes(key) &&
      isBinding(value) &&
      ("input" in value || "watch" in value),
  );
}
