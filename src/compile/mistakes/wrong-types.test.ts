import { describe, expect, it } from "vitest";
import { compileTried, own, reported as written } from "../fixtures/site.ts";

const reported = (brand: unknown) => written(compileTried(brand));

describe("a value of the wrong type is reported, and no rule stumbles over it", () => {
  it.each([
    ["number among names", { submit: { call: "login", label: "login.username", clears: ["username", 1] } }],
    [
      "number as a name",
      { submit: { call: "login", label: "login.username", then: { call: "me", fields: { username: 1 } } } },
    ],
  ])("a %s that rules compare", (_, form) => {
    const found = compileTried({ ...own, forms: { join: { fields: {}, ...form } } }).diagnostics;
    expect(found.map(({ rule, message }) => [rule, message])).toContainEqual([
      "wrong-shape",
      "Expected a string, not a number.",
    ]);
  });
  it.each(["brands/tried/menus.json", "text-packs/tried/EN.json"])("a file that is only null: %s", (file) => {
    const { diagnostics } = compileTried(own, { [file]: "null" });
    expect(diagnostics.map((one) => [one.rule, one.file, one.hint !== undefined])).toEqual([
      ["wrong-shape", file, true],
    ]);
  });
  it("an entry of a list that rules compare with those after it", () => {
    const enter = [null, { when: { visitor: "guest" }, do: { action: "redirect", to: "home" } }];
    expect(reported({ ...own, access: { session: { description: "Members.", enter } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:13:9 wrong-shape [tried]
      Expected an object, not null."
    `);
  });
  it("an entry that a misspelt name is compared with", () => {
    expect(
      reported({ ...own, routes: { other: "x", more: { path: "/m/more", title: "login.username", screen: "hme" } } }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:14 wrong-shape [tried]
      Expected an object, not a string. An address of the site, who may enter it, and the screen it shows.
      brands/tried/brand.json:14:17 unknown-screen [tried]
      There is no screen "hme". Did you mean "home"?"
    `);
  });
  it("an entry of routes, when a path is written instead of a route's id", () => {
    expect(reported({ ...own, routes: { other: "x" }, footer: { tabs: { home: { to: "/m/home" } } } }))
      .toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:14 wrong-shape [tried]
      Expected an object, not a string. An address of the site, who may enter it, and the screen it shows.
      brands/tried/brand.json:15:15 unknown-route [tried]
      There is no route "/m/home". Routes are named by their id, not by their path: write "home"."
    `);
  });
});

it("texts that cannot be read are not missing", () => {
  const more = { widget: "link-button", options: { label: "tried.more", do: { action: "navigate", to: "home" } } };
  const packs = {
    "text-packs/tried/EN.json": {
      $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" },
      "tried.more": "More",
    },
    "text-packs/tried/TY.json": true,
  };
  expect(written(compileTried({ ...own, screens: { home: { body: { more } } } }, packs))).toMatch(
    /^text-packs\/tried\/TY\.json:1:1 wrong-shape.*\n.*$/,
  );
});
