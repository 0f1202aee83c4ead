import type { ColourName } from "#descriptor/theme.ts";
import { contrast, enough } from "./contrast.ts";
import type { Gradients, Palette } from "./palette.ts";
import { onGradients } from "./pairs.ts";
import { mix, over } from "./rgb.ts";

/** A text that is unreadable on a gradient. */
export interface UnreadableStop {
  gradient: "accent" | "page";
  text: ColourName;
  /** Index of the gradient's colour, from 0. */
  index: number;
  /** Whether it is unreadable at that colour, or between it and the next. */
  place: "here" | "between";
  ratio: number;
  /** The colour itself, over the page. */
  colour: string;
}

/** Texts that are unreadable on a gradient: at one of its colours or, when all of those are readable, between two. */
export function unreadableStops(gradient: Gradients, palette: Palette): UnreadableStop[] {
  return (["accent", "page"] as const).flatMap((name) => {
    const colours = (gradient[name]?.$value ?? []).map((colour) => over(colour, palette.surface));
    const between = betweenOf(colours);
    return onGradients[name].flatMap((text): UnreadableStop[] => {
      const ratioOn = (shades: readonly string[]) => Math.min(...shades.map((shade) => contrast(palette[text], shade)));
      const reported = (index: number, place: UnreadableStop["place"], ratio: number) => [
        { gradient: name, text, index, place, ratio, colour: colours[index] ?? "#000" },
      ];
      const bad = colours.findIndex((colour) => ratioOn([colour]) < enough);
      if (bad !== -1) return reported(bad, "here", ratioOn([colours[bad] ?? ""]));
      const dim = between.findIndex((shades) => ratioOn(shades) < enough);
      return dim === -1 ? [] : reported(dim, "between", ratioOn(between[dim] ?? []));
    });
  });
}

/** The colours of a gradient over the page, and between them. */
export function shadesOf(colours: readonly string[], surface: string): string[] {
  const seen = colours.map((colour) => over(colour, surface));
  return [...seen, ...betweenOf(seen).flat()];
}

function betweenOf(colours: readonly string[]): string[][] {
  return colours
    .slice(0, -1)
    .map((colour, index) => [0.25, 0.5, 0.75].map((share) => mix(colour, colours[index + 1] ?? colour, share)));
}
