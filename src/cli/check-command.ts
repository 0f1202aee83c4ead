import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { FolderOptions } from "./folders.ts";
import { progressBar } from "./progress.ts";
import type { Project } from "./project.ts";
import { checkFolders, type Checked, type CheckRequest } from "./sweep/check-folders.ts";
import type { Terminal } from "./terminal.ts";

export const formats = ["pretty", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];

/** The findings of a run, for a format to write. */
export interface CheckRun {
  diagnostics: readonly Diagnostic[];
  brandIds: readonly string[];
  project: Project;
  milliseconds: number;
  /** How often a page was drawn. */
  drawings: number;
}

const reports: Readonly<Record<Format, () => Promise<(run: CheckRun) => string>>> = {
  pretty: async () => (await import("./format-pretty.ts")).prettyReport,
  json: async () => (await import("./format-machine.ts")).jsonReport,
  github: async () => (await import("./format-machine.ts")).githubReport,
  sarif: async () => (await import("./format-sarif.ts")).sarifReport,
};

/** What to check, and how to report it. */
export interface CheckOptions extends FolderOptions {
  format: Format;
  /** Whether what was found valid is cached, and read from the cache. */
  memory?: boolean;
  /** Whether pages are drawn: those of all brands that changed, of a hundred at most, or none. */
  draw?: Drawing;
  /** For somebody who is editing: the findings of the descriptors are written, and this done, before pages are drawn. */
  soon?: () => void;
}

export const drawings = ["changed", "all", "none"] as const;
export type Drawing = (typeof drawings)[number];

/** How many brands are drawn in a run unless all are asked for: after a change of base, ten thousand would be. */
const mostDrawn = 100;

/** Checks brands, draws their pages and writes the findings. Returns the exit code: 0 no errors, 1 errors. */
export async function checkCommand(
  brands: readonly string[],
  { format, memory = true, draw = "changed", soon, ...folders }: CheckOptions,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now();
  const report = await reports[format]();
  const write = (found: Checked & { drawings?: number }) => {
    const diagnostics = found.diagnostics.map((one) => inPlace(one, found.project));
    const text = report({ drawings: 0, ...found, diagnostics, milliseconds: performance.now() - started });
    if (text !== "") terminal.write(`${text}\n`);
  };
  const request = { ...folders, only: brands, memory };
  const checked = await withBar(terminal, "Checking", (progress) => checkFolders({ ...request, progress }));
  if (soon) {
    write(checked);
    soon();
  }
  const drawn = draw === "none" ? checked : await withPages({ ...request, draw }, checked, terminal);
  if (!soon || drawn.diagnostics.length > checked.diagnostics.length) write(drawn);
  return drawn.diagnostics.some(({ severity }) => severity === "error") ? 1 : 0;
}

/** A path in the compiler's words, which has an extension: "brands/acme/footer.json". */
const path = /(?<![\w./-])(?:brands|text-packs)\/[\w./-]*\.\w+/g;

/** A finding that names other files by their places in this project. */
function inPlace(one: Diagnostic, { shown }: Project): Diagnostic {
  const placed = (words: string) => words.replaceAll(path, shown);
  return { ...one, message: placed(one.message), ...(one.hint !== undefined && { hint: placed(one.hint) }) };
}

/** Draws the pages too. Without the renderer it says so, and the findings are those of the descriptors. */
async function withPages(
  { draw, ...request }: CheckRequest & { draw: Drawing },
  checked: Checked,
  terminal: Terminal,
): Promise<Checked & { drawings?: number }> {
  const { drawFolders, drawnToo, notDrawn } = await import("./draw/draw-folders.ts");
  const most = draw === "all" ? Number.POSITIVE_INFINITY : mostDrawn;
  const drawn = await withBar(terminal, "Drawing", (progress) => drawFolders({ ...request, most, progress }, checked));
  const note = notDrawn(drawn);
  if (note !== undefined) terminal.complain(`${note}\n`);
  return drawn ? drawnToo(checked, drawn) : checked;
}

async function withBar<T>(
  terminal: Terminal,
  work: string,
  run: (progress: (done: number, total: number) => void) => Promise<T>,
): Promise<T> {
  const bar = progressBar(terminal, work);
  const result = await run(bar.show);
  bar.end();
  return result;
}
