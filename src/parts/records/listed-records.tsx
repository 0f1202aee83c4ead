import { isPaged } from "#data/client/use-call.ts";
import { SourceAudience } from "../screen/source-audience.tsx";
import { useSource, type ResolvedSource } from "../screen/use-source.ts";
import { useWholeList } from "../screen/use-whole-list.ts";
import { useShownSearch } from "../use-shown-search.ts";
import { ListEnd } from "../list-end.tsx";
import type { Entry, RecordListOptions } from "./entries.ts";
import { namedIn } from "./first-open.ts";
import { NumberedList } from "./numbered-list.tsx";
import { Records } from "./records.tsx";
import { useNamedEntry, usePagedList } from "./use-records.ts";

interface Props {
  options: RecordListOptions;
}

/** What a call lists, in the fields that the brand names. */
export function ListedRecords({ options }: Props) {
  const List = listOf(options);
  return (
    <SourceAudience source={options.source}>
      <List options={options} />
    </SourceAudience>
  );
}

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

function Pages({ asked, options }: Props & { asked: ResolvedSource }) {
  const pages = usePagedList(asked, options.key);
  const named = namedIn(useShownSearch(), options.opened?.by);
  useNamedEntry(pages, options.key, options.marked ?? named);
  return (
    <>
      <Records answer={{ ...pages, data: pages.entries }} options={options} hasMore={pages.hasMore} />
      <ListEnd ahead={pages} />
    </>
  );
}
