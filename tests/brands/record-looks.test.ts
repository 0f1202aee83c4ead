import { expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { isObject } from "#kernel/json.ts";

const { brands } = compileBrands(await readSources("brands", "text-packs"), capabilities);
const screens = [
  "bet-records",
  "transaction-records",
  "deposit-records",
  "withdrawal-records",
  "profit-and-loss",
  "rebate-report",
  "reward-center",
];

/** How a brand shows the list and the drawing of a screen: the look, the grouping and the fields. */
function designOf({ brand }: CompiledBrand, screen: string): string {
  const body = brand.screens[screen]?.body ?? {};
  return JSON.stringify(
    ["list", "drawing"].map((id) => {
      const { look, byDay, fields, series } = body[id]?.options ?? {};
      return [look, byDay, cellsOf(fields), cellsOf(series)];
    }),
  );
}

function cellsOf(cells: unknown): unknown[] {
  return Object.entries(isObject(cells) ? cells : {}).map(([id, cell]) =>
    isObject(cell) ? [id, cell["as"], cell["role"], cell["emphasis"]] : id,
  );
}

test.each(screens)("each brand shows %s in a way of its own", (screen) => {
  const designs = [...brands.values()].map((brand) => designOf(brand, screen));
  expect(new Set(designs).size).toBe(brands.size);
});
