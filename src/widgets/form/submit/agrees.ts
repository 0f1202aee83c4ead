import type { Form } from "#descriptor/form.ts";
import { ask } from "#ui/overlay/dialog-store.ts";

/** Asks what a form asks before it is sent. */
export function agrees(
  { title, text, cancel, submit }: NonNullable<Form["submit"]["confirm"]>,
  words: (key: string) => string,
): Promise<boolean> {
  return ask({ title: words(title), text: words(text), cancel: words(cancel), submit: words(submit) });
}
