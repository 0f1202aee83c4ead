import sharp from "sharp";
import type { ArtKind, ArtSubject, BannerShape } from "./subject.ts";

export type { ArtKind, ArtSubject, BannerShape, MerchantPalette } from "./subject.ts";

/** One picture to render. */
export interface ArtRequest {
  kind: ArtKind;
  subject: ArtSubject;
  /** Pixels: CSS pixels × density, clamped to 48…1600. */
  width: number;
  format: "webp" | "avif" | "png" | "svg";
  /** Banners only; 2:1 when absent. */
  shape?: BannerShape | undefined;
}

/** Width divided by height of each kind. A banner's depends on its shape: see `bannerRatios`. */
export const artRatios: Record<ArtKind, number> = { game: 3 / 4, vendor: 1, "vendor-tile": 16 / 10, banner: 2, crest: 1, lottery: 1 };

/** Width divided by height of a banner's shapes. */
export const bannerRatios: Record<BannerShape, number> = { wide: 2, tall: 4 / 5, strip: 4 };

export function svgOf(request: ArtRequest): string {
  const ratio = request.kind === "banner" ? bannerRatios[request.shape ?? "wide"] : artRatios[request.kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${request.width}" height="${Math.round(request.width / ratio)}"><rect width="100%" height="100%" fill="#523"/></svg>`;
}

const types = { webp: "image/webp", avif: "image/avif", png: "image/png", svg: "image/svg+xml" } as const;

/** Renders one picture. The same request gives the same bytes. */
export async function renderArt(request: ArtRequest): Promise<{ body: Buffer; type: string }> {
  const svg = Buffer.from(svgOf(request));
  if (request.format === "svg") return { body: svg, type: types.svg };
  return { body: await sharp(svg).toFormat(request.format).toBuffer(), type: types[request.format] };
}
