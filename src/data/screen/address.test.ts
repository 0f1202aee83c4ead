import { expect, test } from "vitest";
import type { ShownFilters } from "#descriptor/vocabulary/filter.ts";
import { readAddress, withFilter } from "./address.ts";

const today = "2026-03-10";
const filters: ShownFilters = {
  kind: { kind: "choice", label: "k", any: "any", choices: { game: { label: "g" } } },
};
const parameters = { types: { values: ["A"] }, id: { longest: 4 }, note: {}, page: { isPage: true } } as const;
const read = (search: string, screen: Parameters<typeof readAddress>[0] = { filters, parameters }) =>
  readAddress(screen, new URLSearchParams(search), today);

test("what the screen knows is kept: filters, the route's parameters and the page of its list", () => {
  const { query, invalid, unknown } = read("kind=game&types=A&id=b1&note=anything+at+all&page=2");
  expect([invalid, unknown]).toEqual([[], []]);
  expect(query.toString()).toBe("kind=game&types=A&id=b1&note=anything+at+all&page=2");
});

test.each([
  "types=X",
  "types=",
  "id=12345",
  "kind=horse",
  "page=abc",
  "page=0",
  "page=-2",
  "page=2.5",
  "page=1e3",
  "page=100000",
  "page=",
])("a value that no call takes counts as absent: %s", (search) => {
  const { query, invalid, unknown } = read(search);
  expect(query.toString()).toBe("");
  expect([invalid, unknown]).toEqual([[search.split("=")[0]], []]);
});

test("what no one declared is named, and counts as absent", () => {
  const { query, invalid, unknown } = read("horse=1&types=A&toString=2&horse=3");
  expect(query.toString()).toBe("types=A");
  expect([invalid, unknown]).toEqual([[], ["horse", "toString"]]);
});

test("a page is unknown where no list has pages with numbers", () => {
  const { page: _page, ...others } = parameters;
  const { query, invalid, unknown } = read("kind=game&page=2", { filters, parameters: others });
  expect([query.toString(), invalid, unknown]).toEqual(["kind=game", [], ["page"]]);
});

test("a screen without filters does not mind what is added to its address, but a value is still one", () => {
  expect(read("horse=1&types=X", { parameters })).toMatchObject({ invalid: ["types"], unknown: [] });
  expect(read("horse=1&types=X", {})).toMatchObject({ invalid: [], unknown: [] });
});

test("a change of a filter removes all of it", () => {
  const change = { id: "kind", value: { kind: "choice", choice: "game" }, today } as const;
  const next = withFilter({ filters, parameters }, new URLSearchParams("horse=1&types=X&id=b1&page=3"), change);
  expect(next.toString()).toBe("id=b1&kind=game");
});

test("a filter without a value is out of the address, the others stay", () => {
  const change = { id: "kind", value: undefined, today } as const;
  const next = withFilter({ filters, parameters }, new URLSearchParams("types=A&kind=game&page=3"), change);
  expect(next.toString()).toBe("types=A");
});
