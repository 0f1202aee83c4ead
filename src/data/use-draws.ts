import { useEffect, useState } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { LotteryGame } from "#gateway/entities.ts";
import { drawRefreshDelay } from "./draw-rules.ts";
import { clockAhead, learnClock } from "./server-clock.ts";
import { useList } from "./use-call.ts";

/** Lottery games, asked again when a draw ends (games §4), and how far the platform's clock is ahead in milliseconds. */
export function useDraws(source: { call: string; with?: Readonly<Record<string, string | number>> | undefined }): { answer: UseQueryResult<LotteryGame[]>; ahead: number } {
  const [delay, setDelay] = useState(drawRefreshDelay([]));
  const [ahead, setAhead] = useState(0);
  const answer = useList("lotteryGame", source, { refetchInterval: delay, staleTime: 2000 });
  const { data, dataUpdatedAt } = answer;
  const [cameWithPage] = useState(dataUpdatedAt);

  useEffect(() => {
    if (!data) return;
    setDelay(drawRefreshDelay(data));
    // What came with the page was stamped by the host's clock and says nothing about this one.
    if (dataUpdatedAt !== cameWithPage) learnClock(Date.parse(data[0]?.serverTime ?? ""), dataUpdatedAt);
    setAhead(clockAhead());
  }, [data, dataUpdatedAt, cameWithPage]);

  return { answer, ahead };
}
