import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { Draft } from "../layer/draft.ts";

/** A field with a rule, and a line under it. */
export interface NotedField {
  field: string;
  /** The key of the line's text. */
  note: string;
  rule: string;
}

/** The fields of forms and of registration that have a rule and a note. */
export function notedFields({ value }: Draft): readonly NotedField[] {
  return [value.registration, ...Object.values(value.forms ?? {})].flatMap((holder) => notedIn(holder?.fields ?? none));
}

const none = {};

const notedIn = memoizeByIdentity((fields: Readonly<Record<string, object | undefined>>): readonly NotedField[] =>
  Object.entries(fields).flatMap(([field, about]) => {
    const { note, rule } = (about ?? {}) as Partial<NotedField>;
    return note === undefined || rule === undefined ? [] : [{ field, note, rule }];
  }),
);

/** What is read of a rule, of a form or of registration to compare notes with rules. */
export function notesAndRulesOf([section, id = ""]: readonly string[], { value }: Draft): unknown {
  if (section === "rules") return value.rules?.[id];
  const holder = section === "forms" ? value.forms?.[id] : section === "registration" ? value.registration : undefined;
  return holder && notedIn(holder.fields ?? none);
}
