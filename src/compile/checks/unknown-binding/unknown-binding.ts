import { choiceProblem, isWritten } from "../../analyse/chosen-value.ts";
import { screenAt } from "../../analyse/screen-values.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { removesFrom, touches } from "../../layer/change.ts";
import { fieldsOfCall } from "../../validate/source-fields.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Path, PlacementUse, Reference } from "../../validate/walk.ts";
import type { Check } from "../check.ts";
import { answersOutOfScope } from "./answer-problems.ts";
import { inputProblem, watchProblem } from "./form-problems.ts";
import { queryProblem } from "./query-problem.ts";
import { sameLevels } from "./tree-levels.ts";
import { rowsOfOtherEntities, rowsOutOfScope } from "./row-problems.ts";
import { wholeNameHint } from "./whole-name-hint.ts";
import { screensOf } from "../../analyse/screens-of.ts";

export const unknownBinding: Check = {
  id: "unknown-binding",
  severity: "error",
  description:
    "A bound value names a filter, data, a parameter of the address, a row or an answer that is there, or a field or a watched call of its form.",
  about: [
    "A binding says where a value comes from: `filter` a filter of the screen, `data` named data of the screen and a field of their answer, `query` a parameter that every route of the screen names, `row` a field of the entry whose actions these are, or of the one that opened the sheet. A period has two days: `period.from` and `period.to`; only a parameter of an address takes both at once, `period`.",
    "In a form, `input` names a field of it, and `watch` a call that it watches and a field of the answer. What is secret, valid once or not sent cannot be taken.",
    "`answer` names a field of what a call answered, in the address that something in `after.success` leads to: of a form, or of an action `call`. The call answers one entity of the contract.",
    "Both calls of a `tree-list`, the list and its path, take the opened entry from the address; one that does not would answer the same on every level.",
  ],
  beyond: {
    when: (change) =>
      touches(change, "routes") ||
      removesFrom(change, "routes") ||
      (touches(change, "screens") && takesFromAround(change.whole)),
    because:
      "A screen that the layer does not change may read a parameter that its changed route no longer names, and a form a row or a parameter that its changed screen does not have.",
  },
  reads: ([section, id], { value }) => {
    const route = section === "routes" && id !== undefined ? value.routes?.[id] : undefined;
    return route && [screensOf(route), Object.keys(route.query ?? {})];
  },
  run: { brand: unknownBindings },
};

/** Whether forms take values from where they are shown. */
function takesFromAround({ walk }: Draft): boolean {
  return (
    walk.references.some(({ kind, path }) => kind === "query" && path[0] === "forms") ||
    walk.fields.some(({ source, path }) => source === "row" && path[0] === "forms")
  );
}

type Problem = Pick<Finding, "message" | "hint">;
type Kind = "filter" | "data" | "query" | "input" | "watch";

function unknownBindings(draft: Draft): Finding[] {
  return [
    ...bindingsOf(draft),
    ...draft.walk.placements.flatMap((placed) => [...shownFilters(placed, draft), ...sameLevels(placed, draft)]),
    ...rowsOutOfScope(draft),
    ...rowsOfOtherEntities(draft),
    ...answersOutOfScope(draft),
    ...draft.walk.references.filter(({ kind }) => kind === "shown-filter").flatMap((one) => setFilters(one, draft)),
  ];
}

/** An action chooses in a filter of its screen, and what the filter has. */
function setFilters({ name, path }: Reference, draft: Draft): Finding[] {
  const at = screenAt(draft, path);
  const problem = problemOf.filter({ kind: "filter", name, path }, draft, "any part");
  if (problem)
    return [{ path, at: "value", ...problem, ...(at && { relies: { path: ["screens", at.id, "filters"] } }) }];
  const filter = at?.screen.filters?.[name];
  const to = valueAtPath(draft.value, [...path.slice(0, -1), "to"]);
  const chosen = filter && isWritten(to) ? choiceProblem(name, filter, String(to)) : undefined;
  return chosen ? [{ path: [...path.slice(0, -1), "to"], at: "value", ...chosen }] : [];
}

