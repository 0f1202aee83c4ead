import { useQueryClient, type InfiniteData, type Query, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSession } from "#session/use-session.ts";
import { usePendingFavourites, setPending, pendingOf, withPending } from "./pending-favourites.ts";
import { changesOf } from "../client/cache/effects.ts";
import { useCall, useSend } from "../client/use-call.ts";
import type { Page } from "../client/use-pages.ts";

/** The parts of a game that a heart needs. */
export interface Favourable {
  nodeId: string;
  vassalage: string;
}

/** The member's favourites, one source for every widget: whether a game is one, and how to toggle it. */
export interface Favourites {
  /** Undefined until they are known; empty for a guest. */
  ids: ReadonlySet<string> | undefined;
  /** The same, fetched when they are not known. Undefined when they cannot be loaded. */
  find(): Promise<ReadonlySet<string> | undefined>;
  /**
   * Optimistic update: shows the change at once, and rolls it back when the platform refuses it. Resolves to whether it
   * succeeded.
   */
  set(game: Favourable, wanted: boolean): Promise<boolean>;
}

const IDS = "favouriteIds";
const NOTHING: ReadonlySet<string> = new Set();

export function useFavourites(): Favourites {
  const client = useQueryClient();
  const session = useSession();
  const send = useSend();
  const pending = usePendingFavourites();
  const { data, refetch } = useCall(IDS, {});
  // The same set for as long as its content is the same: lists of cards re-render for another one.
  const ids = useMemo(() => data && withPending(data, pending), [data, pending]);

  async function set({ nodeId, vassalage }: Favourable, wanted: boolean): Promise<boolean> {
    const isPending = pendingOf(nodeId) !== undefined;
    setPending(nodeId, wanted);
    // Ten taps in a second are at most two calls, and the last one wins.
    if (isPending) return true;
    let sent: boolean | undefined;
    try {
      while (sent !== pendingOf(nodeId)) {
        sent = pendingOf(nodeId) === true;
        await send(sent ? "addFavourite" : "removeFavourite", { nodeId, vendor: vassalage });
        updateCache(client, nodeId, sent);
      }
      return true;
    } catch {
      return false;
    } finally {
      setPending(nodeId, undefined);
      // Not awaited: a failed optimistic update is rolled back already, even if the platform never answers again.
      void refresh(client, nodeId, sent === true);
    }
  }
  const find = async () => {
    const { data: found } = await refetch({ cancelRefetch: false });
    return found && withPending(found, pending);
  };
  return { ids: session === null ? NOTHING : ids, find, set };
}

/** Refetches the favourites after one has changed. */
async function refresh(client: QueryClient, nodeId: string, isAdded: boolean): Promise<void> {
  await client.invalidateQueries({ queryKey: [IDS] });
  for (const call of changesOf("addFavourite").filter(isListOfFavourites)) {
    await client.invalidateQueries({ queryKey: [call], refetchType: "none" });
    await client.refetchQueries({
      queryKey: [call],
      type: "active",
      predicate: (query) => isRow(query) || (isAdded && isWithout(query, nodeId)),
    });
  }
}

/** Whether a call lists nothing but favourites: what is none any more leaves such a list at once (games §4). */
export function isListOfFavourites(call: string): boolean {
  return call !== IDS && changesOf("addFavourite").some((changed) => changed === call);
}

/** Pages that were fetched, or requested, before the platform had the game. */
function isWithout({ queryKey, state: { data } }: Query, nodeId: string): boolean {
  const pages = (data as InfiniteData<Page<Favourable>> | undefined)?.pages ?? [];
  return queryKey.includes("pages") && !pages.some(({ content }) => content.some((game) => game.nodeId === nodeId));
}

/**
 * A row of favourites on the page. Loaded pages of a lobby stay as they are, and a row that appears would push away
 * what was tapped.
 */
function isRow({ queryKey, state: { data } }: Query): boolean {
  return !queryKey.includes("pages") && (data as { content: readonly unknown[] } | undefined)?.content.length !== 0;
}

/** The cache has what was sent to the platform, before it is refetched. */
function updateCache(client: QueryClient, nodeId: string, wanted: boolean): void {
  client.setQueriesData<string[]>(
    { queryKey: [IDS] },
    (ids) => ids && [...ids.filter((id) => id !== nodeId), ...(wanted ? [nodeId] : [])],
  );
}
