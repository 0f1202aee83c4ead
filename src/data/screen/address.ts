import type { KnownParameter, ShownScreen } from "#descriptor/shown-screen.ts";
import { readFilters, textOf, type FilterValue } from "./filter-values.ts";
import { PAGE } from "./page-number.ts";

/** What a screen says of its address. */
export type Addressed = Pick<ShownScreen, "filters" | "parameters">;

/** What an address says to a screen. */
export interface Address {
  filters: Readonly<Record<string, FilterValue>>;
  /** The address without what it cannot say. */
  query: URLSearchParams;
  /** Parameters whose text is no value of theirs: they count as absent. */
  invalid: readonly string[];
  /** Parameters that the screen does not know. */
  unknown: readonly string[];
}

/** Reads an address. `today`: the merchant's day, as an ISO date. */
export function readAddress({ filters = {}, parameters }: Addressed, query: URLSearchParams, today: string): Address {
  const { values, dropped } = readFilters(filters, query, today);
  const others = [...new Set(query.keys())].filter((name) => !Object.hasOwn(filters, name));
  const invalid = [...dropped, ...others.filter((name) => !takes(parameters?.[name], query.get(name) ?? ""))];
  // Without filters nothing is changed in the address, so that nothing could remove it.
  const unknown =
    parameters && Object.keys(filters).length > 0 ? others.filter((name) => !Object.hasOwn(parameters, name)) : [];
  const known = new URLSearchParams(query);
  for (const name of [...invalid, ...unknown]) known.delete(name);
  return { filters: values, query: known, invalid, unknown };
}

function takes({ values, longest = Infinity, isPage }: KnownParameter = {}, text: string): boolean {
  return (values?.includes(text) ?? true) && text.length <= longest && (!isPage || /^[1-9]\d{0,4}$/.test(text));
}

/**
 * The query of an address with another value of a filter: initial values and what it cannot say stay out of it, other
 * parameters stay. Other entries begin with their first page.
 * Without a value it has its initial one.
 */
export function withFilter(
  screen: Addressed,
  query: URLSearchParams,
  { id, value, today }: { id: string; value: FilterValue | undefined; today: string },
): URLSearchParams {
  const next = readAddress(screen, query, today).query;
  next.delete(PAGE);
  const filter = screen.filters?.[id];
  const text = filter && value && textOf(value, filter, today);
  if (text) next.set(id, text);
  else next.delete(id);
  return next;
}
