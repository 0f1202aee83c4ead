import { pointerOf, segmentsOf } from "#kernel/pointer.ts";
import type { Check } from "../checks/check.ts";
import type { CompileOptions } from "../compile.ts";
import type { Diagnostic, Mark, Severity } from "./diagnostic.ts";
import type { Draft, Finding, Spot } from "../layer/draft.ts";
import type { Found } from "./found.ts";
import { nameFix, type SureFix } from "./fix.ts";
import type { FileFinding } from "../layer/layer.ts";
import { locate, type Location } from "./locate.ts";
import type { SourceFile, TextProblem } from "../read/source-file.ts";
import { layersBelow } from "../read/layer-below.ts";
import type { Sources } from "../read/sources.ts";
import { reductions, type Reduction } from "./reductions.ts";
import type { Entry } from "./spots.ts";
import { whereWritten } from "./where-written.ts";
import { SuppressionBook } from "./suppression-book.ts";
import { layerOfPath } from "../read/collect-suppressions.ts";

/** Collects findings as diagnostics: each mistake once, however many brands inherit it. */
export class Report {
  readonly #entries = new Map<string, Entry>();
  readonly #reach: ReadonlyMap<string, readonly string[]>;
  readonly #failed = new Set<string>();
  /** The suppressions that the files contain. */
  readonly suppressions: SuppressionBook;

  readonly #reductions: readonly Reduction[];
  readonly #lenient: ReadonlySet<string>;

  constructor(
    sources: Sources,
    { reductions: how = reductions, lenient = [] }: Pick<CompileOptions, "reductions" | "lenient"> = {},
  ) {
    this.#reductions = how;
    this.#lenient = new Set(lenient);
    this.suppressions = new SuppressionBook(sources.suppressions);
    this.#reach = reachOf(sources);
  }

  addProblem(check: Check, file: SourceFile, problem: TextProblem): void {
    const location = { file, pointer: pointerOf(problem.path), ...file.placeAt(problem.offset, problem.length) };
    this.#add(check, location, problem, this.#reachOfLayer(layerOfPath(file.path)));
  }

  addFileFinding(check: Check, finding: FileFinding): void {
    const location = {
      file: finding.file,
      pointer: pointerOf(finding.path),
      ...finding.file.placeOf(finding.path, finding.at),
    };
    this.#add(check, location, finding, this.#reachOfLayer(finding.layer));
  }

