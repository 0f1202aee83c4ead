import { isObject, type Json } from "#kernel/json.ts";
import { positionOf, replaced } from "../edit.ts";
import type { GoodSite } from "../good-site.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

/**
 * The content of another section: the footer's in the header. It is one mistake, however many of its keys are unknown.
 */
export const swappedSection: MutationKind = {
  name: "content of another section",
  mutate: ({ text, places, isPack }, random, site) => {
    const place = isPack ? undefined : random.some(places.filter(isSection));
    const other = random.some(
      sections(site).filter(
        ({ path, json }) => path[0] !== place?.path[0] && place && leavesIn(json) > 2 && !sharesKeys(json, place.json),
      ),
    );
    if (!place || !other) return undefined;
    return {
      ...replaced(text, place.value, JSON.stringify(other.json, null, 2)),
      ...positionOf(text, (place.key ?? place.value).offset),
      path: place.path,
    };
  },
};

function isSection({ path, json }: Place): boolean {
  return path.length === 1 && isObject(json) && Object.keys(json).length > 0;
}

function sections({ good }: GoodSite): Place[] {
  return good.filter(({ isPack }) => !isPack).flatMap(({ places }) => places.filter(isSection));
}

/** Sections that share key names could be valid where they are. */
function sharesKeys(one: Json, other: Json): boolean {
  const keys = new Set([...keysIn(one), ...Object.values(one as object).flatMap(keysIn)]);
  return [...keysIn(other), ...Object.values(other as object).flatMap(keysIn)].some((key) => keys.has(key));
}

/** One value or two are rather misspelt than misplaced. */
function leavesIn(value: Json): number {
  return typeof value === "object" && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + leavesIn(inner), 0)
    : 1;
}

function keysIn(value: unknown): string[] {
  return isObject(value) ? Object.keys(value).filter((key) => !key.startsWith("$")) : [];
}
