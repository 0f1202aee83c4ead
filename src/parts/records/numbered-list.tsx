import { useCall } from "#data/client/use-call.ts";
import { usePage } from "#data/page/site.ts";
import { pageIn, queryOfPage } from "#data/screen/page-number.ts";
import { RouteLink } from "../route-link.tsx";
import { useFilters } from "../screen/use-filters.ts";
import { shownEntries, useSource, withSource } from "../screen/use-source.ts";
import { useText } from "#text/use-text.ts";
import { buttonClasses } from "#ui/control/button.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import type { Entry, RecordListOptions } from "./entries.ts";
import { PageLinks } from "./page-links.tsx";
import { Records } from "./records.tsx";

interface Page {
  content: readonly Entry[];
  pageNum: number;
  totalPages: number;
}

/** One page of a list: the one that the address names. */
export function NumberedList({ options }: { options: RecordListOptions }) {
  const asked = useSource(options.source);
  const { query } = useFilters();
  const number = pageIn(query);
  const input = { ...asked.input, pageNo: number } as never;
  const answer = useCall(asked.call, input, { enabled: asked.ready, staleTime: 0 });
  const { data, error, refetch, isPlaceholderData: isStale } = answer;
  const page = data as Page | undefined;
  const isPastEnd = page?.pageNum === number && number > 1 && page.content.length === 0;
  if (isPastEnd) return <PastEnd query={query} />;
  return (
    <>
      <Records
        answer={withSource(asked, { data: shownEntries(page?.content, isStale), error, refetch, isStale })}
        options={options}
        hasMore={page !== undefined && page.totalPages > 1}
      />
      {page && page.totalPages > 1 && <PageLinks current={number} last={page.totalPages} query={query} />}
    </>
  );
}

/** There were more entries once, or the address was typed. */
function PastEnd({ query }: { query: URLSearchParams }) {
  const text = useText();
  const { route } = usePage();
  return (
    <StateBox
      small
      kind="empty"
      title={text("state.pageNone")}
      action={
        <RouteLink to={route} query={queryOfPage(query, 1)} replace className={buttonClasses("quiet")}>
          {text("state.pageFirst")}
        </RouteLink>
      }
    />
  );
}
