import { withFilter } from "#data/screen/address.ts";
import { readFilters } from "#data/screen/filter-values.ts";
import type { ActionHandler } from "../action-handler.ts";
import { merchantDay } from "#data/screen/merchant-day.ts";
import { boundValue } from "../bound-values.ts";
import { closeOverlay, openedSheet } from "../overlay.ts";

/** Chooses in a filter, in the address; what is no value of it chooses its initial one. A sheet gives way to what it shows. */
export const setFilter: ActionHandler<"set-filter"> = async ({ filter, to }, context) => {
  const today = merchantDay(context);
  const chosen = to === undefined ? undefined : await boundValue(to, context);
  const wanted = new URLSearchParams(chosen === undefined ? {} : { [filter]: String(chosen) });
  const value = readFilters(context.screen.filters ?? {}, wanted, today).values[filter];
  if (!value) return;
  const next = withFilter(context.screen, new URLSearchParams(location.search), {
    id: filter,
    value,
    today,
  }).toString();
  if (openedSheet()) closeOverlay();
  context.go(`${location.pathname}${next && `?${next}`}`, { replace: true });
};
