import { expect, test } from "vitest";
import data from "./common-passwords.json" with { type: "json" };
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "password",
  "12345678",
  "qwerty123",
  "aaaaaaaa",
  "Password1",
  "PASSWORD",
  " iloveyou ",
  "ｐａｓｓｗｏｒｄ",
  "        ",
])("%j is common", (password) => expect(isCommonPassword(password)).toBe(true));
test.each(["Livery-2026", "tuyong kahoy sa bundok", "Mabuhay-1", "passwordpasswerd"])("%j is not common", (password) =>
  expect(isCommonPassword(password)).toBe(false),
);
test("the list is as long as the contract says, and has only passwords that the length permits", () => {
  const words = data.passwords.split(" ");
  expect([words.length, Math.min(...words.map((word) => word.length))]).toEqual([3000, 8]);
});
