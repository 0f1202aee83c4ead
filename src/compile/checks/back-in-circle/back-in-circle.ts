import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const backInCircle: Check = {
  id: "back-in-circle",
  severity: "error",
  description: "The back arrow of a page does not lead back to that page, directly or by way of others.",
  about: [
    "`back.replace` names the page that the arrow leads to, whatever was open before. Two pages that name each other, or a page that names itself, keep their visitor there: the arrow never leads further up.",
  ],
  reads: ([section, id = ""], { value }) => section === "routes" && value.routes?.[id]?.back?.replace,
  run: { brand: circles },
};

function circles(draft: Draft): Finding[] {
  if (draft.change && !touches(draft.change, "routes")) return [];
  const found = Object.keys(draft.value.routes ?? {}).flatMap((id) => {
    const circle = circleFrom(id, draft);
    return circle ? [circle] : [];
  });
  // Each page of a circle finds it.
  const once = new Map(found.map((circle) => [circle.toSorted().join(" "), circle]));
  return [...once.values()].map((circle) => findingOf(circle, draft));
}

/** The routes by which back arrows lead from a route to itself. */
function circleFrom(start: string, { value: { routes = {} } }: Draft): string[] | undefined {
  const passed = [start];
  for (;;) {
    const next = routes[passed.at(-1) ?? ""]?.back?.replace;
    if (next === start) return passed;
    if (next === undefined || passed.includes(next)) return undefined;
    passed.push(next);
  }
}

function findingOf(circle: readonly string[], draft: Draft): Finding {
  const layers = layersAtFault(draft, (below) => circle.every((id) => circleFrom(id, below)?.length === circle.length));
  const backs = circle.map((id): Path => ["routes", id, "back", "replace"]);
  const heights = backs.map((path) => layers.findLastIndex((layer) => settingsOf([layer], path).length > 0));
  const at = heights.indexOf(Math.max(...heights));
  const around = [...circle.slice(at), ...circle.slice(0, at)];
  return {
    path: backs[at] ?? [],
    at: "value",
    layers,
    message:
      circle.length === 1
        ? `The back arrow of the page "${circle[0]}" leads to that page: it goes nowhere.`
        : `Back arrows lead in a circle: ${[...around, around[0]].map((id) => `"${id}"`).join(" to ")}.`,
    hint: 'Name a page further up, or remove "back": it then goes one step back.',
  };
}
