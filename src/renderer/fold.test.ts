import { expect, test } from "vitest";
import type { Placements } from "#descriptor/placement.ts";
import { foldOf, splitAtFold } from "./fold.ts";

const plain = (...types: string[]) =>
  Object.fromEntries(types.map((widget, index) => [`w${index}`, { widget }])) as unknown as Placements;
const fold = (body: Placements) => {
  const { above, below } = splitAtFold(body);
  return [Object.keys(above), Object.keys(below)];
};

test("the seventh kind of widget begins what is below the fold", () =>
  expect(fold(plain("logo", "tabs", "record", "form", "section", "link-list", "jackpot-counter", "logo"))).toEqual([
    ["w0", "w1", "w2", "w3", "w4", "w5"],
    ["w6", "w7"],
  ]));
test("a kind counts once", () =>
  expect(fold(plain("logo", "logo", "tabs", "logo", "tabs", "logo", "tabs", "logo"))[1]).toEqual([]));
test("a placement is not split: a seventh kind inside it puts all of it below the fold", () => {
  const body = {
    ...plain("logo", "tabs", "record", "form", "link-list"),
    section: { widget: "section", body: { inner: { widget: "winner-board" } } },
  } as unknown as Placements;
  expect(fold(body)[1]).toEqual(["section"]);
});
test("an empty screen has two empty parts", () => expect(fold({})).toEqual([[], []]));

test("the fold of a rendered page is inside its element; a page without a screen has none", () => {
  const html = '<main>above<i id="fold" hidden=""></i>below</main>';
  expect(html.slice(foldOf(html) ?? 0)).toBe("</i>below</main>");
  expect(foldOf("<main></main>")).toBeNull();
});
