import sharp from "sharp";
import { avatar } from "./compose/avatar.ts";
import { banner } from "./compose/banner.ts";
import { crest } from "./compose/crest.ts";
import { gameCard } from "./compose/game-card.ts";
import { lottery } from "./compose/lottery.ts";
import { motif } from "./compose/motif.ts";
import { written, type Picture } from "./compose/picture.ts";
import { vendorEmblem } from "./compose/vendor-emblem.ts";
import { vendorTile } from "./compose/vendor-tile.ts";
import type { ArtKind, ArtSubject, BannerShape } from "./subject.ts";

export { avatarIds } from "./compose/avatar.ts";
export { isMotif } from "./compose/motif.ts";
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
export const artRatios: Record<ArtKind, number> = {
  game: 3 / 4,
  vendor: 1,
  "vendor-tile": 16 / 10,
  banner: 2,
  crest: 1,
  lottery: 1,
  avatar: 1,
  motif: 1,
};

/** Width divided by height of a banner's shapes. */
export const bannerRatios: Record<BannerShape, number> = { wide: 2, tall: 4 / 5, strip: 4 };

const painters: Record<ArtKind, (subject: ArtSubject, shape: BannerShape) => Picture> = {
  game: gameCard,
  vendor: vendorEmblem,
  "vendor-tile": vendorTile,
  banner,
  crest,
  lottery,
  avatar,
  motif,
};

/** The picture as SVG without any text element: names are outlines, so that no font of the machine takes part. */
export function svgOf({ kind, subject, shape, width }: ArtRequest): string {
  return written(painters[kind](subject, shape ?? "wide"), Math.round(Math.min(1600, Math.max(48, width))));
}

const types = { webp: "image/webp", avif: "image/avif", png: "image/png", svg: "image/svg+xml" } as const;

/** Renders one picture. The same request gives the same bytes. */
export async function renderArt(request: ArtRequest): Promise<{ body: Buffer; type: string }> {
  const svg = Buffer.from(svgOf(request));
  if (request.format === "svg") return { body: svg, type: types.svg };
  const picture = sharp(svg);
  if (request.format === "avif")
    return { body: await picture.avif({ quality: 56, effort: 2 }).toBuffer(), type: types.avif };
  if (request.format === "png")
    return { body: await picture.png({ palette: true, quality: 90 }).toBuffer(), type: types.png };
  return { body: await picture.webp({ quality: qualityAt(request), effort: 4 }).toBuffer(), type: types.webp };
}

/**
 * A card shown at three device pixels a CSS pixel hides more loss than one at two; bytes count most where nine hang in
 * a grid.
 */
function qualityAt({ kind, width }: ArtRequest): number {
  return kind === "game" ? Math.round(Math.max(52, Math.min(74, 74 - (width - 200) * 0.14))) : 74;
}
