import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";

/** The cookie with the visitor's choice; the page sets it. */
const COOKIE = /(?:^|;\s*)livery_language=([A-Z]{2})(?:;|$)/;

/** The language of a response: the visitor's choice, else the brand's default. */
export function chooseLanguage({ brand }: CompiledBrand, cookies: string | undefined): LanguageCode {
  const chosen = cookies === undefined ? undefined : COOKIE.exec(cookies)?.[1];
  return brand.languages.offered.find((code) => code === chosen) ?? brand.languages.default;
}
