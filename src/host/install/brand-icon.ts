import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { IconNode } from "#descriptor/vocabulary/icon.ts";

/** Path of the brand's favicon. */
export const ICON_PATH = "/_livery/icon.svg";

/** The brand's favicon: its mark in its colours, where the mark is a drawing of the engine. */
export function brandIcon(compiled: CompiledBrand): string {
  return drawing(
    "-6 -6 36 36",
    `<rect x="-6" y="-6" width="36" height="36" rx="9" fill="${compiled.brand.theme.color.accent.$value}"/>${strokes(compiled)}`,
  );
}

/** The mark alone, to be drawn on the accent. */
export function brandMark(compiled: CompiledBrand): string {
  return drawing("0 0 24 24", strokes(compiled));
}

/** Address of a page's favicon: the logo's own picture, or the one drawn from its mark. */
export function iconAddress({ brand }: CompiledBrand, assets: Readonly<Record<string, string>>): string {
  return assets[brand.logo.mark ?? ""] ?? ICON_PATH;
}

function strokes({ brand, icons }: CompiledBrand): string {
  const { onAccent, ink } = brand.theme.color;
  const shapes = (icons[brand.logo.mark ?? ""] ?? []).map(shape);
  return `<g fill="none" stroke="${(onAccent ?? ink).$value}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${shapes.join("")}</g>`;
}

function drawing(field: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field}">${content}</svg>`;
}

function shape([tag, attributes]: IconNode): string {
  return `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ")}/>`;
}
