import { luminance, worst } from "./contrast.ts";
import { hexOfOklch, oklchOf } from "./oklch.ts";
import type { Gradients, Palette } from "./palette.ts";
import { over } from "./rgb.ts";

/** WCAG 2.2 AA for the edges of controls (1.4.11). */
export const enoughForEdges = 3;

/** The colours of controls' edges, which what is behind them does not swallow. */
export interface Edges {
  /** A line in the accent's hue. */
  accent: string;
  /** The line around what is filled with the accent; transparent where the fill itself is distinct. */
  fill: string;
  /** The line of a field. */
  field: string;
  /** The same lines in the header. */
  headerAccent: string;
  headerFill: string;
}

/** Where controls are, and the text whose colour an edge has when no other is distinct there. */
const lastResorts = { page: "ink", header: "onHeader" } as const;
type Place = keyof typeof lastResorts;

export function edgesOf(gradient: Gradients, palette: Palette): Edges {
  const places = edgeGrounds(palette);
  const edge = (colour: string, place: Place) => distinct(colour, places[place], palette[lastResorts[place]]);
  const fills = [palette.accent, ...(gradient.accent?.$value ?? [])].map((fill) => over(fill, palette.surface));
  const around = (place: Place) =>
    fills.every((fill) => worst(fill, places[place]) >= enoughForEdges) ? "transparent" : edge(palette.accent, place);
  return {
    accent: edge(palette.accent, "page"),
    fill: around("page"),
    field: edge(palette.line, "page"),
    headerAccent: edge(palette.accent, "header"),
    headerFill: around("header"),
  };
}

/** What is behind the controls of each place. */
export function edgeGrounds({ surface, card, raised, header }: Palette): Record<Place, string[]> {
  const page = over(surface, "#ffffff");
  return { page: [page, over(card, page), over(raised, page)], header: [over(header, page)] };
}

/** The colour, or the nearest of its hue that is distinct: darker on a light page, lighter on a dark one. */
function distinct(colour: string, grounds: readonly string[], lastResort: string): string {
  const [ground = colour] = grounds;
  const own = oklchOf(over(colour, ground));
  const isDark = luminance(ground) < luminance(lastResort);
  for (let step = 0; step <= 50; step++) {
    const l = isDark ? own.l + ((1 - own.l) * step) / 50 : own.l * (1 - step / 50);
    const tried = step === 0 ? over(colour, ground) : hexOfOklch({ ...own, l });
    if (worst(tried, grounds) >= enoughForEdges) return tried;
  }
  return lastResort;
}
