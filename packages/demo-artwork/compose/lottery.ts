import { seededRandom } from "../paint/random.ts";
import { Brush } from "../paint/brush.ts";
import { groundOf } from "../paint/ground.ts";
import { around, box, ellipse, rays, sparkle, star, symmetric } from "../paint/path.ts";
import {
  aqua,
  amethyst,
  ember,
  gold,
  jade,
  lemon,
  rose,
  ruby,
  sapphire,
  silver,
  wood,
  type Tone,
} from "../paint/tone.ts";
import { lockupOf } from "../lettering/lockup.ts";
import { lottoBall } from "../motifs/balls.ts";
import { many, type Stage } from "../scenes/stage.ts";
import type { ArtSubject } from "../subject.ts";
import { pick } from "./choice.ts";
import { glitter } from "./ornament.ts";
import type { Picture } from "./picture.ts";

const tones: readonly Tone[] = [ruby, sapphire, jade, gold, amethyst, rose, aqua, ember];

/** A lottery's emblem: numbered balls in a setting of its own, on a ground of its own. */
export function lottery(subject: ArtSubject): Picture {
  const random = seededRandom(`lottery:${subject.seed}`);
  const ground = groundOf(pick([18, 55, 140, 190, 240, 285, 335], random), 0.19, pick([0.2, 0.6], random), 26);
  const stage: Stage = { brush: new Brush(ground.ink), random, width: 200, height: 200, ground };
  const { brush } = stage;
  const backdrop =
    `<rect width="200" height="200" fill="${brush.radialAt([0.42, 0.36, 0.8], [0, ground.lit], [0.4, ground.low], [0.75, ground.middle], [1, ground.high])}"/>` +
    brush.flat(rays(100, 96, pick([12, 16, 20], random), 200, random() * 20), ground.lamp, 0.2) +
    brush.halo(100, 90, 90, ground.lamp, 0.7);
  const content = backdrop + pick(settings, random)(stage, numbersOf(subject, random)) + glitter(stage, 9);
  return { width: 200, height: 200, brush, content };
}

/** The numbers in the game's name first ("6/49" gives 6 and 49), then lucky ones. */
function numbersOf({ title }: ArtSubject, random: () => number): string[] {
  const named = (title ?? "").match(/\d{1,2}/g) ?? [];
  return [...named, ...Array.from({ length: 8 }, () => String(1 + Math.floor(random() * 49)))];
}

function ball(stage: Stage, cx: number, cy: number, r: number, number: string | undefined, offset: number): string {
  const { brush } = stage;
  const tone = tones[(offset + Math.floor(stage.ground.hue / 45)) % tones.length] ?? gold;
  const size = r * 0.86;
  const name = lockupOf(
    number ?? "7",
    { face: "geometric", capitals: true, tracking: -0.03, bend: "none" },
    {
      x: cx - size / 2,
      y: cy - size / 2 + r * 0.04,
      width: size,
      height: size,
      lines: 1,
      largest: r * 0.78,
      vertical: "middle",
    },
  );
  return (
    brush.halo(cx + r * 0.1, cy + r * 0.95, r * 0.95, stage.ground.ink, 0.5, r * 0.25) +
    lottoBall(brush, tone, cx, cy, r) +
    name.lines.map(({ d }) => brush.flat(d, tone.deep)).join("")
  );
}

type Setting = (stage: Stage, numbers: readonly string[]) => string;

const pyramid: Setting = (stage, [a, b, c]) =>
  stage.brush.form("M22 166Q100 138 178 166L170 186Q100 160 30 186Z", gold) +
  ball(stage, 58, 124, 38, b, 1) +
  ball(stage, 142, 124, 38, c, 2) +
  ball(stage, 100, 70, 46, a, 0);

const crowned: Setting = (stage, [a]) => {
  const { brush } = stage;
  const laurel = (flip: number) =>
    many(7, (index) => {
      const [x, y] = around(100, 106, flip * (70 + index * 16), 74);
      return `<g transform="rotate(${flip * (40 + index * 16)} ${x} ${y})">${brush.form(ellipse(x, y, 7, 14), gold, { line: 1.4, edge: 1 })}</g>`;
    });
  return (
    laurel(1) +
    laurel(-1) +
    ball(stage, 100, 106, 58, a, 3) +
    `<g transform="translate(68 4) scale(.64)">${brush.form("M8 40L30 58L50 20L70 58L92 40L84 84L16 84Z", gold, { line: 2.6 })}${brush.ball(50, 18, 7, ruby)}${brush.ball(8, 38, 6, aqua)}${brush.ball(92, 38, 6, aqua)}</g>`
  );
};

