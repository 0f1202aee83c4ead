import type { Locator } from "@playwright/test";
import { required } from "#kernel/assert.ts";
import type { Cell } from "./matrix.ts";

/** An amount in minor units, as pages write it: the first one in a text. */
export function amountIn(text: string): number {
  const [, sign = "", amount = ""] = required(/([-−]?)[^\d\s]{0,3}([\d,]+\.\d\d)/.exec(text), `An amount in "${text}"`);
  return (sign === "" ? 1 : -1) * Math.round(Number(amount.replaceAll(",", "")) * 100);
}

/** The amounts of a field in rows of a list, by the text key of its name. */
export async function amountsOf(rows: Locator, cell: Cell, label: string): Promise<number[]> {
  const named = rows.locator("[data-role]").filter({ hasText: new RegExp(`^${cell.text(label)} `) });
  return (await named.allTextContents()).map((text) => amountIn(text.slice(cell.text(label).length)));
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
