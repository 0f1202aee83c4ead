import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { IconNode } from "#descriptor/vocabulary/icon.ts";

/** Path of the brand's icon in the browser's tab. */
export const ICON_PATH = "/_livery/icon.svg";

/** The brand's icon for the browser's tab: its mark in its colours, where the mark is a drawing of the engine. */
export function brandIcon({ brand, icons }: CompiledBrand): string {
  const drawing = icons[brand.logo.mark ?? ""] ?? [];
  const { accent, onAccent, ink } = brand.theme.color;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 36 36"><rect x="-6" y="-6" width="36" height="36" rx="9" fill="${accent.$value}"/><g fill="none" stroke="${(onAccent ?? ink).$value}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${drawing.map(shape).join("")}</g></svg>`;
}

/** Where a page finds its icon: the logo's own picture, or the one drawn from its mark. */
export function iconAddress({ brand }: CompiledBrand, assets: Readonly<Record<string, string>>): string {
  return assets[brand.logo.mark ?? ""] ?? ICON_PATH;
}

function shape([tag, attributes]: IconNode): string {
  return `<${tag} ${Object.entries(attributes).map(([name, value]) => `${name}="${value}"`).join(" ")}/>`;
}
