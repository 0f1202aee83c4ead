import type { Brush, Stop } from "../paint/brush.ts";
import { mix } from "../paint/colour.ts";
import type { Tone } from "../paint/tone.ts";
import type { Lockup } from "./lockup.ts";

/**
 * How letters are finished. `face` fills them, `rim` runs around them, `deep` is the dark contour and the thickness.
 */
export interface Finish {
  kind: "metal" | "gloss" | "neon" | "flat";
  face: Tone;
  rim: Tone | undefined;
  deep: string;
}

const vertical = [0, 0, 0, 1] as const;

function faceStops({ kind, face }: Finish): readonly Stop[] {
  if (kind === "metal")
    return [
      [0, face.glow],
      [0.36, face.light],
      [0.5, face.mid],
      [0.54, mix(face.mid, face.dark, 0.55)],
      [0.66, face.mid],
      [0.88, face.light],
      [1, face.glow],
    ];
  if (kind === "gloss")
    return [
      [0, "#ffffff"],
      [0.34, face.glow],
      [0.52, face.light],
      [1, face.mid],
    ];
  return [
    [0, "#ffffff"],
    [1, face.glow],
  ];
}

/** Draws a name: shadow, thickness, contour, rim, face and the light on its upper half. */
export function lettered(brush: Brush, lockup: Lockup, finish: Finish): string {
  const each = (draw: (id: string, size: number) => string) =>
    lockup.lines.map(({ d, size }) => draw(brush.shape(d), size)).join("");
  const outline = (colour: string, width: number, dy = 0, opacity = 1) =>
    each(
      (id, size) =>
        `<use href="#${id}" y="${(size * dy).toFixed(1)}" fill="${colour}" stroke="${colour}" stroke-width="${(size * width).toFixed(1)}" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`,
    );
  const fill = each((id) => `<use href="#${id}" fill="${brush.linearAlong(vertical, ...faceStops(finish))}"/>`);
  if (finish.kind === "neon")
    return (
      outline(finish.deep, 0.3, 0.03, 0.75) +
      outline(finish.face.mid, 0.34, 0, 0.22) +
      outline(finish.face.mid, 0.22, 0, 0.4) +
      outline(finish.deep, 0.14) +
      outline(finish.face.light, 0.07) +
      fill
    );
  const rim = finish.rim;
  const rimmed = rim
    ? each(
        (id, size) =>
          `<use href="#${id}" fill="none" stroke="${brush.linearAlong(vertical, [0, rim.glow], [0.5, rim.mid], [1, rim.dark])}" stroke-width="${(size * 0.15).toFixed(1)}" stroke-linejoin="round"/>`,
      ) + outline(finish.deep, 0.045)
    : "";
  const contour = rim ? 0.27 : 0.17;
  return (
    outline("#000000", contour + 0.1, 0.1, 0.28) +
    outline(finish.deep, contour, 0.085) +
    outline(finish.face.dark, contour - 0.06, 0.055, 0.9) +
    outline(finish.deep, contour) +
    rimmed +
    fill
  );
}
