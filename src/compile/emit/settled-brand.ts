import type { Brand } from "#descriptor/brand.ts";
import type { Walk } from "../validate/walk.ts";
import { withSettledCells } from "./settled-cells.ts";
import { withSettledFilters } from "./settled-filters.ts";
import { withSettledPhrases } from "./settled-phrases.ts";
import { withoutPresets } from "./without-presets.ts";

/** A brand with what pages need and the contract decides: kinds of cells, words of choices, lengths of periods. */
export function settledBrand(written: Brand, walk: Walk): Brand {
  const plain = withSettledPhrases(withSettledCells(withoutPresets(written), walk), walk);
  return withSettledFilters(plain, walk);
}
