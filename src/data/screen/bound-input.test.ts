import { expect, test } from "vitest";
import { boundInput, type Given, type ScreenValues } from "./bound-input.ts";

const values: ScreenValues = {
  query: new URLSearchParams("id=b1"),
  filters: {
    kind: { kind: "choice", choice: undefined },
    period: { kind: "period", preset: "week", period: { from: "2026-03-04", to: "2026-03-10" } },
  },
  data: { rules: { minimum: "100.00", note: null } },
  userName: "maria",
  site: (value) => ({ host: "acme.example", address: "https://acme.example/", channel: "PWA" })[value],
};
const inputOf = (given: Given, changed: Partial<ScreenValues> = {}) => boundInput(given, { ...values, ...changed });

test("each parameter is sent with its value, wherever that comes from", () => {
  expect(
    inputOf({
      types: "A",
      limit: 5,
      id: { query: "id" },
      from: { filter: "period.from" },
      to: { filter: "period.to" },
      least: { data: "rules.minimum" },
      name: { visitor: "userName" },
      site: { site: "host" },
      device: { site: "channel" },
    }),
  ).toEqual({
    types: "A",
    limit: 5,
    id: "b1",
    from: "2026-03-04",
    to: "2026-03-10",
    least: "100.00",
    name: "maria",
    site: "acme.example",
    device: "PWA",
  });
});

test("a field of the row in scope is sent; what is null there, or nested, is not", () => {
  const row = { id: "7", stake: null, lines: [1] };
  expect(inputOf({ id: { row: "id" }, stake: { row: "stake" }, lines: { row: "lines" } }, { row })).toEqual({
    id: "7",
  });
  expect(inputOf({ id: { row: "id" } })).toEqual({});
});

test("where there is nothing, nothing is sent", () => {
  expect(
    inputOf(
      { a: { query: "none" }, b: { filter: "kind" }, c: { data: "rules.note" }, d: { visitor: "userName" } },
      { userName: undefined },
    ),
  ).toEqual({});
});

test("data that have not come are waited for, not sent as nothing", () => {
  expect(inputOf({ least: { data: "rules.minimum" } }, { data: {} })).toBeUndefined();
});
