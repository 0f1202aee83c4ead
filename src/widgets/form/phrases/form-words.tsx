import { lazy, Suspense, useContext, useMemo, useState, type ComponentType, type ReactNode } from "react";
import type { Texts } from "#text/phrases.ts";
import { WordsContext } from "#text/use-text.ts";
import { withoutValues } from "#text/without-values.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { OpenForm } from "../fields/field-props.ts";
import type { SaidPhrasesProps } from "./said-phrases.tsx";

/** Without its code the texts have no values, and the form works. */
const SaidPhrases = lazy((): Promise<{ default: ComponentType<SaidPhrasesProps> }> =>
  import("./said-phrases.tsx").then(
    (module) => ({ default: module.SaidPhrases }),
    () => ({ default: () => null }),
  ),
);

/**
 * A form whose texts have values: whatever shows one looks it up by its key, as any other text. What writes them is
 * beside the fields, so that these stay the same elements, with their focus, when it has loaded.
 */
export function FormWords({ children, ...props }: OpenForm & { children: ReactNode }) {
  const { phrases } = props.form;
  const words = useContext(WordsContext);
  const hydrated = useHydrated();
  const [said, tell] = useState<Texts>({});
  const all = useMemo(() => {
    const coming = Object.entries(phrases ?? {}).map(([key, { text }]) => [
      key,
      withoutValues(text, (one) => words.texts[one] ?? one),
    ]);
    return { ...words, texts: { ...words.texts, ...Object.fromEntries(coming), ...said } as Texts };
  }, [phrases, words, said]);
  return (
    <WordsContext value={all}>
      {children}
      {hydrated && (
        <Suspense>
          <SaidPhrases {...props} tell={tell} />
        </Suspense>
      )}
    </WordsContext>
  );
}
