/** Compiles every brand and those only for the journeys, and writes them for `compiledBrands`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { ownBrands } from "./own-brands.ts";
import { COMPILED_BRANDS } from "./product.ts";

const sources = await readSources("brands", "text-packs");
const own = Object.fromEntries(ownBrands.map(({ id, text }) => [`brands/${id}/brand.json`, text]));
const { brands, diagnostics } = compileBrands({ ...sources, texts: { ...sources.texts, ...own } }, capabilities);
const errors = diagnostics.filter(({ severity }) => severity === "error");
for (const { file, line, message } of errors) console.error(`${file}:${line}: ${message}`);
if (errors.length > 0) process.exit(1);
mkdirSync(dirname(COMPILED_BRANDS), { recursive: true });
writeFileSync(COMPILED_BRANDS, JSON.stringify(Object.fromEntries(brands)));
