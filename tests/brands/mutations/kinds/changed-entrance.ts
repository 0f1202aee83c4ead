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

/** Another access rule, or a refusal, for a route on which guests depend. */
export const changedEntrance: MutationKind = {
  name: "page that visitors need and cannot enter",
  mutate: (file, random) => {
    const route = random.pick(Object.keys(refusals));
    const { before, after } = random.below(2) === 0 ? sharedRule(route, random) : ownRule(random);
    return file.path === "brands/base/routes.json"
      ? inBase(file, route, before, after)
      : inBrand(file, `"routes": { "${route}": { ${before}`, `${after} } }, `);
  },
};

/** What is written, up to where the mistake is reported and from there on. */
interface Written {
  before: string;
  after: string;
}

function sharedRule(route: string, random: Random): Written {
  return { before: '"access": ', after: JSON.stringify(random.pick(refusals[route] ?? [])) };
}

function ownRule(random: Random): Written {
  return { before: '"enter": [{ "when": { "visitor": "guest" }, "do": ', after: `${random.pick(ownRefusals)} }]` };
}

function inBase({ text, places }: GoodFile, route: string, before: string, after: string): Mutation | undefined {
  const entry = places.find(({ path }) => path.length === 2 && path[1] === route);
  const [first] = entry?.children ?? [];
  return first?.key && written(text, first.key.offset, before, `${after}, `);
}

function inBrand({ path, text, places }: GoodFile, before: string, after: string): Mutation | undefined {
  if (!/^brands\/[^/]+\/brand\.json$/.test(path) || path.startsWith("brands/base/")) return undefined;
  const [file] = places;
  const [first] = file?.children ?? [];
  const hasRoutes = file?.children.some((one) => one.path[0] === "routes") === true;
  return first?.key && !hasRoutes ? written(text, first.key.offset, before, after) : undefined;
}

function written(text: string, offset: number, before: string, after: string): Mutation {
  const place = replaced(text, { offset, length: 0 }, before + after);
  return { ...place, column: place.column + before.length };
}
