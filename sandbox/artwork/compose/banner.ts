import { seededRandom } from "#kernel/random.ts";
import { Brush, placed } from "../paint/brush.ts";
import { lchOf, mix, oklch } from "../paint/colour.ts";
import { groundOf } from "../paint/ground.ts";
import { around, box, ellipse, polygon, rays, sparkle } from "../paint/path.ts";
import { motifs } from "../motifs/registry.ts";
import type { Motif } from "../motifs/motif.ts";
import { aurora, burst, sunset } from "../scenes/skies.ts";
import { neonCity } from "../scenes/halls.ts";
import { between, many, n, type Stage } from "../scenes/stage.ts";
import type { ArtSubject, BannerShape, MerchantPalette } from "../subject.ts";
import { words, waveRight, type Column } from "./banner-type.ts";
import { castOf, pick } from "./choice.ts";
import type { Picture } from "./picture.ts";

const plain: MerchantPalette = { accent: "#f2b705", accentAlt: "#7c3aed", surface: "#140f24", ink: "#f5f1ff" };

/** Sizes in own units, the words' column, and where the motifs stand. Nothing important lies in the outer twentieth. */
const plans: Record<BannerShape, { width: number; height: number; column: Column; group: { x: number; y: number; size: number } }> = {
  wide: { width: 600, height: 300, column: { x: 36, y: 42, width: 270, height: 206, largest: 66, lines: 3 }, group: { x: 446, y: 150, size: 236 } },
  tall: { width: 400, height: 500, column: { x: 32, y: 36, width: 336, height: 178, largest: 70, lines: 3 }, group: { x: 200, y: 348, size: 252 } },
  strip: { width: 800, height: 200, column: { x: 44, y: 30, width: 400, height: 136, largest: 58, lines: 2 }, group: { x: 640, y: 100, size: 172 } },
};

interface Set {
  stage: Stage;
  palette: MerchantPalette;
  dark: boolean;
  group: { x: number; y: number; size: number };
  column: Column;
}

/** A promotion's banner in the merchant's own colours: words at one side, a scene with motifs at the other. */
export function banner(subject: ArtSubject, shape: BannerShape): Picture {
  const random = seededRandom(`banner:${subject.seed}`);
  const palette = subject.palette ?? plain;
  const { width, height, column, group } = plans[shape];
  const dark = subject.scheme === "dark" || (subject.scheme !== "light" && lchOf(palette.surface).l < 0.5);
  const leading = lchOf(palette.accentAlt).c > 0.06 ? palette.accentAlt : palette.accent;
  const { c, h } = lchOf(leading);
  const ground = groundOf(h, Math.max(0.08, Math.min(0.2, c)), dark ? 0.85 : 0.1, 30);
  const stage: Stage = { brush: new Brush(oklch(0.18, 0.06, h)), random, width, height, ground };
  const set: Set = { stage, palette, dark, group, column };
  const composition = pick(compositions, random);
  const { back, field } = composition(set, shape);
  const text = words(stage.brush, palette, field, column, subject.title ?? "", subject.subtitle ?? "");
  return { width, height, brush: stage.brush, content: back + cast(set, subject) + sparks(set) + text };
}

/** Base and backdrop of a banner; `field` is the colour behind the words. */
type Composition = (set: Set, shape: BannerShape) => { back: string; field: string };

const fallback = ["gift", "coins", "crown", "chest", "seven", "lotto", "trophy", "cards", "star", "diamond", "ingot", "wheel"];

function heroes({ title, subtitle, category }: ArtSubject, random: () => number): readonly Motif[] {
  const pool = motifs.filter((motif) => fallback.includes(motif.name));
  const text = `${subtitle ?? ""} ${title ?? ""}`;
  const { hero, company } = castOf(text, category ?? "PROMOTION", random);
  const known = text.toLowerCase().split(/\W+/).some((word) => hero.words.includes(word) || hero.words.includes(word.replace(/s$/, "")));
  return category !== undefined || known ? [hero, ...company] : [pick(pool, random), pick(pool, random), pick(pool, random)];
}

