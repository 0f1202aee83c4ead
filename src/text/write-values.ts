import type { SettledPhrase, SettledValue, ValueKind } from "#descriptor/vocabulary/phrase.ts";
import { isDecimal, isMoment, isNumber, isText } from "./fits.ts";
import { formatMoney, formatNumber } from "./format.ts";
import { formatMerchantDay, formatMoment, formatPercent } from "./format-records.ts";
import { masked, STARS } from "./hidden.ts";
import { writeIn } from "./write-in.ts";

/** For whom something is written. */
export interface Writing {
  text(key: string): string;
  locale: string;
  timeZone: string;
  /** Whether the member has hidden the balance. */
  hidesBalance: boolean;
}

/** Where the values of a text come from, by name. */
export function givenIn({ values }: SettledPhrase): Record<string, SettledValue["from"]> {
  return Object.fromEntries(Object.entries(values).map(([name, { from }]) => [name, from]));
}

/** A text with its values, each written as a cell writes it; what there is not is a dash. */
export function writeValues(
  { text: key, values }: SettledPhrase,
  found: Readonly<Record<string, unknown>>,
  writing: Writing,
): string {
  const written = Object.entries(values).map(([name, value]) => [name, valueText(value, found[name], writing)]);
  return writeIn(formOf(key, found["count"], writing), Object.fromEntries(written) as Record<string, string>);
}

/** The text of a key: in the plural form for a count, if it has any. */
function formOf(key: string, count: unknown, { text, locale }: Writing): string {
  const ofCount = isNumber(count) ? [count === 0 ? "_zero" : "", `_${new Intl.PluralRules(locale).select(count)}`] : [];
  for (const end of [...ofCount.filter(Boolean), "", "_other"])
    if (text(key + end) !== key + end) return text(key + end);
  return key;
}

function valueText({ as, texts = {} }: SettledValue, value: unknown, writing: Writing): string {
  const word = texts[String(value ?? "")];
  if (word !== undefined) return writing.text(word);
  if (value === null || value === undefined || value === "") return "–";
  return kinds[as](value, writing) ?? writing.text("cell.unreadable");
}

/** What is written of a value that fits; undefined for another: only the platform can be wrong. */
const kinds: Readonly<Record<ValueKind, (value: unknown, writing: Writing) => string | undefined>> = {
  text: (value) => (isText(value) || isNumber(value) ? String(value) : undefined),
  money: (value, { locale }) => (isDecimal(value) ? formatMoney(value, locale) : undefined),
  balance: (value, writing) => (writing.hidesBalance ? STARS : kinds.money(value, writing)),
  number: (value, { locale }) => (isNumber(value) ? formatNumber(value, locale) : undefined),
  percent: (value, { locale }) => (isDecimal(value) ? formatPercent(value, locale) : undefined),
  date: (value, { locale, timeZone }) => (isMoment(value) ? formatMerchantDay(value, locale, timeZone) : undefined),
  "date-time": (value, { locale, timeZone }) => (isMoment(value) ? formatMoment(value, locale, timeZone) : undefined),
  masked: (value) => (isText(value) ? masked(value) : undefined),
};
