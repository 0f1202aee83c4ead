import { useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { CallName } from "#gateway/contract.ts";
import { useSession } from "#session/use-session.ts";
import { pageJoiner } from "./join-pages.ts";
import { useSite } from "../page/site.ts";
import { useTransport, type CallRequest } from "./transport/transport.ts";
import { requestFor } from "./use-call.ts";
import { whenSendable } from "./when-sendable.ts";

/** A request for a page of a list, without the page number. */
export interface PagedCall {
  call: CallName;
  input: Readonly<Record<string, string | number>>;
  /** How the call names the page number. */
  page: "pageNo" | "page";
}

/** A page as a call answers it. */
export interface Page<T> {
  content: T[];
  pageNum: number;
  totalPages: number;
  nextCursor?: string | undefined;
}
/** Where a page begins: its number, and the cursor of the platform, if any. */
interface Place {
  number: number;
  cursor?: string | undefined;
}

const FIRST: Place = { number: 1 };

/** The pages of a list that are loaded so far. Loading more appends; another request starts at page 1 (games §4). */
export interface Pages<T> extends PagesAhead {
  entries: readonly T[] | undefined;
  error: unknown;
  /** Whether pages are requested at the moment, those that are known included. */
  isFetching: boolean;
  refetch(): unknown;
}

/** The state of the pages that are not loaded yet. */
export interface PagesAhead {
  /** Whether there is more: the current page is below the total. False after a failure, until a retry (games §4). */
  hasMore: boolean;
  /** The next page is loading. */
  loading: boolean;
  /** The next page failed to load. */
  failedMore: boolean;
  loadMore(): void;
}

interface PagesOptions<T> {
  /** The key of an entry. */
  idOf(entry: T): string;
  /** False until the request is known. */
  enabled?: boolean;
  /** Refetched whenever the list is opened; otherwise only when it is known to have changed. */
  refetchOnOpen?: boolean;
}

/**
 * Milliseconds for which unused pages stay cached: a player who comes back from a game, however long it took, finds the
 * list as far as it was scrolled.
 */
const CACHE_TIME = 3_600_000;

/** Loads the pages of a list. */
export function usePages<T>(
  { call, input, page }: PagedCall,
  { idOf, enabled = true, refetchOnOpen = false }: PagesOptions<T>,
): Pages<T> {
  const site = useSite();
  const session = useSession();
  const transport = useTransport();
  const [join] = useState(() => pageJoiner(idOf));
  const request = requestFor(call, input, site, session);
  const requestOf = ({ number, cursor }: Place): CallRequest => ({
    ...request,
    input: { ...request.input, [page]: number, ...(cursor !== undefined && { cursor }) },
  });
  const answer = useInfiniteQuery({
    // A cache key of its own beside useCall's entry of the same call: these are pages.
    queryKey: [call, request.merchantCode, request.input, request.token, "pages"],
    queryFn: ({ signal, pageParam }) => transport({ ...requestOf(pageParam), signal }) as Promise<Page<T>>,
    initialPageParam: FIRST,
    getNextPageParam: ({ pageNum, totalPages, nextCursor }: Page<T>): Place | undefined =>
      pageNum < totalPages ? { number: pageNum + 1, cursor: nextCursor } : undefined,
    // A refetch would load all of them, one after the other: hundreds, for a list that was read to its end.
    // Only what is known to have changed is refetched.
    staleTime: Infinity,
    gcTime: CACHE_TIME,
    refetchOnReconnect: true,
    refetchOnMount: refetchOnOpen ? "always" : true,
    ...whenSendable(requestOf(FIRST), enabled),
  });
  const { data, error, isFetching, refetch } = answer;
  // Not with the query's own select, which deeply compares old and new results: thousands of entries.
  const entries = useMemo(() => data && join(data), [data, join]);
  return { entries, error, isFetching, refetch, ...aheadOf(answer) };
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
