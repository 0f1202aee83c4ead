import { misspelt, positionOf } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { namesIn } from "../names.ts";

/** The file of a screen with a slip in its name: either that name is corrected, or the route that names the screen. */
export const misspeltScreenFile: MutationKind = {
  name: "misspelt name of a screen's file",
  mutate: ({ path, text }, random, site) => {
    const [, folder = "", original = ""] = /^(brands\/.+\/screens\/)([^/]+)\.json$/.exec(path) ?? [];
    const slip = misspelt(original, random, (name) => namesIn(site).has(name));
    if (slip === undefined) return undefined;
    const renamed = `${folder}${slip}.json`;
    const named = site.good.flatMap((file) =>
      file.places
        .filter((one) => one.path[0] === "routes" && one.path.at(-1) === "screen" && one.json === original)
        .map(({ value }) => ({ file: file.path, ...positionOf(file.text, value.offset) })),
    );
    return { text, renamed, line: 1, column: 1, anyOf: [{ file: renamed, line: 1, column: 1 }, ...named] };
  },
};
