import { describe, expect, it } from "vitest";
import { compileBrands } from "../compile.ts";
import { compileTried, digest, own, reported, site, siteWith, reportOn } from "../fixtures/site.ts";

const tried = (brand: object, files: Record<string, unknown> = {}) => reportOn(brand, files);

describe("an override that changes nothing", () => {
  it("the value of the layer below", () => {
    expect(tried({ footer: { look: "bar", tabs: { home: { icon: "star" } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:5 no-op-override [tried]
      This changes nothing: "base" already has this value. Remove it: a layer contains only what it changes."
    `);
  });
  it("a whole object of the layer below, reported once", () => {
    expect(
      tried({
        footer: { tabs: { home: { icon: "home", label: "footer.home", to: "home" }, deposit: { icon: "wallet" } } },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:11:7 no-op-override [tried]
      This changes nothing: "base" already has this value. Remove it: a layer contains only what it changes."
    `);
  });
  it("the value of the market, not of base", () => {
    expect(tried({ extends: "markets/zz", footer: { tabs: { deposit: { icon: "wallet" } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:3 no-op-override [tried]
      This changes nothing: "markets/zz" already has this value. Remove it: a layer contains only what it changes."
    `);
  });
  it("but not where the layer between has the name wrong", () => {
    const registration = (name: string, enabled: boolean) => ({ fields: { [name]: { enabled } } });
    const files = {
      "brands/base/brand.json": {
        ...(JSON.parse(site.texts["brands/base/brand.json"] ?? "") as object),
        registration: { fields: { facebook: { enabled: false, required: false } } },
      },
      "brands/markets/zz/registration.json": registration("facbbook", true),
    };
    expect(tried({ extends: "markets/zz", registration: registration("facebook", false) }, files)).toMatch(
      /^brands\/markets\/zz\/registration\.json:\d+:\d+ unknown-registration-field [^\n]*\n[^\n]*$/,
    );
  });
  it("the existing order", () => {
    expect(tried({ footer: { tabs: { $order: ["home", "deposit"] } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:9:3 no-op-override [tried]
      This changes nothing: "base" already has this value. Remove it: a layer contains only what it changes."
    `);
  });
  it("an empty object", () => {
    expect(tried({ footer: { tabs: {} } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:5 no-op-override [tried]
      This changes nothing: "base" is not changed by an empty object. Remove it: a layer contains only what it changes."
    `);
  });
  it("null for an absent optional key", () => {
    expect(tried({ routes: { home: { title: null } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:11:7 no-op-override [tried]
      This changes nothing: "base" has nothing to remove here. Remove it: a layer contains only what it changes."
    `);
  });
  it("in a market, with every brand that extends it", () => {
    expect(
      tried(
        { extends: "markets/zz" },
        { "brands/markets/zz/brand.json": { footer: { tabs: { deposit: { icon: "coins" } } } } },
      ),
    ).toMatchInlineSnapshot(`
      "brands/markets/zz/brand.json:2:3 no-op-override [acme tried]
      This changes nothing: "base" already has this value. Remove it: a layer contains only what it changes."
    `);
  });
  it.each([
    [
      "a value that goes back over the market's",
      { extends: "markets/zz", footer: { tabs: { deposit: { icon: "coins" } } } },
    ],
    ["a list in another order", { languages: { offered: ["TY", "EN"] } }],
    ["an entry that is removed", { screens: { home: { body: { hot: null } } } }],
    ["what it extends", { extends: "base" }],
  ])("is not %s", (_what, brand) => expect(tried(brand)).toBe(""));
});

describe("null for an absent entry", () => {
  it("suggests a similar name", () => {
    expect(tried({ screens: { home: { body: { baner: null } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:9 unknown-entry [tried]
      There is no "baner" here to remove. Did you mean "banner"?"
    `);
  });
  it("lists the entries when no name is similar", () => {
    expect(tried({ menus: { main: { entries: { jackpot: null } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:9 unknown-entry [tried]
      There is no "jackpot" here to remove. Use "home"."
    `);
  });
  it("is a misspelt key where keys are fixed", () => {
    expect(tried({ footer: { lok: null } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:5 unknown-entry [tried]
      There is no "lok" here to remove. Did you mean "look"?"
    `);
  });
});

describe("a misspelt or mistaken key", () => {
  it("the only unknown key beside one that is missing", () => {
    expect(
      tried({
        menus: {
          main: {
            entries: {
              help: { icon: "help", label: "menu.home", do: { action: "open-link", url: "https://help.example" } },
            },
          },
        },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:17:13 unknown-key [tried]
      Unknown key "url". Did you mean "href"?"
    `);
  });
  it("a number instead of one of several names", () => {
    expect(tried({ footer: { look: 3, tabs: { home: { when: { visitor: 3 } } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:10:13 wrong-shape [tried]
      Expected a string, not a number. Use one of "bar", "floating", "text", "minimal", "marker".
      brands/tried/brand.json:14:22 wrong-shape [tried]
      Invalid value: 3. Use one of "guest", "member", "trial", "agent"."
    `);
  });
  it("an unknown market", () => {
    expect(tried({ market: "yy" })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:9:13 unknown-market [tried]
      There is no market "yy": brands/markets/yy has no descriptor. Use "zz"."
    `);
  });
});

describe("secrets", () => {
  it.each([
    ["a private key", "-----BEGIN RSA PRIVATE KEY-----"],
    ["a cloud key", "AKIAIOSFODNN7EXAMPLE"],
    ["a bearer token", "Bearer abcdefghijklmnopqrstuvwxyz"],
    ["an address with a password", "https://user:hunter22@platform.example"],
  ])("%s", (_what, text) => {
    expect(tried({ theme: { color: { muted: { $description: text } } } })).toMatch(/secret-looking/);
  });
  it("are reported by their kind", () => {
    expect(tried({ theme: { color: { muted: { $description: "ghp_0123456789abcdefghijABCDEFGHIJ012345" } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:12:25 secret-looking [tried]
        This looks like a GitHub token. Everyone can read a brand's files. Remove it, replace the secret everywhere, and keep secrets on the platform."
      `);
  });
  it("exclude the public key of a phone-auth provider, but not other secrets in its place", () => {
    const withKey = (apiKey: string) =>
      tried({
        features: {
          phoneAuth: { provider: "firebase", apiKey, authDomain: "tried.firebaseapp.com", projectId: "tried-project" },
        },
      });
    expect(withKey("AIza0123456789abcdefghijABCDEFGHIJ01234")).toBe("");
    expect(withKey("9f8a7c6b5d4e3f2a1b0c")).toBe("");
    expect(withKey("ghp_0123456789abcdefghijABCDEFGHIJ012345")).toMatch(/secret-looking/);
  });
  it.each([
    ["a merchant's code", { merchant: { code: "a1b2c3d4e5f6g7h8", trialCode: "triedtrial" } }],
    ["a colour", { theme: { color: { muted: { $value: "#5a5a5b" } } } }],
  ])("%s is none", (_what, brand) => expect(tried(brand)).toBe(""));
  it.each([
    ["a key that is not known", { gateway: { apiKey: "9f8a7c6b5d4e3f2a1b0c" } }],
    ["a value that does not fit", { gateway: { token: { in: "header", name: "Bearer abcdefghijklmnopqrstuvwxyz" } } }],
  ])("in %s are reported as secrets only", (_what, brand) => {
    expect(compileTried({ ...own, ...brand }).diagnostics.map(({ rule }) => rule)).toEqual(["secret-looking"]);
  });
  it("with random values are found by their key", () => {
    const files = {
      "text-packs/tried/EN.json": {
        $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" },
        "game.apiKey": "9f8a7c6b5d4e3f2a1b0c",
        "game.token": "Your token for the lucky draw",
      },
    };
    expect(tried({}, files)).toMatch(
      /secret-looking \[tried\]\nThis looks like a secret, as the value of "game.apiKey"/,
    );
    expect(tried({}, files).match(/secret-looking/g)).toHaveLength(1);
  });
});

describe("files that cannot be decoded", () => {
  it("a file in another encoding is reported at its first bad character", () => {
    const files = siteWith({ "brands/tried/brand.json": '{\n  "name": "Caf\uFFFD"\n}' });
    expect(reported(compileBrands({ ...files, notUtf8: { "brands/tried/brand.json": 16 } }, { digest })))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:2:15 not-utf-8 [tried]
        The file is not UTF-8: this character cannot be decoded. Save the file as UTF-8."
      `);
  });
  it("a file saved as UTF-16", () => {
    expect(
      reported(
        compileBrands(
          {
            ...siteWith({ "brands/tried/brand.json": "\uFFFD\uFFFD{\u0000" }),
            notUtf8: { "brands/tried/brand.json": 0 },
          },
          { digest },
        ),
      ),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:1:1 not-utf-8 [tried]
      The file is not UTF-8: this character cannot be decoded. It is probably saved as UTF-16. Save it as UTF-8."
    `);
  });
});

describe("a value of another kind than the one of the layer below", () => {
  const entry = (changes: object) => ({ menus: { main: { entries: { home: changes } } } });
  it.each([
    ["an action", entry({ do: { action: "open-service" } })],
    ["an action with what the other has, too", entry({ do: { action: "redirect", to: "home" } })],
    ["a condition", entry({ when: { visitor: "guest" } })],
    ["a widget", { header: { home: { end: { menu: { widget: "page-title" } } } } }],
  ])("replaces it: %s", (_what, changes) => {
    const below = { "brands/markets/zz/brand.json": entry({ when: { not: { flag: "HOTMATCH" } } }) };
    expect(tried({ extends: "markets/zz", ...changes }, below)).toBe("");
  });
  it.each([
    ["an action", entry({ do: { action: "redirect" } }), '"to" is missing.'],
    ["a condition", entry({ when: { vistor: "guest" } }), 'Unknown key "vistor".'],
    [
      "a field",
      { forms: { login: { fields: { username: { kind: "checkbox", gate: true } } } } },
      '"label" is missing.',
    ],
  ])("and what is wrong with it is found in it, never below: %s", (_what, changes, message) => {
    const below = { "brands/markets/zz/brand.json": entry({ when: { not: { flag: "HOTMATCH" } } }) };
    const found = compileTried({ ...own, extends: "markets/zz", ...changes }, below).diagnostics;
    expect(found.map((one) => [one.file, one.message])).toEqual([["brands/tried/brand.json", message]]);
  });
});
