import { around, box, ellipse, polygon, rays } from "../paint/path.ts";
import { between, field, many, n, skyOf, specks, type Scene, type Stage } from "./stage.ts";

/** A skyline with lit windows over a glowing grid. */
export const neonCity: Scene = (stage) => {
  const { brush, width: w, height: h, ground: g } = stage;
  const floor = h * 0.68;
  return (
    skyOf(stage, [g.ink, g.far, g.middle, g.accent]) +
    specks(stage, 26, 0.4) +
    brush.halo(w * 0.5, floor, w * 0.8, g.lit, 0.95, h * 0.4) +
    brush.flat(
      ellipse(w * 0.5, floor - h * 0.2, w * 0.3),
      brush.linearAlong([0, 0, 0, 1], [0, g.lamp], [0.6, g.lit], [1, g.accent]),
    ) +
    many(9, (index) => house(stage, floor, index)) +
    brush.flat(box(0, floor, w, h - floor), brush.fall(g.high, g.ink)) +
    brush.stroke(gridOf(stage, floor), g.lit, 1.2, 0.65) +
    brush.stroke(`M0 ${n(floor)}L${n(w)} ${n(floor)}`, g.lamp, 2.2)
  );
};

/** One of nine houses of the skyline, with lit windows. */
function house({ brush, random, width: w, height: h, ground: g }: Stage, floor: number, index: number): string {
  const [x, tall, wide] = [(index / 8) * w - w * 0.04, between(random, 0.16, 0.5) * h, w * 0.145];
  const windows = many(12, () =>
    random() > 0.35
      ? brush.flat(
          box(
            x + wide * (0.12 + Math.floor(random() * 4) * 0.21),
            floor - tall + 6 + Math.floor(random() * (tall / 11)) * 10,
            wide * 0.12,
            5,
          ),
          random() > 0.5 ? g.lamp : g.accent,
          0.9,
        )
      : "",
  );
  return (
    brush.flat(box(x, floor - tall, wide, tall), brush.linearAlong([0, 0, 0.4, 1], [0, g.high], [1, g.ink])) +
    brush.stroke(`M${n(x)} ${n(floor - tall)}L${n(x + wide)} ${n(floor - tall)}`, g.lit, 1.2, 0.8) +
    windows
  );
}

/** Lines that run to the skyline, and across. */
function gridOf({ width: w, height: h }: Stage, floor: number): string {
  return (
    many(
      13,
      (index) => `M${n(w / 2 + (index - 6) * w * 0.07)} ${n(floor)}L${n(w / 2 + (index - 6) * w * 0.42)} ${n(h)}`,
    ) +
    many(
      6,
      (index) =>
        `M0 ${n(floor + (h - floor) * (index / 6) ** 1.8)}L${n(w)} ${n(floor + (h - floor) * (index / 6) ** 1.8)}`,
    )
  );
}

/** Floodlights over a pitch. */
export const stadium: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const pitch = h * 0.64;
  const lamp = (x: number, lean: number) =>
    brush.flat(
      polygon([x - 4, h * 0.08], [x + 4, h * 0.08], [x + lean + w * 0.22, h], [x + lean - w * 0.22, h]),
      brush.linearAlong([0, 0, 0, 1], [0, "#ffffff", 0.62], [1, g.lit, 0]),
    ) +
    brush.halo(x, h * 0.08, w * 0.2, "#ffffff", 0.95) +
    many(6, (index) =>
      brush.flat(ellipse(x + ((index % 3) - 1) * 9, h * 0.08 + (Math.floor(index / 3) - 0.5) * 9, 3.6), "#ffffff"),
    );
  const crowd = many(90, () =>
    brush.flat(
      ellipse(random() * w, h * between(random, 0.3, 0.58), between(random, 1.2, 2.4)),
      [g.lamp, g.accent, g.lit, "#ffffff"][Math.floor(random() * 4)] ?? g.lit,
      0.55,
    ),
  );
  const stripes = many(7, (index) =>
    polygon(
      [w / 2 + (index - 3.5) * w * 0.2, pitch],
      [w / 2 + (index - 3) * w * 0.2, pitch],
      [w / 2 + (index - 3) * w * 0.5, h],
      [w / 2 + (index - 3.5) * w * 0.5, h],
    ),
  );
  return (
    skyOf(stage, [g.ink, g.far, g.high, g.middle]) +
    brush.flat(
      `M0 ${n(h * 0.26)}Q${n(w / 2)} ${n(h * 0.4)} ${n(w)} ${n(h * 0.26)}L${n(w)} ${n(pitch)}L0 ${n(pitch)}Z`,
      brush.fall(g.high, g.ink),
    ) +
    crowd +
    brush.flat(box(0, pitch - h * 0.03, w, h * 0.03), g.accent) +
    brush.flat(box(0, pitch, w, h - pitch), brush.fall("#4fc95a", "#07502b")) +
    brush.flat(stripes, "#ffffff", 0.09) +
    brush.stroke(`M0 ${n(pitch + h * 0.05)}L${n(w)} ${n(pitch + h * 0.05)}`, "#ffffff", 1.6, 0.7) +
    brush.stroke(ellipse(w * 0.5, h * 0.86, w * 0.36, h * 0.08), "#ffffff", 1.8, 0.6) +
    lamp(w * 0.12, w * 0.3) +
    lamp(w * 0.88, -w * 0.3) +
    brush.halo(w * 0.5, h * 0.42, w * 0.5, g.lamp, 0.5)
  );
};

