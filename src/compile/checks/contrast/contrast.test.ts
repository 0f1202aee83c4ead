import { describe, expect, it } from "vitest";
import { compileTried, own, site, reportOn } from "../../fixtures/site.ts";

const themed = (theme: object) => reportOn({ theme });
const colours = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([name, $value]) => [name, { $value }]));

describe("unreadable text", () => {
  it("suggests a colour that is readable on every background the text is used on", () => {
    expect(themed({ color: colours({ muted: "#7a7a7a", card: "#e8e8e8" }) })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:19 contrast [tried]
      "muted" (#7a7a7a) on "surface" (#ffffff) has a contrast of 4.29; at least 4.5 is required. The nearest readable text colour is #5a5a5a."
    `);
  });
  it("reports the background where the background was set last", () => {
    expect(themed({ color: colours({ surface: "#777777" }) })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:19 contrast [tried]
      "ink" (#1c1c1c) on "surface" (#777777) has a contrast of 3.81; at least 4.5 is required. The nearest readable background colour is #e9e9e9."
    `);
  });
  it("reports one background for all the texts on it", () => {
    expect(themed({ color: colours({ surface: "#777777", ink: "#1a1a1a", muted: "#505050", accentInk: "#0000aa" }) }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:12:19 contrast [tried]
        "ink" (#1a1a1a) on "surface" (#777777) has a contrast of 3.89; at least 4.5 is required. The nearest readable background colour is #d6d6d6."
      `);
  });
  it("is found in the dark scheme", () => {
    expect(
      themed({
        scheme: "auto",
        dark: colours({ surface: "#101010", ink: "#f0f0f0", accent: "#7ab8ff", muted: "#404040" }),
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:22:19 contrast [tried]
      "muted" (#404040) on "surface" (#101010) has a contrast of 1.84 in the dark scheme; at least 4.5 is required. The nearest readable text colour is #ababab."
    `);
  });
  it("is found at a gradient's colour", () => {
    expect(
      themed({ color: colours({ onAccent: "#ffffff" }), gradient: { accent: { $value: ["#1a5fb4", "#9ac0f0"] } } }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:19:11 contrast [tried]
      "onAccent" (#ffffff) on the gradient "accent" has a contrast of 1.88 here; at least 4.5 is required. The nearest readable colour is #5f7795."
    `);
  });
  it("is found between two colours of a gradient", () => {
    expect(
      themed({
        color: colours({ accent: "#ffb000", onAccent: "#1c1c1c" }),
        gradient: { accent: { $value: ["#ff5a5a", "#00a0ff"] } },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:21:11 contrast [tried]
      "onAccent" (#1c1c1c) on the gradient "accent" has a contrast of 4.43 between this colour and the next; at least 4.5 is required."
    `);
  });
});

describe("a name in the logo that is hard to see", () => {
  const onBoth = colours({ accent: "#ffe000", onAccent: "#1c1c1c" });
  it.each([
    [
      "a gradient that ends near the page",
      {
        logo: { fill: "gradient" },
        theme: { gradient: { accent: { $value: ["#e0e0e0", "#fafafa"] } }, color: onBoth },
      },
      '"#fafafa"',
    ],
    ["a flat accent", { logo: { fill: "gradient" }, theme: { color: onBoth } }, '"#ffe000"'],
  ])("%s: once, at its line", (_, brand, line) => {
    const written = { ...own, ...brand };
    const [found, ...others] = compileTried(written).diagnostics;
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: "contrast", file: "brands/tried/brand.json" });
    expect(found?.message).toContain("The name in the logo");
    expect(JSON.stringify(written, null, 2).split("\n")[(found?.line ?? 0) - 1]).toContain(line);
  });
  it("is the mistake of the brand that fills it, where its market has the gradient", () => {
    const market = { theme: { gradient: { accent: { $value: ["#e0e0e0", "#fafafa"] } }, color: onBoth }, market: "ZZ" };
    const below = JSON.parse(site.texts["brands/markets/zz/brand.json"] ?? "{}") as object;
    const report = compileTried(
      { ...own, extends: "markets/zz", logo: { fill: "gradient" } },
      { "brands/markets/zz/brand.json": { ...below, theme: market.theme } },
    ).diagnostics.filter(({ brands }) => brands.includes("tried"));
    expect(report).toMatchObject([{ rule: "contrast", file: "brands/tried/brand.json", pointer: "/logo/fill" }]);
  });
  it.each(["ink", "accent", "gradient"])("%s on a page where it stands out", (fill) => {
    expect(reportOn({ logo: { fill } })).toBe("");
  });
});

it.each([
  ["border", { border: { width: { $value: "20px" } } }, "at most 8px"],
  ["radius", { radius: { card: { $value: "900px" } } }, "at most 60px"],
  ["gap", { space: { gap: { $value: "280px" } } }, "at most 100px"],
])("a %s with which the page falls apart", (_, theme, hint) => {
  const report = themed(theme);
  expect(report).toContain(hint);
  expect(report.match(/^brands\/tried/gm)).toHaveLength(1);
});
