import { isObject, type Json } from "#kernel/json.ts";
import { nearest } from "#kernel/near.ts";
import { pointerOf, segmentsOf, valueAt } from "#kernel/pointer.ts";
import type { Brand } from "#descriptor/brand.ts";
import { brandNames } from "#compile/read/brand-names.ts";
import { resolvedAt, type Resolved } from "./resolved.ts";
import { originOf, type Origin } from "./origin.ts";
import { listedChoiceAt, type ListedChoice } from "./listed-choice.ts";
import { takenPartsAt, type TakenParts } from "./taken-parts.ts";
import { takenAt, type TakenValue } from "./taken-value.ts";
import { partVisibility, visibilityOf, type Visibility } from "./visibility.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import type { Draft } from "#compile/layer/draft.ts";
import type { Layer } from "#compile/layer/layer.ts";
import { locate } from "#compile/findings/locate.ts";
import { settingsOf, type Setting } from "#compile/layer/provenance.ts";
import { pathInPreset, writtenPath } from "#compile/layer/written-path.ts";
import { readSources } from "#compile/read/sources.ts";
import { draftOf, partsOfDraft } from "#compile/validate/draft-of.ts";
import type { Path } from "#compile/validate/walk.ts";

/** A layer that set a value, or a part of it. */
export interface ExplainedLayer {
  layer: string;
  file: string;
  line: number;
  column: number;
  /** The layer's value; null removes. */
  value: Json;
  /** The places below that this one overrides: "brands/base/footer.json:12:26". */
  over?: readonly string[];
  /** Whether it is of another kind than the one below, of which it then keeps nothing. */
  isOtherKind?: true;
}

/** Why a value is what it is. */
export interface Explanation {
  /** The effective value, including defaults; undefined when a layer removed it. */
  value: unknown;
  /** Layers from the lowest; for a field that the registration settings affect, then those that set these. */
  layers: readonly ExplainedLayer[];
  /** Whether registration settings decide, which the platform may override. */
  bySettings: boolean;
  /**
   * Where it is seen, and by whom; absent for values that are not visible, and while the brand has mistakes of shape.
   */
  visibility?: Visibility;
  /** Of a cell: which field of which call it shows, and what the call is given. */
  origin?: Origin;
  /** Of a parameter, a limit or a row of a review: what it is taken from, where it is not written there. */
  takenFrom?: TakenValue;
  /** Of a text with values, or of a field of a form: its parts that are taken from elsewhere. */
  takenParts?: TakenParts;
  /** Of a choice of what a call lists: the call, and what is sent. */
  listed?: ListedChoice;
  /** Where a value of the brand was written; for a default, the place of its parent. */
  placeOf: (path: readonly (string | number)[]) => { file: string; line: number; column: number };
}

/**
 * A value of a brand and the layers that set it; undefined when no layer has the pointer or the brand cannot be read.
 */
export function explain(files: SourceFiles, brandId: string, pointer: string): Explanation | undefined {
  if (!brandNames(files).includes(brandId)) return undefined;
  const sources = readSources(files);
  const chain = sources.chains.get(brandId);
  if (!chain) return undefined;
  const draft = draftOf(partsOfDraft(chain, sources.packs, files.assets));
  const path = pathOf(pointer, draft.value);
  const brand = draft.walk.mismatches.length === 0 ? (draft.value as Brand) : undefined;
  const { value, settings }: Resolved = (brand && resolvedAt(brand, path)) ?? {
    value: valueAt(draft.value, pointerOf(path)) ?? valueAt(draft.merged, pointerOf(path)),
  };
  const decisive = settings ? explainedLayers(chain, settings) : [];
  const layers = [...explainedLayers(chain, path), ...decisive];
  if (value === undefined && layers.length === 0) return undefined;
  return {
    value,
    layers,
    bySettings: decisive.length > 0,
    ...(brand && sourcesOf(draft, brand, path)),
    placeOf: (steps) => placeIn(chain, steps),
  };
}

