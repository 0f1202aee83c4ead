import { describe, expect, it } from "vitest";
import { site, reportOn, reportOnHome } from "../fixtures/site.ts";

describe("one mistake, one message, on its line", () => {
  it("a misspelt required key is not also called missing", () => {
    expect(reportOn({ footer: { tabs: { help: { icon: "help", lable: "footer.home", to: "home" } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:13:9 unknown-key [tried]
        Unknown key "lable". Did you mean "label"?"
      `);
  });
  it("a wrong type", () => {
    expect(reportOn({ footer: { tabs: { home: { raised: "yes" } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:19 wrong-shape [tried]
      Expected true or false, not a string."
    `);
  });
  it("a malformed colour", () => {
    expect(reportOn({ theme: { color: { accent: { $value: "rgb(0 0 0)" } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:19 wrong-shape [tried]
      Invalid value: "rgb(0 0 0)". A colour: #rgb, #rrggbb or #rrggbbaa."
    `);
  });
  it("a missing key, reported at the start of its object", () => {
    expect(reportOn({ footer: { tabs: { help: { icon: "help", label: "footer.home" } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:11:7 wrong-shape [tried]
      "to" is missing. The id of a route in \`routes\`; never a path."
    `);
  });
  it("a required key that a layer removes, reported at the null", () => {
    expect(reportOn({ footer: { tabs: { home: { to: null } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:15 wrong-shape [tried]
      "to" is missing. The id of a route in \`routes\`; never a path."
    `);
  });
  it("an unknown condition", () => {
    expect(reportOn({ footer: { tabs: { home: { when: { falg: "HOTMATCH" } } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:13:11 unknown-key [tried]
      Unknown key "falg". Did you mean "flag"?"
    `);
  });
  it("two conditions in one object", () => {
    expect(reportOn({ footer: { tabs: { home: { when: { flag: "HOTMATCH", visitor: "guest" } } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:14:11 wrong-shape [tried]
        Only one of "flag", "visitor" is allowed here. Combine several conditions with "all" or "any"."
      `);
  });
  it("a deeply nested condition", () => {
    expect(
      reportOn({ footer: { tabs: { home: { when: { all: [{ not: { visitor: "gest" } }, { flag: "HOTMATCH" }] } } } } }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:16:28 wrong-shape [tried]
      "gest" is not one of the allowed values. Did you mean "guest"?"
    `);
  });
  it("an option that the widget does not have", () => {
    expect(reportOnHome({ body: { banner: { options: { autoply: 4000 } } } })).toMatchInlineSnapshot(`
        "brands/tried/brand.json:14:13 unknown-key [tried]
        Unknown key "autoply". Did you mean "autoplay"?"
      `);
  });
  it("an option out of range", () => {
    expect(reportOnHome({ body: { banner: { options: { autoplay: 20 } } } })).toMatchInlineSnapshot(`
        "brands/tried/brand.json:14:25 wrong-shape [tried]
        20 is too small: the minimum is 2000."
      `);
  });
  it("a widget without a required option", () => {
    expect(reportOn({ screens: { login: { body: { second: { widget: "form" } } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:9 wrong-shape [tried]
      "form" is missing. The id of a form in \`forms\`."
    `);
  });
  it("a path instead of a route's id", () => {
    expect(reportOn({ footer: { tabs: { home: { to: "/m/home" } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:15 unknown-route [tried]
      There is no route "/m/home". Routes are named by their id, not by their path: write "home"."
    `);
  });
  it("a call that lists something else", () => {
    expect(
      reportOnHome({
        body: { rows: { body: { games: { options: { source: { call: "vendors" } } } } } },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:17:27 unknown-source [tried]
      The call "vendors" does not list game entries. Use one of "favouriteList", "hotGames", "gameList", "recentGames"."
    `);
  });
  it("a parameter with a value that the call does not accept", () => {
    expect(
      reportOnHome({
        body: {
          rows: { body: { games: { options: { source: { with: { gameType: "RNGG" } } } } } },
        },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:18:33 unknown-source [tried]
      "RNGG" is not one of the allowed values. Did you mean "RNG"?"
    `);
  });
  it("the misspelt name of an entry", () => {
    expect(reportOn({ footer: { tabs: { depost: { icon: "wallet" } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:11:7 wrong-shape [tried]
      The entry "depost" is incomplete: "label" and "to" are missing. Did you mean "deposit"?"
    `);
  });
  it("the misspelt name of a widget's slot", () => {
    expect(reportOnHome({ body: { baner: { options: { autoplay: 4000 } } } })).toMatchInlineSnapshot(`
        "brands/tried/brand.json:12:9 wrong-shape [tried]
        The entry "baner" is incomplete: "widget" is missing. Did you mean "banner"?"
      `);
  });
  it("the misspelt name of a menu that is only ordered", () => {
    expect(
      reportOn({
        menus: {
          main: { entries: { help: { icon: "help", label: "menu.home", do: { action: "back" } } } },
          mian: { entries: { $order: ["help", "home"] } },
        },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:21:5 unknown-entry [tried]
      "mian" has no entries "help", "home" to order, but "main" does. Did you mean "main"?"
    `);
  });
  it("a misspelt declaration that several places name correctly", () => {
    const brand = {
      routes: { enter: { path: "/m/enter", screen: "login" } },
      footer: { tabs: { home: { to: "entre" } } },
      menus: { main: { entries: { home: { do: { to: "entre" } } } } },
    };
    expect(reportOn(brand)).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:5 unknown-route [tried]
      Nothing uses the route "enter", but 2 places use "entre". Did you mean "entre"?"
    `);
  });
  it("a field that is no parameter of the form's call", () => {
    expect(reportOn({ forms: { login: { fields: { pasword: { kind: "password", label: "login.username" } } } } }))
      .toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:9 unknown-source [tried]
      The call "login" has no parameter "pasword" for this field. Did you mean "password"?"
    `);
  });
  it("an error that the call cannot return", () => {
    expect(reportOn({ forms: { login: { after: { "captcha.wrng": [{ action: "back" }] } } } })).toMatchInlineSnapshot(`
        "brands/tried/brand.json:12:9 unknown-source [tried]
        No call returns the error "captcha.wrng". Did you mean "captcha.wrong"?"
      `);
  });
  it("a declaration with an invalid name is not also reported where it is used", () => {
    expect(reportOn({ flags: { FLaG: true }, footer: { tabs: { home: { when: { flag: "FLAG" } } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:10:5 wrong-shape [tried]
        "FLaG" is not a valid name. Use capital letters, digits and underscores, starting with a letter."
      `);
  });
  it("an invalid id", () => {
    expect(reportOn({ footer: { tabs: { "My Tab": { icon: "help", label: "footer.home", to: "home" } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:11:7 wrong-shape [tried]
        "My Tab" is not a valid name. Use letters, digits and hyphens, starting with a lowercase letter."
      `);
  });
  it("an order of something that cannot be ordered", () => {
    expect(reportOn({ footer: { $order: ["tabs"] } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:5 unknown-entry [tried]
      "$order" is not allowed here: only maps of entries can have it. Remove "$order"."
    `);
  });
  it("an order in a widget of no known type", () => {
    const list = { widget: "rceord-list", options: { fields: { $order: ["title"] } } };
    expect(reportOnHome({ body: { list } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:13:21 unknown-widget [tried]
      There is no widget "rceord-list". Did you mean "record-list"?"
    `);
  });
  it("a list as the root of a file", () => {
    expect(reportOn({}, { "brands/tried/footer.json": [] })).toMatchInlineSnapshot(`
      "brands/tried/footer.json:1:1 wrong-shape [tried]
      Expected an object, not an array. Write { } around what the file says; a file that says nothing can be removed."
    `);
  });
  it("texts that every page needs", () => {
    const packs = ["EN", "TY"].map((code) => [
      `text-packs/base/${code}.json`,
      (site.texts[`text-packs/base/${code}.json`] ?? "").replace(/"a11y\.skip": "[^"]*",/, ""),
    ]);
    expect(reportOn({}, Object.fromEntries(packs))).toMatchInlineSnapshot(`
      "brands/base/brand.json:7:29 unknown-text-key [acme tried]
      Every page needs texts whose keys begin with "a11y.", but no text pack contains any. Add them to text-packs/base/EN.json."
    `);
  });
  it("texts that a widget needs are reported once, at its first use", () => {
    const packs = ["EN", "TY"].map((code) => [
      `text-packs/base/${code}.json`,
      (site.texts[`text-packs/base/${code}.json`] ?? "").replaceAll(/"favourite\.mark": "[^"]*",/g, ""),
    ]);
    expect(reportOn({}, Object.fromEntries(packs))).toMatchInlineSnapshot(`
      "brands/base/screens/home.json:17:21 unknown-text-key [acme tried]
      The widget "game-grid" needs texts whose keys begin with "favourite.", but no text pack contains any. Add them to text-packs/base/EN.json."
    `);
  });
  it("texts that are not strings", () => {
    expect(
      reportOn(
        {},
        {
          "text-packs/tried/EN.json": {
            $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" },
            "footer.home": 3,
          },
        },
      ),
    ).toMatchInlineSnapshot(`
      "text-packs/tried/EN.json:8:18 wrong-shape [tried]
      Expected a string, not a number."
    `);
  });
});
