import { seededRandom } from "../paint/random.ts";
import { Brush, placed } from "../paint/brush.ts";
import { groundOf } from "../paint/ground.ts";
import { around, ellipse, rays } from "../paint/path.ts";
import { lettered } from "../lettering/finish.ts";
import { lockupOf } from "../lettering/lockup.ts";
import { coins } from "../motifs/money.ts";
import type { Motif } from "../motifs/motif.ts";
import { between, many, type Stage } from "../scenes/stage.ts";
import type { ArtSubject } from "../subject.ts";
import { castOf, hueAgainst, pick, sceneFor } from "./choice.ts";
import { finishOn, houseOf, type House, type Layout } from "./house.ts";
import { foot, frameOf, glitter, lamplight, vignette } from "./ornament.ts";
import type { Picture } from "./picture.ts";

const [WIDTH, HEIGHT] = [300, 400];

/** A game's card: field, glow, company, hero, sparkle, foot, name, frame. */
export function gameCard(subject: ArtSubject): Picture {
  const random = seededRandom(`game:${subject.seed}`);
  const category = categoryOf(subject);
  const house = houseOf(subject.vendor ?? category);
  const { hero, company } = castOf(subject.title ?? "", category, random);
  const hue = hueAgainst(hero, house.hues, random);
  // A house keeps its range, but no two of its games have exactly the same background.
  const ground = groundOf(
    (hue + between(random, -13, 13) + 360) % 360,
    house.chroma,
    Math.min(0.95, Math.max(0.08, house.depth + between(random, -0.14, 0.1))),
    house.turn,
  );
  const stage: Stage = { brush: new Brush(ground.ink), random, width: WIDTH, height: HEIGHT, ground };
  const scene = sceneFor(hero, category, random)(stage);
  const layout = pick(house.layouts, random);
  const group = groups[layout](stage, hero, company, house);
  const title = nameOf(stage, subject.title ?? "", house);
  const content =
    scene +
    vignette(stage) +
    lamplight(stage) +
    group +
    glitter(stage, 16) +
    foot(stage, 0.58) +
    frameOf(category, stage, house.metal) +
    title;
  return { width: WIDTH, height: HEIGHT, brush: stage.brush, content };
}

/** The category a picture is painted for. */
export function categoryOf({ category }: ArtSubject): string {
  const upper = (category ?? "RNG").toUpperCase();
  if (upper === "ELOTT" || upper === "INHOUSE") return "LOTT";
  return ["RNG", "FISH", "LIVE", "PVP", "SPORTS", "ESPORTS", "COCKFIGHT", "LOTT"].includes(upper) ? upper : "RNG";
}

function nameOf(stage: Stage, title: string, house: House): string {
  if (title.trim() === "") return "";
  const lockup = lockupOf(title, house.setting, {
    x: 22,
    y: 252,
    width: 256,
    height: 124,
    lines: 3,
    largest: 98,
    vertical: "bottom",
  });
  return lettered(stage.brush, lockup, finishOn(house, stage.ground.hue));
}

type Group = (stage: Stage, hero: Motif, company: readonly Motif[], house: House) => string;

/** The glow around a hero, with a few soft rays. */
function glow({ brush, ground: g, random }: Stage, cx: number, cy: number, size: number): string {
  return (
    brush.halo(cx, cy, size * 0.95, g.lit, 0.6) +
    brush.flat(
      rays(cx, cy, 12, size, random() * 30, 0.36),
      brush.radial([0, g.lamp, 0.5], [0.7, g.lit, 0.1], [1, g.lit, 0]),
    ) +
    brush.halo(cx, cy, size * 0.56, g.lamp, 0.72)
  );
}

function shadow({ brush, ground: g }: Stage, cx: number, cy: number, rx: number): string {
  return brush.halo(cx, cy, rx, g.ink, 0.8, rx * 0.24);
}

function drawn(stage: Stage, motif: Motif | undefined, cx: number, cy: number, size: number, turn = 0): string {
  return motif ? placed(motif.draw(stage.brush, stage.random), cx, cy, size, turn) : "";
}

const groups: Record<Layout, Group> = {
  hero: (stage, hero, company) =>
    glow(stage, 150, 150, 170) +
    drawn(stage, company[0], 48, 206, 96, -16) +
    drawn(stage, company[1], 254, 210, 96, 14) +
    shadow(stage, 150, 258, 120) +
    drawn(stage, hero, 150, 144, 240, between(stage.random, -4, 4)),
  medallion: (stage, hero, _company, house) => {
    const { brush, ground: g } = stage;
    const studs = many(24, (index) => {
      const [x, y] = around(150, 146, index * 15, 107);
      return brush.ball(x, y, 3.4, house.metal, 3.4, 0.8);
    });
    return (
      glow(stage, 150, 146, 190) +
      shadow(stage, 150, 262, 130) +
      brush.form(ellipse(150, 146, 116), house.metal, { line: 3, edge: 3 }) +
      studs +
      brush.flat(ellipse(150, 146, 99), g.ink) +
      brush.flat(ellipse(150, 146, 97), brush.radialAt([0.4, 0.32, 0.75], [0, g.lit], [0.5, g.middle], [1, g.far])) +
      brush.flat(rays(150, 146, 16, 97, 6), g.lamp, 0.16) +
      drawn(stage, hero, 150, 140, 228)
    );
  },
  close: (stage, hero, company) =>
    glow(stage, 166, 140, 200) +
    drawn(stage, company[0], 44, 222, 84, -18) +
    drawn(stage, hero, 160, 140, 276, between(stage.random, -9, 7)),
  trio: (stage, hero, company) =>
    glow(stage, 150, 140, 180) +
    shadow(stage, 150, 252, 140) +
    drawn(stage, company[0], 70, 112, 138, -14) +
    drawn(stage, company[1], 232, 112, 138, 14) +
    drawn(stage, hero, 150, 166, 206),
  shower: (stage, hero, company) => {
    const { brush, random } = stage;
    const bits = many(9, (index) => {
      const [x, y] = around(150, 150, index * 40 + between(random, -12, 12), between(random, 112, 165));
      return placed(
        index % 3 === 0 && company[0] ? company[0].draw(brush, random) : coinFace(brush),
        x,
        y,
        between(random, 32, 58),
        between(random, -40, 40),
      );
    });
    return (
      glow(stage, 150, 146, 190) +
      bits +
      shadow(stage, 150, 256, 120) +
      drawn(stage, hero, 150, 144, 232, between(random, -5, 5)) +
      placed(coins(brush), 248, 238, 66) +
      placed(coins(brush), 44, 244, 54)
    );
  },
};

function coinFace(brush: Brush): string {
  return (
    brush.ball(50, 50, 44, { deep: "#5a2102", dark: "#c06a08", mid: "#fbb021", light: "#ffe06a", glow: "#fff8d6" }) +
    brush.stroke(ellipse(50, 50, 30), "#c06a08", 5) +
    brush.stroke(ellipse(51, 51, 30), "#fff1a8", 2)
  );
}
