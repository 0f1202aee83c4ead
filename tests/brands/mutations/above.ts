import { isObject, type Json } from "#kernel/json.ts";
import type { GoodSite } from "./good-site.ts";
import type { Place } from "./places.ts";

type Above = "nothing" | "a part" | "all of it";

/** What the layers between a layer and a brand set at a place. */
export function setAbove({ sources }: GoodSite, layer: string, path: Place["path"], brand: string): Above {
  const chain = sources.chains.get(brand) ?? [];
  const higher = chain.slice(chain.findIndex(({ id }) => id === layer) + 1);
  const levels = higher.map(({ value }) => setIn(value, path));
  return levels.find((one) => one === "all of it") ?? levels.find((one) => one === "a part") ?? "nothing";
}

function setIn(value: Json, path: Place["path"]): Above {
  let reached: Json = value;
  for (const step of path) {
    if (!isObject(reached)) return "all of it";
    if (!Object.hasOwn(reached, step)) return "nothing";
    reached = reached[step] as Json;
  }
  return isObject(reached) ? "a part" : "all of it";
}
