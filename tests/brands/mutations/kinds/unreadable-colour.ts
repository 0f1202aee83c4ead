import { setAbove } from "../above.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** The colours of texts with their backgrounds. */
const grounds: Readonly<Record<string, string>> = {
  ink: "surface",
  muted: "surface",
  accentInk: "surface",
  onAccent: "accent",
  onAccentAlt: "accentAlt",
  onHeader: "header",
  onBadge: "badge",
  positive: "surface",
  negative: "surface",
};

/** A text in the colour of its background. */
export const unreadableColour: MutationKind = {
  name: "text in the colour of its ground",
  mutate: ({ text, places, layer }, random, site) => {
    const colour = random.some(
      places.filter(
        ({ path }) =>
          path[0] === "theme" &&
          path.length === 4 &&
          (path[1] === "color" || path[1] === "dark") &&
          grounds[String(path[2])] !== undefined,
      ),
    );
    const ground = places.find(
      ({ path }) =>
        path.length === 4 &&
        path[1] === colour?.path[1] &&
        path[2] === grounds[String(colour?.path[2])] &&
        path[3] === "$value",
    );
    if (!colour || !ground || typeof ground.json !== "string" || colour.path[3] !== "$value") return undefined;
    const section = colour.path.slice(0, 2);
    return {
      ...replaced(text, colour.value, JSON.stringify(ground.json)),
      path: colour.path,
      reaches: (brand) => setAbove(site, layer, section, brand) === "nothing",
    };
  },
};
