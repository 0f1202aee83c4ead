import { usePage } from "#data/page/site.ts";
import { queryOfPage } from "#data/screen/page-number.ts";
import { ListedRecords } from "#parts/records/listed-records.tsx";
import { SourceAudience } from "#parts/screen/source-audience.tsx";
import { useFilters } from "#parts/screen/use-filters.ts";
import type { WidgetProps } from "../widget.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

/** A tree, one level at a time. Each level is an entry of the history: "back" leads one up. */
export function TreeList({ options }: WidgetProps<"tree-list">) {
  const { route } = usePage();
  const { query, filters } = useFilters();
  const { source, children, breadcrumb, ...list } = options;
  const { key, count } = children;
  const { [children.query]: opened, ...others } = queryOfPage(query, 1);
  // What is searched for on one level is not on the next.
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => filters[name]?.kind !== "search"));
  const searched = Object.keys(rest).length < Object.keys(others).length;
  return (
    <SourceAudience source={source}>
      <div>
        <Breadcrumb breadcrumb={breadcrumb} parameter={children.query} opened={opened} rest={rest} />
        <ListedRecords
          options={{
            ...list,
            source,
            key,
            open: { to: route, query: { ...rest, [children.query]: { row: key } } },
            // What was found is on some level: a tap shows where.
            leads: (entry) => searched || entry[count ?? ""] !== 0,
          }}
        />
      </div>
    </SourceAudience>
  );
}
