import { currentFormat } from "#descriptor/format.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { layerBelow } from "#compile/read/layer-below.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import type { GivenColours } from "#compile/theme/palette.ts";
import { paletteFromSeed } from "#compile/theme/seed-palette.ts";
import type { BrandFiles } from "./brand-files.ts";
import { markColours, themeColours } from "./fresh-files.ts";
import { drawMark } from "./mark/draw-mark.ts";
import type { NewBrand } from "./new-brand.ts";
import { withoutRepeats } from "./repeats.ts";
import type { SiteFacts } from "./site-facts.ts";
import { withValue } from "./with-value.ts";

type Files = Map<string, { text: string } | { copyOf: string }>;

/** The files of a brand that starts as a copy of another, without its identity. */
export function copiedFiles(brand: NewBrand & { from: string }, source: SourceFiles, site: SiteFacts): BrandFiles {
  const merged = site.merged(brand.from) ?? {};
  const below = site.merged(brand.extends ?? layerBelow(brand.from, merged) ?? "base") ?? {};
  const old = identityOf(merged);
  const files = copies(brand, source, old.mark);
  const palette = brand.colours && paletteFromSeed(brand.colours);
  const main = `brands/${brand.id}/brand.json`;
  change(files, main, identityChanges(brand, old, below));
  if (palette) recolour(files, brand, palette, isObject(below["theme"]) ? below["theme"] : {});
  if (brand.mark === "drawn")
    files.set(`brands/${brand.id}/assets/logo.svg`, {
      text: drawMark(brand.name, markColours(palette?.color ?? givenColours(merged))),
    });
  for (const [path, file] of files)
    if (path.startsWith("text-packs/") && "text" in file)
      files.set(path, { text: renamed(file.text, old.name, brand.name) });
  return files;
}

interface OldIdentity {
  name: string;
  wordmark: string;
  fill: Json | undefined;
  mark: string | undefined;
}

function identityOf(merged: JsonObject): OldIdentity {
  const logo = isObject(merged["logo"]) ? merged["logo"] : {};
  const name = String(merged["name"] ?? "");
  return {
    name,
    wordmark: String(logo["wordmark"] ?? name),
    fill: logo["fill"],
    mark: typeof logo["mark"] === "string" ? logo["mark"] : undefined,
  };
}

/**
 * Every own file of the brand under the new id; its identity is in brand.json alone, and its old mark is not copied.
 */
function copies(
  { id, from }: NewBrand & { from: string },
  { texts, assets }: SourceFiles,
  mark: string | undefined,
): Files {
  const files: Files = new Map();
  const moved = (path: string) => path.replace(`/${from}/`, `/${id}/`);
  const own = (path: string) => path.startsWith(`brands/${from}/`) || path.startsWith(`text-packs/${from}/`);
  const left = new Set([`brands/${from}/merchant.json`, `brands/${from}/logo.json`, `brands/${from}/${mark ?? ""}`]);
  for (const [path, text] of Object.entries(texts))
    if (own(path) && !left.has(path)) files.set(moved(path), { text: withSchemaOf(id, from, text) });
  for (const path of assets) if (own(path) && !left.has(path)) files.set(moved(path), { copyOf: path });
  if (!files.has(`brands/${id}/brand.json`))
    files.set(`brands/${id}/brand.json`, { text: `{\n  "format": ${currentFormat}\n}\n` });
  return files;
}

/** A copied file names the schema with the names of the new brand. */
function withSchemaOf(id: string, from: string, text: string): string {
  return text.replace(
    /("\$schema"\s*:\s*"[^"]*\.livery\/schemas\/)([^"/]+)(?=\/)/,
    (all, start: string, brand: string) => (brand === from ? start + id : all),
  );
}

function identityChanges(brand: NewBrand, old: OldIdentity, below: JsonObject): [path: string[], value: Json][] {
  const { name, hosts, merchant } = brand;
  const drawn = {
    mark: brand.mark === "drawn" ? "assets/logo.svg" : brand.mark,
    wordmark: inTheCaseOf(old.wordmark, name).slice(0, 24),
    ...(old.fill !== undefined && { fill: old.fill }),
  };
  const { languages, logo = {} } = withoutRepeats({ ...languagesOf(brand), logo: drawn }, below);
  return [
    ...(brand.extends === undefined ? [] : [[["extends"], brand.extends] as [string[], Json]]),
    [["name"], name],
    [["hosts"], [...hosts]],
    [["merchant"], { ...merchant }],
    [["logo"], logo],
    ...(languages === undefined ? [] : [[["languages"], languages] as [string[], Json]]),
  ];
}

function languagesOf({ languages }: NewBrand): JsonObject {
  const [first] = languages ?? [];
  return languages && first ? { languages: { offered: [...languages], default: first } } : {};
}

/** A wordmark in upper or lower case keeps its case. */
function inTheCaseOf(old: string, name: string): string {
  if (old === old.toUpperCase()) return name.toUpperCase();
  return old === old.toLowerCase() ? name.toLowerCase() : name;
}

/** New colours replace the old ones and the gradients made from them. */
function recolour(
  files: Files,
  { id, colours }: NewBrand,
  palette: { color: GivenColours; dark?: GivenColours },
  below: JsonObject,
): void {
  const own = files.has(`brands/${id}/theme.json`);
  const [file, mount] = own ? [`brands/${id}/theme.json`, []] : [`brands/${id}/brand.json`, ["theme"]];
  const { color, dark, gradient } = themeColours(palette, below);
  change(files, file, [
    [[...mount, "scheme"], colours?.scheme === below["scheme"] ? undefined : colours?.scheme],
    [[...mount, "color"], color],
    [[...mount, "dark"], dark],
    [[...mount, "gradient"], gradient],
  ]);
}

/** Sets values in a file, formatted as a person would, and leaves the rest unchanged; undefined removes a value. */
function change(
  files: Files,
  path: string,
  changes: readonly (readonly [path: string[], value: Json | undefined])[],
): void {
  const file = files.get(path);
  if (file && "text" in file)
    files.set(path, { text: changes.reduce((text, [where, value]) => withValue(text, where, value), file.text) });
}

function givenColours(merged: JsonObject): GivenColours {
  const theme = isObject(merged["theme"]) ? merged["theme"] : {};
  const color = isObject(theme["color"]) ? theme["color"] : {};
  return Object.fromEntries(
    Object.entries(color).flatMap(([name, token]) => (isObject(token) ? [[name, token["$value"]]] : [])),
  ) as unknown as GivenColours;
}

/** The old name as a separate word. */
function renamed(text: string, old: string, name: string): string {
  return old === ""
    ? text
    : text.replaceAll(
        new RegExp(`(?<![\\p{L}\\d])${old.replaceAll(/[.*+?^$(){}|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "gu"),
        () => name,
      );
}
