import type { SourceFiles } from "#compile/read/source-files.ts";
import { LayerFolders } from "../compiler/layer-folders.ts";

/** Reads every layer of brands and text packs. */
export async function readSources(
  brands: string,
  textPacks: string,
  engine: string | null = null,
): Promise<SourceFiles> {
  const folders = new LayerFolders({ brands, textPacks, engine });
  return folders.files(folders.brandNames());
}
