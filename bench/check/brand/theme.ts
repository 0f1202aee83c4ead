import { paletteFromSeed, seedColour } from "#compile/theme/seed-palette.ts";
import type { JsonObject } from "#kernel/json.ts";
import type { Chance } from "./chance.ts";

/** Colours from one seed colour, fonts, sizes and styles. */
export function themeOf({ pick, number }: Chance): JsonObject {
  const { color, dark } = paletteFromSeed({
    accent: seedColour(number(1000) / 1000),
    scheme: pick(["light", "dark", "auto"]),
  });
  const tokens = (colours: object, about: string) =>
    Object.fromEntries(
      Object.entries(colours).map(([name, value]) => [
        name,
        { $value: value as string, $description: `${about} ${name}.` },
      ]),
    );
  const length = (...of: readonly number[]) => ({ $value: `${pick(of)}px` });
  return {
    scheme: dark ? "auto" : pick(["light", "dark"]),
    color: tokens(color, "Our"),
    ...(dark && { dark: tokens(dark, "At night, our") }),
    font: {
      display: { $value: pick(["sora", "fraunces", "playfair", "nunito"]) },
      body: { $value: pick(["figtree", "nunito"]) },
    },
    type: {
      scale: pick(["tight", "regular", "grand"]),
      titleWeight: pick([500, 600, 700, 800, 900]),
      titleCase: pick(["normal", "upper", "small-caps"]),
    },
    radius: { card: length(0, 4, 8, 12, 20, 24), control: length(0, 4, 8, 20), pill: length(4, 8, 20) },
    space: { screen: length(12, 16, 20), gap: length(16, 20, 24, 28), inset: length(12, 16, 20) },
    style: {
      card: pick(["flat", "outline", "glass", "shadow"]),
      title: pick(["plain", "bar", "marker", "rule", "centred"]),
      button: pick(["solid", "gradient", "outline", "glow"]),
      ball: pick(["round", "ring", "square", "lit", "figure"]),
      moment: pick(["plain", "rays", "flash", "leaf", "light", "pearl"]),
      motion: pick(["plain", "springs", "none", "fades", "depth", "slow"]),
    },
  };
}
