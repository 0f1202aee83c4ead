import { around, box, polygon, sparkle, star } from "../paint/path.ts";
import { pips } from "../motifs/cards-and-dice.ts";
import type { Tone } from "../paint/tone.ts";
import { field, many, n, type Stage } from "../scenes/stage.ts";

/** A darker rim on all sides, so that the middle is lit. */
export function vignette(stage: Stage): string {
  const { brush, ground: g } = stage;
  return field(stage, brush.radialAt([0.5, 0.44, 0.78], [0.62, g.ink, 0], [0.86, g.ink, 0.14], [1, g.ink, 0.5]));
}

/** A broad beam from the lamp at the upper left, the same on every card. */
export function lamplight(stage: Stage): string {
  const { brush, width: w, height: h, ground: g } = stage;
  return (
    brush.flat(
      polygon([-w * 0.1, h * 0.1], [w * 0.2, -h * 0.08], [w * 1.1, h * 0.52], [w * 0.8, h * 0.8]),
      brush.linearAlong([0, 0, 0.8, 1], [0, g.lamp, 0.36], [0.7, g.lamp, 0]),
    ) + brush.halo(0, 0, w * 0.55, g.lit, 0.6)
  );
}

/** The dark foot below a name. */
export function foot(stage: Stage, from: number): string {
  const { brush, width, height, ground: g } = stage;
  return `<rect y="${n(height * from)}" width="${width}" height="${n(height * (1 - from))}" fill="${brush.linearAlong([0, 0, 0, 1], [0, g.ink, 0], [0.42, g.ink, 0.42], [1, g.ink, 0.86])}"/>`;
}

/** Sparkles and dust around a hero, never across it. `reach` is about half the hero's size. */
export function glitter(
  { brush, random, width, height, ground: g }: Stage,
  count: number,
  [cx, cy, reach] = [width / 2, height * 0.36, width * 0.44],
): string {
  return many(count, (index) => {
    const [x, y] = around(cx, cy, random() * 360, reach * (0.82 + random() * 0.58));
    const s = reach * (0.028 + random() * 0.066);
    return index % 2 === 0 ? brush.flat(sparkle(x, y, s), "#ffffff", 0.95) : brush.halo(x, y, s, g.lamp, 0.95);
  });
}

/** A thin rounded border in metal. The radius follows the cards of a soft brand, so that no corner is cut. */
function border({ brush, width: w, height: h }: Stage, metal: Tone, inset: number, line: number): string {
  const d = box(inset, inset, w - inset * 2, h - inset * 2, w * 0.075);
  return `<path d="${d}" fill="none" stroke="${metal.deep}" stroke-width="${line + 2}" opacity=".55"/><path d="${d}" fill="none" stroke="${brush.linear([0, metal.glow], [0.25, metal.mid], [0.5, metal.light], [0.75, metal.dark], [1, metal.light])}" stroke-width="${line}"/>`;
}

/** A drawing for the upper left corner, repeated at all corners or the two upper ones. */
function corners({ width: w, height: h }: Stage, draw: string, lower: boolean): string {
  const at = (sx: number, sy: number) =>
    `<g transform="translate(${sx < 0 ? w : 0} ${sy < 0 ? h : 0}) scale(${sx} ${sy})">${draw}</g>`;
  return at(1, 1) + at(-1, 1) + (lower ? at(1, -1) + at(-1, -1) : "");
}

type Frame = (stage: Stage, metal: Tone) => string;

const reels: Frame = (stage, metal) => {
  const { brush, width: w } = stage;
  const curl =
    brush.form(
      `M8 ${n(w * 0.2)}Q8 8 ${n(w * 0.2)} 8Q${n(w * 0.15)} 13 ${n(w * 0.1)} 15Q15 ${n(w * 0.1)} 8 ${n(w * 0.2)}Z`,
      metal,
      { line: 1.4, edge: 1 },
    ) + brush.ball(15, 15, 5.4, metal, 5.4, 1.2);
  return border(stage, metal, 5, 4) + border(stage, metal, 11, 1) + corners(stage, curl, true);
};

const sea: Frame = (stage, metal) => {
  const { brush, width: w, height: h } = stage;
  const wave = (y: number, rise: number, from: string, to: string) =>
    brush.flat(
      `M0 ${n(h)}L0 ${n(h * y)}${many(4, (index) => `Q${n(w * (index * 0.25 + 0.07))} ${n(h * (y - rise))} ${n(w * (index * 0.25 + 0.16))} ${n(h * (y - rise * 0.2))}Q${n(w * (index * 0.25 + 0.2))} ${n(h * (y + rise * 0.3))} ${n(w * (index + 1) * 0.25)} ${n(h * y)}`)}L${n(w)} ${n(h)}Z`,
      brush.fall(from, to),
      0.92,
    );
  return (
    border(stage, metal, 5, 3) +
    wave(0.965, 0.035, stage.ground.lit, stage.ground.middle) +
    wave(0.985, 0.03, stage.ground.lamp, stage.ground.low)
  );
};

