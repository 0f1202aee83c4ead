/** Pictures by their path in a descriptor: a higher layer's picture replaces one with the same name below. */
export function assetsOf(layers: readonly { id: string }[], assetPaths: readonly string[]): Record<string, string> {
  const assets: Record<string, string> = {};
  for (const { id } of layers) {
    const folder = `brands/${id}/`;
    for (const path of assetPaths) if (path.startsWith(`${folder}assets/`)) assets[path.slice(folder.length)] = path;
  }
  return assets;
}
