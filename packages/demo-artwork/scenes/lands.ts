import { ellipse, polygon } from "../paint/path.ts";
import { between, many, n, ridge, skyOf, specks, type Scene } from "./stage.ts";

/** Under water: shafts of light, kelp, coral and a sandy bed. */
export const deepSea: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const shaft = (x: number, spread: number) =>
    brush.flat(
      polygon([x, -10], [x + w * 0.07, -10], [x + w * (0.1 + spread), h], [x + w * (spread - 0.16), h]),
      brush.linearAlong([0, 0, 0, 1], [0, g.lamp, 0.62], [0.8, g.lit, 0]),
    );
  const kelp = (x: number, top: number, lean: number) =>
    brush.stroke(
      `M${n(x)} ${n(h)}C${n(x + lean)} ${n(h * 0.9)} ${n(x - lean)} ${n(h * (top + 0.16))} ${n(x + lean * 0.6)} ${n(h * top)}`,
      g.near,
      w * 0.035,
    ) +
    many(5, (index) =>
      brush.flat(
        ellipse(x + (index % 2 === 0 ? 1 : -1) * w * 0.035, h * (top + 0.06 + index * 0.07), w * 0.035, w * 0.014),
        g.near,
      ),
    );
  const coral = (x: number, s: number, colour: string) =>
    many(5, (index) =>
      brush.stroke(
        `M${n(x)} ${n(h * 0.96)}Q${n(x + (index - 2) * s * 0.2)} ${n(h * 0.96 - s * 0.5)} ${n(x + (index - 2) * s * 0.36)} ${n(h * 0.96 - s * between(random, 0.6, 1))}`,
        colour,
        s * 0.12,
      ),
    );
  return (
    skyOf(stage, [g.lit, g.low, g.middle, g.far]) +
    [0.02, 0.2, 0.42, 0.66].map((x, index) => shaft(w * x, 0.14 + index * 0.1)).join("") +
    brush.halo(w * 0.2, 0, w * 0.6, "#ffffff", 0.6, h * 0.25) +
    brush.flat(ridge(stage, 0.78, 0.05, 5, false), g.high, 0.7) +
    kelp(w * 0.05, 0.42, 14) +
    kelp(w * 0.95, 0.36, -14) +
    kelp(w * 0.15, 0.62, -10) +
    coral(w * 0.86, w * 0.24, g.accent) +
    coral(w * 0.12, w * 0.18, g.lit) +
    brush.flat(ridge(stage, 0.9, 0.025, 4, false), brush.fall(g.middle, g.ink)) +
    many(
      12,
      () =>
        `<circle cx="${n(random() * w)}" cy="${n(random() * h * 0.8)}" r="${n(between(random, 1.5, 6))}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".6" stroke-width=".8"/>`,
    )
  );
};

