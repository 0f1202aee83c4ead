import { between, type Motif, type Shape } from "./motif.ts";
import { around, petal, polygon, short, stem } from "./path.ts";

/** Motifs for names that begin with an upright letter: E, F, H, I, L, T, and for all others. */
export const straightMotifs: readonly Motif[] = [
  {
    id: "grove",
    alone: false,
    shapes: ({ random, count }) => {
      const stems = count % 2 === 0 ? [20, 32, 44] : [15, 26.5, 37.5, 49];
      return stems.flatMap((x, index): Shape[] => {
        const top = between(14, 34, random());
        const leaf = petal([x, top + 12], [x + (index % 2 === 0 ? 12 : -12), top + 1], 5);
        return [
          { d: stem(x, 6, top, 64), tone: index % 2 === 0 ? "figure" : "second" },
          { d: leaf, tone: index % 2 === 0 ? "second" : "figure" },
        ];
      });
    },
  },
  {
    id: "weave",
    alone: true,
    shapes: ({ random }) => {
      const width = between(8, 10, random());
      const [near, far] = [32 - width, 32 + width];
      const bar = (x: number, y: number, wide: number, high: number) =>
        `M${short(x)} ${short(y)}h${short(wide)}v${short(high)}h${short(-wide)}Z`;
      const upright = (x: number) => bar(x - width / 2, 6, width, 52);
      const level = (y: number) => bar(6, y - width / 2, 52, width);
      const knot = (x: number, y: number) => bar(x - width / 2, y - width / 2 - 2, width, width + 4);
      return [
        { d: upright(near), tone: "figure" },
        { d: upright(far), tone: "figure" },
        { d: level(near), tone: "second" },
        { d: level(far), tone: "second" },
        { d: knot(near, near), tone: "figure" },
        { d: knot(far, far), tone: "figure" },
      ];
    },
  },
  {
    id: "chevrons",
    alone: false,
    shapes: ({ random }) => {
      const turn = Math.floor(random() * 4) * 90;
      const arm = (reach: number, thick: number, tone: Shape["tone"], opacity = 1): Shape => {
        const tip = around(turn, reach);
        const [left, right] = [around(turn - 125, 26, tip), around(turn + 125, 26, tip)];
        const back = around(turn + 180, thick, tip);
        const [innerLeft, innerRight] = [around(turn - 125, 26, back), around(turn + 125, 26, back)];
        return { d: polygon([left, tip, right, innerRight, back, innerLeft]), tone, opacity };
      };
      return [arm(25, 9, "figure"), arm(10, 9, "second"), arm(-5, 9, "figure", 0.7)];
    },
  },
];