const machine: Setting = (stage, numbers) => {
  const { brush } = stage;
  const dome = ellipse(100, 84, 70);
  const inside = [
    [70, 116, 24],
    [118, 124, 24],
    [94, 82, 24],
    [138, 84, 22],
    [58, 72, 20],
    [110, 44, 20],
  ] as const;
  return (
    brush.form("M58 146L142 146L160 190L40 190Z", ruby, { edge: 2 }) +
    brush.form(box(50, 142, 100, 12, 4), gold) +
    brush.flat(ellipse(100, 84, 74), brush.line) +
    brush.flat(dome, brush.radial([0, "#ffffff", 0.5], [0.8, stage.ground.lit], [1, stage.ground.high])) +
    brush.inside(dome, inside.map(([x, y, r], index) => ball(stage, x, y, r, numbers[index], index)).join("")) +
    brush.stroke(dome, gold.light, 5) +
    brush.stroke(dome, gold.glow, 1.6) +
    brush.shine(66, 40, 26, 11, -38, 0.75) +
    brush.form(star(100, 172, 5, 13, 6), gold, { line: 1.4 })
  );
};

const row: Setting = (stage, [a, b, c]) => {
  const { brush } = stage;
  const ribbon = "M6 112L194 84L194 128L6 156Z";
  return (
    brush.form(star(100, 98, 16, 92, 78), lemon, { edge: 2 }) +
    brush.form("M6 112L-10 140L-4 164L26 153Z", ruby) +
    brush.form("M194 128L210 112L206 80L176 87Z", ruby) +
    brush.form(ribbon, ruby, { edge: 2 }) +
    ball(stage, 42, 122, 33, b, 1) +
    ball(stage, 158, 106, 33, c, 4) +
    ball(stage, 100, 96, 46, a, 2)
  );
};

const emblem: Setting = (stage, [a]) => {
  const { brush } = stage;
  const shield = symmetric("M50 4C66 12 82 12 92 8C96 50 86 80 50 98");
  return (
    `<g transform="translate(14 8) scale(1.72 1.86)">${brush.form(shield, gold, { line: 1.4, edge: 1.4 })}<g transform="translate(50 50) scale(.86) translate(-50 -50)">${brush.form(shield, sapphire, { line: 0.6, edge: 1 })}${brush.inside(shield, brush.flat(rays(50, 46, 14, 90, 6), "#ffffff", 0.14))}</g></g>` +
    ball(stage, 100, 94, 48, a, 5) +
    many(5, (index) =>
      brush.form(
        star(...around(100, 96, -50 + index * 25, 68), 5, index === 2 ? 12 : 8, index === 2 ? 5.4 : 3.6),
        gold,
        { line: 1.2, edge: 1 },
      ),
    )
  );
};

const ticketed: Setting = (stage, [a, b]) => {
  const { brush } = stage;
  const slip = (turn: number, tone: Tone) =>
    `<g transform="rotate(${turn} 100 110)">${brush.form(box(44, 30, 112, 150, 8), tone, { edge: 2 })}${many(5, (line) => many(5, (column) => brush.flat(ellipse(62 + column * 19, 62 + line * 22, 6.6), (line * 5 + column) % 4 === 0 ? ruby.mid : "#ffffff", 0.92)))}${brush.flat(box(54, 38, 92, 9, 4), tone.dark, 0.5)}</g>`;
  return (
    slip(14, aqua) +
    slip(-8, { ...silver, mid: "#f6ead0", light: "#fffaf0" }) +
    ball(stage, 66, 136, 42, a, 0) +
    ball(stage, 142, 146, 34, b, 1) +
    brush.flat(sparkle(150, 54, 14), "#fff")
  );
};

const bowl: Setting = (stage, numbers) => {
  const { brush } = stage;
  return (
    [
      [62, 92, 30],
      [138, 90, 30],
      [100, 66, 36],
    ]
      .map(([x = 0, y = 0, r = 0], index) => ball(stage, x, y, r, numbers[index], index + 2))
      .join("") +
    brush.form("M18 108Q100 134 182 108C180 150 152 184 100 186C48 184 20 150 18 108Z", wood, { edge: 2.6 }) +
    brush.stroke("M20 118Q100 146 180 118", gold.light, 4) +
    many(5, (index) =>
      brush.form(star(44 + index * 28, 148 + (2 - Math.abs(index - 2)) * 5, 4, 9, 4), gold, { line: 1, edge: 0.8 }),
    )
  );
};

const settings: readonly Setting[] = [pyramid, crowned, machine, row, emblem, ticketed, bowl];
