import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { assetsOf, readPictures } from "./brand-assets.ts";
import { emptyFolder } from "../../../tests/support/empty-folder.ts";

const acme = await compiledAcme();
let brands: string;
const put = (layer: string, name: string, text: string) => {
  mkdirSync(join(brands, layer, "assets"), { recursive: true });
  writeFileSync(join(brands, layer, "assets", name), text);
};
beforeEach(() => {
  brands = emptyFolder();
});
const readAssets = async () => assetsOf(await readPictures(acme.layers, (layer) => join(brands, layer)));
const bodyOf = async (name: string) => {
  const { urls, bodies } = await readAssets();
  return bodies.get(urls[`assets/${name}`] ?? "");
};

test("a brand without pictures has none", async () =>
  expect(await readAssets()).toEqual({ urls: {}, bodies: new Map() }));
test("a higher layer's file overrides a lower one's of the same name", async () => {
  put("base", "hero.webp", "base");
  put("base", "other.webp", "base");
  put("markets/zz", "hero.webp", "market");
  put("acme", "hero.webp", "brand");
  expect((await bodyOf("hero.webp"))?.plain.toString()).toBe("brand");
  expect((await bodyOf("other.webp"))?.plain.toString()).toBe("base");
});
test("the address has the content's hash: another picture has another address", async () => {
  put("acme", "hero one.webp", "1");
  const before = (await readAssets()).urls["assets/hero one.webp"];
  expect(before).toMatch(/^\/brand-assets\/[0-9a-f]{16}\/hero%20one\.webp$/);
  put("acme", "hero one.webp", "2");
  expect((await readAssets()).urls["assets/hero one.webp"]).not.toBe(before);
});
test("drawings are served compressed, photographs as they are", async () => {
  put("acme", "logo.svg", "<svg/>");
  put("acme", "hero.webp", "1");
  const [drawing, photograph] = [await bodyOf("logo.svg"), await bodyOf("hero.webp")];
  expect([drawing?.type, Object.keys(drawing?.encodings ?? {})]).toEqual(["image/svg+xml", ["br", "gzip"]]);
  expect([photograph?.type, Object.keys(photograph?.encodings ?? {})]).toEqual(["image/webp", []]);
});
