import { useQueryClient, type InfiniteData, type Query, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSession } from "#session/use-session.ts";
import { usePendingFavourites, wish, pendingOf, withPending } from "./pending-favourites.ts";
import { useCall, useSend } from "../client/use-call.ts";
import type { Page } from "../client/use-pages.ts";

/** A game as far as a heart must know it. */
export interface Favourable {
  nodeId: string;
  vassalage: string;
}

/** The member's favourites, one source for every widget: whether a game is one, and a way to change that. */
export interface Favourites {
  /** Undefined until they are known; empty for a guest. */
  ids: ReadonlySet<string> | undefined;
  /** The same where they are not known: asked for again. Undefined when they cannot be had. */
  find(): Promise<ReadonlySet<string> | undefined>;
  /** Shows the change at once, and takes it back when the platform refuses it. Resolves to whether it went through. */
  set(game: Favourable, wanted: boolean): Promise<boolean>;
}

const NOTHING: ReadonlySet<string> = new Set();

export function useFavourites(): Favourites {
  const client = useQueryClient();
  const session = useSession();
  const send = useSend();
  const wishes = usePendingFavourites();
  const { data, refetch } = useCall("favouriteIds", {});
  // The same set for as long as it holds the same: lists of cards are drawn again for another one.
  const ids = useMemo(() => data && withPending(data, wishes), [data, wishes]);

  async function set({ nodeId, vassalage }: Favourable, wanted: boolean): Promise<boolean> {
    const isUnderWay = pendingOf(nodeId) !== undefined;
    wish(nodeId, wanted);
    // Ten taps in a second are at most two calls, and the last one counts.
    if (isUnderWay) return true;
    let sent: boolean | undefined;
    try {
      while (sent !== pendingOf(nodeId)) {
        sent = pendingOf(nodeId) === true;
        await send(sent ? "addFavourite" : "removeFavourite", { nodeId, vendor: vassalage });
        keep(client, nodeId, sent);
      }
      return true;
    } catch {
      return false;
    } finally {
      wish(nodeId, undefined);
      // Nobody waits for it: what was shown too early is taken back already, also where the platform does not answer
      // any more.
      void refresh(client, nodeId, sent === true);
    }
  }
  const find = async () => {
    const { data: found } = await refetch({ cancelRefetch: false });
    return found && withPending(found, wishes);
  };
  return { ids: session === null ? NOTHING : ids, find, set };
}

/** Asks for the favourites as the platform has them after a change of one. */
async function refresh(client: QueryClient, nodeId: string, isAdded: boolean): Promise<void> {
  await client.invalidateQueries({ queryKey: ["favouriteIds"] });
  await client.invalidateQueries({ queryKey: ["favouriteList"], refetchType: "none" });
  await client.refetchQueries({
    queryKey: ["favouriteList"],
    type: "active",
    predicate: (query) => isRow(query) || (isAdded && isWithout(query, nodeId)),
  });
}

/** Pages that were read, or asked for, before the platform had the game. */
function isWithout({ queryKey, state: { data } }: Query, nodeId: string): boolean {
  const pages = (data as InfiniteData<Page<Favourable>> | undefined)?.pages ?? [];
  return queryKey.includes("pages") && !pages.some(({ content }) => content.some((game) => game.nodeId === nodeId));
}

/**
 * A row of favourites that stands on the page. Pages of a lobby stay as they were read, and a row that is not there
 * would push away what was tapped.
 */
function isRow({ queryKey, state: { data } }: Query): boolean {
  return !queryKey.includes("pages") && (data as { content: readonly unknown[] } | undefined)?.content.length !== 0;
}

/** What the platform has been told is known, before it is asked for again. */
function keep(client: QueryClient, nodeId: string, wanted: boolean): void {
  client.setQueriesData<string[]>(
    { queryKey: ["favouriteIds"] },
    (ids) => ids && [...ids.filter((id) => id !== nodeId), ...(wanted ? [nodeId] : [])],
  );
}
