import { useEffect, useMemo, useState } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { CallOutput } from "#gateway/contract.ts";
import type { LotteryGame } from "#gateway/entities.ts";
import { drawRefreshDelay } from "./draw-rules.ts";
import type { PrizeMode } from "./launch-rules.ts";
import { gamesOf } from "./lottery-lobby.ts";
import { clockAhead, learnClock } from "../client/transport/server-clock.ts";
import { useSite } from "../page/site.ts";
import { useCall, useList, type CallOptions } from "../client/use-call.ts";
import { useDebounced } from "../client/use-debounced.ts";

/** Milliseconds after a change of language before the list is refetched (games §4, §9). */
const LANGUAGE_DEBOUNCE = 200;

/** Draws that are refetched when one ends (games §4), and how far the platform's clock is ahead in milliseconds. */
interface Draws<T> {
  answer: UseQueryResult<T>;
  ahead: number;
}

/** Lottery games of a widget's source. */
export function useDraws(source: {
  call: string;
  with?: Readonly<Record<string, string | number>> | undefined;
}): Draws<LotteryGame[]> {
  const [delay, setDelay] = useState(drawRefreshDelay([]));
  const answer = useList("lotteryGame", source, useRefetching(delay));
  return { answer, ahead: useClock(answer.data, answer.dataUpdatedAt, setDelay) };
}

/** The menu of the lottery lobby in a prize mode; undefined: it is not known yet. */
export function useLotteryMenu(prizeMode: PrizeMode | undefined): Draws<CallOutput<"lotteryMenu">> {
  const [delay, setDelay] = useState(drawRefreshDelay([]));
  const { language } = useSite();
  const refetching = useRefetching(delay);
  const answer = useCall(
    "lotteryMenu",
    { prizeMode, language },
    { ...refetching, enabled: refetching.enabled && prizeMode !== undefined },
  );
  const { data } = answer;
  const games = useMemo(() => data && gamesOf(data), [data]);
  return { answer, ahead: useClock(games, answer.dataUpdatedAt, setDelay) };
}

/**
 * Query options of draws: refetched after a delay in milliseconds, and debounced over changes of language (games §4).
 */
function useRefetching(delay: number): CallOptions & { enabled: boolean } {
  const { language } = useSite();
  const enabled = useDebounced(language, LANGUAGE_DEBOUNCE) === language;
  return { refetchInterval: delay, staleTime: 2000, enabled };
}

/** How far the platform's clock is ahead, learned from each answer; recomputes the refetch delay with each one. */
function useClock(
  games: readonly LotteryGame[] | undefined,
  arrivedAt: number,
  setDelay: (delay: number) => void,
): number {
  useEffect(() => {
    if (games) setDelay(drawRefreshDelay(games));
  }, [games, setDelay]);
  return useClockAhead(games?.[0]?.serverTime, arrivedAt);
}

/** How far the platform's clock is ahead in milliseconds, learned from each answer that says what time it is there. */
export function useClockAhead(serverTime: string | undefined, arrivedAt: number): number {
  const [ahead, setAhead] = useState(0);
  const [cameWithPage] = useState(arrivedAt);
  useEffect(() => {
    // An answer that came with the page has the host's time and reveals nothing about this clock.
    if (serverTime !== undefined && arrivedAt !== cameWithPage) learnClock(Date.parse(serverTime), arrivedAt);
    setAhead(clockAhead());
  }, [serverTime, arrivedAt, cameWithPage]);
  return ahead;
}
