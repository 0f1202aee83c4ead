import type { Placement, Placements } from "#descriptor/placement.ts";
import { placeOf } from "#compile/emit/versions.ts";
import type { Route } from "#descriptor/route.ts";
import type { Slices } from "./pages.ts";

type Steps = readonly string[];

const positions = ["start", "centre", "end"] as const;

/**
 * The placed widgets that alone make a page fail, each the innermost that does, as paths in the brand. Empty: the page
 * fails only as a whole.
 */
export async function culpritsIn(
  slices: Slices,
  route: Pick<Route, "screen" | "versions">,
  fails: (slices: Slices) => Promise<boolean>,
): Promise<string[][]> {
  const found: string[][] = [];
  for (const { path, placements, keeping } of rootsOf(slices)) {
    const failsAlone = (steps: Steps) => fails(keeping(only(placements, steps)));
    for (const steps of await failing(placements, [], failsAlone))
      found.push(path.length > 0 ? [...path, ...steps] : placeOf(route, steps));
  }
  return found;
}

/** A place for widgets on a page, and the page with other widgets there and none elsewhere. */
interface Root {
  /** Where its widgets are in the brand; empty: on the route's screen, or a version of it. */
  path: string[];
  placements: Placements;
  keeping: (placements: Placements) => Slices;
}

function rootsOf({ site, page }: Slices): Root[] {
  const variant = site.routes[page.route]?.header === "home" ? "home" : "page";
  const bare = { ...site.header[variant], start: {}, centre: {}, end: {} };
  const withHeader = (header: typeof bare) => ({ ...site, header: { ...site.header, [variant]: header } });
  const blank = { ...page, screen: { ...page.screen, body: {} } };
  return [
    ...positions.map((position) => ({
      path: ["header", variant, position],
      placements: site.header[variant][position],
      keeping: (kept: Placements) => ({ site: withHeader({ ...bare, [position]: kept }), page: blank }),
    })),
    {
      path: [],
      placements: page.screen.body,
      keeping: (kept) => ({ site: withHeader(bare), page: { ...page, screen: { ...page.screen, body: kept } } }),
    },
  ];
}

/** The steps to the innermost widgets that fail alone. */
async function failing(
  placements: Placements,
  above: Steps,
  failsAlone: (steps: Steps) => Promise<boolean>,
): Promise<Steps[]> {
  const found: Steps[] = [];
  for (const [id, placement] of Object.entries(placements)) {
    const steps = [...above, id];
    if (!(await failsAlone(steps))) continue;
    const inner: Steps[] = [];
    for (const [way, placed] of insideOf(placement))
      inner.push(...(await failing(placed, [...steps, ...way], failsAlone)));
    found.push(...(inner.length > 0 ? inner : [steps]));
  }
  return found;
}

function insideOf({ body, slots = {} }: Placement): [way: Steps, placements: Placements][] {
  return [
    ...(body ? [[["body"], body] as [Steps, Placements]] : []),
    ...Object.entries(slots).map(([name, slot]): [Steps, Placements] => [["slots", name, "body"], slot.body]),
  ];
}

/** Widgets without all that are not on the way to one, nor inside it. */
function only(placements: Placements, [id = "", ...way]: Steps): Placements {
  const placed = placements[id];
  if (!placed) return {};
  if (way.length === 0) return { [id]: placed };
  const emptied = Object.entries(placed.slots ?? {}).map(([name, slot]) => [name, { ...slot, body: {} }] as const);
  const bare: Placement = {
    ...placed,
    ...(placed.body && { body: {} }),
    ...(placed.slots && { slots: Object.fromEntries(emptied) }),
  };
  const [where, name = ""] = way;
  const slot = placed.slots?.[name];
  if (where === "body") return { [id]: { ...bare, body: only(placed.body ?? {}, way.slice(1)) } };
  return {
    [id]: {
      ...bare,
      slots: { ...bare.slots, ...(slot && { [name]: { ...slot, body: only(slot.body, way.slice(3)) } }) },
    },
  };
}
