import { describe, expect, it, test } from "vitest";
import { compileTried, own, reportOn } from "../fixtures/site.ts";

const metas = {
  EN: { name: "English", code: "EN", tag: "en", direction: "ltr" },
  TY: { name: "Filipino", code: "TY", tag: "fil-PH", direction: "ltr" },
};

/** Findings for a brand with these texts. */
function saying(words: Partial<Record<"EN" | "TY", object>>, brand: object = {}): string {
  const files = Object.entries(words).map(([code, texts]) => [
    `text-packs/tried/${code}.json`,
    { $meta: metas[code as "EN"], ...texts },
  ]);
  return reportOn(brand, Object.fromEntries(files));
}

test("a new key without text is one finding, with every place that uses it", () => {
  const status = (title: string) => ({
    widget: "status-view",
    options: { title, text: "soon.text", drawing: "compass" },
  });
  const body = { one: status("tried.new"), two: status("tried.new"), three: status("tried.new") };
  expect(compileTried({ ...own, screens: { home: { body } } }).diagnostics).toMatchObject([
    {
      rule: "unknown-text-key",
      pointer: "/screens/home/body/one/options/title",
      related: [{ pointer: expect.stringMatching("/two/") }, { pointer: expect.stringMatching("/three/") }],
    },
  ]);
});

describe("placeholders", () => {
  it("one that the other language lacks", () => {
    expect(saying({ EN: { "footer.label": "Hello {{name}}" }, TY: { "footer.label": "Kumusta {{nmae}}" } }))
      .toMatchInlineSnapshot(`
        "text-packs/tried/TY.json:8:19 different-placeholders [tried]
        The text in EN has no placeholder {{nmae}}. Did you mean {{name}}?"
      `);
  });
  it("one that is missing", () => {
    expect(saying({ EN: { "footer.label": "{{a}} of {{b}}" }, TY: { "footer.label": "{{a}}" } }))
      .toMatchInlineSnapshot(`
      "text-packs/tried/TY.json:8:19 different-placeholders [tried]
      The placeholder {{b}} of the text in EN is missing here."
    `);
  });
  it("several that are missing", () => {
    expect(saying({ EN: { "footer.label": "{{a}} of {{b}}" }, TY: { "footer.label": "Wala" } })).toMatchInlineSnapshot(`
      "text-packs/tried/TY.json:8:19 different-placeholders [tried]
      The placeholders {{a}}, {{b}} of the text in EN are missing here."
    `);
  });
  it("in one language only are compared with the texts below", () => {
    expect(saying({ TY: { "footer.label": "Kumusta {{name}}" } })).toMatchInlineSnapshot(`
      "text-packs/tried/TY.json:8:19 different-placeholders [tried]
      The text in EN has no placeholder {{name}}. Visitors would see the braces."
    `);
  });
  it("in a plural form are those of the other forms", () => {
    expect(
      saying({ EN: { "winner.count_one": "{{count}} winner in {{game}}", "winner.count_other": "{{count}} winners" } }),
    ).toMatchInlineSnapshot(`
      "text-packs/tried/EN.json:8:23 different-placeholders [tried]
      "winner.count_other" in EN has no placeholder {{game}}. Visitors would see the braces."
    `);
  });
  it.each([
    [
      "formats and order are free",
      { EN: { "footer.label": "{{a, money}} of {{b}}" }, TY: { "footer.label": "{{b}}, {{ a }}" } },
    ],
    [
      "the form for one may say the number in words",
      {
        EN: { "winner.count_one": "One winner", "winner.count_other": "{{count}} winners" },
        TY: { "winner.count_one": "Isang nanalo", "winner.count_other": "{{count}} na nanalo" },
      },
    ],
  ])("%s", (_what, words) => expect(saying(words)).toBe(""));
});

