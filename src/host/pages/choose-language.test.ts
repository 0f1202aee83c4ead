import { expect, test } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { chooseLanguage } from "./choose-language.ts";

const acme = await compiledAcme();
const english = await compiledAcme({ languages: { offered: ["EN"], default: "EN" } });

test.each([
  ["livery_language=TY", "TY"],
  ["a=b; livery_language=TY; c=d", "TY"],
  ["livery_language=EN", "EN"],
  [undefined, "EN"],
  ["", "EN"],
  ["livery_language=XX", "EN"],
  ["livery_language=TYX", "EN"],
  ["xlivery_language=TY", "EN"],
  ["livery_language=", "EN"],
])('with the cookies "%s" the page is in %s', (cookies, language) =>
  expect(chooseLanguage(acme, cookies)).toBe(language),
);
test("a language that the brand does not offer is ignored", () =>
  expect(chooseLanguage(english, "livery_language=TY")).toBe("EN"));
