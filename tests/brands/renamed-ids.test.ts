import { expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { prepare, prerender } from "#app/prerender.tsx";
import { compileBrands, type SourceFiles } from "#compile/compile.ts";
import { pageSlice, siteSlice } from "#compile/emit/slices.ts";
import type { Transport } from "#data/client/transport.ts";
import type { CompiledBrand, SiteSlice } from "#descriptor/compiled-brand.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { required } from "#kernel/assert.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { testAnnouncement, testDraw, testGame, testVendor } from "../support/entities.ts";
import { plainStartUp, testPage } from "../support/widget-page.ts";

const sources = await readSources("brands", "text-packs");
const compiled = (files: SourceFiles, only?: string[]) =>
  compileBrands(files, { digest: capabilities.digest, ...(only && { only }) });
const { brands } = compiled(sources);
const brandIds = [...brands.keys()];
const [first] = brandIds as [string];
await prepare();

/** The sections of a brand whose entries others name, each with the keys that name them. */
const naming = {
  routes: ["to", "replace"],
  screens: ["screen"],
  forms: ["form"],
  menus: ["menu"],
  access: ["access"],
} as const;
type Section = keyof typeof naming;

/** Five of them render every page of a brand. */
const MINUTES = 180_000;

const SUFFIX = "Renamed";

/** The files of all layers with every id of a section renamed, wherever one is declared or named. */
function renamed(section: Section): SourceFiles {
  const ids = new Set(Object.keys(required(brands.get(first), first).brand[section]));
  const name = (id: string) => (ids.has(id) ? `${id}${SUFFIX}` : id);
  const nameValue = (value: Json): Json => (typeof value === "string" ? name(value) : value);
  const keys: readonly string[] = naming[section];

  function inside(value: Json, path: readonly string[]): Json {
    if (Array.isArray(value))
      return value.map((entry) => (path.at(-1) === "$order" ? nameValue(entry) : inside(entry, path)));
    if (!isObject(value)) return keys.includes(path.at(-1) ?? "") || isPlace(path) ? nameValue(value) : value;
    const declares = path.length === 1 && path[0] === section;
    const entries = Object.entries(value).map(([key, inner]): [string, Json] => [
      declares ? name(key) : key,
      key === "$order" && !declares ? inner : inside(inner, [...path, key]),
    ]);
    return Object.fromEntries(entries);
  }
  const isPlace = ([root]: readonly string[]) => section === "routes" && root === "places";
  return rewritten(inside, ({ file, folder, id }) =>
    folder === section ? file.replace(`/${id}.json`, `/${name(id)}.json`) : file,
  );
}

/** Where the frame has entries that only layers above name. */
const entriesOf = {
  header: ({ length, 0: root }: readonly string[]) => root === "header" && length === 3,
  footer: ({ length, 0: root, 1: key }: readonly string[]) => root === "footer" && key === "tabs" && length === 2,
} as const;

/** The files of all layers with every entry of the header's slots, or every tab of the footer, renamed. */
function renamedEntries(declares: (path: readonly string[]) => boolean): SourceFiles {
  const name = (id: Json) => `${String(id)}${SUFFIX}`;
  function inside(value: Json, path: readonly string[]): Json {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
      if (!declares(path)) return [key, inside(inner, [...path, key])];
      return Array.isArray(inner) ? [key, inner.map(name)] : [name(key), inner];
    });
    return Object.fromEntries(entries);
  }
  return rewritten(inside);
}

interface BrandFile {
  file: string;
  folder: string | undefined;
  id: string;
}

