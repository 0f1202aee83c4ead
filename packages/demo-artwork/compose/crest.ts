import { seededRandom } from "../paint/random.ts";
import { Brush, placed } from "../paint/brush.ts";
import { lchOf, oklch } from "../paint/colour.ts";
import { box, star, symmetric } from "../paint/path.ts";
import { gold, silver, toneOf, type Tone } from "../paint/tone.ts";
import { basketball, football } from "../motifs/balls.ts";
import { motifs } from "../motifs/registry.ts";
import { many } from "../scenes/stage.ts";
import type { ArtSubject } from "../subject.ts";
import { pick } from "./choice.ts";
import type { Picture } from "./picture.ts";

const shields = [
  symmetric("M50 4C66 10 80 10 92 8C94 44 90 78 50 97"),
  symmetric("M50 5L90 5C92 26 92 48 84 66C78 80 66 90 50 97"),
  "M50 4C76 4 96 24 96 50C96 76 76 96 50 96C24 96 4 76 4 50C4 24 24 4 50 4Z",
  symmetric("M50 10C58 4 66 4 72 8C80 12 86 12 92 8C88 22 96 34 94 50C92 76 70 88 50 97"),
  "M50 3L90 20L90 66L50 97L10 66L10 20Z",
];

// Colours as clubs wear them: field, second colour, trim.
const kits: readonly (readonly [string, string, string])[] = [
  ["#c8102e", "#ffffff", "#12183a"],
  ["#0b3d91", "#ffffff", "#f5c518"],
  ["#0d7a3e", "#ffffff", "#0b2d1b"],
  ["#1b1b1f", "#ffffff", "#c9a227"],
  ["#7a1033", "#74c0fc", "#f0e5d0"],
  ["#f4c20d", "#10408f", "#0a1c44"],
  ["#5b2a86", "#ffd23f", "#1e0c36"],
  ["#e4572e", "#14213d", "#ffffff"],
  ["#00849b", "#f6f5ee", "#06303a"],
  ["#14213d", "#e63946", "#ffffff"],
  ["#2f9e44", "#f4c20d", "#0b2d1b"],
  ["#d6336c", "#1b1b1f", "#ffffff"],
  ["#4dabf7", "#ffffff", "#12326b"],
  ["#8b0000", "#f4c20d", "#2b0505"],
];

const charges =
  "lion wolf bull tiger rooster phoenix star crown tower anchor lightning dragon sun ship swords rocket shark silver-wings".split(
    " ",
  );

/** How a field is divided between its two colours. */
const divisions: readonly (() => string)[] = [
  () => "",
  () => box(50, 0, 50, 100),
  () => many(4, (index) => box(14 + index * 22, 0, 11, 100)),
  () => many(4, (index) => box(0, 12 + index * 22, 100, 11)),
  () => "M-4 22L-4 -4L24 -4L104 78L104 104L76 104Z",
  () => box(50, 0, 50, 50) + box(0, 50, 50, 50),
  () => "M-4 40L50 76L104 40L104 64L50 100L-4 64Z",
  () => box(0, 0, 100, 32),
  () => "M50 0L100 0L100 100L0 100Z",
];

/** A club's crest: a shield in club colours, a charge, a ball, and stars above. Transparent around. */
export function crest(subject: ArtSubject): Picture {
  const random = seededRandom(`crest:${subject.seed}`);
  const [first, second, trim] = pick(kits, random);
  const brush = new Brush(oklch(0.17, 0.04, lchOf(first).h));
  const shield = pick(shields, random);
  const inner = `<g transform="translate(50 50) scale(.885) translate(-50 -50)">${field(brush, shield, first, second, pick(divisions, random)())}</g>`;
  const name = pick(charges, random);
  const motif = motifs.find((candidate) => candidate.name === name);
  const ball = /basket|hoop|pba|nba/i.test(`${subject.title ?? ""} ${subject.category ?? ""}`)
    ? basketball(brush)
    : football(brush);
  const rim: Tone =
    trim === "#ffffff"
      ? silver
      : trim === "#c9a227" || trim === "#f5c518"
        ? gold
        : toneOf(lchOf(trim).h, Math.max(0.05, lchOf(trim).c), Math.max(0.34, lchOf(trim).l));
  const stars =
    random() > 0.55
      ? many(1 + Math.floor(random() * 3), (index) =>
          brush.form(star(50 + (index === 0 ? 0 : index === 1 ? -17 : 17), index === 0 ? -4 : -1, 5, 7, 3), gold, {
            line: 1.2,
            edge: 0.8,
          }),
        )
      : "";
  const charge = motif ? plateFor(brush, second, first) + placed(motif.draw(brush, random), 50, 44, 47) : "";
  const content = `<g transform="translate(12 15) scale(.86)">${brush.form(shield, rim, { line: 2.4, edge: 1.6, bounce: 0.2 })}${inner}${charge}${placed(ball, 50, 80, 23)}${stars}</g>`;
  return { width: 110, height: 110, brush, content };
}

function field(brush: Brush, shield: string, first: string, second: string, division: string): string {
  const light =
    brush.flat("M0 0L100 0L100 22Q40 34 0 78Z", "#ffffff", 0.16) +
    brush.flat(shield, brush.linear([0, "#ffffff", 0.22], [0.45, "#ffffff", 0], [1, "#000022", 0.42]));
  return (
    brush.flat(shield, first) +
    brush.inside(shield, brush.flat(division, second) + light) +
    brush.stroke(shield, "#ffffff", 1.8, 0.9)
  );
}

/** A disc behind the charge, so that it stands out from stripes. */
function plateFor(brush: Brush, colour: string, other: string): string {
  const { l, c, h } = lchOf(colour);
  const disc = "M50 17a27 27 0 1 0 .1 0Z";
  return `<path d="${disc}" fill="${brush.linear([0, oklch(Math.min(1, l + 0.06), c, h)], [1, oklch(l * 0.78, c, h)])}" stroke="${other}" stroke-width="2.6"/><path d="${disc}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width=".8"/>`;
}
