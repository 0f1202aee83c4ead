import { alters, entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Layer } from "../../layer/layer.ts";
import { isObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { refusesAll } from "#conditions/refuses-all.ts";
import { enterRulesOf, entranceOf, sound } from "../../analyse/entrances.ts";
import { trappingRoutes } from "../../analyse/traps.ts";
import type { Check } from "../check.ts";
import { screensOf } from "../../analyse/screens-of.ts";

export const unreachableScreen: Check = {
  id: "unreachable-screen",
  severity: "warning",
  suppressible: true,
  description: "Every screen is shown by a route, and every route admits someone.",
  about: [
    "A layer's screen counts as shown when the layer itself or any brand above it has a route for it. A route that refuses every visitor, whatever the flags, is reported too: its screen is never shown.",
  ],
  beyond: {
    when: (change) => alters(change, "access"),
    because: "Routes that the layer does not change may use an access rule that it changes.",
  },
  reads: entranceOf,
  run: { brand: closedRoutes, across: screensWithoutRoute },
};

/** Routes whose rules refuse every visitor whatever the flags are; a shared access rule is reported once. */
function closedRoutes(draft: Draft): Finding[] {
  const routes = Object.entries(draft.value.routes ?? {});
  const looked = new Set(entriesLookedAt(draft, "routes"));
  const changed = new Set(entriesLookedAt(draft, "access"));
  const used = new Set(
    routes.flatMap(([id, route]) => (looked.has(id) || changed.has(route?.access ?? "") ? [route?.access ?? ""] : [])),
  );
  const closed = Object.entries(draft.value.access ?? {}).flatMap(([id, rule]) =>
    used.has(id) && refusesAll(sound(rule?.enter)) ? [id] : [],
  );
  return [
    ...closed.map((id): Finding => ({
      path: ["access", id, "enter"],
      at: "key",
      message: `Nobody can enter a route with the access rule "${id}": it refuses every visitor.`,
      hint: "Add a condition to one of its refusals.",
      relies: { path: ["access", id, "enter"], inside: true },
    })),
    ...closedByThemselves(draft, [...looked], closed),
  ];
}

function closedByThemselves(draft: Draft, routes: readonly string[], closed: readonly string[]): Finding[] {
  const traps = trappingRoutes(draft);
  return routes.flatMap((id): Finding[] => {
    const rules = enterRulesOf(id, draft);
    if (traps.has(id) || closed.includes(draft.value.routes?.[id]?.access ?? "") || !refusesAll(rules)) return [];
    return [
      {
        path: ["routes", id],
        at: "key",
        message: `Nobody can enter the route "${id}": its rules refuse every visitor.`,
        hint: "Add a condition to one of the refusals, or remove the route.",
        relies: { path: ["routes", id, "enter"], inside: true },
      },
    ];
  });
}

/** Screens of a layer that neither the layer itself nor any brand that extends it shows. */
function screensWithoutRoute(drafts: readonly Draft[]): { draft: Draft; finding: Finding }[] {
  const pending = new Map<Layer, Set<string>>();
  const owners = new Map<Layer, Draft>();
  for (const draft of drafts) {
    const shown = shownScreens(draft);
    for (const layer of draft.layers) {
      if (!pending.has(layer)) pending.set(layer, ownScreens(layer));
      const left = pending.get(layer) as Set<string>;
      for (const id of left) if (shown.has(id)) left.delete(id);
      if (left.size > 0 && isUnclear(draft)) left.clear();
    }
    owners.set(draft.layers.at(-1) as Layer, draft);
  }
  return [...pending].flatMap(([layer, left]) => {
    const draft = owners.get(layer);
    return draft
      ? [...left].map((id) => ({
          draft,
          finding: {
            path: ["screens", id],
            at: "key",
            layers: [layer],
            message: `No route shows the screen "${id}".`,
            hint: 'Set it as the "screen" of a route, or remove it.',
            relies: { path: ["screens", id] },
            reaches: "brands above",
          } satisfies Finding,
        }))
      : [];
  });
}

function ownScreens({ value }: Layer): Set<string> {
  const screens = value["screens"];
  return new Set(
    isObject(screens) ? Object.entries(screens).flatMap(([id, screen]) => (isObject(screen) ? [id] : [])) : [],
  );
}

function shownScreens({ value }: Draft): Set<string> {
  return new Set(Object.values(value.routes ?? {}).flatMap(screensOf));
}

/** While a route or screen has a mistake, or a route is missing: the screen it should show is not reported as well. */
const isUnclear = memoizeByIdentity(
  ({ value: { routes = {}, screens = {} }, walk }: Draft): boolean =>
    walk.mismatches.some(({ path: [section] }) => section === "routes" || section === "screens") ||
    Object.values(routes).some(
      (route) => route?.screen === undefined || screensOf(route).some((screen) => !Object.hasOwn(screens, screen)),
    ) ||
    walk.references.some(({ kind, name }) => kind === "route" && !Object.hasOwn(routes, name)),
);
