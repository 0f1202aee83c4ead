import { describe, expect, it } from "vitest";
import { compileTried, own, told } from "../../fixtures/site.ts";

const themed = (theme: object) => told(compileTried({ ...own, theme }));
const colours = (said: Record<string, string>) =>
  Object.fromEntries(Object.entries(said).map(([name, $value]) => [name, { $value }]));

describe("unreadable text", () => {
  it("suggests a colour that is readable on every background the text is used on", () => {
    expect(themed({ color: colours({ muted: "#7a7a7a", card: "#e8e8e8" }) })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:19 contrast [tried]
      muted #7a7a7a on surface #ffffff has a contrast of 4.29; 4.5 is needed to read it. #666666 is the nearest text colour that is readable."
    `);
  });
  it("reports the background where the background was set last", () => {
    expect(themed({ color: colours({ surface: "#777777" }) })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:19 contrast [tried]
      ink #1c1c1c on surface #777777 has a contrast of 3.81; 4.5 is needed to read it. #d1d1d1 is the nearest ground colour that is readable."
    `);
  });
  it("reports one background for all the texts on it", () => {
    expect(themed({ color: colours({ surface: "#777777", ink: "#1a1a1a", muted: "#505050", accentInk: "#0000aa" }) }))
      .toMatchInlineSnapshot(`
      "brands/tried/brand.json:12:19 contrast [tried]
      ink #1a1a1a on surface #777777 has a contrast of 3.89; 4.5 is needed to read it. #c3c3c3 is the nearest ground colour that is readable."
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
      muted #404040 on surface #101010 has a contrast of 1.84 on a dark phone; 4.5 is needed to read it. #909090 is the nearest text colour that is readable."
    `);
  });
  it("is found at a gradient's colour", () => {
    expect(
      themed({ color: colours({ onAccent: "#ffffff" }), gradient: { accent: { $value: ["#1a5fb4", "#9ac0f0"] } } }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:19:11 contrast [tried]
      on accent #ffffff on the accent gradient has a contrast of 1.88 here; 4.5 is needed to read it. #5f7795 is the nearest colour that is readable."
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
      on accent #1c1c1c on the accent gradient has a contrast of 4.43 between this colour and the next; 4.5 is needed to read it."
    `);
  });
});
