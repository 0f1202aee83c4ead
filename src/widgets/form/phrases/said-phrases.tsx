import { useEffect } from "react";
import { useSite } from "#data/page/site.ts";
import type { ShownForm } from "#descriptor/form.ts";
import { useAround } from "#parts/screen/use-around.ts";
import { BALANCE_MASKED, usePreference } from "#session/preferences.ts";
import type { Texts } from "#text/phrases.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { writeValues } from "#text/write-values.ts";
import { readFor } from "../bound/typed-cell.ts";
import { useTypedValues } from "../bound/use-typed-values.ts";
import { watchIn } from "../bound/watches-of.ts";
import type { OpenForm } from "../fields/field-props.ts";
import { valueNow, type Now } from "./value-now.ts";
import { WithAnswers, type Answers } from "./with-answers.tsx";

export interface SaidPhrasesProps extends OpenForm {
  /** Gets the texts by their keys, whenever one has changed. */
  tell(said: Texts): void;
}

type Phrases = NonNullable<ShownForm["phrases"]>;

/** Writes the texts of a form that have values, and passes them on. It shows nothing itself. */
export function SaidPhrases(props: SaidPhrasesProps) {
  const phrases = shownPhrases(props.form);
  const watched = bindingsIn(phrases).flatMap((from) => ("watch" in from ? [watchIn(from.watch)] : []));
  return (
    <WithAnswers {...props} names={[...new Set(watched)]}>
      {(answers) => <Written {...props} phrases={phrases} answers={answers} />}
    </WithAnswers>
  );
}

function Written({ tell, phrases, answers, ...open }: SaidPhrasesProps & { phrases: Phrases; answers: Answers }) {
  const { fields } = open.form;
  const text = useText();
  const locale = useLocale();
  const { timeZone } = useSite().features;
  const hidesBalance = usePreference(BALANCE_MASKED) === "1";
  const inputs = bindingsIn(phrases).flatMap((from) => ("input" in from ? [from.input] : []));
  const typed = useTypedValues(readFor(inputs, fields), open);
  const now: Now = { fields, contributions: open.contributions, typed, answers, around: useAround(), locale };
  const writing = { text, locale, timeZone, hidesBalance };
  const said = Object.entries(phrases).map(([key, phrase]) => {
    const found = Object.entries(phrase.values).map(([name, value]) => [name, valueNow(value, now)] as const);
    const values = Object.fromEntries(found);
    const plain = Object.fromEntries(found.map(([name, { from }]) => [name, from]));
    return [key, writeValues({ text: phrase.text, values }, plain, writing)] as const;
  });
  // As one text: what has not changed is not passed on again.
  const all = JSON.stringify(Object.fromEntries(said));
  useEffect(() => tell(JSON.parse(all) as Texts), [tell, all]);
  return null;
}

/** What belongs to a field that is not shown asks for nothing. */
function shownPhrases({ phrases = {}, fields }: ShownForm): Phrases {
  return Object.fromEntries(
    Object.entries(phrases).filter(([key]) => {
      const [part, id = ""] = key.split("/");
      return part !== "fields" || fields[id] !== undefined;
    }),
  );
}

function bindingsIn(phrases: Phrases) {
  return Object.values(phrases)
    .flatMap(({ values }) => Object.values(values))
    .flatMap(({ from }) => (typeof from === "object" ? [from] : []));
}
