import type { ShownForm } from "#descriptor/form.ts";
import { knownPassword, isOldPasswordOptional } from "#session/known-password.ts";
import { currentSession } from "#session/session.ts";
import type { Values } from "./check-value.ts";

/** Whether a field is hidden because this page knows its value, or it is not required (account §2.8). */
export function isKnown(field: ShownForm["fields"][string], session = currentSession()): boolean {
  return field.kind === "password" && field.known === true && isOldPasswordOptional(session);
}

/** Adds the values of hidden fields. */
export function withKnown({ fields }: Pick<ShownForm, "fields">, values: Values): Values {
  const known = knownPassword();
  if (known === undefined) return values;
  const ids = Object.keys(fields).filter((id) => fields[id] && isKnown(fields[id]));
  return { ...values, ...Object.fromEntries(ids.map((id) => [id, known])) };
}
