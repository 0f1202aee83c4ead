import { describe, expect, it } from "vitest";
import { explained } from "./explained.ts";

describe("a choice whose description explains its values", () => {
  it("gets one explanation per value", () => {
    expect(
      explained({ enum: ["bar", "slim", null], description: "bar: a filled bar. slim: lower, with a hairline." })[
        "enumDescriptions"
      ],
    ).toEqual(["A filled bar.", "Lower, with a hairline.", "Removes what a layer below sets."]);
  });
  it("is not misled by words that only look like a value", () => {
    expect(
      explained({ enum: ["tile", "wide"], description: "wide: not a tile: something else. tile: a picture." })[
        "enumDescriptions"
      ],
    ).toEqual(["A picture.", "Not a tile: something else."]);
  });
  it.each([
    ["no value is explained", "The style of cards."],
    ["one is not explained", "bar: a filled bar. Else nothing."],
  ])("is unchanged if %s", (_what, description) => {
    expect(explained({ enum: ["bar", "slim"], description })).not.toHaveProperty("enumDescriptions");
  });
});
