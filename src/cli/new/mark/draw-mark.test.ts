import { describe, expect, it } from "vitest";
import { drawMark } from "./draw-mark.ts";

const colours = { accent: "#0b7a4b", accentAlt: "#c2603a", ground: "#ffffff" };
const names = Array.from(
  { length: 26 },
  (_, index) => `${String.fromCharCode(65 + index)}${"cme house".slice(0, (index % 8) + 2)}`,
);

describe("a mark drawn from a name", () => {
  it("is the same for the same name, and another for another", () => {
    expect(drawMark("Acme", colours)).toBe(drawMark("Acme", colours));
    expect(new Set(names.map((name) => drawMark(name, colours))).size).toBe(names.length);
  });
  it.each(names)("is a small picture without letters, scripts or links: %s", (name) => {
    const svg = drawMark(name, colours);
    expect(svg.length).toBeLessThan(4096);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="64" height="64" viewBox="0 0 64 64">/);
    expect(svg).not.toMatch(/NaN|undefined|<text|<script|href|style=/);
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(2);
  });
  it("has a field where its own colour would be invisible", () => {
    for (const name of names)
      expect(drawMark(name, { ...colours, accent: "#fdfdfd" })).toMatch(/<path fill="url\(#field\)"/);
  });
});
