import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import type { Contributions } from "../fields/field-props.ts";
import { filled } from "../typed/filled.ts";

/** The names of the fields whose message is still shown, by form. */
const shown = new WeakMap<Contributions, Set<string>>();

/**
 * Says that a field was emptied. A message takes the place of the one before, so the next one within its time names
 * these fields, too: one source may empty several.
 */
export function sayEmptied(
  form: Contributions,
  label: string,
  { sentence, locale }: { sentence: string; locale: string },
): void {
  const labels = shown.get(form) ?? new Set<string>();
  shown.set(form, labels.add(label));
  setTimeout(() => labels.delete(label), toastTimes.short);
  const fields = new Intl.ListFormat(locale, { type: "unit" }).format(labels);
  showToast({ text: filled(sentence, { fields }), kind: "info", milliseconds: toastTimes.short });
}
