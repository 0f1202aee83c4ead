import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { namesIn } from "../names.ts";

/** A section's file, or the folder of screens or forms, with a slip in its name; a text pack in small letters. */
export const misspeltFile: MutationKind = {
  name: "misspelt name of a file",
  mutate: ({ path, text, isPack }, random, site) => {
    if (isPack) {
      const renamed = path.replace(/[^/]+$/, (name) => name.toLowerCase());
      return { text, renamed, line: 1, column: 1, original: /([A-Z]+)\.json$/.exec(path)?.[1] ?? "" };
    }
    const [, folder = "", original = "", rest = ""] =
      /^(brands\/(?:markets\/)?[^/]+\/)(screens|forms|[^/]+(?=\.json))(.*)$/.exec(path) ?? [];
    const slip = misspelt(original, random, (name) => namesIn(site).has(name));
    return slip === undefined
      ? undefined
      : { text, renamed: `${folder}${slip}${rest}`, file: `${folder}${slip}${rest}`, line: 1, column: 1, original };
  },
};
