/** A language of the page. */
export interface Language {
  text(key: string): string;
  locale: string;
}

/** The text of a key in the plural form for a count; without any, or for what is no number, the text itself. */
export function pluralForm(key: string, count: number | undefined, { text, locale }: Language): string {
  const ofCount =
    count === undefined ? [] : [count === 0 ? "_zero" : "", `_${new Intl.PluralRules(locale).select(count)}`];
  for (const end of [...ofCount.filter(Boolean), "", "_other"])
    if (text(key + end) !== key + end) return text(key + end);
  return key;
}
