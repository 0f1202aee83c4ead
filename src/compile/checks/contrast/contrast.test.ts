import { describe, expect, it } from "vitest";
import { compileTried, own, reported } from "../../fixtures/site.ts";

const themed = (theme: object) => reported(compileTried({ ...own, theme }));
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
