import type { ColourName, Theme } from "#descriptor/theme.ts";
import { enough, luminance, nearestReadable, textOn, worst } from "./contrast.ts";
import { mix, over } from "./rgb.ts";

/** Every colour of a theme, set or derived. */
export type Palette = Record<ColourName, string>;
/** The colours that an operator set. */
export type GivenColours = Partial<Palette> & Pick<Palette, "accent" | "accentAlt" | "surface" | "ink">;

/**
 * The palette of one scheme: colours that are set stay as they are; the rest is derived from the four main colours so
 * that text is readable.
 */
export function derivePalette(given: GivenColours): Palette {
  const { accent, accentAlt, ink } = given;
  const surface = over(given.surface, "#ffffff");
  const dark = luminance(surface) < luminance(ink);
  const card =
    given.card ?? readableGround(surface, dark ? mix(surface, ink, 0.07) : mix(surface, "#ffffff", 0.75), ink);
  const raised =
    given.raised ?? readableGround(surface, dark ? mix(surface, ink, 0.11) : mix(surface, "#ffffff", 0.9), ink);
  const header = given.header ?? surface;
  const grounds = [surface, over(card, surface), over(raised, surface)];
  const readable = (colour: string) => readableOn(colour, grounds, ink);
  const badge = given.badge ?? (dark ? "#e5484d" : "#d92d20");
  const text = (ground: string) => textOn([over(ground, surface)], ground);
  return {
    accent,
    accentAlt,
    surface: given.surface,
    ink,
    card,
    raised,
    header,
    badge,
    onAccent: given.onAccent ?? text(accent),
    onAccentAlt: given.onAccentAlt ?? text(accentAlt),
    accentInk: given.accentInk ?? readableOn(accent, [...grounds, ...tintsOf(accent, grounds)], readable(accent)),
    onHeader: given.onHeader ?? (worst(ink, [over(header, surface)]) >= enough ? ink : text(header)),
    line: given.line ?? mix(surface, ink, 0.16),
    muted: given.muted ?? readable(mix(ink, surface, 0.35)),
    positive: given.positive ?? readable(dark ? "#3ddc84" : "#12733c"),
    negative: given.negative ?? readable(dark ? "#ff7a70" : "#c4281c"),
    onBadge: given.onBadge ?? text(badge),
  };
}

/** The colours set for the light scheme, and those for the dark one when the theme follows the phone. */
export function palettesOf(theme: Theme): { main: Palette; dark?: Palette } {
  const main = valuesOf(theme.color) as GivenColours;
  if (theme.scheme !== "auto") return { main: derivePalette(main) };
  const dark = valuesOf(theme.dark ?? {});
  const { accent, accentAlt, surface, ink } = main;
  const kept: Partial<Palette> = {
    ...(dark.accent === undefined && main.onAccent !== undefined && { onAccent: main.onAccent }),
    ...(dark.accentAlt === undefined && main.onAccentAlt !== undefined && { onAccentAlt: main.onAccentAlt }),
    ...(dark.badge === undefined &&
      main.badge !== undefined && { badge: main.badge, ...(main.onBadge !== undefined && { onBadge: main.onBadge }) }),
  };
  return {
    main: derivePalette(main),
    dark: derivePalette({ accent, accentAlt, surface: ink, ink: surface, ...kept, ...dark }),
  };
}

function valuesOf(tokens: Partial<Record<ColourName, { $value: string } | undefined>>): Partial<Palette> {
  const values: Partial<Palette> = {};
  for (const name in tokens) {
    const token = tokens[name as ColourName];
    if (token) values[name as ColourName] = token.$value;
  }
  return values;
}

/** A background close to the surface on which the surface's text colour stays readable. */
function readableGround(surface: string, wanted: string, ink: string): string {
  for (let share = 1; share > 0; share -= 0.1) {
    const tried = mix(surface, wanted, share);
    if (worst(ink, [tried]) >= enough) return tried;
  }
  return surface;
}

/** The share of the accent in `--tint-accent`, which lies over every surface. */
const tint = 0.16;

/** What text in the accent's own colour lies on besides the surfaces themselves. */
export function tintsOf(accent: string, grounds: readonly string[]): string[] {
  return grounds.map((ground) => mix(ground, accent, tint));
}

/** The colour, or the nearest one that is readable on every background, or at least on the first. */
function readableOn(colour: string, grounds: readonly string[], ink: string): string {
  return nearestReadable(colour, grounds) ?? nearestReadable(colour, grounds.slice(0, 1)) ?? ink;
}
