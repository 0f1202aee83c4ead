import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A section with its own file, or with files of its entries, is in brand.json as well, or null there. */
export const sectionTwice: MutationKind = {
  name: "section in two places",
  mutate: ({ path, text, places, layer }, random, { good }) => {
    const here = places[0]?.children ?? [];
    const [first] = here;
    const isHere = (section: string | number | undefined) => here.some((one) => one.path[0] === section);
    const other = random.some(
      good.filter(
        (file) =>
          file.layer === layer &&
          !file.isPack &&
          file.path !== path &&
          file.places[0]?.path.length !== 0 &&
          // A second key of the same name is another mistake.
          !isHere(file.places[0]?.path[0]),
      ),
    );
    const [section, entry] = other?.places[0]?.path ?? [];
    if (!path.endsWith("/brand.json") || !first?.key || !other) return undefined;
    return replaced(
      text,
      { offset: first.key.offset, length: 0 },
      `"${section}": ${entry !== undefined || random.below(2) === 0 ? "null" : JSON.stringify(other.places[0]?.json)},\n  `,
    );
  },
};
