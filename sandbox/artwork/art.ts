import sharp from "sharp";
import { gameCard } from "./compose/game-card.ts";
import { written } from "./compose/picture.ts";
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

/** The picture as SVG, without any text element: names are outlines. */
export function svgOf({ subject, width }: ArtRequest): string {
  return written(gameCard(subject), Math.round(Math.min(1600, Math.max(48, width))));
}

const types = { webp: "image/webp", avif: "image/avif", png: "image/png", svg: "image/svg+xml" } as const;

/** Renders one picture. The same request gives the same bytes. */
export async function renderArt(request: ArtRequest): Promise<{ body: Buffer; type: string }> {
  const svg = Buffer.from(svgOf(request));
  if (request.format === "svg") return { body: svg, type: types.svg };
  const picture = sharp(svg);
  if (request.format === "avif") return { body: await picture.avif({ quality: 56, effort: 2 }).toBuffer(), type: types.avif };
  if (request.format === "png") return { body: await picture.png({ palette: true, quality: 90 }).toBuffer(), type: types.png };
  return { body: await picture.webp({ quality: 72, effort: 4 }).toBuffer(), type: types.webp };
}
