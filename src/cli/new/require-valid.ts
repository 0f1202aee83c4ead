import { hostName, languageCode, merchantCode } from "#descriptor/identity.ts";
import { colour } from "#descriptor/vocabulary/colour.ts";
import { iconName } from "#descriptor/vocabulary/icon.ts";
import { choiceHint } from "#compile/findings/words.ts";
import { UsageError } from "../usage-error.ts";
import type { NewBrand } from "./new-brand.ts";

/** Throws one clear line about the first invalid value. */
export function requireValid(brand: NewBrand): void {
  for (const demand of [demandName, demandHosts, demandMerchant, demandColours, demandLanguages, demandMark])
    demand(brand);
}

function demandName({ name }: NewBrand): void {
  if (name.trim() === "" || name.length > 40) throw new UsageError("A name must have 1 to 40 characters.");
}

function demandHosts({ hosts }: NewBrand): void {
  if (hosts.length === 0) throw new UsageError("A brand needs at least one host name: --host acme.example");
  if (new Set(hosts).size < hosts.length) throw new UsageError("The same host name is given twice.");
  for (const host of hosts)
    if (!hostName.safeParse(host).success)
      throw new UsageError(
        `"${host}" is not a host name: use lowercase letters, digits, hyphens and dots, without a port, for example "m.acme.example".`,
      );
}

function demandMerchant({ merchant }: NewBrand): void {
  for (const code of Object.values(merchant))
    if (!merchantCode.safeParse(code).success)
      throw new UsageError(`"${code}" is not a merchant code: use 3 to 32 lowercase letters and digits.`);
  if (merchant.code === merchant.trialCode)
    throw new UsageError(`Trial accounts need their own merchant code: "${merchant.code}" is the code of the members.`);
}

function demandColours({ colours }: NewBrand): void {
  for (const hex of [colours?.accent, colours?.accentAlt]) {
    if (hex !== undefined && (!colour.safeParse(hex).success || hex.length > "#rrggbb".length))
      throw new UsageError(`"${hex}" is not a colour: write it as "#0b7a4b".`);
  }
}

function demandLanguages({ languages = [] }: NewBrand): void {
  for (const code of languages)
    if (!languageCode.safeParse(code).success)
      throw new UsageError(`There is no language "${code}". ${choiceHint(code, languageCode.options)}`);
}

function demandMark({ mark }: NewBrand): void {
  if (mark !== "drawn" && !iconName.safeParse(mark).success)
    throw new UsageError(
      `There is no icon "${mark}" for the mark. ${choiceHint(mark, ["drawn", ...iconName.options])}`,
    );
}
