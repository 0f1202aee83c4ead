import { orList } from "#kernel/english-list.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { seedColour } from "#compile/theme/seed-palette.ts";
import { brandFolderName } from "#compile/read/layer-names.ts";
import { choiceHint } from "#compile/findings/words.ts";
import { hashOf } from "#kernel/random.ts";
import { UsageError } from "../usage-error.ts";
import { requireValid } from "./require-valid.ts";
import { lookIds } from "./looks.ts";
import type { NewBrand, BrandChoices } from "./new-brand.ts";
import type { SiteFacts } from "./site-facts.ts";

/** Defaults derived from the id alone. */
export function suggestionsFor(
  id: string,
  site: SiteFacts,
): Required<Omit<BrandChoices, "from" | "secondColor" | "languages" | "market">> & { market: string | undefined } {
  const plain = id.replaceAll("-", "").padEnd(3, "x").slice(0, 24);
  const hash = hashOf(id);
  return {
    name: id
      .split("-")
      .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
      .join(" "),
    host: [`${id}.localhost`],
    merchant: plain,
    trial: `${plain}trial`,
    market: site.markets.length === 1 ? site.markets[0] : undefined,
    color: seedColour(hash / 2 ** 32),
    scheme: "light",
    look: lookIds[hash % lookIds.length] ?? "plain",
    mark: "drawn",
  };
}

/** All values of a new brand; throws one clear line about the first that is not possible. */
export function decide(id: string, choices: BrandChoices, site: SiteFacts): NewBrand {
  demandFreeId(id, site);
  const suggested = suggestionsFor(id, site);
  const decided: NewBrand = {
    id,
    name: choices.name ?? suggested.name,
    hosts: choices.host ?? suggested.host,
    merchant: {
      code: choices.merchant ?? suggested.merchant,
      trialCode: choices.trial ?? (choices.merchant === undefined ? suggested.trial : `${choices.merchant}trial`),
    },
    extends: layerBelow(choices, suggested.market, site),
    from: choices.from,
    colours:
      choices.from !== undefined &&
      choices.color === undefined &&
      choices.secondColor === undefined &&
      choices.scheme === undefined
        ? undefined
        : {
            accent: choices.color ?? suggested.color,
            accentAlt: choices.secondColor,
            scheme: choices.scheme ?? suggested.scheme,
          },
    look: choices.look ?? suggested.look,
    languages: choices.languages,
    mark: choices.mark ?? suggested.mark,
  };
  requireValid(decided);
  demandFree(decided, site);
  return decided;
}

/** Rejects an unusable id at once, before any question is asked. */
export function demandFreeId(id: string, site: SiteFacts): void {
  if (id === "base" || id === "markets") throw new UsageError(`"${id}" is a reserved name and cannot be a brand.`);
  if (!brandFolderName.test(id))
    throw new UsageError(
      `"${id}" is not a valid brand id: use lowercase letters, digits and single hyphens, starting with a letter, for example "acme-gold".`,
    );
  if (site.brands.includes(id)) throw new UsageError(`The brand "${id}" already exists; nothing was written.`);
}

function layerBelow(
  { market, from }: BrandChoices,
  suggested: string | undefined,
  site: SiteFacts,
): string | undefined {
  if (from !== undefined && !site.brands.includes(from))
    throw new UsageError(
      `There is no brand "${from}" to start from. ${choiceHint(from, site.brands) ?? "The folder has no brands."}`,
    );
  if (market !== undefined && !site.markets.includes(market))
    throw new UsageError(
      `There is no market "${market}". ${choiceHint(market, site.markets) ?? "Create brands/markets/<market>/brand.json first."}`,
    );
  if (market !== undefined) return `markets/${market}`;
  if (from !== undefined) return undefined;
  if (suggested !== undefined) return `markets/${suggested}`;
  if (site.markets.length === 0) return "base";
  throw new UsageError(`Which market? Choose one with ${orList(site.markets.map((id) => `--market ${id}`))}.`);
}

function demandFree({ hosts, merchant }: NewBrand, site: SiteFacts): void {
  for (const host of hosts)
    if (site.hosts.has(host)) throw new UsageError(`The host "${host}" already belongs to "${site.hosts.get(host)}".`);
  for (const code of Object.values(merchant))
    if (site.codes.has(code))
      throw new UsageError(`The merchant code "${code}" already belongs to "${site.codes.get(code)}".`);
}

/** "EN,TY" as codes; `decide` reports unknown ones. */
export function languagesOf(text: string): LanguageCode[] {
  return [
    ...new Set(
      text
        .split(/[\s,]+/)
        .filter((code) => code !== "")
        .map((code) => code.toUpperCase()),
    ),
  ] as LanguageCode[];
}
