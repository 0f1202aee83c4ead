import { box, ellipse, polygon } from "../paint/path.ts";
import { between, field, many, n, skyOf, type Scene, type Stage } from "./stage.ts";

function bokeh({ brush, random, width: w, height: h }: Stage, count: number, colour: string): string {
  return many(count, () =>
    brush.flat(
      ellipse(random() * w, random() * h * 0.6, between(random, 3, w * 0.05)),
      colour,
      Math.round(between(random, 12, 42)) / 100,
    ),
  );
}

/** Curtains over a table with a lit edge. */
export const velvet: Scene = (stage) => {
  const { brush, width: w, height: h, ground: g } = stage;
  const fold = (index: number) =>
    brush.flat(
      `M${n((index / 8) * w)} 0Q${n((index / 8) * w - 4)} ${n(h * 0.4)} ${n((index / 8) * w)} ${n(h * 0.8)}L${n(((index + 1) / 8) * w)} ${n(h * 0.8)}L${n(((index + 1) / 8) * w)} 0Z`,
      brush.linearAlong([0, 0, 1, 0.06], [0, g.ink], [0.35, g.middle], [0.6, g.high], [1, g.ink]),
    );
  const swag = (x: number) =>
    brush.flat(
      `M${n(x)} -6Q${n(x + w * 0.17)} ${n(h * 0.2)} ${n(x + w * 0.34)} -6Z`,
      brush.linearAlong([0, 0, 0.2, 1], [0, g.high], [0.7, g.low], [1, g.high]),
    ) + brush.stroke(`M${n(x)} -4Q${n(x + w * 0.17)} ${n(h * 0.2)} ${n(x + w * 0.34)} -4`, "#f6c64a", 2.4);
  return (
    field(stage, g.ink) +
    many(8, fold) +
    brush.halo(w * 0.5, h * 0.36, w * 0.6, g.lamp, 0.72) +
    bokeh(stage, 14, g.lamp) +
    [0, 0.33, 0.66].map((x) => swag(x * w)).join("") +
    brush.flat(ellipse(w * 0.5, h * 0.98, w * 0.86, h * 0.34), "#3a1c08") +
    brush.flat(
      ellipse(w * 0.5, h * 0.99, w * 0.84, h * 0.335),
      brush.linear([0, "#ffdf7a"], [0.5, "#b06a18"], [1, "#5a2a06"]),
    ) +
    brush.flat(
      ellipse(w * 0.5, h, w * 0.81, h * 0.32),
      brush.radialAt([0.42, 0.1, 0.7], [0, g.lit], [0.4, g.accent], [1, g.near]),
    )
  );
};

/** A ballroom: arches, columns and a chandelier's light. */
export const palace: Scene = (stage) => {
  const { brush, width: w, height: h, ground: g } = stage;
  const arch = (x: number, half: number, top: number) =>
    `M${n(x - half)} ${n(h * 0.76)}L${n(x - half)} ${n(top + half)}Q${n(x - half)} ${n(top)} ${n(x)} ${n(top - half * 0.3)}Q${n(x + half)} ${n(top)} ${n(x + half)} ${n(top + half)}L${n(x + half)} ${n(h * 0.76)}Z`;
  const column = (x: number) =>
    brush.flat(
      box(x - w * 0.035, h * 0.06, w * 0.07, h * 0.72),
      brush.linearAlong([0, 0, 1, 0], [0, "#fff0b8"], [0.3, "#e3a63a"], [0.7, "#8a4c10"], [1, "#4a2206"]),
    ) + [0.05, 0.75].map((y) => brush.flat(box(x - w * 0.05, h * y, w * 0.1, h * 0.025, 2), "#f6cf6a")).join("");
  const tiles =
    many(
      9,
      (index) => `M${n(w / 2 + (index - 4) * w * 0.1)} ${n(h * 0.77)}L${n(w / 2 + (index - 4) * w * 0.36)} ${n(h)}`,
    ) +
    many(
      4,
      (index) => `M0 ${n(h * (0.77 + 0.23 * (index / 4) ** 1.6))}L${n(w)} ${n(h * (0.77 + 0.23 * (index / 4) ** 1.6))}`,
    );
  return (
    skyOf(stage, [g.far, g.high, g.middle, g.high]) +
    brush.flat(
      arch(w * 0.5, w * 0.27, h * 0.14),
      brush.linearAlong([0, 0, 0, 1], [0, g.lamp], [0.5, g.low], [1, g.middle]),
    ) +
    brush.stroke(arch(w * 0.5, w * 0.27, h * 0.14), "#f6cf6a", 3) +
    [0.03, 0.97].map((x) => brush.flat(arch(w * x, w * 0.12, h * 0.24), g.far)).join("") +
    column(w * 0.18) +
    column(w * 0.82) +
    brush.halo(w * 0.5, h * 0.28, w * 0.6, "#fff6d0", 0.65) +
    brush.flat(box(0, h * 0.77, w, h * 0.23), brush.fall(g.low, g.ink)) +
    brush.stroke(tiles, g.lamp, 1, 0.35) +
    bokeh(stage, 12, g.lamp)
  );
};

/** A wall of diamonds in low relief with a spotlight. */
export const lounge: Scene = (stage) => {
  const { brush, width: w, height: h, ground: g } = stage;
  const s = w / 6;
  const cell = (x: number, y: number) =>
    brush.flat(
      polygon([x, y - s * 0.7], [x + s * 0.5, y], [x, y + s * 0.7], [x - s * 0.5, y]),
      brush.linear([0, g.low], [0.5, g.high], [1, g.far]),
    ) + brush.flat(ellipse(x, y - s * 0.7, 2.2), "#ffe08a", 0.9);
  const rows = Math.ceil(h / (s * 0.7)) + 1;
  return (
    field(stage, g.far) +
    many(rows, (row) => many(8, (column) => cell((column + (row % 2) * 0.5 - 0.5) * s, row * s * 0.7))) +
    brush.flat(
      polygon([w * 0.06, -8], [w * 0.3, -8], [w * 1.05, h * 0.8], [w * 0.15, h * 0.8]),
      brush.linearAlong([0, 0, 0.3, 1], [0, "#ffffff", 0.5], [1, g.lamp, 0]),
    ) +
    brush.halo(w * 0.5, h * 0.42, w * 0.6, g.lamp, 0.8) +
    field(stage, brush.linearAlong([0, 0, 0, 1], [0, g.ink, 0], [0.6, g.ink, 0.1], [1, g.ink, 0.8])) +
    bokeh(stage, 10, g.lamp)
  );
};
