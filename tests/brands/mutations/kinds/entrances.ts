import { placeQueries } from "#descriptor/places.ts";
import { type Added, added, addedSection } from "../added-section.ts";
import { replaced } from "../edit.ts";
import type { GoodFile } from "../good-site.ts";
import type { Mutation, MutationKind } from "../mutation.ts";
import type { Random } from "../random.ts";

/** What keeps visitors from where they need to get in: rules of base that refuse some, and refusals of the route. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  home: ["agent", "member", "realAccount", "settings"],
  login: ["agent", "member", "session", "settings", "contract"],
  register: ["agent", "member", "session", "settings", "upline"],
};
const ownRefusals = ['{ "action": "redirect", "to": "home" }', '{ "action": "toast", "text": "free_reject" }'];

const opened = Object.keys(placeQueries);
/** Routes that take none of the queries by which places are opened. */
const closed = ["login", "settings", "download", "lottery", "service"];

/** Refusals of base that close links which every brand shows to some visitors, once they are turned round. */
const turnable = [
  ["session", 0],
  ["contract", 0],
  ["contract", 1],
  ["settings", 0],
] as const;

/** Pages that visitors need and cannot enter, and places that take no queries. */
export const wrongEntrances: readonly MutationKind[] = [
  /** Another access rule, or a refusal, for a route on which guests depend. */
  {
    name: "page that visitors need and cannot enter",
    mutate: (file, random) => {
      const route = random.pick(Object.keys(refusals));
      const rule = random.below(2) === 0 ? sharedRule(route, random) : ownRule(random);
      const inBrand = { before: `{ "${route}": { ${rule.before}`, after: `${rule.after} } }` };
      return file.path === "brands/base/routes.json"
        ? inBase(file, route, rule)
        : addedSection(file, "routes", inBrand);
    },
  },
  /** A route that does not take what a place is opened by. */
  {
    name: "place whose route does not take its queries",
    mutate: (file, random) => {
      const [name, route] = [random.pick(opened), JSON.stringify(random.pick(closed))];
      if (file.path !== "brands/base/places.json")
        return addedSection(file, "places", { before: `{ "${name}": `, after: `${route} }` });
      const place = file.places.find(({ path }) => path.length === 2 && path[1] === name);
      return place && { ...replaced(file.text, place.value, route), path: place.path };
    },
  },
  /** A refusal of an access rule that refuses everyone else instead. */
  {
    name: "access rule turned round",
    mutate: (file, random, site) => {
      const base = site.good.find(({ path }) => path === "brands/base/access.json");
      if (file.path === base?.path) return turnedInBase(file, random);
      return base && site.brands.includes(file.layer) && file.path.endsWith("/brand.json")
        ? turnedInBrand(file, base, random)
        : undefined;
    },
  },
];

function sharedRule(route: string, random: Random): Added {
  return { before: '"access": ', after: JSON.stringify(random.pick(refusals[route] ?? [])) };
}

function ownRule(random: Random): Added {
  return { before: '"enter": [{ "when": { "visitor": "guest" }, "do": ', after: `${random.pick(ownRefusals)} }]` };
}

function inBase({ text, places }: GoodFile, route: string, { before, after }: Added): Mutation | undefined {
  const entry = places.find(({ path }) => path.length === 2 && path[1] === route);
  const [first] = entry?.children ?? [];
  return first?.key && added(text, first.key.offset, { before, after: `${after}, ` });
}

function turnedInBase({ text, places }: GoodFile, random: Random): Mutation | undefined {
  const [id, index] = random.pick(turnable);
  const when = places.find(({ path }) => path.join("/") === `access/${id}/enter/${index}/when`);
  return when && replaced(text, when.value, turned(when.json));
}

function turnedInBrand({ text, places }: GoodFile, base: GoodFile, random: Random): Mutation | undefined {
  const [id, index] = random.pick(turnable);
  const rules = base.places.find(({ path }) => path.join("/") === `access/${id}/enter`)?.json;
  const [file] = places;
  const [first] = file?.children ?? [];
  if (!first?.key || !Array.isArray(rules) || file?.children.some(({ path }) => path[0] === "access")) return undefined;
  const written = JSON.stringify(rules);
  const { when } = rules[index] as { when: unknown };
  const [before = "", after = ""] = written.split(JSON.stringify(when));
  const start = `"access": { "${id}": { "enter": ${before}`;
  const place = replaced(text, { offset: first.key.offset, length: 0 }, `${start}${turned(when)}${after} } }, `);
  return { ...place, column: place.column + start.length };
}

function turned(condition: unknown): string {
  return JSON.stringify({ not: condition });
}
