import type { Brush } from "../paint/brush.ts";

/** A finished drawing in its own units; the file's size in pixels is set when it is written. */
export interface Picture {
  width: number;
  height: number;
  brush: Brush;
  content: string;
}

/** The drawing as a file of the given width in pixels. */
export function written({ width, height, brush, content }: Picture, pixels: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((pixels * height) / width)}" viewBox="0 0 ${width} ${height}">${brush.defs}${content}</svg>`;
}
