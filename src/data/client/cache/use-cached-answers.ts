import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { useSite } from "../../page/site.ts";
import { hostAnswer } from "./host-answers.ts";
import { keyOf, requestFor } from "../use-call.ts";

/** Calls without input whose answer is the same for every visitor. */
type PublicCall = "startUp" | "registerSettings";

/** Reads answers without fetching them; undefined before the first one. */
export interface CachedAnswers {
  latest<C extends PublicCall>(call: C): CallOutput<C> | undefined;
  /** That of the first render: what the host rendered the page with, if it has it. */
  first<C extends PublicCall>(call: C): CallOutput<C> | undefined;
}

/** The answers that the page has at any time, for what is computed outside of a render. */
export function useCachedAnswers(): CachedAnswers {
  const client = useQueryClient();
  const site = useSite();
  return useMemo(() => cachedAnswers(client, site), [client, site]);
}

/** The same outside of React. */
export function cachedAnswers(client: QueryClient, site: SiteSlice): CachedAnswers {
  const keyOfCall = (call: PublicCall) => keyOf(requestFor(call, {}, site, null));
  return {
    latest: (call) => client.getQueryData(keyOfCall(call)),
    first: (call) => (hostAnswer(keyOfCall(call)) ?? client.getQueryData(keyOfCall(call))) as never,
  };
}
