import { expect, test } from "vitest";
import type { DescribedField, DescribedValues } from "#gateway/described.ts";
import { imageFile, LARGEST } from "../../tests/support/images.ts";
import { checkDetails, readDetails } from "./details.ts";

const field = (kind: DescribedField["kind"], more: Partial<DescribedField> = {}): DescribedField[] => [
  { name: "one", kind, label: "One", required: false, ...more },
];
const choices = [{ value: "a", label: "A" }];

test.each([
  ["text", field("text", { length: 3 }), "abc", "abcd"],
  ["lines", field("textarea"), "a\nb", 3],
  ["a number", field("number", { min: 1, max: 3 }), 3, 4],
  ["an amount", field("amount", { min: "5.00", max: "20.00", step: "5.00" }), "15.00", "16.00"],
  ["an amount with two decimals", field("amount"), "0.01", "1"],
  ["a day", field("date", { min: "2026-01-31" }), "2026-01-31", "2026-01-30"],
  ["a day that exists", field("date"), "2024-02-29", "2026-02-29"],
  ["a choice", field("choice", { choices }), "a", "b"],
  ["a switch", field("switch"), true, "true"],
  ["pictures", field("images"), [imageFile("png")], "photo.png"],
] satisfies [string, DescribedField[], DescribedValues[string], DescribedValues[string]][])(
  "%s is taken within its limits only",
  (_what, fields, right, wrong) => {
    expect(() => checkDetails(fields, { one: right })).not.toThrow();
    expect(() => checkDetails(fields, { one: wrong })).toThrow('"one" is no');
  },
);

test("what must be filled in is, and nothing else is sent", () => {
  for (const kind of ["text", "switch"] as const)
    expect(() => checkDetails(field(kind, { required: true }), {})).toThrow("must be filled in");
  expect(() => checkDetails(field("switch", { required: true }), { one: false })).toThrow("must be filled in");
  expect(() => checkDetails(field("text"), {})).not.toThrow();
  expect(() => checkDetails(field("text"), { two: "2" })).toThrow('"two" is not asked for');
});

test("pictures are kept beside the words", async () => {
  const fields = [...field("text"), { name: "slip", kind: "images", label: "Slip", required: true, max: 2 } as const];
  const pictures = [imageFile("png"), imageFile("jpg")];
  const { words, images } = await readDetails(fields, { one: "1", slip: pictures });
  expect(words).toEqual({ one: "1" });
  expect(images.map(({ media_type }) => media_type)).toEqual(["image/png", "image/jpeg"]);
});

test.each([
  ["field.invalid", []],
  ["image.many", [imageFile("png"), imageFile("jpg"), imageFile("png")]],
  ["image.invalid", [imageFile("bmp", "photo.png")]],
  ["image.large", [imageFile("jpg", "photo.jpg", LARGEST + 1)]],
])("pictures of a field are refused at their field: %s", async (code, one) => {
  const reading = readDetails(field("images", { required: true, max: 2 }), { one });
  await expect(reading).rejects.toMatchObject({ code, value: { field: "details.one" } });
});
