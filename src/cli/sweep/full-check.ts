import { compileFiles } from "../compile-files.ts";
import { readProject, type Project } from "../project.ts";
import type { Checked, CheckRequest } from "./check-folders.ts";
import { identityTexts } from "#compile/layer/identity-texts.ts";
import { withLayersBelow } from "./layers-below.ts";
import type { LayerPlaces } from "./layer-places.ts";
import { SweepMemory, type Memories } from "./sweep-memory.ts";
import type { Swept } from "./sweep.ts";

/** Checks every file, with reasons. */
export function checkAll(request: CheckRequest): Checked {
  return checked(readProject(request), request);
}

/** Checks what a sweep could not decide, and caches what turns out to be valid. */
export function checkSuspects(
  request: CheckRequest,
  places: LayerPlaces,
  swept: Swept,
): Pick<Checked, "diagnostics" | "project"> & { memories: readonly Memories[] } {
  const project = readProject(request, layersFor(places, swept));
  const found = checked(project, request);
  return { ...found, memories: [...swept.memories, soundOnes(project, swept, found)] };
}

interface Found extends Checked {
  /** Identities of the brands that compile. */
  identities: ReadonlyMap<string, string[]>;
}

function checked(project: Project, { only, progress }: CheckRequest): Found {
  const { diagnostics, brandIds, brands } = compileFiles(project.files, only, progress);
  return {
    diagnostics,
    brandIds,
    looked: brandIds,
    project,
    identities: new Map([...brands].map(([id, { brand }]) => [id, identityTexts(brand.hosts, brand.merchant)])),
  };
}

/**
 * What the full check must read to report the same as for all brands: nearly everything, when there are many suspects.
 */
function layersFor({ shared, brands }: LayerPlaces, { suspects, witnesses, above }: Swept): string[] | undefined {
  if (suspects.length * 2 > brands.length) return undefined;
  return withLayersBelow([...suspects, ...witnesses, ...above], { shared, brands });
}

/** A layer without findings is valid, unless a finding is only suppressed until some day. */
function soundOnes({ files }: Project, { unsure }: Swept, { diagnostics, identities }: Found): Memories {
  const memory = new SweepMemory(undefined);
  const found = new Set(diagnostics.flatMap(({ brands }) => brands));
  const leftAlone = new Set(
    Object.entries(files.texts).flatMap(([path, text]) => (text.includes('"$suppress"') ? [path.split("/")[1]] : [])),
  );
  for (const [id, seen, on] of unsure) {
    const own = identities.get(id);
    if (own && !found.has(id) && !leftAlone.has(id))
      memory.remember(id, { seen, on, identities: own, ownParts: undefined });
  }
  return memory.memories();
}
