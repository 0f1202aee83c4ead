import { getCountries, getCountryCallingCode, isSupportedCountry, type CountryCode } from "libphonenumber-js/mobile";

/** A country in the picker. */
export interface Country {
  /** ISO 3166-1 code. */
  code: string;
  name: string;
  /** Digits without a plus sign. */
  dialingCode: string;
  /** A flag as an emoji: no picture is loaded for it. */
  flag: string;
}

/** A country named in a language; undefined when the code is invalid. */
export function countryOf(code: string, locale: string): Country | undefined {
  if (!isSupportedCountry(code)) return undefined;
  return {
    code,
    name: namesIn(locale)?.of(code) ?? code,
    dialingCode: getCountryCallingCode(code),
    flag: flagOf(code),
  };
}

/** The countries of the picker: the given ones in their order, or all, the domestic one first and the rest by name. */
export function countriesOf(given: readonly string[] | undefined, home: string, locale: string): Country[] {
  const all = (given ?? getCountries()).flatMap((code: string | CountryCode) => countryOf(code, locale) ?? []);
  if (given) return all;
  const { compare } = new Intl.Collator(locale);
  return all.toSorted((a, b) => Number(b.code === home) - Number(a.code === home) || compare(a.name, b.name));
}

/** A country with this dialling code: the domestic one where it has it, else the first. */
export function countryDialled(dialingCode: string, home: string): string {
  const all = getCountries().filter((code) => getCountryCallingCode(code) === dialingCode);
  return all.find((code) => code === home) ?? all[0] ?? home;
}

/**
 * The countries that match a search: part of the name, accents aside, the beginning of the dialling code, or the ISO
 * code.
 */
export function searched(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = plain(query.trim());
  const digits = wanted.replace(/^\+/, "");
  if (digits === "") return countries;
  return countries.filter(({ code, name, dialingCode }) =>
    /^\d+$/.test(digits)
      ? dialingCode.startsWith(digits)
      : plain(name).includes(wanted) || code.toLowerCase() === wanted,
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}

/** Names of regions in a language; undefined in browsers that do not know them: codes are shown there. */
function namesIn(locale: string): Intl.DisplayNames | undefined {
  return typeof Intl.DisplayNames === "function"
    ? new Intl.DisplayNames([locale, "en"], { type: "region" })
    : undefined;
}
