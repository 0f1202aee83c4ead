import type { JsonObject } from "#kernel/json.ts";
import type { GuessedCells } from "./guessed-cells.ts";
import type { GuessedFilters } from "./guessed-filters.ts";
import type { ListingCall } from "./listing-call.ts";

/** A tree, and the parameter of the address that has the opened entry. */
export interface GuessedTree {
  list: JsonObject;
  query: Readonly<Record<string, string>>;
}

/** What a call lists whose entries have others below them: one level at a time, with the path above it. */
export function guessedTree(
  { name, fields }: ListingCall,
  { parent, key, path, count }: NonNullable<ListingCall["tree"]>,
  { cells }: GuessedCells,
  given: GuessedFilters["with"],
): GuessedTree {
  const opened = { [parent]: { query: parent } };
  // A step of the path has room for a name.
  const called = Object.keys(cells).find((cell) => fields[cell]?.type === "text") ?? Object.keys(cells)[0] ?? key;
  const ownKey = key === "id" ? {} : { key };
  const options = {
    source: { call: name, with: { ...opened, ...given } },
    children: { query: parent, ...ownKey, ...(count !== undefined && { count }) },
    breadcrumb: { source: { call: path, with: opened }, ...ownKey, fields: { [called]: {} } },
    fields: cells,
  };
  return {
    list: { widget: "tree-list", options: options as unknown as JsonObject },
    query: { [parent]: `What is opened: "${parent}" of ${name}.` },
  };
}
