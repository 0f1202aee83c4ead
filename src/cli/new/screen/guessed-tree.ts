import type { Cell } from "#descriptor/vocabulary/cell.ts";
import { LONGEST_SEARCH, type Filters } from "#descriptor/vocabulary/filter.ts";
import type { JsonObject } from "#kernel/json.ts";
import type { GuessedCells } from "./guessed-cells.ts";
import type { GuessedFilters } from "./guessed-filters.ts";
import type { ListingCall } from "./listing-call.ts";

/** A tree, its search, and the parameter of the address that has the opened entry. */
export interface GuessedTree {
  list: JsonObject;
  filters: Filters;
  query: Readonly<Record<string, string>>;
}

type Tree = NonNullable<ListingCall["tree"]>;

/** What a call lists whose entries have others below them: one level at a time, with the path above it. */
export function guessedTree(
  call: ListingCall,
  tree: Tree,
  { cells }: GuessedCells,
  given: GuessedFilters["with"],
): GuessedTree {
  const { parent, key, path, count, search } = tree;
  const opened = { [parent]: { query: parent } };
  // A step of the path has room for a name.
  const called = Object.keys(cells).find((cell) => call.fields[cell]?.type === "text") ?? Object.keys(cells)[0] ?? key;
  const ownKey = key === "id" ? {} : { key };
  const options = {
    source: {
      call: call.name,
      with: { ...opened, ...(search !== undefined && { [search]: { filter: search } }), ...given },
    },
    children: { query: parent, ...ownKey, ...(count !== undefined && { count }) },
    breadcrumb: { source: { call: path, with: opened }, ...ownKey, fields: { [called]: {} } },
    fields: { ...cells, ...betweenCell(tree) },
  };
  return {
    list: { widget: "tree-list", options: options as unknown as JsonObject },
    filters: search === undefined ? {} : { [search]: searchOf(call, search) },
    query: { [parent]: `What is opened: "${parent}" of ${call.name}.` },
  };
}

function searchOf({ entity, parameters }: ListingCall, search: string): Filters[string] {
  const { longest = LONGEST_SEARCH } = parameters.find(({ name }) => name === search) ?? {};
  return { kind: "search", label: `${entity}.${search}`, most: Math.min(longest, LONGEST_SEARCH) };
}

/** Only what was searched for is below somebody whom the level does not say. */
function betweenCell({ search, between }: Tree): Record<string, Cell> {
  if (search === undefined || between === undefined) return {};
  return { [between]: { when: { compare: { of: { row: between }, empty: false } } } };
}
