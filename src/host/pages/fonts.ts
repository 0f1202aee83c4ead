import { fonts, type FontId } from "#descriptor/vocabulary/font.ts";

/** A font of the build, and how to adjust its fallback to the same metrics. */
export interface FontFile {
  /** Path under /assets/. */
  file: string;
  /** System fonts, the likeliest first. */
  local: readonly string[];
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}

/** The @font-face rules of a theme's fonts, each with a fallback of the same metrics so that text does not move. */
export function fontFaces(used: readonly FontId[], files: Readonly<Partial<Record<FontId, FontFile>>>): string {
  return [...new Set(used)].map((id) => fontFace(id, files[id])).join("");
}

function fontFace(id: FontId, font: FontFile | undefined): string {
  const { family, range } = fonts[id];
  if (!font || !range) return "";
  return (
    `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${range};src:url(${font.file}) format("woff2")}` +
    `@font-face{font-family:"${family} Fallback";src:${font.local.map((name) => `local("${name}")`).join(",")};` +
    `size-adjust:${font.sizeAdjust};ascent-override:${font.ascent};descent-override:${font.descent};line-gap-override:${font.lineGap}}`
  );
}
