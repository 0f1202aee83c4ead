import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";

/** Name of the cookie with the visitor's choice; the page writes it. */
const COOKIE = "livery_language";

/** The language of an answer: the visitor's choice, else the brand's default. */
export function chooseLanguage({ brand }: CompiledBrand, cookies: string | undefined): LanguageCode {
  const chosen = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Z]{2})(?:;|$)`).exec(cookies ?? "")?.[1];
  return brand.languages.offered.find((code) => code === chosen) ?? brand.languages.default;
}
