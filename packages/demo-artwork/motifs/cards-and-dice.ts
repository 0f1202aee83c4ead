import type { Brush } from "../paint/brush.ts";
import { around, box, ellipse, polygon, sparkle, symmetric } from "../paint/path.ts";
import { gold, ivory, ruby, type Tone } from "../paint/tone.ts";

export const pips = {
  heart: symmetric("M50 28C58 8 92 8 92 38C92 60 66 78 50 92"),
  diamond: symmetric("M50 6C58 24 70 38 86 50C70 62 58 76 50 94"),
  spade: symmetric("M50 6C62 26 92 42 92 64C92 82 66 84 56 72C56 82 60 90 66 94L50 94"),
  club: symmetric("M50 6C66 6 76 22 66 38C84 32 96 48 90 62C84 76 66 76 56 66C56 80 60 88 66 94L50 94"),
} as const;

export const paper: Tone = { ...ivory, mid: "#f9f3ea", dark: "#d3c6c0", light: "#ffffff", glow: "#ffffff" };

function pip(name: keyof typeof pips, cx: number, cy: number, size: number, colour: string): string {
  return `<path d="${pips[name]}" fill="${colour}" transform="translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 100})"/>`;
}

export function cards(brush: Brush): string {
  const card = (turn: number, x: number, y: number, suit: keyof typeof pips, colour: string, big: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} 22 62)">${brush.form(box(0, 0, 44, 62, 5), paper, { edge: 1, bounce: 0 })}${brush.stroke(box(2.6, 2.6, 38.8, 56.8, 3.4), colour, 0.8, 0.35)}${pip(suit, 9, 17, 9, colour)}${brush.stroke(big, colour, 2.4)}${pip(suit, 25, 37, 27, colour)}</g>`;
  const ace = "M5.6 11.4L9 3.6L12.4 11.4M7 9L11 9";
  const king = "M6 4L6 11.4M12 4L6.6 8L12 11.4";
  const [red, black] = ["#d3112f", "#171527"];
  return (
    card(-30, 14, 18, "spade", black, king) +
    card(-10, 24, 14, "diamond", red, ace) +
    card(10, 36, 16, "club", black, king) +
    card(28, 46, 24, "heart", red, ace) +
    brush.flat(sparkle(22, 22, 9), "#fff")
  );
}

export function chip(brush: Brush, cx: number, cy: number, r: number, tone: Tone): string {
  const marks = Array.from({ length: 8 }, (_, index) =>
    polygon(
      around(cx, cy, index * 45 - 9, r),
      around(cx, cy, index * 45 + 9, r),
      around(cx, cy, index * 45 + 8, r * 0.72),
      around(cx, cy, index * 45 - 8, r * 0.72),
    ),
  ).join("");
  return (
    brush.flat(ellipse(cx + r * 0.04, cy + r * 0.12, r + 2), brush.line) +
    brush.form(ellipse(cx, cy, r), tone, { edge: 1.6 }) +
    brush.flat(marks, "#fff6e8") +
    brush.flat(ellipse(cx, cy, r * 0.68), tone.deep) +
    brush.form(ellipse(cx, cy, r * 0.62), tone, { line: 0, edge: 1.2 }) +
    brush.stroke(ellipse(cx, cy, r * 0.5), gold.light, 1.2) +
    pip("spade", cx, cy, r * 0.62, gold.light) +
    brush.inside(
      ellipse(cx, cy, r),
      brush.flat(
        `M${cx - r} ${cy}L${cx + r * 0.2} ${cy - r}L${cx + r * 0.55} ${cy - r}L${cx - r} ${cy + r * 0.4}Z`,
        "#ffffff",
        0.22,
      ),
    )
  );
}

export function die(brush: Brush, x: number, y: number, size: number, turn: number, tone: Tone): string {
  const dot = (u: number, v: number, kind: "top" | "left" | "right") => {
    const [ox, oy, ux, uy, vx, vy] = {
      top: [50, 4, 42, 22, -42, 22],
      left: [8, 26, 42, 22, 0, 48],
      right: [50, 48, 42, -22, 0, 48],
    }[kind] as [number, number, number, number, number, number];
    return `<g transform="matrix(${ux / 100} ${uy / 100} ${vx / 100} ${vy / 100} ${ox} ${oy})"><circle cx="${u}" cy="${v}" r="10.5" fill="${tone === ruby ? "#ffffff" : "#b00d2b"}"/></g>`;
  };
  const faces =
    brush.form("M50 4L92 26L92 74L50 96L8 74L8 26Z", tone, { edge: 0 }) +
    brush.flat("M50 4L92 26L50 48L8 26Z", brush.linear([0, tone.glow], [1, tone.light])) +
    brush.flat("M8 26L50 48L50 96L8 74Z", brush.linear([0, tone.light], [1, tone.mid])) +
    brush.flat("M92 26L92 74L50 96L50 48Z", brush.linear([0, tone.mid], [1, tone.dark])) +
    brush.stroke("M8 26L50 48L92 26M50 48L50 96", tone.glow, 1.8, 0.8);
  const pipsShown =
    dot(50, 50, "top") +
    dot(25, 25, "left") +
    dot(75, 75, "left") +
    dot(50, 50, "left") +
    [
      [25, 25],
      [75, 25],
      [25, 75],
      [75, 75],
    ]
      .map(([u = 0, v = 0]) => dot(u, v, "right"))
      .join("");
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)">${faces}${pipsShown}</g>`;
}
