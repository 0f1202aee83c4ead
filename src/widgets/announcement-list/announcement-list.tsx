import { useShownSearch } from "#parts/use-shown-search.ts";
import { useSite } from "#data/page/site.ts";
import { useList } from "#data/client/use-call.ts";
import { formatDay } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { DisclosureList } from "#ui/list/disclosure-list.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import type { WidgetProps } from "../widget.ts";

/** Announcements with their day, the newest first; each expands to its text (games §2). */
export function AnnouncementList({ options }: WidgetProps<"announcement-list">) {
  const text = useText();
  const locale = useLocale();
  const { timeZone } = useSite().features;
  const wanted = new URLSearchParams(useShownSearch()).get("id");
  const { data, error, refetch } = useList("announcement", options.source);
  const newestFirst = data?.toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt));
  return (
    <DisclosureList
      answer={{ data: newestFirst, error, refetch }}
      words={{ failed: text("state.failed"), retry: text("state.retry"), none: text("no_announcement") }}
      coming={{ rows: 6, withNote: true }}
      entry={({ id, title, content, publishedAt }) => ({
        title,
        note: <time dateTime={publishedAt}>{formatDay(publishedAt, locale, timeZone)}</time>,
        openFirst: id === wanted,
        content: <RichText html={content} />,
      })}
    />
  );
}
