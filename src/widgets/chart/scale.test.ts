import { describe, expect, it } from "vitest";
import { barsPath, linePath, slicesOf } from "./shapes.ts";
import { downTo, namedValues, scaleOf } from "./scale.ts";

const of = (...values: (number | null)[]) => scaleOf([{ values }]);

describe("the scale", () => {
  it.each([
    ["gains", [120, 480], { low: 0, high: 500 }],
    ["losses", [-120, -480], { low: -500, high: 0 }],
    ["both", [-3, 17], { low: -5, high: 20 }],
    ["nothing but zero", [0, 0], { low: 0, high: 1 }],
    ["nothing known", [null], { low: 0, high: 1 }],
    ["one value", [250], { low: 0, high: 250 }],
    ["cents", [0.03], { low: 0, high: 0.05 }],
    ["23 digits", [1.2e22], { low: 0, high: 2e22 }],
  ])("%s: its ends are round, and zero is on it", (_what, values, scale) => expect(of(...values)).toEqual(scale));

  it("zero has a name, and the ends that are not too close to it", () => {
    expect(namedValues({ low: -50, high: 100 })).toEqual([100, 0, -50]);
    expect(namedValues({ low: -5, high: 100 })).toEqual([100, 0]);
    expect(namedValues({ low: 0, high: 100 })).toEqual([100, 0]);
  });

  it("values are measured from above", () => {
    expect([100, 0, -50].map((value) => downTo(value, { low: -50, high: 100 }))).toEqual([0, 66.67, 100]);
  });
});

describe("shapes", () => {
  const scale = { low: -100, high: 100 };

  it("a bar goes from zero up or down; zero and what is missing have none", () => {
    expect(barsPath([100, -50, 0, null], scale, { of: 1, index: 0 })).toBe("M3.75 50V0h17.5V50ZM28.75 50V75h17.5V50Z");
  });

  it("bars of several series stand side by side", () => {
    const starts = [0, 1].map((index) => /^M(\S+)/.exec(barsPath([50], scale, { of: 2, index }))?.[1]);
    expect(starts).toEqual(["41", "50"]);
  });

  it("a thousand bars are within the drawing", () => {
    const path = barsPath(Array<number>(1000).fill(1), { low: 0, high: 1 }, { of: 1, index: 0 });
    const lefts = [...path.matchAll(/M(\S+)/g)].map(([, left]) => Number(left));
    expect(lefts).toHaveLength(1000);
    expect(Math.max(...lefts)).toBeLessThan(100);
  });

  it("a line is interrupted where a value is missing, and a lone value is a dot", () => {
    expect(linePath([100, 0, null, -100], scale)).toBe("M12.5 0L37.5 50M87.5 100h0");
  });

  it("parts of a ring follow each other, and are a hundred together; what is not above zero is none", () => {
    expect(slicesOf([30, null, -5, 0, 10])).toEqual([
      { place: 0, begins: 0, share: 75 },
      { place: 4, begins: 75, share: 25 },
    ]);
    expect(slicesOf([0, -1])).toEqual([]);
  });
});
