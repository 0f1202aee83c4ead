/** A file of a layer, by its path. */
export interface LayerFile {
  /** "base", "markets/ph" or a brand's id. */
  layer: string;
  /** Where its content belongs in a brand; absent for a text pack. */
  mount?: readonly string[];
}

const descriptor = /^brands\/(base|markets\/[^/]+|[^/]+)\/(?:([^/]+)\/)?([^/]+)\.json$/;
const pack = /^text-packs\/(base|markets\/[^/]+|[^/]+)\/[^/]+\.json$/;

/** The layer of a file, and where it belongs in a brand; undefined for files of no layer. */
export function fileOf(path: string): LayerFile | undefined {
  const words = pack.exec(path);
  if (words) return { layer: words[1] ?? "" };
  const [, layer, folder, name = ""] = descriptor.exec(path) ?? [];
  if (layer === undefined) return undefined;
  return { layer, mount: folder !== undefined ? [folder, name] : name === "brand" ? [] : [name] };
}
