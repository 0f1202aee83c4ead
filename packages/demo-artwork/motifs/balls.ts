import type { Brush } from "../paint/brush.ts";
import { around, ellipse, polygon } from "../paint/path.ts";
import { coal, lemon, orange, ruby, sapphire, silver, type Tone } from "../paint/tone.ts";

const leather: Tone = { ...silver, mid: "#f1f4f9", light: "#ffffff", dark: "#a5b0c6" };

export function football(brush: Brush): string {
  const pentagon = (cx: number, cy: number, r: number, turn: number, squash = 1) =>
    polygon(
      ...Array.from({ length: 5 }, (_, index) => {
        const [x, y] = around(0, 0, turn + index * 72, r);
        return [cx + x * squash, cy + y] as const;
      }),
    );
  const rim = Array.from({ length: 5 }, (_, index) =>
    pentagon(...around(50, 50, index * 72 + 36, 41), 15, index * 72 + 216),
  ).join("");
  const seams = Array.from(
    { length: 5 },
    (_, index) =>
      `M${around(50, 50, index * 72, 15).join(" ")}L${around(50, 50, index * 72, 29).join(" ")}L${around(50, 50, index * 72 + 24, 34).join(" ")}M${around(50, 50, index * 72, 29).join(" ")}L${around(50, 50, index * 72 - 24, 34).join(" ")}`,
  ).join("");
  return (
    brush.ball(50, 50, 45, leather) +
    brush.inside(
      ellipse(50, 50, 45),
      brush.stroke(seams, "#26304a", 1.8) +
        brush.flat(pentagon(50, 50, 16, 0) + rim, brush.linear([0, "#46527a"], [1, "#0c1226"])) +
        brush.flat(
          ellipse(50, 50, 45),
          brush.radialAt([0.34, 0.3, 0.8], [0, "#ffffff", 0.25], [0.6, "#000000", 0], [1, "#071030", 0.55]),
        ),
    ) +
    brush.shine(33, 26, 13, 7, -32, 0.9)
  );
}

export function basketball(brush: Brush): string {
  return (
    brush.ball(50, 50, 45, { ...orange, mid: "#f5781a" }) +
    brush.inside(
      ellipse(50, 50, 45),
      brush.stroke("M50 4L50 96M4 50Q50 42 96 50M18 12Q44 50 16 88M82 12Q56 50 84 88", "#3a1206", 2.8),
    ) +
    brush.shine(32, 24, 13, 7, -32, 0.75)
  );
}

export function tennis(brush: Brush): string {
  return (
    brush.ball(50, 50, 45, { deep: "#3f5a04", dark: "#86b40c", mid: "#cfee2a", light: "#ecff84", glow: "#fbffdc" }) +
    brush.inside(
      ellipse(50, 50, 45),
      brush.stroke("M14 6Q44 50 10 92M86 8Q56 50 90 94", "#ffffff", 4.4) +
        brush.stroke("M17 6Q47 50 13 92", "#6c8f0a", 1, 0.6),
    )
  );
}

export function volleyball(brush: Brush): string {
  return (
    brush.ball(50, 50, 45, { ...lemon, mid: "#ffd83a" }) +
    brush.inside(
      ellipse(50, 50, 45),
      [0, 120, 240]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 50 50)">${brush.flat("M50 50C40 30 44 12 62 0L100 20C78 20 60 32 50 50Z", sapphire.mid, 0.95)}${brush.stroke("M50 50C40 30 44 12 62 0M50 50C56 34 76 18 96 22M50 50C48 34 58 14 80 8", "#12204a", 1.6)}</g>`,
        )
        .join("") +
        brush.flat(ellipse(50, 50, 45), brush.radialAt([0.34, 0.3, 0.8], [0.5, "#000000", 0], [1, "#071030", 0.5])),
    ) +
    brush.shine(32, 26, 12, 6, -32, 0.8)
  );
}

export function billiard(brush: Brush): string {
  return (
    brush.ball(68, 66, 28, ruby) +
    brush.ball(38, 42, 36, coal) +
    brush.flat(ellipse(40, 40, 16), "#ffffff") +
    brush.stroke("M40 32a4 4 0 1 0 .1 0M40 40a5 5 0 1 0 .1 0", "#14060a", 3) +
    brush.flat(ellipse(72, 64, 11), "#ffffff") +
    brush.stroke("M69 59L76 59L71 70", "#14060a", 2.6)
  );
}

export function lottoBall(brush: Brush, tone: Tone, cx = 50, cy = 50, r = 44): string {
  return (
    brush.ball(cx, cy, r, tone) +
    brush.flat(
      ellipse(cx, cy + r * 0.04, r * 0.56),
      brush.radialAt([0.4, 0.35, 0.7], [0, "#ffffff"], [0.8, "#fdf6ea"], [1, "#d9cdbb"]),
    ) +
    brush.flat(ellipse(cx, cy + r * 0.04, r * 0.56), tone.dark, 0.06)
  );
}
