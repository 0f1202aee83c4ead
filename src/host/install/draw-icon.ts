import type { Encoded } from "../http/encoded.ts";
import type { IconForm } from "./app-icons.ts";

/** Radius of an icon with rounded corners, as a share of its side. */
const CORNER = 0.22;
/** Pixels per inch at which a drawing has its nominal size. */
const DENSITY = 72;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Draws an icon: the mark in the middle of its background. libvips is loaded with the first one, so that it does not
 * delay the start.
 */
export async function drawIcon(
  { mark, background }: { mark: Buffer; background: string },
  { size, mark: share, cut }: IconForm,
): Promise<Encoded> {
  const { default: sharp } = await import("sharp");
  const side = Math.round(size * share);
  const { width = side, height = side } = await sharp(mark).metadata();
  // A drawing is rasterised in its final size; enlarged it would be blurred.
  const density = Math.min(2400, Math.max(1, (DENSITY * side) / Math.max(width, height)));
  const picture = await sharp(mark, { density })
    .resize(side, side, { fit: "contain", background: CLEAR })
    .png()
    .toBuffer();
  const field = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${cut ? 0 : size * CORNER}" fill="${background}"/></svg>`;
  const plain = await sharp(Buffer.from(field))
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { plain, encodings: {}, type: "image/png" };
}
