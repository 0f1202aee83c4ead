import type { Screen } from "./screen.ts";
import type { ShownFilters } from "./vocabulary/filter.ts";

/** What a parameter of the address can be: one of few values, a text up to a length, or anything. */
export interface KnownParameter {
  values?: readonly string[];
  /** Characters at most. */
  longest?: number;
  /** The number of a page of a list, 1 to 99,999. */
  isPage?: boolean;
}

/** The parameters of an address beside its filters, by name. */
export type KnownParameters = Readonly<Record<string, KnownParameter>>;

/** A screen as pages have it: completed with what the contract says. */
export interface ShownScreen extends Omit<Screen, "filters"> {
  filters?: ShownFilters | undefined;
  /** What the address may say beside filters. Absent: anything. */
  parameters?: KnownParameters;
}