/** A sand ring under strings of lanterns. */
export const pit: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const crowd = many(4, (row) =>
    many(12, (index) => {
      const [x, y, r] = [(index + (row % 2) * 0.5) * (w / 11.5), h * (0.3 + row * 0.085), w * 0.035];
      return brush.flat(
        ellipse(x, y, r) +
          `M${n(x - r * 1.7)} ${n(y + r * 3)}Q${n(x - r * 1.6)} ${n(y + r)} ${n(x)} ${n(y + r)}Q${n(x + r * 1.6)} ${n(y + r)} ${n(x + r * 1.7)} ${n(y + r * 3)}Z`,
        row % 2 === 0 ? g.far : g.near,
        0.85,
      );
    }),
  );
  const string = (y: number, sag: number) =>
    brush.stroke(`M-4 ${n(h * y)}Q${n(w / 2)} ${n(h * (y + sag))} ${n(w + 4)} ${n(h * y)}`, g.ink, 1.6) +
    many(6, (index) => {
      const t = (index + 0.5) / 6;
      const [x, top] = [w * t, h * (y + sag * 2 * t * (1 - t))];
      return (
        brush.halo(x, top + 9, 22, "#ffd36a", 0.9) +
        brush.flat(
          ellipse(x, top + 9, 6.4, 7.6),
          brush.radial([0, "#fff6cf"], [0.6, ["#ff9b2f", "#ff5a3c"][index % 2] ?? "#ff9b2f"], [1, "#a81c16"]),
        )
      );
    });
  return (
    skyOf(stage, [g.ink, g.high, g.middle, g.far]) +
    brush.halo(w * 0.5, h * 0.4, w * 0.7, g.lamp, 0.55) +
    crowd +
    brush.flat(
      `M0 ${n(h * 0.66)}Q${n(w / 2)} ${n(h * 0.57)} ${n(w)} ${n(h * 0.66)}L${n(w)} ${n(h * 0.75)}Q${n(w / 2)} ${n(h * 0.65)} 0 ${n(h * 0.75)}Z`,
      brush.fall(g.accent, g.near),
    ) +
    brush.flat(
      `M0 ${n(h * 0.74)}Q${n(w / 2)} ${n(h * 0.64)} ${n(w)} ${n(h * 0.74)}L${n(w)} ${n(h)}L0 ${n(h)}Z`,
      brush.radialAt([0.45, 0.2, 0.7], [0, "#ffe3a1"], [0.6, "#d5903f"], [1, "#6b3713"]),
    ) +
    brush.halo(w * 0.5, h * 0.42, w * 0.45, "#ffe9b0", 0.6) +
    many(18, () =>
      brush.flat(ellipse(random() * w, h * between(random, 0.74, 0.98), between(random, 1, 3.2), 1), "#7a441a", 0.5),
    ) +
    string(0.05, 0.1) +
    string(0.14, 0.08)
  );
};

/** Speed lines and panels of light, for machines and duels. */
export const tunnel: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const [cx, cy] = [w * 0.5, h * 0.42];
  const hexagon = (r: number) =>
    polygon(...Array.from({ length: 6 }, (_, index) => around(cx, cy, index * 60 + 30, r)));
  return (
    field(stage, brush.radialAt([0.5, 0.42, 0.8], [0, g.lit], [0.25, g.low], [0.6, g.high], [1, g.ink])) +
    brush.flat(rays(cx, cy, 26, w * 1.6, random() * 14, 0.4), brush.radial([0.1, g.accent, 0], [1, g.accent, 0.6])) +
    brush.flat(rays(cx, cy, 34, w * 1.6, random() * 10, 0.08), brush.radial([0.1, "#ffffff", 0], [1, "#ffffff", 0.8])) +
    [0.3, 0.46, 0.66, 0.92]
      .map((r, index) =>
        brush.stroke(
          hexagon(w * r),
          [g.lamp, g.accent, g.lit, g.accent][index] ?? g.lit,
          2 + index * 1.6,
          0.7 - index * 0.1,
        ),
      )
      .join("") +
    brush.halo(cx, cy, w * 0.42, g.lamp, 0.8)
  );
};
