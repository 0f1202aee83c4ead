import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { artRatios, bannerRatios, renderArt, svgOf, type ArtKind, type BannerShape } from "./art.ts";

const kinds = Object.keys(artRatios) as ArtKind[];
const shapes = Object.keys(bannerRatios) as BannerShape[];
const categories = ["RNG", "FISH", "LIVE", "PVP", "SPORTS", "ESPORTS", "COCKFIGHT", "LOTT", "ELOTT", "SOMETHING"];
const subject = { seed: "g-1", title: "Golden Dragon", category: "RNG", vendor: "acme" };

async function sizeOf(body: Buffer) {
  const { width, height, format } = await sharp(body).metadata();
  return { width, height, format };
}

describe("a picture", () => {
  it("is the same for the same subject", () => {
    for (const kind of kinds)
      expect(svgOf({ kind, subject, width: 240, format: "svg" })).toBe(
        svgOf({ kind, subject: { ...subject }, width: 240, format: "svg" }),
      );
  });

  it("differs for another seed", () => {
    for (const kind of kinds.filter((each) => each !== "vendor"))
      expect(svgOf({ kind, subject, width: 240, format: "svg" })).not.toBe(
        svgOf({ kind, subject: { ...subject, seed: "g-2" }, width: 240, format: "svg" }),
      );
  });

  it("differs for another vendor where the vendor decides", () => {
    for (const kind of ["game", "vendor", "vendor-tile"] as const)
      expect(svgOf({ kind, subject, width: 240, format: "svg" })).not.toBe(
        svgOf({ kind, subject: { ...subject, vendor: "other" }, width: 240, format: "svg" }),
      );
  });

  it("holds no text element and no reference to a font", () => {
    for (const kind of kinds)
      expect(
        svgOf({
          kind,
          subject: { ...subject, title: `<b>"A" & 'B'</b>`, subtitle: "x < y & z" },
          width: 240,
          format: "svg",
        }),
      ).not.toMatch(/<text|font-family|<b>|NaN|undefined/);
  });

  it.each(kinds)("%s has its ratio", async (kind) => {
    const { body, type } = await renderArt({ kind, subject, width: 120, format: "webp" });
    expect(type).toBe("image/webp");
    expect(await sizeOf(body)).toEqual({ width: 120, height: Math.round(120 / artRatios[kind]), format: "webp" });
  });

  it.each(shapes)("a %s banner has its ratio in either scheme", async (shape) => {
    for (const scheme of ["light", "dark", "auto"] as const) {
      const { body } = await renderArt({
        kind: "banner",
        shape,
        subject: {
          ...subject,
          subtitle: "Up to ₱8,888",
          scheme,
          palette: { accent: "#37f2b1", accentAlt: "#d43cff", surface: "#0c0818", ink: "#f3f0ff" },
        },
        width: 240,
        format: "webp",
      });
      expect(await sizeOf(body)).toEqual({ width: 240, height: Math.round(240 / bannerRatios[shape]), format: "webp" });
    }
  });

  it.each(categories)("a game of %s decodes", async (category) => {
    const { body } = await renderArt({ kind: "game", subject: { seed: category, category }, width: 90, format: "png" });
    expect(await sizeOf(body)).toEqual({ width: 90, height: 120, format: "png" });
  });

  it("comes as AVIF and as SVG too", async () => {
    expect((await renderArt({ kind: "lottery", subject, width: 64, format: "avif" })).type).toBe("image/avif");
    expect((await renderArt({ kind: "lottery", subject, width: 64, format: "svg" })).body.toString()).toMatch(/^<svg /);
  });

  it("is kept between 48 and 1600 pixels wide", () => {
    expect(svgOf({ kind: "crest", subject, width: 1, format: "svg" })).toContain('width="48"');
    expect(svgOf({ kind: "crest", subject, width: 9000, format: "svg" })).toContain('width="1600"');
  });
});
