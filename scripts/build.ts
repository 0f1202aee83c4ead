/**
 * Builds the engine: the browser's bundle and the host's, then compresses what the browser will load.
 * Only a change of the code requires it, never a change of a brand. Skipped if nothing it reads has changed since the
 * last build.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { InlineConfig } from "vite";
import { browserFloor } from "./browser-floor.ts";
import { fonts, type FontId } from "#descriptor/vocabulary/font.ts";
import type { FontFiles } from "#host/pages/fonts.ts";

const READ = [
  "src",
  "package-lock.json",
  "vite.config.ts",
  "scripts/build.ts",
  "scripts/browser-floor.ts",
  "scripts/chunk-groups.ts",
  "scripts/weight/modules-of-chunks.ts",
];
const STAMP = "dist/stamp";
const ASSETS = "dist/client/assets";
const EARLIER = "dist/earlier";
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

// A build is for visitors, whatever runs it: under a test runner JSX would be compiled for development.
process.env["NODE_ENV"] = "production";
const stamp = await digestOf(READ);
if (existsSync(STAMP) && (await readFile(STAMP, "utf8")) === stamp) {
  console.log("The build is up to date.");
} else {
  const start = performance.now();
  await keepEarlier();
  await build({ logLevel: "warn" });
  await build({ logLevel: "warn", build: { ssr: true } });
  await buildWorker();
  await copyFonts();
  await compressAssets(ASSETS);
  await writeFile(STAMP, stamp);
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** Vite takes longer to load than a build that is up to date takes to be recognised. */
async function build(options: InlineConfig): Promise<void> {
  const vite = await import("vite");
  await vite.build(options);
}

/** Keeps the files of the build before for pages that are still open, until the build after this one. */
async function keepEarlier(): Promise<void> {
  if (!existsSync(STAMP)) return;
  await rm(EARLIER, { recursive: true, force: true });
  await rename(ASSETS, EARLIER);
  // A build that fails now must not make the next one keep half of it.
  await rm(STAMP);
}

/** A digest of the content of files and folders, without tests. */
async function digestOf(paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) {
    const files = path.includes(".")
      ? [path]
      : (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
      hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex");
}

/** The service worker: a separate bundle in one file, which pages register but do not import. */
async function buildWorker(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: "dist/worker",
      emptyOutDir: true,
      target: browserFloor,
      modulePreload: false,
      rolldownOptions: {
        input: "src/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

/** The fonts that the engine ships, named by the digest of their content. */
async function copyFonts(): Promise<void> {
  const table: { -readonly [Id in keyof FontFiles]: FontFiles[Id] } = {};
  await mkdir(ASSETS, { recursive: true });
  for (const [id, { package: name, file }] of Object.entries(fonts)) {
    if (!name) continue;
    const content = await readFile(join("node_modules", name, "files", file));
    const target = `${id}-${createHash("sha256").update(content).digest("hex").slice(0, 10)}.woff2`;
    await writeFile(join(ASSETS, target), content);
    table[id as FontId] = `/assets/${target}`;
  }
  await writeFile("dist/client/fonts.json", JSON.stringify(table));
}

async function compressAssets(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  for (const name of await readdir(folder)) {
    if (!COMPRESSIBLE.test(name)) continue;
    const content = await readFile(join(folder, name));
    await writeFile(
      join(folder, `${name}.br`),
      await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
  }
}
