import { QueryObserver, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { CallName } from "#gateway/contract.ts";
import { useSession } from "#session/use-session.ts";
import { useSite } from "../page/site.ts";
import { useTransport, type CallRequest, type Transport } from "./transport/transport.ts";
import { keyOf, requestFor } from "./use-call.ts";
import { whenSendable } from "./when-sendable.ts";

/** A call whose input may depend on the answers of others. */
export interface DependentCall {
  call: CallName;
  /** The input; undefined while an answer that it needs is missing. */
  inputFrom(answers: Readonly<Record<string, unknown>>): object | undefined;
}

/** The answers of several calls by the names that they were given. */
export interface Answers {
  data: Readonly<Record<string, unknown>>;
  /** Calls that failed and have no answer. */
  failed: readonly string[];
  retry(): void;
}

/** Queries several calls, each once those that it depends on have answered. */
export function useCalls(calls: Readonly<Record<string, DependentCall>>): Answers {
  const site = useSite();
  const session = useSession();
  const transport = useTransport();
  const client = useQueryClient();
  const requests = new Map<string, ReturnType<typeof requestFor>>();
  const data: Record<string, unknown> = {};
  // One round more for each call that waits for another.
  for (const _round of Object.keys(calls))
    for (const [id, { call, inputFrom }] of Object.entries(calls)) {
      const input = requests.has(id) ? undefined : inputFrom(data);
      if (!input) continue;
      const request = requestFor(call, input, site, session);
      requests.set(id, request);
      const answer: unknown = client.getQueryData(keyOf(request));
      if (answer !== undefined) data[id] = answer;
    }
  const named = [...requests];
  // Requests are new objects in each render; their text says whether they are others.
  const asked = JSON.stringify(named.map(([, request]) => request));
  // Not with useQueries: the library is one file for all pages, and nothing else needs that part of it.
  const observers = useMemo(
    () => (JSON.parse(asked) as CallRequest[]).map((request) => observerOf(request, client, transport)),
    [asked, client, transport],
  );
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const ends = observers.map((observer) => observer.subscribe(changed));
      return () => ends.forEach((end) => end());
    },
    [observers],
  );
  const state = () =>
    observers
      .map((observer) => observer.getCurrentResult())
      .map(({ status, dataUpdatedAt, errorUpdatedAt }) => `${status} ${dataUpdatedAt} ${errorUpdatedAt}`)
      .join();
  useSyncExternalStore(subscribe, state, state);
  const results = observers.map((observer) => observer.getCurrentResult());
  return {
    data,
    failed: named.flatMap(([id], index) => (results[index]?.isError && data[id] === undefined ? [id] : [])),
    retry: () => observers.forEach((observer) => void (observer.getCurrentResult().isError && observer.refetch())),
  };
}

function observerOf(request: CallRequest, client: QueryClient, transport: Transport): QueryObserver {
  return new QueryObserver(client, {
    queryKey: keyOf(request),
    queryFn: ({ signal }) => transport({ ...request, signal }),
    ...whenSendable(request),
  });
}
