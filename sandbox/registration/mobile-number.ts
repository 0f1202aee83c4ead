import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js";
import type { Merchant } from "../merchants/merchant.ts";
import { fieldInvalid } from "./field-rules.ts";

interface TypedNumber {
  number: string;
  countryDialingCode?: string | undefined;
}

/** A typed mobile number in E.164; undefined if it is not a number. */
export function mobileNumberOf({ number, countryDialingCode }: TypedNumber, merchant: Merchant): string | undefined {
  if (!/^\+?[\d ()-]+$/.test(number.trim())) return undefined;
  const home =
    countryDialingCode === undefined
      ? { defaultCountry: merchant.country as CountryCode }
      : { defaultCallingCode: countryDialingCode.replace("+", "") };
  const parsed = parsePhoneNumberFromString(number, home);
  return parsed?.isValid() ? parsed.number : undefined;
}

/** The same for a required number. Throws field.invalid. */
export function neededMobileNumber(typed: TypedNumber, merchant: Merchant): string {
  const number = mobileNumberOf(typed, merchant);
  if (number === undefined) throw fieldInvalid("mobileNum", "is no phone number of its country");
  return number;
}
