import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { encode, type Encoded } from "../http/encoded.ts";
import { mediaType } from "../http/media-type.ts";

/** A brand's pictures: URL by the path in the descriptor, and the body by URL. */
export interface BrandAssets {
  urls: Record<string, string>;
  bodies: ReadonlyMap<string, Encoded>;
}

/**
 * Reads the assets of a brand's layers; a higher layer's file overrides a lower one's of the same name. URLs contain
 * the content's hash.
 */
export async function readAssets(brands: string, brand: CompiledBrand): Promise<BrandAssets> {
  const urls: Record<string, string> = {};
  const bodies = new Map<string, Encoded>();
  for (const layer of brand.layers) {
    const folder = join(brands, layer, "assets");
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const { name } = entry;
      const content = entry.isFile() ? await readFile(join(folder, name)).catch(() => undefined) : undefined;
      if (!content) continue;
      const type = mediaType(name);
      const url = `/brand-assets/${createHash("sha256").update(content).digest("hex").slice(0, 16)}/${encodeURIComponent(name)}`;
      urls[`assets/${name}`] = url;
      bodies.set(
        url,
        type === "image/svg+xml"
          ? await encode(content.toString("utf8"), type)
          : { plain: content, brotli: undefined, gzip: undefined, type },
      );
    }
  }
  return { urls, bodies };
}
