import { expect, test } from "vitest";
import type { Language } from "#descriptor/compiled-brand.ts";
import { currentLanguage, localeOf } from "./language.ts";

const languages: Language[] = [
  { code: "EN", name: "English", tag: "en-PH", direction: "ltr" },
  { code: "TY", name: "Filipino", tag: "fil-PH", direction: "ltr" },
];

test("TY on the wire is fil-PH for the browser", () => expect(localeOf({ language: "TY", languages })).toBe("fil-PH"));
test("the page's language has its name and direction", () =>
  expect(currentLanguage({ language: "EN", languages })).toMatchObject({ name: "English", direction: "ltr" }));
test("a slice in an unlisted language throws and names it", () => {
  expect(() => currentLanguage({ language: "TY", languages: languages.slice(0, 1) })).toThrow("The slice is in TY");
});
