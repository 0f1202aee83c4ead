import { join, resolve } from "node:path";

/** The folder of this engine, wherever it is installed: its base, markets and words stand in for those a project does not have. */
export const engineFolder: string = resolve(import.meta.dirname, "../..");
/** The engine's own layers and words. */
export const engineFolders = { brands: join(engineFolder, "brands"), textPacks: join(engineFolder, "text-packs") } as const;
