import { QueryClient } from "@tanstack/react-query";
import { GatewayError } from "./gateway-error.ts";

/** Reading calls are tried once more after a network failure; answers stay fresh for half a minute. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        refetchOnWindowFocus: true,
        // What was shown without a connection was called old: it is asked for again, however short that was.
        refetchOnReconnect: "always",
        retry: (failures, error) => failures < 1 && error instanceof GatewayError && error.code === "network",
        retryDelay: 500,
      },
    },
  });
}
