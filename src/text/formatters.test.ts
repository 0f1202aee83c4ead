import { expect, test } from "vitest";
import { dateFormat, numberFormat } from "./formatters.ts";

test("the same locale and options have the same formatter, others have another", () => {
  const money = () => numberFormat("en-PH", { minimumFractionDigits: 2 });
  expect(money()).toBe(money());
  expect(numberFormat("en-PH", { minimumFractionDigits: 0 })).not.toBe(money());
  expect(numberFormat("fil-PH", { minimumFractionDigits: 2 })).not.toBe(money());
});
test("the zone of a date is part of its formatter", () => {
  const hour = (timeZone: string) => dateFormat("en-GB", { timeZone, hour: "2-digit" }).format(0);
  expect([hour("UTC"), hour("Asia/Manila"), hour("UTC")]).toEqual(["00", "08", "00"]);
});
