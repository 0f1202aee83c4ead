import type { SourceFiles } from "./source-files.ts";
import type { FileFinding, Layer } from "../layer/layer.ts";
import type { SourceFile } from "./source-file.ts";
import { resolveChains } from "./chains.ts";
import { collectLayers, type ReadLayer } from "./collect-layers.ts";
import { packsOfNoLayer } from "./pack-folders.ts";
import { collectPacks, type Pack } from "./packs.ts";
import { strangeEntries } from "./layer-entries.ts";
import { readFiles } from "./read-file.ts";
import { collectSuppressions, type PlacedSuppression } from "./collect-suppressions.ts";

/** The files of a run, parsed and sorted into layers. */
export interface Sources {
  files: ReadonlyMap<string, SourceFile>;
  layers: ReadonlyMap<string, Layer>;
  /** The layers of this run's files, with what they were read from. */
  read: ReadonlyMap<string, ReadLayer>;
  /** Layers read in this run. */
  fresh: ReadonlySet<string>;
  /** The layers of each layer from the lowest, itself last; those with a broken chain are absent. */
  chains: ReadonlyMap<string, readonly Layer[]>;
  packs: readonly Pack[];
  /** Layers with a text pack that could not be parsed. */
  unreadablePacks: ReadonlySet<string>;
  /** Suppressed findings. */
  suppressions: readonly PlacedSuppression[];
  /** Problems with the layout. */
  findings: readonly FileFinding[];
}

/**
 * Reads all files and sorts them into layers.
 *
 * @param below Layers from an earlier run that these extend; their problems are not reported again.
 * @param earlier An earlier run over these files: a file or layer that has not changed since stays the same object.
 */
export function readSources(sources: SourceFiles, below?: Sources, earlier?: Sources): Sources {
  const files = readFiles(sources, earlier?.files);
  const strange = strangeEntries(sources);
  const collected = collectLayers(files, strange.unreadable, earlier?.read);
  const words = collectPacks(files);
  const layers = new Map([...(below?.layers ?? []), ...collected.layers]);
  const stray = packsOfNoLayer(files, new Set([...layers.keys(), ...collected.read.keys()]), strange.unreadable);
  const resolved = resolveChains(collected.layers, layers);
  const suppressed = collectSuppressions(files);
  const inOtherFormat = layersInOtherFormats(collected.findings);
  return {
    files,
    layers,
    read: collected.read,
    fresh: new Set(collected.layers.keys()),
    chains: below ? new Map([...below.chains, ...resolved.chains]) : resolved.chains,
    packs: below ? [...below.packs, ...words.packs] : words.packs,
    unreadablePacks: new Set([...words.unreadable, ...stray.meant]),
    suppressions: suppressed.suppressions.filter(({ layer }) => !inOtherFormat.has(layer)),
    findings: [
      ...strange.findings,
      ...collected.findings,
      ...words.findings,
      ...stray.findings,
      ...suppressed.findings,
      ...resolved.findings,
    ].filter(({ rule, layer }) => formatRules.has(rule) || !inOtherFormat.has(layer)),
  };
}

const formatRules: ReadonlySet<string> = new Set(["old-format", "newer-format"]);

/** Layers without other findings: their meaning is known only once they are migrated. */
function layersInOtherFormats(findings: readonly FileFinding[]): Set<string> {
  return new Set(findings.filter(({ rule }) => formatRules.has(rule)).map(({ layer }) => layer));
}
