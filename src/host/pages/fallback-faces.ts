import metrics from "#descriptor/vocabulary/font-metrics.json" with { type: "json" };

/** A weight at which phones' own fonts are bold. */
const BOLD = 600;

/** A font that every phone has, under the names of its copies: only fonts of the same widths stand in for each other. */
const phoneFonts = {
  "sans-serif": { metrics: metrics["Arial"], names: ["Arial", "Roboto", "Arimo", "Liberation Sans"] },
  serif: { metrics: metrics["Times New Roman"], names: ["Times New Roman", "Noto Serif", "Tinos", "Liberation Serif"] },
} as const;

/** A family of the engine, without the comment of the file. */
export type MeasuredFamily = Exclude<keyof typeof metrics, "$comment">;

/**
 * The @font-face rules of a font that stands in for a family until it has loaded: a phone's own, scaled to the same
 * width and height, so that text does not move. Each weight has a width of its own: bold text of one font is wider than
 * regular text by more than that of another.
 */
export function fallbackFaces(family: MeasuredFamily, generic: keyof typeof phoneFonts): string {
  const { ascent, descent, lineGap, unitsPerEm, widths } = metrics[family];
  const { metrics: phone, names } = phoneFonts[generic];
  return Object.entries(widths)
    .map(([weight, width]) => {
      const isBold = Number(weight) >= BOLD;
      const phoneWidth = phone.widths[isBold ? "700" : "400"] / phone.unitsPerEm;
      const stretch = width / unitsPerEm / phoneWidth;
      const share = (value: number) => percent(Math.abs(value) / (unitsPerEm * stretch));
      const sources = names.map((name) => `local("${name}${isBold ? " Bold" : ""}")`);
      return (
        `@font-face{font-family:"${family} Fallback";font-weight:${weight};src:${sources.join(",")};size-adjust:${percent(stretch)};` +
        `ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:${share(lineGap)}}`
      );
    })
    .join("");
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
