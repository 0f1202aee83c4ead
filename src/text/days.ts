import { formatNumber } from "./format.ts";
import { pluralForm, type Language } from "./plural-form.ts";
import { writeIn } from "./write-in.ts";

const DAY = 86_400_000;

/** The whole days since a moment, in the words of a text with {{count}} (account §9). Times in milliseconds since 1970. */
export function formatDays(key: string, moment: number, now: number, language: Language): string {
  const days = Math.max(0, Math.floor((now - moment) / DAY));
  return writeIn(pluralForm(key, days, language), { count: formatNumber(days, language.locale) });
}
