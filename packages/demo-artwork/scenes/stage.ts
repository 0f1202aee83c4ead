import type { Brush } from "../paint/brush.ts";
import type { Ground } from "../paint/ground.ts";

/**
 * Where a scene is painted. The lamp hangs at the upper left; `horizon` is where the floor begins, 0…1 of the height.
 */
export interface Stage {
  brush: Brush;
  random: () => number;
  width: number;
  height: number;
  ground: Ground;
}

/** A background field that fills the whole stage. */
export type Scene = (stage: Stage) => string;

/** The whole stage in one fill. */
export function field({ width, height }: Stage, fill: string, opacity = 1): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** A number between two bounds. */
export function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low);
}

/** The given number of fragments, one after the other. */
export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** A number short enough for markup. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The downward gradient of a sky. */
export function skyOf(stage: Stage, colours: readonly string[]): string {
  return field(
    stage,
    stage.brush.linearAlong(
      [0.3, 0, 0.6, 1],
      ...colours.map((colour, index) => [index / (colours.length - 1), colour] as const),
    ),
  );
}

/** Fine stars or dust in the upper part. */
export function specks({ random, width, height }: Stage, count: number, depth = 0.7, colour = "#ffffff"): string {
  return many(
    count,
    () =>
      `<circle cx="${n(random() * width)}" cy="${n(random() * height * depth)}" r="${n(between(random, 0.5, 1.9))}" fill="${colour}" opacity="${n(between(random, 0.3, 1))}"/>`,
  );
}

/** A rolling silhouette from the left to the right edge, filled down to the bottom. */
export function ridge(
  { random, width, height }: Stage,
  base: number,
  swing: number,
  steps: number,
  sharp: boolean,
): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, index) =>
      [
        (index / steps) * width,
        height * (base + (index % 2 === 0 ? 1 : -1) * swing * between(random, 0.4, 1)),
      ] as const,
  );
  const line = points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M0 ${n(height)}L${n(x)} ${n(y)}`;
      const middle = (before[0] + x) / 2;
      return sharp ? `L${n(x)} ${n(y)}` : `C${n(middle)} ${n(before[1])} ${n(middle)} ${n(y)} ${n(x)} ${n(y)}`;
    })
    .join("");
  return `${line}L${n(width)} ${n(height)}Z`;
}
