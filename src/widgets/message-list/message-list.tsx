import { useShownSearch } from "#parts/use-shown-search.ts";
import { useSite } from "#data/page/site.ts";
import { usePages } from "#data/client/use-pages.ts";
import type { CallName } from "#gateway/contract.ts";
import type { Message } from "#gateway/entities.ts";
import { formatDay } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { Dot } from "#ui/mark/badge.tsx";
import { DisclosureList } from "#ui/list/disclosure-list.tsx";
import { ListEnd } from "#ui/list/list-end.tsx";
import type { WidgetProps } from "../widget.ts";
import { MessageText } from "./message-text.tsx";
import { useLinkedEntry } from "./use-linked-entry.ts";

/** The member's messages (account §2.3, games §2). */
export function MessageList({ options }: WidgetProps<"message-list">) {
  const text = useText();
  const locale = useLocale();
  const { timeZone } = useSite().features;
  const wanted = new URLSearchParams(useShownSearch()).get("id");
  const { call, with: input = {} } = options.source;
  const pages = usePages<Message>(
    { call: call as CallName, input, page: "pageNo" },
    { idOf: ({ id }) => id, refetchOnOpen: true },
  );
  useLinkedEntry(pages, wanted);
  const unread = (
    <>
      <Dot />
      <span className="visually-hidden">{text("inbox.unread")}</span>
    </>
  );
  return (
    <>
      <DisclosureList
        answer={{ ...pages, data: pages.entries }}
        words={{ failed: text("state.failed"), retry: text("state.retry"), none: text("inbox.none") }}
        coming={{ rows: 4, withNote: true }}
        entry={(message) => ({
          title: message.title,
          note: <time dateTime={message.sentAt}>{formatDay(message.sentAt, locale, timeZone)}</time>,
          mark: message.read ? undefined : unread,
          openFirst: message.id === wanted,
          content: <MessageText message={message} />,
        })}
      />
      <ListEnd
        ahead={pages}
        words={{ coming: text("state.more"), failed: text("state.moreFailed"), retry: text("state.retry") }}
      />
    </>
  );
}
