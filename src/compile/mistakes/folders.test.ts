import { currentFormat } from "#descriptor/format.ts";
import { expect, it } from "vitest";
import { compileBrands } from "../compile.ts";
import { digest, own, site, siteWith } from "../fixtures/site.ts";
import { sourceFilesOf } from "../read/source-files.ts";

/** The only finding in the site with a brand "tried" and some files in its folder. */
function found(files: Readonly<Record<string, string>>, irregular: Record<string, string> = {}): unknown {
  const base = siteWith({ "brands/tried/brand.json": own });
  const encoder = new TextEncoder();
  const more = sourceFilesOf(
    Object.entries(files).map(([path, text]) => [path, encoder.encode(text)] as const),
    irregular,
  );
  const all = { ...more, texts: { ...base.texts, ...more.texts }, assets: [...base.assets, ...more.assets] };
  const { diagnostics, brands } = compileBrands(all, { digest });
  expect([...brands.keys()]).toEqual(
    diagnostics.some((one) => one.brands.includes("tried")) ? ["acme"] : ["acme", "tried"],
  );
  return diagnostics.map(({ rule, file, message, hint, brands: ids }) => [rule, file, `${message} ${hint}`, ...ids]);
}

it.each([
  [
    "brands/tried/screens/home.jsonc",
    'Unknown file "screens/home.jsonc". Only JSON is read: write it without comments, and name it "screens/home.json".',
  ],
  [
    "brands/tried/theme.yaml",
    'Unknown file "theme.yaml". Only JSON is read: write it without comments, and name it "theme.json".',
  ],
  [
    "brands/tried/screens/sub/x.json",
    'Unknown file "screens/sub/x.json". Files are at most one folder deep: "screens/x.json".',
  ],
  [
    "brands/tried/assets/icons/a.svg",
    'Unknown file "assets/icons/a.svg". Pictures are directly in "assets": "assets/a.svg".',
  ],
  ["brands/tried/assets/x.json", 'Unknown file "assets/x.json". Only pictures belong into "assets".'],
  ["brands/tried/logo.svg", 'Unknown file "logo.svg". Only JSON files are read, and pictures in "assets".'],
  ["text-packs/tried/EN.jsonc", 'Unknown file "EN.jsonc". Texts are in one JSON file a language, such as EN.json.'],
  [
    "text-packs/tried/more/EN.json",
    'Unknown file "more/EN.json". Texts are in one JSON file a language, such as EN.json.',
  ],
])("%s is not ignored silently", (path, message) => {
  expect(found({ [path]: "{}" })).toEqual([["unknown-file", path, message, "tried"]]);
});

it.each([
  ["brands/habagat.json", 'Unknown file "habagat.json". A brand is a folder: write "habagat/brand.json".'],
  ["brands/tito.yaml", 'Unknown file "tito.yaml". A brand is a folder: write "tito/brand.json".'],
  [
    "brands/theme.json",
    'Unknown file "theme.json". It belongs into the folder of a brand or layer: "<brand>/theme.json".',
  ],
  ["text-packs/EN.json", 'Unknown file "EN.json". Texts are in the folder of their brand or layer: "<brand>/EN.json".'],
])("%s beside the folders of layers is not ignored silently", (path, message) => {
  const name = path.slice(path.indexOf("/") + 1);
  expect(found({ [path]: "{}" })).toEqual([["unknown-file", path, message, name]]);
});

it.each([
  ["trid", 'Did you mean "tried"?', "tried"],
  ["habagat", "Name the folder like the folder of its brand, or remove it.", "habagat"],
])("texts in the folder %s, which is no brand, are one finding", (folder, hint, brand) => {
  const path = `text-packs/${folder}/EN.json`;
  const words = JSON.stringify({ $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" }, "a.b": "C" });
  expect(found({ [path]: words })).toEqual([
    [
      "unknown-layer",
      path,
      `Nothing uses the texts in "${folder}": there is no brand or layer of this name. ${hint}`,
      brand,
    ],
  ]);
});

it.each(["README.md", "notes.txt", "theme.json.orig", "theme.json~", "LICENSE"])(
  "%s, which nobody expects to be read, is ignored",
  (name) => expect(found({ [`brands/tried/${name}`]: "x" })).toEqual([]),
);

it.each(["brands/tried/theme.json", "brands/tried/assets/logo.svg", "text-packs/tried/EN.json", "brands/tried"])(
  "%s that is no file is the only finding",
  (path) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    expect(found({}, { [path]: "is a named pipe" })).toEqual([
      [
        "not-a-file",
        path,
        `"${name}" is a named pipe. Replace it with the file itself, or remove it: nothing else in a layer's folder is read.`,
        "tried",
      ],
    ]);
  },
);

it.each(["", "hello", "<svg viewBox='0 0 1 1'><path d='M0"])("a logo with the content %j is no picture", (content) => {
  const brand = JSON.stringify({ ...own, format: currentFormat, logo: { mark: "assets/logo.svg" } });
  expect(found({ "brands/tried/brand.json": brand, "brands/tried/assets/logo.svg": content })).toEqual([
    [
      "broken-picture",
      "brands/tried/brand.json",
      'The picture "assets/logo.svg" is empty, damaged, or in a format that browsers do not support. Save it as SVG, WebP, PNG or JPEG, with the ending of that format.',
      "tried",
    ],
  ]);
});

it("the texts of a brand whose only descriptor has a misspelt name are not those of nobody", () => {
  const all = siteWith({
    "brands/tried/brnd.json": own,
    "text-packs/tried/EN.json": site.texts["text-packs/acme/EN.json"],
  });
  const { diagnostics } = compileBrands(all, { digest });
  expect(diagnostics.map(({ rule, file }) => [rule, file])).toEqual([["unknown-file", "brands/tried/brnd.json"]]);
});
