import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";
import type {
  Activity,
  Announcement,
  Article,
  Game,
  HotMatch,
  LotteryGame,
  Vendor,
  Winner,
} from "#gateway/entities.ts";
import type { Session } from "#session/session.ts";
import { useSession } from "#session/use-session.ts";
import { needsOf } from "./known-calls.ts";
import { useHostAnswer } from "./cache/host-answers.ts";
import { useSite } from "../page/site.ts";
import { whenSendable } from "./when-sendable.ts";
import { useTransport, type CallRequest } from "./transport/transport.ts";

/** Options of a query. */
export interface CallOptions {
  /** False: do not fetch yet. Calls that require a session never fetch without one. */
  enabled?: boolean;
  /** Milliseconds after which an answer is stale and refetched on the next use. */
  staleTime?: number;
  /** Milliseconds between refetches; false: none. */
  refetchInterval?: number | false;
  /** False: the answer is not refetched when the visitor comes back to the page. */
  refetchOnWindowFocus?: boolean;
  /** False: nor when the connection does. */
  refetchOnReconnect?: boolean;
}

/** Queries the platform and caches the answer. Language, merchant code and token are added here. */
export function useCall<C extends CallName>(
  call: C,
  input?: CallInput<C>,
  options: CallOptions = {},
): UseQueryResult<CallOutput<C>> {
  const site = useSite();
  const session = useSession();
  const transport = useTransport();
  const request = requestFor(call, input ?? {}, site, session);
  const { enabled = true, ...rest } = options;
  const queryKey = keyOf(request);
  const hostAnswer = useHostAnswer(queryKey);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => transport({ ...request, signal }) as Promise<CallOutput<C>>,
    // A change of language keeps the old texts until the new ones arrive; another visitor's answers are never kept.
    placeholderData: (before, earlier) => (earlier?.queryKey[3] === request.token ? before : undefined),
    ...whenSendable(request, enabled),
    ...rest,
  });
  return hostAnswer === undefined ? query : ({ ...query, ...hostAnswer, error: null } as UseQueryResult<CallOutput<C>>);
}

/** The entities that calls list, by their names in the contract. */
interface Entities {
  activity: Activity;
  announcement: Announcement;
  article: Article;
  vendor: Vendor;
  game: Game;
  hotMatch: HotMatch;
  winner: Winner;
  lotteryGame: LotteryGame;
}

/** The source of a widget's list. */
interface Source {
  call: string;
  with?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * The list of a widget's source: the answer itself, or the content of an answer that is a page. The compiler has
 * checked that the call lists this entity.
 */
export function useList<E extends keyof Entities>(
  _entity: E,
  source: Source,
  options: CallOptions = {},
): UseQueryResult<Entities[E][]> {
  const answer = useCall(source.call as CallName, source.with as never, options) as unknown as
    | UseQueryResult<Entities[E][]>
    | UseQueryResult<{ content: Entities[E][] }>;
  const { data } = answer;
  return data === undefined || Array.isArray(data)
    ? (answer as UseQueryResult<Entities[E][]>)
    : ({ ...answer, data: data.content } as UseQueryResult<Entities[E][]>);
}

/** Whether a call is paginated: it then takes pageNo and pageSize, and no limit. */
export function isPaged(call: string): boolean {
  return needsOf(call).paged === true;
}

/** Whether only members have what a call answers. */
export function isOfMember(call: string): boolean {
  return needsOf(call).auth === "session";
}

/** A request with everything that every call sends. */
export function requestFor(call: CallName, input: object, site: SiteSlice, session: Session | null): CallRequest {
  const { auth, language } = needsOf(call);
  // A call that never reads the session is not a trial account's: a trial player signs in and registers at the brand's
  // own merchant.
  const visitor = auth === "none" ? null : session;
  return {
    call,
    input: language ? { ...input, language: site.language } : { ...input },
    merchantCode: visitor?.merchantCode ?? site.merchant.code,
    token: visitor?.token ?? null,
  };
}

/** The cache key: call, merchant and input, and the visitor where the answer depends on it. */
export function keyOf(request: CallRequest): readonly unknown[] {
  return [request.call, request.merchantCode, request.input, request.token];
}

/** The answers that the page knows. */
export type Answers = QueryClient;
export const useAnswers: () => Answers = useQueryClient;

/** Refetches a call, or every call, wherever it is shown; elsewhere its answers are stale. */
export function useRefreshCall(): (...call: [] | [CallName]) => Promise<void> {
  const client = useQueryClient();
  return (...queryKey) => client.invalidateQueries({ queryKey });
}

/**
 * Makes one uncached call: signing in, signing out, everything that changes something. It is never retried
 * automatically.
 */
export function useSend(): <C extends CallName>(call: C, input: CallInput<C>) => Promise<CallOutput<C>> {
  const site = useSite();
  const session = useSession();
  const transport = useTransport();
  return (call, input) => transport(requestFor(call, input, site, session)) as Promise<never>;
}
