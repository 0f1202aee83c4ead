import { expect, it } from "vitest";
import { reportOnHome } from "../fixtures/site.ts";
import { withPictureSizes } from "./picture-sizes.ts";

const asset = "assets/seal.png";
const place = ["screens", "home", "body", "seal", "options", "picture"];
const brandWith = (picture: object) => ({ screens: { home: { body: { seal: { options: { picture } } } } } });
const draft = {
  walk: { references: [{ kind: "asset", name: asset, path: [...place, "asset"] }] },
  assets: { [asset]: `brands/tried/${asset}` },
} as never;

it("a placed picture gets the size of its file", () => {
  const pictures = { [`brands/tried/${asset}`]: { bytes: 9, kind: "bitmap", width: 300, height: 200 } } as const;
  expect(withPictureSizes(brandWith({ asset }), draft, pictures)).toEqual(
    brandWith({ asset, size: { width: 300, height: 200 } }),
  );
});
it("a file that does not say its size leaves it as it is", () => {
  const pictures = { [`brands/tried/${asset}`]: { bytes: 9, kind: "svg" } } as const;
  expect(withPictureSizes(brandWith({ asset }), draft, pictures)).toEqual(brandWith({ asset }));
});

const placed = (picture: unknown) => reportOnHome({ body: { seal: { widget: "image", options: { picture } } } });

it.each([
  ["without words for who cannot see it", { asset }, '"alt" is missing'],
  ["of which there is no file", { asset, alt: "category.RNG" }, 'There is no picture "assets/seal.png"'],
  ["with words that nobody wrote", { asset, alt: "seal.alt" }, 'No text pack contains "seal.alt"'],
  ["that is no drawing", "compas", 'Did you mean "compass"?'],
])("a picture %s is a mistake", (_what, picture, message) => {
  expect(placed(picture)).toContain(message);
});
it("a drawing is enough", () => {
  expect(placed("compass")).toBe("");
});
