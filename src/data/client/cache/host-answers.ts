import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { clockAhead } from "../transport/server-clock.ts";
import type { PageSlice } from "#descriptor/compiled-brand.ts";

/**
 * The answers that the host rendered the page with. Parts of a page hydrate one by one; an answer that was refetched
 * meanwhile would not match the HTML of later parts, so each part starts from the host's answers.
 */
let answers: ReadonlyMap<string, unknown> = new Map();
let answeredAt = 0;

/** Stores the answers that came with the HTML: for hydration, and as the browser's first cache entries. */
export function storeHostAnswers(client: QueryClient, page: Pick<PageSlice, "answers" | "renderedAt">): void {
  answers = new Map(page.answers.map(({ key, data }) => [hashKey(key), data]));
  answeredAt = page.renderedAt;
  // The cache compares them with this phone's clock.
  const updatedAt = page.renderedAt - clockAhead();
  for (const { key, data } of page.answers) client.setQueryData(key, data, { updatedAt });
}

/**
 * The host's answer and its time while a part of its HTML is hydrating; undefined where there is none, afterwards and
 * everywhere else.
 */
export function useHostAnswer(key: QueryKey): { data: unknown; dataUpdatedAt: number } | undefined {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const data = hydrated ? undefined : hostAnswer(key);
  return data === undefined ? undefined : { data, dataUpdatedAt: answeredAt };
}

/** The answer that the host rendered the page with; undefined: none, and outside of a browser. */
export function hostAnswer(key: QueryKey): unknown {
  return answers.get(hashKey(key));
}

const never = () => () => undefined;
