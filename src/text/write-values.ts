import type { ResolvedPhrase, ResolvedValue } from "#descriptor/vocabulary/phrase.ts";
import { isNumber } from "./fits.ts";
import { STARS } from "./hidden.ts";
import { pluralForm } from "./plural-form.ts";
import { writeIn } from "./write-in.ts";
import { valueKinds, written } from "./value-kinds.ts";

/** For whom something is written. */
export interface Writing {
  text(key: string): string;
  locale: string;
  timeZone: string;
  /** Whether the member has hidden the balance. */
  hidesBalance: boolean;
}

/** Where the values of a text come from, by name. */
export function givenIn<From>({ values }: ResolvedPhrase<From>): Record<string, From> {
  return Object.fromEntries(Object.entries(values).map(([name, { from }]) => [name, from]));
}

/** A text with its values, each written as a cell writes it; what there is not is a dash. */
export function writeValues(
  { text: key, values }: ResolvedPhrase<unknown>,
  found: Readonly<Record<string, unknown>>,
  writing: Writing,
): string {
  const texts = Object.entries(values).map(([name, value]) => [name, valueText(value, found[name], writing)]);
  return writeIn(
    pluralForm(key, isNumber(found["count"]) ? found["count"] : undefined, writing),
    Object.fromEntries(texts) as Record<string, string>,
  );
}

function valueText({ as, texts = {} }: ResolvedValue<unknown>, value: unknown, writing: Writing): string {
  const word = texts[String(value ?? "")];
  if (word !== undefined) return writing.text(word);
  if (value === null || value === undefined || value === "") return "–";
  if (as === "balance" && writing.hidesBalance) return STARS;
  // A brand may write a number where a text is usual.
  if (as === "text" && isNumber(value)) return String(value);
  if (!valueKinds[as].fits(value)) return writing.text("cell.unreadable");
  return written(as, value, writing.locale, writing.timeZone);
}
