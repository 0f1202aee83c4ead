import { isPaged } from "#data/client/use-call.ts";
import { SourceAudience } from "#parts/screen/source-audience.tsx";
import { useSource, type SettledSource } from "#parts/screen/use-source.ts";
import { useWholeList } from "#parts/screen/use-whole-list.ts";
import { useShownSearch } from "#parts/use-shown-search.ts";
import { useText } from "#text/use-text.ts";
import { ListEnd } from "#ui/list/list-end.tsx";
import type { WidgetProps } from "../widget.ts";
import type { Entry } from "./entries.ts";
import { namedIn } from "./first-open.ts";
import { NumberedList } from "./numbered-list.tsx";
import { Records } from "./records.tsx";
import { useNamedEntry, usePagedList } from "./use-records.ts";

/** What a call lists, in the fields that the brand names. */
export function RecordList({ options }: WidgetProps<"record-list">) {
  const List = listOf(options);
  return (
    <SourceAudience source={options.source}>
      <List options={options} />
    </SourceAudience>
  );
}

type Props = Pick<WidgetProps<"record-list">, "options">;

function listOf({ source, paging }: Props["options"]) {
  if (!isPaged(source.call)) return WholeList;
  return paging === "pages" ? NumberedList : PagedList;
}

function WholeList({ options }: Props) {
  return <Records answer={useWholeList<Entry>(options.source)} options={options} />;
}

function PagedList({ options }: Props) {
  const asked = useSource(options.source);
  // Another filter is another list: like a list that is opened, it is refetched, as the sums beside it are.
  return <Pages key={JSON.stringify(asked.input)} asked={asked} options={options} />;
}

function Pages({ asked, options }: Props & { asked: SettledSource }) {
  const text = useText();
  const pages = usePagedList(asked, options.key);
  useNamedEntry(pages, options.key, namedIn(useShownSearch(), options.opened?.by));
  return (
    <>
      <Records answer={{ ...pages, data: pages.entries }} options={options} hasMore={pages.hasMore} />
      <ListEnd
        ahead={pages}
        words={{ coming: text("state.more"), failed: text("state.moreFailed"), retry: text("state.retry") }}
      />
    </>
  );
}
