import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { reportOnce } from "#data/page/report.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { readAddress, withFilter, type Address } from "#data/screen/address.ts";
import type { FilterValue } from "#data/screen/filter-values.ts";
import type { ShownFilters } from "#descriptor/vocabulary/filter.ts";
import { useToday } from "#facts/use-today.ts";
import { useShownSearch } from "../use-shown-search.ts";

/** The filters of the shown screen. They are in the address and nowhere else. */
export interface FiltersOfScreen {
  filters: ShownFilters;
  values: Readonly<Record<string, FilterValue>>;
  /** The address without what it cannot say. */
  query: URLSearchParams;
  /** The merchant's day, as an ISO date. */
  today: string;
  change(id: string, value: FilterValue): void;
  /** Puts filters back to their initial values. */
  reset(ids: readonly string[]): void;
}

/** Reads the filters from the address, and changes them there. A change replaces the history entry: "back" leaves the screen. */
export function useFilters(): FiltersOfScreen {
  const { screen } = usePage();
  const search = useShownSearch();
  const navigate = useNavigate();
  const today = useToday();
  const address = readAddress(screen, new URLSearchParams(search), today);
  useReports(address);
  const show = (next: URLSearchParams) =>
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  const changed = (query: URLSearchParams, id: string, value?: FilterValue) =>
    withFilter(screen, query, { id, value, today });
  return {
    filters: screen.filters ?? {},
    values: address.filters,
    query: address.query,
    today,
    change: (id, value) => show(changed(new URLSearchParams(search), id, value)),
    reset: (ids) => show(ids.reduce((query, id) => changed(query, id), new URLSearchParams(search))),
  };
}

/** Reports what the address cannot say: it is ignored, and removed with the next change. */
function useReports(address: Pick<Address, "invalid" | "unknown">): void {
  const { brand, reports = false } = useSite();
  const { route } = usePage();
  const [invalid, unknown] = [address.invalid.join(), address.unknown.join()];
  useEffect(() => {
    const place = { brand, screen: route, widget: "address" };
    const ignored = (name: string, problem: string, sent: boolean) =>
      reportOnce({ ...place, id: name }, new RangeError(problem), sent);
    if (invalid) ignored(invalid, `The address has no valid value for ${invalid}`, reports);
    // A shared link may have anything added: that is no fault of the brand, so the host gets no report.
    if (unknown) ignored(unknown, `The address has an unknown parameter ${unknown}`, false);
  }, [invalid, unknown, brand, route, reports]);
}
