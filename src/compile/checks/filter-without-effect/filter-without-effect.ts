import { andList } from "#kernel/english-list.ts";
import { isObject, type Json } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { namesUsed } from "../../analyse/screen-values.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { removedValue } from "../../layer/merged-layers.ts";
import { removalsBelow, type Removal } from "../../layer/provenance.ts";
import type { Check } from "../check.ts";

export const filterWithoutEffect: Check = {
  id: "filter-without-effect",
  severity: "error",
  suppressible: true,
  description: "Something on the screen is restricted by each of its filters.",
  about: ["A filter that no call takes is drawn, can be tapped, and changes nothing."],
  run: { brand: idleFilters },
};

function idleFilters(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "screens").flatMap((screen) => {
    const filters = Object.keys(draft.value.screens?.[screen]?.filters ?? {});
    if (filters.length === 0) return [];
    const used = namesUsed(draft.walk, "filter", screen);
    // A misspelt name may mean any of them: that is reported as such.
    if ([...used].some((id) => !filters.includes(id))) return [];
    const idle = filters.filter((id) => !used.has(id));
    if (idle.length === 0) return [];
    const removals = removalsBelow(["screens", screen, "body"], draft.layers);
    const taken = idle.map((id) => ({ id, by: removals.find((removal) => tookFilter(removal, id)) }));
    return [...new Set(taken.map(({ by }) => by))].flatMap((taker) => {
      const ids = taken.flatMap(({ id, by }) => (by === taker ? [id] : []));
      return taker ? [afterRemoval(screen, ids, taker.path)] : neverTaken(screen, ids, draft);
    });
  });
}

/** Filters that no layer gave to a call: one mistake for all brands, whatever they remove. */
function neverTaken(screen: string, idle: readonly string[], draft: Draft): Finding[] {
  const shown = shownFilters(draft, screen);
  return idle.map((id) => ({
    path: ["screens", screen, "filters", id],
    at: "key",
    message: `No call of the screen "${screen}" takes the filter "${id}": choosing there changes nothing.`,
    hint: `Give it to a parameter: { "filter": "${valueOf(id, draft.value.screens?.[screen]?.filters?.[id]?.kind)}" }${shown.has(id) ? "." : ", or remove it."}`,
    relies: { path: ["screens", screen], inside: true },
  }));
}

/** What a parameter takes of a filter: of a period one of its days. */
function valueOf(id: string, kind: string | undefined): string {
  return kind === "period" ? `${id}.from` : id;
}

/** Filters that a filter bar names: nobody can tell whether they are to be removed there, too. */
function shownFilters(draft: Draft, screen: string): ReadonlySet<string> {
  return new Set(
    draft.walk.placements
      .filter(({ widget, path }) => widget === "filter-bar" && path[0] === "screens" && path[1] === screen)
      .flatMap(({ path }) => {
        const named = valueAtPath(draft.value, [...path, "options", "filters"]);
        return isObject(named) ? Object.keys(named) : [];
      }),
  );
}

/** Whether a parameter in what is removed takes a filter. */
function tookFilter(removal: Removal, id: string): boolean {
  const value = removedValue(removal);
  return value !== undefined && bindsFilter({ [String(removal.path.at(-1))]: value }, id);
}

function bindsFilter(value: Json, id: string): boolean {
  if (Array.isArray(value)) return value.some((inner) => bindsFilter(inner, id));
  if (!isObject(value)) return false;
  const { filter, action } = value;
  // An action chooses in a filter, which restricts nothing.
  if (typeof filter === "string" && action === undefined && filter.split(".")[0] === id) return true;
  return Object.values(value).some((inner) => bindsFilter(inner, id));
}

/** A layer removed what took them. */
function afterRemoval(screen: string, idle: readonly string[], removed: Finding["path"]): Finding {
  const names = andList(idle.map((id) => `"${id}"`));
  return {
    path: removed,
    at: "value",
    message: `Without "${removed.at(-1)}" no call of the screen "${screen}" takes ${names}: choosing there changes nothing.`,
    hint: `Keep it, or remove ${names} from the filters of the screen, too.`,
    relies: { path: ["screens", screen], inside: true },
  };
}
