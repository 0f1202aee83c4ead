import { expect, test } from "vitest";
import { contract } from "#gateway/contract.ts";
import { filesLike, textOf } from "./support/tree.ts";

/** The calls that no contract test uses. */
function untested(calls: readonly string[], tests: readonly string[]): string[] {
  return calls.filter((call) => !tests.some((text) => new RegExp(`\\b${call}\\b`).test(text)));
}

test("a call without a contract test is found", () => {
  expect(untested(["login", "logout"], ['await ask("login", {})'])).toEqual(["logout"]);
});

test("every call of the contract has a contract test", () => {
  const files = filesLike("tests/contract", /\.ts$/);
  expect(untested(Object.keys(contract), files.map(textOf))).toEqual([]);
});
