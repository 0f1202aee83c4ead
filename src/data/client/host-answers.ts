import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { PageSlice } from "#descriptor/compiled-brand.ts";

/**
 * The answers that the host rendered the page with. Parts of a page are taken over one by one; an answer that was
 * renewed meanwhile would not match the HTML of those that come later, so each part starts from what the host had.
 */
let answers: ReadonlyMap<string, unknown> = new Map();

/** Keeps the answers that came with the HTML: for taking it over, and as what the browser knows until it asks again. */
export function keepHostAnswers(client: QueryClient, page: Pick<PageSlice, "answers" | "renderedAt">): void {
  answers = new Map(page.answers.map(({ key, data }) => [hashKey(key), data]));
  for (const { key, data } of page.answers) client.setQueryData(key, data, { updatedAt: page.renderedAt });
}

/**
 * While a part of the host's HTML is being taken over: what the host knew. Afterwards, and everywhere else: undefined.
 */
export function useHostAnswer(key: QueryKey): unknown {
  const takenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return takenOver ? undefined : answers.get(hashKey(key));
}

const never = () => () => undefined;
