import { describe, expect, it } from "vitest";
import { compileTried, own, reported, site } from "../fixtures/site.ts";

const label = "category.RNG";
const words = {
  "text-packs/base/EN.json": site.texts["text-packs/base/EN.json"]?.replace(
    "{",
    '{"betRecord.kind":"Kind","betRecord.kind.game":"Games","betRecord.kind.lottery":"Lottery",',
  ),
};
const compiled = (filter: object, files: object = words, given = "kind") =>
  compileTried(
    {
      ...own,
      screens: {
        home: {
          filters: { it: { kind: "choice", ...filter } },
          body: {
            bets: {
              widget: "record-list",
              options: {
                source: { call: "betRecords", with: { [given]: { filter: "it" } } },
                fields: { name: { label } },
              },
            },
          },
        },
      },
    },
    { ...files },
  );
const resolved = (...given: Parameters<typeof compiled>) => compiled(...given).brands.get("tried");

it("a choice of an enumeration has its values, and a page the words for them", () => {
  const brand = resolved({ of: "betRecord.kind" });
  expect(brand?.brand.screens["home"]?.filters?.["it"]).toEqual({
    kind: "choice",
    label: "betRecord.kind",
    choices: { game: { label: "betRecord.kind.game" }, lottery: { label: "betRecord.kind.lottery" } },
  });
  expect(brand?.uses["home"]?.texts).toEqual(
    expect.arrayContaining(["betRecord.kind", "betRecord.kind.game", "betRecord.kind.lottery"]),
  );
});

it("what a call lists is left to the page", () => {
  const from = { call: "vendors", value: "vassalage", label: "accountTypeName" };
  expect(resolved({ label, from }, {}, "vendor")?.brand.screens["home"]?.filters?.["it"]).toEqual({
    kind: "choice",
    label,
    from,
    choices: {},
  });
});

describe("is reported", () => {
  const from = { call: "vendors", value: "vassalage", label: "accountTypeName" };
  it.each([
    ["an enumeration that is none", { of: "betRecord.knd", label }, "unknown-field", 'Did you mean "betRecord.kind"?'],
    ["a field that is no enumeration", { of: "betRecord.stake", label }, "unknown-field", "betRecord.status"],
    ["values without words", { of: "betRecord.gameType", label }, "status-without-words", 'write "choices" instead'],
    ["values that the call does not take", { of: "betRecord.status" }, "binding-type", '"kind"'],
    ["an unknown call", { label, from: { ...from, call: "vendrs" } }, "unknown-source", 'Did you mean "vendors"?'],
    ["an unknown field", { label, from: { ...from, value: "vasalage" } }, "unknown-field", 'Did you mean "vassalage"?'],
    ["a parameter that the call does not have", { label, from: { ...from, with: { a: 1 } } }, "unknown-source", '"a"'],
    [
      "listed values that the call does not take",
      { label, from: { ...from, value: "gameCount" } },
      "binding-type",
      '"kind"',
    ],
    ["no label without words", { from }, "unknown-text-key", "vendor.vassalage"],
    ["nothing to choose", { label }, "choice-without-values", "nothing to choose"],
    ["two origins", { label, of: "betRecord.kind", from }, "choice-without-values", 'from "of" already'],
    ["choices without a label", { choices: { game: { label } } }, "choice-without-values", '"label" is missing'],
  ])("%s", (_what, filter, rule, said) => {
    const report = reported(compiled(filter));
    expect(report).toContain(rule);
    expect(report).toContain(said);
  });
});
