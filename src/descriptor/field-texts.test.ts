import { expect, test } from "vitest";
import { describedKinds } from "#gateway/field-types.ts";
import { iconsOfFields, textsOfFields } from "./field-texts.ts";

test.each(describedKinds)("where the platform describes fields, a page has what those of the kind %s need", (kind) => {
  const [described, own] = [{ details: { kind: "described" } }, { one: { kind } }] as const;
  expect(textsOfFields(described)).toEqual(expect.arrayContaining([...textsOfFields(own)]));
  expect(iconsOfFields(described)).toEqual(expect.arrayContaining([...iconsOfFields(own)]));
});

test("a page has nothing of kinds that no form of it has", () => {
  expect(textsOfFields({ one: { kind: "amount" } })).toEqual(["field.number.*", "field.amount.*"]);
  expect(iconsOfFields({ one: { kind: "amount" } })).toEqual([]);
});
