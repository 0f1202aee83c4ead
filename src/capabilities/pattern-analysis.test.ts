import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { patternAnalysis } from "./pattern-analysis.ts";

const { valueWithin, costOf } = patternAnalysis;
const within = (pattern: string, minLength = 1, maxLength = Number.POSITIVE_INFINITY, numeric = false) =>
  valueWithin({ patterns: [pattern], numeric, minLength, maxLength });

describe("whether a value exists", () => {
  it.each([
    ["[0-9]{10,12}", 1, 8, { exists: false, shortest: "0000000000", longest: 12 }],
    ["a+b", 1, 1, { exists: false, shortest: "ab", longest: Number.POSITIVE_INFINITY }],
    ["(?=.*\\d)(?=.*[A-Z]).{8,}", 1, 7, { exists: false, shortest: "AAAAAAA0", longest: Number.POSITIVE_INFINITY }],
    ["(?!.*\\d)[0-9]+", 1, 9, { exists: false }],
    ["^(?=.*\\d$)[a-z]+$", 1, 9, { exists: false }],
    ["\\p{Lu}{3}", 1, 2, { exists: false, shortest: "AAA", longest: 6 }],
    ["\\p{Lu}{3}", 7, 9, { exists: false, shortest: "AAA", longest: 6 }],
    ["", 1, 9, { exists: false, shortest: "", longest: 0 }],
  ])("%s within %d to %d: none, with what the pattern needs", (pattern, minLength, maxLength, answer) => {
    expect(within(pattern, minLength, maxLength)).toEqual(answer);
  });
  it.each(["\\bfoo\\b", "(?!.*(.)\\1).{3}", "x(?<=x)y"])("%s cannot be proved", (pattern) => {
    expect(within(pattern)).toEqual({ exists: "unknown" });
  });
  it.each([
    ["\\p{Script=Han}+", 1, 3],
    ["\\p{Extended_Pictographic}+", 1, 5],
    ["[\\p{L}\\p{M}' .-]+", 2, 16],
    ["\\u{1F600}{2}", 4, 4],
  ])("%s within %d to %d: a value of such characters", (pattern, minLength, maxLength) => {
    const answer = within(pattern, minLength, maxLength);
    expect(answer.exists === true && new RegExp(`^(?:${pattern})$`, "u").test(answer.example)).toBe(true);
  });
  it("an emoji counts as two characters", () => {
    expect(within("\\u{1F600}+", 1, 1)).toEqual({ exists: "unknown" });
    expect(within("\\u{1F600}{2}", 3, 4)).toEqual({ exists: true, example: "😀😀" });
    expect(within("\\u{1F600}{2}", 5, 9)).toEqual({ exists: false, shortest: "😀😀", longest: 4 });
  });
  it("an example fits, whatever the pattern and the limits", () => {
    const piece = fc.constantFrom("[A-Z]{2}", "\\d+", "(?:ab|c)?", "[^x]", "\\\\p{Lu}", "-", "z{3,5}", ".");
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 12 }),
        (pieces, minLength, more) => {
          const pattern = pieces.join("");
          const answer = within(pattern, minLength, minLength + more);
          if (answer.exists !== true) return;
          expect(answer.example).toMatch(new RegExp(`^(?:${pattern})$`, "u"));
          expect(answer.example.length).toBeGreaterThanOrEqual(minLength);
          expect(answer.example.length).toBeLessThanOrEqual(minLength + more);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("how the time of a pattern grows", () => {
  it.each([
    ["[a-z]+", "linear"],
    ["(a|a)*", "exponential"],
    ["(x+x+)+y", "exponential"],
    ["\\d+\\d+", "polynomial"],
    ["(?=.*\\d).{8,20}", "linear"],
    ["(?=(a+)+$)a", "exponential"],
    ["a(?=b)(b+)+", "unknown"],
  ])("%s: %s", (pattern, growth) => expect(costOf(pattern).growth).toBe(growth));
});
