import { around, box, ellipse, polygon, rays } from "../paint/path.ts";
import { between, field, many, n, skyOf, specks, type Scene, type Stage } from "./stage.ts";

function bokeh({ brush, random, width: w, height: h }: Stage, count: number, colour: string): string {
  return many(count, () => brush.flat(ellipse(random() * w, random() * h * 0.6, between(random, 3, w * 0.05)), colour, Math.round(between(random, 12, 42)) / 100));
}

/** A skyline with lit windows over a glowing grid. */
export const neonCity: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const floor = h * 0.68;
  const house = (index: number) => {
    const [x, tall, wide] = [(index / 8) * w - w * 0.04, between(random, 0.16, 0.5) * h, w * 0.145];
    const windows = many(12, () => (random() > 0.35 ? brush.flat(box(x + wide * (0.12 + Math.floor(random() * 4) * 0.21), floor - tall + 6 + Math.floor(random() * (tall / 11)) * 10, wide * 0.12, 5), random() > 0.5 ? g.lamp : g.accent, 0.9) : ""));
    return brush.flat(box(x, floor - tall, wide, tall), brush.linear([[0, g.high], [1, g.ink]], [0, 0, 0.4, 1])) + brush.stroke(`M${n(x)} ${n(floor - tall)}L${n(x + wide)} ${n(floor - tall)}`, g.lit, 1.2, 0.8) + windows;
  };
  const grid = many(13, (index) => `M${n(w / 2 + (index - 6) * w * 0.07)} ${n(floor)}L${n(w / 2 + (index - 6) * w * 0.42)} ${n(h)}`) + many(6, (index) => `M0 ${n(floor + (h - floor) * (index / 6) ** 1.8)}L${n(w)} ${n(floor + (h - floor) * (index / 6) ** 1.8)}`);
  return skyOf(stage, [g.ink, g.far, g.middle, g.accent]) + specks(stage, 26, 0.4) + brush.halo(w * 0.5, floor, w * 0.8, g.lit, 0.95, h * 0.4) + brush.flat(ellipse(w * 0.5, floor - h * 0.2, w * 0.3), brush.linear([[0, g.lamp], [0.6, g.lit], [1, g.accent]], [0, 0, 0, 1])) + many(9, house) + brush.flat(box(0, floor, w, h - floor), brush.linear([[0, g.high], [1, g.ink]], [0, 0, 0, 1])) + brush.stroke(grid, g.lit, 1.2, 0.65) + brush.stroke(`M0 ${n(floor)}L${n(w)} ${n(floor)}`, g.lamp, 2.2);
};

/** Curtains over a table with a lit edge. */
export const velvet: Scene = (stage) => {
  const { brush, width: w, height: h, ground: g } = stage;
  const fold = (index: number) => brush.flat(`M${n((index / 8) * w)} 0Q${n((index / 8) * w - 4)} ${n(h * 0.4)} ${n((index / 8) * w)} ${n(h * 0.8)}L${n(((index + 1) / 8) * w)} ${n(h * 0.8)}L${n(((index + 1) / 8) * w)} 0Z`, brush.linear([[0, g.ink], [0.35, g.middle], [0.6, g.high], [1, g.ink]], [0, 0, 1, 0.06]));
  const swag = (x: number) => brush.flat(`M${n(x)} -6Q${n(x + w * 0.17)} ${n(h * 0.2)} ${n(x + w * 0.34)} -6Z`, brush.linear([[0, g.high], [0.7, g.low], [1, g.high]], [0, 0, 0.2, 1])) + brush.stroke(`M${n(x)} -4Q${n(x + w * 0.17)} ${n(h * 0.2)} ${n(x + w * 0.34)} -4`, "#f6c64a", 2.4);
  return field(stage, g.ink) + many(8, fold) + brush.halo(w * 0.5, h * 0.36, w * 0.6, g.lamp, 0.72) + bokeh(stage, 14, g.lamp) + [0, 0.33, 0.66].map((x) => swag(x * w)).join("")
    + brush.flat(ellipse(w * 0.5, h * 0.98, w * 0.86, h * 0.34), "#3a1c08") + brush.flat(ellipse(w * 0.5, h * 0.99, w * 0.84, h * 0.335), brush.linear([[0, "#ffdf7a"], [0.5, "#b06a18"], [1, "#5a2a06"]])) + brush.flat(ellipse(w * 0.5, h, w * 0.81, h * 0.32), brush.radial([[0, g.lit], [0.4, g.accent], [1, g.near]], [0.42, 0.1, 0.7]));
};

