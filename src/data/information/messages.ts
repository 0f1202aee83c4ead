import { useQueryClient, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import type { Message } from "#gateway/entities.ts";
import { changesOf, useRefetchChanged } from "../client/effects.ts";
import { useSend } from "../client/use-call.ts";
import type { Page } from "../client/use-pages.ts";

const READ = "readMessage";

/**
 * Marks a message as read: its own mark and the unread count change at once, and are refetched when the platform
 * refuses.
 */
export function useReadMessage(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const refetchChanged = useRefetchChanged();
  const send = useSend();
  return async (id) => {
    change(
      client,
      (page) => withRead(page, id),
      (count) => count && count - 1,
    );
    try {
      const { unread } = await send(READ, { id });
      change(
        client,
        (page) => page,
        () => unread,
      );
    } catch {
      await refetchChanged(READ);
    }
  };
}

/** Changes what is known of messages, wherever it is shown: the lists of them and the numbers of unread ones. */
function change(
  client: QueryClient,
  list: (page: Page<Message>) => Page<Message>,
  count: (unread: number) => number,
): void {
  for (const call of changesOf(READ))
    client.setQueriesData<number | InfiniteData<Page<Message>>>({ queryKey: [call] }, (known) => {
      if (typeof known === "number") return count(known);
      return known && { ...known, pages: known.pages.map(list) };
    });
}

/** The page itself where the message is on another one. */
function withRead(page: Page<Message>, id: string): Page<Message> {
  if (!page.content.some((message) => message.id === id)) return page;
  return {
    ...page,
    content: page.content.map((message) => (message.id === id ? { ...message, read: true } : message)),
  };
}
