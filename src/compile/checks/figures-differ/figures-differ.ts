import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import { parametersOf } from "../../analyse/written-parameters.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Path, PlacementUse } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const figuresDiffer: Check = {
  id: "figures-differ",
  severity: "error",
  suppressible: true,
  description: "Figures beside a list follow the filters that the list follows, as far as their call can.",
  about: [
    "Somebody who chooses a kind of bet sees its entries, and above them the sum of all kinds. Give the parameters of both calls the same filters. Figures with a condition (`when`), and those of a screen with several lists, are not looked at; neither are those of a call that has parameters of its own.",
  ],
  run: { brand: differing },
};

/** A widget that shows what a call answers, and the filters that each parameter of the call takes. */
interface Shown {
  path: Path;
  call: string;
  filters: Readonly<Record<string, string>>;
  /** The parameters that take something else. */
  others: readonly string[];
}

function differing(draft: Draft): Finding[] {
  const lists = shownBy("record-list", draft);
  return shownBy("stat-grid", draft).flatMap((figures) => {
    const beside = lists.filter(({ path }) => path[0] === figures.path[0] && path[1] === figures.path[1]);
    // Of two lists nobody can tell which one the figures sum up.
    const [list, another] = beside;
    if (!list || another || !sumsUp(figures.call, list.call)) return [];
    // A filter that is not there is reported as such.
    const known = draft.value.screens?.[String(list.path[1])]?.filters ?? {};
    const taken = [figures, list].flatMap(({ filters }) => Object.values(filters));
    const isKnown = taken.every((name) => Object.hasOwn(known, name.split(".")[0] ?? ""));
    return isKnown ? unfollowed(figures, list) : [];
  });
}

/** Widgets of one type that name a call, without those that have a condition: they may be for other visitors. */
function shownBy(type: string, { walk, value }: Draft): Shown[] {
  return walk.placements
    .filter(({ widget, path }: PlacementUse) => widget === type && path[0] === "screens")
    .flatMap(({ path }): Shown[] => {
      const placed = valueAtPath(value, path);
      const source = valueAtPath(placed, ["options", "source"]);
      if (!isObject(placed) || placed["when"] !== undefined || !isObject(source)) return [];
      const taken = isObject(source["with"]) ? source["with"] : {};
      const filters = Object.entries(taken).flatMap(([name, bound]): [string, string][] =>
        isObject(bound) && typeof bound["filter"] === "string" ? [[name, bound["filter"]]] : [],
      );
      const others = Object.keys(taken).filter((name) => filters.every(([one]) => one !== name));
      return [{ path, call: String(source["call"]), filters: Object.fromEntries(filters), others }];
    });
}

/** Whether a call has no parameters but those of a list's call: it answers with the sums of what the list shows. */
function sumsUp(figures: string, list: string): boolean {
  const names = parametersIn(figures);
  return names.length > 0 && names.every((name) => parametersIn(list).includes(name));
}

function parametersIn(name: string): readonly string[] {
  const call = callNamed(name);
  return call ? Object.keys(parametersOf(call).shape) : [];
}

/** The parameters of the figures' call that take another filter than the list's, or none: one finding. */
function unfollowed(figures: Shown, list: Shown): Finding[] {
  // A misspelt parameter is reported as such.
  if (
    [figures, list].some(({ call, filters }) => Object.keys(filters).some((name) => !parametersIn(call).includes(name)))
  )
    return [];
  const others = [...figures.others, ...list.others];
  const names = parametersIn(figures.call).filter(
    (name) => figures.filters[name] !== list.filters[name] && !others.includes(name),
  );
  const [name] = names;
  if (name === undefined) return [];
  const given: Path = [...figures.path, "options", "source", "with"];
  const filter = list.filters[name];
  return [
    {
      ...(figures.filters[name] === undefined
        ? { path: given.slice(0, -1), at: "key" as const }
        : { path: [...given, name], at: "value" as const }),
      message: `The figures and the list beside them take different filters for "${name}": they sum up other entries than those shown.`,
      hint:
        filter === undefined
          ? `The list takes none: give it { "filter": "${figures.filters[name]}" }, too.`
          : `Write "${name}": { "filter": "${filter}" }.`,
      relies: { path: figures.path.slice(0, 2), inside: true },
    },
  ];
}
