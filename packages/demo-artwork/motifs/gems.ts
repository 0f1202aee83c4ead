import type { Brush } from "../paint/brush.ts";
import { around, ellipse, polygon, sparkle } from "../paint/path.ts";
import { amethyst, aqua, gold, jade, rose, ruby, sapphire, type Tone } from "../paint/tone.ts";
import { family } from "./motif.ts";

type Corner = readonly [number, number];

/** A cut stone: an outline, its table, and a facet between each pair of neighbours. */
function cutStone(brush: Brush, outer: readonly Corner[], table: readonly Corner[], tone: Tone): string {
  const shades = [tone.deep, tone.dark, tone.mid, tone.light, tone.glow];
  const facets = outer.map((corner, index) => {
    const next = outer[(index + 1) % outer.length] ?? corner;
    const [a = corner, b = corner] = [table[index % table.length], table[(index + 1) % table.length]];
    // How far the facet turns towards the lamp at the upper left; every other one is a step off, which makes it
    // sparkle.
    const towards = (50 - (corner[0] + next[0]) / 2) * 0.016 + (50 - (corner[1] + next[1]) / 2) * 0.02;
    const shade =
      shades[Math.max(0, Math.min(4, Math.round(2.2 + towards * 1.9 + (index % 2 === 0 ? 0.45 : -0.45))))] ?? tone.mid;
    return brush.flat(polygon(corner, next, b, a), shade) + brush.flat(polygon(corner, next, b), tone.glow, 0.16);
  });
  const face = polygon(...table);
  return (
    brush.form(polygon(...outer), tone, { edge: 0 }) +
    facets.join("") +
    brush.flat(face, brush.linear([0, tone.glow], [0.35, tone.light], [0.7, tone.mid], [1, tone.dark])) +
    brush.inside(face, brush.flat("M0 62L70 -8L84 -8L0 84Z", "#ffffff", 0.34)) +
    brush.stroke(polygon(...outer), tone.glow, 0.9, 0.65) +
    brush.stroke(face, tone.glow, 0.7, 0.7)
  );
}

function ring(count: number, radius: number, turn: number, squash = 1): Corner[] {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = around(50, 50, turn + (index * 360) / count, radius);
    return [x, 50 + (y - 50) * squash] as const;
  });
}

const glint = (brush: Brush, x: number, y: number, size: number) => brush.flat(sparkle(x, y, size), "#ffffff");

function diamond(brush: Brush, tone: Tone = aqua): string {
  const crown: Corner[] = [
    [8, 40],
    [27, 16],
    [73, 16],
    [92, 40],
  ];
  const girdle: Corner[] = [
    [8, 40],
    [32, 40],
    [50, 40],
    [68, 40],
    [92, 40],
  ];
  const top: Corner[] = [
    [27, 16],
    [41, 16],
    [59, 16],
    [73, 16],
  ];
  const peaks: Corner[] = [
    [22, 22],
    [41, 16],
    [59, 16],
    [78, 22],
  ];
  const triangle = (a: Corner, b: Corner, c: Corner, shade: string) => brush.flat(polygon(a, b, c), shade);
  const p = (list: Corner[], index: number): Corner => list[index] ?? [50, 50];
  const pavilion = [tone.light, tone.mid, tone.glow, tone.dark]
    .map((shade, i) => triangle(p(girdle, i), p(girdle, i + 1), [50, 92], shade))
    .join("");
  const upper = [tone.mid, tone.glow, tone.light, tone.mid]
    .map((shade, i) => triangle(p(girdle, i), p(girdle, i + 1), p(peaks, i), shade))
    .join("");
  return (
    brush.form(polygon(...crown, [50, 92]), tone, { edge: 0 }) +
    upper +
    [0, 1, 2]
      .map((i) =>
        triangle(p(top, i), p(top, i + 1), p(girdle, i + 1), [tone.light, "#ffffff", tone.light][i] ?? tone.light),
      )
      .join("") +
    triangle(p(girdle, 0), p(top, 0), p(girdle, 1), tone.light) +
    triangle(p(girdle, 3), p(top, 3), p(girdle, 4), tone.dark) +
    pavilion +
    brush.flat("M32 40L50 40L50 92Z", "#ffffff", 0.25) +
    brush.stroke(polygon(...crown, [50, 92]), "#ffffff", 1.1, 0.75) +
    brush.stroke("M8 40L92 40", "#ffffff", 1, 0.8) +
    glint(brush, 27, 20, 15) +
    glint(brush, 80, 42, 8)
  );
}

