import type { Brush } from "../paint/brush.ts";
import { both, box, ellipse, sparkle, star, symmetric } from "../paint/path.ts";
import { aqua, coal, ember, gold, ivory, jade, lemon, rose, ruby, sapphire, silver, type Tone } from "../paint/tone.ts";
import { family } from "./motif.ts";
import { football, basketball, tennis, volleyball, billiard, lottoBall } from "./balls.ts";

function glove(brush: Brush): string {
  return (
    brush.form("M20 40C14 16 36 2 58 6C82 8 92 26 88 46C86 58 80 66 76 72L30 72C24 62 22 52 20 40Z", ruby, {
      edge: 2.8,
    }) +
    brush.form("M22 36C10 34 4 46 10 56C16 66 34 66 44 56C50 48 44 40 36 42Z", ruby, { edge: 2.2 }) +
    brush.form(box(28, 70, 50, 24, 5), { ...ruby, mid: "#b00d2b" }) +
    brush.form(box(26, 76, 54, 9, 3), gold) +
    brush.shine(44, 18, 15, 6, -18, 0.85) +
    brush.stroke("M52 34Q66 36 70 50", ruby.deep, 2, 0.6)
  );
}

function trophy(brush: Brush): string {
  const cup = symmetric("M50 6L80 6C80 36 74 56 56 62L56 74L50 74");
  return (
    both(
      (d) => brush.stroke(d, brush.line, 9) + brush.stroke(d, gold.dark, 5.6) + brush.stroke(d, gold.light, 2.4),
      "M76 14C98 10 98 42 68 48",
    ) +
    brush.form(cup, gold, { edge: 2.4 }) +
    brush.flat("M30 12C32 36 38 50 46 56C38 40 38 24 40 12Z", gold.glow, 0.8) +
    brush.form(box(38, 72, 24, 8, 2), gold) +
    brush.form(box(26, 80, 48, 16, 3), coal) +
    brush.form(box(36, 84, 28, 7, 2), gold, { line: 0.8 }) +
    brush.form(star(50, 30, 5, 14, 6), ruby, { line: 1.4 }) +
    brush.flat(sparkle(28, 12, 10), "#fff")
  );
}

function racer(brush: Brush): string {
  return (
    both((d) => brush.form(d, coal), box(68, 66, 20, 28, 7)) +
    brush.form(symmetric("M50 22L70 24L80 46L92 54L92 78L50 84"), ruby, { edge: 2.4 }) +
    brush.form(symmetric("M50 28L66 29L74 46L50 48"), aqua, { line: 1.6 }) +
    both((d) => brush.form(d, lemon, { line: 1.4 }), "M70 58L88 56L86 66L74 67Z") +
    brush.form(symmetric("M50 62L66 62L62 74L50 74"), coal, { line: 1.4 }) +
    brush.flat("M44 24L47 24L46 60L42 60ZM53 24L56 24L58 60L54 60Z", "#ffffff", 0.85) +
    both((d) => brush.form(d, coal, { line: 1.2 }), "M76 42L90 38L92 46L80 48Z")
  );
}

function gamepad(brush: Brush): string {
  const pad = symmetric("M50 30L72 28C86 28 92 40 96 60C98 76 94 84 84 84C76 82 72 70 64 66L50 66");
  return (
    brush.form(pad, { ...coal, mid: "#4a4470", light: "#8d83c8", dark: "#241f44" }, { edge: 2.6 }) +
    brush.form("M22 40L30 40L30 46L36 46L36 54L30 54L30 60L22 60L22 54L16 54L16 46L22 46Z", aqua, { line: 1.4 }) +
    [
      [76, 40, ruby],
      [84, 49, lemon],
      [68, 49, sapphire],
      [76, 58, jade],
    ]
      .map(([x, y, tone]) => brush.ball(x as number, y as number, 4.6, tone as Tone, 4.6, 1.2))
      .join("") +
    brush.form(star(50, 46, 6, 7, 4), gold, { line: 1 }) +
    brush.stroke("M50 30Q46 18 54 12Q62 6 56 0", aqua.light, 2.4)
  );
}

