import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { halvesOf, isNear } from "./near-name.ts";

describe("a name is near", () => {
  test.each([
    ["as it is", "dragon"],
    ["in any case", "DRAGON"],
    ["with another letter", "dragun"],
    ["with a letter less", "dragn"],
    ["with a letter more", "draggon"],
  ])("%s", (_, typed) => expect(isNear("Golden Dragon 7", typed)).toBe(true));
  test.each([["drogun"], ["tiger"], ["dagn"]])("not with two slips or another name: %s", (typed) =>
    expect(isNear("Golden Dragon 7", typed)).toBe(false),
  );
});

test("after any one slip one half of the text is a part of the name", () => {
  const name = "lucky lantern";
  fc.assert(
    fc.property(
      fc.nat(name.length - 1),
      fc.constantFrom("", "x", "xy"),
      fc.nat(4),
      fc.integer({ min: 6, max: 8 }),
      (at, instead, from, length) => {
        const part = name.slice(from, from + length).replaceAll(" ", "-");
        const slipped = part.slice(0, at % part.length) + instead + part.slice((at % part.length) + 1);
        const same = instead === "xy" ? part.slice(0, at % part.length) + "x" + part.slice(at % part.length) : slipped;
        const halves = halvesOf(same);
        expect(halves.some((half) => half.length > 0 && part.includes(half))).toBe(true);
        expect(isNear(name.replaceAll(" ", "-"), same)).toBe(true);
      },
    ),
  );
});
