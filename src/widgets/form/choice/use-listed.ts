import type { Row } from "#data/page/row.ts";
import { isOfMember, useCall } from "#data/client/use-call.ts";
import { useDebounced } from "#data/client/use-debounced.ts";
import { usePages, type PagesAhead } from "#data/client/use-pages.ts";
import type { FieldOf } from "#descriptor/field.ts";
import type { CallName } from "#gateway/contract.ts";
import { useAround } from "#parts/screen/use-around.ts";
import { freshness } from "#parts/screen/use-answer.ts";
import { shownEntries } from "#parts/screen/use-source.ts";
import { entriesIn } from "#parts/screen/use-whole-list.ts";
import { useSession } from "#session/use-session.ts";
import { useTypedValues } from "../bound/use-typed-values.ts";
import { INPUT_DEBOUNCE } from "../bound/use-watch.ts";
import { inputsOf, watchedInput } from "../bound/watched-input.ts";
import type { FormFieldProps } from "../fields/field-props.ts";

export type From = NonNullable<FieldOf<"choice">["from"]>;

/** What a call lists to choose from. */
export interface Listed {
  /**
   * `guest`: only members have it. `empty`: what it takes from the form is not filled in. Only while it is ready the
   * entries can be sent.
   */
  state: "guest" | "empty" | "waiting" | "failed" | "ready";
  /** By the value that is sent, each once; those of an earlier request until the others have come. */
  entries: ReadonlyMap<string, Row> | undefined;
  error: unknown;
  /** Whether these entries are of an earlier request. */
  isStale: boolean;
  /** Whether it is asked for at the moment: what is not listed may be soon. */
  isAsked: boolean;
  refetch(): unknown;
  /** The pages that are not loaded yet, of a call that answers in pages. */
  ahead?: PagesAhead;
}

/** What can be chosen now of a call that lists all at once. */
export function useWholeListed(from: From, props: FormFieldProps): Listed {
  const asked = useAsked(from, props);
  const { data, error, refetch, isPlaceholderData, isFetching } = useCall(asked.call, asked.input as never, {
    enabled: asked.isKnown,
    ...freshness(asked.call),
  });
  const isStale = isPlaceholderData || asked.state === "waiting";
  const entries = shownEntries(entriesIn<Row>(data), isStale);
  return { ...listedOf(from, asked, { entries, error, isStale }), isAsked: isFetching, refetch };
}

/** What can be chosen now of a call that answers in pages, as far as they are loaded. */
export function usePagedListed(from: From, props: FormFieldProps): Listed {
  const asked = useAsked(from, props);
  const pages = usePages<Row>(
    { call: asked.call, input: asked.input, page: "pageNo" },
    { idOf: (entry) => String(entry[from.value]), refetchOnOpen: true, enabled: asked.isKnown },
  );
  const { entries, error, isFetching, refetch } = pages;
  const isStale = asked.state === "waiting";
  return { ...listedOf(from, asked, { entries, error, isStale }), isAsked: isFetching, refetch, ahead: pages };
}

interface Asked {
  call: CallName;
  input: Readonly<Record<string, string | number>>;
  /** Whether it may be requested now. */
  isKnown: boolean;
  /** Why there is nothing to request, or not yet. */
  state: "guest" | "empty" | "waiting" | undefined;
}

/** What is requested. The call is made once what it takes from the form no longer changes. */
function useAsked(from: From, props: FormFieldProps): Asked {
  const inputs = inputsOf(from);
  const typed = useTypedValues(inputs, props);
  const input = watchedInput(from, { ...useAround(), typed: (id) => typed[id] });
  const asked = JSON.stringify(input);
  const isStable = useDebounced(asked, INPUT_DEBOUNCE) === asked || inputs.length === 0;
  const isGuest = useSession() === null && isOfMember(from.call);
  return {
    call: from.call as CallName,
    input: (input ?? {}) as Asked["input"],
    isKnown: input !== undefined && isStable,
    state: isGuest ? "guest" : input === undefined ? "empty" : isStable ? undefined : "waiting",
  };
}

function listedOf(
  { value }: From,
  { state }: Asked,
  { entries, error, isStale }: { entries: readonly Row[] | undefined; error: unknown; isStale: boolean },
): Pick<Listed, "state" | "entries" | "error" | "isStale"> {
  const answered = isStale ? "waiting" : entries ? "ready" : error ? "failed" : "waiting";
  const isAskable = state !== "guest" && state !== "empty";
  return {
    state: isAskable ? answered : state,
    entries: isAskable && entries ? byValue(entries, value) : undefined,
    error,
    isStale,
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
