import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

/** An address that already leads to another route. It is reported at its second use. */
export const duplicatePath: MutationKind = {
  name: "address of another route",
  mutate: ({ text, places }, random) => {
    const addresses = places.filter(isAddress);
    const [first, second] = [random.some(addresses), random.some(addresses)].toSorted(
      (a, b) => (a?.value.offset ?? 0) - (b?.value.offset ?? 0),
    );
    if (!first || !second || first === second) return undefined;
    return replaced(text, second.value, JSON.stringify(first.json));
  },
};

function isAddress({ path, json }: Place): boolean {
  return (
    path[0] === "routes" &&
    typeof json === "string" &&
    (path[2] === "path" || (path[2] === "aliases" && path.length === 4))
  );
}
