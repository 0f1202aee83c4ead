import { describe, expect, it } from "vitest";
import { patternAnalysis } from "#capabilities/pattern-analysis.ts";
import { compileTried, own, reported, reportOn } from "../fixtures/site.ts";

const messages = { pattern: "rule.userName" };
type Fields = Record<string, object>;

/** Findings for registration fields, each with a rule named like the field; "code" is that of the nickname. */
function registering(rules: Fields, patterns = true): string {
  const fields = Object.fromEntries(
    Object.keys(rules).map((id) => [id === "code" ? "nickname" : id, { enabled: true, required: true, rule: id }]),
  );
  const withMessages = Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, { messages, ...rule }]));
  return reported(
    compileTried(
      { ...own, registration: { fields }, rules: withMessages },
      {},
      patterns ? { patterns: patternAnalysis } : {},
    ),
  );
}

describe("a rule that no value satisfies", () => {
  it("minimum length above the maximum", () => {
    expect(registering({ code: { minLength: 12, maxLength: 8 } }, false)).toMatchInlineSnapshot(`
      "brands/tried/brand.json:23:20 unsatisfiable-rule [tried]
      No value satisfies the rule "code": at least 12 characters are required, but at most 8 are allowed. Raise "maxLength", or lower "minLength"."
    `);
  });
  it("a pattern that needs more than the longest value", () => {
    expect(registering({ code: { maxLength: 8, pattern: "[A-Z]{2}[0-9]{8,}" } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:24:18 unsatisfiable-rule [tried]
      No value satisfies the rule "code": at most 8 characters are allowed, but the shortest text that fits the pattern has 10, for example "AA00000000". Raise "maxLength" to 10 or more, or write a pattern that shorter texts fit."
    `);
  });
  it("a pattern that allows less than the shortest value", () => {
    expect(registering({ code: { pattern: "[A-Z]{2,4}", minLength: 6 } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:23:18 unsatisfiable-rule [tried]
      No value satisfies the rule "code": at least 6 characters are required, but the longest text that fits the pattern has 4. Lower "minLength" to 4 or less, or write a pattern that longer texts fit."
    `);
  });
  it("digits only, and a pattern of letters", () => {
    expect(registering({ code: { numeric: true, pattern: "[A-Z]+" } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:24:18 unsatisfiable-rule [tried]
      No value satisfies the rule "code": only digits are allowed, but no text of digits fits the pattern. Change the pattern, or remove "numeric"."
    `);
  });
  it("a pattern that contradicts itself", () => {
    expect(registering({ code: { pattern: "(?=.*[0-9])[a-z]+" } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:23:18 unsatisfiable-rule [tried]
      No value satisfies the rule "code": no text fits the pattern. Change the pattern."
    `);
  });
  it("lengths that the pattern skips", () => {
    expect(registering({ code: { pattern: "(?:[A-Z]{4})+", minLength: 5, maxLength: 7 } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:23:18 unsatisfiable-rule [tried]
      No value satisfies the rule "code": 5 to 7 characters are allowed, but no text of such a length fits the pattern. Change the lengths, or the pattern."
    `);
  });
  it("a password too short for its look-aheads", () => {
    expect(registering({ code: { maxLength: 3, pattern: "(?=(?:.*[A-Z]){2})(?=(?:.*[0-9]){2}).+" } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:24:18 unsatisfiable-rule [tried]
        No value satisfies the rule "code": at most 3 characters are allowed, but the shortest text that fits the pattern has 4, for example "00AA". Raise "maxLength" to 4 or more, or write a pattern that shorter texts fit."
      `);
  });
  it("two fields that must be equal and cannot", () => {
    expect(registering({ password: { minLength: 8 }, confirmPassword: { equals: "password", maxLength: 6 } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:34:17 unsatisfiable-rule [tried]
        No value satisfies both "confirmPassword" and "password", which must be equal and have the rules "confirmPassword" and "password": at least 8 characters are required, but at most 6 are allowed. No visitor can fill in a field with this rule."
      `);
  });
  it("a field compared with an unknown one", () => {
    expect(registering({ password: {}, confirmPassword: { equals: "pasword" } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:33:17 unsatisfiable-rule [tried]
      The rule "confirmPassword" of "confirmPassword" compares it with "pasword", which is not a field of registration. Did you mean "password"?"
    `);
  });
  it("a field that must equal and differ", () => {
    expect(registering({ password: { differsFrom: "confirmPassword" }, confirmPassword: { equals: "password" } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:34:17 unsatisfiable-rule [tried]
        The rule "confirmPassword" requires "confirmPassword" to equal "password", whose rule "password" requires it to differ. No visitor can fill in a field with this rule."
      `);
  });
  it("is not searched for when the pattern is broken", () => {
    expect(registering({ code: { pattern: "[A-Z", maxLength: 3 } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:23:18 broken-pattern [tried]
      The pattern of "code" is invalid: unterminated character class. Write a regular expression for the whole value, without slashes."
    `);
  });
  it.each([
    ["an odd value that trying does not find", { pattern: "ZX-[0-9]{3}-[a-f]{2}", minLength: 9, maxLength: 9 }],
    ["a back-reference", { pattern: "(.)(.)\\2\\1x{3}", minLength: 7 }],
    ["a word boundary that cannot be proved", { pattern: "x\\by", maxLength: 2 }],
    ["digits by pattern and by number pad", { pattern: "(0|63)?9[0-9]{9}", numeric: true, maxLength: 12 }],
  ])("is not found in %s", (_what, rule) => expect(registering({ code: rule })).toBe(""));
});

describe("a pattern that takes too long", () => {
  it("exponential time", () => {
    expect(registering({ code: { pattern: "(a|a)*", maxLength: 20 } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:23:18 catastrophic-pattern [tried]
      This pattern can take exponential time: every further character doubles it. Try "a" 31 times, then "!". Avoid nested repetitions, and alternatives that begin alike."
    `);
  });
  it("quadratic time without a maximum length", () => {
    expect(registering({ code: { pattern: "\\d+\\d+" } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:23:18 catastrophic-pattern [tried]
      This pattern can be very slow: a value twice as long takes four times as long. Give the rule a "maxLength", or avoid adjacent repetitions that match the same characters."
    `);
  });
  it("inside a look-ahead", () => {
    expect(registering({ code: { pattern: "(?=(\\w+)+!)[a-z!]+", maxLength: 40 } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:23:18 catastrophic-pattern [tried]
      This pattern can take exponential time: every further character doubles it. Try "0", then "0" 31 times, then "0". Avoid nested repetitions, and alternatives that begin alike."
    `);
  });
  it.each([
    ["the square of a short value", { pattern: "\\d+\\d+", maxLength: 40 }],
    ["several repetitions that exclude each other", { pattern: "[^@\\s]+@[^@\\s]+\\.[A-Za-z]{2,}", maxLength: 100 }],
    ["a password with look-aheads", { pattern: "(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,20}" }],
  ])("is not %s", (_what, rule) => expect(registering({ code: rule })).toBe(""));
});

describe("a rule without a message", () => {
  it("for one of its failures", () => {
    expect(registering({ code: { minLength: 4, numeric: true, messages: { minLength: "rule.userName" } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:20:7 rule-without-message [tried]
        The rule "code" has no message for a value that violates its pattern. Add it to "messages"; "pattern" there applies to all of them."
      `);
  });
  it("in one of the languages", () => {
    const pack = { $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" }, "rule.code": "Six letters" };
    const brand = {
      ...own,
      registration: { fields: { nickname: { enabled: true, required: true, rule: "code" } } },
      rules: { code: { pattern: "[A-Z]{6}", messages: { pattern: "rule.code" } } },
    };
    expect(reported(compileTried(brand, { "text-packs/tried/EN.json": pack }))).toMatchInlineSnapshot(`
      "brands/tried/brand.json:22:20 rule-without-message [tried]
      The message "rule.code" has no text in TY. Add it to text-packs/tried/TY.json."
    `);
  });
  it("is no mistake while no field uses the rule", () => {
    expect(reportOn({ rules: { code: { pattern: "[A-Z]{6}", messages: {} } } })).toBe("");
  });
});
