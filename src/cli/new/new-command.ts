import { join } from "node:path";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { pc } from "../colours.ts";
import { compileFiles } from "../compile-files.ts";
import { counted } from "../counted.ts";
import { schemaRenewal } from "../editor/renew-schemas.ts";
import { fileOnDisk } from "../file-on-disk.ts";
import { ownFolders, type FolderOptions } from "../folders.ts";
import { fromHere, readPossibleProject } from "../project.ts";
import type { Folders } from "../read-sources.ts";
import type { Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";
import { askChoices } from "./ask.ts";
import type { BrandFiles } from "./brand-files.ts";
import { copiedFiles } from "./copied-files.ts";
import { decide, demandFreeId, languagesOf } from "./decide.ts";
import { freshFiles } from "./fresh-files.ts";
import type { NewBrand, BrandChoices } from "./new-brand.ts";
import type { Prompter } from "./prompter.ts";
import { siteFacts } from "./site-facts.ts";
import { writeFolders } from "./write-folders.ts";

/** The flags of `livery new brand`, as commander passes them. */
export type NewBrandOptions = FolderOptions & Omit<BrandChoices, "languages"> & { languages?: string; yes?: boolean };

/**
 * Creates the folder of a new brand. `prompter` asks for missing values; without one the suggestions are used. Returns
 * the exit code.
 */
export async function newBrandCommand(
  id: string,
  options: NewBrandOptions,
  terminal: Pick<Terminal, "write" | "complain">,
  prompter?: Prompter,
): Promise<number> {
  const project = readPossibleProject(options);
  const folders = ownFolders(project.folders);
  const site = siteFacts({ files: project.files, folders }, id);
  demandFreeId(id, site);
  const { brands: _brands, textPacks: _packs, languages, yes = false, ...rest } = options;
  const given: BrandChoices = { ...rest, ...(languages !== undefined && { languages: languagesOf(languages) }) };
  const asks = yes ? undefined : prompter;
  const choices = asks ? await askChoices(id, given, site, asks) : given;
  if (!choices) throw new UsageError("Cancelled; nothing was written.");
  const brand = decide(id, choices, site);
  const made =
    brand.from === undefined
      ? freshFiles(brand, site)
      : copiedFiles({ ...brand, from: brand.from }, project.files, site);
  const findings = checked(brand, made, project.files);
  if (asks && !(await asks.yes(`Create "${brand.name}" (${brand.hosts.join(", ")}) with ${made.size} files?`)))
    throw new UsageError("Cancelled; nothing was written.");
  writeFolders(id, made, folders);
  schemaRenewal({ ...options, only: [id] }, terminal)();
  terminal.write(report(brand, made, findings, { folders, lent: project.borrowed.size > 0 }));
  return 0;
}

/** Checks the brand before any file is written: mistakes in the layers below are reported, and nothing is written. */
function checked(
  { id, from }: NewBrand,
  made: BrandFiles,
  { texts, assets, ...known }: SourceFiles,
): readonly Diagnostic[] {
  const added = [...made];
  const withNew: SourceFiles = {
    ...known,
    texts: {
      ...texts,
      ...Object.fromEntries(
        added.flatMap(([path, file]) => ("text" in file && path.endsWith(".json") ? [[path, file.text]] : [])),
      ),
    },
    assets: [...assets, ...added.flatMap(([path]) => (path.endsWith(".json") ? [] : [path]))],
  };
  const { diagnostics } = compileFiles(withNew, [id]);
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (!error) return diagnostics;
  const advice =
    from !== undefined && error.file.startsWith(`brands/${id}/`)
      ? `Correct "${from}" first: livery check ${from}`
      : "Correct them first: livery check";
  throw new UsageError(
    `The new brand would not pass the check: ${error.file}:${error.line}:${error.column} ${error.message} ${advice}`,
  );
}

function report(
  { id, hosts }: NewBrand,
  made: BrandFiles,
  findings: readonly Diagnostic[],
  { folders, lent }: { folders: Folders; lent: boolean },
): string {
  const paths = [...made.keys()].map((path) => `  ${fromHere(fileOnDisk(path, folders))}`);
  const verdict = findings.length === 0 ? pc.green("no mistakes") : pc.yellow(counted(findings.length, "warning"));
  return [
    `${pc.green("Created")} ${id}: ${made.size} files, ${verdict}.`,
    ...paths,
    "",
    `See it:     ${lent ? "npx livery dev" : "npm start"}, then http://${hosts[0]}:${process.env["PORT"] ?? "4100"}/`,
    `Change it:  ${fromHere(join(folders.brands, id))}/, the open page follows`,
    `Check it:   npx livery check ${id}`,
    "",
  ].join("\n");
}