const salon: Frame = (stage, metal) => {
  const { brush, width: w } = stage;
  const steps =
    brush.stroke(
      `M9 ${n(w * 0.26)}L9 ${n(w * 0.08)}L${n(w * 0.08)} ${n(w * 0.08)}L${n(w * 0.08)} 9L${n(w * 0.26)} 9M16 ${n(w * 0.2)}L16 ${n(w * 0.12)}L${n(w * 0.12)} ${n(w * 0.12)}L${n(w * 0.12)} 16L${n(w * 0.2)} 16`,
      metal.light,
      2,
    ) +
    brush.flat(
      polygon([w * 0.08, w * 0.055], [w * 0.105, w * 0.08], [w * 0.08, w * 0.105], [w * 0.055, w * 0.08]),
      metal.glow,
    );
  return corners(stage, steps, true) + border(stage, metal, 4, 2);
};

const duel: Frame = (stage, metal) => {
  const { brush, width: w } = stage;
  const suit = (name: keyof typeof pips, fill: string) =>
    `<g transform="translate(10 10) scale(${n(w * 0.0012)})"><path d="${pips[name]}" fill="${fill}" stroke="${brush.line}" stroke-width="10" paint-order="stroke"/></g>`;
  const at = (draw: string, right: boolean) =>
    right ? `<g transform="translate(${w} 0) scale(-1 1)">${draw}</g>` : draw;
  return border(stage, metal, 5, 3.4) + at(suit("spade", metal.light), false) + at(suit("heart", "#ff4a5e"), true);
};

const match: Frame = (stage, metal) => {
  const { brush, width: w } = stage;
  const stripes = [0, 1, 2]
    .map((index) =>
      brush.flat(
        polygon(
          [0, w * (0.1 + index * 0.09)],
          [w * (0.1 + index * 0.09), 0],
          [w * (0.15 + index * 0.09), 0],
          [0, w * (0.15 + index * 0.09)],
        ),
        index === 1 ? "#ffffff" : metal.mid,
        0.9,
      ),
    )
    .join("");
  return (
    stripes + `<g transform="translate(${w} ${stage.height}) rotate(180)">${stripes}</g>` + border(stage, metal, 4, 2.4)
  );
};

const circuit: Frame = (stage, metal) => {
  const { brush, width: w, ground: g } = stage;
  const bracket =
    brush.stroke(`M8 ${n(w * 0.3)}L8 ${n(w * 0.1)}L${n(w * 0.1)} 8L${n(w * 0.3)} 8`, brush.line, 8, 0.7) +
    brush.stroke(`M8 ${n(w * 0.3)}L8 ${n(w * 0.1)}L${n(w * 0.1)} 8L${n(w * 0.3)} 8`, g.lamp, 3.6) +
    brush.flat(box(w * 0.34, 6, w * 0.05, 4) + box(w * 0.41, 6, w * 0.02, 4), metal.light);
  return corners(stage, bracket, true);
};

const feathers: Frame = (stage, metal) => {
  const { brush, width: w } = stage;
  const plume = (turn: number, long: number) =>
    `<g transform="rotate(${turn})">${brush.form(`M0 0C${n(w * 0.05)} ${n(long * 0.3)} ${n(w * 0.05)} ${n(long * 0.75)} 0 ${n(long)}C${n(-w * 0.05)} ${n(long * 0.75)} ${n(-w * 0.05)} ${n(long * 0.3)} 0 0Z`, metal, { line: 1.4, edge: 1 })}</g>`;
  return (
    corners(stage, plume(-14, w * 0.26) + plume(-76, w * 0.26) + plume(-45, w * 0.22), false) +
    border(stage, metal, 4, 2.4)
  );
};

const ticket: Frame = (stage, metal) => {
  const { brush, width: w, height: h } = stage;
  const bulbs = many(9, (index) =>
    brush.ball(
      w * (0.1 + index * 0.1),
      8,
      4,
      index % 2 === 0 ? metal : { ...metal, mid: "#ffffff", light: "#ffffff" },
      4,
      1,
    ),
  );
  return (
    border(stage, metal, 8, 5) +
    bulbs +
    many(
      11,
      (index) =>
        brush.ball(8, h * (0.1 + index * 0.08), 3.6, metal, 3.6, 1) +
        brush.ball(w - 8, h * (0.1 + index * 0.08), 3.6, metal, 3.6, 1),
    ) +
    brush.flat(star(w / 2, 9, 5, 9, 4), metal.glow)
  );
};

const frames: Record<string, Frame> = {
  RNG: reels,
  FISH: sea,
  LIVE: salon,
  PVP: duel,
  SPORTS: match,
  ESPORTS: circuit,
  COCKFIGHT: feathers,
  LOTT: ticket,
};

/** The frame of a category. */
export function frameOf(category: string, stage: Stage, metal: Tone): string {
  return (frames[category] ?? reels)(stage, metal);
}
