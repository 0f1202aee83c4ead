import type { UseQueryResult } from "@tanstack/react-query";
import type { CallOutput } from "#gateway/contract.ts";
import { useCall } from "../client/use-call.ts";

/** Milliseconds until rounds are refetched, because a merchant may have changed them. */
const REFETCHED = 20_000;

/** The rounds of the red envelope rain. */
export function useRain(): UseQueryResult<CallOutput<"rainRounds">> {
  return useCall("rainRounds", {}, { staleTime: 0, refetchInterval: REFETCHED });
}
