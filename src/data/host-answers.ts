import { hashKey, type DehydratedState, type QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/**
 * The answers that the host rendered the page with. Parts of a page are taken over one by one; an answer that was renewed
 * meanwhile would not match the HTML of those that come later, so each part starts from what the host had.
 */
let answers: ReadonlyMap<string, unknown> = new Map();

/** Keeps the answers that came with the HTML. */
export function keepHostAnswers({ queries }: Pick<DehydratedState, "queries">): void {
  answers = new Map(queries.map(({ queryHash, state }) => [queryHash, state.data]));
}

/** While a part of the host's HTML is being taken over: what the host knew. Afterwards, and everywhere else: undefined. */
export function useHostAnswer(key: QueryKey): unknown {
  const takenOver = useSyncExternalStore(never, () => true, () => false);
  return takenOver ? undefined : answers.get(hashKey(key));
}

const never = () => () => undefined;
