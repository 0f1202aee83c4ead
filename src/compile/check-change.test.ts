import { describe, expect, it } from "vitest";
import { patternAnalysis } from "#capabilities/pattern-analysis.ts";
import { required } from "#kernel/assert.ts";
import type { JsonObject } from "#kernel/json.ts";
import { checks } from "./checks/registry.ts";
import { exampleOf } from "./fixtures/examples.ts";
import { own, siteWith } from "./fixtures/site.ts";
import { isValidOnTop, stacked, stackedAll } from "./check-change.ts";
import { layerBelowIn } from "./read/layer-below.ts";
import { layerOfPath } from "./read/collect-suppressions.ts";
import type { SourceFiles } from "./read/source-files.ts";

/** The files of a layer, or undefined when one of them is not UTF-8: that is found before anything is checked. */
function filesOf(files: SourceFiles, id: string): SourceFiles | undefined {
  const isOwn = (path: string) => layerOfPath(path) === id;
  if (Object.keys(files.notUtf8 ?? {}).some(isOwn)) return undefined;
  return {
    ...files,
    texts: Object.fromEntries(Object.entries(files.texts).filter(([path]) => isOwn(path))),
    assets: files.assets.filter(isOwn),
  };
}

/** Whether the brand "tried" is valid on top of the layers below it. */
function looksSound(files: SourceFiles): boolean {
  const brandFiles = filesOf(files, "tried");
  const texts = Object.fromEntries(Object.entries(files.texts).filter(([path]) => layerOfPath(path) !== "tried"));
  const below = stackedAll({ ...files, texts }).get(
    layerBelowIn("tried", files.texts["brands/tried/brand.json"]) ?? "",
  );
  const layer = brandFiles && below && stacked("tried", brandFiles, below);
  return layer !== undefined && below !== undefined && isValidOnTop(layer, below, patternAnalysis);
}

const tried = (brand: JsonObject, files: Readonly<Record<string, unknown>> = {}) =>
  looksSound(siteWith({ "brands/tried/brand.json": { ...own, ...brand }, ...files }));

/** Found by comparing brands and layers, so only the full check can find it, or in another brand. */
const between = ["same-host-twice", "same-merchant-twice", "circular-extends", "unknown-layer", "wrong-folder-name"];

describe("a brand with a finding is never called valid", () => {
  it.each(checks.flatMap(({ id, drawn }) => (drawn || between.includes(id) ? [] : [id])))("%s", (id) => {
    expect(looksSound(exampleOf(id, "bad"))).toBe(false);
  });
});

describe("a brand with usual content is called valid", () => {
  const lines: Record<string, JsonObject> = {
    "who it is": {},
    rules: { rules: { userName: { minLength: 9 } } },
    "an inherited route that moves": { routes: { login: { path: "/m/enter" } } },
    flags: { flags: { HOTMATCH: false } },
    "a removed entry and another order": { footer: { tabs: { $order: ["deposit", "home"] } } },
    "options of an inherited widget": { screens: { home: { body: { banner: { options: { autoplay: 7000 } } } } } },
    "a widget removed": { screens: { home: { body: { rows: null } } } },
    "a condition": { footer: { tabs: { home: { when: { any: [{ visitor: "guest" }, { flag: "HOTMATCH" }] } } } } },
    "colours that can be read": { theme: { color: { accent: { $value: "#0b3d91" } } } },
  };
  it.each(Object.entries(lines))("%s", (_name, brand) => expect(tried(brand)).toBe(true));
  it("its own texts in every language", () => {
    const pack = (code: string, home: string) => {
      const { $meta } = JSON.parse(required(siteWith({}).texts[`text-packs/base/${code}.json`], code)) as {
        $meta: object;
      };
      return { $meta, "footer.home": home };
    };
    expect(
      tried({}, { "text-packs/tried/EN.json": pack("EN", "Start"), "text-packs/tried/TY.json": pack("TY", "Simula") }),
    ).toBe(true);
    expect(tried({}, { "text-packs/tried/EN.json": pack("EN", "Start") })).toBe(true);
  });
});

describe("a layer with its own mistake is not called valid", () => {
  it.each([
    ["a picture that is not there", { logo: { mark: "assets/none.svg" } }],
    ["an override that changes nothing", { footer: { tabs: { deposit: { icon: "coins" } } } }],
    ["a null that removes nothing", { screens: { home: { body: { nothing: null } } } }],
    [
      "a condition that always holds",
      { footer: { tabs: { home: { when: { any: [{ visitor: "guest" }, { not: { visitor: "guest" } }] } } } } },
    ],
  ])("%s", (_name, brand) => expect(tried(brand as unknown as JsonObject)).toBe(false));
});
