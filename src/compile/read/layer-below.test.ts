import { expect, test } from "vitest";
import { layerBelowIn, layersBelow } from "./layer-below.ts";

test.each([
  ["what it names", "gold", '{ "extends": "acme" }', "acme"],
  ["what it names under a misspelt key", "gold", '{ "extnds": "acme" }', "acme"],
  ["base without a name", "gold", '{ "name": "Gold" }', "base"],
  ["base for what is no name", "gold", '{ "extends": 3 }', "base"],
  ["base for what cannot be read", "gold", '{ "extends": "acme"', "base"],
  ["base without a file", "gold", undefined, "base"],
  ["nothing below base", "base", "{}", undefined],
])("a layer extends %s", (_what, id, text, below) => expect(layerBelowIn(id, text)).toBe(below));

test("layers below come from the nearest on, each once where they extend each other", () => {
  const below: Record<string, string> = {
    gold: "acme",
    acme: "markets/zz",
    "markets/zz": "base",
    one: "two",
    two: "one",
  };
  const all = (id: string) => layersBelow(id, (each) => below[each]);
  expect([all("gold"), all("one"), all("base")]).toEqual([["acme", "markets/zz", "base"], ["two"], []]);
});
