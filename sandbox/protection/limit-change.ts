import { after, duration } from "../clock.ts";

/** How long a member can think about playing with more. */
const COOLING_OFF_MS = duration.day;

/** A limit as it is stored, in minor units: null is no limit. */
export interface SetLimit {
  amount: bigint | null;
  /** What was requested and has not taken effect when it was stored. */
  change: { to: bigint | null; at: Date } | null;
}
export const NO_LIMIT: SetLimit = { amount: null, change: null };

/** A limit at a time: a change whose time has come has taken effect, whether anyone looked or not. */
export function limitAt(limit: SetLimit, now: Date): SetLimit {
  return limit.change && limit.change.at <= now ? { amount: limit.change.to, change: null } : limit;
}

/**
 * A limit after a member has asked for another one. Less takes effect at once and ends what was requested; more waits.
 * The same request again keeps its time, so that sending it twice costs nobody another day.
 */
export function changedLimit(limit: SetLimit, to: bigint | null, now: Date): SetLimit {
  const { amount, change } = limitAt(limit, now);
  if (!isMore(to, amount)) return { amount: to, change: null };
  return { amount, change: change?.to === to ? change : { to, at: after(now, COOLING_OFF_MS) } };
}

/** A limit after its requested change was withdrawn. */
export function keptLimit(limit: SetLimit, now: Date): SetLimit {
  return { ...limitAt(limit, now), change: null };
}

function isMore(one: bigint | null, other: bigint | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}