/** A filter bar shows filters of its screen. */
function shownFilters({ widget, path }: PlacementUse, draft: Draft): Finding[] {
  if (widget !== "filter-bar") return [];
  const shown = valueAtPath(draft.value, [...path, "options", "filters"]);
  return Object.keys(isObject(shown) ? shown : {}).flatMap((id): Finding[] => {
    const place: Path = [...path, "options", "filters", id];
    const problem = problemOf.filter({ kind: "filter", name: `${id}.from`, path: place }, draft, "any part");
    return problem
      ? [{ path: place, at: "key", ...problem, relies: { path: holderOf({ kind: "filter", name: id, path }) } }]
      : [];
  });
}

function bindingsOf(draft: Draft): Finding[] {
  return draft.walk.references.flatMap((reference): Finding[] => {
    const problem = isKind(reference.kind) ? problemOf[reference.kind](reference, draft) : undefined;
    if (!problem) return [];
    return [{ path: reference.path, at: "value", ...problem, relies: { path: holderOf(reference) } }];
  });
}

/** What has what a bound value names: a field of a form, or the part of the brand that the value is in. */
function holderOf({ kind, name, path: [section = "", id = ""] }: Reference): Path {
  if (kind === "filter") return [section, id, "filters"];
  if (kind === "data" || kind === "watch") return [section, id, kind];
  return kind === "input" && section === "forms" ? [section, id, "fields", name] : [section, id];
}

/** Whether a binding gives a parameter of an address, which has both days of a period in one. */
function isInAddress(path: Path): boolean {
  return path.at(-3) === "query";
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(problemOf, kind);
}

const problemOf: Readonly<
  Record<Kind, (reference: Reference, draft: Draft, part?: "any part") => Problem | undefined>
> = {
  filter: (reference, draft, whole) => {
    const at = screenAt(draft, reference.path);
    if (!at) return { message: "Filters belong to a screen, and this is not part of one.", hint: undefined };
    const [id = "", part] = reference.name.split(".");
    const { filters = {} } = at.screen;
    if (!Object.hasOwn(filters, id))
      return {
        message: `The screen "${at.id}" has no filter "${id}".`,
        hint: wholeNameHint(id, Object.keys(filters), (near) =>
          filters[near]?.kind !== "period" || whole
            ? [near]
            : part === undefined
              ? [`${near}.from`, `${near}.to`]
              : [`${near}.${part}`],
        ),
      };
    const filter = filters[id];
    // What cannot be read is reported as such.
    if (whole || !filter) return undefined;
    if (filter.kind === "period" && part === undefined && !isInAddress(reference.path))
      return { message: `"${id}" is a period, which has two days.`, hint: `Write "${id}.from" or "${id}.to".` };
    if (filter.kind !== undefined && filter.kind !== "period" && part !== undefined)
      return { message: `Only a period has "${part}", and "${id}" is none.`, hint: `Write "${id}".` };
    return undefined;
  },
  data: (reference, draft) => {
    const at = screenAt(draft, reference.path);
    if (!at) return { message: "Named data belong to a screen, and this is not part of one.", hint: undefined };
    const [id = "", field] = reference.name.split(".");
    const { data = {} } = at.screen;
    if (!Object.hasOwn(data, id))
      return {
        message: `The screen "${at.id}" has no data "${id}".`,
        hint: wholeNameHint(id, Object.keys(data), (near) => [field === undefined ? near : `${near}.${field}`]),
      };
    const call = data[id]?.call;
    const fields = call === undefined ? undefined : fieldsOfCall(call)?.fields;
    if (!fields || field === undefined || Object.hasOwn(fields, field)) return undefined;
    return {
      message: `The answer of "${call}" has no field "${field}".`,
      hint: wholeNameHint(field, Object.keys(fields), (near) => [`${id}.${near}`]),
    };
  },
  input: inputProblem,
  watch: watchProblem,
  query: queryProblem,
};
