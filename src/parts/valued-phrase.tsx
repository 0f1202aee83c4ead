import type { ReactNode } from "react";
import { useSite } from "#data/page/site.ts";
import { takenValues } from "#data/screen/bound-input.ts";
import type { Phrase, ResolvedPhrase } from "#descriptor/vocabulary/phrase.ts";
import { BALANCE_MASKED, usePreference } from "#session/preferences.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { givenIn, writeValues } from "#text/write-values.ts";
import { AnswerFailed } from "./answer-failed.tsx";
import { useGiven } from "./screen/use-source.ts";

interface ValuedPhraseProps {
  of: Phrase;
  /** Whether a value that cannot be loaded is a dash, because there is no room for saying more. */
  isBrief?: boolean;
  children(said: string, isComing: boolean): ReactNode;
}

/**
 * A text with its values; while they have not come, with dashes in their places. Loaded where a brand gives values:
 * most texts have none.
 */
export function ValuedPhrase({ of, ...rest }: ValuedPhraseProps) {
  const text = useText();
  // The compiler has resolved it.
  return typeof of === "string" ? (
    rest.children(text(of), false)
  ) : (
    <Valued {...rest} of={of as unknown as ResolvedPhrase} />
  );
}

function Valued({ of, isBrief = false, children }: Omit<ValuedPhraseProps, "of"> & { of: ResolvedPhrase }) {
  const text = useText();
  const locale = useLocale();
  const { timeZone } = useSite().features;
  const hidesBalance = usePreference(BALANCE_MASKED) === "1";
  const { input: found, error, retry } = useGiven(givenIn(of), undefined, takenValues);
  if (error && !isBrief) return <AnswerFailed error={error} retry={retry} />;
  return children(writeValues(of, found ?? {}, { text, locale, timeZone, hidesBalance }), !found && !error);
}
