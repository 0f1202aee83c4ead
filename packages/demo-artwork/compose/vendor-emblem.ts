import { hashOf, seededRandom } from "../paint/random.ts";
import { Brush, placed } from "../paint/brush.ts";
import { groundOf } from "../paint/ground.ts";
import { around, box, ellipse, polygon, rays, sparkle } from "../paint/path.ts";
import type { Tone } from "../paint/tone.ts";
import { many, n, type Stage } from "../scenes/stage.ts";
import type { ArtSubject } from "../subject.ts";
import { pick } from "./choice.ts";
import { houseOf } from "./house.ts";
import { marks } from "./marks.ts";
import type { Picture } from "./picture.ts";

/** A vendor's emblem: its mark in its metal on a plate of its colour. The vendor's code decides it, not the seed. */
export function vendorEmblem(subject: ArtSubject): Picture {
  const vendor = subject.vendor ?? subject.seed;
  const random = seededRandom(`vendor:${vendor}`);
  const house = houseOf(vendor);
  const ground = groundOf(
    pick(house.hues, random),
    Math.max(0.17, house.chroma),
    Math.min(0.7, Math.max(0.3, house.depth)),
    house.turn,
  );
  const stage: Stage = { brush: new Brush(ground.ink), random, width: 200, height: 200, ground };
  const { brush } = stage;
  const plate = `<rect width="200" height="200" fill="${brush.linear([0, ground.low], [0.5, ground.middle], [1, ground.far])}"/>`;
  const mark = marks[hashOf(`mark:${vendor}`) % marks.length] ?? "";
  const emblem = `<g fill-rule="evenodd" clip-rule="evenodd">${brush.form(mark, house.metal, { line: 2.6, edge: 2.6 })}</g>`;
  const content =
    plate +
    pick(weaves, random)(stage) +
    brush.halo(60, 40, 130, ground.lamp, 0.5) +
    pick(rings, random)(stage, house.metal) +
    brush.halo(104, 152, 62, ground.ink, 0.5, 18) +
    placed(emblem, 100, 99, 118) +
    brush.flat(sparkle(64, 58, 14), "#ffffff") +
    brush.flat(box(0, 0, 200, 200), brush.linearAlong([0, 0, 0, 1], [0, "#ffffff", 0.14], [0.4, "#ffffff", 0]));
  return { width: 200, height: 200, brush, content };
}

/** What a plate is woven of, drawn faintly. */
const weaves: readonly ((stage: Stage) => string)[] = [
  ({ brush, ground: g }) => brush.flat(rays(20, 10, 14, 300, 4, 0.5), g.lamp, 0.12),
  ({ brush, ground: g }) => many(6, (index) => brush.stroke(ellipse(200, 200, 40 + index * 36), g.lamp, 9, 0.12)),
  ({ brush, ground: g }) =>
    many(8, (index) =>
      brush.flat(
        polygon([index * 56 - 200, 200], [index * 56 - 172, 200], [index * 56 + 28, 0], [index * 56, 0]),
        g.lamp,
        0.1,
      ),
    ),
  ({ brush, ground: g }) =>
    many(4, (index) =>
      brush.stroke(`M-10 ${60 + index * 50}L100 ${10 + index * 50}L210 ${60 + index * 50}`, g.ink, 14, 0.16),
    ),
  ({ brush, ground: g }) =>
    brush.flat("M0 200L0 120Q50 80 100 116Q150 150 200 104L200 200Z", g.ink, 0.24) +
    brush.flat("M0 200L0 154Q60 120 110 150Q160 178 200 146L200 200Z", g.ink, 0.24),
];

/** What runs around a mark. */
const rings: readonly ((stage: Stage, metal: Tone) => string)[] = [
  ({ brush, ground: g }, metal) =>
    brush.stroke(ellipse(100, 100, 84), metal.light, 2.6, 0.8) +
    many(4, (index) => {
      const [x, y] = around(100, 100, index * 90 + 45, 84);
      return brush.flat(ellipse(x, y, 6), g.middle) + brush.flat(sparkle(x, y, 8, 0.2), metal.glow);
    }),
  ({ brush, ground: g }, metal) =>
    brush.flat(ellipse(100, 100, 86), g.ink, 0.34) +
    brush.stroke(ellipse(100, 100, 86), metal.mid, 6) +
    brush.stroke(ellipse(100, 100, 87), metal.light, 1.6),
  ({ brush }, metal) => many(24, (index) => brush.ball(...around(100, 100, index * 15, 85), 3.6, metal, 3.6, 1)),
  ({ brush, ground: g }, metal) => {
    const hexagon = polygon(...Array.from({ length: 6 }, (_, index) => around(100, 100, index * 60, 92)));
    return brush.flat(hexagon, g.ink, 0.3) + brush.stroke(hexagon, metal.light, 3, 0.9);
  },
  ({ brush }, metal) =>
    many(
      4,
      (index) =>
        `<g transform="rotate(${n(index * 90)} 100 100)">${brush.stroke("M16 56L16 26Q16 16 26 16L56 16", metal.light, 4, 0.9)}</g>`,
    ),
];
