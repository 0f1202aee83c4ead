import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brandNames } from "#compile/read/brand-names.ts";
import type { Compilation } from "#compile/compile.ts";
import { migrateSources } from "#compile/migrations/migrate-sources.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { compileFiles } from "../compile-files.ts";
import { shortList } from "#kernel/english-list.ts";
import { counted } from "../counted.ts";
import type { FolderOptions } from "../folders.ts";
import { progressBar } from "../progress.ts";
import { readProject, wholeProject, type Project } from "../project.ts";
import type { Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";
import { readFilesAt } from "./files-at.ts";

type Outcome = Omit<Compilation, "work">;

/** The brands of two points in time. */
export interface ThenAndNow {
  now: Outcome;
  then: Outcome;
  /** Ids of all brands of both times, including those that were not requested. */
  known: readonly string[];
  /** Pictures that are new, removed or have different content. */
  changedPictures: ReadonlySet<string>;
}

/**
 * Compiles brands as they are and as they were at a git reference; all that existed at either time when none is named.
 */
export function compileThenAndNow(
  ref: string,
  options: FolderOptions,
  only: readonly string[],
  terminal: Terminal,
): ThenAndNow {
  const project = readProject(options);
  const past = readFilesAt(ref, project.folders);
  const before = wholeProject(past.files, project.folders);
  const bar = progressBar(terminal, "Comparing");
  const now = compileSome(inCurrentFormat(project.files), only, (done, total) => {
    bar.show(done, total * 2);
  });
  const then = compileSome(inCurrentFormat(before), only, (done, total) => {
    bar.show(total + done, total * 2);
  });
  bar.end();
  requireSound(now, project.shown);
  requireSound(then, project.shown, ` at ${ref}`);
  const known = [...new Set([...brandNames(project.files), ...brandNames(before)])].sort();
  return { now, then, known, changedPictures: pictureChanges(project, past.pictures) };
}

/** A visitor cannot notice a change of the format alone. */
function inCurrentFormat(files: SourceFiles): SourceFiles {
  return { ...files, texts: migrateSources(files).texts };
}

/** Brands that did not exist at one of the times are left out there. */
function compileSome(
  files: SourceFiles,
  only: readonly string[],
  progress: (done: number, total: number) => void,
): Outcome {
  const known = brandNames(files);
  if (only.length === 0) return compileFiles(files, [], progress);
  const there = only.filter((brand) => known.includes(brand));
  return there.length === 0
    ? { brands: new Map(), brandIds: [], diagnostics: [] }
    : compileFiles(files, there, progress);
}

/** A brand with errors cannot be compared. */
export function requireSound({ brands, brandIds, diagnostics }: Outcome, shown: Project["shown"], when = ""): void {
  const broken = brandIds.filter((id) => !brands.has(id));
  if (broken.length === 0) return;
  const errors = diagnostics.filter((one) => one.severity === "error" && one.brands.some((id) => broken.includes(id)));
  const where =
    when === ""
      ? ` (livery check${broken.length > 3 ? "" : ` ${broken.join(" ")}`})`
      : errors[0]
        ? `, the first in ${shown(errors[0].file)}:${errors[0].line}:${errors[0].column}`
        : "";
  throw new UsageError(
    `${shortList(broken, 5)} cannot be compared: there ${errors.length === 1 ? "is" : "are"} ${counted(errors.length, "error")}${when}${where}.`,
  );
}

function pictureChanges(project: Project, then: ReadonlyMap<string, Buffer>): Set<string> {
  const now = project.files.assets.filter((path) => !project.borrowed.has(path));
  const folderOf = (path: string) =>
    path.startsWith("brands/")
      ? join(project.folders.brands, path.slice("brands/".length))
      : join(project.folders.textPacks, path.slice("text-packs/".length));
  const changed = now.filter((path) => then.get(path)?.equals(readFileSync(folderOf(path))) !== true);
  const present = new Set(now);
  return new Set([...changed, ...[...then.keys()].filter((path) => !present.has(path))]);
}
