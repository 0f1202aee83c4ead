import type { PageFault } from "#compile/broken-pages.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { drawnBrand, type Renderer } from "./draw-brand.ts";

/** Brands to draw. Can be sent to another thread. */
export interface DrawTask {
  brands: readonly CompiledBrand[];
  /** How many of them all threads have taken. */
  taken: Int32Array<SharedArrayBuffer>;
}

/** What a thread found. */
export interface PartDrawn {
  faults: [brand: string, faults: readonly PageFault[]][];
  drawings: number;
}

/** Takes brands one after the other until none is left, and draws their pages. */
export async function drawPart(
  { brands, taken }: DrawTask,
  renderer: Renderer,
  onBrand: () => void,
): Promise<PartDrawn> {
  const found: PartDrawn = { faults: [], drawings: 0 };
  for (let index = Atomics.add(taken, 0, 1); index < brands.length; index = Atomics.add(taken, 0, 1)) {
    const brand = brands[index] as CompiledBrand;
    const { faults, drawings } = await drawnBrand(brand, renderer);
    found.faults.push([brand.id, faults]);
    found.drawings += drawings;
    onBrand();
  }
  return found;
}
