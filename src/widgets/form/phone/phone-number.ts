import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from "libphonenumber-js/mobile";

/**
 * Parses a typed number as one of the country, or of the country in its prefix when it starts with "+". Undefined: it
 * is invalid.
 */
export function parsedNumber(typed: string, country: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country as CountryCode, extract: false });
  return number?.isValid() ? number : undefined;
}

/** Only the digits of a typed number, as rules are written for them: "+63 917 123-4567" is 639171234567. */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/[\s().+-]/g, "");
}