function headset(brush: Brush): string {
  return (
    brush.stroke("M16 60C12 22 34 8 50 8C66 8 88 22 84 60", brush.line, 13) +
    brush.stroke("M16 60C12 22 34 8 50 8C66 8 88 22 84 60", rose.mid, 8.6) +
    brush.stroke("M15 54C14 26 34 11 50 11", rose.glow, 2.4) +
    both((d) => brush.form(d, coal, { edge: 2 }), box(72, 50, 22, 34, 9)) +
    both((d) => brush.form(d, aqua, { line: 1 }), box(78, 58, 10, 18, 5)) +
    brush.tube("M22 84Q30 98 48 94", coal, 4) +
    brush.ball(50, 93, 5.4, aqua, 5, 1.4)
  );
}

function target(brush: Brush): string {
  return (
    [
      [45, ruby],
      [35, ivory],
      [25, ruby],
      [15, ivory],
      [7, gold],
    ]
      .map(([r, tone], index) =>
        brush.form(ellipse(50, 52, r as number), tone as Tone, { line: index === 0 ? 2 : 0, edge: 1.4 }),
      )
      .join("") +
    brush.tube("M52 50L88 12", silver, 3) +
    brush.form("M80 20L84 4L94 0L98 8L94 16Z", sapphire)
  );
}

export const sport = family([
  {
    name: "football",
    words: "football soccer goal penalty league striker kick cup",
    hue: 250,
    categories: ["SPORTS"],
    draw: football,
  },
  {
    name: "basketball",
    words: "basketball hoop dunk slam court pba nba",
    hue: 50,
    categories: ["SPORTS"],
    draw: basketball,
  },
  { name: "tennis", words: "tennis serve", hue: 118, categories: ["SPORTS"], draw: tennis },
  { name: "volleyball", words: "volleyball spike", hue: 95, categories: ["SPORTS"], draw: volleyball },
  { name: "billiard", words: "billiard pool snooker cue", hue: 280, categories: [], draw: billiard },
  { name: "glove", words: "boxing fight knockout mma ufc punch glove", hue: 20, categories: ["SPORTS"], draw: glove },
  {
    name: "trophy",
    words: "league cup champion trophy sport sports tournament cups winner world victory",
    hue: 75,
    categories: ["SPORTS", "ESPORTS"],
    draw: trophy,
  },
  {
    name: "racer",
    words: "race racing car drift nitro grand prix karera",
    hue: 20,
    categories: ["ESPORTS"],
    draw: racer,
  },
  {
    name: "gamepad",
    words: "esport esports game gamer arcade pixel dota mobile",
    hue: 290,
    categories: ["ESPORTS"],
    draw: gamepad,
  },
  { name: "headset", words: "stream headset cyber squad virtual", hue: 350, categories: ["ESPORTS"], draw: headset },
  {
    name: "target",
    words: "target shoot sniper strike counter darts aim valor",
    hue: 20,
    categories: ["ESPORTS"],
    draw: target,
  },
  {
    name: "lotto",
    words: "lotto lottery ball balls bingo keno number draw jueteng stl ez2 swertres",
    hue: 75,
    categories: ["LOTT"],
    draw: (brush) =>
      lottoBall(brush, sapphire, 30, 36, 26) +
      lottoBall(brush, ruby, 68, 34, 25) +
      lottoBall(brush, gold, 50, 66, 31) +
      brush.form(star(50, 67, 5, 11, 5), ember, { line: 0.8 }) +
      brush.flat(star(30, 37, 5, 8, 3.6), sapphire.dark) +
      brush.flat(star(68, 35, 5, 8, 3.6), ruby.dark),
  },
]);
