import type { ShownForm } from "#descriptor/form.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";

type FormFields = ShownForm["fields"];

/**
 * The form that both pages show. Ten fields repeat: lines of text, a number, a password and its confirmation, a
 * checkbox.
 */
export interface BigForm {
  fields: FormFields;
  rules: Record<string, Rule>;
  texts: Record<string, string>;
}

const words = { minLength: 3, maxLength: 20, pattern: "[A-Za-z0-9 ]+" };
const messages = { required: "required", pattern: "wrong", minLength: "short", equals: "different" };

/** A form of so many fields. */
export function bigForm(count: number): BigForm {
  const ids = Array.from({ length: count }, (_, index) => `field${index + 1}`);
  const form: BigForm = {
    fields: Object.fromEntries(ids.map((id, index) => [id, fieldOf(index)])),
    rules: {
      words: { ...words, messages },
      digits: { numeric: true, maxLength: 10, messages },
      password: { minLength: 8, maxLength: 20, messages },
    },
    texts: {
      send: "Send",
      required: "Please fill this in",
      wrong: "Letters and digits only",
      short: "At least {{min}} characters",
      different: "Not the same",
      "form.clear": "Clear {{field}}",
      "form.showPassword": "Show password",
      "form.hidePassword": "Hide password",
    },
  };
  for (const index of ids.keys()) {
    form.texts[`label${index}`] = `Field ${index + 1}`;
    if (kindOf(index) === "confirmation") form.rules[`same${index}`] = { equals: ids[index - 1] ?? "", messages };
  }
  return form;
}

function kindOf(index: number): "words" | "digits" | "password" | "confirmation" | "box" {
  return (
    (["words", "words", "words", "words", "words", "words", "digits", "password", "confirmation", "box"] as const)[
      index % 10
    ] ?? "words"
  );
}

function fieldOf(index: number): FormFields[string] {
  const label = `label${index}`;
  const line = { label, icon: "user", required: true, clearable: true } as const;
  switch (kindOf(index)) {
    case "words":
      return { kind: "text", ...line, rule: "words" };
    case "digits":
      return { kind: "text", ...line, rule: "digits", required: false };
    case "password":
      return { kind: "password", ...line, rule: "password", autocomplete: "new-password" };
    case "confirmation":
      return { kind: "password", ...line, rule: `same${index}`, autocomplete: "new-password" };
    case "box":
      return { kind: "checkbox", label, required: true };
  }
}
