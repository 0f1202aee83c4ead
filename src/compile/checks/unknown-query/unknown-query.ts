import { isObject } from "#kernel/json.ts";
import { nearest } from "#kernel/near.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { choiceHint } from "../../findings/words.ts";
import { removesFrom, touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Reference } from "../../validate/walk.ts";
import type { Check } from "../check.ts";
import { choiceProblem, isWritten } from "../../analyse/chosen-value.ts";
import { closedPlaces } from "./closed-places.ts";
import { filtersOf, parametersOf } from "./parameters-of.ts";

export const unknownQuery: Check = {
  id: "unknown-query",
  severity: "error",
  description:
    "What leads to a route gives it only parameters that the route names in `query`, or filters of its screen with what they offer; a place is a route that takes those by which it is opened.",
  about: [
    "A parameter that the route does not name is read by nothing: the page behind `/detail?idd=7` shows no bet. A link may also choose in a filter of the screen that it leads to, by its id.",
    "The engine opens some places by parameters, too: the place `draw` by the `code` of a lottery game. [The reference](reference/brand.md) names them for each place.",
  ],
  beyond: {
    when: (change) =>
      ["routes", "screens", "places"].some((part) => touches(change, part) || removesFrom(change, part)),
    because: "A link that the layer does not change may give a parameter that its changed route no longer names.",
  },
  reads: ([section, id], draft) =>
    section === "places"
      ? draft.value.places
      : section === "routes" && id !== undefined && [parametersOf(id, draft), filtersOf(id, draft)],
  run: { brand: strangeQueries },
};

function strangeQueries(draft: Draft): Finding[] {
  return [...draft.walk.references.flatMap((one) => strangeParameters(one, draft)), ...closedPlaces(draft)];
}

/** The parameters beside the name of a route, in an action or an option of a widget. */
function strangeParameters({ kind, name, path }: Reference, draft: Draft): Finding[] {
  if (kind !== "route" || path.at(-1) !== "to") return [];
  const place = [...path.slice(0, -1), "query"];
  const given = valueAtPath(draft.value, place);
  const known = parametersOf(name, draft);
  if (!isObject(given) || !known) return [];
  const relies = { path: ["routes", name], inside: true } as const;
  return Object.entries(given).flatMap(([parameter, value]): Finding[] => {
    const at = [...place, parameter];
    if (known.includes(parameter)) {
      const filter = filtersOf(name, draft)[parameter];
      const problem = filter && isWritten(value) ? choiceProblem(parameter, filter, String(value)) : undefined;
      return problem ? [{ path: at, at: "value", ...problem, relies }] : [];
    }
    const meant = nearest(parameter, known);
    return [
      {
        path: at,
        at: "key",
        ...(meant !== undefined && { meant: [...place, meant] }),
        message: `The route "${name}" does not name a parameter "${parameter}".`,
        hint: choiceHint(parameter, known) ?? 'Describe it in "query" of the route.',
        relies,
      },
    ];
  });
}
