import { expect, test } from "vitest";
import { brokenPages } from "./broken-pages.ts";
import { siteWith } from "./fixtures/site.ts";

const footer = { "brands/tried/footer.json": '{\n  "look": "bar"\n}' };
const fault = { path: ["footer", "look"], message: "It breaks.", hint: "Look at it." };

test("a broken page is reported at the line that causes it", () => {
  const [found] = brokenPages(siteWith(footer), new Map([["tried", [fault]]]));
  expect(found).toMatchObject({
    rule: "broken-page",
    severity: "error",
    file: "brands/tried/footer.json",
    line: 2,
    column: 3,
    pointer: "/look",
    brands: ["tried"],
    message: "It breaks.",
  });
});

test("what several brands inherit is reported once, in the layer that says it", () => {
  const name = { path: ["market"], message: "It breaks.", hint: "Look at it." };
  const files = siteWith({ "brands/other/brand.json": {}, "brands/tried/brand.json": {} });
  const found = brokenPages(files, new Map(["other", "tried"].map((brand) => [brand, [name]])));
  expect(found.map(({ brands }) => brands)).toEqual([["other", "tried"]]);
  expect(found[0]?.file).not.toContain("tried");
});
