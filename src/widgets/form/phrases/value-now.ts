import { takenValues, type AroundValues } from "#data/screen/bound-input.ts";
import type { ShownForm } from "#descriptor/form.ts";
import type { FormPhrase, ResolvedValue, ValueKind } from "#descriptor/vocabulary/phrase.ts";
import { isWritten } from "#text/value-kinds.ts";
import { COMING } from "#text/without-values.ts";
import { typedCell, typedIn } from "../bound/typed-cell.ts";
import type { Inputs } from "../bound/use-typed-values.ts";
import type { Contributions } from "../fields/field-props.ts";
import type { Answers } from "./with-answers.tsx";

/** What the values of a form's texts are taken from. */
export interface Now {
  /** The fields that are shown. */
  fields: ShownForm["fields"];
  contributions: Contributions;
  typed: Inputs;
  answers: Answers;
  around: AroundValues;
  locale: string;
}

type Value = FormPhrase["values"][string];

/** A value as it is now, in place of where it comes from. */
export function valueNow(value: Value, now: Now): ResolvedValue<unknown> {
  const { from } = value;
  if (typeof from !== "object") return value;
  if ("input" in from) return ofInput(from.input, value, now);
  if (!("watch" in from))
    return { ...value, from: takenValues({ from }, { ...now.around, filters: {}, data: {} })?.["from"] };
  const [name = "", part = ""] = from.watch.split(".");
  const { state, answer } = now.answers[name] ?? {};
  return state === "waiting" ? { as: "text", from: COMING } : { ...value, from: answer?.[part] };
}

/** What is typed, as a review shows it. */
function ofInput(id: string, { as, texts = {} }: Value, now: Now): ResolvedValue<unknown> {
  const { fields, contributions, typed } = now;
  const field = fields[id];
  const cell = field && typedCell(id, {}, field, contributions);
  return {
    from: typedIn(id, typed, now),
    as: cell && isWritten(cell.as) ? (cell.as as ValueKind) : as,
    texts: { ...texts, ...cell?.texts },
  };
}
