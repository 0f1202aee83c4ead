import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

/** What visitors ask for who type the name of a site. */
const START = "/";

export const noStartPage: Check = {
  id: "no-start-page",
  severity: "error",
  description: 'A route answers "/", the address of the site without a path.',
  about: [
    'Visitors type the name of the site, and links of others lead there. `home` of base has "/" among its `aliases`; a brand that writes aliases of its own replaces that list and writes "/" again.',
  ],
  reads: ([section, id = ""], { value }) =>
    section === "routes" ? isStart(id, value) : section === "places" && value.places?.home,
  run: { brand: missingStart },
};

function missingStart(draft: Draft): Finding[] {
  if (draft.change && !touches(draft.change, "routes", "places")) return [];
  const home = draft.value.places?.home;
  if (home === undefined || draft.value.routes?.[home] === undefined || hasStart(draft)) return [];
  const layers = layersAtFault(draft, (below) => below.value.routes !== undefined && !hasStart(below));
  const aliases: Path = ["routes", home, "aliases"];
  const isSet = settingsOf(layers, aliases).length > 0;
  return [
    {
      path: isSet ? aliases : ["routes", home],
      at: isSet ? "value" : "key",
      layers,
      message: `The site has no start page: no route has the address "${START}".`,
      hint: `Write "${START}" among the "aliases" of the route "${home}". A list replaces the one of the layers below.`,
      relies: { path: ["routes", home], inside: true },
    },
  ];
}

function hasStart({ value }: Draft): boolean {
  return Object.keys(value.routes ?? {}).some((id) => isStart(id, value));
}

function isStart(id: string, { routes = {} }: Draft["value"]): boolean {
  const route = routes[id];
  return route?.path === START || route?.aliases?.includes(START) === true;
}
