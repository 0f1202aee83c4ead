import { describedKinds } from "#gateway/field-types.ts";
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
  output: [
    "field.output.*",
    "field.bound.waiting",
    "field.bound.guest",
    "field.bound.failed",
    "field.bound.retry",
    "field.choice.signIn",
  ],
  described: [
    "field.described.*",
    "field.output.empty",
    "field.bound.waiting",
    "field.bound.guest",
    "field.choice.signIn",
    "field.bound.emptied",
  ],
};

/** The icons of a kind of field, beside those of every form. */
const fieldIcons: Readonly<Partial<Record<Field["kind"], readonly string[]>>> = { images: ["plus"] };

type Fields = Readonly<Record<string, { kind?: Field["kind"] | undefined } | undefined>>;

/** The kinds that fields can be of: where the platform describes them, any that it can. */
function kindsOf(fields: Fields): readonly Field["kind"][] {
  const kinds = Object.values(fields).flatMap((field) => field?.kind ?? []);
  return [...new Set([...kinds, ...(kinds.includes("described") ? describedKinds : [])])];
}

/** The icons that fields need. */
export function iconsOfFields(fields: Fields = {}): readonly string[] {
  return kindsOf(fields).flatMap((kind) => fieldIcons[kind] ?? []);
}

/** The texts that fields need, by their keys; `field.date.*` is all that begin with "field.date.". */
export function textsOfFields(fields: Fields = {}): readonly string[] {
  const isBound = Object.values(fields).some((field) => takesFromElsewhere(field));
  const ofKinds = kindsOf(fields).flatMap((kind) => fieldTexts[kind] ?? []);
  return [...new Set([...ofKinds, ...(isBound ? ["field.bound.*"] : [])])];
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
