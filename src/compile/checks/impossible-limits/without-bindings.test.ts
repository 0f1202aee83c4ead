import { expect, it } from "vitest";
import { withoutBindings } from "./without-bindings.ts";

const choices = { query: { label: "a" }, row: { label: "b" } };
const from = { call: "vendors", value: "vassalage", fields: {} };

it("only what comes from elsewhere is left out, and objects that are no bindings stay", () => {
  const field = { kind: "choice", min: { input: "first" }, max: { watch: "sums.paid" }, initial: { query: "id" } };
  expect(withoutBindings({ ...field, choices, from, quick: ["1.00"], step: "0.50" })).toEqual({
    kind: "choice",
    choices,
    from,
    quick: ["1.00"],
    step: "0.50",
  });
});

it("in a list the others keep their places", () =>
  expect(withoutBindings({ quick: ["1.00", { watch: "rules.most" }, "2.00"] })).toEqual({
    quick: ["1.00", undefined, "2.00"],
  }));

it.each([{ input: "a" }, { watch: "a.b" }, { query: "a" }, { row: "a" }, { visitor: "userName" }])(
  "%j comes from elsewhere",
  (initial) => expect(withoutBindings({ initial })).toEqual({}),
);

it.each([{}, { most: 3 }, { query: { label: "a" } }, { least: "1.00", most: "2.00" }, { input: "a", query: "b" }])(
  "%j is written here",
  (limits) => expect(withoutBindings({ limits })).toEqual({ limits }),
);
