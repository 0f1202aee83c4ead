import { over } from "#compile/theme/rgb.ts";
import type { CompiledBrand, Language } from "#descriptor/compiled-brand.ts";
import { appIconAddress, iconForms, type IconFile } from "./app-icons.ts";
import type { BrandAssets } from "../brands/brand-assets.ts";
import { iconAddress } from "./brand-icon.ts";

export const MANIFEST_PATH = "/manifest.webmanifest";

/** Letters that fit below an icon. */
const SHORT = 12;

/** What a phone needs to install the site beside its apps. */
export function webManifest(
  compiled: CompiledBrand,
  { tag, direction }: Language,
  assets: BrandAssets["urls"],
): string {
  const { name, logo, theme, routes, places } = compiled.brand;
  const short = [name, logo.wordmark].find((word) => word !== undefined && word.length <= SHORT) ?? name;
  const home = routes[places.home]?.path ?? "/";
  const picture = (file: IconFile) => ({
    src: appIconAddress(compiled, assets, file),
    sizes: `${iconForms[file].size}x${iconForms[file].size}`,
    type: "image/png",
  });
  return JSON.stringify({
    id: home,
    name,
    short_name: short,
    lang: tag,
    dir: direction,
    start_url: home,
    scope: "/",
    display: "standalone",
    theme_color: compiled.themeColour.light,
    background_color: over(theme.color.surface.$value, "#ffffff"),
    icons: [
      { ...picture("192.png"), purpose: "any" },
      { ...picture("512.png"), purpose: "any" },
      { ...picture("maskable-512.png"), purpose: "maskable" },
      { src: iconAddress(compiled, assets), sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
  });
}
