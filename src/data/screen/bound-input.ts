import type { Binding, Bound, SiteValue } from "#descriptor/vocabulary/binding.ts";
import { sentBy, type FilterValue } from "./filter-values.ts";
import type { Row } from "../page/row.ts";

/** What is around any part of a page. */
export interface AroundValues {
  /** The parameters of the page's address, without what it cannot say. */
  query: URLSearchParams;
  /** The row in scope, if there is one. */
  row?: Row | null;
  /** Undefined for a guest. */
  userName: string | undefined;
  /** What is known of the site. */
  site: (value: SiteValue) => string;
}

/** What bound values are taken from. */
export interface ScreenValues extends AroundValues {
  filters: Readonly<Record<string, FilterValue>>;
  /** The answers of the screen's named data, as far as they have come. */
  data: Readonly<Record<string, unknown>>;
}

export type Given = Readonly<Record<string, Bound>>;
export type Input = Readonly<Record<string, string | number>>;

/** The parameters as they are sent; undefined while named data that they are taken from have not come. */
export function boundInput(given: Given, values: ScreenValues): Input | undefined {
  const taken = takenValues(given, values);
  return taken && (Object.fromEntries(Object.entries(taken).filter(([, value]) => isSendable(value))) as Input);
}

/** The values as they are, also those that cannot be sent; undefined while named data have not come. */
export function takenValues(given: Given, values: ScreenValues): Row | undefined {
  if (dataIn(given).some((id) => values.data[id] === undefined)) return undefined;
  return Object.fromEntries(Object.entries(given).map(([name, bound]) => [name, valueOf(bound, values)]));
}

/** The named data that parameters are taken from. */
export function dataIn(given: Given): string[] {
  return Object.values(given).flatMap((bound) =>
    typeof bound === "object" && "data" in bound ? [headOf(bound.data)] : [],
  );
}

function valueOf(bound: Bound, values: ScreenValues): unknown {
  return typeof bound === "object" ? takenFrom(bound, values) : bound;
}

function takenFrom(binding: Binding, values: ScreenValues): unknown {
  if ("filter" in binding) {
    const value = values.filters[headOf(binding.filter)];
    return value && sentBy(value, binding.filter.split(".")[1]);
  }
  if ("data" in binding) {
    const answer = values.data[headOf(binding.data)] as Row;
    return answer[binding.data.split(".")[1] ?? ""];
  }
  if ("query" in binding) return values.query.get(binding.query);
  if ("row" in binding) return values.row?.[binding.row];
  return "visitor" in binding ? values.userName : values.site(binding.site);
}

function isSendable(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function headOf(name: string): string {
  return name.split(".")[0] ?? "";
}
