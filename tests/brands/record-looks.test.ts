import { expect, test } from "vitest";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { isObject } from "#kernel/json.ts";
import { brands } from "../support/every-brand.ts";

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
