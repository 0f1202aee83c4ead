import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Encoded, PackedText } from "../http/encoded.ts";
import { mediaType } from "../http/media-type.ts";

/** A brand's pictures: URL by the path in the descriptor, and the body by URL. */
export interface BrandAssets {
  urls: Record<string, string>;
  bodies: ReadonlyMap<string, Encoded>;
}

/** Pictures by their path in diagnostics: "brands/acme/assets/logo.svg". */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** Reads the pictures of layers, from the lowest. */
export async function readPictures(layers: readonly string[], folderOf: (layer: string) => string): Promise<Pictures> {
  const pictures = new Map<string, Uint8Array>();
  for (const layer of layers) {
    const folder = join(folderOf(layer), "assets");
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const content = entry.isFile() ? await readFile(join(folder, entry.name)).catch(() => undefined) : undefined;
      if (content) pictures.set(`brands/${layer}/assets/${entry.name}`, content);
    }
  }
  return pictures;
}

/** What is served of pictures; a later one overrides an earlier one of the same name. URLs contain the content's hash. */
export async function assetsOf(pictures: Pictures): Promise<BrandAssets> {
  const urls: Record<string, string> = {};
  const bodies = new Map<string, Encoded>();
  for (const [path, content] of pictures) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const type = mediaType(name);
    const url = `/brand-assets/${createHash("sha256").update(content).digest("hex").slice(0, 16)}/${encodeURIComponent(name)}`;
    urls[`assets/${name}`] = url;
    bodies.set(
      url,
      type === "image/svg+xml"
        ? new PackedText(Buffer.from(content).toString("utf8"), type)
        : { plain: Buffer.from(content), encodings: {}, type },
    );
  }
  return { urls, bodies };
}
