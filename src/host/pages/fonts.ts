import { fonts, type FontId } from "#descriptor/vocabulary/font.ts";
import { fallbackFaces } from "./fallback-faces.ts";

/** The files of the build's fonts, as paths. */
export type FontFiles = Readonly<Partial<Record<FontId, string>>>;

/** The @font-face rules of a theme's fonts, each with a fallback of the same metrics so that text does not move. */
export function fontFaces(used: readonly FontId[], files: FontFiles): string {
  return [...new Set(used)].map((id) => fontFace(id, files[id])).join("");
}

function fontFace(id: FontId, file: string | undefined): string {
  const font = fonts[id];
  if (file === undefined || font.range === null) return "";
  const { family, range, generic } = font;
  return (
    `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${range};src:url(${file}) format("woff2")}` +
    fallbackFaces(family, generic)
  );
}
