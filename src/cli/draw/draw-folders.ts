import { brokenPages } from "#compile/broken-pages.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import { builtIn } from "../built.ts";
import { compileFiles } from "../compile-files.ts";
import { counted } from "../counted.ts";
import { foldersOf, type FolderOptions } from "../folders.ts";
import { readProject, type Project } from "../project.ts";
import { memoryPlace, type Checked } from "../sweep/check-folders.ts";
import { layerPlaces } from "../sweep/layer-places.ts";
import { withLayersBelow } from "../sweep/layers-below.ts";
import { drawBrands } from "#draw/draw-brands.ts";
import { rendererBuild, rendererFolder } from "./renderer.ts";
import { readUndrawn, writeUndrawn } from "./undrawn.ts";

/** The result of drawing pages. */
export interface FoldersDrawn {
  diagnostics: readonly Diagnostic[];
  /** How often a page was drawn. */
  drawings: number;
  /** Brands that are left for the next run. */
  left: readonly string[];
  /** The files of the drawn brands; undefined when none was drawn. */
  project?: Project;
}

interface Request extends FolderOptions {
  /** Only these brands; all when empty. */
  only: readonly string[];
  memory: boolean;
  /** Maximum number of brands to draw in this run. */
  most: number;
  progress?: (done: number, total: number) => void;
}

/**
 * Draws every page of the brands that have changed since their pages were last drawn without a fault; undefined when
 * there is no renderer. Brands with errors have no pages to draw.
 */
export async function drawFolders(request: Request, checked: Checked): Promise<FoldersDrawn | undefined> {
  const renderer = rendererBuild();
  if (renderer === undefined) return undefined;
  const folder = request.memory ? memoryPlace(foldersOf(request))?.folder : undefined;
  const waiting = waitingBrands(checked, readUndrawn(folder, renderer));
  const left = waiting.slice(request.most);
  const drawn = await drawnBrands(waiting.slice(0, request.most), request);
  if (request.only.length === 0) writeUndrawn(folder, { renderer, brands: [...left, ...drawn.broken] });
  return { ...drawn, left };
}

/** The brands whose pages are to be drawn. */
export function waitingBrands(
  { brandIds, looked }: Pick<Checked, "brandIds" | "looked">,
  undrawn: readonly string[] | undefined,
): readonly string[] {
  if (!undrawn) return brandIds;
  const waiting = new Set([...looked, ...undrawn]);
  return brandIds.filter((id) => waiting.has(id));
}

async function drawnBrands(
  ids: readonly string[],
  request: Request,
): Promise<Omit<FoldersDrawn, "left"> & { broken: readonly string[] }> {
  if (ids.length === 0) return { diagnostics: [], drawings: 0, broken: [] };
  const places = layerPlaces(foldersOf(request));
  const project = readProject(request, places && withLayersBelow(ids, places));
  const { brands } = compileFiles(project.files, ids);
  const { faults, drawings } = await drawBrands([...brands.values()], {
    build: rendererFolder,
    progress: request.progress,
  });
  const broken = ids.filter((id) => !brands.has(id) || (faults.get(id)?.length ?? 0) > 0);
  return { diagnostics: brokenPages(project.files, faults), drawings, broken, project };
}

/** The findings of descriptors and pages together, by file and line. */
export function drawnToo(
  checked: Checked,
  { diagnostics, drawings, project }: FoldersDrawn,
): Checked & { drawings: number } {
  if (diagnostics.length === 0 || !project) return { ...checked, drawings };
  const { files } = checked.project;
  const all = [...checked.diagnostics, ...diagnostics];
  return {
    ...checked,
    drawings,
    diagnostics: all.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
    project: { ...project, files: { ...project.files, texts: { ...files.texts, ...project.files.texts } } },
  };
}

/** What was not drawn, and what to do about it; undefined when everything was. */
export function notDrawn(drawn: FoldersDrawn | undefined): string | undefined {
  if (!drawn) return builtIn && "The pages were not drawn: Livery's renderer is not built. `npm run build` builds it.";
  const { left } = drawn;
  return left.length === 0
    ? undefined
    : `The pages of ${counted(left.length, "brand")} were not drawn: the next run goes on with them, and --draw all draws every one.`;
}
