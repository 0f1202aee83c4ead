import type { CompiledBrand, Language } from "#descriptor/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { compiledBrands } from "./compiled-brands.ts";
import { ownBrands, statesBrand, type OwnBrand } from "./own-brands.ts";
import { TLS_PORT } from "./product.ts";

/** A cell of the matrix: a brand in one of its languages. Everything a journey expects is read from here. */
export interface Cell {
  name: string;
  brand: CompiledBrand;
  language: Language;
  /** Base URL of the brand's site. */
  origin: string;
  /** A text of the brand in this language. */
  text(key: string): string;
  /** The address of a route. */
  path(route: string): string;
}

const brands = compiledBrands();

/** Every brand × language, narrowed by E2E_BRAND and E2E_LANGUAGE. */
export const cells: readonly Cell[] = Object.values(brands)
  .filter(({ id }) => !ownBrands.some((own) => own.id === id))
  .filter(({ id }) => !process.env["E2E_BRAND"] || id === process.env["E2E_BRAND"])
  .flatMap(cellsOf);

/** One cell per brand, in its default language, for journeys that do not depend on the language. */
export const brandCells: readonly Cell[] = cells.filter(({ brand, language }, index) =>
  process.env["E2E_LANGUAGE"]
    ? cells.findIndex((other) => other.brand === brand) === index
    : language.code === brand.brand.languages.default,
);

/** One cell a brand, the languages in turn, for what a brand can change and a language cannot. */
export const turnCells: readonly Cell[] = brandCells.map(({ brand }, turn) => {
  const languages = cells.filter((cell) => cell.brand === brand);
  return required(languages[turn % languages.length], "A language of a brand");
});

/**
 * One cell, for what depends on neither brand nor language. The specs alternate between the first two brands, so that
 * no journey depends on what only one of them has.
 */
export function sampleCells(turn: 0 | 1): readonly Cell[] {
  return brandCells.slice(0, 2).slice(brandCells.length > 1 ? turn : 0, turn + 1);
}

/** The same in each of its languages, for pages whose texts come from the platform. */
export function sampleLanguages(turn: 0 | 1): readonly Cell[] {
  return sampleCells(turn).flatMap((sample) => cells.filter(({ brand }) => brand === sample.brand));
}

/** The cells of a brand that is only for the journeys, one per language. */
export function ownCells({ id }: OwnBrand): readonly Cell[] {
  return cellsOf(required(brands[id], `The brand "${id}" of the journeys`));
}

/** Whether the merchant of a brand runs missions, unless its platform's state is changed. */
export const hasMissions = ({ brand }: Cell): boolean => brand.brand.merchant.promotions?.MISSION ?? true;

/** The brand whose platform and files tests change, in the language that it opens in. */
export function cellOfStates(): Cell {
  const [first, ...others] = ownCells(statesBrand);
  const inDefault = [first, ...others].find((cell) => cell?.language.code === cell?.brand.brand.languages.default);
  return required(inDefault ?? first, `A language of "${statesBrand.id}"`);
}

function cellsOf(brand: CompiledBrand): readonly Cell[] {
  return brand.languages
    .map((language) => cellOf(brand, language))
    .filter(({ language }) => !process.env["E2E_LANGUAGE"] || language.code === process.env["E2E_LANGUAGE"]);
}

/** A brand in one of its languages as a cell. */
function cellOf(brand: CompiledBrand, language: Language): Cell {
  return {
    name: `${brand.id} ${language.code}`,
    brand,
    language,
    origin: `https://${brand.brand.hosts[0]}:${TLS_PORT}`,
    text(key) {
      const found = brand.texts[language.code]?.[key];
      if (found === undefined) throw new Error(`${brand.id} has no text "${key}" in ${language.code}`);
      return found;
    },
    path(route) {
      const found = brand.brand.routes[route];
      if (!found) throw new Error(`${brand.id} has no route "${route}"`);
      return found.path;
    },
  };
}
