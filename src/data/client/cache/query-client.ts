import { QueryClient } from "@tanstack/react-query";
import { GatewayError } from "../transport/gateway-error.ts";

/** Reading calls are retried once after a network failure; answers stay fresh for half a minute. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        refetchOnWindowFocus: true,
        // What was shown while offline was called stale: it is refetched, however short that was.
        refetchOnReconnect: "always",
        retry: (failures, error) => failures < 1 && error instanceof GatewayError && error.code === "network",
        retryDelay: 500,
      },
    },
  });
}
