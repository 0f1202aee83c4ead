import { describe, expect, it } from "vitest";
import { patternAnalysis } from "#capabilities/pattern-analysis.ts";
import { compileTried, own, site, reported, reportOn } from "../fixtures/site.ts";

const tried = (brand: object, files: Record<string, unknown> = {}) =>
  reported(compileTried({ ...own, ...brand }, files, { patterns: patternAnalysis }));
const base = (path: string, from: string, to: string) => ({
  [`brands/base/${path}`]: (site.texts[`brands/base/${path}`] ?? "").replace(from, to),
});
const pack = (layer: string, code: string, from: string, to: string) => ({
  [`text-packs/${layer}/${code}.json`]: (site.texts[`text-packs/${layer}/${code}.json`] ?? "").replace(from, to),
});

describe("a mistake's consequences are not reported", () => {
  it("the content of another section is one mistake", () => {
    expect(tried({ header: { look: "text", icons: "filled", tabs: { home: { icon: "star" } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:9:3 wrong-shape [tried]
        This looks like "footer", not "header". Move it to its own section. Two sections may be swapped."
      `);
  });
  it("so is another section's content in a layer below, whatever the brands set there", () => {
    expect(
      tried(
        { footer: { look: "text" } },
        { "brands/base/footer.json": { platform: "sandbox", paths: { hotGames: "/v2/hot" }, timeout: 5000 } },
      ),
    ).toMatchInlineSnapshot(`
      "brands/base/footer.json:1:1 wrong-shape [acme tried]
      This looks like "gateway", not "footer". Move it to its own section. Two sections may be swapped."
    `);
  });
  it("so is what belongs elsewhere in a section of several kinds of things", () => {
    const header = {
      page: { start: { logo: { widget: "logo" }, other: { widget: "logo" } }, end: { menu: { widget: "logo" } } },
    };
    expect(tried({}, { "brands/tried/fields.json": header })).toMatch(
      /^brands\/tried\/fields\.json:1:1 wrong-shape \[tried\]\nThis looks like "[a-z]+", not "fields"\.[^\n]*$/,
    );
  });
  it("so it is there with a key that both have", () => {
    const entry = (route: string) => ({ label: "category.RNG", do: { action: "navigate", to: route } });
    const menus = { main: { entries: { home: entry("home"), more: entry("login") }, note: "category.RNG" } };
    expect(tried({}, { "brands/tried/fields.json": menus })).toMatch(
      /^brands\/tried\/fields\.json:1:1 wrong-shape \[tried\]\nThis looks like "menus", not "fields"\.[^\n]*$/,
    );
  });
  it("parameters of a route in another shape, which a screen reads", () => {
    const source = { call: "announcements", with: { types: { query: "kind" }, groupName: "m_home" } };
    const list = { widget: "record-list", options: { source, fields: { title: { label: "category.RNG" } } } };
    const found = (query: unknown) =>
      tried({ routes: { news: { path: "/m/news", screen: "news", query } }, screens: { news: { body: { list } } } });
    expect(found(["kind"])).toMatch(/^\S+ wrong-shape \[tried\]\nExpected an object, not an array\.[^\n]*$/);
    expect(found({})).toMatch(/^\S+ unknown-binding \[tried\]\n[^\n]*$/);
  });
  it("a screen instead of a form", () => {
    expect(
      tried(
        {},
        {
          "brands/tried/forms/login.json": {
            layout: "stack",
            body: { banner: { widget: "logo" }, other: { widget: "logo" } },
          },
        },
      ),
    ).toMatchInlineSnapshot(`
      "brands/tried/forms/login.json:1:1 wrong-shape [tried]
      This looks like an entry of "screens", not an entry of "forms". Move it to its own section. Two sections may be swapped."
    `);
  });
  it("an order alone does not show which section it belongs to", () => {
    expect(tried({}, { "brands/tried/forms/login.json": { fieldds: { $order: ["username", "captcha", "..."] } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/forms/login.json:2:3 unknown-key [tried]
        Unknown key "fieldds". Did you mean "fields"?"
      `);
  });
  it("the content of a file with a misspelt name is not missing", () => {
    const { "brands/base/theme.json": theme } = site.texts;
    expect(tried({}, { "brands/base/theme.json": "{}", "brands/base/thmee.json": theme })).toMatchInlineSnapshot(`
      "brands/base/thmee.json:1:1 unknown-file [acme tried]
      Unknown file "thmee.json". Did you mean "theme"?"
    `);
  });
  it('a misspelt "extends" keeps the brand on its layers', () => {
    expect(reportOn({ extnds: "markets/zz" })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:9:3 unknown-key [tried]
      Unknown key "extnds". Did you mean "extends"?"
    `);
  });
  it("a route that a brand removes is reported at the null, not where it is named", () => {
    expect(tried({ routes: { home: null } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:13 unknown-route [tried]
      The route "home" is removed here, but still used. It is used at /footer/tabs/home/to and in 10 more places. Keep it, or change its use."
    `);
  });
  it("a removed route is reported once, however many places name it", () => {
    expect(tried({}, base("routes.json", '"home": {', '"somewhereElse": {'))).toMatchInlineSnapshot(`
      "brands/base/footer.json:4:61 unknown-route [acme tried]
      There is no route "home", which 11 places use. Use one of "somewhereElse", "login", "voucherCenter"."
    `);
  });
  it("a removed route is reported once, although a brand has dropped its first use", () => {
    const found = tried({ footer: { tabs: { home: null } } }, base("routes.json", '"home": {', '"somewhereElse": {'));
    expect(found).toMatchInlineSnapshot(`
      "brands/base/footer.json:4:61 unknown-route [acme tried]
      There is no route "home", which 11 places use. Use one of "somewhereElse", "login", "voucherCenter"."
    `);
  });
  it("a rule whose message has a wrong shape is not also reported as missing it", () => {
    expect(
      tried({
        rules: { lounge: { pattern: "[a-z]+", messages: { required: "menu.home", pattern: 3 } } },
        registration: { fields: { nickname: { enabled: true, required: false, rule: "lounge" } } },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:14:20 wrong-shape [tried]
      Expected a string, not a number. A text key of the text packs. Descriptors never contain the text itself."
    `);
  });
  it("a place whose route has a wrong shape is not also missing", () => {
    expect(tried({ places: { home: 3 } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:13 wrong-shape [tried]
      Expected a string, not a number. The start page: behind the logo, after signing out, and whenever there is nothing to go back to (account §2.2, §2.3, §4)."
    `);
  });
  it("mistakes in a slot that the widget does not have are not reported", () => {
    expect(tried({ screens: { home: { body: { banner: { slots: { top: { body: { hot: { widgt: 3 } } } } } } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:14:13 unknown-slot [tried]
        The widget "banner-carousel" has no slots."
      `);
  });
  it("options under a misspelt key are not missing", () => {
    const optoins = { label: "menu.home", do: { action: "back" } };
    expect(tried({ screens: { home: { body: { more: { widget: "link-button", optoins } } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:14:11 unknown-key [tried]
      Unknown key "optoins". Did you mean "options"?"
    `);
  });
  it("what an entry of a market lacks, its brands may set", () => {
    const market = { menus: { main: { entries: { help: { icon: "help", do: { action: "back" } } } } } };
    const entry = { menus: { main: { entries: { help: { label: "menu.home" } } } } };
    const files = { "brands/markets/yy/brand.json": market };
    expect(tried({ extends: "markets/yy", ...entry }, files)).toBe("");
    expect(tried({ extends: "markets/yy" }, files)).toMatchInlineSnapshot(`
      "brands/markets/yy/brand.json:5:9 wrong-shape [tried]
      "label" is missing. A text key of the text packs. Descriptors never contain the text itself."
    `);
  });
  it("null for an object is reported there, whatever a layer above puts into it", () => {
    expect(
      tried(
        { extends: "markets/yy", theme: { type: { titleWeight: 500 } } },
        { "brands/markets/yy/brand.json": { theme: { type: null } } },
      ),
    ).toMatchInlineSnapshot(`
      "brands/markets/yy/brand.json:3:13 wrong-shape [tried]
      "type" is missing. How titles look."
    `);
  });
  it("null in a condition is reported at the null", () => {
    expect(tried({ footer: { tabs: { home: { when: { flag: null } } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:13:19 wrong-shape [tried]
      This object is empty. Set exactly one of "visitor", "flag", "memberType", "promotion", "device", "remote", "compare", "all", "any", "not"."
    `);
  });
  it("a pattern that takes exponential time is not also reported as unsatisfiable", () => {
    expect(tried({ rules: { userName: { pattern: "([a-z]+)*x", numeric: true } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:11:18 catastrophic-pattern [tried]
      This pattern can take exponential time: every further character doubles it. Try "a", then "x" 31 times, then "!". Avoid nested repetitions, and alternatives that begin alike."
    `);
  });
  it("a list of refusals with a broken condition refuses nobody", () => {
    expect(
      tried({
        access: {
          member: {
            description: "Members.",
            enter: [{ when: { any: [{ flag: "HOTMATCH" }, {}] }, do: { action: "back" } }],
          },
        },
      }),
    ).toContain("This object is empty");
  });
});

describe("typos in names", () => {
  it("of a flag that a layer below has", () => {
    expect(tried({ flags: { HOTMACH: true } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:5 unknown-flag [tried]
      Nothing uses the flag "HOTMACH", and no layer below has it. Did you mean "HOTMATCH"?"
    `);
  });
  it("of a text in one language", () => {
    expect(tried({}, pack("base", "TY", '"footer.deposit"', '"footer.depsoit"'))).toMatchInlineSnapshot(`
      "text-packs/base/TY.json:12:3 missing-translation [acme tried]
      "footer.depsoit" exists in TY but not in EN. Did you mean "footer.deposit"?"
    `);
  });
  it("of a text pack's own description", () => {
    expect(tried({}, pack("base", "TY", '"$meta"', '"meta"'))).toMatchInlineSnapshot(`
      "text-packs/base/TY.json:2:3 unknown-key [acme tried]
      Unknown key "meta". Did you mean "$meta"?"
    `);
  });
  it("that are equally near to several names suggest all of them", () => {
    expect(
      tried(
        { menus: { main: { entries: { home: { do: { to: "homo" } } } } } },
        {
          "brands/base/routes.json": (site.texts["brands/base/routes.json"] ?? "").replace(
            "{",
            '{ "hamo": { "path": "/hamo", "screen": "home" },',
          ),
        },
      ),
    ).toContain('Did you mean "hamo" or "home"?');
  });
  it("are not assumed for an entry when no layer below has the similar name", () => {
    const entry = { icon: "home", label: "menu.home", do: { action: "back" } };
    expect(tried({ menus: { main: { entries: { sports: { icon: "home", label: "menu.home" }, esports: entry } } } }))
      .toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:9 wrong-shape [tried]
      "do" is missing. What happens. \`action\` names it, the other keys belong to it."
    `);
  });
});

it("a dangling name in a layer is reported even when every brand overrides the place", () => {
  const covered = { footer: { tabs: { deposit: { to: "home" } } } };
  const { "brands/acme/brand.json": acme = "{}" } = site.texts;
  const found = tried(covered, {
    ...base("footer.json", '"voucherCenter"', '"nowhere"'),
    "brands/acme/brand.json": { ...(JSON.parse(acme) as object), ...covered },
  });
  expect(found).toMatchInlineSnapshot(`
    "brands/base/footer.json:5:68 unknown-route []
    There is no route "nowhere". Use one of "home", "login", "voucherCenter"."
  `);
});
it("a malformed tag is reported and does not throw", () => {
  expect(tried({}, pack("base", "TY", '"fil-PH"', '"no tag at all"'))).toContain("wrong-shape");
});
it("layers that extend themselves affect the brands on them", () => {
  expect(tried({ extends: "markets/yy" }, { "brands/markets/yy/brand.json": { extends: "markets/yy" } })).toContain(
    "circular-extends [tried]",
  );
});
