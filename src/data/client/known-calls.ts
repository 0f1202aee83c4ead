import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallFacts, CallNeeds } from "#gateway/call-facts.ts";
import { callTable } from "#gateway/call-table.ts";

/**
 * What slices have said of calls. One map for all pages, also of the host, where they are of several brands: the contract
 * says the same of a call to each of them. It only grows, because a page may refetch what an earlier one has asked for.
 */
const described: Record<string, CallFacts> = {};

/** Keeps what a slice says of the calls that its page makes and the site's code does not know. */
export function learnCalls(calls: SiteSlice["calls"]): void {
  Object.assign(described, calls);
}

/** What is known of a call: what a table of the site's code says, or else what a slice has said. */
export function knownOf<Part extends object>(
  table: CallFacts extends Part ? Readonly<Partial<Record<string, Part>>> : never,
  call: string,
): Part {
  const known = table[call] ?? (described[call] as Part | undefined);
  if (known) return known;
  throw new Error(`No page describes the call "${call}"`);
}

/** On what a call depends. */
export function needsOf(call: string): CallNeeds {
  return knownOf(callTable, call);
}
