import type { Field } from "#descriptor/field.ts";
import type { Form, ShownForm } from "#descriptor/form.ts";
import type { Registration } from "#descriptor/registration.ts";

/** A form completed with the brand's registration settings. The page itself asks for the platform's settings. */
export function settledForm(form: Form, registration: Registration): ShownForm {
  if (form.settings === undefined) return form;
  return {
    ...form,
    fields: Object.fromEntries(
      Object.entries(form.fields).map(([id, field]) => [
        id,
        settled(field, registration.fields[parameterOf(id, field)]),
      ]),
    ),
  };
}

/** The parameter of a form's call that gets a field's value. Registration settings are about parameters. */
export function parameterOf(id: string, field: Field): string {
  return "sends" in field && field.sends !== undefined ? field.sends : id;
}

function settled(field: Field, setting: Registration["fields"][string] | undefined): ShownForm["fields"][string] {
  if (!setting || field.kind === "account" || field.fixed) return field;
  const { enabled, required, rule, note } = setting;
  return { ...field, enabled, required, ...(rule !== undefined && { rule }), ...(note !== undefined && { note }) };
}
