import { seededRandom } from "../paint/random.ts";
import { Brush, placed } from "../paint/brush.ts";
import { lchOf, mix, oklch } from "../paint/colour.ts";
import { groundOf } from "../paint/ground.ts";
import { around, sparkle } from "../paint/path.ts";
import { motifs } from "../motifs/registry.ts";
import type { Motif } from "../motifs/motif.ts";
import { between, many, type Stage } from "../scenes/stage.ts";
import type { ArtSubject, BannerShape, MerchantPalette } from "../subject.ts";
import { compositions, type BannerSet } from "./banner-compositions.ts";
import { words, type Column } from "./banner-type.ts";
import { castOf, pick } from "./choice.ts";
import type { Picture } from "./picture.ts";

const plain: MerchantPalette = { accent: "#f2b705", accentAlt: "#7c3aed", surface: "#140f24", ink: "#f5f1ff" };

/**
 * Sizes in own units, the words' column, and the positions of the motifs. Nothing important lies in the outer
 * twentieth.
 */
const plans: Record<
  BannerShape,
  { width: number; height: number; column: Column; group: { x: number; y: number; size: number } }
> = {
  wide: {
    width: 600,
    height: 300,
    column: { x: 34, y: 42, width: 262, height: 208, largest: 66, lines: 3 },
    group: { x: 458, y: 150, size: 226 },
  },
  tall: {
    width: 400,
    height: 500,
    column: { x: 32, y: 34, width: 336, height: 178, largest: 70, lines: 3 },
    group: { x: 200, y: 364, size: 232 },
  },
  strip: {
    width: 800,
    height: 200,
    column: { x: 44, y: 30, width: 420, height: 138, largest: 60, lines: 2 },
    group: { x: 652, y: 100, size: 170 },
  },
};

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
  const set: BannerSet = { stage, palette, dark, group, column };
  const composition = pick(compositions, random);
  const { back, field } = composition(set, shape);
  const text = words(stage.brush, palette, field, column, subject.title ?? "", subject.subtitle ?? "");
  return { width, height, brush: stage.brush, content: back + cast(set, subject) + sparks(set) + text };
}

const fallback = "gift coins crown chest seven lotto trophy cards star diamond ingot wheel".split(" ");
const beside = ["coins", "diamond", "ruby", "star", "clover", "gift", "ingot", "emerald", "crown"];

const named = (names: readonly string[]) => motifs.filter((motif) => names.includes(motif.name));

/** A hero that matches the banner's text, or one that suits any promotion, and two motifs next to it. */
function heroes({ title, subtitle, category }: ArtSubject, random: () => number): readonly Motif[] {
  const text = `${subtitle ?? ""} ${title ?? ""}`;
  const { hero } = castOf(text, category ?? "PROMOTION", random);
  const known =
    category !== undefined ||
    text
      .toLowerCase()
      .split(/\W+/)
      .some((word) => hero.words.includes(word) || hero.words.includes(word.replace(/s$/, "")));
  const first = known ? hero : pick(named(fallback), random);
  const others = named(beside).filter((motif) => motif !== first);
  const second = pick(others, random);
  return [
    first,
    second,
    pick(
      others.filter((motif) => motif !== second),
      random,
    ),
  ];
}

function cast({ stage, group: { x, y, size }, palette, dark }: BannerSet, subject: ArtSubject): string {
  const { brush, random } = stage;
  const [hero, left, right] = heroes(subject, random);
  const at = (motif: Motif | undefined, dx: number, dy: number, part: number, turn: number) =>
    motif ? placed(motif.draw(brush, random), x + dx * size, y + dy * size, size * part, turn) : "";
  const coin = motifs.find((motif) => motif.name === "coin");
  const flying = many(5, (index) => {
    const [px, py] = around(0, 0, index * 72 + between(random, 0, 40), between(random, 0.5, 0.64));
    return at(coin, px, py * 0.78, between(random, 0.1, 0.19), between(random, -40, 40));
  });
  return (
    brush.halo(
      x,
      y + size * 0.46,
      size * 0.56,
      dark ? "#000000" : mix(palette.ink, palette.accentAlt, 0.4),
      dark ? 0.5 : 0.28,
      size * 0.1,
    ) +
    flying +
    at(left, -0.36, 0.16, 0.4, -14) +
    at(right, 0.37, 0.18, 0.4, 14) +
    at(hero, 0, 0, 0.9, between(random, -5, 5))
  );
}

function sparks({ stage, group: { x, y, size } }: BannerSet): string {
  const { brush, random } = stage;
  return many(9, () => {
    const [px, py] = around(x, y, random() * 360, size * between(random, 0.4, 0.62));
    return brush.flat(sparkle(px, py, size * between(random, 0.02, 0.05)), "#ffffff", 0.95);
  });
}
