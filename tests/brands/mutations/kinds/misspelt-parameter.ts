import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { isObject } from "#kernel/json.ts";
import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";
import { branchOf, choicesOf } from "../schema-at.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;

/** The name of a call's parameter, or its value, with a slip in it. */
export const misspeltParameter: MutationKind = {
  name: "misspelt parameter of a call",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter((one) => shapeFor(one) !== undefined));
    const shape = place && shapeFor(place);
    if (!place?.key || !shape) return undefined;
    const parameter = String(place.path.at(-1));
    const choices = shape[parameter] && choicesOf(branchOf(shape[parameter], place.json));
    const slip =
      choices && typeof place.json === "string" && random.below(2) === 0
        ? misspelt(String(place.json), random, (name) => choices.includes(name))
        : undefined;
    if (slip !== undefined)
      return { ...replaced(text, place.value, JSON.stringify(slip)), original: String(place.json), path: place.path };
    const other = misspelt(parameter, random, (name) => Object.hasOwn(shape, name));
    return other === undefined
      ? undefined
      : { ...replaced(text, place.key, JSON.stringify(other)), original: parameter, path: place.path };
  },
};

/** The parameters of the call that a value is a parameter of. */
function shapeFor({ path, parent }: Place): Endpoint["input"]["shape"] | undefined {
  const source = path.at(-2) === "with" ? parent?.parent?.json : undefined;
  return isObject(source) && parent?.below === undefined ? calls[String(source["call"])]?.input.shape : undefined;
}
