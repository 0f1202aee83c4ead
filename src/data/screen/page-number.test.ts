import { describe, expect, it } from "vitest";
import { linkedPages, pageIn, queryOfPage } from "./page-number.ts";

describe("the page in the address", () => {
  it.each([
    ["", 1],
    ["page=3", 3],
  ])("%s is page %i", (query, page) => expect(pageIn(new URLSearchParams(query))).toBe(page));
  it("is not named for the first one, and leaves the filters as they are", () => {
    const query = new URLSearchParams("kind=game&page=3");
    expect(queryOfPage(query, 4)).toEqual({ kind: "game", page: "4" });
    expect(queryOfPage(query, 1)).toEqual({ kind: "game" });
  });
});

it.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 9, [1, 9]],
  [5, 9, [1, 5, 9]],
  [9, 9, [1, 9]],
])("on page %i of %i there are links to %j", (current, last, pages) => {
  expect(linkedPages(current, last)).toEqual(pages);
});
