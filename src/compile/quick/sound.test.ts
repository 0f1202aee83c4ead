import { describe, expect, it } from "vitest";
import { required } from "#kernel/assert.ts";
import type { JsonObject } from "#kernel/json.ts";
import { checks } from "../checks/registry.ts";
import { exampleOf } from "../fixtures/examples.ts";
import { own, siteWith } from "../fixtures/site.ts";
import type { SourceFiles } from "../read/source-files.ts";
import { deltaOf, type LayerContent } from "./delta.ts";
import { groundOf, type Ground } from "./ground.ts";
import { isSound } from "./sound.ts";

const markets = new Set(["zz"]);

/** The files of a layer as a reader hands them over; undefined when one of them is not UTF-8. */
function contentOf(files: SourceFiles, id: string): LayerContent | undefined {
  const below = (folder: string) =>
    Object.entries(files.texts).flatMap(([path, text]): [string, string][] =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), text]] : [],
    );
  if (Object.keys(files.notUtf8 ?? {}).some((path) => path.startsWith(`brands/${id}/`))) return undefined;
  const assets = files.assets
    .filter((path) => path.startsWith(`brands/${id}/`))
    .map((path) => [
      path.slice(`brands/${id}/`.length),
      files.pictures?.[path] ?? { bytes: 100, kind: "svg", width: 24, height: 24 },
    ]);
  return {
    id,
    files: below(`brands/${id}`),
    packs: below(`text-packs/${id}`),
    assets: Object.fromEntries(assets) as LayerContent["assets"],
  };
}

function groundIn(files: SourceFiles, id: string): Ground {
  const delta = required(deltaOf(required(contentOf(files, id), id)), id);
  return groundOf(delta, delta.extends === undefined ? undefined : groundIn(files, delta.extends));
}

/** Whether the brand "tried" is surely sound. */
function looksSound(files: SourceFiles): boolean {
  const content = contentOf(files, "tried");
  const delta = content && deltaOf(content);
  return delta !== undefined && isSound(delta, groundIn(files, delta.extends ?? "base"), markets);
}

const tried = (brand: JsonObject, files: Readonly<Record<string, unknown>> = {}) =>
  looksSound(siteWith({ "brands/tried/brand.json": { ...own, ...brand }, ...files }));

/** Found by comparing brands and layers, not by looking at one: whoever reads all of them does that. */
const between = ["same-host-twice", "same-merchant-twice", "circular-extends", "unknown-layer"];

describe("a brand in which a rule finds something is never called sound", () => {
  it.each(checks.map(({ id }) => id).filter((id) => !between.includes(id)))("%s", (id) => {
    expect(looksSound(exampleOf(id, "bad"))).toBe(false);
  });
});

describe("a brand that says what brands say is called sound", () => {
  const lines: Record<string, JsonObject> = {
    "who it is": {},
    flags: { flags: { HOTMATCH: false } },
    "a removed entry and another order": { footer: { tabs: { $order: ["deposit", "home"] } } },
    "options of an inherited widget": { screens: { home: { body: { banner: { options: { autoplay: 7000 } } } } } },
    "a widget removed": { screens: { home: { body: { rows: null } } } },
    "a condition": { footer: { tabs: { home: { when: { any: [{ visitor: "guest" }, { flag: "HOTMATCH" }] } } } } },
    "colours that can be read": { theme: { color: { accent: { $value: "#0b3d91" } } } },
  };
  it.each(Object.entries(lines))("%s", (_name, brand) => {
    expect(tried(brand)).toBe(true);
  });
  it("words of its own in every language", () => {
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

describe("what wants a closer look", () => {
  it.each([
    ["rules, of which a proof is needed", { rules: { userName: { minLength: 9 } } }],
    ["an inherited route that moves", { routes: { login: { path: "/m/enter" } } }],
    ["a picture that covers one below", { logo: { mark: "assets/none.svg" } }],
    ["an override that changes nothing", { footer: { tabs: { deposit: { icon: "coins" } } } }],
    ["a null that removes nothing", { screens: { home: { body: { nothing: null } } } }],
    [
      "a condition that always holds",
      { footer: { tabs: { home: { when: { any: [{ visitor: "guest" }, { not: { visitor: "guest" } }] } } } } },
    ],
  ])("%s", (_name, brand) => {
    expect(tried(brand as unknown as JsonObject)).toBe(false);
  });
});
