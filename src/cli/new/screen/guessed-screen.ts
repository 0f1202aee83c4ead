import type { JsonObject } from "#kernel/json.ts";
import { textsOfCell } from "#compile/validate/cell-words.ts";
import { textsOfChoice, valuesOf } from "#compile/validate/choices.ts";
import type { Cell } from "#descriptor/vocabulary/cell.ts";
import { isBinding } from "#descriptor/vocabulary/binding.ts";
import { EVERY_FILTER } from "#descriptor/vocabulary/source.ts";
import type { Filter, Filters } from "#descriptor/vocabulary/filter.ts";
import { guessedAccess, type BrandAccess } from "./guessed-access.ts";
import { guessedCells, type GuessedCells } from "./guessed-cells.ts";
import { guessedFilters, mostPills, type GuessedFilters } from "./guessed-filters.ts";
import { guessedTree } from "./guessed-tree.ts";
import type { ListingCall } from "./listing-call.ts";
import { camelCase, plainName } from "./plain-name.ts";

/** A screen of one list, or of one tree, its route, and the texts that it names, each with words from the contract's own names. */
export interface GuessedScreen {
  route: { id: string; value: JsonObject };
  screen: JsonObject;
  words: Readonly<Record<string, string>>;
}

/** The screen that shows what a call lists. */
export function guessedScreen(id: string, call: ListingCall, brand: BrandAccess): GuessedScreen {
  const routeId = camelCase(id);
  const title = `route.${routeId}`;
  const guessed = guessedCells(call);
  const { filters: chosen, with: given, query: needed } = guessedFilters(call);
  const {
    list,
    filters: searched,
    query: opened,
  } = call.tree
    ? guessedTree(call, call.tree, guessed, given)
    : { list: guessedList(call, guessed, given), filters: {}, query: {} };
  const filters = { ...searched, ...chosen };
  const hasFilters = Object.keys(filters).length > 0;
  const query = { ...needed, ...opened };
  return {
    route: {
      id: routeId,
      value: {
        path: `/m/${routeId}`,
        screen: id,
        ...guessedAccess(call.refused, brand),
        ...(Object.keys(query).length > 0 && { query }),
      },
    },
    screen: {
      ...(hasFilters && { filters: filters as unknown as JsonObject }),
      body: {
        ...(hasFilters && { filters: filterBar(filters) }),
        list,
      },
    },
    words: { [title]: plainName(id), ...wordsOfFilters(filters), ...wordsOfCells(guessed.cells, call) },
  };
}

function guessedList(call: ListingCall, { key, look, cells }: GuessedCells, given: GuessedFilters["with"]): JsonObject {
  const options = {
    source: { call: call.name, ...(Object.keys(given).length > 0 && { with: inShort(given) }) },
    ...(key !== "id" && { key }),
    ...(look !== "rows" && { look }),
    fields: cells,
  };
  return { widget: "record-list", options: options as unknown as JsonObject };
}

/** Parameters that take every filter by its name, in one word. */
function inShort(given: GuessedFilters["with"]): GuessedFilters["with"] | typeof EVERY_FILTER {
  return Object.values(given).every((value) => isBinding(value) && "filter" in value) ? EVERY_FILTER : given;
}

function filterBar(filters: Filters): JsonObject {
  const shown = Object.entries(filters).map(([id, filter]): [string, JsonObject] => [
    id,
    filter.kind === "choice" && (valuesOf(filter)?.length ?? 0) > mostPills ? { look: "list" } : {},
  ]);
  return { widget: "filter-bar", options: { filters: Object.fromEntries(shown) } };
}

function wordsOfFilters(filters: Filters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).flatMap(([id, filter]) => wordsOfFilter(id, filter)));
}

function wordsOfFilter(id: string, filter: Filter): [string, string][] {
  if (filter.kind === "period") return [[filter.label, "Days"]];
  if (filter.kind !== "choice" && filter.kind !== "sort") return [[filter.label, plainName(id)]];
  const { label: usual = "", words } = textsOfChoice({ ...filter, kind: "choice" });
  const written = Object.entries(filter.choices ?? {}).map(([value, choice]): [string, string] => [
    value,
    choice.label,
  ]);
  return [
    [usual, plainName(id)],
    ...(filter.kind === "choice" && filter.any !== undefined ? [[filter.any, "All"] as [string, string]] : []),
    ...[...written, ...Object.entries(words)].map(([value, key]): [string, string] => [key, plainName(value)]),
  ];
}

function wordsOfCells(cells: Readonly<Record<string, Cell>>, { entity, fields }: ListingCall): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]): [string, string][] => {
      const field = fields[name];
      if (!field) return [];
      const { label, texts } = textsOfCell(cell, { entity, name, field });
      return [
        [label, plainName(name)],
        ...Object.entries(texts).map(([value, text]): [string, string] => [text, plainName(value)]),
      ];
    }),
  );
}
