import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { COMPILED_BRANDS } from "./product.ts";

/** Set once they are compiled: processes that a run starts later inherit it. */
const COMPILED = "LIVERY_E2E_COMPILED";

/**
 * Compiles the brands of the journeys, once for all processes of a run: in each of a dozen, loading the compiler and
 * compiling them would take three seconds.
 */
export function compileOnce(): void {
  if (process.env[COMPILED] !== undefined) return;
  execFileSync(process.execPath, ["--import", "tsx", "e2e/support/compile-brands.ts"], { stdio: "inherit" });
  process.env[COMPILED] = COMPILED_BRANDS;
}

/** The compiled brands, the journeys' own among them, by id. */
export function compiledBrands(): Readonly<Record<string, CompiledBrand>> {
  return JSON.parse(readFileSync(COMPILED_BRANDS, "utf8")) as Record<string, CompiledBrand>;
}