describe("plural forms", () => {
  const label = { footer: { tabs: { home: { label: "tab.count" } } } };
  it("one that is missing", () => {
    expect(
      saying(
        {
          EN: { "tab.count_other": "{{count}} tabs" },
          TY: { "tab.count_one": "{{count}} tab", "tab.count_other": "{{count}} na tab" },
        },
        label,
      ),
    ).toMatchInlineSnapshot(`
      "text-packs/tried/EN.json:8:3 missing-plural-form [tried]
      "tab.count" has no "tab.count_one" in EN. Add every form of the language: "tab.count_one", "tab.count_other"."
    `);
  });
  it("one that the language does not have", () => {
    expect(saying({ EN: { "winner.count_few": "{{count}} winners" } })).toMatchInlineSnapshot(`
      "text-packs/tried/EN.json:8:3 missing-plural-form [tried]
      EN has no plural form "few". Its forms are "winner.count_one", "winner.count_other"."
    `);
  });
  it("forms in one language and none in the other", () => {
    expect(
      saying(
        {
          EN: { "tab.count": "{{count}} tabs" },
          TY: { "tab.count_one": "{{count}} tab", "tab.count_other": "{{count}} na tab" },
        },
        label,
      ),
    ).toMatchInlineSnapshot(`
      "text-packs/tried/EN.json:8:3 missing-plural-form [tried]
      "tab.count" has plural forms in TY but none here. Write "tab.count_one", "tab.count_other"."
    `);
  });
  it.each(["tba.count_one", "tab.count_oen"])("one with the misspelt key %s is reported once, there", (slip) => {
    const english = { "tab.count_one": "{{count}} tab", "tab.count_other": "{{count}} tabs" };
    const filipino = { [slip]: "{{count}} tab", "tab.count_other": "{{count}} na tab" };
    expect(saying({ EN: english, TY: filipino }, label)).toBe(
      `text-packs/tried/TY.json:8:3 missing-plural-form [tried]\n"${slip}" exists in TY only, where "tab.count_one" is missing. Did you mean "tab.count_one"?`,
    );
  });
  it.each([
    ["forms of the layer below count", { EN: { "winner.count_one": "Just {{count}} winner" } }],
    [
      "a key that only ends like a form is none",
      { EN: { "game.player_one": "First player" }, TY: { "game.player_one": "Unang manlalaro" } },
    ],
  ])("%s", (_what, words) => expect(saying(words)).toBe(""));
});

describe("unused texts", () => {
  it("are reported once, with the key that was probably meant", () => {
    expect(saying({ EN: { "footer.hom": "Start" }, TY: { "footer.hom": "Simula" } })).toMatchInlineSnapshot(`
      "text-packs/tried/EN.json:8:3 unused-text-key [tried]
      Nothing uses the text "footer.hom". Did you mean "footer.home"?"
    `);
  });
  it("of a market are reported when none of its brands uses them", () => {
    const files = {
      "text-packs/markets/zz/EN.json": { $meta: metas.EN, "market.hint": "Lotto" },
      "text-packs/markets/zz/TY.json": { $meta: metas.TY, "market.hint": "Lotto" },
    };
    expect(reportOn({ extends: "markets/zz" }, files)).toMatchInlineSnapshot(`
      "text-packs/markets/zz/EN.json:8:3 unused-text-key [acme tried]
      Nothing uses the text "market.hint". Remove it from every language."
    `);
    expect(reportOn({ extends: "markets/zz", footer: { tabs: { home: { label: "market.hint" } } } }, files)).toBe("");
  });
  it("in one language are not also called untranslated", () => {
    expect(saying({ EN: { "footer.hom": "Start" } })).toMatch(/^.* unused-text-key .*\n.*$/);
  });
  it("are not reported when a descriptor misspells their key", () => {
    expect(
      saying(
        { EN: { "brand.promise": "Yours" }, TY: { "brand.promise": "Iyo" } },
        { footer: { tabs: { home: { label: "brand.promis" } } } },
      ),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:18 unknown-text-key [tried]
      No text pack contains "brand.promis". Did you mean "brand.promise"?"
    `);
  });
  it.each([
    ["another word for one of the engine's", { EN: { in_bet: "Bet" } }],
    ["a word that a widget brings along", { EN: { "game.brandNew": "Fresh" }, TY: { "game.brandNew": "Bago" } }],
  ])("%s is used", (_what, words) => expect(saying(words)).toBe(""));
});

describe("a typo in the key of a rule's message", () => {
  it("is one finding: the text is not also called unused", () => {
    const brand = {
      rules: { lounge: { pattern: "[a-z]+", messages: { required: "tried.lounge", pattern: "tried.lounge" } } },
      registration: { fields: { nickname: { enabled: true, required: false, rule: "lounge" } } },
    };
    expect(saying({ EN: { "tried.lounge": "Letters only" }, TY: { "tried.lonuge": "Mga letra lang" } }, brand))
      .toMatchInlineSnapshot(`
        "text-packs/tried/TY.json:8:3 rule-without-message [tried]
        The message "tried.lounge" of a rule has no text in TY. Did you mean "tried.lounge"?"
      `);
  });
});
