import { shortList } from "#kernel/english-list.ts";
import type { Given } from "./asked.ts";
import { explain, nearPointer, type ExplainedLayer, type Explanation } from "./explain.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { otherKindReplaces } from "#compile/layer/union-places.ts";
import { isObject } from "#kernel/json.ts";
import { pc } from "../colours.ts";
import { requireBrand } from "../compile-files.ts";
import type { FolderOptions } from "../folders.ts";
import { readProject, type Project } from "../project.ts";
import type { Terminal } from "../terminal.ts";
import type { Formatted } from "../main.ts";
import { UsageError } from "../usage-error.ts";
import { originLines } from "./origin-lines.ts";
import { listedLines, takenLines, takenPartLines } from "./taken-lines.ts";
import { visibilityLines } from "./visibility-lines.ts";

/** Writes the effective value of a pointer, the layers that set it, and who sees it. */
export function explainCommand(
  brand: string,
  pointer: string,
  { format, ...options }: FolderOptions & Formatted,
  { write }: Pick<Terminal, "write">,
): number {
  const project = readProject(options);
  requireBrand(project.files, brand);
  if (pointer !== "" && !pointer.startsWith("/"))
    throw new UsageError(`"${pointer}" is not a JSON Pointer: write "/${pointer.replaceAll(".", "/")}".`);
  const explanation = explain(project.files, brand, pointer);
  if (!explanation) throw new UsageError(nowhere(project.files, brand, pointer));
  if (format === "json") {
    write(`${JSON.stringify(forPrograms(explanation, project), null, 2)}\n`);
    return 0;
  }
  write(`${explanation.value === undefined ? pc.dim("(removed)") : valueText(explanation.value)}\n`);
  for (const lines of [layerLines, takenLines, takenPartLines, listedLines, originLines, visibilityLines])
    for (const line of lines(explanation, project)) write(`  ${line}\n`);
  return 0;
}

/** The explanation without words. `value` is absent when a layer removed it. */
function forPrograms(
  { value, layers, bySettings, visibility, origin, takenFrom, takenParts, listed }: Explanation,
  project: Project,
): object {
  const shownLayers = layers.map(({ over = [], ...layer }) => ({
    ...layer,
    file: project.shown(layer.file),
    over: over.map((place) => shownPlace(place, project)),
  }));
  const { seen, hidden, audience } = visibility ?? {};
  return {
    value,
    layers: shownLayers,
    bySettings,
    ...(origin && { origin: { ...origin, given: givenWithoutPlaces(origin.given) } }),
    ...(takenFrom && { takenFrom: takenFrom.bound }),
    ...(takenParts && { takenParts: Object.fromEntries(takenParts.parts.map(({ part, bound }) => [part, bound])) }),
    ...(listed && {
      listed: {
        call: listed.asked.call,
        value: listed.value,
        shown: listed.shown,
        given: givenWithoutPlaces(listed.asked.given),
      },
    }),
    ...(visibility && { visibility: { seen, hidden: hidden?.map(({ route }) => route), audience } }),
  };
}

function givenWithoutPlaces(given: readonly Given[]): object[] {
  return given.map(({ parameter, bound }) => ({ parameter, bound }));
}

/** A value on one line if it fits. */
function valueText(value: unknown): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
  return line.length <= 100 ? line : JSON.stringify(value, null, 2);
}

function layerLines({ layers, bySettings }: Explanation, project: Project): string[] {
  if (layers.length === 0) return [pc.dim("no layer sets it: the engine's default")];
  const places = layers.map((layer) => `${project.shown(layer.file)}:${layer.line}:${layer.column}`);
  const width = Math.max(...places.map((place) => place.length));
  return [
    ...layers.map((layer, index) => `${(places[index] ?? "").padEnd(width)}  ${settingText(layer, project)}`),
    ...(layers.some(({ isOtherKind }) => isOtherKind) ? [pc.dim(otherKindReplaces)] : []),
    ...(bySettings ? ["the registration settings decide; those of the platform override them"] : []),
  ];
}

function settingText({ value, over = [] }: ExplainedLayer, project: Project): string {
  const text = value === null ? "removed" : isObject(value) ? entriesText(value) : JSON.stringify(value);
  const short = text.length > 100 ? `${text.slice(0, 97)}…` : text;
  const covered = shortList(
    over.map((place) => shownPlace(place, project)),
    3,
  );
  return `${short}${over.length === 0 ? "" : pc.dim(`     over ${covered}`)}`;
}

/** An object in short form: icon "coins", to "voucherCenter". */
function entriesText(value: Readonly<Record<string, unknown>>): string {
  return (
    Object.entries(value)
      .map(([key, inner]) => `${key} ${inner === null ? "removed" : JSON.stringify(inner)}`)
      .join(", ") || "{}"
  );
}

function shownPlace(place: string, project: Project): string {
  const [, file = "", position = ""] = /^(.*?)(:\d+:\d+)$/.exec(place) ?? [];
  return `${project.shown(file)}${position}`;
}

function nowhere(files: SourceFiles, brand: string, pointer: string): string {
  const near = nearPointer(files, brand, pointer);
  if (near === undefined && !explain(files, brand, ""))
    return `The files of ${brand} cannot be put together: livery check ${brand} says why.`;
  return `"${pointer}" does not exist in ${brand}.${near === undefined ? "" : ` Did you mean "${near}"?`}`;
}
