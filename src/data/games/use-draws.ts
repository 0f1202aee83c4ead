import { useEffect, useMemo, useState } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { CallOutput } from "#gateway/contract.ts";
import type { LotteryGame } from "#gateway/entities.ts";
import { drawRefreshDelay } from "./draw-rules.ts";
import type { PrizeMode } from "./launch-rules.ts";
import { gamesOf } from "./lottery-lobby.ts";
import { useSite } from "../page/site.ts";
import { useCall, useList, type CallOptions } from "../client/use-call.ts";
import { useDebounced } from "../client/use-debounced.ts";

/** Milliseconds after a change of language before the list is refetched (games §4, §9). */
const LANGUAGE_DEBOUNCE = 200;

/** Lottery games of a widget's source, refetched when a draw ends (games §4). */
export function useDraws(source: {
  call: string;
  with?: Readonly<Record<string, string | number>> | undefined;
}): UseQueryResult<LotteryGame[]> {
  const [delay, setDelay] = useState(drawRefreshDelay([]));
  const answer = useList("lotteryGame", source, useRefetching(delay));
  useDelay(answer.data, setDelay);
  return answer;
}

/** The menu of the lottery lobby in a prize mode; undefined: it is not known yet. */
export function useLotteryMenu(prizeMode: PrizeMode | undefined): UseQueryResult<CallOutput<"lotteryMenu">> {
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
  useDelay(games, setDelay);
  return answer;
}

/**
 * Query options of draws: refetched after a delay in milliseconds, and debounced over changes of language (games §4).
 */
function useRefetching(delay: number): CallOptions & { enabled: boolean } {
  const { language } = useSite();
  const enabled = useDebounced(language, LANGUAGE_DEBOUNCE) === language;
  return { refetchInterval: delay, staleTime: 2000, enabled };
}

/** Recomputes the refetch delay with each answer. */
function useDelay(games: readonly LotteryGame[] | undefined, setDelay: (delay: number) => void): void {
  useEffect(() => {
    if (games) setDelay(drawRefreshDelay(games));
  }, [games, setDelay]);
}
