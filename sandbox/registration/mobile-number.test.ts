import { expect, test } from "vitest";
import type { Merchant } from "../merchants/merchant.ts";
import { mobileNumberOf, neededMobileNumber } from "./mobile-number.ts";

const palette = { accent: "#000000", accentAlt: "#000000", surface: "#000000", ink: "#000000" };
const merchant: Merchant = {
  code: "acme",
  trialCode: "acme-trial",
  codeInCall: "acme",
  name: "Acme",
  currency: "PHP",
  country: "PH",
  timeZone: "UTC",
  palette,
  scheme: "dark",
  hosts: [],
  phoneAuthProject: null,
  registration: {},
  rules: {},
  promotions: {},
  state: {},
  pictureVersion: "1",
};

test.each([
  ["09171234567", undefined],
  ["9171234567", undefined],
  ["0917 123 4567", undefined],
  ["+63 917 123 4567", undefined],
  ["(0917) 123-4567", "63"],
  ["9171234567", "+63"],
])("%s with the dialling code %s is one number", (number, countryDialingCode) => {
  expect(mobileNumberOf({ number, countryDialingCode }, merchant)).toBe("+639171234567");
});

test("the dialling code goes before the merchant's country", () => {
  expect(mobileNumberOf({ number: "0912345678", countryDialingCode: "84" }, merchant)).toBe("+84912345678");
});

test.each(["", "12", "maria", "0917123456x", "09171234567890123", "call 09171234567"])(
  '"%s" is no number',
  (number) => {
    expect(mobileNumberOf({ number }, merchant)).toBeUndefined();
    expect(() => neededMobileNumber({ number }, merchant)).toThrow("mobileNum");
  },
);
