import { bindingKinds } from "#descriptor/vocabulary/binding.ts";
import { formBindingKinds } from "#descriptor/vocabulary/form-binding.ts";
import { isObject } from "#kernel/json.ts";

/** Where a limit or an initial value may come from. */
type Elsewhere =
  | { input?: unknown }
  | { watch?: unknown }
  | { query?: unknown }
  | { row?: unknown }
  | { visitor?: unknown };

/** A field with what is written in it. */
export type Written<T> = T extends unknown ? { [K in keyof T]: WrittenValue<T[K]> } : never;
type WrittenValue<V> = V extends Elsewhere
  ? never
  : V extends readonly (infer One)[]
    ? (Exclude<One, Elsewhere> | undefined)[]
    : V;

/**
 * A field without the limits that come from elsewhere: they are known on the phone only. Other objects stay, and so do
 * the places of a list.
 */
export function withoutBindings<T extends object>(field: T): Written<T> {
  return Object.fromEntries(
    Object.entries(field)
      .filter(([, value]) => !isFromElsewhere(value))
      .map(([key, value]: [string, unknown]) => [key, Array.isArray(value) ? value.map(written) : value]),
  ) as Written<T>;
}

function written(value: unknown): unknown {
  return isFromElsewhere(value) ? undefined : value;
}

/** A binding has one key, which says from where, and a name; choices and what a call lists are objects of objects. */
function isFromElsewhere(value: unknown): boolean {
  const [[kind = "", name] = [], ...more] = isObject(value) ? Object.entries(value) : [];
  const isKind = Object.hasOwn(bindingKinds, kind) || Object.hasOwn(formBindingKinds, kind);
  return more.length === 0 && isKind && typeof name === "string";
}
