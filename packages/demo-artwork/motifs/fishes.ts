import type { Brush } from "../paint/brush.ts";
import { ellipse } from "../paint/path.ts";
import { ember, ivory, orange, ruby, type Tone } from "../paint/tone.ts";

export function eye(brush: Brush, x: number, y: number, r: number, iris = "#2a1208"): string {
  return (
    brush.flat(ellipse(x, y, r + 1.4), brush.line) +
    brush.flat(ellipse(x, y, r), "#ffffff") +
    brush.flat(ellipse(x + r * 0.16, y + r * 0.1, r * 0.66), iris) +
    brush.flat(ellipse(x - r * 0.2, y - r * 0.25, r * 0.28), "#ffffff")
  );
}

export function fish(brush: Brush, tone: Tone, fin: Tone): string {
  const body = "M6 52C16 28 44 20 66 36C72 40 76 46 78 52C72 68 56 80 38 78C22 76 10 64 6 52Z";
  const tail = "M72 52C80 44 84 30 96 22C99 34 96 44 90 52C97 60 100 70 97 82C86 76 80 62 72 52Z";
  const stripes =
    brush.stroke("M36 20Q28 50 38 82", fin.light, 6, 0.9) + brush.stroke("M56 24Q50 50 54 80", fin.light, 5, 0.9);
  return (
    brush.form(tail, fin, { edge: 2 }) +
    brush.stroke("M80 50L92 32M81 54L93 74M82 52L92 52", fin.deep, 1.6, 0.5) +
    brush.form("M30 30C34 12 50 6 64 12C62 20 66 28 66 38Z", fin, { edge: 2 }) +
    brush.form("M36 76C38 88 48 94 56 92C54 86 56 80 56 74Z", fin) +
    brush.form(body, tone, { edge: 2.4 }) +
    brush.inside(body, stripes + brush.flat("M6 58C26 84 60 76 78 52L70 90L6 90Z", tone.deep, 0.28)) +
    brush.form("M40 56C52 52 60 58 60 68C50 72 42 66 40 56Z", fin, { line: 1.4 }) +
    brush.shine(32, 34, 14, 4, -14, 0.8) +
    eye(brush, 22, 46, 7.5) +
    brush.stroke("M7 56Q14 62 20 59", brush.line, 1.8)
  );
}

export function koi(brush: Brush): string {
  const white: Tone = { ...ivory, mid: "#fff3e6", dark: "#dcb2a2" };
  const body =
    "M30 8C48 2 66 12 70 30C74 48 62 58 50 66C46 70 44 74 44 78L34 76C38 60 50 52 48 42C46 34 34 36 24 30C14 24 18 12 30 8Z";
  return (
    brush.form("M36 74C26 72 14 78 6 74C8 86 16 88 22 88C18 92 18 97 20 100C32 96 42 88 46 78Z", orange, { edge: 2 }) +
    brush.form("M58 14C72 4 86 10 92 22C82 22 76 30 70 34Z", orange) +
    brush.form("M66 42C80 42 88 54 88 66C76 64 66 60 56 58Z", orange) +
    brush.form(body, white, { edge: 2.4 }) +
    brush.inside(
      body,
      brush.flat("M40 2C60 0 74 20 66 32C58 28 56 14 40 14Z", orange.mid) +
        brush.flat("M70 40C66 54 56 58 50 62C46 52 60 48 58 36Z", ember.mid) +
        brush.flat("M14 8C24 2 34 8 32 18C26 24 18 22 14 26Z", orange.mid),
    ) +
    eye(brush, 32, 19, 4.2) +
    brush.form("M30 30C24 40 26 48 36 52C40 44 40 38 38 34Z", orange, { line: 1.6 }) +
    brush.stroke("M19 24Q10 26 6 20M20 27Q14 34 8 32", white.light, 1.8)
  );
}

export function shark(brush: Brush): string {
  const tone: Tone = { deep: "#0d2340", dark: "#2a5583", mid: "#5b93c4", light: "#a7d2ee", glow: "#f0fbff" };
  const body =
    "M2 54C14 34 42 24 66 34C76 38 82 44 86 48L98 36C97 48 97 60 99 72L84 60C70 72 44 78 24 70C14 66 6 60 2 54Z";
  return (
    brush.form("M44 32C46 18 56 6 66 4C64 16 66 26 70 38Z", tone, { edge: 2 }) +
    brush.form(body, tone, { edge: 2.4 }) +
    brush.inside(
      body,
      brush.flat("M2 54C20 58 60 60 88 52L84 90L0 90Z", "#eef7fb") +
        brush.flat("M20 72C40 80 70 72 86 58L86 90L10 90Z", "#9fb8cf", 0.6),
    ) +
    brush.form("M42 62C44 76 52 88 62 92C64 82 60 70 58 62Z", tone) +
    brush.form(
      "M5 55Q16 66 32 62Q26 70 16 67Q9 63 5 55Z",
      { ...ruby, light: "#a01030", mid: "#6a0820" },
      { line: 1.2, edge: 0 },
    ) +
    brush.flat("M8 57L12 62L14 59L18 64L20 60L25 64L27 61L31 62Q18 58 8 57Z", "#ffffff") +
    eye(brush, 22, 46, 4.6) +
    brush.stroke("M17 40L28 43", brush.line, 2.4) +
    [38, 42, 46].map((x) => brush.stroke(`M${x} 46Q${x - 2} 52 ${x} 58`, tone.deep, 1.5, 0.7)).join("") +
    brush.shine(42, 38, 14, 2.6, -6, 0.7)
  );
}
