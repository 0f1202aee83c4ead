import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { Message } from "#gateway/entities.ts";
import { useSend } from "../client/use-call.ts";
import type { Page } from "../client/use-pages.ts";

/**
 * Marks a message as read: its own mark and the unread count change at once, and are refetched when the platform
 * refuses.
 */
export function useReadMessage(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const send = useSend();
  return async (id) => {
    client.setQueriesData<InfiniteData<Page<Message>>>(
      { queryKey: ["messages"] },
      (all) => all && { ...all, pages: all.pages.map((page) => withRead(page, id)) },
    );
    client.setQueriesData<number>({ queryKey: ["unreadCount"] }, (count) => count && count - 1);
    try {
      const { unread } = await send("readMessage", { id });
      client.setQueriesData<number>({ queryKey: ["unreadCount"] }, () => unread);
    } catch {
      await Promise.all([
        client.invalidateQueries({ queryKey: ["messages"] }),
        client.invalidateQueries({ queryKey: ["unreadCount"] }),
      ]);
    }
  };
}

/** The page itself where the message is on another one. */
function withRead(page: Page<Message>, id: string): Page<Message> {
  if (!page.content.some((message) => message.id === id)) return page;
  return {
    ...page,
    content: page.content.map((message) => (message.id === id ? { ...message, read: true } : message)),
  };
}
