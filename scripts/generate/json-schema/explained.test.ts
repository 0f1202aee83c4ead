import { describe, expect, it } from "vitest";
import { explained } from "./explained.ts";

describe("a choice that explains its values", () => {
  it("has an explanation for each", () => {
    expect(
      explained({ enum: ["bar", "slim", null], description: "bar: a filled bar. slim: lower, with a hairline." })[
        "enumDescriptions"
      ],
    ).toEqual(["A filled bar.", "Lower, with a hairline.", "Takes away what a layer below says."]);
  });
  it("is not told apart by words that only look like one", () => {
    expect(
      explained({ enum: ["tile", "wide"], description: "wide: not a tile: something else. tile: a picture." })[
        "enumDescriptions"
      ],
    ).toEqual(["A picture.", "Not a tile: something else."]);
  });
  it.each([
    ["no value is explained", "How cards stand on the page."],
    ["one is not explained", "bar: a filled bar. Else nothing."],
  ])("stays as it is where %s", (_what, description) => {
    expect(explained({ enum: ["bar", "slim"], description })).not.toHaveProperty("enumDescriptions");
  });
});
