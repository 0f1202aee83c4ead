import { questionsIn } from "#conditions/depends.ts";
import type { Field } from "#descriptor/field.ts";
import type { Form, ShownForm } from "#descriptor/form.ts";
import type { Comparison } from "#descriptor/vocabulary/comparison.ts";
import { isBinding } from "#descriptor/vocabulary/binding.ts";
import type { FormBinding } from "#descriptor/vocabulary/form-binding.ts";
import type { Registration } from "#descriptor/registration.ts";
import { fileLimits } from "../analyse/parameter-type.ts";
import { fieldsOfCall } from "../validate/source-fields.ts";
import { callNamed } from "../analyse/screen-values.ts";

/** A form completed with the brand's registration settings. The page itself asks for the platform's settings. */
export function resolvedForm(form: Form, registration: Registration): ShownForm {
  const compares = comparisonsIn(form);
  const settings = form.settings === undefined ? {} : registration.fields;
  return {
    ...form,
    fields: Object.fromEntries(
      Object.entries(form.fields).map(([id, field]) => [
        id,
        {
          ...resolved({ ...limitsOfCall(form, id, field), ...field }, settings[parameterOf(id, field)]),
          ...(tellsBalance(form, field) && { tellsBalance: true }),
        },
      ]),
    ),
    submit: resolvedSubmit(form.submit),
    ...(compares.length > 0 && { compares }),
  };
}

/** What conditions compare: most forms compare nothing, and need no code for it. */
function comparisonsIn({ fields, steps = {} }: Form): Comparison[] {
  return [...Object.values(fields), ...Object.values(steps)]
    .flatMap(({ when }) => questionsIn(when))
    .flatMap((asked) => ("compare" in asked ? [asked.compare] : []));
}

function resolvedSubmit({ then, ...submit }: Form["submit"]): ShownForm["submit"] {
  return { ...separated(submit), ...(then && { then: separated(then) }) };
}

/** What is written and what is taken from elsewhere, separately: most forms take nothing, and need no code for it. */
function separated<Called extends Pick<Form["submit"], "with">>(
  called: Called,
): Called & Pick<ShownForm["submit"], "bound"> {
  const { with: given } = called;
  if (!given) return called;
  const written = Object.entries(given).filter((entry): entry is [string, string] => !isBinding(entry[1]));
  const bound = Object.entries(given).filter((entry): entry is [string, FormBinding] => isBinding(entry[1]));
  return {
    ...called,
    with: Object.fromEntries(written),
    ...(bound.length > 0 && { bound: Object.fromEntries(bound) }),
  };
}

/** The parameter of a form's call that gets a field's value. Registration settings are about parameters. */
export function parameterOf(id: string, field: Field): string {
  return "sends" in field && field.sends !== undefined ? field.sends : id;
}

/** How many pictures the call takes, and how large: a field says so only where it takes less. */
function limitsOfCall({ submit }: Form, id: string, field: Field): { most?: number; megabytes?: number } {
  const taken = field.kind === "images" ? callNamed(submit.call)?.input.shape[parameterOf(id, field)] : undefined;
  return taken ? fileLimits(taken) : {};
}

/** Whether the most of an amount is a balance in the contract, which the member may have hidden. */
function tellsBalance({ watch }: Form, field: Field): boolean {
  if (field.kind !== "amount" || typeof field.max !== "object" || !("watch" in field.max)) return false;
  const [name = "", part = ""] = field.max.watch.split(".");
  return fieldsOfCall(watch?.[name]?.call ?? "")?.fields[part]?.sensitive ?? false;
}

function resolved(field: Field, setting: Registration["fields"][string] | undefined): ShownForm["fields"][string] {
  // It stays where it is written: only what may stay empty is folded, and whether described fields may is unknown.
  if (field.kind === "output" || field.kind === "review" || field.kind === "described")
    return { ...field, required: true };
  if (!setting || field.kind === "account" || field.fixed) return field;
  const { enabled, required, rule, note } = setting;
  return { ...field, enabled, required, ...(rule !== undefined && { rule }), ...(note !== undefined && { note }) };
}
