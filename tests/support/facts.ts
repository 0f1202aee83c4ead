import type { Facts } from "#conditions/facts.ts";

/** A guest on a desktop, with every flag off. */
export function factsFor(changes: Partial<Facts> = {}): Facts {
  return {
    flags: {},
    visitor: "guest",
    memberType: null,
    promotions: {},
    devices: ["desktop"],
    remote: {},
    ...changes,
  };
}
