import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { COMPILED_BRANDS } from "./product.ts";

/**
 * Compiles the brands of the journeys once for all processes of a run: each of a dozen workers would spend two to three
 * seconds of processor on it.
 */
export function compileOnce(): void {
  const isWorker = process.env["TEST_WORKER_INDEX"] !== undefined;
  if (!isWorker)
    execFileSync(process.execPath, ["--import", "tsx", "e2e/support/compile-brands.ts"], { stdio: "inherit" });
}

/** The compiled brands, the journeys' own among them, by id. */
export function compiledBrands(): Readonly<Record<string, CompiledBrand>> {
  return JSON.parse(readFileSync(COMPILED_BRANDS, "utf8")) as Record<string, CompiledBrand>;
}
