import type { Row } from "#data/page/row.ts";
import { usePage } from "#data/page/site.ts";
import { queryOfPage } from "#data/screen/page-number.ts";
import { ListedRecords } from "#parts/records/listed-records.tsx";
import { SourceAudience } from "#parts/screen/source-audience.tsx";
import { useFilters } from "#parts/screen/use-filters.ts";
import { useWholeList } from "#parts/screen/use-whole-list.ts";
import type { WidgetProps } from "../widget.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { shownLevel } from "./shown-level.ts";

/** A tree, one level at a time. Each level is an entry of the history: "back" leads one up. */
export function TreeList({ options }: WidgetProps<"tree-list">) {
  return (
    <SourceAudience source={options.source}>
      <Level options={options} />
    </SourceAudience>
  );
}

function Level({ options }: Pick<WidgetProps<"tree-list">, "options">) {
  const { route } = usePage();
  const { query, filters } = useFilters();
  const { children, breadcrumb, paging, ...list } = options;
  const { key, count } = children;
  const { [children.query]: opened, ...others } = queryOfPage(query, 1);
  // What is searched for on one level is not on the next.
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => filters[name]?.kind !== "search"));
  const searched = Object.keys(rest).length < Object.keys(others).length;
  const { data: path, error, isStale } = useWholeList<Row>(breadcrumb.source);
  const { source, marked } = shownLevel(options, isStale ? [] : (path ?? []));
  return (
    <div>
      <Breadcrumb
        breadcrumb={breadcrumb}
        path={path ?? []}
        isStale={isStale}
        parameter={children.query}
        opened={opened}
        rest={rest}
      />
      <ListedRecords
        options={{
          ...list,
          source,
          key,
          // The marked entry may be on a later page than the one that the address names.
          paging: marked === undefined ? paging : "endless",
          marked: searched ? undefined : marked,
          isOpen: isStale || (!path && !error),
          open: { to: route, query: { ...rest, [children.query]: { row: key } } },
          // What was found is on some level: a tap shows where.
          leads: (entry) => searched || entry[count ?? ""] !== 0,
        }}
      />
    </div>
  );
}
