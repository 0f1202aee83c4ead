import { createContext, use, useContext } from "react";
import { loadEngine, phraseWith, type Texts, type Values } from "./phrases.ts";

/** The page's texts in one language, and that language's BCP 47 tag. */
export interface Words {
  texts: Texts;
  locale: string;
}

export const WordsContext = createContext<Words>({ texts: {}, locale: "en" });

/** Looks up texts without values. A missing key is shown as it is: the compiler rejects descriptors that name one. */
export function useText(): (key: string) => string {
  const { texts } = useContext(WordsContext);
  return (key) => texts[key] ?? key;
}

/** Formats texts with values or plurals. The component suspends while the text engine loads. */
export function usePhrase(): (key: string, values: Values) => string {
  const { texts, locale } = useContext(WordsContext);
  const module = use(loadEngine());
  return (key, values) => phraseWith(module, texts, locale, key, values);
}

/** The BCP 47 tag of the page's language, for `Intl`. */
export function useLocale(): string {
  return useContext(WordsContext).locale;
}
