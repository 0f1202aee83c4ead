import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { checks } from "./checks/registry.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Draft } from "./draft.ts";
import type { Layer } from "./layer.ts";
import { Report } from "./report.ts";
import { readSources, type Sources } from "./sources.ts";
import { draftOf } from "./steps/draft.ts";
import { emitBrand } from "./steps/emit.ts";

/** The files of a run, as objects: compile reads no disk. */
export interface SourceFiles {
  /** Text by repository-relative path: "brands/acme/brand.json", "text-packs/base/EN.json". */
  texts: Readonly<Record<string, string>>;
  /** Paths of pictures that exist: "brands/acme/assets/logo.svg". */
  assets: readonly string[];
}

export interface CompileOptions {
  /** SHA-256 of a text in hex. The caller has it; a browser and Node compute it differently. */
  digest: (text: string) => string;
  /** Only these brands; all when absent. What they share with others is still checked. */
  only?: readonly string[];
}

export interface Compilation {
  /** The brands without errors. */
  brands: ReadonlyMap<string, CompiledBrand>;
  /** Every finding once, by file and line. */
  diagnostics: readonly Diagnostic[];
  /** Every brand that was looked at, in alphabetical order, those with errors too. */
  brandIds: readonly string[];
}

/** Files in, compiled brands and findings out. */
export function compileBrands(files: SourceFiles, options: CompileOptions): Compilation {
  const sources = readSources(files);
  const report = new Report(sources);
  checkFiles(sources, report);
  const drafts = draftBrands(sources, files.assets);
  checkDrafts(drafts, options.only, report);
  const wanted = brandIdsOf(sources, options.only);
  const sound = drafts.filter(({ id, isBrand }) => isBrand && wanted.includes(id) && !report.hasErrors(id));
  return {
    brands: new Map(sound.map((draft) => [draft.id, emitBrand(draft, options.digest)])),
    diagnostics: report.diagnostics(options.only && new Set(options.only)),
    brandIds: wanted,
  };
}

function brandIdsOf(sources: Sources, only: readonly string[] | undefined): string[] {
  return [...sources.layers.values()].filter(({ id, isBrand }) => isBrand && (only === undefined || only.includes(id))).map(({ id }) => id);
}

/** The rules about files and about how they lie. */
function checkFiles(sources: Sources, report: Report): void {
  for (const check of checks) {
    for (const file of check.run.file ? sources.files.values() : []) for (const problem of check.run.file?.(file) ?? []) report.addProblem(check, file, problem);
    for (const finding of check.run.layout?.(sources) ?? []) report.addFileFinding(check, finding);
  }
}

/** Brands whose files can all be read, and the layers that no brand extends. */
function draftBrands(sources: Sources, assets: readonly string[]): Draft[] {
  const extended = new Set([...sources.chains.values()].filter((chain) => chain.at(-1)?.isBrand).flatMap((chain) => chain.map(({ id }) => id)));
  const readable = (layer: Layer) => layer.readable && !sources.unreadablePacks.has(layer.id);
  return [...sources.chains.values()]
    .filter((chain) => chain.every(readable) && (chain.at(-1)?.isBrand || !extended.has(chain.at(-1)?.id ?? "")))
    .map((chain) => draftOf(chain, sources.packs, assets));
}

/** The rules about brands, one by one and together. */
function checkDrafts(drafts: readonly Draft[], only: readonly string[] | undefined, report: Report): void {
  const looked = drafts.filter(({ id }) => only === undefined || only.includes(id));
  for (const check of checks) {
    for (const draft of check.run.brand ? looked : []) for (const finding of check.run.brand?.(draft) ?? []) report.addFinding(check, draft, finding);
    for (const { draft, finding } of check.run.across?.(drafts.filter(({ isBrand }) => isBrand)) ?? []) report.addFinding(check, draft, finding);
  }
}