/** The files of all layers, each rewritten from where it is in the merged brand. */
function rewritten(
  inside: (value: Json, path: readonly string[]) => Json,
  fileOf: (file: BrandFile) => string = ({ file }) => file,
): SourceFiles {
  const texts = Object.entries(sources.texts).map(([file, text]): [string, string] => {
    const [, folder, id] = /^brands\/.*?\/(?:(screens|forms)\/)?([^/]+)\.json$/.exec(file) ?? [];
    if (id === undefined) return [file, text];
    const mount = folder === undefined ? (id === "brand" ? [] : [id]) : [folder, id];
    return [fileOf({ file, folder, id }), JSON.stringify(inside(JSON.parse(text) as JsonObject, mount))];
  });
  return { ...sources, texts: Object.fromEntries(texts) };
}

/** Answers with games, vendors, draws and banners, so that the widgets that lead to them are rendered. */
const answers: Partial<Record<string, unknown>> = {
  startUp: plainStartUp,
  announcements: [testAnnouncement()],
  hotGames: [testGame()],
  vendors: [testVendor()],
  lotteryList: [testDraw()],
};
const platform: Transport = ({ call }) => Promise.resolve(answers[call] ?? []);

const siteOf = (brand: CompiledBrand) =>
  siteSlice(brand, brand.brand.languages.default, { assets: {}, watched: false });

/** Every test compares with the same pages. */
const originals = new Map<string, Promise<string>>();
function original(brand: CompiledBrand, route: string): Promise<string> {
  const page = originals.get(route) ?? rendered(brand, route);
  originals.set(route, page);
  return page;
}

async function rendered(brand: CompiledBrand, route: string, site: SiteSlice = siteOf(brand)): Promise<string> {
  const page = { ...testPage(), ...pageSlice(brand, site.language, route) };
  const { html } = await prerender({ site, page }, required(brand.brand.routes[route], route).path, platform);
  return html;
}

test.each(Object.keys(naming) as Section[])(
  "with every id of %s renamed, the site compiles and shows the same",
  async (section) => {
    const after = compiled(renamed(section));
    expect(after.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    const [before, now] = [required(brands.get(first), first), required(after.brands.get(first), first)];
    for (const route of Object.keys(before.brand.routes)) {
      const html = await rendered(now, section === "routes" ? `${route}${SUFFIX}` : route);
      expect(html.replaceAll(SUFFIX, "")).toBe(await original(before, route));
    }
  },
  MINUTES,
);

test.each(Object.keys(entriesOf) as (keyof typeof entriesOf)[])(
  "with every entry of the %s renamed, the site compiles and shows the same",
  async (part) => {
    const after = compiled(renamedEntries(entriesOf[part]), [first]);
    expect(after.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    const [before, now] = [required(brands.get(first), first), required(after.brands.get(first), first)];
    expect(Object.keys(now.brand.footer.tabs).every((id) => id.endsWith(SUFFIX))).toBe(part === "footer");
    for (const route of [before.brand.places.home, before.brand.places.signIn])
      expect((await rendered(now, route)).replaceAll(SUFFIX, "")).toBe(await original(before, route));
  },
  MINUTES,
);

const without = (route: string): SourceFiles => {
  const file = `brands/${first}/routes.json`;
  const own = JSON.parse(sources.texts[file] ?? "{}") as JsonObject;
  return { ...sources, texts: { ...sources.texts, [file]: JSON.stringify({ ...own, [route]: null }) } };
};

test.each(Object.keys(required(brands.get(first), first).brand.routes))(
  "without the route %s the site works, or the check names it at a line",
  async (route) => {
    const { brands: left, diagnostics } = compiled(without(route), [first]);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.filter(({ message, line }) => !message.includes(`"${route}"`) || line < 1)).toEqual([]);
    const brand = left.get(first);
    expect(brand === undefined).toBe(errors.length > 0);
    if (brand) expect(await rendered(brand, brand.brand.places.home)).toContain("<main");
  },
);

test("no page throws if no other route exists", async () => {
  const brand = required(brands.get(first), first);
  for (const route of Object.keys(brand.brand.routes)) {
    const site = siteOf(brand);
    const only = { ...site, routes: { [route]: required(site.routes[route], route) } };
    expect(await rendered(brand, route, only)).toContain("<main");
  }
});
