import type { Row } from "#data/page/row.ts";
import { useCall } from "#data/client/use-call.ts";
import type { FieldOf } from "#descriptor/field.ts";
import type { CallName } from "#gateway/contract.ts";
import { useAround } from "#parts/screen/use-around.ts";
import { freshness } from "#parts/screen/use-answer.ts";
import { shownEntries } from "#parts/screen/use-source.ts";
import { entriesIn } from "#parts/screen/use-whole-list.ts";
import { useTypedValues } from "../bound/use-typed-values.ts";
import { useSettled } from "../bound/use-watch.ts";
import { inputsOf, watchedInput } from "../bound/watched-input.ts";
import type { FormFieldProps } from "../fields/field-props.ts";

export type From = NonNullable<FieldOf<"choice">["from"]>;

/** What a call lists to choose from. */
export interface Listed {
  /** `empty`: what it takes from the form is not filled in. Only while it is ready the entries can be sent. */
  state: "empty" | "waiting" | "failed" | "ready";
  /** By the value that is sent, each once; those of an earlier request until the others have come. */
  entries: ReadonlyMap<string, Row> | undefined;
  error: unknown;
  /** Whether these entries are of an earlier request. */
  isStale: boolean;
  /** Whether it is asked for at the moment: what is not listed may be soon. */
  isAsked: boolean;
  refetch(): unknown;
}

/** What can be chosen now. The call is made once what it takes from the form has settled. */
export function useListed(from: From, props: FormFieldProps): Listed {
  const inputs = inputsOf(from);
  const typed = useTypedValues(inputs, props);
  const input = watchedInput(from, { ...useAround(), typed: (id) => typed[id] });
  const isSettled = useSettled(JSON.stringify(input)) || inputs.length === 0;
  const call = from.call as CallName;
  const { data, error, refetch, isPlaceholderData, isFetching } = useCall(call, (input ?? {}) as never, {
    enabled: input !== undefined && isSettled,
    ...freshness(call),
  });
  const isStale = isPlaceholderData || !isSettled;
  const entries = input && shownEntries(entriesIn<Row>(data), isStale);
  const answered = entries ? "ready" : error ? "failed" : "waiting";
  return {
    state: input === undefined ? "empty" : isStale ? "waiting" : answered,
    entries: entries && byValue(entries, from.value),
    error,
    isStale,
    isAsked: isFetching,
    refetch,
  };
}

function byValue(entries: readonly Row[], field: string): ReadonlyMap<string, Row> {
  const known = new Map<string, Row>();
  for (const entry of entries) {
    const value = entry[field];
    const isValue = (typeof value === "string" && value !== "") || typeof value === "number";
    if (isValue && !known.has(String(value))) known.set(String(value), entry);
  }
  return known;
}
