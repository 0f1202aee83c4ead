import type { SourceFiles } from "./source-files.ts";

/** Only the content of layers, for a folder with other content: a folder with a brand.json, base, or a market. */
export function onlyLayers(read: SourceFiles): SourceFiles {
  return filesWhere(read, (path) => {
    const folder = /^brands\/([^/]+)\//.exec(path)?.[1];
    return (
      !path.startsWith("brands/") ||
      folder === "base" ||
      folder === "markets" ||
      (folder !== undefined && Object.hasOwn(read.texts, `brands/${folder}/brand.json`))
    );
  });
}

/** Whether a project needs layers of the engine: it has no base of its own. */
export function needsLayers({ texts }: SourceFiles): boolean {
  return !Object.keys(texts).some((path) => path.startsWith("brands/base/"));
}

/** A project with what it lacks of the engine's: base, markets, and their texts. */
export function withLentLayers(own: SourceFiles, engine: SourceFiles): SourceFiles {
  const present = new Set(Object.keys(own.texts).map(layerBelowBrands));
  const lent = filesWhere(engine, (path) => {
    const layer = layerBelowBrands(path);
    return layer === undefined
      ? /^text-packs\/(?:base|markets)\//.test(path) && !Object.hasOwn(own.texts, path)
      : !present.has(layer);
  });
  return {
    texts: { ...lent.texts, ...own.texts },
    assets: [...lent.assets, ...own.assets],
    notUtf8: { ...lent.notUtf8, ...own.notUtf8 },
    pictures: { ...lent.pictures, ...own.pictures },
    irregular: { ...own.irregular },
  };
}

function layerBelowBrands(path: string): string | undefined {
  return /^brands\/(base|markets\/[^/]+)\//.exec(path)?.[1];
}

/** The files whose paths are wanted. */
export function filesWhere(
  { texts, assets, notUtf8 = {}, pictures = {}, irregular = {} }: SourceFiles,
  wanted: (path: string) => boolean,
): SourceFiles {
  const only = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([path]) => wanted(path)));
  return {
    texts: only(texts),
    assets: assets.filter(wanted),
    notUtf8: only(notUtf8),
    pictures: only(pictures),
    irregular: only(irregular),
  };
}
