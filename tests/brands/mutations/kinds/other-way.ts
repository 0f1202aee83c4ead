import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;

/** A call that a form makes in another way than its fields are for. */
export const otherWay: MutationKind = {
  name: "other way to make the call of a form",
  mutate: ({ text, places }, random) => {
    const [whole] = places;
    const place = whole?.path[0] === "forms" ? random.some(places.filter((one) => waysOf(one).length > 1)) : undefined;
    if (!place) return undefined;
    const way = random.pick(waysOf(place).filter((one) => one !== place.json));
    const { path, value, json } = place;
    return { ...replaced(text, value, JSON.stringify(way)), path, original: String(json) };
  },
};

function waysOf({ path, parent }: Place): string[] {
  const made = path[0] === "forms" && path.at(-2) === "with" ? parent?.parent?.json : undefined;
  const { ways } = (isObject(made) && calls[String(made["call"])]) || {};
  return ways && path.at(-1) === ways.by ? Object.keys(ways.of) : [];
}
