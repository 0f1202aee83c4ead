import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import kept from "./floors.json" with { type: "json" };
import { readGoodSite } from "./good-site.ts";
import { mutationKinds } from "./mutation-kinds.ts";
import { shareOf, tableOf, type Share } from "./shares.ts";
import { tryMistake, type Trial } from "./trial.ts";

/** Percent for a kind that is not told at its best yet. */
const floors: Readonly<Record<string, number>> = kept;
/** Mistakes of each kind; with all kinds more than two thousand. */
const each = 56;
const seed = 20_260_101;

const site = readGoodSite();
const shares: Share[] = [];

/** Makes mistakes of one kind all over the site, each from its own seed. */
function tryMany(kind: (typeof mutationKinds)[number]): Trial[] {
  const trials: Trial[] = [];
  fc.assert(
    fc.property(fc.nat(), (start) => {
      const trial = tryMistake(kind, start, site);
      if (trial) trials.push(trial);
    }),
    { seed, numRuns: each },
  );
  return trials;
}

afterAll(() => {
  console.log(`\n${tableOf(shares)}`);
});

describe("one mistake, made anywhere in the engine's own layers and brands, is told once, where it is, with the brands it reaches and the name that was meant", () => {
  it.each(mutationKinds)(
    "$name",
    (kind) => {
      const trials = tryMany(kind);
      const share = shareOf(kind.name, trials);
      shares.push(share);
      const untold = trials.flatMap(({ outcome, story }) => (outcome === "told" ? [] : [`[${outcome}] ${story}`]));
      expect(share.tried, "a kind of mistake that can hardly be made proves nothing").toBeGreaterThan(each / 2);
      expect(share.counts.crash ?? 0, `The compiler fell over.\n${untold.join("\n")}`).toBe(0);
      expect(share.percent, `The share fell. Shares may only rise.\n${untold.join("\n")}`).toBeGreaterThanOrEqual(
        floors[kind.name] ?? 100,
      );
    },
    60_000,
  );

  it("is proved by two thousand mistakes of twelve kinds and more", () => {
    expect(shares.length).toBeGreaterThanOrEqual(12);
    expect(shares.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThanOrEqual(2000);
  });

  it("has no floor for a kind that there is not, and none that could be 100", () => {
    const names = mutationKinds.map(({ name }) => name);
    expect(Object.entries(floors).filter(([name, floor]) => !names.includes(name) || floor >= 100)).toEqual([]);
  });
});
