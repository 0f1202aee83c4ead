import { expect, test } from "vitest";
import { compileTried, own, reported, reportOn } from "../../fixtures/site.ts";

test("a section with the content of another section is one mistake", () => {
  const footer = { look: "text", tabs: { home: { icon: "star" }, deposit: { icon: "wallet" } } };
  expect(reportOn({ header: footer })).toMatchInlineSnapshot(`
    "brands/tried/brand.json:9:3 wrong-shape [tried]
    This looks like "footer", not "header". Move it to its own section. Two sections may be swapped."
  `);
});

test("a new entry that lacks what is required, with a name similar to a known one, is a misspelt name", () => {
  expect(reportOn({ menus: { main: { entries: { hom: { icon: "star" } } } } })).toMatchInlineSnapshot(`
    "brands/tried/brand.json:12:9 wrong-shape [tried]
    The entry "hom" is incomplete: "label" and "do" are missing. Did you mean "home"?"
  `);
});

test("an object that a layer removed is missing there, whatever the layers above add to it", () => {
  const market = { theme: { type: null } };
  const brand = { ...own, extends: "markets/zz", theme: { type: { titleWeight: 500 } } };
  expect(reported(compileTried(brand, { "brands/markets/zz/brand.json": market }))).toMatchInlineSnapshot(`
    "brands/markets/zz/brand.json:3:13 wrong-shape [acme tried]
    "type" is missing. How titles look."
  `);
});
