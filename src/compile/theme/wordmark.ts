import type { ColourName } from "#descriptor/theme.ts";
import type { Logo } from "#descriptor/identity.ts";
import { contrast } from "./contrast.ts";
import { shadesOf } from "./on-gradients.ts";
import type { Gradients, Palette } from "./palette.ts";
import { over } from "./rgb.ts";

/** WCAG 2.2 AA for large letters, which a logo's are. */
export const enoughForLogos = 3;

/** Where a wordmark is, at least: in the header, and above forms. */
const grounds = ["header", "surface"] as const satisfies readonly ColourName[];

/** A name in the logo that is hard to see. */
export interface PaleWordmark {
  ground: (typeof grounds)[number];
  ratio: number;
  /** Of a gradient the colour that is nearest to what is behind it. */
  index: number;
}

/** Where the name of a logo is hard to see: the ink is a text that other pairs are checked for. */
export function paleWordmark(fill: Logo["fill"], gradient: Gradients, palette: Palette): PaleWordmark | undefined {
  if (fill === "ink") return undefined;
  const stops = (fill === "gradient" && gradient.accent?.$value) || undefined;
  const flat = fill === "gradient" ? palette.accent : palette.accentInk;
  const page = over(palette.surface, "#ffffff");
  const found = grounds.map((ground): PaleWordmark => {
    const behind = over(palette[ground], page);
    const ratios = shadesOf(stops ?? [flat], behind).map((shade) => contrast(shade, behind));
    const own = ratios.slice(0, stops?.length ?? 1);
    return { ground, ratio: Math.min(...ratios), index: own.indexOf(Math.min(...own)) };
  });
  return found.find(({ ratio }) => ratio < enoughForLogos);
}
