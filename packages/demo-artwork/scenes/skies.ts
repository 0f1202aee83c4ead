import { ellipse, rays } from "../paint/path.ts";
import { between, field, many, n, ridge, skyOf, specks, type Scene } from "./stage.ts";

/** Night with ribbons of aurora over mountains. */
export const aurora: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const ribbon = (colour: string, y: number) => {
    const [a, b] = [between(random, -0.12, 0.12), between(random, -0.12, 0.12)];
    return brush.flat(
      `M${n(-w * 0.1)} ${n(h * y)}C${n(w * 0.3)} ${n(h * (y + a - 0.12))} ${n(w * 0.5)} ${n(h * (y + b + 0.14))} ${n(w * 1.1)} ${n(h * (y - 0.1))}L${n(w * 1.1)} ${n(h * (y - 0.42))}C${n(w * 0.6)} ${n(h * (y + b - 0.2))} ${n(w * 0.3)} ${n(h * (y + a - 0.46))} ${n(-w * 0.1)} ${n(h * (y - 0.34))}Z`,
      brush.linearAlong([0, 0, 0.1, 1], [0, colour, 0], [0.75, colour, 0.62], [0.93, "#ffffff", 0.45], [1, colour, 0]),
    );
  };
  return (
    skyOf(stage, [g.ink, g.far, g.high, g.middle]) +
    specks(stage, 40) +
    ribbon(g.accent, 0.52) +
    ribbon(g.lit, 0.4) +
    ribbon(g.low, 0.6) +
    brush.flat(ridge(stage, 0.7, 0.09, 6, true), brush.fall(g.middle, g.far)) +
    brush.flat(ridge(stage, 0.8, 0.06, 8, true), brush.fall(g.high, g.ink))
  );
};

/** A burst of rays behind the motif. */
export const burst: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const [cx, cy] = [w / 2, h * 0.42];
  const reach = Math.hypot(w, h);
  const glow = (colour: string, radius: number, strength: number) => brush.halo(cx, cy, radius, colour, strength);
  return (
    field(stage, brush.radialAt([0.5, 0.42, 0.75], [0, g.lit], [0.35, g.low], [0.7, g.high], [1, g.far])) +
    brush.flat(
      rays(cx, cy, 18, reach, random() * 20),
      brush.radial([0, g.lamp, 0.75], [0.5, g.lit, 0.28], [1, g.low, 0]),
    ) +
    brush.flat(
      rays(cx, cy, 9, reach, random() * 40, 0.22),
      brush.radial([0, "#ffffff", 0.55], [0.6, g.lamp, 0.12], [1, g.low, 0]),
    ) +
    glow(g.lamp, w * 0.5, 0.8) +
    specks(stage, 22, 0.9, g.lamp)
  );
};

/** Far space: clouds of colour, stars, and the limb of a planet. */
export const nebula: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const clouds = many(7, (index) =>
    brush.halo(
      between(random, 0, w),
      between(random, 0, h * 0.8),
      between(random, 0.3, 0.62) * w,
      [g.accent, g.low, g.middle, g.lit][index % 4] ?? g.low,
      0.62,
      between(random, 0.2, 0.4) * w,
    ),
  );
  return (
    skyOf(stage, [g.ink, g.far, g.high]) +
    clouds +
    specks(stage, 60, 1) +
    brush.flat(
      ellipse(w * 0.78, h * 1.12, w * 0.75),
      brush.radialAt([0.4, 0.35, 0.72], [0, g.low], [0.75, g.middle], [0.94, g.high], [1, g.lamp]),
    ) +
    brush.flat(ellipse(w * 0.8, h * 1.13, w * 0.75), g.ink, 0.5)
  );
};
