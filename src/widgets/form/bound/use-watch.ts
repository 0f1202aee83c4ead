import { useEffect } from "react";
import { isOfMember, useCall } from "#data/client/use-call.ts";
import { useDebounced } from "#data/client/use-debounced.ts";
import type { CallName } from "#gateway/contract.ts";
import { useAround } from "#parts/screen/use-around.ts";
import { useSession } from "#session/use-session.ts";
import type { OpenForm } from "../fields/field-props.ts";
import { keepAnswer } from "./known-answers.ts";
import { useTypedValues } from "./use-typed-values.ts";
import { inputsOf, watchedInput } from "./watched-input.ts";

/** Milliseconds after the last change of an input until it is asked. */
export const INPUT_DEBOUNCE = 400;

/**
 * An answer may be valid once or for a moment: what was typed before is asked again. But only a change asks: a visitor
 * who looks something up in another app comes back to the fee that was there.
 */
const ASKED = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/**
 * A watched call: `empty` while nothing can be asked, `waiting` until the answer to what is typed now has come, `guest`
 * where only members get one.
 */
export interface Watch {
  state: "guest" | "empty" | "waiting" | "failed" | "ready";
  /** Only while it is ready: an older answer is none. */
  answer?: Readonly<Record<string, unknown>> | undefined;
  /** The answer to the same question while it is asked again. Nothing of it is sent. */
  earlier?: Watch["answer"];
  /** What is asked, once it no longer changes; empty: nothing can be. */
  asked: string | undefined;
  /** Why it has failed. */
  error?: unknown;
  retry(): void;
}

/** A watched call of a form by its name; undefined: none. Several fields may read one: it is made once. */
export function useWatch(name: string | undefined, props: OpenForm): Watch {
  const { form, contributions } = props;
  const source = form.watch?.[name ?? ""];
  const typed = useTypedValues(source ? inputsOf(source) : [], props);
  const around = useAround();
  const input = source && watchedInput(source, { ...around, typed: (id) => typed[id] });
  const asked = JSON.stringify(input);
  // Where nothing is typed there is nothing to wait for.
  const isStable =
    useDebounced(asked, INPUT_DEBOUNCE) === asked || (source !== undefined && inputsOf(source).length === 0);
  // Where nothing is watched nothing is asked: the name of the call does not matter then.
  const call = (source?.call ?? "startUp") as CallName;
  const query = useCall(call, (input ?? {}) as never, { enabled: input !== undefined && isStable, ...ASKED });
  const isGuest = useSession() === null && isOfMember(call) && source !== undefined;
  const state = isGuest ? "guest" : stateOf(input !== undefined, isStable, query);
  const answer = state === "ready" ? (query.data as Watch["answer"]) : undefined;
  useEffect(() => {
    if (name !== undefined) keepAnswer(contributions, name, answer && asked ? { asked, answer } : undefined);
  }, [contributions, name, asked, answer]);
  const isOfThis = input !== undefined && isStable && !query.isPlaceholderData;
  return {
    state,
    answer,
    earlier: isOfThis ? (query.data as Watch["answer"]) : undefined,
    asked: isStable ? (asked ?? "") : undefined,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** After a change of its input a query keeps the answer to the one before, as a placeholder. */
function stateOf(
  isAsked: boolean,
  isStable: boolean,
  query: { isFetching: boolean; isPlaceholderData: boolean; isError: boolean; data: unknown },
): Watch["state"] {
  if (!isAsked) return "empty";
  if (!isStable || query.isFetching) return "waiting";
  if (query.isError) return "failed";
  return query.data === undefined || query.isPlaceholderData ? "waiting" : "ready";
}
