import type { Facts } from "#guards/condition.ts";

/** A guest on a desktop, with nothing switched on. */
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
