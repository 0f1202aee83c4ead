import { answeredBy } from "#gateway/named-entities.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Path, PlacementUse } from "../../validate/walk.ts";
import { queryProblem } from "./query-problem.ts";

/** What a tree lists depends on the entry that was opened: both of its calls take it from the address. */
export function sameLevels({ widget, path }: PlacementUse, draft: Draft): Finding[] {
  const { value } = draft;
  const options = [...path, "options"];
  const place = [...options, "children", "query"];
  const parameter = valueAtPath(value, place);
  if (widget !== "tree-list" || typeof parameter !== "string") return [];
  // A parameter that the route does not name is probably misspelt, and reported as such.
  if (queryProblem({ kind: "query", name: parameter, path: place }, draft)) return [];
  return [
    [...options, "source"],
    [...options, "breadcrumb", "source"],
  ].flatMap((source: Path): Finding[] => {
    const written = valueAtPath(value, source);
    const call = isObject(written) ? callNamed(String(written["call"])) : undefined;
    // So is a call that lists nothing.
    if (!isObject(written) || !call || !answeredBy(call)?.many || takes([...source, "with"], parameter, draft))
      return [];
    return [
      {
        path: [...source, "call"],
        at: "value",
        message: `"${String(written["call"])}" does not take the opened entry: it answers the same on every level.`,
        hint: `Bind the parameter that takes it: "with": { "…": { "query": "${parameter}" } }.`,
        relies: { path: path.slice(0, 2), inside: true },
      },
    ];
  });
}

/** Whether a parameter is bound to this one of the address, or to a name that is reported because no route has it. */
function takes(path: Path, parameter: string, draft: Draft): boolean {
  const given = valueAtPath(draft.value, path);
  return Object.entries(isObject(given) ? given : {}).some(([taker, bound]) => {
    const name = isObject(bound) ? bound["query"] : undefined;
    if (typeof name !== "string") return false;
    return (
      name === parameter || queryProblem({ kind: "query", name, path: [...path, taker, "query"] }, draft) !== undefined
    );
  });
}
