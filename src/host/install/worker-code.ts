import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { WorkerSetting } from "#offline/setting.ts";
import type { Build } from "../pages/build.ts";

/** The service worker of a brand. Another text is another worker, which a page offers as a new version. */
export function workerCode(compiled: CompiledBrand, { worker }: Pick<Build, "worker">, watched: boolean): string {
  const setting: WorkerSetting = { on: worksOffline(compiled), version: versionOf(compiled, worker.version, watched) };
  return `self.livery=${JSON.stringify(setting)};\n${worker.code}`;
}

/** Whether the brand has the worker enabled, and an offline page to show. */
export function worksOffline({ brand }: CompiledBrand): boolean {
  return brand.features.offline && brand.places.offline !== undefined;
}

/** Where edits are watched, open pages have them already: only another build is a new version there. */
function versionOf({ digest }: CompiledBrand, build: string, watched: boolean): string {
  return watched ? build : `${build}.${digest.slice(0, 12)}`;
}
