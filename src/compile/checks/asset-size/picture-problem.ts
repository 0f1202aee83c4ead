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
  if (kind === "unknown")
    return { message: "is none that browsers draw, or is damaged.", hint: "Save it as SVG, WebP, PNG or JPEG." };
  if (bytes > most)
    return {
      message: `has ${Math.ceil(bytes / 1024)} KB; at most ${most / 1024} KB load fast enough.`,
      hint:
        kind === "svg"
          ? "Export it without the drawing program's own data, or with fewer points."
          : "Save it as WebP, in the size in which it is shown.",
    };
  if (width === undefined || height === undefined)
    return {
      message: "does not say how large it is.",
      hint: "Give its <svg> a viewBox: without one the browser cannot keep its proportions.",
    };
  if (kind === "bitmap" && Math.max(width, height) > mostPixels)
    return {
      message: `has ${width} × ${height} pixels; a phone shows at most ${mostPixels} in a line.`,
      hint: "Save it in the size in which it is shown.",
    };
  return undefined;
}
