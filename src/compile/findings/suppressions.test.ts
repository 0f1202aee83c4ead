import { describe, expect, it } from "vitest";
import { compileTried, own, reported } from "../fixtures/site.ts";

const grey = { color: { muted: { $value: "#b0b0b0" } } };
const entry = {
  rule: "contrast",
  at: "/theme/color/muted",
  reason: "The new palette comes with the spring campaign.",
  until: "2026-05-31",
};
const suppressed = (changes: object, brand: object = {}, today = "2026-05-01") =>
  reported(compileTried({ $suppress: [{ ...entry, ...changes }], ...own, theme: grey, ...brand }, {}, { today }));

describe("a suppressed finding", () => {
  it("is not reported, and does not keep a brand from being compiled", () => {
    const { brands, diagnostics } = compileTried(
      { $suppress: [entry], ...own, theme: grey },
      {},
      { today: "2026-05-01" },
    );
    expect([diagnostics, brands.has("tried")]).toEqual([[], true]);
  });
  it.each([
    ["of a place above", "/theme"],
    ["of the whole file", ""],
  ])("may be one %s", (_what, at) => expect(suppressed({ at })).toBe(""));
  it("is still suppressed on the last day", () => expect(suppressed({}, {}, "2026-05-31")).toBe(""));
  it("never expires when no date is given", () => {
    expect(reported(compileTried({ $suppress: [entry], ...own, theme: grey }))).toBe("");
  });
  it("may be in a section's file, where its pointers begin", () => {
    const theme = { $suppress: [{ ...entry, at: "/color" }], ...grey };
    expect(reported(compileTried(own, { "brands/tried/theme.json": theme }, { today: "2026-05-01" }))).toBe("");
  });
  it("may be in a text pack", () => {
    const pack = {
      $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" },
      $suppress: [{ ...entry, rule: "unused-text-key", at: "/promise" }],
      promise: "Soon",
    };
    const files = {
      "text-packs/tried/EN.json": pack,
      "text-packs/tried/TY.json": {
        $meta: { name: "Filipino", code: "TY", tag: "fil-PH", direction: "ltr" },
        promise: "Malapit na",
      },
    };
    expect(reported(compileTried(own, files, { today: "2026-05-01" }))).toBe("");
  });
  it("is reported at other places and by other rules", () => {
    const { diagnostics } = compileTried(
      {
        $suppress: [
          { ...entry, at: "/theme/color/mut" },
          { ...entry, rule: "no-op-override" },
        ],
        ...own,
        theme: grey,
      },
      {},
      { today: "2026-05-01" },
    );
    expect(diagnostics.map(({ rule }) => rule)).toContain("contrast");
  });
});

describe("a wrong suppression", () => {
  it("names what it hides when it has expired", () => {
    expect(suppressed({}, {}, "2026-06-01")).toMatchInlineSnapshot(`
      "brands/tried/brand.json:7:16 expired-suppression [tried]
      The suppression of "contrast" expired on 2026-05-31 and still hides: "muted" (#b0b0b0) on "surface" (#ffffff) has a contrast of 2.17; at least 4.5 is required. Correct what it hides and remove it, or set a later date with a valid reason."
    `);
  });
  it("is reported when it has expired and hides nothing", () => {
    expect(suppressed({}, { theme: { color: { muted: { $value: "#505050" } } } }, "2026-06-01")).toMatchInlineSnapshot(`
      "brands/tried/brand.json:7:16 expired-suppression [tried]
      The suppression of "contrast" expired on 2026-05-31 and no longer hides anything. Remove it."
    `);
  });
  it("keeps the brand from being compiled when it has expired", () => {
    expect(
      compileTried({ $suppress: [entry], ...own, theme: grey }, {}, { today: "2026-06-01" }).brands.has("tried"),
    ).toBe(false);
  });
  it("is reported when it hides nothing", () => {
    expect(suppressed({ at: "/theme/color" }, { theme: { color: { muted: { $value: "#505050" } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:3:5 unused-suppression [tried]
        There is no finding of "contrast" at /theme/color to suppress. Remove the entry, or correct its "at"."
      `);
  });
  it("is reported when it names no rule", () => {
    expect(suppressed({ rule: "contarst" }, { theme: { color: { muted: { $value: "#505050" } } } }))
      .toMatchInlineSnapshot(`
      "brands/tried/brand.json:4:15 wrong-suppression [tried]
      There is no rule "contarst". Did you mean "contrast"?"
    `);
  });
  it("is reported when it names a rule that cannot be suppressed", () => {
    expect(suppressed({ rule: "unknown-route" }, { theme: { color: { muted: { $value: "#505050" } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:4:15 wrong-suppression [tried]
        The rule "unknown-route" cannot be suppressed: a brand that violates it cannot be served, or not correctly. Correct what it finds, and remove this entry."
      `);
  });
  it("is reported when it has no reason", () => {
    expect(suppressed({ reason: "later" }, { theme: { color: { muted: { $value: "#505050" } } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:6:17 wrong-shape [tried]
        "later" is too short: the minimum is 10 characters."
      `);
  });
  it("is not also called unused while another mistake hides its finding", () => {
    expect(suppressed({}, { theme: { color: { muted: { $value: "grey" } } } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:20:19 wrong-shape [tried]
      Invalid value: "grey". A colour: #rgb, #rrggbb or #rrggbbaa."
    `);
  });
});
