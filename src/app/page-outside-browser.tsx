import type { Query, QueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactElement } from "react";
import { StaticRouter } from "react-router-dom";
import { createQueryClient } from "#data/client/cache/query-client.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import { Site, type Slices } from "./site.tsx";

/** Maximum rounds of rendering: each can reveal queries that depend on the answers of the previous one. */
export const ROUNDS = 3;

/** A page, and where its answers come from. */
export interface PageOutsideBrowser {
  slices: Slices;
  address: string;
  transport: Transport;
  client: QueryClient;
}

/**
 * Holds the answers of one page: none of them becomes stale, a call that fails is not repeated, and no timer outlives the
 * page.
 */
export function clientOutsideBrowser(): QueryClient {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity, gcTime: Infinity, retry: false } });
  return client;
}

/** A page as it is rendered where there is no browser. */
export function pageOutsideBrowser({ slices, address, transport, client }: PageOutsideBrowser): ReactElement {
  return (
    <StrictMode>
      <StaticRouter location={address}>
        <Site initial={slices} client={client} transport={transport} />
      </StaticRouter>
    </StrictMode>
  );
}

/** Fetches the queries that the last render left pending, and returns them. */
export async function fetchPendingQueries(client: QueryClient): Promise<Query[]> {
  const open = client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === "pending" && (options as { enabled?: boolean }).enabled !== false);
  await Promise.allSettled(open.map((query) => query.fetch()));
  return open;
}
