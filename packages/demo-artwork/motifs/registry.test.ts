import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../paint/random.ts";
import { Brush } from "../paint/brush.ts";
import { motifs } from "./registry.ts";

const fragmentOf = (brush: Brush, index: number) => motifs[index]?.draw(brush, seededRandom(String(index))) ?? "";

describe("the motif library", () => {
  it("has at least forty motifs with names of their own", () => {
    expect(motifs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(motifs.map((motif) => motif.name)).size).toBe(motifs.length);
  });

  it.each(motifs.map((motif, index) => [motif.name, index] as const))(
    "%s renders and fills its box",
    async (_name, index) => {
      const brush = new Brush("#120822");
      const content = fragmentOf(brush, index);
      expect(content).not.toMatch(/NaN|undefined/);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="50" height="50">${brush.defs}${content}</svg>`;
      const alpha = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
      const covered = alpha.filter((value) => value > 40).length / alpha.length;
      expect(covered).toBeGreaterThan(0.15);
    },
  );

  it("draws the same motif the same way twice", () => {
    motifs.forEach((_, index) =>
      expect(fragmentOf(new Brush("#000000"), index)).toBe(fragmentOf(new Brush("#000000"), index)),
    );
  });
});
