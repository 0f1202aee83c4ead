import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Check, CheckContext, OwnerOf } from "./checks/check.ts";
import { checks } from "./checks/registry.ts";
import type { Diagnostic } from "./findings/diagnostic.ts";
import type { Found } from "./findings/found.ts";
import type { Draft, Finding } from "./layer/draft.ts";
import type { Layer } from "./layer/layer.ts";
import type { Reduction } from "./findings/reductions.ts";
import { Report } from "./findings/report.ts";
import type { SourceFiles } from "./read/source-files.ts";
import type { PatternAnalysis } from "./analyse/pattern-analysis.ts";
import { withFailures } from "./failures.ts";
import { readSources, type Sources } from "./read/sources.ts";
import { draftOf, partsOfDraft } from "./validate/draft-of.ts";
import { emitBrand } from "./emit/emit-brand.ts";
import { judged } from "./findings/judge-suppressions.ts";
import { sameDraft, unchangedSince, type Work } from "./work.ts";

export type { SourceFiles };

export interface CompileOptions {
  /** SHA-256 of a text in hex. Passed in, because a browser and Node compute it differently. */
  digest: (text: string) => string;
  /** Finds patterns that no value matches or that take exponential time. Without it only obvious cases are found. */
  patterns?: PatternAnalysis;
  /**
   * Today as an ISO date, such as 2026-05-31: suppressions that end earlier are errors. Without it none expires, so a
   * running site does not break at midnight.
   */
  today?: string;
  /** Only these brands; all when absent. Problems that they share with other brands are still reported. */
  only?: readonly string[];
  /** Who keeps a host or a merchant code that several brands claim. Without it nobody does. */
  ownerOf?: OwnerOf;
  /**
   * Layers that were right when they were written, for an earlier version: what is asked for since is a warning there, as
   * far as a brand can be served with it.
   */
  lenient?: readonly string[];
  /** How findings about one mistake become one; the usual ways when absent. */
  reductions?: readonly Reduction[];
  /** Called repeatedly with the progress: layers merged, of how many. */
  progress?: (done: number, total: number) => void;
  /**
   * An earlier run: what it found in files, layers and brands that have not changed since is not worked out again. It
   * keeps that run's files and brands in memory.
   */
  earlier?: Work | undefined;
}

export interface Compilation {
  /** The brands without errors. */
  brands: ReadonlyMap<string, CompiledBrand>;
  /** Every finding once, by file and line. */
  diagnostics: readonly Diagnostic[];
  /** Every brand that was checked, including those with errors, in alphabetical order. */
  brandIds: readonly string[];
  /** What a later run continues from. */
  work: Work;
}

/** Compiles brands from files and returns them with all findings. */
export function compileBrands(files: SourceFiles, options: CompileOptions): Compilation {
  return withFailures(files, options.only, (sources) => {
    const { sound, ...found } = lookedAt(sources, options);
    return { ...found, brands: emitted(sound, found.work, options) };
  });
}

/** Checks files without compiling the brands. */
export function checkBrands(files: SourceFiles, options: CompileOptions): Omit<Compilation, "brands"> {
  return withFailures(files, options.only, (sources) => {
    const { sound: _sound, ...found } = lookedAt(sources, options);
    return found;
  });
}

function lookedAt(files: SourceFiles, options: CompileOptions): Omit<Compilation, "brands"> & { sound: Draft[] } {
  const sources = readSources(files, undefined, options.earlier?.sources);
  const report = new Report(sources, options);
  checkFiles(sources, report);
  const drafts = draftBrands(sources, files.assets, options);
  const context = { patterns: options.patterns, pictures: files.pictures ?? {} };
  const findings = findingsIn(drafts, context, options);
  const work = { sources, drafts, ...context, findings, compiled: new Map<Draft, CompiledBrand>() };
  reportFindings(work, report, options.ownerOf);
  checkSuppressions(options, report);
  const wanted = brandIdsOf(sources, options.only);
  return {
    sound: [...drafts.values()].filter(({ id, isBrand }) => isBrand && wanted.includes(id) && !report.hasErrors(id)),
    diagnostics: report.diagnostics(options.only && new Set(options.only)),
    brandIds: wanted,
    work,
  };
}

