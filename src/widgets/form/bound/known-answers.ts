import type { Contributions } from "../fields/field-props.ts";

/** An answer of a watched call, and what was asked. */
interface KnownAnswer {
  asked: string;
  answer: Readonly<Record<string, unknown>>;
}

/** The answers that the fields of a form show now, by their form and name: what is sent is what was shown. */
const answers = new WeakMap<Contributions, Map<string, KnownAnswer>>();

/** Keeps the answer that is shown; undefined: none is. */
export function keepAnswer(form: Contributions, name: string, known: KnownAnswer | undefined): void {
  const ofForm = answers.get(form) ?? new Map<string, KnownAnswer>();
  answers.set(form, ofForm);
  if (known) ofForm.set(name, known);
  else ofForm.delete(name);
}

/** The answer that is shown. */
export function knownAnswer(form: Contributions, name: string): KnownAnswer | undefined {
  return answers.get(form)?.get(name);
}
