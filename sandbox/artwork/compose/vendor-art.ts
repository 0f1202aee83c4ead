import { hashOf, seededRandom } from "#kernel/random.ts";
import { Brush, placed } from "../paint/brush.ts";
import { groundOf } from "../paint/ground.ts";
import { around, box, ellipse, polygon, rays, sparkle, star, symmetric } from "../paint/path.ts";
import { lettered } from "../lettering/finish.ts";
import { lockupOf } from "../lettering/lockup.ts";
import { pips } from "../motifs/table.ts";
import { many, type Stage } from "../scenes/stage.ts";
import type { ArtSubject } from "../subject.ts";
import { castOf, hueAgainst, pick, sceneFor } from "./choice.ts";
import { finishOn, houseOf } from "./house.ts";
import { categoryOf } from "./game-card.ts";
import { glitter, vignette } from "./ornament.ts";
import type { Picture } from "./picture.ts";

/** Marks as one or two bold shapes, recognisable at 24 px. */
const marks: readonly string[] = [
  "M58 4L20 56L44 56L36 96L82 40L58 40L72 4Z",
  star(50, 52, 5, 46, 20),
  "M10 30L30 50L50 14L70 50L90 30L82 80L18 80ZM18 86L82 86L82 94L18 94Z",
  pips.spade,
  "M64 6C34 8 12 30 12 56C12 80 32 96 58 96C74 96 86 88 92 78C62 84 42 68 42 46C42 28 50 14 64 6Z",
  symmetric("M50 4C56 22 84 34 84 62C84 84 68 96 50 96") + "M50 50C44 60 36 64 36 76C36 86 42 92 50 92C58 92 64 86 64 76C64 64 56 60 50 50Z",
  polygon([[50, 4], [90, 27], [90, 73], [50, 96], [10, 73], [10, 27]]) + polygon([[50, 26], [29, 38], [29, 62], [50, 74], [71, 62], [71, 38]]),
  "M4 34Q26 12 50 34Q74 56 96 34L96 52Q74 74 50 52Q26 30 4 52ZM4 60Q26 38 50 60Q74 82 96 60L96 78Q74 100 50 78Q26 56 4 78Z",
  symmetric("M50 8L92 20C92 58 76 82 50 96") + "M50 30L44 46L27 46L41 56L36 72L50 62L64 72L59 56L73 46L56 46Z",
  pips.diamond,
  "M50 6C72 22 92 40 92 62C92 82 74 92 50 94C26 92 8 82 8 62C8 40 28 22 50 6ZM50 30C38 40 28 50 28 62C28 72 38 76 50 76C62 76 72 72 72 62C72 50 62 40 50 30Z",
  "M2 22C26 26 40 40 50 62C60 40 74 26 98 22C94 44 82 58 66 64C60 76 56 84 50 96C44 84 40 76 34 64C18 58 6 44 2 22Z",
];

/** A vendor's emblem: its mark in its metal on a plate of its colour. */
export function vendorEmblem(subject: ArtSubject): Picture {
  const vendor = subject.vendor ?? subject.seed;
  const random = seededRandom(`vendor:${vendor}`);
  const house = houseOf(vendor);
  const ground = groundOf(house.hues[0] ?? 270, house.chroma, Math.min(0.8, Math.max(0.35, house.depth)), house.turn);
  const stage: Stage = { brush: new Brush(ground.ink), random, width: 200, height: 200, ground };
  const { brush } = stage;
  const plate = `<rect width="200" height="200" fill="${brush.linear([[0, ground.low], [0.5, ground.middle], [1, ground.far]])}"/>` + brush.flat(rays(20, 10, 14, 300, 4, 0.5), ground.lamp, 0.1) + brush.halo(60, 40, 120, ground.lamp, 0.45) + brush.flat("M0 200L0 128Q100 86 200 128L200 200Z", ground.ink, 0.22);
  const ring = brush.stroke(ellipse(100, 100, 78), house.metal.light, 2.4, 0.75) + many(4, (index) => { const [x, y] = around(100, 100, index * 90 + 45, 78); return brush.flat(ellipse(x, y, 6), ground.middle) + brush.flat(sparkle(x, y, 7, 0.2), house.metal.glow); });
  const mark = marks[hashOf(`mark:${vendor}`) % marks.length] ?? marks[0] ?? "";
  const emblem = `<g fill-rule="evenodd" clip-rule="evenodd">${brush.form(mark, house.metal, { line: 2.6, edge: 2.6 })}</g>`;
  const content = plate + ring + brush.halo(104, 150, 62, ground.ink, 0.5, 20) + placed(emblem, 100, 98, 104) + brush.flat(sparkle(70, 62, 15), "#ffffff") + brush.flat(box(0, 0, 200, 200), brush.linear([[0, "#ffffff", 0.14], [0.4, "#ffffff", 0]], [0, 0, 0, 1]));
  return { width: 200, height: 200, brush, content };
}

/** A vendor's tile, 16:10: its scene with a hero at the right, its name at the left. */
export function vendorTile(subject: ArtSubject): Picture {
  const vendor = subject.vendor ?? subject.seed;
  const category = categoryOf(subject);
  const random = seededRandom(`tile:${vendor}:${subject.seed}:${category}`);
  const house = houseOf(vendor);
  const { hero, company } = castOf("", category, random);
  const ground = groundOf(hueAgainst(hero, house.hues, random), house.chroma, house.depth, house.turn);
  const stage: Stage = { brush: new Brush(ground.ink), random, width: 480, height: 300, ground };
  const { brush } = stage;
  const at = (motif: typeof hero | undefined, x: number, y: number, size: number, turn: number) => (motif ? placed(motif.draw(brush, random), x, y, size, turn) : "");
  const group = brush.halo(340, 140, 190, ground.lit, 0.7) + brush.flat(rays(340, 140, 14, 220, 5, 0.4), brush.radial([[0, ground.lamp, 0.5], [1, ground.lamp, 0]])) + brush.halo(340, 140, 110, ground.lamp, 0.7) + at(company[0], 252, 206, 116, -14) + at(company[1], 438, 202, 116, 14) + brush.halo(346, 274, 130, ground.ink, 0.7, 24) + at(hero, 346, 148, 232, pick([-5, 0, 4], random));
  const shade = `<rect width="480" height="300" fill="${brush.linear([[0, ground.ink, 0.88], [0.4, ground.ink, 0.5], [0.66, ground.ink, 0]], [0, 0, 1, 0])}"/>`;
  const lockup = lockupOf(subject.title ?? vendor, { ...house.setting, bend: house.setting.bend === "rise" ? "rise" : "none" }, { x: 26, y: 70, width: 226, height: 160, lines: 3, largest: 76, stand: "middle" });
  return { width: 480, height: 300, brush, content: sceneFor(hero, category, random)(stage) + vignette(stage) + group + shade + glitter(stage, 14) + lettered(brush, lockup, finishOn(house, ground.hue)) };
}
