import { currentFormat } from "#descriptor/format.ts";
import type { JsonObject } from "#kernel/json.ts";
import { changesOnly } from "../changes-only.ts";
import { words } from "../words.ts";
import { chanceOf, type Chance } from "./chance.ts";
import { icons } from "./choices.ts";
import { footerOf, headerOf, menusOf } from "./frame.ts";
import { ownWords, packOf } from "./packs.ts";
import { homeOf, promotionOf } from "./screens.ts";
import { signUpOf } from "./sign-up.ts";
import { themeOf } from "./theme.ts";
import { ownPartsOf } from "./vocabulary.ts";

/** The files of a brand by their path, as values. */
export type BrandFiles = Record<string, JsonObject>;

const offers = Array.from({ length: 60 }, (_, index) => `promo${index + 1}`);

/**
 * A brand as an operator would write it, of about 20 KB: everything that brands differ in, at random but the same on
 * every machine. `below` is the content of the layers below: values that would change nothing are omitted, as an
 * operator would omit them.
 */
export function randomBrand(id: string, extended: string, below: JsonObject): BrandFiles {
  const chance = chanceOf(id);
  const promotions = chance.some(offers, 5);
  const { forms = {}, ...signUp } = signUpOf(chance);
  const own = ownPartsOf(chance);
  const sections: Record<string, JsonObject> = {
    theme: themeOf(chance),
    header: headerOf(chance),
    footer: footerOf(chance),
    menus: menusOf(chance),
    ...(chance.often(20) && { features: { downloads: false } }),
    ...signUp,
    routes: {
      ...Object.fromEntries(promotions.map((name) => [name, routeOf(name, signUp.access !== undefined)])),
      ...own.routes,
    },
  };
  const entries: Record<string, JsonObject> = {
    "screens/home": homeOf(chance, promotions, Object.keys(own.routes)),
    ...Object.fromEntries(promotions.map((name) => [`screens/${name}`, promotionOf(name, chance)])),
    ...inFolder("screens", own.screens),
    ...inFolder("forms", { ...forms, ...own.forms }),
  };
  const texts = ownWords({ sections, entries }, chance);
  const files = Object.entries({ ...sections, ...entries }).map(
    ([name, value]) => [`brands/${id}/${name}.json`, changesOnly(value, partOf(below, name)) as JsonObject] as const,
  );
  return {
    [`brands/${id}/brand.json`]: {
      format: currentFormat,
      extends: extended,
      ...(changesOnly(identityOf(id, chance, below), below) as JsonObject),
    },
    ...Object.fromEntries(files.filter(([, value]) => Object.keys(value).length > 0)),
    ...Object.fromEntries(
      (["EN", "TY"] as const).map((language) => [`text-packs/${id}/${language}.json`, packOf(language, texts)]),
    ),
  };
}

function inFolder(folder: string, entries: JsonObject): Record<string, JsonObject> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [`${folder}/${name}`, entry as JsonObject]));
}

/** The content of the layers below for "theme" or "screens/home". */
function partOf(below: JsonObject, name: string): JsonObject[string] | undefined {
  const [section = "", entry] = name.split("/");
  return entry === undefined ? below[section] : (below[section] as JsonObject | undefined)?.[entry];
}

function routeOf(name: string, isForClub: boolean): JsonObject {
  const route = { path: `/m/${name}`, title: `${name}.title`, screen: name, header: "page", footer: true };
  return isForClub ? { ...route, access: "club" } : route;
}

function identityOf(id: string, { pick, some }: Chance, below: JsonObject): JsonObject {
  // Without any way to register, a brand is a mistake.
  const flags = Object.entries(below["flags"] as JsonObject).filter(([name]) => !name.endsWith("REG3"));
  return {
    name: words(id, 2),
    hosts: [`${id}.localhost`, `m.${id}.example`],
    merchant: { code: id, trialCode: `${id}trial` },
    logo: { mark: pick(icons), wordmark: id, fill: pick(["ink", "accent", "gradient"]) },
    flags: Object.fromEntries(some(flags, 4).map(([name, value]) => [name, value !== true])),
  };
}
