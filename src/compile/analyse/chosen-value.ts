import type { Filter } from "#descriptor/vocabulary/filter.ts";
import { choiceHint } from "../findings/words.ts";
import type { AsFarAsRead, Finding } from "../layer/draft.ts";
import { valuesOf } from "../validate/choices.ts";

/** A period as an address has it. */
const twoDays = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** What is wrong with a value, as an address has it, that is chosen in a filter; undefined: nothing. */
export function choiceProblem(
  id: string,
  filter: AsFarAsRead<Filter>,
  value: string,
): Pick<Finding, "message" | "hint"> | undefined {
  const known = wordsOf(filter);
  if (!known || known.includes(value)) return undefined;
  const [, first = "", last = ""] = (filter.kind === "period" && twoDays.exec(value)) || [];
  if (first !== "")
    return first <= last
      ? undefined
      : { message: "The period ends before it begins.", hint: `Write ${last}..${first}.` };
  return { message: `The filter "${id}" has no choice "${value}".`, hint: choiceHint(value, known) };
}

/** What can be chosen in a filter, as the address has it; undefined: anything. */
function wordsOf(filter: AsFarAsRead<Filter>): readonly string[] | undefined {
  if (filter.kind === "choice" || filter.kind === "sort") {
    const values = valuesOf(filter);
    return values && [...values, ...("any" in filter && filter.any !== undefined ? ["any"] : [])];
  }
  if (filter.kind === "period") return filter.presets;
  return filter.kind === "toggle" ? ["1"] : undefined;
}

/** Whether a value is written out, and not taken from somewhere when the page is shown. */
export function isWritten(value: unknown): value is string | number | boolean {
  return value !== undefined && value !== null && typeof value !== "object";
}
