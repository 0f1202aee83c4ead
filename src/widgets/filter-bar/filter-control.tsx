import type { ReactNode } from "react";
import type { FilterValue } from "#data/screen/filter-values.ts";
import type { ShownFilter } from "#descriptor/vocabulary/filter.ts";
import type { FiltersOfScreen } from "#parts/screen/use-filters.ts";
import type { WidgetProps } from "../widget.ts";
import { ChoiceFilter } from "./choice-filter.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { SearchFilter } from "./search-filter.tsx";
import { SortFilter } from "./sort-filter.tsx";
import { ToggleFilter } from "./toggle-filter.tsx";

type Look = NonNullable<NonNullable<WidgetProps<"filter-bar">["options"]["filters"]>[string]["look"]>;

/** A filter with what is chosen in it. */
export interface FilterProps<K extends ShownFilter["kind"]> {
  filter: Extract<ShownFilter, { kind: K }>;
  value: Extract<FilterValue, { kind: K }>;
  look: Look;
  /** The merchant's day, as an ISO date. */
  today: string;
  onChange(value: FilterValue): void;
}

const controls: { [K in ShownFilter["kind"]]: (props: FilterProps<K>) => ReactNode } = {
  choice: ChoiceFilter,
  period: PeriodFilter,
  sort: SortFilter,
  search: SearchFilter,
  toggle: ToggleFilter,
};

interface FilterControlProps {
  id: string;
  look: Look | undefined;
  of: FiltersOfScreen;
}

/** What a filter of the screen is chosen with, by its kind. */
export function FilterControl({ id, look, of: { filters, values, today, change } }: FilterControlProps) {
  const [filter, value] = [filters[id], values[id]];
  if (!filter || !value) return null;
  const Control = controls[filter.kind] as (props: FilterProps<ShownFilter["kind"]>) => ReactNode;
  return (
    <Control
      filter={filter}
      value={value}
      look={look ?? (filter.kind === "sort" ? "list" : "chips")}
      today={today}
      onChange={(next) => change(id, next)}
    />
  );
}
