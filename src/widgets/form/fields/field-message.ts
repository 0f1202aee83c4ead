import type { Rule } from "#descriptor/vocabulary/rule.ts";

/** A message of a field or a form, in the shape of a form's errors: a text key, and the value in the text. */
export interface FieldMessage {
  message?: string | undefined;
  types?: { minutes?: unknown; until?: unknown; field?: unknown } | undefined;
}

/** One value with a known placeholder: not worth the weight of the text engine on a page that has no other. */
export function messageText(
  { message, types }: FieldMessage,
  text: (key: string) => string,
  rule?: Rule,
): string | undefined {
  return (
    message &&
    text(message)
      .replace("{{min}}", String(rule?.minLength))
      .replace(/\{\{(minutes|until|field)\}\}/, (_, name: "minutes" | "until" | "field") => String(types?.[name]))
  );
}
