import type { Brand } from "#descriptor/brand.ts";
import { parameterOf, resolvedForm } from "#compile/emit/resolved-form.ts";
import type { Path } from "#compile/validate/walk.ts";
import { pointerOf, valueAt } from "#kernel/pointer.ts";

/** A value of a form that takes its fields' rules from the registration settings. */
export interface Resolved {
  /** The value with the settings filled in. */
  value: unknown;
  /** Where the settings of the field are; absent for a form as a whole, and for fields that they do not affect. */
  settings?: Path;
}

/** A value in a form with settings, as visitors get it; undefined for all others. */
export function resolvedAt({ forms, registration }: Brand, [section, id = "", ...steps]: Path): Resolved | undefined {
  const form = section === "forms" ? forms[id] : undefined;
  if (form?.settings === undefined) return undefined;
  const resolved = resolvedForm(form, registration);
  const value = valueAt(resolved, pointerOf(steps));
  const [part, name = "", ...inner] = steps;
  const field = part === "fields" ? form.fields[name] : undefined;
  if (!field || resolved.fields[name] === field) return { value };
  return { value, settings: ["registration", "fields", parameterOf(String(name), field), ...inner] };
}
