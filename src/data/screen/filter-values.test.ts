import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ShownFilters } from "#descriptor/vocabulary/filter.ts";
import { withFilter } from "./address.ts";
import { readFilters, sentBy, type FilterValue } from "./filter-values.ts";

const today = "2026-03-10";
const filters: ShownFilters = {
  kind: { kind: "choice", label: "k", any: "any", choices: { game: { label: "g" }, lottery: { label: "l" } } },
  status: {
    kind: "choice",
    label: "s",
    any: "any",
    initial: "open",
    choices: { open: { label: "o" }, won: { label: "w" } },
  },
  order: { kind: "sort", label: "o", choices: { newest: { label: "n" }, oldest: { label: "o" } } },
  period: { kind: "period", label: "p", presets: ["today", "week"], most: 31, since: "2000-01-01" },
  fixed: { kind: "period", label: "f", presets: ["week"] },
  words: { kind: "search", label: "w", most: 10 },
  open: { kind: "toggle", label: "o", sends: 1 },
};
const read = (search: string) => readFilters(filters, new URLSearchParams(search), today);
const sent = (search: string) =>
  Object.fromEntries(Object.entries(read(search).values).map(([id, value]) => [id, sentBy(value, "from")]));
const changed = (search: string, id: string, value: FilterValue) =>
  withFilter({ filters }, new URLSearchParams(search), { id, value, today }).toString();

test("an address without filters has the initial values", () => {
  expect(sent("")).toEqual({
    kind: undefined,
    status: "open",
    order: "newest",
    period: "2026-03-10",
    fixed: "2026-03-04",
    words: undefined,
    open: undefined,
  });
});

test("each filter is read by its kind", () => {
  const search = "kind=game&status=any&order=oldest&period=2026-02-01..2026-02-03&words=%20dragon%20tiger&open=1";
  expect(sent(search)).toMatchObject({
    kind: "game",
    status: undefined,
    order: "oldest",
    period: "2026-02-01",
    words: "dragon tig",
    open: 1,
  });
  expect(sentBy(read(search).values["period"] as FilterValue, "to")).toBe("2026-02-03");
});

test("a whole period is sent as addresses have it", () => {
  expect(sentBy(read("period=week").values["period"] as FilterValue, undefined)).toBe("week");
  const days = read("period=2026-02-01..2026-02-03").values["period"] as FilterValue;
  expect(sentBy(days, undefined)).toBe("2026-02-01..2026-02-03");
});

describe("a text that is no value is dropped and named, and the initial value applies", () => {
  test.each([
    "kind=horse",
    "order=any",
    "period=month",
    "period=2026-02-01..2026-04-01",
    "period=2026-03-09..2026-03-11",
    "period=1999-12-31..2000-01-02",
    "fixed=2026-03-01..2026-03-02",
    "open=yes",
  ])("%s", (search) => {
    expect(read(search).dropped).toEqual([search.split("=")[0]]);
    expect(sent(search)).toEqual(sent(""));
  });
});

test("initial values stay out of the address, and what is no filter stays in it", () => {
  expect(changed("types=A&kind=game", "kind", { kind: "choice", choice: undefined })).toBe("types=A");
  expect(changed("types=A", "status", { kind: "choice", choice: undefined })).toBe("types=A&status=any");
  expect(changed("words=a", "words", { kind: "search", words: "  " })).toBe("");
  expect(changed("", "open", { kind: "toggle", on: true, sends: 1 })).toBe("open=1");
});

test("a change leads to the first page", () => {
  expect(changed("page=3&kind=game", "open", { kind: "toggle", on: true, sends: 1 })).toBe("kind=game&open=1");
});

test("a change removes what is no value", () => {
  expect(changed("kind=horse&open=1", "words", { kind: "search", words: "a" })).toBe("open=1&words=a");
});

test("what is chosen is read again from the address, in any order", () => {
  const choice = fc.constantFrom("game", "lottery", undefined);
  fc.assert(
    fc.property(
      choice,
      fc.constantFrom("open", "won", undefined),
      fc.boolean(),
      fc.string(),
      (kind, status, on, words) => {
        const values: [string, FilterValue][] = [
          ["kind", { kind: "choice", choice: kind }],
          ["status", { kind: "choice", choice: status }],
          ["open", { kind: "toggle", on, sends: 1 }],
          ["words", { kind: "search", words }],
        ];
        const query = values.reduce(
          (before, [id, value]) => withFilter({ filters }, before, { id, value, today }),
          new URLSearchParams(),
        );
        const { values: found, dropped } = readFilters(filters, query, today);
        expect(dropped).toEqual([]);
        expect(found).toMatchObject({
          kind: { choice: kind },
          status: { choice: status },
          open: { on },
          words: { words: words.trim().slice(0, 10) },
        });
      },
    ),
  );
});
