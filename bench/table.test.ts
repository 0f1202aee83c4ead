import { expect, test } from "vitest";
import { tableLines } from "./table.ts";

const columns = [
  { head: "page", side: "left" },
  { head: "LCP ms", side: "right" },
  { head: "what", side: "left" },
] as const;

test("words are aligned left, figures right, and every column is as wide as its widest cell", () => {
  expect(
    tableLines(columns, [
      ["home", "812", "img"],
      ["lobby of games", "1204", ""],
    ]),
  ).toEqual(["page            LCP ms  what", "home               812  img", "lobby of games    1204"]);
});

test("a row that is too short leaves its last cells empty", () => {
  expect(tableLines(columns, [["home"]])).toEqual(["page  LCP ms  what", "home"]);
});
