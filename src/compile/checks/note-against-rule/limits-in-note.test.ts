import { expect, it } from "vitest";
import { patternAnalysis } from "#capabilities/pattern-analysis.ts";
import { refusedOf } from "./against-rule.ts";
import { limitsInNote } from "./limits-in-note.ts";

it.each([
  ["8 digits", { numeric: true, minLength: 6, maxLength: 6 }, "takes nothing of 8 characters"],
  ["8 digits", { pattern: "[0-9]{6}" }, "takes nothing of 8 characters"],
  ["8 na numero", { pattern: "[0-9]{6}" }, "takes nothing of 8 characters"],
  ["At most 6 letters", { minLength: 8 }, "takes nothing of 1 to 6 characters"],
  ["At least 20 characters", { maxLength: 12 }, "takes nothing of 20 or more characters"],
  ["Letters and digits only", { numeric: true }, "takes no letters"],
  ["8 letters or digits, please", { pattern: "\\d{8}" }, "takes no letters"],
  ["8 letra o numero", { pattern: "[0-9]{8}" }, "takes no letters"],
  ["Letra lang", { pattern: "[0-9]+" }, "takes no letters"],
  ["8 letters or numbers", { pattern: "(?=.*[!@#]).{8}" }, "takes nothing that has only these"],
  ["Only digits", { pattern: "[A-Z][0-9]+" }, "takes nothing that has only these"],
  ["4 to 16 letters, digits, or _", { pattern: "[A-Za-z]+" }, "takes no digits and _"],
])('"%s" under a rule %j: it %s', (note, rule, refused) => {
  const noted = limitsInNote(note);
  expect(noted && refusedOf(noted, rule, patternAnalysis)).toBe(refused);
});

it.each([
  ["4 to 16 letters, digits or _, beginning with a letter", { pattern: "[A-Za-z][A-Za-z0-9_]*", minLength: 4 }],
  ["8 to 64 characters. Spaces are fine: a few words make a good password.", { pattern: "[^\\p{Cc}]+", minLength: 8 }],
  ["6 digits, asked when you withdraw", { numeric: true, minLength: 6, maxLength: 6 }],
  ["6 na numero, hihingin kapag magwi-withdraw", { numeric: true, minLength: 6, maxLength: 6 }],
  ["2 to 4 letters", { pattern: "\\p{Script=Han}+" }],
  ["At least 6 letters", { minLength: 8 }],
  ["Letters only", { pattern: "(?!x\\b).*\\b" }],
  ["8 digits", { pattern: "[0-9]{12}", maxLength: 6 }],
])('"%s" does not contradict a rule %j for sure', (note, rule) => {
  const noted = limitsInNote(note);
  expect(noted && refusedOf(noted, rule, patternAnalysis)).toBeUndefined();
});

it.each([
  "A Philippine number, like 0917 123 4567. We text you a code.",
  "Numero sa Pilipinas, gaya ng 0917 123 4567.",
  "8 characters with at least 1 digit",
  "Last 4 digits of your card",
  "8 letters, no digits",
  "Letters, digits and more",
  "1 digit at a time",
  "Huwag gumamit ng 8 digit",
])('"%s" says nothing that is sure', (note) => {
  expect(limitsInNote(note)).toBeUndefined();
});
