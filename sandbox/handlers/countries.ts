import { getCountries, getCountryCallingCode } from "libphonenumber-js";
import { languages } from "#gateway/languages.ts";
import type { Handler } from "../calls/call-context.ts";

export const countryList: Handler<"countryList"> = async ({ input, merchant }) => {
  const locale = languages[input.language].tag;
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const collator = new Intl.Collator(locale);
  const rank = (country: string): number => (country === merchant.country ? 0 : 1);
  return getCountries()
    .map((country) => ({
      country,
      name: names.of(country) ?? country,
      dialingCode: getCountryCallingCode(country) as string,
    }))
    .toSorted((one, other) => rank(one.country) - rank(other.country) || collator.compare(one.name, other.name));
};