function cast({ stage, group: { x, y, size }, palette, dark }: Set, subject: ArtSubject): string {
  const { brush, random } = stage;
  const [hero, left, right] = heroes(subject, random);
  const at = (motif: Motif | undefined, dx: number, dy: number, part: number, turn: number) => (motif ? placed(motif.draw(brush, random), x + dx * size, y + dy * size, size * part, turn) : "");
  const coin = motifs.find((motif) => motif.name === "coin");
  const flying = many(5, (index) => { const [px, py] = around(0, 0, index * 72 + between(random, 0, 40), between(random, 0.5, 0.64)); return at(coin, px, py * 0.78, between(random, 0.1, 0.19), between(random, -40, 40)); });
  return brush.halo(x, y + size * 0.46, size * 0.56, dark ? "#000000" : mix(palette.ink, palette.accentAlt, 0.4), dark ? 0.5 : 0.28, size * 0.1) + flying + at(left === hero ? coin : left, -0.4, 0.14, 0.44, -14) + at(right === hero ? coin : right, 0.4, 0.16, 0.44, 14) + at(hero, 0, 0, 0.92, between(random, -5, 5));
}

function sparks({ stage, group: { x, y, size } }: Set): string {
  const { brush, random } = stage;
  return many(9, () => { const [px, py] = around(x, y, random() * 360, size * between(random, 0.4, 0.62)); return brush.flat(sparkle(px, py, size * between(random, 0.02, 0.05)), "#ffffff", 0.95); });
}

function base({ stage: { brush, width, height }, palette, dark }: Set): string {
  const far = dark ? mix(palette.surface, palette.accentAlt, 0.28) : mix(palette.surface, palette.accent, 0.22);
  return `<rect width="${width}" height="${height}" fill="${brush.linear([[0, palette.surface], [0.45, mix(palette.surface, far, 0.4)], [1, far]], [0, 0.2, 1, 0.8])}"/>`;
}

/** A disc of the accent with rays, the motifs stepping out of it. */
const disc: Composition = (set) => {
  const { stage: { brush }, palette, group: { x, y, size } } = set;
  const r = size * 0.5;
  const back = base(set) + brush.halo(x, y, size, palette.accentAlt, set.dark ? 0.55 : 0.28) + brush.stroke(ellipse(x, y, r * 1.16), palette.accent, 2, 0.5) + brush.flat(ellipse(x, y, r), brush.linear([[0, mix(palette.accentAlt, "#ffffff", 0.25)], [0.5, palette.accentAlt], [1, mix(palette.accentAlt, palette.ink, set.dark ? 0 : 0.35)]])) + brush.inside(ellipse(x, y, r), brush.flat(rays(x, y, 16, r, 5), "#ffffff", 0.13)) + brush.stroke(ellipse(x, y, r), palette.accent, size * 0.022);
  return { back, field: palette.surface };
};

/** A slanted panel of the second colour with stripes. */
const slant: Composition = (set, shape) => {
  const { stage: { brush, width: w, height: h }, palette } = set;
  const edge = (at: number): readonly (readonly [number, number])[] => (shape === "tall" ? [[-4, h * (at - 0.02)], [w + 4, h * (at - 0.14)], [w + 4, h + 4], [-4, h + 4]] : [[w * (at + 0.1), -4], [w + 4, -4], [w + 4, h + 4], [w * (at - 0.02), h + 4]]);
  const at = shape === "tall" ? 0.54 : 0.52;
  const panel = polygon(edge(at + 0.035));
  const back = base(set) + brush.flat(polygon(edge(at)), palette.accent) + brush.flat(panel, brush.linear([[0, mix(palette.accentAlt, "#ffffff", 0.22)], [0.6, palette.accentAlt], [1, mix(palette.accentAlt, "#000014", 0.45)]])) + brush.inside(panel, many(12, (index) => brush.flat(polygon([[w * 0.4 + index * w * 0.08, h], [w * 0.42 + index * w * 0.08, h], [w * 0.56 + index * w * 0.08, 0], [w * 0.54 + index * w * 0.08, 0]]), "#ffffff", 0.06)) + brush.halo(set.group.x, set.group.y, set.group.size * 0.62, mix(palette.accent, "#ffffff", 0.3), 0.6));
  return { back, field: palette.surface };
};

