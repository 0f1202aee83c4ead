import { capabilities } from "#capabilities/capabilities.ts";
import { checkBrands } from "#compile/compile.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import type { Work } from "#compile/work.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { siteOf, type GoodSite } from "./good-site.ts";

/** The part of the valid site that some brands need. */
export interface GoodPart {
  files: SourceFiles;
  /** Its findings: it has warnings, because brands that use a text are missing. */
  known: ReadonlySet<string>;
  /** What its check worked out: a mistake changes one file of it. */
  work: Work;
}

const partsOf = memoizeByIdentity((_site: GoodSite) => new Map<string, GoodPart>());

/** The part of a site for some brands, checked once. */
export function goodPartOf(site: GoodSite, brands: readonly string[]): GoodPart {
  const parts = partsOf(site);
  const key = brands.toSorted().join(" ");
  let part = parts.get(key);
  if (!part) {
    const files = siteOf(site, brands);
    const { diagnostics, work } = checked(files);
    part = { files, known: new Set(diagnostics.map(nameOf)), work };
    parts.set(key, part);
  }
  return part;
}

/** The findings in some files, continued from the check of nearly the same ones. */
export function checked(files: SourceFiles, earlier?: Work): ReturnType<typeof checkBrands> {
  return checkBrands(files, { ...capabilities, today: "2026-01-01", earlier });
}

/** A finding without its line, which moves when something is inserted before it. */
export function nameOf({ rule, file, message }: Diagnostic): string {
  return `${rule} ${file} ${message}`;
}
