import { createHash } from "node:crypto";
import { over } from "#compile/theme/rgb.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { brandMark, iconAddress, ICON_PATH } from "./brand-icon.ts";
import type { BrandAssets } from "../brands/brand-assets.ts";

/**
 * How an icon is drawn: its side in pixels, the mark's share of it, and whether its background fills the corners, which
 * the phone then cuts off.
 */
export interface IconForm {
  size: number;
  mark: number;
  cut: boolean;
}

/** Where iPhones look for their icon by default, too: the one address that does not change with its content. */
export const TOUCH_ICON = "/apple-touch-icon.png";

/**
 * The icons of an installed site. A mark on 57 % is inside the safe circle of maskable icons; iPhones only round the
 * corners.
 */
export const iconForms = {
  "192.png": { size: 192, mark: 0.74, cut: false },
  "512.png": { size: 512, mark: 0.74, cut: false },
  "maskable-512.png": { size: 512, mark: 0.57, cut: true },
  "apple-touch-icon.png": { size: 180, mark: 0.7, cut: true },
} as const satisfies Record<string, IconForm>;
export type IconFile = keyof typeof iconForms;

/** Address of an icon. It contains the source's hash, so that it can be cached for ever; except for the fixed one. */
export function appIconAddress(compiled: CompiledBrand, assets: BrandAssets["urls"], file: IconFile): string {
  return file === "apple-touch-icon.png" ? TOUCH_ICON : `/_livery/icons/${iconDigest(compiled, assets)}/${file}`;
}

/** The icon of an address; null: unknown or outdated. */
export function appIconAt(compiled: CompiledBrand, assets: BrandAssets["urls"], path: string): IconFile | null {
  return (Object.keys(iconForms) as IconFile[]).find((file) => appIconAddress(compiled, assets, file) === path) ?? null;
}

/** The source of the icons: the logo's picture on the page's colour, or the engine's drawing on the accent. */
export function iconSource(
  compiled: CompiledBrand,
  { urls, bodies }: BrandAssets,
): { mark: Buffer; background: string } {
  const picture = bodies.get(iconAddress(compiled, urls));
  return { mark: picture?.plain ?? Buffer.from(brandMark(compiled)), background: iconBackground(compiled, urls) };
}

function iconBackground(compiled: CompiledBrand, assets: BrandAssets["urls"]): string {
  const { accent, surface } = compiled.brand.theme.color;
  return over((iconAddress(compiled, assets) === ICON_PATH ? accent : surface).$value, "#ffffff");
}

/** Hash of the icons' source. A picture's address contains its hash already. */
export function iconDigest(compiled: CompiledBrand, assets: BrandAssets["urls"]): string {
  const address = iconAddress(compiled, assets);
  const mark = address === ICON_PATH ? brandMark(compiled) : address;
  return createHash("sha256")
    .update(JSON.stringify([mark, iconBackground(compiled, assets), iconForms]))
    .digest("hex")
    .slice(0, 16);
}
