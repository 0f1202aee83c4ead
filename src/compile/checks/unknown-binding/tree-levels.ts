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
  const list = callNamed(String(valueAtPath(value, [...options, "source", "call"])));
  return [
    [...options, "source"],
    [...options, "breadcrumb", "source"],
  ].flatMap((source: Path): Finding[] => {
    const name = String(valueAtPath(value, [...source, "call"]));
    const call = callNamed(name);
    // So is a call that lists nothing.
    if (!call || !answeredBy(call)?.many) return [];
    const opens = call === list || name === list?.tree?.path ? list?.tree?.parent : undefined;
    const isMeant = (taker: string) =>
      opens === undefined || taker === opens || !Object.hasOwn(call.input.shape, taker);
    if (takes([...source, "with"], parameter, isMeant, draft)) return [];
    return [
      {
        path: [...source, "call"],
        at: "value",
        message: `"${name}" does not take the opened entry: it answers the same on every level.`,
        hint: `Bind the parameter that takes it: "with": { "${opens ?? "…"}": { "query": "${parameter}" } }.`,
        relies: { path: path.slice(0, 2), inside: true },
      },
    ];
  });
}

/** Whether a parameter that may be meant is bound to this one of the address, or to a name that no route has, which is reported. */
function takes(path: Path, parameter: string, isMeant: (taker: string) => boolean, draft: Draft): boolean {
  const given = valueAtPath(draft.value, path);
  return Object.entries(isObject(given) ? given : {}).some(([taker, bound]) => {
    const name = isObject(bound) ? bound["query"] : undefined;
    if (typeof name !== "string" || !isMeant(taker)) return false;
    return (
      name === parameter || queryProblem({ kind: "query", name, path: [...path, taker, "query"] }, draft) !== undefined
    );
  });
}
