import type { Binding } from "#descriptor/vocabulary/binding.ts";
import type { Filter } from "#descriptor/vocabulary/filter.ts";
import type { Screen } from "#descriptor/screen.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { answerTo } from "#gateway/example-answers.ts";
import { isObject } from "#kernel/json.ts";
import type { AsFarAsRead, Draft } from "../layer/draft.ts";
import { valuesOf } from "../validate/choices.ts";
import type { RowScope } from "../validate/row-scope.ts";
import type { Path, Walk } from "../validate/walk.ts";
import { referencesIn } from "./references-in.ts";

type ReadScreen = AsFarAsRead<Screen>;
const calls: Readonly<Record<string, Endpoint>> = contract;

/** The call of a name, if the contract has it. */
export function callNamed(name: string | undefined): Endpoint | undefined {
  return name !== undefined && Object.hasOwn(calls, name) ? calls[name] : undefined;
}

/** The screen that contains a place of a brand. */
export function screenAt({ value }: Draft, path: Path): { id: string; screen: ReadScreen } | undefined {
  const id = path[0] === "screens" ? String(path[1]) : undefined;
  const screen = id === undefined ? undefined : value.screens?.[id];
  return id !== undefined && screen ? { id, screen } : undefined;
}

/** The references of one screen to its own filters or data, by the name before the dot. */
export function namesUsed(walk: Pick<Walk, "references">, kind: "filter" | "data", screen: string): Set<string> {
  return new Set(
    referencesIn(walk, "screens", screen)
      .filter((one) => one.kind === kind)
      .map(({ name }) => name.split(".")[0] ?? ""),
  );
}

const DAY = "2026-01-31";

/** Values that a binding can send, each a representative of what else it can; empty when that is not known. */
export function samplesOf(
  binding: Binding,
  { filters = {}, data = {} }: ReadScreen,
  row: RowScope,
): readonly unknown[] {
  if ("filter" in binding) return samplesOfFilter(filters[binding.filter.split(".")[0] ?? ""]);
  if ("data" in binding) {
    const [id = "", field = ""] = binding.data.split(".");
    const call = callNamed(data[id]?.call);
    const answer = call && answerTo(call, "example");
    return isObject(answer) && Object.hasOwn(answer, field) ? [answer[field]] : [];
  }
  if ("row" in binding) return samplesOfRow(binding.row, callNamed(row?.call));
  if ("site" in binding && binding.site === "address") return ["https://a.name/"];
  return "query" in binding ? [] : ["a.name"];
}

/** The field of the first entry of an example answer. */
function samplesOfRow(field: string, call: Endpoint | undefined): readonly unknown[] {
  const answer = call && answerTo(call, "example");
  const entries = isObject(answer) && Array.isArray(answer["content"]) ? answer["content"] : answer;
  const [entry] = Array.isArray(entries) ? entries : [];
  // What is null is not sent.
  return isObject(entry) ? [entry[field] ?? []].flat() : [];
}

function samplesOfFilter(filter: AsFarAsRead<Filter> | undefined): readonly unknown[] {
  switch (filter?.kind) {
    case "choice":
    case "sort":
      return "from" in filter && filter.from?.value !== undefined
        ? samplesOfRow(filter.from.value, callNamed(filter.from.call))
        : (valuesOf(filter) ?? []);
    case "period":
      return [DAY];
    case "search":
      return ["a word"];
    case "toggle":
      return filter.sends === undefined ? [] : [filter.sends];
    default:
      return [];
  }
}
