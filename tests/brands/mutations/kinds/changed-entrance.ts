import { added, addedSection, type Added } from "../added-section.ts";
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
    const rule = random.below(2) === 0 ? sharedRule(route, random) : ownRule(random);
    const inBrand = { before: `{ "${route}": { ${rule.before}`, after: `${rule.after} } }` };
    return file.path === "brands/base/routes.json" ? inBase(file, route, rule) : addedSection(file, "routes", inBrand);
  },
};

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
