import type { ColourName, Theme } from "#descriptor/theme.ts";
import { luminance } from "./contrast.ts";
import { lowest } from "./nearest.ts";
import { hexOfOklch, oklchOf, turned, type Oklch } from "./oklch.ts";
import { pairs, rgbsOf, unreadable } from "./pairs.ts";
import { derivePalette, type Palette, type GivenColours } from "./palette.ts";

/** Colours that a person chose, and the scheme of the pages. */
export interface Seed {
  accent: string;
  /** The second accent; 240° around the colour wheel when absent. */
  accentAlt?: string | undefined;
  scheme: Theme["scheme"];
}

/** The colours of a theme from one seed colour, with every checked pair readable. `dark` only for the scheme auto. */
export function paletteFromSeed(seed: Seed): { color: GivenColours; dark?: GivenColours } {
  if (seed.scheme === "auto") return { color: coloursOf(seed, "light"), dark: coloursOf(seed, "dark") };
  return { color: coloursOf(seed, seed.scheme) };
}

/** A colour for a person who chose none, from a number in [0, 1): vivid, and never between yellow and green. */
export function seedColour(share: number): string {
  const hue = share * 310;
  return hexOfOklch({ l: 0.58, c: 0.19, h: turned(hue > 80 ? hue + 50 : hue) });
}

function coloursOf(seed: Seed, scheme: "light" | "dark"): GivenColours {
  const wanted = wantedColours(seed, scheme);
  return readable(wanted);
}

/** Backgrounds are slightly tinted with the accent; text is the accent's darkest or lightest shade. */
function wantedColours({ accent, accentAlt }: Seed, scheme: "light" | "dark"): GivenColours {
  const own = oklchOf(accent);
  const tinted = (l: number, c: number, turn = 0) => hexOfOklch({ l, c: Math.min(c, own.c), h: turned(own.h + turn) });
  const main = scheme === "dark" ? lifted(accent, own) : accent;
  const second =
    accentAlt ??
    hexOfOklch({
      l: scheme === "dark" ? 0.78 : 0.52,
      c: Math.min(0.15, Math.max(0.05, own.c)),
      h: turned(own.h + 140),
    });
  if (scheme === "dark") {
    return {
      accent: main,
      accentAlt: second,
      surface: tinted(0.17, 0.03),
      ink: tinted(0.96, 0.012),
      card: tinted(0.22, 0.034),
      raised: tinted(0.26, 0.036),
      header: tinted(0.17, 0.03),
      line: tinted(0.36, 0.045),
      muted: tinted(0.76, 0.035),
    };
  }
  return {
    accent: main,
    accentAlt: second,
    surface: tinted(0.975, 0.012),
    ink: tinted(0.24, 0.04),
    card: "#ffffff",
    raised: "#ffffff",
    header: tinted(0.99, 0.006),
    line: tinted(0.88, 0.025),
    muted: tinted(0.48, 0.04),
  };
}

/** An accent too dark for a dark page becomes lighter. */
function lifted(accent: string, own: Oklch): string {
  return own.l >= 0.6 ? accent : hexOfOklch({ ...own, l: 0.68 });
}

/**
 * Moves an unreadable text colour away from its background step by step; a colour that stays unreadable is derived
 * instead.
 */
function readable(given: GivenColours): GivenColours {
  let result = given;
  for (const text of new Set(unreadable(derivePalette(given)).map((pair) => pair.text))) {
    const better = movedAway(text, derivePalette(result));
    result = better === undefined ? without(result, text) : { ...result, [text]: better };
  }
  return result;
}

/** More than enough, because the other texts move as well. */
const ample = 4.6;

function movedAway(text: ColourName, palette: Palette): string | undefined {
  const own = oklchOf(palette[text]);
  const dark = luminance(palette.surface) < 0.2;
  const use = { pairs: pairs.filter((pair) => pair.text === text) };
  for (let step = 0; step <= 50; step++) {
    const tried = hexOfOklch({ ...own, l: dark ? own.l + ((1 - own.l) * step) / 50 : own.l * (1 - step / 50) });
    if (lowest(text, use, rgbsOf({ ...palette, [text]: tried })) >= ample) return tried;
  }
  return undefined;
}

function without(given: GivenColours, name: ColourName): GivenColours {
  const { [name]: _dropped, ...rest } = given;
  return rest as GivenColours;
}
