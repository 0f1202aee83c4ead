import { createContext, useContext } from "react";
import type { LanguageCode } from "#descriptor/identity.ts";

/**
 * Shows the page in another language, without a reload. Rejects when the texts did not load; the page then stays as it
 * is.
 */
export type ChangeLanguage = (language: LanguageCode) => Promise<void>;

export const ChangeLanguageContext = createContext<ChangeLanguage>(() =>
  Promise.reject(new Error("No change of language: render inside Providers")),
);

export function useChangeLanguage(): ChangeLanguage {
  return useContext(ChangeLanguageContext);
}
