import { capabilities, today } from "#capabilities/capabilities.ts";
import { brandNames } from "#compile/read/brand-names.ts";
import { compileBrands, type Compilation, type CompileOptions } from "#compile/compile.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { choiceHint } from "#compile/findings/words.ts";
import { knownPatterns } from "./known-patterns.ts";
import { UsageError } from "./usage-error.ts";

/** Compiles files with the Node implementations that the compiler needs; all brands when none is named. */
export function compileFiles(
  files: SourceFiles,
  only: readonly string[] = [],
  progress?: CompileOptions["progress"],
): Compilation {
  return compileBrands(files, {
    ...capabilities,
    patterns: knownPatterns,
    today: today(),
    ...(only.length > 0 && { only }),
    ...(progress && { progress }),
  });
}

/** Throws for an unknown brand, with the one that was probably meant. */
export function requireBrand(files: SourceFiles, brand: string): void {
  const known = brandNames(files);
  if (!known.includes(brand))
    throw new UsageError(`There is no brand "${brand}". ${choiceHint(brand, known) ?? "The folder has no brands."}`);
}
