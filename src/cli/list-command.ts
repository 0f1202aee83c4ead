import pc from "picocolors";
import { compileBrands } from "#compile/compile.ts";
import { sha256 } from "./check-command.ts";
import { readSources, type Folders } from "./read-sources.ts";

/** Lists the brands: name, layers, languages, hosts; a brand with errors says so. */
export function listCommand(folders: Folders, write: (text: string) => void): number {
  const { brands, brandIds, diagnostics } = compileBrands(readSources(folders), { digest: sha256 });
  const width = Math.max(0, ...brandIds.map((id) => id.length));
  for (const id of brandIds) {
    const compiled = brands.get(id);
    const errors = diagnostics.filter((one) => one.severity === "error" && one.brands.includes(id)).length;
    const about = compiled ? `${compiled.layers.join(" ← ")}  ${compiled.brand.languages.offered.join(" ")}  ${pc.dim(compiled.brand.hosts.join(" "))}` : pc.red(`${errors} error${errors === 1 ? "" : "s"}: livery check ${id}`);
    write(`${id.padEnd(width)}  ${about}\n`);
  }
  return 0;
}
