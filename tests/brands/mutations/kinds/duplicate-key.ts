import { positionOf } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** An entry that occurs twice in the same object. */
export const duplicateKey: MutationKind = {
  name: "duplicate key",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(({ key }) => key !== undefined));
    if (!place?.key) return undefined;
    const end = place.value.offset + place.value.length;
    const entry = text.slice(place.key.offset, end);
    return { text: `${text.slice(0, end)}, ${entry}${text.slice(end)}`, ...movedBy(positionOf(text, end), 2) };
  },
};

function movedBy({ line, column }: { line: number; column: number }, columns: number) {
  return { line, column: column + columns };
}
