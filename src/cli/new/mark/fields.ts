import { around, at, circle, polygon } from "./path.ts";

/** Backgrounds of motifs by name: shapes that fill the field of 64 × 64. */
export const fields: Readonly<Record<string, string>> = {
  disc: circle([32, 32], 32),
  squircle: "M32 0C56 0 64 8 64 32S56 64 32 64 0 56 0 32 8 0 32 0Z",
  hexagon: polygon([0, 60, 120, 180, 240, 300].map((angle) => around(angle, 32))),
  shield: "M4 4C14 5 24 4 32 0C40 4 50 5 60 4V30C60 48 46 58 32 64C18 58 4 48 4 30Z",
  leaf: `M${at([0, 0])}H34A30 30 0 0 1 64 30V64H30A30 30 0 0 1 0 34Z`,
  arch: "M4 64V32A28 32 0 0 1 60 32V64Z",
  octagon: polygon([22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle) => around(angle, 33.5))),
};
