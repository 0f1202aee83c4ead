import { expect, it } from "vitest";
import { compileTried, own, reported } from "../fixtures/site.ts";

/** Every finding with its place, in the format of the command line. */
const findings = (brand: unknown) => reported(compileTried(brand));

it("an unknown action", () => {
  expect(findings({ ...own, menus: { main: { entries: { home: { do: { action: "navigat" } } } } } }))
    .toMatchInlineSnapshot(`
      "brands/tried/brand.json:14:23 wrong-shape [tried]
      "navigat" is not a valid "action". Did you mean "navigate"?"
    `);
});

it("an action that needs a tapped game: no descriptor has one", () => {
  expect(findings({ ...own, menus: { main: { entries: { home: { do: { action: "launch-game" } } } } } }))
    .toMatchInlineSnapshot(`
      "brands/tried/brand.json:14:23 wrong-shape [tried]
      "launch-game" is not a valid "action". Use one of "navigate", "redirect", "back", "toast", "confirm", "refresh", "call", "copy", "save-file", "share", "set-filter", "wait", …."
    `);
});

it("an action without its name", () => {
  expect(findings({ ...own, forms: { login: { after: { success: [{ acton: "return" }] } } } })).toMatchInlineSnapshot(`
    "brands/tried/brand.json:14:13 unknown-key [tried]
    Unknown key "acton". Did you mean "action"?"
  `);
});
