import { pc } from "./colours.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Formatted } from "./main.ts";
import { compileFiles } from "./compile-files.ts";
import { counted } from "./counted.ts";
import type { FolderOptions } from "./folders.ts";
import { progressBar } from "./progress.ts";
import { readProject } from "./project.ts";
import type { Terminal } from "./terminal.ts";

/** Lists the brands: name, layers, languages, hosts, or their number of errors. */
export function listCommand({ format, ...options }: FolderOptions & Formatted, terminal: Terminal): number {
  const { files } = readProject(options);
  const bar = progressBar(terminal, "Reading");
  const { brands, brandIds, diagnostics } = compileFiles(files, [], bar.show);
  bar.end();
  const errors = new Map<string, number>();
  for (const one of diagnostics)
    if (one.severity === "error") for (const id of one.brands) errors.set(id, (errors.get(id) ?? 0) + 1);
  if (format === "json") {
    const listed = brandIds.map((id) => entryOf(id, brands.get(id), errors.get(id) ?? 0));
    terminal.write(`${JSON.stringify(listed, null, 2)}\n`);
    return 0;
  }
  const width = Math.max(0, ...brandIds.map((id) => id.length));
  for (const id of brandIds) {
    const compiled = brands.get(id);
    const about = compiled
      ? `${compiled.layers.join(" ← ")}  ${compiled.brand.languages.offered.join(" ")}  ${pc.dim(compiled.brand.hosts.join(" "))}`
      : pc.red(`${counted(errors.get(id) ?? 0, "error")}: livery check ${id}`);
    terminal.write(`${id.padEnd(width)}  ${about}\n`);
  }
  return 0;
}

/** A brand for programs. One with errors has only its id and their number. */
function entryOf(brand: string, compiled: CompiledBrand | undefined, errors: number): object {
  if (!compiled) return { brand, errors };
  const { name, languages, hosts } = compiled.brand;
  return { brand, errors, name, layers: compiled.layers, languages: languages.offered, hosts };
}
