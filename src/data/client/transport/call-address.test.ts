import { expect, test } from "vitest";
import { callAddress, queryOf } from "./call-address.ts";

test("the address of a call has its input, and the contract's defaults for what is left out", () =>
  expect(callAddress({ call: "vendors", input: { gameType: "RNG", vassalage: undefined } })).toBe(
    "/api/games/vendors?gameType=RNG",
  ));
test.each([
  [{}, ""],
  [{ a: undefined, b: null }, ""],
  [{ a: 0, b: false, c: "x y&z" }, "?a=0&b=false&c=x+y%26z"],
])("the query of %j is %s", (input, query) => expect(queryOf(input)).toBe(query));