/** Leaves pressing in from all sides around a lit clearing. */
export const jungle: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const frond = (x: number, y: number, turn: number, s: number, tone: number) => {
    const fill = brush.linear(
      [0, [g.lit, g.low, g.middle][tone] ?? g.low],
      [1, [g.middle, g.high, g.near][tone] ?? g.high],
    );
    const leaves = many(
      7,
      (index) =>
        `<g transform="translate(0 ${n(-s * (0.12 + index * 0.12))}) rotate(${index % 2 === 0 ? 58 : -58})">${brush.flat(`M0 0Q${n(s * 0.1)} ${n(-s * 0.2)} 0 ${n(-s * (0.5 - index * 0.045))}Q${n(-s * 0.1)} ${n(-s * 0.2)} 0 0Z`, fill)}</g>`,
    );
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${leaves}${brush.flat(`M0 ${n(-s * 0.7)}Q${n(s * 0.08)} ${n(-s * 0.9)} 0 ${n(-s * 1.15)}Q${n(-s * 0.08)} ${n(-s * 0.9)} 0 ${n(-s * 0.7)}Z`, fill)}${brush.stroke(`M0 0L0 ${n(-s)}`, g.near, 1.4, 0.5)}</g>`;
  };
  const side = (x: number, lean: number, tone: number, s: number) =>
    many(5, (index) => frond(x * w, h * (0.12 + index * 0.2), lean + between(random, -24, 24), w * s, tone));
  return (
    skyOf(stage, [g.high, g.middle, g.low, g.far]) +
    brush.halo(w * 0.46, h * 0.36, w * 0.66, g.lamp, 0.95) +
    side(-0.06, 62, 0, 0.4) +
    side(1.06, -62, 0, 0.4) +
    side(-0.1, 74, 2, 0.42) +
    side(1.1, -74, 2, 0.42) +
    many(5, (index) => frond(w * (index * 0.25), h * 1.02, between(random, -30, 30), w * 0.4, 2)) +
    specks(stage, 22, 0.9, g.lamp)
  );
};

/** Dunes, a white sun and far pyramids. */
export const desert: Scene = (stage) => {
  const { brush, width: w, height: h, ground: g } = stage;
  const pyramid = (x: number, half: number) =>
    brush.flat(polygon([x, h * 0.66 - half * 1.2], [x + half, h * 0.68], [x - half, h * 0.68]), g.low) +
    brush.flat(polygon([x, h * 0.66 - half * 1.2], [x + half, h * 0.68], [x + half * 0.2, h * 0.68]), g.high, 0.7);
  return (
    skyOf(stage, [g.high, g.middle, g.low, g.lit]) +
    brush.halo(w * 0.28, h * 0.2, w * 0.6, "#ffffff", 0.8) +
    brush.flat(ellipse(w * 0.28, h * 0.2, w * 0.11), "#fffbe6") +
    pyramid(w * 0.12, w * 0.2) +
    pyramid(w * 0.88, w * 0.26) +
    brush.flat(ridge(stage, 0.7, 0.025, 4, false), brush.linear([0, g.lit], [1, g.middle])) +
    brush.flat(ridge(stage, 0.8, 0.04, 3, false), brush.linearAlong([0, 0, 0.6, 1], [0, g.low], [1, g.far]))
  );
};

/** Round hills like sweets, with a bright sky. */
export const hills: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const hill = (x: number, y: number, r: number, from: string, to: string) =>
    brush.flat(ellipse(x, y + r, r), brush.radialAt([0.36, 0.1, 0.7], [0, from], [0.6, to], [1, g.high]));
  const puff = (x: number, y: number, s: number) =>
    brush.flat(
      ellipse(x, y, s, s * 0.5) +
        ellipse(x - s * 0.7, y + s * 0.2, s * 0.6, s * 0.34) +
        ellipse(x + s * 0.8, y + s * 0.18, s * 0.66, s * 0.36),
      "#ffffff",
      0.62,
    );
  return (
    skyOf(stage, [g.high, g.low, g.lit, g.lamp]) +
    brush.halo(w * 0.3, h * 0.3, w * 0.6, "#ffffff", 0.7) +
    puff(w * 0.16, h * 0.14, w * 0.13) +
    puff(w * 0.84, h * 0.22, w * 0.12) +
    puff(w * 0.66, h * 0.08, w * 0.07) +
    hill(w * 0.1, h * 0.55, w * 0.4, g.lit, g.low) +
    hill(w * 0.92, h * 0.52, w * 0.42, g.accent, g.middle) +
    hill(w * 0.5, h * 0.68, w * 0.6, g.lit, g.middle) +
    many(8, () =>
      brush.flat(ellipse(random() * w, h * between(random, 0.6, 0.95), between(random, 2, 5)), "#ffffff", 0.5),
    )
  );
};

/** A cave hung with crystals. */
export const cave: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const shard = (x: number, down: boolean, long: number, wide: number, colour: string) => {
    const [root, tip] = down ? [-4, h * long] : [h + 4, h * (1 - long)];
    return (
      brush.flat(
        polygon([x - wide, root], [x + wide, root], [x + wide * 0.2, tip]),
        brush.linearAlong([0, 0, 1, 0.3], [0, colour], [1, g.far]),
      ) + brush.flat(polygon([x - wide, root], [x - wide * 0.1, root], [x + wide * 0.2, tip]), g.lamp, 0.2)
    );
  };
  return (
    skyOf(stage, [g.ink, g.high, g.middle, g.far]) +
    brush.halo(w * 0.5, h * 0.4, w * 0.66, g.lit, 0.95) +
    brush.halo(w * 0.4, h * 0.34, w * 0.34, g.lamp, 0.75) +
    many(9, (index) =>
      shard(
        w * index * 0.125,
        true,
        (index === 4 ? 0.08 : 0.12) + Math.abs(index - 4) * between(random, 0.05, 0.1),
        w * 0.08,
        index % 2 === 0 ? g.high : g.far,
      ),
    ) +
    many(8, (index) =>
      shard(
        w * (0.02 + index * 0.14),
        false,
        0.16 + Math.abs(index - 3.5) * between(random, 0.05, 0.1),
        w * 0.07,
        [g.accent, g.low, g.middle][index % 3] ?? g.low,
      ),
    ) +
    specks(stage, 26, 0.8, g.lamp)
  );
};

/** Fire at the foot, sparks in the air. */
export const furnace: Scene = (stage) => {
  const { brush, random, width: w, height: h, ground: g } = stage;
  const tongues = (base: number, tall: number, colour: string, deep: string) =>
    brush.flat(
      `M0 ${n(h)}L0 ${n(h * base)}${many(7, (index) => {
        const x = (index * w) / 7;
        return `Q${n(x + w * 0.02)} ${n(h * (base - tall * 0.2))} ${n(x + w * 0.07)} ${n(h * (base - tall * between(random, 0.6, 1.1)))}Q${n(x + w * 0.08)} ${n(h * base)} ${n(x + w / 7)} ${n(h * (base + 0.02))}`;
      })}L${n(w)} ${n(h)}Z`,
      brush.fall(colour, deep),
    );
  return (
    skyOf(stage, [g.ink, g.far, g.high, g.middle]) +
    brush.halo(w * 0.5, h * 0.5, w * 0.75, g.low, 0.9, h * 0.42) +
    brush.halo(w * 0.5, h * 0.42, w * 0.44, g.lamp, 0.6) +
    tongues(0.74, 0.26, g.middle, g.high) +
    tongues(0.82, 0.22, g.low, g.middle) +
    tongues(0.92, 0.18, g.lit, g.low) +
    specks(stage, 46, 0.9, g.lamp)
  );
};
