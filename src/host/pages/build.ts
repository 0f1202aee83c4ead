import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Prerender from "#app/prerender.tsx";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { mediaType } from "../http/media-type.ts";
import type { Encoded } from "../http/encoded.ts";
import type { FontFiles } from "./fonts.ts";

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** The files that a widget or the entry needs. */
export interface ChunkFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The build of the engine, in memory. */
export interface Build {
  entry: ChunkFiles;
  widget(type: WidgetType): ChunkFiles;
  /** What sends calls. */
  transport: ChunkFiles;
  fonts: FontFiles;
  /** The files under /assets/, by path; those of the build before, too, for pages that are still open. */
  assets: ReadonlyMap<string, Encoded>;
  /** Bytes of a file under /assets/ as browsers get it; 0: there is none. */
  bytes(path: string): number;
  /** Text of a stylesheet by path. */
  css(path: string): string;
  prerender: typeof Prerender;
  /** The service worker's code, and a version that changes with everything in the build that browsers load. */
  worker: { code: string; version: string };
}

/** Reads the build. Throws an error for the operator when there is none. */
export async function readBuild(dist: string): Promise<Build> {
  const client = join(dist, "client");
  if (!existsSync(join(client, "manifest.json")))
    throw new Error(`There is no build in ${dist}. Run \`npm run build\` first.`);
  const manifest = JSON.parse(await readFile(join(client, "manifest.json"), "utf8")) as Record<string, ManifestEntry>;
  const chunks = await readChunks(client, manifest);
  const fonts = JSON.parse(await readFile(join(client, "fonts.json"), "utf8")) as Build["fonts"];
  const { assets, sizes } = await readAssets(join(client, "assets"));
  const earlier = join(dist, "earlier");
  const before = existsSync(earlier) ? (await readAssets(earlier)).assets : [];
  const prerender = (await import(pathToFileURL(resolve(dist, "server/prerender.js")).href)) as typeof Prerender;
  await prerender.prepare();
  const entry = filesOf(manifest, "src/app/browser.tsx");
  const worker = await readFile(join(dist, "worker/service-worker.js"), "utf8");
  return {
    entry,
    fonts,
    assets: new Map([...before, ...assets]),
    bytes: (path) => sizes.get(path) ?? 0,
    prerender,
    worker: { code: worker, version: versionOf(worker, [...assets.keys()]) },
    widget: (type) => without(filesOf(manifest, chunks.get(`src/widgets/${type}/${type}.tsx`) ?? ""), entry),
    transport: without(filesOf(manifest, "src/data/client/transport/browser-transport.ts"), entry),
    css: (path) => assets.get(path)?.plain.toString("utf8") ?? "",
  };
}

/** The names of assets contain their hash. */
function versionOf(worker: string, assets: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([worker, assets.toSorted()]))
    .digest("hex")
    .slice(0, 12);
}

/** The chunk that each module is in, by its name in the manifest, which names no module that shares a chunk. */
async function readChunks(client: string, manifest: Record<string, ManifestEntry>): Promise<Map<string, string>> {
  const modules = JSON.parse(await readFile(join(client, "modules.json"), "utf8")) as Record<string, object>;
  const names = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  return new Map(
    Object.entries(modules).flatMap(([file, inside]) =>
      Object.keys(inside).map((module): [string, string] => [module, names.get(file) ?? ""]),
    ),
  );
}

/** A chunk's own files and those of everything it imports, the deepest first. */
function filesOf(manifest: Record<string, ManifestEntry>, key: string): ChunkFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  function visit(name: string): void {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    for (const imported of entry.imports ?? []) visit(imported);
    scripts.add(`/${entry.file}`);
    for (const style of entry.css ?? []) styles.add(`/${style}`);
  }
  visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

function without(files: ChunkFiles, others: ChunkFiles): ChunkFiles {
  return {
    scripts: files.scripts.filter((file) => !others.scripts.includes(file)),
    styles: files.styles.filter((file) => !others.styles.includes(file)),
  };
}

async function readAssets(
  folder: string,
): Promise<{ assets: Map<string, Encoded>; sizes: ReadonlyMap<string, number> }> {
  const names = await readdir(folder);
  const plain = names.filter((name) => !/\.(?:br|gz)$/.test(name));
  const read = async (name: string) => (names.includes(name) ? readFile(join(folder, name)) : undefined);
  const sizes = new Map<string, number>();
  const entries = plain.map(async (name): Promise<[string, Encoded]> => {
    const [body, brotli, gzip] = await Promise.all([
      readFile(join(folder, name)),
      read(`${name}.br`),
      read(`${name}.gz`),
    ]);
    sizes.set(`/assets/${name}`, (brotli ?? body).length);
    const encodings = {
      ...(brotli && { br: () => Promise.resolve(brotli) }),
      ...(gzip && { gzip: () => Promise.resolve(gzip) }),
    };
    return [`/assets/${name}`, { plain: body, encodings, type: mediaType(name) }];
  });
  return { assets: new Map(await Promise.all(entries)), sizes };
}