/** The brands of drafts without errors. One that has not changed since an earlier run stays the same object. */
function emitted(
  drafts: readonly Draft[],
  work: Work,
  { digest, earlier }: CompileOptions,
): Map<string, CompiledBrand> {
  const isUnchanged = unchangedSince(earlier, work);
  for (const draft of drafts) {
    const known = isUnchanged(draft) ? earlier?.compiled.get(draft) : undefined;
    work.compiled.set(draft, known ?? emitBrand(draft, { digest, pictures: work.pictures }));
  }
  return new Map([...work.compiled].map(([{ id }, brand]) => [id, brand]));
}

function brandIdsOf(sources: Sources, only: readonly string[] | undefined): string[] {
  return [...sources.layers.values()]
    .filter(({ id, isBrand }) => isBrand && (only === undefined || only.includes(id)))
    .map(({ id }) => id);
}

/** The rules about files and their layout. */
function checkFiles(sources: Sources, report: Report): void {
  for (const check of checks) {
    for (const file of check.run.file ? sources.files.values() : [])
      for (const problem of check.run.file?.(file) ?? []) report.addProblem(check, file, problem);
    for (const finding of check.run.layout?.(sources) ?? []) report.addFileFinding(check, finding);
  }
}

/** Brands and layers whose files can all be read, by id: a layer before those that extend it. */
function draftBrands(
  sources: Sources,
  assets: readonly string[],
  { earlier, progress }: CompileOptions,
): ReadonlyMap<string, Draft> {
  const extended = new Set(
    [...sources.chains.values()].filter((chain) => chain.at(-1)?.isBrand).flatMap((chain) => chain.map(({ id }) => id)),
  );
  const readable = (layer: Layer) => layer.readable && !sources.unreadablePacks.has(layer.id);
  const drafts = new Map<string, Draft>();
  for (const chain of [...sources.chains.values()]
    .filter((one) => one.every(readable))
    .sort((a, b) => a.length - b.length)) {
    const top = chain.at(-1) as Layer;
    const parts = partsOfDraft(chain, sources.packs, assets, !top.isBrand && extended.has(top.id));
    drafts.set(top.id, sameDraft(parts, earlier) ?? draftOf(parts));
    progress?.(drafts.size, sources.chains.size);
  }
  return new Map([...drafts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What each rule finds in each brand by itself. */
function findingsIn(
  drafts: ReadonlyMap<string, Draft>,
  context: CheckContext,
  { only, earlier }: CompileOptions,
): Work["findings"] {
  const isUnchanged = unchangedSince(earlier, context);
  const looked = [...drafts.values()].filter(({ id, covered }) => covered || only === undefined || only.includes(id));
  return new Map(
    looked.map((draft) => {
      const known = isUnchanged(draft) ? earlier?.findings.get(draft) : undefined;
      return [draft, known ?? findingsOf(draft, context)];
    }),
  );
}

function findingsOf(draft: Draft, context: CheckContext): ReadonlyMap<Check, readonly Finding[]> {
  const found = new Map<Check, readonly Finding[]>();
  for (const check of checks) {
    const own = check.run[draft.covered ? "layer" : "brand"]?.(draft, context) ?? [];
    if (own.length > 0) found.set(check, own);
  }
  return found;
}

/** Reports what the rules find in brands, one by one and together. */
function reportFindings({ drafts, findings }: Work, report: Report, ownerOf: OwnerOf | undefined): void {
  const all = [...drafts.values()];
  const found = new Map<Draft, Found[]>(all.map((draft) => [draft, []]));
  for (const check of checks) {
    for (const [draft, own] of findings)
      for (const finding of own.get(check) ?? []) found.get(draft)?.push({ check, finding });
    for (const { draft, finding } of check.run.across?.(all, ownerOf) ?? []) found.get(draft)?.push({ check, finding });
  }
  report.addFindings(found);
}

/** The rules about suppressions: they run last, when all findings are known. */
function checkSuppressions({ only, today }: CompileOptions, report: Report): void {
  const all = report.suppressions.all().map((one) =>
    judged(one, {
      rules: checks,
      today,
      complete: report.reachesOnly(one.layer, only) && !report.hasErrorsAbove(one.layer),
    }),
  );
  for (const check of checks)
    for (const finding of check.run.suppressions?.(all) ?? []) report.addFileFinding(check, finding);
}
