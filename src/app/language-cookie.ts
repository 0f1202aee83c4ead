import type { LanguageCode } from "#descriptor/identity.ts";
import { LANGUAGE_COOKIE } from "#text/language.ts";

/** Lifetime in seconds: a year. */
const LIFETIME = 31_536_000;

/** The cookie by which the host knows the visitor's language; over TLS it never travels without. */
export function languageCookie(language: LanguageCode, protocol: string): string {
  const secure = protocol === "https:" ? "; secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LIFETIME}; samesite=lax${secure}`;
}
