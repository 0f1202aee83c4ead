import type { Brand } from "#descriptor/brand.ts";
import type { Walk } from "../validate/walk.ts";
import { withResolvedCells } from "./resolved-cells.ts";
import { withResolvedFilters } from "./resolved-filters.ts";
import { withResolvedPhrases } from "./resolved-phrases.ts";
import { withoutPresets } from "./without-presets.ts";

/** A brand with what pages need and the contract decides: kinds of cells, words of choices, lengths of periods. */
export function resolvedBrand(written: Brand, walk: Walk): Brand {
  const plain = withResolvedPhrases(withResolvedCells(withoutPresets(written), walk), walk);
  return withResolvedFilters(plain, walk);
}
