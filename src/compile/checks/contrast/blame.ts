import type { ColourName } from "#descriptor/theme.ts";
import type { Draft } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { tints, type Pair } from "../../theme/pairs.ts";
import type { Path } from "../../validate/walk.ts";

/** The part of a theme with the colours of a scheme. */
export type Section = "color" | "dark";

/** A colour of a pair, and where it was set. */
export interface Blamed {
  name: ColourName;
  /** The colour that was set: the same one, or the one that it is derived from. */
  from: ColourName;
  path: Path;
}

/** What the colours that nobody set are derived from; all others from the text's. */
const origins: Partial<Record<ColourName, ColourName>> = {
  card: "surface",
  raised: "surface",
  header: "surface",
  badge: "surface",
  accentInk: "accent",
};

/** The colour of a pair that was set last. A text that nobody set fails because of what it lies on. */
export function blamedFor({ text, ground, tint }: Pair, section: Section, draft: Draft): Blamed | undefined {
  const below = [ground, ...(tint === undefined ? [] : [tints[tint].of])];
  return lastSet(settingOf(text, section, draft) ? [text, ...below] : [...below, text], section, draft);
}

/** The colour that was set last: the one in the highest layer, or the first in the list when the layer is the same. */
export function lastSet(names: readonly ColourName[], section: Section, draft: Draft): Blamed | undefined {
  let best: (Blamed & { height: number }) | undefined;
  for (const name of names) {
    const origin = origins[name] ?? "ink";
    const own = settingOf(name, section, draft);
    const setting = own ?? settingOf(origin, section, draft);
    if (setting && (!best || setting.height > best.height)) best = { name, from: own ? name : origin, ...setting };
  }
  return best;
}

function settingOf(name: ColourName, section: Section, { layers }: Draft): { path: Path; height: number } | undefined {
  for (const part of section === "dark" ? (["dark", "color"] as const) : (["color"] as const)) {
    const path = ["theme", part, name, "$value"];
    const layer = settingsOf(layers, path).at(-1)?.layer;
    if (layer) return { path, height: layers.indexOf(layer) };
  }
  return undefined;
}