/** Where it comes from, where it is seen, and by whom. */
function sourcesOf(draft: Draft, brand: Brand, path: Path): Partial<Explanation> {
  const origin = originOf(draft, path);
  const takenFrom = takenAt(draft, path);
  const takenParts = takenPartsAt(draft, path);
  const listed = listedChoiceAt(draft.value, path);
  const isPart = Boolean(origin ?? takenFrom ?? takenParts ?? listed);
  const visibility = visibilityOf(brand, path) ?? (isPart ? partVisibility(brand, path) : undefined);
  return {
    ...(visibility && { visibility }),
    ...(origin && { origin }),
    ...(takenFrom && { takenFrom }),
    ...(takenParts && { takenParts }),
    ...(listed && { listed }),
  };
}

/** What layers say of a value, after what the preset says of which it is a part. */
function settingsFor(chain: readonly Layer[], path: Path): Setting[] {
  const inPreset = pathInPreset(chain, path);
  return [...(inPreset ? settingsOf(chain, inPreset) : []), ...settingsOf(chain, path)];
}

function explainedLayers(chain: readonly Layer[], path: Path): ExplainedLayer[] {
  const own = settingsFor(chain, path);
  const settings = own.length > 0 ? own : partsOf(chain, path);
  return settings.map((setting) => {
    const over = coveredBy(setting, chain, path);
    return {
      layer: setting.layer.id,
      ...placeOf(setting),
      value: setting.value,
      ...(over.length > 0 && { over }),
      ...(over.length > 0 && setting.replaces && isObject(setting.value) && { isOtherKind: true }),
    };
  });
}

/** What a setting overrides: the nearest earlier setting, or one for each value that it changes in that. */
function coveredBy(setting: Setting, chain: readonly Layer[], path: Path): string[] {
  return (setting.replaces ? [path] : leavesOf(setting.value, path)).flatMap((leaf) => {
    const all = settingsFor(chain, leaf);
    const isSetting = ({ layer, fragment }: Setting) => layer === setting.layer && fragment === setting.fragment;
    const below = all[all.findIndex(isSetting) - 1];
    if (!below) return [];
    const { file, line, column } = placeOf(below);
    return [`${file}:${line}:${column}`];
  });
}

function leavesOf(value: Json, path: Path): Path[] {
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key])) : [path];
}

function placeIn(chain: readonly Layer[], steps: Path): { file: string; line: number; column: number } {
  const { file, line, column } = locate(chain, writtenPath(chain, steps), "value");
  return { file: file.path, line, column };
}

function placeOf({ fragment: { file }, path }: Setting): { file: string; line: number; column: number } {
  const { line, column } = file.placeOf(path, "value");
  return { file: file.path, line, column };
}

/** A value that no layer sets as a whole, because its parts have their own files: those files. */
function partsOf(chain: readonly Layer[], path: Path): Setting[] {
  return chain.flatMap((layer) =>
    layer.fragments
      .filter(({ mount }) => mount.length > path.length && path.every((step, index) => step === mount[index]))
      .map((fragment) => ({ layer, fragment, path: [], value: fragment.value, replaces: false })),
  );
}

/** The steps of a pointer; those into lists as numbers. */
function pathOf(pointer: string, value: unknown): Path {
  let reached = value;
  return segmentsOf(pointer).map((step) => {
    const index = Array.isArray(reached) && /^\d+$/.test(step) ? Number(step) : step;
    reached = reached === undefined ? undefined : valueAt(reached, pointerOf([step]));
    return index;
  });
}

/** For an unknown pointer: the pointer that was probably meant. */
export function nearPointer(files: SourceFiles, brandId: string, pointer: string): string | undefined {
  const whole = explain(files, brandId, "")?.value;
  const steps: string[] = [];
  for (const step of segmentsOf(pointer)) {
    const around = valueAt(whole, pointerOf(steps));
    if (typeof around !== "object" || around === null) return undefined;
    const meant = Object.hasOwn(around, step) ? step : nearest(step, Object.keys(around));
    if (meant === undefined) return undefined;
    steps.push(meant);
  }
  return pointerOf(steps);
}
