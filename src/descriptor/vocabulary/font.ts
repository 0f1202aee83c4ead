import { z } from "zod";

/**
 * The fonts that the engine ships: variable fonts of npm's fontsource packages, Latin only. `system` uses the phone's
 * own.
 * `file` is the woff2 inside the package; `range` the weights the variable font covers.
 */
export const fonts = {
  system: { family: "system-ui", package: null, file: null, range: null, generic: "sans-serif" },
  sora: {
    family: "Sora",
    package: "@fontsource-variable/sora",
    file: "sora-latin-wght-normal.woff2",
    range: "100 800",
    generic: "sans-serif",
  },
  nunito: {
    family: "Nunito",
    package: "@fontsource-variable/nunito",
    file: "nunito-latin-wght-normal.woff2",
    range: "200 1000",
    generic: "sans-serif",
  },
  "sofia-condensed": {
    family: "Sofia Sans Condensed",
    package: "@fontsource-variable/sofia-sans-condensed",
    file: "sofia-sans-condensed-latin-wght-normal.woff2",
    range: "1 1000",
    generic: "sans-serif",
  },
  fraunces: {
    family: "Fraunces",
    package: "@fontsource-variable/fraunces",
    file: "fraunces-latin-wght-normal.woff2",
    range: "100 900",
    generic: "serif",
  },
  figtree: {
    family: "Figtree",
    package: "@fontsource-variable/figtree",
    file: "figtree-latin-wght-normal.woff2",
    range: "300 900",
    generic: "sans-serif",
  },
  playfair: {
    family: "Playfair Display",
    package: "@fontsource-variable/playfair-display",
    file: "playfair-display-latin-wght-normal.woff2",
    range: "400 900",
    generic: "serif",
  },
} as const;
export type FontId = keyof typeof fonts;

export const fontId = z
  .enum(Object.keys(fonts) as [FontId, ...FontId[]])
  .describe("A font that the engine ships, or `system` for the phone's own.");
