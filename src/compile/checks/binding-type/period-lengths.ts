import type { Filter, PeriodPreset } from "#descriptor/vocabulary/filter.ts";
import { periodUses, type PeriodUse } from "../../analyse/period-uses.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";

/** Days of the presets that are longer than one. */
const lengths: Readonly<Partial<Record<PeriodPreset, number>>> = { week: 7, month: 30 };

/** Periods that visitors may choose although a call refuses them for their length: reported once, for the strictest call. */
export function longPeriods(draft: Draft): Finding[] {
  const strictest = new Map<string, PeriodUse>();
  for (const use of periodUses(draft.value, draft.walk)) {
    const id = `${use.screen}/${use.filter}`;
    if (use.limits.most < (strictest.get(id)?.limits.most ?? Infinity)) strictest.set(id, use);
  }
  return [...strictest.values()].flatMap(({ screen, filter, call, limits }): Finding[] => {
    const offered = offeredBy(draft.value.screens?.[screen]?.filters?.[filter], ["screens", screen, "filters", filter]);
    return offered
      .filter(({ days }) => days > limits.most)
      .map(({ days, path }) => ({
        path,
        at: "value",
        message: `${days} days can be chosen, and "${call}" takes ${limits.most} at most.`,
        hint: undefined,
        relies: { path: ["screens", screen], inside: true },
      }));
  });
}

/** The lengths of the periods that a filter offers, and where it says so. */
function offeredBy(filter: AsFarAsRead<Filter> | undefined, at: Path): { days: number; path: Path }[] {
  if (filter?.kind !== "period") return [];
  const presets = (filter.presets ?? []).map((preset, place) => ({
    days: (preset && lengths[preset]) ?? 1,
    path: [...at, "presets", place],
  }));
  return [{ days: filter.most ?? 0, path: [...at, "most"] }, ...presets];
}
