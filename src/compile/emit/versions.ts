import type { Placement, Placements } from "#descriptor/placement.ts";
import type { Route } from "#descriptor/route.ts";
import type { Screen } from "#descriptor/screen.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { required } from "#kernel/assert.ts";
import { SHARED } from "../analyse/screens-of.ts";

/**
 * The screen of a route, with its versions in it: each widget has the condition of its version. Filters, data and sheets
 * belong to all of them.
 */
export function screenOfRoute(
  { screen, versions = [] }: Pick<Route, "screen" | "versions">,
  screens: Readonly<Record<string, Screen>>,
): Screen {
  const base = required(screens[screen], `The screen "${screen}"`);
  if (versions.length === 0) return base;
  const earlier = (count: number): Condition[] => versions.slice(0, count).map(({ when }) => ({ not: when }));
  const all = [
    { id: screen, shown: base, conditions: earlier(versions.length) },
    ...versions.map(({ screen: id, when }, index) => ({
      id,
      shown: required(screens[id], `The screen "${id}"`),
      conditions: [...earlier(index), when],
    })),
  ];
  return {
    ...base,
    ...shared(all.map(({ shown }) => shown)),
    body: besideEachOther(all.map(({ id, shown, conditions }) => conditioned(id, shown.body, conditions))),
  };
}

function shared(screens: readonly Screen[]): Partial<Screen> {
  return Object.fromEntries(
    SHARED.filter((key) => screens.some((screen) => screen[key])).map((key) => [
      key,
      Object.assign({}, ...screens.map((screen) => screen[key])) as object,
    ]),
  );
}

type Entries = [id: string, placement: Placement][];

/** The steps to a widget on the page of a route, as steps in the brand. */
export function placeOf(
  { screen, versions }: Pick<Route, "screen" | "versions">,
  [id = "", ...inner]: readonly string[],
) {
  if (!versions) return ["screens", screen, "body", id, ...inner];
  const [own = "", name = ""] = id.split(BETWEEN);
  return ["screens", own, "body", name, ...inner];
}

/** Between the name of a screen and that of a widget, which two versions may have: in no name. */
const BETWEEN = ".";

function conditioned(screen: string, body: Placements, conditions: readonly Condition[]): Entries {
  return Object.entries(body).map(([id, placement]) => [
    `${screen}${BETWEEN}${id}`,
    { ...placement, when: { all: [...conditions, ...(placement.when ? [placement.when] : [])] } },
  ]);
}

/** What is at the top of a version is at the top of all: the page reacts there first. */
function besideEachOther(bodies: readonly Entries[]): Placements {
  const longest = Math.max(...bodies.map((body) => body.length));
  return Object.fromEntries(
    Array.from({ length: longest }, (_, place) => bodies.flatMap((body) => body.slice(place, place + 1))).flat(),
  );
}
