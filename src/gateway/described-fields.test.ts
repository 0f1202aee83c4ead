import { describe, expect, it } from "vitest";
import { describedFields } from "./described.ts";
import { descriptionProblem } from "./described-fields.ts";

const text = { name: "account", kind: "text", label: "Account", required: true };
const amount = { ...text, name: "amount", kind: "amount" };
const day = { ...text, name: "day", kind: "date" };
const choices = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];

describe("a description", () => {
  it.each([
    ["nothing", []],
    ["text", [{ ...text, length: 1000 }]],
    ["an amount that is exactly one", [{ ...amount, min: "5.00", max: "5.00", step: "5.00" }]],
    ["a number below zero", [{ ...text, kind: "number", min: -3, max: -1 }]],
    ["a day", [{ ...day, min: "2024-02-29", max: "2024-02-29" }]],
    ["choices", [{ ...text, kind: "choice", choices }]],
    ["pictures", [{ ...text, kind: "images" }]],
    ["so many pictures", [{ ...text, kind: "images", max: 3 }]],
    ["what a later contract may add", [{ ...text, hint: "More" }]],
  ])("of %s can be shown", (_what, fields) => {
    expect(descriptionProblem(fields)).toBeUndefined();
    expect(describedFields.safeParse(fields).success).toBe(true);
  });
  it.each([
    ["no list", { account: text }, "not a list"],
    ["too many fields", Array.from({ length: 13 }, (_, place) => ({ ...text, name: `n${place}` })), "13 fields"],
    ["a name twice", [text, { ...amount, name: "account" }], 'two fields called "account"'],
    ["no field", [null], "not an object"],
    ["an unknown kind", [{ ...text, kind: "signature" }], '"signature" is not one of text, textarea'],
    ["a name of every object", [{ ...text, name: "constructor" }], "its name"],
    [
      "the name of a prototype",
      [JSON.parse('{"name":"__proto__","kind":"text","label":"A","required":true}')],
      "its name",
    ],
    ["no label", [{ ...text, label: " " }], "its label"],
    ["an unclear must", [{ ...text, required: "yes" }], '"required"'],
    ["a limit that its kind lacks", [{ ...text, step: "1.00" }], 'no "step"'],
    ["a length of nothing", [{ ...text, length: 0 }], '"length"'],
    ["no choices", [{ ...text, kind: "select" }], "1 to 60 choices"],
    ["a choice twice", [{ ...text, kind: "select", choices: [choices[0], choices[0]] }], "the same value"],
    ["a choice without a label", [{ ...text, kind: "select", choices: [{ value: "a" }] }], "lacks"],
    ["a limit of another type", [{ ...amount, min: 5 }], '"min" is no amount'],
    ["a day that does not exist", [{ ...day, max: "2026-02-30" }], '"max" is no date'],
    ["limits the wrong way round", [{ ...day, min: "2026-02-02", max: "2026-02-01" }], "nothing can be typed"],
    ["an amount below one cent", [{ ...amount, max: "0.00" }], "nothing can be typed"],
    ["a step that no amount has", [{ ...amount, min: "6.00", max: "9.00", step: "5.00" }], "no multiple"],
    ["no picture", [{ ...text, kind: "images", max: 0 }], "nothing can be typed"],
    ["more pictures than are taken", [{ ...text, kind: "images", max: 4 }], '"max" is no images'],
    ["a limit of pictures that is text", [{ ...text, kind: "images", max: "2" }], '"max" is no images'],
    ["a least number of pictures", [{ ...text, kind: "images", min: 1 }], 'no "min"'],
    ["a step of nothing", [{ ...amount, step: "0.00" }], "above zero"],
  ])("with %s cannot be shown", (_what, fields, problem) => expect(descriptionProblem(fields)).toContain(problem));
});
