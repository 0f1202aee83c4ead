import type { UseQueryResult } from "@tanstack/react-query";
import type { CallOutput } from "#gateway/contract.ts";
import { useCall } from "../client/use-call.ts";
import { useClockAhead } from "./use-draws.ts";

/** Milliseconds until rounds are refetched, because a merchant may have changed them. */
const REFETCHED = 20_000;

/** The rounds of the red envelope rain, and how far the platform's clock is ahead in milliseconds. */
export function useRain(): { answer: UseQueryResult<CallOutput<"rainRounds">>; ahead: number } {
  const answer = useCall("rainRounds", {}, { staleTime: 0, refetchInterval: REFETCHED });
  return { answer, ahead: useClockAhead(answer.data?.[0]?.serverTime, answer.dataUpdatedAt) };
}
