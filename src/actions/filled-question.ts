import type { Question } from "#descriptor/vocabulary/action.ts";
import type { ResolvedPhrase } from "#descriptor/vocabulary/phrase.ts";
import { takenValues } from "#data/screen/bound-input.ts";
import { BALANCE_MASKED, preference } from "#session/preferences.ts";
import { localeOf } from "#text/language.ts";
import { givenIn, writeValues } from "#text/write-values.ts";
import type { ActionContext } from "./action-handler.ts";
import { valuesFor } from "./bound-values.ts";

/** A question with the values of its text as they are when the action runs. */
export async function filledQuestion<Q extends Pick<Question, "text">>(
  question: Q,
  context: ActionContext,
): Promise<Q> {
  // The compiler has resolved it.
  const phrase = question.text as unknown as ResolvedPhrase;
  const given = givenIn(phrase);
  const found = takenValues(given, await valuesFor(given, context)) ?? {};
  const { site, text } = context;
  const written = writeValues(phrase, found, {
    text,
    locale: localeOf(site),
    timeZone: site.features.timeZone,
    hidesBalance: preference(BALANCE_MASKED) === "1",
  });
  // What is no key of a text is shown as it is.
  return { ...question, text: written };
}
