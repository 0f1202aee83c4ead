import type { ShownForm } from "#descriptor/form.ts";
import { heldPassword } from "#session/held-password.ts";
import type { Values } from "./check-value.ts";

/** Whether a field is not asked for because this page still holds its value (account §2.8). */
export function isHeld(field: ShownForm["fields"][string]): boolean {
  return field.kind === "password" && field.held === true && heldPassword() !== undefined;
}

/** Values with those that nobody was asked for. */
export function withHeld({ fields }: Pick<ShownForm, "fields">, values: Values): Values {
  const ids = Object.keys(fields).filter((id) => fields[id] && isHeld(fields[id]));
  return ids.length === 0 ? values : { ...values, ...Object.fromEntries(ids.map((id) => [id, heldPassword()])) };
}