/** A ballroom: arches, columns and a chandelier's light. */
export const palace: Scene = (stage) => {
  const { brush, width: w, height: h, ground: g } = stage;
  const arch = (x: number, half: number, top: number) => `M${n(x - half)} ${n(h * 0.76)}L${n(x - half)} ${n(top + half)}Q${n(x - half)} ${n(top)} ${n(x)} ${n(top - half * 0.3)}Q${n(x + half)} ${n(top)} ${n(x + half)} ${n(top + half)}L${n(x + half)} ${n(h * 0.76)}Z`;
  const column = (x: number) => brush.flat(box(x - w * 0.035, h * 0.06, w * 0.07, h * 0.72), brush.linear([[0, "#fff0b8"], [0.3, "#e3a63a"], [0.7, "#8a4c10"], [1, "#4a2206"]], [0, 0, 1, 0])) + [0.05, 0.75].map((y) => brush.flat(box(x - w * 0.05, h * y, w * 0.1, h * 0.025, 2), "#f6cf6a")).join("");
  const tiles = many(9, (index) => `M${n(w / 2 + (index - 4) * w * 0.1)} ${n(h * 0.77)}L${n(w / 2 + (index - 4) * w * 0.36)} ${n(h)}`) + many(4, (index) => `M0 ${n(h * (0.77 + 0.23 * (index / 4) ** 1.6))}L${n(w)} ${n(h * (0.77 + 0.23 * (index / 4) ** 1.6))}`);
  return skyOf(stage, [g.far, g.high, g.middle, g.high]) + brush.flat(arch(w * 0.5, w * 0.27, h * 0.14), brush.linear([[0, g.lamp], [0.5, g.low], [1, g.middle]], [0, 0, 0, 1])) + brush.stroke(arch(w * 0.5, w * 0.27, h * 0.14), "#f6cf6a", 3) + [0.03, 0.97].map((x) => brush.flat(arch(w * x, w * 0.12, h * 0.24), g.far)).join("") + column(w * 0.18) + column(w * 0.82) + brush.halo(w * 0.5, h * 0.28, w * 0.6, "#fff6d0", 0.65) + brush.flat(box(0, h * 0.77, w, h * 0.23), brush.linear([[0, g.low], [1, g.ink]], [0, 0, 0, 1])) + brush.stroke(tiles, g.lamp, 1, 0.35) + bokeh(stage, 12, g.lamp);
};

/** Floodlights over a pitch. */
export const stadium: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const pitch = h * 0.64;
  const lamp = (x: number, lean: number) => brush.flat(polygon([[x - 4, h * 0.08], [x + 4, h * 0.08], [x + lean + w * 0.22, h], [x + lean - w * 0.22, h]]), brush.linear([[0, "#ffffff", 0.62], [1, g.lit, 0]], [0, 0, 0, 1])) + brush.halo(x, h * 0.08, w * 0.2, "#ffffff", 0.95) + many(6, (index) => brush.flat(ellipse(x + ((index % 3) - 1) * 9, h * 0.08 + (Math.floor(index / 3) - 0.5) * 9, 3.6), "#ffffff"));
  const crowd = many(90, () => brush.flat(ellipse(random() * w, h * between(random, 0.3, 0.58), between(random, 1.2, 2.4)), [g.lamp, g.accent, g.lit, "#ffffff"][Math.floor(random() * 4)] ?? g.lit, 0.55));
  const stripes = many(7, (index) => polygon([[w / 2 + (index - 3.5) * w * 0.2, pitch], [w / 2 + (index - 3) * w * 0.2, pitch], [w / 2 + (index - 3) * w * 0.5, h], [w / 2 + (index - 3.5) * w * 0.5, h]]));
  return skyOf(stage, [g.ink, g.far, g.high, g.middle]) + brush.flat(`M0 ${n(h * 0.26)}Q${n(w / 2)} ${n(h * 0.4)} ${n(w)} ${n(h * 0.26)}L${n(w)} ${n(pitch)}L0 ${n(pitch)}Z`, brush.linear([[0, g.high], [1, g.ink]], [0, 0, 0, 1])) + crowd + brush.flat(box(0, pitch - h * 0.03, w, h * 0.03), g.accent) + brush.flat(box(0, pitch, w, h - pitch), brush.linear([[0, "#4fc95a"], [1, "#07502b"]], [0, 0, 0, 1])) + brush.flat(stripes, "#ffffff", 0.09) + brush.stroke(`M0 ${n(pitch + h * 0.05)}L${n(w)} ${n(pitch + h * 0.05)}`, "#ffffff", 1.6, 0.7) + brush.stroke(ellipse(w * 0.5, h * 0.86, w * 0.36, h * 0.08), "#ffffff", 1.8, 0.6) + lamp(w * 0.12, w * 0.3) + lamp(w * 0.88, -w * 0.3) + brush.halo(w * 0.5, h * 0.42, w * 0.5, g.lamp, 0.5);
};

