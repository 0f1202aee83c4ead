import { between, type Motif, type Shape } from "./motif.ts";
import { around, circle, polygon } from "./path.ts";

/** Motifs for names that begin with a pointed letter: A, K, M, N, V, W, X, Y, Z. */
export const pointedMotifs: readonly Motif[] = [
  {
    id: "star",
    alone: true,
    shapes: ({ random, count }) => {
      const points = Math.max(4, count);
      const inner = between(11, 15, random());
      const step = 360 / points;
      return Array.from({ length: points }, (_, index) => index * step).flatMap((angle): Shape[] => [
        { d: polygon([[32, 32], around(angle, 31), around(angle + step / 2, inner)]), tone: "figure" },
        { d: polygon([[32, 32], around(angle, 31), around(angle - step / 2, inner)]), tone: "second" },
      ]);
    },
  },
  {
    id: "gem",
    alone: true,
    shapes: ({ random, count }) => {
      const sides = Math.max(5, count);
      const step = 360 / sides;
      const turn = random() * step;
      const tones = ["figure", "second", "figure", "shade"] as const;
      const crown = Array.from({ length: sides }, (_, index): Shape => {
        const angle = turn + step * index;
        return {
          d: polygon([around(angle, 30), around(angle + step, 30), around(angle + step, 15), around(angle, 15)]),
          tone: tones[index % 3] ?? "figure",
          opacity: index % 2 === 0 ? 1 : 0.72,
        };
      });
      return [
        ...crown,
        { d: polygon(Array.from({ length: sides }, (_, index) => around(turn + step * index, 13))), tone: "figure" },
      ];
    },
  },
  {
    id: "peaks",
    alone: false,
    shapes: ({ random }) => {
      const [left, right] = [between(18, 24, random()), between(40, 46, random())];
      const [high, low] = random() < 0.5 ? [left, right] : [right, left];
      return [
        { d: circle([low, 17], 5.5), tone: "second" },
        {
          d: polygon([
            [low - 26, 64],
            [low, 28],
            [low + 26, 64],
          ]),
          tone: "second",
        },
        {
          d: polygon([
            [high - 27, 64],
            [high, 16],
            [high, 64],
          ]),
          tone: "figure",
        },
        {
          d: polygon([
            [high, 16],
            [high + 27, 64],
            [high, 64],
          ]),
          tone: "figure",
          opacity: 0.7,
        },
      ];
    },
  },
];
