import type { Place } from "#descriptor/places.ts";
import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { holds } from "#conditions/holds.ts";
import type { Scenario } from "#conditions/scenario.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { touches } from "../layer/change.ts";
import type { Draft, Finding } from "../layer/draft.ts";
import { isSetAbove, settingsOf } from "../layer/provenance.ts";
import type { Path } from "../validate/walk.ts";
import { enterRulesOf, sound } from "./entrances.ts";
import { possibleScenarios } from "./possible-scenarios.ts";
import { spokenVisitors } from "./spoken-visitors.ts";

/** A route that a visitor is refused at, and the rule that refuses. */
interface Refused {
  route: string;
  rule: number;
}

/** The refusals that a visitor meets on the way from a route: the last shows no page, or leads back to an earlier one. */
interface Way {
  refusals: Refused[];
  ends: "page" | "circle" | "message";
}

const read: ReadonlySet<string> = new Set(["routes", "access", "places", "flags", "features"]);

/** Routes from which visitors get nowhere, and what is wrong with them. */
export interface Trap {
  routes: readonly string[];
  finding: Finding;
}

/** Where visitors of a brand are trapped. */
export const trapsIn: (draft: Draft) => readonly Trap[] = memoizeByIdentity((draft) => {
  if (draft.change && !touches(draft.change, ...read)) return [];
  if (draft.walk.mismatches.some(({ path: [section] }) => read.has(String(section)))) return [];
  const circles = circlesIn(draft);
  return circles.length > 0 ? circles : closedPlaces(draft);
});

/** The routes of traps: that nobody can enter them, or only a few, follows from that mistake. */
export const trappingRoutes: (draft: Draft) => ReadonlySet<string> = memoizeByIdentity(
  (draft) => new Set(trapsIn(draft).flatMap(({ routes }) => routes)),
);

/** Each circle once, however many routes lead into it. */
function circlesIn(draft: Draft): Trap[] {
  const found = new Map<string, Trap>();
  for (const id of Object.keys(draft.value.routes ?? {})) {
    if (!reachesItself(id, draft)) continue;
    for (const [members, scenarios] of circlesFrom(id, draft)) {
      const names = members.map(({ route }) => route);
      const key = names.toSorted().join(" ");
      if (!found.has(key)) found.set(key, { routes: names, finding: circleFinding(members, scenarios, draft) });
    }
  }
  return [...found.values()];
}

/** Whether redirects lead from a route back to it, for anyone at all. */
function reachesItself(start: string, draft: Draft): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const to of redirectsOf(id, draft)) {
      if (to === start) return true;
      if (!seen.has(to)) waiting.push(to);
      seen.add(to);
    }
  return false;
}

function redirectsOf(id: string, draft: Draft): string[] {
  return enterRulesOf(id, draft).flatMap(({ do: refusal }) => (refusal.action === "redirect" ? [refusal.to] : []));
}

function circlesFrom(start: string, draft: Draft): Map<Refused[], Scenario[]> {
  const byKey = new Map<string, { members: Refused[]; scenarios: Scenario[] }>();
  for (const scenario of scenariosFrom(start, draft)) {
    const { refusals, ends } = wayOf(start, scenario, draft);
    if (ends !== "circle") continue;
    const key = refusals.map(({ route, rule }) => `${route} ${rule}`).join();
    const known = byKey.get(key) ?? { members: refusals, scenarios: [] };
    known.scenarios.push(scenario);
    byKey.set(key, known);
  }
  return new Map([...byKey.values()].map(({ members, scenarios }) => [members, scenarios]));
}

/** The visitors that the rules on the ways from a route tell apart. */
function scenariosFrom(start: string, draft: Draft): Scenario[] {
  const onTheWay = new Set([start]);
  for (const id of onTheWay) for (const to of redirectsOf(id, draft)) onTheWay.add(to);
  const conditions = [...onTheWay].flatMap((id) => enterRulesOf(id, draft).flatMap(({ when }) => when ?? []));
  return possibleScenarios(conditions, draft);
}

function wayOf(start: string, scenario: Scenario, draft: Draft): Way {
  const refusals: Refused[] = [];
  let route = start;
  for (;;) {
    const rules: EnterRules = enterRulesOf(route, draft);
    const rule = rules.findIndex(({ when }) => holds(when, scenario));
    const refusal = rules[rule]?.do;
    if (!refusal) return { refusals, ends: "page" };
    refusals.push({ route, rule });
    if (refusal.action !== "redirect") return { refusals, ends: "message" };
    route = refusal.to;
    if (refusals.some((earlier) => earlier.route === route)) return { refusals, ends: "circle" };
  }
}

