import { useContext, useMemo, type ReactNode } from "react";
import { WordsContext } from "#text/use-text.ts";
import type { Part } from "./parts-of.ts";

/** Adds the platform's words, which no text pack has, to the page's. */
export function PartWords({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const words = useContext(WordsContext);
  const all = useMemo(
    () => ({
      ...words,
      texts: Object.assign({}, words.texts, ...parts.map((part) => part.words)) as typeof words.texts,
    }),
    [words, parts],
  );
  return <WordsContext value={all}>{children}</WordsContext>;
}