function crystal(brush: Brush): string {
  const shard = (x: number, top: number, width: number, lean: number, tone: Tone) => {
    const [l, r, b] = [x - width / 2, x + width / 2, 88];
    const outline = polygon([l, b], [l + lean, top + 14], [x + lean * 1.2, top], [r + lean, top + 12], [r, b]);
    return (
      brush.form(outline, tone, { edge: 0 }) +
      brush.flat(
        polygon(
          [l, b],
          [l + lean, top + 14],
          [x + lean * 1.2, top],
          [x - width * 0.12 + lean, top + 22],
          [x - width * 0.1, b],
        ),
        brush.linear([0, tone.glow], [0.5, tone.light], [1, tone.mid]),
      ) +
      brush.flat(
        polygon(
          [x + lean * 1.2, top],
          [r + lean, top + 12],
          [r, b],
          [x + width * 0.22, b],
          [x + width * 0.2 + lean, top + 20],
        ),
        brush.linear([0, tone.mid], [1, tone.deep]),
      ) +
      brush.stroke(`M${l + lean + 1} ${top + 15}L${x + lean * 1.2} ${top + 1}`, "#ffffff", 1.2, 0.9)
    );
  };
  return (
    shard(27, 40, 19, -9, amethyst) +
    shard(75, 36, 20, 9, sapphire) +
    shard(40, 22, 22, -4, aqua) +
    shard(61, 24, 20, 5, rose) +
    shard(50, 6, 25, 0, amethyst) +
    brush.form(
      "M10 90Q12 78 24 82Q30 72 42 80Q50 72 60 80Q70 72 78 81Q88 78 91 90Q50 98 10 90Z",
      { ...amethyst, mid: amethyst.dark, light: amethyst.mid },
      { edge: 1 },
    ) +
    glint(brush, 42, 22, 13)
  );
}

function pearl(brush: Brush): string {
  const tone: Tone = { deep: "#6b5878", dark: "#b9a2bd", mid: "#ecdde6", light: "#fff4f0", glow: "#ffffff" };
  const fan = (lower: boolean) => {
    const [cx, cy] = [50, lower ? 66 : 60];
    const ribs = Array.from({ length: 9 }, (_, index) =>
      around(cx, cy, (lower ? 104 : -72) + index * (lower ? 19 : 18), lower ? 30 : 48),
    );
    const d = `M${cx} ${cy}L${ribs.map(([x, y], index) => (index === 0 ? `${x} ${y}` : `Q${(x + (ribs[index - 1]?.[0] ?? x)) / 2 + (x - cx) * 0.14} ${(y + (ribs[index - 1]?.[1] ?? y)) / 2 + (y - cy) * 0.14} ${x} ${y}`)).join("")}Z`;
    const shell = lower ? { ...rose, mid: "#d95f9b" } : rose;
    return (
      brush.form(d, shell) +
      ribs
        .map(([x, y]) =>
          brush.stroke(`M${cx} ${cy}L${cx + (x - cx) * 0.94} ${cy + (y - cy) * 0.94}`, shell.dark, 1.3, 0.55),
        )
        .join("")
    );
  };
  return (
    fan(false) +
    fan(true) +
    brush.flat(ellipse(50, 70, 30, 7), rose.deep, 0.6) +
    brush.ball(50, 55, 19, tone) +
    brush.halo(58, 64, 9, "#ffc4d8", 0.8) +
    brush.halo(46, 66, 8, "#bfe3ff", 0.7) +
    glint(brush, 43, 46, 12)
  );
}

const octagon = ring(8, 44, 22.5);

export const gems = family([
  {
    name: "diamond",
    words: "diamond brilliant ice crystal jewel gem bling",
    hue: 210,
    categories: ["RNG", "PVP"],
    draw: (brush) => diamond(brush),
  },
  {
    name: "emerald",
    words: "gem jewel emerald jade green",
    hue: 160,
    draw: (brush) => cutStone(brush, octagon, ring(8, 26, 22.5), jade) + glint(brush, 30, 26, 16),
  },
  {
    name: "ruby",
    words: "gem ruby red heart love passion",
    hue: 18,
    draw: (brush) => cutStone(brush, ring(6, 46, 0), ring(6, 27, 0), ruby) + glint(brush, 33, 27, 16),
  },
  {
    name: "sapphire",
    words: "gem jewel sapphire blue magic prism",
    hue: 258,
    draw: (brush) => cutStone(brush, ring(10, 44, 18, 0.9), ring(10, 25, 18, 0.9), sapphire) + glint(brush, 30, 30, 15),
  },
  { name: "crystals", words: "crystals gems jewels cave mine shard arcane", hue: 300, draw: crystal },
  {
    name: "pearl",
    words: "pearl perla shell oyster siren mermaid lagoon",
    hue: 350,
    categories: ["FISH"],
    draw: pearl,
  },
  {
    name: "stone-of-gold",
    words: "amber topaz honey",
    hue: 75,
    categories: [],
    draw: (brush) => cutStone(brush, ring(6, 45, 30), ring(6, 26, 30), gold) + glint(brush, 30, 28, 15),
  },
]);
