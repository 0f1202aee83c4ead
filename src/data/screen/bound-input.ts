import type { Binding, Bound, SiteValue } from "#descriptor/vocabulary/binding.ts";
import type { AroundBinding } from "#descriptor/vocabulary/form-binding.ts";
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
  if (dataIn(given).some((id) => values.data[id] === undefined)) return undefined;
  const sent = Object.entries(given).map(([name, bound]) => [name, valueOf(bound, values)] as const);
  return Object.fromEntries(sent.filter((one): one is readonly [string, string | number] => one[1] !== undefined));
}

/** The named data that parameters are taken from. */
export function dataIn(given: Given): string[] {
  return Object.values(given).flatMap((bound) =>
    typeof bound === "object" && "data" in bound ? [headOf(bound.data)] : [],
  );
}

/** A bound value; undefined where there is nothing to send. */
function valueOf(bound: Bound, values: ScreenValues): string | number | undefined {
  return typeof bound === "object" ? takenFrom(bound, values) : bound;
}

function takenFrom(binding: Binding, values: ScreenValues): string | number | undefined {
  if ("filter" in binding) {
    const value = values.filters[headOf(binding.filter)];
    return value && sentBy(value, binding.filter.split(".")[1]);
  }
  if ("data" in binding) {
    const answer = values.data[headOf(binding.data)] as Row;
    return sendable(answer[binding.data.split(".")[1] ?? ""]);
  }
  return takenFromAround(binding, values);
}

/** A value from around a part of a page; undefined where there is nothing to send. */
export function takenFromAround(binding: AroundBinding, around: AroundValues): string | number | undefined {
  if ("query" in binding) return around.query.get(binding.query) ?? undefined;
  if ("row" in binding) return sendable(around.row?.[binding.row]);
  return "visitor" in binding ? around.userName : around.site(binding.site);
}

function sendable(field: unknown): string | number | undefined {
  return typeof field === "string" || typeof field === "number" ? field : undefined;
}

function headOf(name: string): string {
  return name.split(".")[0] ?? "";
}