  /** Adds what the rules found in brands and layers. Here, and in `diagnostics`, is one mistake made one finding. */
  addFindings(found: ReadonlyMap<Draft, readonly Found[]>): void {
    const byLayer = new Map<string, readonly Found[]>();
    const reduced = new Map<Draft, readonly Found[]>();
    const mistaken = [...found]
      .filter(([, all]) => all.length > 0)
      .map(([draft, all]) => [draft, whereWritten(all, draft)] as const);
    for (const [draft, all] of mistaken.sort(([one], [other]) => one.layers.length - other.layers.length)) {
      const below = draft.layers.slice(0, -1).flatMap(({ id }) => byLayer.get(id) ?? []);
      const left = this.#reductions.reduce((rest, { ofOneBrand }) => ofOneBrand?.(rest, draft, below) ?? rest, all);
      reduced.set(draft, left);
      byLayer.set(
        draft.id,
        left.map((one) => inLayers(one, draft)),
      );
    }
    const rest = this.#reductions.reduce<ReadonlyMap<Draft, readonly Found[]>>(
      (all, { ofAllLayers }) => ofAllLayers?.(all) ?? all,
      reduced,
    );
    for (const draft of found.keys())
      for (const { check, finding } of rest.get(draft) ?? [])
        // What a layer lacks, the brands above may set.
        if (!draft.covered || finding.at !== "missing") this.#addFinding(check, draft, finding);
  }

  #addFinding(check: Found["check"], draft: Draft, finding: Finding): void {
    const { file, path, at } = finding;
    const reached = finding.reaches ? this.#reachOfLayer(draft.id) : draft.covered ? [] : [draft.id];
    const located = (spot: Spot) => locate(spot.layers ?? draft.layers, spot.path, spot.at);
    const location = file
      ? { file, pointer: pointerOf(path), ...file.placeOf(path, at === "value" ? "value" : "key") }
      : located(finding);
    this.#add(check, location, finding, reached, finding.related?.map(located));
  }

  /** Whether a brand has an error. */
  hasErrors(brand: string): boolean {
    return this.#failed.has(brand);
  }

  /** All findings by file, line and column; with `brands`, only those that affect one of them. */
  diagnostics(only?: ReadonlySet<string>): Diagnostic[] {
    const wanted = [...this.#entries.values()].filter(
      ({ brands }) => only === undefined || [...brands].some((brand) => only.has(brand)),
    );
    return this.#reductions
      .reduce<readonly Entry[]>((entries, { ofAllBrands }) => ofAllBrands?.(entries) ?? entries, wanted)
      .map(({ diagnostic, brands, related }) => ({
        ...diagnostic,
        brands: [...brands].sort(),
        ...(related && { related: [...related.values()].sort(byPlace) }),
      }))
      .sort((a, b) => byPlace(a, b) || compare(a.rule, b.rule));
  }

  /** Whether a layer itself or a brand above it has an error. */
  hasErrorsAbove(layer: string): boolean {
    return [...this.#entries.values()].some(
      ({ diagnostic, brands }) =>
        diagnostic.severity === "error" &&
        (brands.size === 0 || this.#reachOfLayer(layer).some((id) => brands.has(id))),
    );
  }

  /**
   * Whether some brands are all that have a layer; `undefined`: all brands. Those on a market need not all have been
   * read.
   */
  reachesOnly(layer: string, brands: readonly string[] | undefined): boolean {
    return brands === undefined || [layer, ...this.#reachOfLayer(layer)].every((id) => brands.includes(id));
  }

  #reachOfLayer(layer: string): readonly string[] {
    return this.#reach.get(layer) ?? [layer];
  }

  #add(
    { id: rule, severity: usual, suppressible }: { id: string; severity: Severity; suppressible?: true },
    { file, pointer, line, column, length }: Location,
    wording: { message: string; hint?: string | undefined; fix?: SureFix },
    brands: readonly string[],
    related: readonly Location[] = [],
  ): void {
    if (suppressible && this.suppressions.hides({ file: file.path, rule, pointer, message: wording.message })) return;
    const severity = suppressible && this.#lenient.has(layerOfPath(file.path)) ? "warning" : usual;
    if (severity === "error") for (const brand of brands) this.#failed.add(brand);
    const key = [rule, file.path, pointer, line, column, wording.message].join("\n");
    const known = this.#entries.get(key) ?? {
      brands: new Set(),
      diagnostic: withFix(
        {
          rule,
          severity,
          file: file.path,
          line,
          column,
          length,
          pointer,
          message: wording.message,
          ...(wording.hint !== undefined && { hint: wording.hint }),
        },
        wording.fix,
        file,
      ),
    };
    this.#entries.set(key, known);
    for (const brand of brands) known.brands.add(brand);
    if (related.length > 0) known.related ??= new Map();
    for (const mark of related.map(markOf)) known.related?.set(`${mark.file}#${mark.pointer}`, mark);
  }
}

/** A finding that is located in the layers of a draft. */
function inLayers({ check, finding }: Found, { layers }: Draft): Found {
  return { check, finding: { ...finding, layers: finding.layers ?? layers } };
}

/**
 * Whether the key or the value is marked depends on the place alone, so that the person who corrects it edits exactly
 * the marked text.
 */
function withFix(
  diagnostic: Omit<Diagnostic, "brands">,
  sure: SureFix | undefined,
  file: SourceFile,
): Omit<Diagnostic, "brands"> {
  const { hint, pointer, line, column } = diagnostic;
  const marked = () => {
    const key = file.placeOf(
      segmentsOf(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      "key",
    );
    return key.line === line && key.column === column ? "key" : "value";
  };
  const fix = sure ?? nameFix(hint, marked);
  return pointer === "" || fix === undefined ? diagnostic : { ...diagnostic, fix };
}

/** The brands above each layer. */
function reachOf({ layers }: Sources): Map<string, string[]> {
  const reach = new Map<string, string[]>();
  for (const { id, isBrand } of layers.values()) {
    if (!isBrand) continue;
    // A broken chain reaches as far as it can be followed.
    const below = layersBelow(id, (one) => layers.get(one)?.extends);
    for (const layer of [id, ...below]) reach.set(layer, [...(reach.get(layer) ?? []), id]);
  }
  return reach;
}

function markOf({ file, pointer, line, column, length }: Location): Mark {
  return { file: file.path, line, column, length, pointer };
}

function byPlace(a: Mark, b: Mark): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
