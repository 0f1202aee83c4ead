import { expect, test } from "vitest";
import { andList, orList } from "./english-list.ts";

test.each([
  [[], "", ""],
  [["a"], "a", "a"],
  [["a", "b"], "a and b", "a or b"],
  [["a", "b", "c"], "a, b and c", "a, b or c"],
])("%j is listed as an English sentence does", (names, both, either) => {
  expect([andList(names), orList(names)]).toEqual([both, either]);
});
