import { useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { callTable } from "#gateway/call-table.ts";
import type { CallName } from "#gateway/contract.ts";
import { useSession } from "#session/use-session.ts";
import { pageJoiner } from "./join-pages.ts";
import { useSite } from "../page/site.ts";
import { useTransport } from "./transport.ts";
import { requestFor } from "./use-call.ts";

/** A question for a page of a list, without the number of the page. */
export interface PagedCall {
  call: CallName;
  input: Readonly<Record<string, string | number>>;
  /** How the call names the number of the page. */
  page: "pageNo" | "page";
}

/** A page as a call answers it. */
export interface Page<T> {
  content: T[];
  pageNum: number;
  totalPages: number;
  nextCursor?: string | undefined;
}
/** Where a page begins: its number, and behind what, where the platform said so. */
interface Place {
  number: number;
  cursor?: string | undefined;
}

/**
 * Pages of a list as far as they were asked for. Loading more appends; another question begins at page 1 (games §4).
 */
export interface Pages<T> extends PagesAhead {
  entries: readonly T[] | undefined;
  error: unknown;
  refetch(): unknown;
}

/** What is known of the pages that have not been asked for yet. */
export interface PagesAhead {
  /**
   * Whether there is more: the current page is below the total. Not after a failure, until somebody asks again (games
   * §4).
   */
  hasMore: boolean;
  /** The next page is on its way. */
  loading: boolean;
  /** The next page did not come. */
  failedMore: boolean;
  loadMore(): void;
}

interface PagesOptions<T> {
  /** What tells one entry from another. */
  idOf(entry: T): string;
  /** False as long as it is not known what is wanted. */
  enabled?: boolean;
  /** Asked for again whenever somebody opens the list; otherwise only when it is known to have changed. */
  freshWhenOpened?: boolean;
}

/**
 * Milliseconds for which pages are kept that nobody looks at: who comes back from a game, however long it was, finds
 * the list as far as it was read.
 */
const KEPT = 3_600_000;

/** Asks for the pages of a list. */
export function usePages<T>(
  { call, input, page }: PagedCall,
  { idOf, enabled = true, freshWhenOpened = false }: PagesOptions<T>,
): Pages<T> {
  const site = useSite();
  const session = useSession();
  const transport = useTransport();
  const [join] = useState(() => pageJoiner(idOf));
  const request = requestFor(call, input, site, session);
  const answer = useInfiniteQuery({
    // Beside what useCall keeps of the same call, never in its place: these are pages.
    queryKey: [call, request.merchantCode, request.input, request.token, "pages"],
    queryFn: ({ signal, pageParam: { number, cursor } }) =>
      transport({
        ...request,
        input: { ...request.input, [page]: number, ...(cursor !== undefined && { cursor }) },
        signal,
      }) as Promise<Page<T>>,
    initialPageParam: { number: 1 } as Place,
    getNextPageParam: ({ pageNum, totalPages, nextCursor }: Page<T>): Place | undefined =>
      pageNum < totalPages ? { number: pageNum + 1, cursor: nextCursor } : undefined,
    // Asked for again, they would be all of them, one after the other: hundreds, for a list that was read to its end.
    // Only what is known to have changed is.
    staleTime: Infinity,
    gcTime: KEPT,
    refetchOnReconnect: true,
    refetchOnMount: freshWhenOpened ? "always" : true,
    enabled: enabled && (callTable[call].auth !== "session" || session !== null),
  });
  const { data, error, refetch } = answer;
  // Not by the query's own select, which compares each time what it selected with what it had: thousands of entries.
  const entries = useMemo(() => data && join(data), [data, join]);
  return { entries, error, refetch, ...aheadOf(answer) };
}

function aheadOf({
  hasNextPage,
  isFetchNextPageError,
  isRefetchError,
  isFetchingNextPage,
  fetchNextPage,
}: UseInfiniteQueryResult): PagesAhead {
  const failed = isFetchNextPageError || isRefetchError;
  return {
    failedMore: hasNextPage && failed,
    loading: isFetchingNextPage,
    hasMore: hasNextPage && !failed,
    loadMore: () => void fetchNextPage(),
  };
}
