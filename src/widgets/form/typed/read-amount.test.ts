import { describe, expect, it } from "vitest";
import { decimalsOf, offered, readAmount } from "./read-amount.ts";

const limits = { min: "0.01", max: "50000.00" };

describe("an amount as it is typed", () => {
  it.each([
    ["100", "100.00"],
    ["100.5", "100.50"],
    [" 1,500.25 ", "1500.25"],
    ["1 500", "1500.00"],
    ["1\u00a0500", "1500.00"],
    ["0007", "7.00"],
    [".5", "0.50"],
    ["５００", "500.00"],
    ["0.10", "0.10"],
  ])("%j travels as %s", (typed, wire) => expect(readAmount(typed, limits, 2)).toEqual({ wire }));
  it.each([
    ["1,5", "comma"],
    ["1.000,50", "comma"],
    ["12,34,567", "comma"],
    ["1.234", "decimals"],
    ["-5", "minus"],
    ["−5", "minus"],
    ["9".repeat(30), "long"],
    ["0", "least"],
    ["50000.01", "most"],
    ["1e3", "invalid"],
    ["1.2.3", "invalid"],
    ["12 34", "invalid"],
    ["five", "invalid"],
    [".", "invalid"],
    ["-", "invalid"],
  ])("%j is refused: %s", (typed, problem) => expect(readAmount(typed, limits, 2)).toEqual({ problem }));
  it("is a multiple of the step, to the last digit that a binary fraction would lose", () => {
    const stepped = { min: "0.01", step: "0.10" };
    expect(readAmount("900719925474.30", stepped, 2)).toEqual({ wire: "900719925474.30" });
    expect(readAmount("900719925474.31", stepped, 2)).toEqual({ problem: "step" });
  });
  it("has the decimals of its currency, at most the two that travel", () => {
    expect(["PHP", "JPY", "KWD", undefined].map(decimalsOf)).toEqual([2, 0, 2, 2]);
    expect(readAmount("100.5", limits, 0)).toEqual({ problem: "decimals" });
    expect(readAmount("100", limits, 0)).toEqual({ wire: "100.00" });
  });
  it("is a multiple of anything where a platform says that the step is nothing", () => {
    expect(readAmount("12.34", { min: "0.01", step: "0.00" }, 2)).toEqual({ wire: "12.34" });
  });
});

it("of the amounts to choose from those are offered that the field takes, each once", () => {
  const listed = ["50.00", "100.00", "100.00", "150.50", "200.00", "70000.00", "9".repeat(30), "five", ""];
  expect(offered(listed, { ...limits, min: "100.00" }, 2)).toEqual(["100", "150.50", "200"]);
  expect(offered(listed, { min: "100.00", step: "100.00" }, 2)).toEqual(["100", "200", "70000"]);
  expect(offered(listed, limits, 0)).toEqual(["50", "100", "200"]);
  expect(offered([], limits, 2)).toEqual([]);
});
