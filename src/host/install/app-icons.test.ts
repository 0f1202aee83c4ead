import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { appIconAddress, appIconAt, iconForms, iconSource, type IconFile } from "./app-icons.ts";
import type { BrandAssets } from "../brands/brand-assets.ts";
import { drawIcon } from "./draw-icon.ts";
import { PackedText } from "../http/encoded.ts";

const drawn = await compiledAcme({ logo: { mark: "gem" } });
const pictured = await compiledAcme();
const NONE: BrandAssets = { urls: {}, bodies: new Map() };
const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#ff0000"/></svg>';
const assets: BrandAssets = {
  urls: { "assets/logo.svg": "/brand-assets/1/logo.svg" },
  bodies: new Map([["/brand-assets/1/logo.svg", new PackedText(RED, "image/svg+xml")]]),
};
const files = Object.keys(iconForms) as IconFile[];

async function pixelsOf(file: IconFile) {
  const { plain } = await drawIcon(iconSource(pictured, assets), iconForms[file]);
  const { data, info } = await sharp(plain).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (share: number) => [
    ...data
      .subarray((Math.floor(info.height * share) * info.width + Math.floor(info.width * share)) * 4)
      .subarray(0, 4),
  ];
  return { size: [info.width, info.height], corner: at(0), edge: at(0.1), centre: at(0.5) };
}

describe("an icon's address", () => {
  test.each(files)("is known for %s", (file) =>
    expect(appIconAt(drawn, {}, appIconAddress(drawn, {}, file))).toBe(file),
  );
  test("changes with its source: the picture, or the colour below it", async () => {
    const address = (brand: typeof drawn, urls: BrandAssets["urls"]) => appIconAddress(brand, urls, "192.png");
    const recoloured = await compiledAcme({ theme: { color: { surface: { $value: "#fefefe" } } } });
    expect(
      new Set([
        address(drawn, {}),
        address(pictured, assets.urls),
        address(pictured, { "assets/logo.svg": "/brand-assets/2/logo.svg" }),
        address(recoloured, assets.urls),
      ]).size,
    ).toBe(4);
  });
  test("is also where iPhones look for theirs by default", () =>
    expect(appIconAddress(drawn, {}, "apple-touch-icon.png")).toBe("/apple-touch-icon.png"));
  test.each(["/_livery/icons/0/192.png", "/_livery/icons/192.png", `${appIconAddress(drawn, {}, "192.png")}x`])(
    "%s is unknown",
    (path) => expect(appIconAt(drawn, {}, path)).toBeNull(),
  );
});

describe("an icon", () => {
  const background = iconSource(pictured, assets).background;
  const rgb = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  test.each(files)("%s has the size in the manifest, with the logo in its middle", async (file) => {
    const { size, centre } = await pixelsOf(file);
    expect(size).toEqual([iconForms[file].size, iconForms[file].size]);
    expect(centre).toEqual([255, 0, 0, 255]);
  });
  test.each(["maskable-512.png", "apple-touch-icon.png"] as const)(
    "%s fills its corners, which the phone cuts off",
    async (file) => expect((await pixelsOf(file)).corner).toEqual([...rgb, 255]),
  );
  test.each(["192.png", "512.png"] as const)("%s has rounded corners of its own", async (file) => {
    const { corner, edge } = await pixelsOf(file);
    expect([corner[3], edge]).toEqual([0, [...rgb, 255]]);
  });
  test("keeps the mark inside the safe circle of maskable icons", () => {
    const { mark } = iconForms["maskable-512.png"];
    expect(mark * Math.SQRT2).toBeLessThanOrEqual(0.81);
  });
  test("of a mark that the engine draws has the accent as background", () => {
    const { mark, background: accent } = iconSource(drawn, NONE);
    expect(accent).toBe(drawn.brand.theme.color.accent.$value);
    expect(mark.toString()).toContain("<path");
  });
});
