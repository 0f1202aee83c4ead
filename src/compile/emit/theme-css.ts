import type { Theme } from "#descriptor/theme.ts";
import { fonts, type FontId } from "#descriptor/vocabulary/font.ts";
import { edgesOf } from "../theme/edges.ts";
import { fillsOf } from "../theme/fills.ts";
import { inTheDark, palettesOf, type Gradients, type Palette } from "../theme/palette.ts";
import { over } from "../theme/rgb.ts";

/** Sizes of text, in the browser's own font size: 16 px until a visitor chooses another one. */
export const scales = {
  tight: ["0.75rem", "0.8125rem", "0.9375rem", "1.125rem", "1.375rem", "1.75rem"],
  regular: ["0.75rem", "0.875rem", "1rem", "1.25rem", "1.625rem", "2.125rem"],
  grand: ["0.75rem", "0.875rem", "1.0625rem", "1.375rem", "1.9375rem", "2.75rem"],
} as const;
/**
 * How things move, as tokens: the time of a change of state, the time that something takes to enter, its curve, how
 * far it travels (1: all the way), the size that it grows from, and the time between one thing and the next.
 */
const motions = {
  plain: motion("160ms", "260ms", "cubic-bezier(0.2, 0.8, 0.2, 1)", "1", "0.97", "240ms"),
  springs: motion("240ms", "460ms", "cubic-bezier(0.34, 1.4, 0.5, 1)", "1", "0.86", "160ms"),
  none: motion("0ms", "0ms", "ease-out", "0", "1", "0ms"),
  fades: motion("320ms", "600ms", "ease-in-out", "0", "1", "320ms"),
  depth: motion("200ms", "380ms", "cubic-bezier(0.16, 1, 0.3, 1)", "0", "0.8", "200ms"),
  slow: motion("420ms", "720ms", "cubic-bezier(0.45, 0, 0.15, 1)", "0.3", "1", "480ms"),
} as const;
const trackings = { tight: "-0.02em", normal: "0em", wide: "0.06em" } as const;

/** A theme as CSS, and the colours for the browser's address bar. */
export function compileTheme(theme: Theme): { css: string; themeColour: { light: string; dark: string } } {
  const { main, dark } = palettesOf(theme);
  const root = block(":root", [
    ["color-scheme", theme.scheme === "auto" ? "light dark" : theme.scheme],
    ...colourLines(main),
    ...gradientLines(theme.gradient, main),
    ...edgeLines(theme.gradient, main),
    ...typeLines(theme),
    ...shapeLines(theme),
    ...motionLines(theme),
  ]);
  const gradient = inTheDark(theme.gradient);
  const night = dark
    ? nightBlocks([...colourLines(dark), ...gradientLines(gradient, dark), ...edgeLines(gradient, dark)])
    : "";
  const light = over(main.header, main.surface);
  return { css: root + night, themeColour: { light, dark: dark ? over(dark.header, dark.surface) : light } };
}

/** The font-family list: the font, its metric-compatible fallback (written by the host), then the system font. */
export function fontStack(id: FontId): string {
  const { family, generic, package: shipped } = fonts[id];
  return shipped === null ? `system-ui, ${generic}` : `"${family}", "${family} Fallback", system-ui, ${generic}`;
}

/** The dark scheme: of a phone in dark mode unless the visitor chose light, and of a visitor who chose dark. */
function nightBlocks(lines: readonly Line[]): string {
  const followed = block(':root:not([data-scheme="light"])', lines);
  return `@media (prefers-color-scheme: dark){${followed}}${block(':root[data-scheme="dark"]', lines)}`;
}

type Line = readonly [name: string, value: string];

function block(selector: string, lines: readonly Line[]): string {
  return `${selector}{${lines.map(([name, value]) => `${name}:${value}`).join(";")}}`;
}

function colourLines(palette: Palette): Line[] {
  return Object.entries(palette).map(([name, value]) => [`--color-${kebab(name)}`, value]);
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function gradientLines(gradient: Gradients, palette: Palette): Line[] {
  const image = (direction: string, stops: readonly string[]) => `linear-gradient(${direction}, ${stops.join(", ")})`;
  const flat = (colour: string) => [colour, colour];
  return [
    ["--gradient-accent", image("90deg", gradient.accent?.$value ?? flat(palette.accent))],
    ["--gradient-page", image("180deg", gradient.page?.$value ?? flat(palette.surface))],
  ];
}

function edgeLines(gradient: Gradients, palette: Palette): Line[] {
  const named = (prefix: string, values: object) =>
    Object.entries(values).map(([name, value]): Line => [`--${prefix}-${kebab(name)}`, String(value)]);
  return [...named("edge", edgesOf(gradient, palette)), ...named("fill", fillsOf(palette))];
}

function typeLines({ font, type }: Theme): Line[] {
  return [
    ["--font-display", fontStack(font.display.$value)],
    ["--font-body", fontStack(font.body.$value)],
    ["--title-weight", String(type.titleWeight)],
    ["--title-transform", type.titleCase === "upper" ? "uppercase" : "none"],
    ["--title-variant", type.titleCase === "small-caps" ? "small-caps" : "normal"],
    ["--title-tracking", trackings[type.titleTracking]],
    ...scales[type.scale].map((size, index): Line => [`--size-${index + 1}`, size]),
  ];
}

function shapeLines({ radius, border, space }: Theme): Line[] {
  return [
    ["--radius-card", radius.card.$value],
    ["--radius-control", radius.control.$value],
    ["--radius-pill", radius.pill.$value],
    ["--border-width", border.width.$value],
    ["--space-screen", space.screen.$value],
    ["--space-gap", space.gap.$value],
    ["--space-inset", space.inset.$value],
  ];
}

function motionLines({ style }: Theme): readonly Line[] {
  return motions[style.motion];
}

function motion(
  quick: string,
  enter: string,
  ease: string,
  travel: string,
  growFrom: string,
  stagger: string,
): readonly Line[] {
  return [
    ["--quick", quick],
    ["--enter", enter],
    ["--ease", ease],
    ["--travel", travel],
    ["--grow-from", growFrom],
    ["--stagger", stagger],
  ];
}