/** A sand ring under strings of lanterns. */
export const pit: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const crowd = many(4, (row) => many(12, (index) => { const [x, y, r] = [(index + (row % 2) * 0.5) * (w / 11.5), h * (0.3 + row * 0.085), w * 0.035]; return brush.flat(ellipse(x, y, r) + `M${n(x - r * 1.7)} ${n(y + r * 3)}Q${n(x - r * 1.6)} ${n(y + r)} ${n(x)} ${n(y + r)}Q${n(x + r * 1.6)} ${n(y + r)} ${n(x + r * 1.7)} ${n(y + r * 3)}Z`, row % 2 === 0 ? g.far : g.near, 0.85); }));
  const string = (y: number, sag: number) => brush.stroke(`M-4 ${n(h * y)}Q${n(w / 2)} ${n(h * (y + sag))} ${n(w + 4)} ${n(h * y)}`, g.ink, 1.6) + many(6, (index) => { const t = (index + 0.5) / 6; const [x, top] = [w * t, h * (y + sag * 2 * t * (1 - t))]; return brush.halo(x, top + 9, 22, "#ffd36a", 0.9) + brush.flat(ellipse(x, top + 9, 6.4, 7.6), brush.radial([[0, "#fff6cf"], [0.6, ["#ff9b2f", "#ff5a3c"][index % 2] ?? "#ff9b2f"], [1, "#a81c16"]])); });
  return skyOf(stage, [g.ink, g.high, g.middle, g.far]) + brush.halo(w * 0.5, h * 0.4, w * 0.7, g.lamp, 0.55) + crowd + brush.flat(`M0 ${n(h * 0.66)}Q${n(w / 2)} ${n(h * 0.57)} ${n(w)} ${n(h * 0.66)}L${n(w)} ${n(h * 0.75)}Q${n(w / 2)} ${n(h * 0.65)} 0 ${n(h * 0.75)}Z`, brush.linear([[0, g.accent], [1, g.near]], [0, 0, 0, 1])) + brush.flat(`M0 ${n(h * 0.74)}Q${n(w / 2)} ${n(h * 0.64)} ${n(w)} ${n(h * 0.74)}L${n(w)} ${n(h)}L0 ${n(h)}Z`, brush.radial([[0, "#ffe3a1"], [0.6, "#d5903f"], [1, "#6b3713"]], [0.45, 0.2, 0.7])) + brush.halo(w * 0.5, h * 0.42, w * 0.45, "#ffe9b0", 0.6) + many(18, () => brush.flat(ellipse(random() * w, h * between(random, 0.74, 0.98), between(random, 1, 3.2), 1), "#7a441a", 0.5)) + string(0.05, 0.1) + string(0.14, 0.08);
};

/** Speed lines and panels of light, for machines and duels. */
export const tunnel: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const [cx, cy] = [w * 0.5, h * 0.42];
  const hexagon = (r: number) => polygon(Array.from({ length: 6 }, (_, index) => around(cx, cy, index * 60 + 30, r)));
  return field(stage, brush.radial([[0, g.lit], [0.25, g.low], [0.6, g.high], [1, g.ink]], [0.5, 0.42, 0.8])) + brush.flat(rays(cx, cy, 26, w * 1.6, random() * 14, 0.4), brush.radial([[0.1, g.accent, 0], [1, g.accent, 0.6]])) + brush.flat(rays(cx, cy, 34, w * 1.6, random() * 10, 0.08), brush.radial([[0.1, "#ffffff", 0], [1, "#ffffff", 0.8]])) + [0.3, 0.46, 0.66, 0.92].map((r, index) => brush.stroke(hexagon(w * r), [g.lamp, g.accent, g.lit, g.accent][index] ?? g.lit, 2 + index * 1.6, 0.7 - index * 0.1)).join("") + brush.halo(cx, cy, w * 0.42, g.lamp, 0.8);
};

/** A wall of diamonds in low relief with a spotlight. */
export const lounge: Scene = (stage) => {
  const { brush, width: w, height: h, ground: g } = stage;
  const s = w / 6;
  const cell = (x: number, y: number) => brush.flat(polygon([[x, y - s * 0.7], [x + s * 0.5, y], [x, y + s * 0.7], [x - s * 0.5, y]]), brush.linear([[0, g.low], [0.5, g.high], [1, g.far]])) + brush.flat(ellipse(x, y - s * 0.7, 2.2), "#ffe08a", 0.9);
  const rows = Math.ceil(h / (s * 0.7)) + 1;
  return field(stage, g.far) + many(rows, (row) => many(8, (column) => cell((column + (row % 2) * 0.5 - 0.5) * s, row * s * 0.7))) + brush.flat(polygon([[w * 0.06, -8], [w * 0.3, -8], [w * 1.05, h * 0.8], [w * 0.15, h * 0.8]]), brush.linear([[0, "#ffffff", 0.5], [1, g.lamp, 0]], [0, 0, 0.3, 1])) + brush.halo(w * 0.5, h * 0.42, w * 0.6, g.lamp, 0.8) + field(stage, brush.linear([[0, g.ink, 0], [0.6, g.ink, 0.1], [1, g.ink, 0.8]], [0, 0, 0, 1])) + bokeh(stage, 10, g.lamp);
};
