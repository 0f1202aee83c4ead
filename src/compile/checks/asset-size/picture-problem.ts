import type { Picture } from "../../read/picture.ts";

/** A drawing appears in every header: at 1.6 Mbit/s, 16 KB take a twelfth of a second. */
const mostOfDrawing = 16 * 1024;
/** A photograph: at 1.6 Mbit/s 100 KB take half a second. */
const mostOfBitmap = 100 * 1024;
/** The widest phone has 440 CSS pixels of three device pixels each. */
const mostPixels = 1400;

/** Why a picture loads slowly or shifts the layout, and what to do; undefined when it is fine. */
export function pictureProblem({ bytes, kind, width, height }: Picture): { message: string; hint: string } | undefined {
  const most = kind === "svg" ? mostOfDrawing : mostOfBitmap;
  if (kind === "unknown") return undefined;
  if (bytes > most)
    return {
      message: `is ${Math.ceil(bytes / 1024)} KB; the limit is ${most / 1024} KB.`,
      hint:
        kind === "svg"
          ? "Export it without the editor's metadata, or with fewer points."
          : "Save it as WebP at the size at which it is shown.",
    };
  if (width === undefined || height === undefined)
    return {
      message: "does not declare its size.",
      hint: "Add a viewBox to its <svg>: without one the browser cannot keep its proportions.",
    };
  if (kind === "bitmap" && Math.max(width, height) > mostPixels)
    return {
      message: `is ${width} × ${height} pixels; a phone is at most ${mostPixels} pixels wide.`,
      hint: "Save it at the size at which it is shown.",
    };
  return undefined;
}
