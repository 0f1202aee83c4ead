import { between, type Motif } from "./motif.ts";
import { around, at, circle, petal, short, type Point } from "./path.ts";

/** Motifs for names that begin with a round letter: B, C, D, G, J, O, P, Q, R, S, U. */
export const roundMotifs: readonly Motif[] = [
  {
    id: "petals",
    alone: true,
    shapes: ({ random, count }) => {
      const turn = random() * 360;
      const width = Math.min(26, between(130, 170, random()) / count);
      const petals = Array.from({ length: count }, (_, index) => {
        const angle = turn + (360 / count) * index;
        return {
          d: petal(around(angle, 5), around(angle, 30), width),
          tone: index % 2 === 0 ? "figure" : "second",
        } as const;
      });
      return [...petals, { d: circle([32, 32], 5), tone: "figure" }];
    },
  },
  {
    id: "tide",
    alone: false,
    shapes: ({ random }) => {
      const sun: Point = [between(26, 40, random()), between(22, 26, random())];
      const wave = (y: number, lift: number) =>
        `M0 ${short(y)}C12 ${short(y - lift)} 22 ${short(y - lift)} 32 ${short(y)}S52 ${short(y + lift)} 64 ${short(y)}V64H0Z`;
      const lift = between(5, 9, random()) * (random() < 0.5 ? -1 : 1);
      return [
        { d: circle(sun, between(11, 14, random())), tone: "second" },
        { d: wave(37, lift), tone: "figure" },
        { d: wave(46, -lift), tone: "shade", opacity: 0.55 },
        { d: wave(54, lift), tone: "shade" },
      ];
    },
  },
  {
    id: "orbit",
    alone: false,
    shapes: ({ random, count }) => {
      const turn = random() * 360;
      const moon = (r: number, from: number): string =>
        `M${at(around(from, r))}A${r} ${r} 0 1 0 ${at(around(from + 100, r))}A${short(r * 0.86)} ${short(r * 0.86)} 0 1 1 ${at(around(from, r))}Z`;
      return [
        { d: moon(22, turn), tone: "figure" },
        { d: moon(12.5, turn + 180 / count), tone: "second" },
        { d: circle(around(turn + 50, 17), 4.6), tone: "figure" },
      ];
    },
  },
];