function circleFinding(members: readonly Refused[], scenarios: readonly Scenario[], draft: Draft): Finding {
  const names = [...members, ...members.slice(0, 1)].map(({ route }) => `"${route}"`);
  return {
    ...causeOf(members, draft),
    message: `This sends ${spokenVisitors(scenarios)} in a circle: ${names.join(", then ")}.`,
    hint: "Admit them to one of these routes, or redirect them to a route that admits them.",
  };
}

/** Where visitors need a page, and who does. */
const needed = [
  { place: "home", audience: () => true, need: "see nothing at the start page" },
  { place: "signIn", audience: isGuest, need: "cannot sign in" },
  { place: "signUp", audience: isGuest, need: "cannot register" },
  { place: "recovery", audience: isGuest, need: "cannot replace a forgotten password" },
  { place: "trial", audience: isGuest, need: "cannot open a trial account" },
  { place: "notFound", audience: isGuest, need: "do not learn that there is no such page" },
  { place: "offline", audience: isGuest, need: "do not learn that there is no connection" },
  { place: "maintenance", audience: isGuest, need: "do not learn of the maintenance" },
  { place: "regionRestricted", audience: isGuest, need: "do not learn that their region is not served" },
  { place: "addressBlocked", audience: isGuest, need: "do not learn that their address is refused" },
  { place: "platformUnknown", audience: isGuest, need: "do not learn that there is no service" },
] as const satisfies readonly { place: Place; audience: (scenario: Scenario) => boolean; need: string }[];

function isGuest({ visitor }: Scenario): boolean {
  return visitor === "guest";
}

/** Home may redirect to another page; of no use is any other that refuses those who need it. */
function closedPlaces(draft: Draft): Trap[] {
  return needed.flatMap(({ place, audience, need }): Trap[] => {
    const start = draft.value.places?.[place];
    if (start === undefined || enterRulesOf(start, draft).length === 0) return [];
    const isClosed = ({ refusals, ends }: Way) => (place === "home" ? ends !== "page" : refusals.length > 0);
    const ways = scenariosFrom(start, draft)
      .filter(audience)
      .map((scenario) => ({ scenario, way: wayOf(start, scenario, draft) }));
    const [first] = ways.filter(({ way }) => isClosed(way));
    // A page that only some switches close is open to them otherwise.
    if (!first || (place !== "home" && !ways.every(({ way }) => isClosed(way)))) return [];
    const refused = ways.filter(({ way }) => isClosed(way)).map(({ scenario }) => scenario);
    return [
      {
        routes: first.way.refusals.map(({ route }) => route),
        finding: {
          ...placeOf(place, causeOf(first.way.refusals, draft), draft),
          relies: { path: ["places", place] },
          message: `Because of this, ${spokenVisitors(refused)} ${need}: the route "${start}" refuses them.`,
          hint: place === "home" ? "Redirect them to a page that they may enter." : "Admit guests there.",
        },
      },
    ];
  });
}

/** What is wrong: the refusal, or the place that names such a route, if a layer above the refusal does. */
function placeOf(place: Place, refusal: Pick<Finding, "path" | "at">, { layers }: Draft): Pick<Finding, "path" | "at"> {
  const path = ["places", place];
  return isSetAbove(layers, path, refusal.path) ? { path, at: "value" } : refusal;
}

/** The place of the refusals that the highest layer sets, otherwise that of the first. */
function causeOf(refusals: readonly Refused[], draft: Draft): Pick<Finding, "path" | "at"> {
  const paths = refusals.flatMap((refused) => pathsOf(refused, draft));
  const top = draft.layers.slice(-1);
  return { path: paths.find((path) => settingsOf(top, path).length > 0) ?? paths[0] ?? ["routes"], at: "value" };
}

function pathsOf({ route, rule }: Refused, { value }: Draft): Path[] {
  const access = value.routes?.[route]?.access ?? "";
  const shared = sound(value.access?.[access]?.enter).length;
  return rule < shared
    ? [
        ["routes", route, "access"],
        ["access", access, "enter", rule, "do"],
      ]
    : [["routes", route, "enter", rule - shared, "do"]];
}
