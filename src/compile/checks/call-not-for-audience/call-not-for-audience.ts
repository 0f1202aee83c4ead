import type { VisitorKind } from "#conditions/facts.ts";
import { holds } from "#conditions/holds.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { enterRulesOf, entranceOf } from "../../analyse/entrances.ts";
import { possibleScenarios } from "../../analyse/possible-scenarios.ts";
import { refusedVisitors } from "../../analyse/refused-visitors.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import { screensOf } from "../../analyse/screens-of.ts";
import { spokenVisitors } from "../../analyse/spoken-visitors.ts";
import { surroundingsOf } from "../../analyse/surroundings.ts";
import { trappingRoutes } from "../../analyse/traps.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { isSetAbove } from "../../layer/provenance.ts";
import type { Path, Reference } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const callNotForAudience: Check = {
  id: "call-not-for-audience",
  severity: "warning",
  suppressible: true,
  description: "A screen shows what a call answers only to signed-in visitors whom the call does not refuse.",
  about: [
    'Some calls are for agents alone, others for everybody but trial accounts: [the calls](reference/gateway.md) name the codes `agent.only` and `trial.rejected` with which they refuse the others. Whom a route admits all the same reads "something went wrong" where the list should be. A condition of the part around it counts, too; guests are not asked about, because nothing is requested without a session.',
  ],
  beyond: {
    when: (change) => touches(change, "routes", "access"),
    because: "A route may admit other visitors to a screen that the layer does not change.",
  },
  reads: entranceOf,
  run: { brand: refusedCalls },
};

function refusedCalls(draft: Draft): Finding[] {
  const around = surroundingsOf(draft);
  return draft.walk.references.filter(isShown).flatMap((source): Finding[] => {
    const call = callNamed(source.name);
    // Nothing is asked for without a session: guests see that the part is for members.
    const refused: readonly VisitorKind[] = call ? refusedVisitors(call).filter((kind) => kind !== "guest") : [];
    if (refused.length === 0) return [];
    const readers = readersOf(source, draft).map((path) => around(path).map(({ condition }) => condition));
    for (const route of routesTo(String(source.path[1]), draft)) {
      const admitted = admittedBy(route, draft);
      const seen = readers
        .flatMap((conditions) => scenariosOf([admitted, ...conditions], draft))
        .filter(({ visitor }) => refused.includes(visitor));
      if (seen.length > 0) return [findingOf(source, route, spokenVisitors(seen), draft)];
    }
    return [];
  });
}

/** Whether a reference names a call whose answer a screen shows without being asked. */
function isShown({ kind, path, answers }: Reference): boolean {
  return kind === "call" && path[0] === "screens" && answers !== "anything";
}

/** Where the answer of a call is read: data of a screen are requested by the parts that read them. */
function readersOf({ path }: Reference, { walk }: Draft): Path[] {
  const [, screen, section, id] = path;
  if (section !== "data") return [path];
  return walk.references
    .filter(({ kind, name, path: at }) => kind === "data" && at[1] === screen && name.split(".")[0] === id)
    .map(({ path: at }) => at);
}

/** The routes that show a screen, of which it is known whom they admit. */
function routesTo(screen: string, draft: Draft): string[] {
  const { routes = {}, access = {} } = draft.value;
  const traps = trappingRoutes(draft);
  return Object.entries(routes).flatMap(([id, route]) => {
    const isKnown = route?.access === undefined || Object.hasOwn(access, route.access);
    return isKnown && !traps.has(id) && screensOf(route).includes(screen) ? [id] : [];
  });
}

function admittedBy(route: string, draft: Draft): Condition {
  const refusing = enterRulesOf(route, draft).map(({ when }): Condition => when ?? { all: [] });
  return { not: { any: refusing } };
}

function scenariosOf(conditions: readonly Condition[], draft: Draft) {
  return possibleScenarios(conditions, draft).filter((facts) => conditions.every((one) => holds(one, facts)));
}

function findingOf({ name, path }: Reference, route: string, visitors: string, draft: Draft): Finding {
  return {
    path: pathAtFault(path, route, draft),
    at: "value",
    message: `The call "${name}" refuses ${visitors}, whom the route "${route}" admits to the screen "${String(path[1])}".`,
    hint: "Give the route an access rule that refuses them, or what shows the call a condition.",
    relies: [
      { path: ["routes", route], inside: true },
      // A refusal that never holds lets in whom it was to refuse.
      { path: ["access"], inside: true, errors: true },
      { path: path.slice(0, 2), inside: true },
    ],
  };
}

/** The call, unless a layer above the one that names it lets them in. */
function pathAtFault(call: Path, route: string, { layers, value }: Draft): Path {
  const rule = value.routes?.[route]?.access;
  const doors: Path[] = [
    ...["access", "enter", "screen"].map((part) => ["routes", route, part]),
    ...(rule === undefined ? [] : [["access", rule, "enter"]]),
  ];
  return doors.find((door) => isSetAbove(layers, door, call)) ?? call;
}
