import type { Field } from "#descriptor/field.ts";
import type { ShownForm } from "#descriptor/form.ts";
import { currentSession } from "#session/session.ts";
import type { Values } from "./check-value.ts";
import type { Methods } from "./methods.ts";

/** A form of a page as it is shown now. */
export interface FormOfPage {
  name: string;
  form: ShownForm;
  methods: Methods;
  /** What lives as long as the page. */
  page: object;
}

/** What guests have typed, by form: nowhere but in memory, and until somebody signs in. */
const kept = new WeakMap<object, Map<string, Values>>();
/** The forms that are followed, as they are shown now. */
const followed = new WeakMap<Methods, ShownForm>();

/** What proves who somebody is is typed each time. */
const SECRETS: ReadonlySet<Field["kind"]> = new Set(["password", "pin", "sms-code", "captcha"]);

/**
 * Keeps what a guest types in a form for when they come back to it, as to registration after looking at signing in, and
 * fills it in where nothing is typed yet.
 */
export function keepTyped({ name, form, methods, page }: FormOfPage): void {
  const isNew = !followed.has(methods);
  followed.set(methods, form);
  if (!isNew) return;
  for (const [id, value] of Object.entries((!currentSession() && kept.get(page)?.get(name)) || {}))
    if (!methods.getValues(id)) methods.setValue(id, value);
  methods.watch((values) => {
    // Who comes next on this phone is not to read it.
    if (currentSession()) return void kept.delete(page);
    const ofPage = kept.get(page) ?? new Map<string, Values>();
    kept.set(page, ofPage.set(name, textsIn(values, followed.get(methods)?.fields ?? {})));
  });
}

/** Texts by the id of their field, or by that and a part of it: `mobile:country`. */
function textsIn(values: Values, fields: ShownForm["fields"]): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([id, value]) => {
      const field = fields[id.split(":")[0] ?? ""];
      return typeof value === "string" && field !== undefined && !SECRETS.has(field.kind);
    }),
  );
}
