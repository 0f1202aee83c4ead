import { expect, it } from "vitest";
import { findingsWith } from "./findings-with.ts";

const pin = "register.note.paymentPassword";
const at = (code: string) =>
  `text-packs/kawayan/${code}.json#/${pin} note-against-rule [kawayan]: The note of "paymentPassword" says`;

it("a note of another length than its rule is one finding in each language that says so", () => {
  const edits = {
    "text-packs/kawayan/EN.json": { [pin]: "8 digits" },
    "text-packs/kawayan/TY.json": { [pin]: "8 na numero" },
  };
  expect(findingsWith(edits)).toEqual([
    `${at("EN")} "8 digits", but its rule "paymentPassword" takes nothing of 8 characters. Say what the rule takes in the text "${pin}" of every language, or change the rule.`,
    expect.stringContaining(`${at("TY")} "8 na numero", but`),
  ]);
});

it("a note of characters that its rule does not take is one finding", () => {
  expect(findingsWith({ "text-packs/kawayan/EN.json": { [pin]: "6 letters or digits" } })).toEqual([
    expect.stringContaining(`${at("EN")} "6 letters or digits", but its rule "paymentPassword" takes no letters.`),
  ]);
});

it("a rule that asks for more than the note of base is one finding, at the rule", () => {
  const pattern = "(?=.*[0-9])(?=.*[-_.])[A-Za-z0-9._-]+";
  const [finding, ...others] = findingsWith({
    "brands/perlas/rules.json": { paymentPassword: { numeric: false, pattern } },
  });
  expect(finding).toContain(
    'brands/perlas/rules.json#/paymentPassword note-against-rule [perlas]: The note of "paymentPassword" says "6 digits", but its rule "paymentPassword" takes nothing that has only these.',
  );
  expect(others).toEqual([]);
});
