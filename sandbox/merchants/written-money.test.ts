import { expect, test } from "vitest";
import { withMoney } from "./written-money.ts";

test("amounts in a text are written with the sign of the merchant's currency", () => {
  expect(withMoney("Up to {1000.00}, from {500.00}.", "PHP")).toBe("Up to ₱1,000.00, from ₱500.00.");
  expect(withMoney("{88.50}", "VND")).toBe("₫89");
});
test("what is no amount stays as it is", () => {
  expect(withMoney("{merchant} pays 50% of 3", "PHP")).toBe("{merchant} pays 50% of 3");
});
