import { expect, it } from "vitest";
import { findingsWith, moved, replacedIn } from "./findings-with.ts";

it("a misspelt entry of base that brands change is one finding, in base", () => {
  expect(findingsWith(replacedIn("brands/base/menus.json", '"main"', '"mian"'))).toEqual([
    expect.stringMatching(
      /^brands\/base\/menus\.json#\/mian unknown-entry \[bilis kawayan lumora perlas\]: .* Did you mean "main"\?$/,
    ),
  ]);
});

it("a misspelt file of base whose entry brands change is one finding, in base", () => {
  const renamed = moved("brands/base/screens/settings.json", "brands/base/screens/setings.json");
  expect(findingsWith(renamed)).toEqual([
    expect.stringMatching(
      /^brands\/base\/screens\/setings\.json# wrong-shape \[araw bilis kawayan lumora perlas\]: .* Did you mean "settings"\?$/,
    ),
  ]);
});

it("a brand without the layer that it extends is one finding: what it changes there is not idle", () => {
  expect(findingsWith({ "brands/kawayan/brand.json": { extends: undefined } })).toEqual([
    expect.stringContaining('brands/kawayan/brand.json# wrong-shape [kawayan]: "market" is missing.'),
  ]);
});
