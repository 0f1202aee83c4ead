import { expect, it } from "vitest";
import { findingsWith, moved } from "./findings-with.ts";

it("a folder of a brand with a capital is one finding: its texts are not in the wrong folder", () => {
  expect(findingsWith(moved("brands/kawayan/", "brands/Kawayan/"))).toEqual([
    expect.stringContaining(
      'brands/Kawayan/brand.json# wrong-folder-name [Kawayan]: The folder name "Kawayan" cannot be the id of a brand.',
    ),
  ]);
});
