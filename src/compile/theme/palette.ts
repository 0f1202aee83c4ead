import type { ColourName, Theme } from "#descriptor/theme.ts";
import { contrast, enough, luminance } from "./contrast.ts";
import { firstFor, nearestFor, type Use } from "./nearest.ts";
import { shadesOf } from "./on-gradients.ts";
import { onGradients, pairs, rgbsOf } from "./pairs.ts";
import { mix, over, rgbOf, type Rgb } from "./rgb.ts";

/** Every colour of a theme, set or derived. */
export type Palette = Record<ColourName, string>;
/** The colours that an operator set. */
export type GivenColours = Partial<Palette> & Pick<Palette, "accent" | "accentAlt" | "surface" | "ink">;
export type Gradients = Theme["gradient"];

/**
 * The palette of one scheme: colours that are set stay as they are; the rest is derived from the four main colours so
 * that text is readable on everything it lies on.
 */
export function derivePalette(given: GivenColours, gradient: Gradients = {}): Palette {
  const { accent, ink } = given;
  const surface = over(given.surface, "#ffffff");
  const dark = luminance(surface) < luminance(ink);
  const card =
    given.card ?? readableGround(surface, dark ? mix(surface, ink, 0.07) : mix(surface, "#ffffff", 0.75), ink);
  const raised =
    given.raised ?? readableGround(surface, dark ? mix(surface, ink, 0.11) : mix(surface, "#ffffff", 0.9), ink);
  const badge = given.badge ?? (dark ? "#e5484d" : "#d92d20");
  const header = given.header ?? surface;
  const wanted = {
    card,
    raised,
    badge,
    header,
    line: mix(surface, ink, 0.16),
    onAccent: ink,
    onAccentAlt: ink,
    onHeader: ink,
    onBadge: ink,
    accentInk: accent,
    muted: mix(ink, surface, 0.35),
    positive: dark ? "#3ddc84" : "#12733c",
    negative: dark ? "#ff7a70" : "#c4281c",
  };
  return withReadableTexts({ ...wanted, ...given }, given, gradient);
}

/** The texts on fills, with what they lie on. */
const fills: Partial<Record<ColourName, ColourName>> = {
  onAccent: "accent",
  onAccentAlt: "accentAlt",
  onHeader: "header",
  onBadge: "badge",
};
const derivedTexts = [
  ...(Object.keys(fills) as ColourName[]),
  ...(["accentInk", "muted", "positive", "negative"] as const),
];

function withReadableTexts(wanted: Palette, given: GivenColours, gradient: Gradients): Palette {
  const palette = { ...wanted };
  for (const name of derivedTexts)
    if (given[name] === undefined) palette[name] = readableText(name, palette, gradient) ?? palette.ink;
  return palette;
}

function readableText(name: ColourName, palette: Palette, gradient: Gradients): string | undefined {
  const colours = rgbsOf(palette);
  const candidates = candidatesFor(name, palette);
  for (const use of usesOf(name, palette, gradient)) {
    const found = candidates ? firstFor(name, candidates, use, colours) : nearestFor(name, use, colours);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** White, or black that is slightly tinted where that is still readable. On a single background one of the two is. */
function candidatesFor(name: ColourName, palette: Palette): readonly string[] | undefined {
  const fill = fills[name];
  if (fill === undefined) return undefined;
  const blackOrWhite = ["#ffffff", mix("#000000", palette[fill], 0.12), "#000000"];
  return name === "onHeader" ? [palette.ink, ...blackOrWhite] : blackOrWhite;
}

/** What a text is used for, then less and less of it: where no colour is readable on everything, tints matter least. */
function* usesOf(name: ColourName, palette: Palette, gradient: Gradients): Generator<Use> {
  const own = pairs.filter(({ text }) => text === name);
  const plain = own.filter(({ tint }) => tint === undefined);
  const shades = shadesUnder(name, gradient, palette);
  yield { pairs: own, shades };
  yield { pairs: plain, shades };
  yield { pairs: plain };
  yield { pairs: plain.slice(0, 1) };
}

/** The colours of the gradients that a text lies on. */
function shadesUnder(name: ColourName, gradient: Gradients, { surface }: Palette): Rgb[] {
  return (["accent", "page"] as const)
    .filter((one) => (onGradients[one] as readonly ColourName[]).includes(name))
    .flatMap((one) => shadesOf(gradient[one]?.$value ?? [], surface))
    .map(rgbOf);
}

/** The colours set for the light scheme, and those for the dark one when the theme follows the phone. */
export function palettesOf(theme: Pick<Theme, "scheme" | "color" | "dark" | "gradient">): {
  main: Palette;
  dark?: Palette;
} {
  const main = valuesOf(theme.color) as GivenColours;
  const light = derivePalette(main, theme.gradient);
  if (theme.scheme !== "auto") return { main: light };
  const dark = valuesOf(theme.dark ?? {});
  const { accent, accentAlt, surface, ink } = main;
  const kept: Partial<Palette> = {
    ...(dark.accent === undefined && main.onAccent !== undefined && { onAccent: main.onAccent }),
    ...(dark.accentAlt === undefined && main.onAccentAlt !== undefined && { onAccentAlt: main.onAccentAlt }),
    ...(dark.badge === undefined &&
      main.badge !== undefined && { badge: main.badge, ...(main.onBadge !== undefined && { onBadge: main.onBadge }) }),
  };
  const given = { accent, accentAlt, surface: ink, ink: surface, ...kept, ...dark };
  return { main: light, dark: derivePalette(given, inTheDark(theme.gradient)) };
}

/** The page's gradient is for the light scheme only. */
export function inTheDark({ page: _page, ...gradient }: Gradients): Gradients {
  return gradient;
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
    if (contrast(ink, tried) >= enough) return tried;
  }
  return surface;
}
