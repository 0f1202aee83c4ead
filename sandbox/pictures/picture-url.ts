import type { Merchant } from "../merchants/merchant.ts";

/** Kinds of pictures, as the path names them. */
export const pictureKinds = ["game", "vendor", "vendor-tile", "banner", "crest", "lottery", "avatar", "motif"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/**
 * The path of a picture. It names the merchant and the version of its pictures, so that it can be cached indefinitely;
 * the site adds `&w=`.
 */
export function pictureUrl(
  merchant: Pick<Merchant, "code" | "pictureVersion">,
  kind: PictureKind,
  key: string,
): string {
  return `/api/art/${kind}/${encodeURIComponent(key)}?m=${encodeURIComponent(merchant.code)}&v=${merchant.pictureVersion}`;
}
