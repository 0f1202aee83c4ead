import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { waitingBrands } from "./draw-folders.ts";
import { readUndrawn, writeUndrawn } from "./undrawn.ts";
import { emptyFolder } from "../../../tests/support/empty-folder.ts";

test("brands wait that have changed, and those that were left or broken before", () => {
  const checked = { brandIds: ["a", "b", "c", "d"], looked: ["c"] };
  expect(waitingBrands(checked, ["a"])).toEqual(["a", "c"]);
  expect(waitingBrands(checked, [])).toEqual(["c"]);
});

test("without a cache, or with another renderer's, all brands wait", () => {
  const place = emptyFolder();
  const checked = { brandIds: ["a", "b"], looked: [] };
  expect(readUndrawn(place, "one")).toBeUndefined();
  writeUndrawn(place, { renderer: "one", brands: ["b"] });
  expect(readUndrawn(place, "one")).toEqual(["b"]);
  expect(readUndrawn(place, "another")).toBeUndefined();
  writeFileSync(join(place, "undrawn.json"), "{");
  expect(waitingBrands(checked, readUndrawn(place, "one"))).toEqual(["a", "b"]);
});
