import type { Language, SiteSlice } from "#descriptor/compiled-brand.ts";

/** The cookie with the visitor's language, so that the host can render in it. */
export const LANGUAGE_COOKIE = "livery_language";

/** The page's language as a BCP 47 tag for `Intl`. */
export function localeOf(site: Pick<SiteSlice, "language" | "languages">): string {
  return currentLanguage(site).tag;
}

/** The page's language. Every slice has it among its languages. */
export function currentLanguage(site: Pick<SiteSlice, "language" | "languages">): Language {
  const found = site.languages.find((language) => language.code === site.language);
  if (!found) throw new Error(`The slice is in ${site.language}, which is not among its languages`);
  return found;
}
