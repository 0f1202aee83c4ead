import { mix } from "../paint/colour.ts";
import { ellipse, polygon } from "../paint/path.ts";
import { between, many, n, ridge, skyOf, specks, type Scene } from "./stage.ts";

/** Clouds in bands, a low sun, and a temple town in silhouette. */
export const sunset: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const sun =
    brush.halo(w * 0.5, h * 0.42, w * 0.75, g.lamp, 0.85) +
    brush.flat(
      ellipse(w * 0.5, h * 0.42, w * 0.36),
      brush.linearAlong([0, 0, 0, 1], [0, "#fffdf0"], [0.5, g.lamp], [1, g.lit]),
    );
  const roof = (x: number, y: number, s: number) =>
    many(3, (tier) =>
      polygon(
        [x - s * (0.55 + tier * 0.25), y + tier * s * 0.5 + s * 0.2],
        [x - s * (0.3 + tier * 0.2), y + tier * s * 0.5],
        [x + s * (0.3 + tier * 0.2), y + tier * s * 0.5],
        [x + s * (0.55 + tier * 0.25), y + tier * s * 0.5 + s * 0.2],
        [x + s * (0.26 + tier * 0.2), y + tier * s * 0.5 + s * 0.22],
        [x + s * (0.26 + tier * 0.2), y + tier * s * 0.5 + s * 0.52],
        [x - s * (0.26 + tier * 0.2), y + tier * s * 0.5 + s * 0.52],
        [x - s * (0.26 + tier * 0.2), y + tier * s * 0.5 + s * 0.22],
      ),
    ) + polygon([x - s * 0.05, y], [x, y - s * 0.5], [x + s * 0.05, y]);
  const band = (y: number, opacity: number) =>
    brush.flat(
      `M0 ${n(h * y)}C${n(w * 0.2)} ${n(h * (y - 0.03))} ${n(w * 0.3)} ${n(h * (y + 0.03))} ${n(w * between(random, 0.4, 0.6))} ${n(h * y)}C${n(w * 0.7)} ${n(h * (y - 0.03))} ${n(w * 0.9)} ${n(h * (y + 0.02))} ${n(w)} ${n(h * (y - 0.01))}L${n(w)} ${n(h * (y + 0.03))}Q${n(w * 0.5)} ${n(h * (y + 0.045))} 0 ${n(h * (y + 0.035))}Z`,
      g.lamp,
      opacity,
    );
  return (
    skyOf(stage, [g.far, g.high, g.middle, g.lit]) +
    sun +
    band(0.2, 0.35) +
    band(0.3, 0.5) +
    band(0.5, 0.4) +
    brush.flat(
      roof(w * 0.14, h * 0.46, w * 0.13) + roof(w * 0.88, h * 0.4, w * 0.16) + ridge(stage, 0.72, 0.03, 6, false),
      brush.fall(g.middle, g.far),
    ) +
    brush.flat(ridge(stage, 0.82, 0.04, 4, false), brush.fall(g.high, g.ink))
  );
};

/** Curled clouds above rows of scale waves. */
export const cloudsAndWaves: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const cloud = (x: number, y: number, s: number) =>
    brush.flat(
      `M${n(x - s)} ${n(y)}Q${n(x - s * 0.9)} ${n(y - s * 0.45)} ${n(x - s * 0.45)} ${n(y - s * 0.35)}Q${n(x - s * 0.2)} ${n(y - s * 0.8)} ${n(x + s * 0.25)} ${n(y - s * 0.5)}Q${n(x + s * 0.8)} ${n(y - s * 0.6)} ${n(x + s)} ${n(y)}Q${n(x)} ${n(y + s * 0.14)} ${n(x - s)} ${n(y)}Z`,
      brush.linearAlong([0, 0, 0, 1], [0, g.lamp, 0.95], [1, g.low, 0.2]),
    ) +
    brush.stroke(
      `M${n(x - s * 0.45)} ${n(y - s * 0.1)}a${n(s * 0.14)} ${n(s * 0.14)} 0 1 1 ${n(s * 0.2)} ${n(s * 0.04)}M${n(x + s * 0.2)} ${n(y - s * 0.14)}a${n(s * 0.18)} ${n(s * 0.18)} 0 1 1 ${n(s * 0.26)} ${n(s * 0.06)}`,
      g.middle,
      1.6,
      0.5,
    );
  const scale = (x: number, y: number, r: number) =>
    [1, 0.72, 0.44]
      .map((part, index) =>
        brush.flat(
          ellipse(x, y, r * part),
          index % 2 === 0 ? brush.linearAlong([0, 0, 0, 1], [0, g.lit], [0.5, g.middle], [1, g.high]) : g.far,
          index === 1 ? 0.7 : 1,
        ),
      )
      .join("");
  const r = w / 8;
  return (
    skyOf(stage, [g.far, g.high, g.low, g.lit]) +
    brush.halo(w * 0.5, h * 0.36, w * 0.62, g.lamp, 0.9) +
    many(5, (index) =>
      cloud(
        (index % 2 === 0 ? 0.1 : 0.92) * w + between(random, -12, 12),
        h * (0.12 + index * 0.14),
        w * between(random, 0.17, 0.28),
      ),
    ) +
    many(4, (row) => many(6, (column) => scale((column + (row % 2) * 0.5 - 0.5) * r * 2, h * 0.8 + row * r * 0.72, r)))
  );
};

/** Snowy or rocky peaks under a wide sky. */
export const peaks: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const peak = (x: number, top: number, half: number) => {
    const foot = h * 0.86;
    return (
      brush.flat(
        polygon([x, top], [x + half, foot], [x - half, foot]),
        brush.linear([0, g.lit], [0.5, g.middle], [1, g.high]),
      ) +
      brush.flat(
        polygon([x, top], [x + half, foot], [x + half * 0.1, foot], [x - half * 0.1, top + (foot - top) * 0.4]),
        g.far,
        0.55,
      ) +
      brush.flat(
        polygon(
          [x, top],
          [x + half * 0.3, top + (foot - top) * 0.3],
          [x + half * 0.08, top + (foot - top) * 0.22],
          [x - half * 0.1, top + (foot - top) * 0.34],
          [x - half * 0.3, top + (foot - top) * 0.3],
        ),
        "#ffffff",
        0.85,
      )
    );
  };
  return (
    skyOf(stage, [g.far, g.high, g.middle, g.lit]) +
    specks(stage, 24, 0.5) +
    brush.halo(w * 0.25, h * 0.16, w * 0.5, g.lamp, 0.7) +
    peak(w * 0.16, h * 0.36, w * 0.42) +
    peak(w * 0.86, h * 0.3, w * 0.44) +
    peak(w * 0.52, h * between(random, 0.44, 0.52), w * 0.5) +
    brush.flat(
      ridge(stage, 0.82, 0.03, 5, false),
      brush.linearAlong([0, 0, 0, 1], [0, mix(g.lamp, g.low, 0.4)], [1, g.middle]),
    )
  );
};
