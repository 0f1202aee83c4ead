import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { readSources } from "#host/brands/read-folder.ts";

/** Every brand of the engine by its id, compiled. */
export const { brands } = compileBrands(await readSources("brands", "text-packs"), capabilities);