/** A wave of the second colour over dots. */
const wave: Composition = (set, shape) => {
  const { stage: { brush, width: w, height: h }, palette } = set;
  const turned = (d: string) => (shape === "tall" ? `<g transform="translate(${w} 0) rotate(90) scale(${n(h / w)} ${n(w / h)})">${d}</g>` : d);
  const layer = (at: number, fill: string, opacity: number) => turned(brush.flat(waveRight(w * at, w * 0.07, w * 1.3, h), fill, opacity));
  const dots = many(56, (index) => brush.flat(ellipse(w * 0.03 + (index % 14) * 16, h * 0.9 + Math.floor(index / 14) * 14, 1.8), palette.accentAlt, 0.28));
  const back = base(set) + dots + layer(0.5, palette.accent, 0.45) + layer(0.54, palette.accent, 1) + layer(0.58, brush.linear([[0, mix(palette.accentAlt, "#ffffff", 0.25)], [1, mix(palette.accentAlt, palette.ink, set.dark ? 0 : 0.3)]]), 1) + brush.halo(set.group.x, set.group.y, set.group.size * 0.6, "#ffffff", 0.4);
  return { back, field: palette.surface };
};

/** A painted scene in the brand's hue that fades into the surface under the words. */
const vista: Composition = (set, shape) => {
  const { stage, palette, group } = set;
  const { brush, width: w, height: h, random } = stage;
  const scene = pick(set.dark ? [aurora, neonCity, burst] : [burst, sunset], random)(stage);
  const [fromX, toX, fromY, toY] = shape === "tall" ? [0, 0, 0, 1] : [0, 1, 0, 0];
  const fade = `<rect width="${w}" height="${h}" fill="${brush.linear([[0, palette.surface], [0.36, palette.surface, 0.94], [0.56, palette.surface, 0.5], [0.72, palette.surface, 0]], [fromX, fromY, toX, toY])}"/>`;
  return { back: scene + brush.halo(group.x, group.y, group.size * 0.7, mix(palette.accent, "#ffffff", 0.3), 0.7) + fade, field: palette.surface };
};

/** Beams of the accent from the group, with rings. */
const beams: Composition = (set) => {
  const { stage: { brush, width: w, height: h }, palette, group: { x, y, size } } = set;
  const reach = Math.hypot(w, h);
  const glow = set.dark ? palette.accentAlt : palette.accent;
  const back = base(set) + brush.flat(rays(x, y, 22, reach, 4), brush.radial([[0, glow, set.dark ? 0.85 : 0.9], [0.4, glow, set.dark ? 0.3 : 0.3], [0.8, glow, 0.04], [1, glow, 0]])) + brush.halo(x, y, size * 0.8, glow, 0.7) + brush.halo(x, y, size * 0.5, mix(palette.accent, "#ffffff", 0.45), 0.8) + [0.52, 0.62, 0.75].map((r, index) => brush.stroke(ellipse(x, y, size * r), index === 1 ? palette.accent : palette.accentAlt, 3 - index * 0.7, 0.6 - index * 0.15)).join("") + brush.flat(box(0, h - 5, w, 5), brush.linear([[0, palette.accent], [1, palette.accentAlt]], [0, 0, 1, 0]));
  return { back, field: palette.surface };
};

const compositions: readonly Composition[] = [disc, slant, wave, vista, beams];
