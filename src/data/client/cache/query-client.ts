import { QueryClient } from "@tanstack/react-query";
import type { CallName } from "#gateway/contract.ts";
import { GatewayError } from "../transport/gateway-error.ts";
import { callsOn } from "./effects.ts";

/**
 * Reading calls are retried once after a network failure; answers stay fresh for half a minute,
 * but for balances when their page is returned to.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        // Money moves where no tab of this site hears of it: in a game of its own window, at a payment provider.
        refetchOnWindowFocus: ({ queryKey: [call] }) =>
          callsOn("wallet").includes(call as CallName) ? "always" : true,
        // What was shown while offline was called stale: it is refetched, however short that was.
        refetchOnReconnect: "always",
        retry: (failures, error) => failures < 1 && error instanceof GatewayError && error.code === "network",
        retryDelay: 500,
      },
    },
  });
}
