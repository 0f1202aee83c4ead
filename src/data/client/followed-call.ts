import type { KeyStore } from "#session/secret-key.ts";
import { digestOf, keepTries, triesOf, untilAnswered } from "./kept-tries.ts";

/** A call, and the one that follows it. */
export interface Followed {
  call: string;
  then: string;
  /** What says which thing the first one does. */
  values: unknown;
}

/**
 * Makes a call and the one that follows. While the answer to the second is lost, the same values continue with it: the
 * first has been done, and is not done twice. After a reload, too.
 */
export async function withFollowing<T>(
  { call, then, values }: Followed,
  first: () => Promise<void>,
  following: () => Promise<T>,
  phone?: KeyStore,
): Promise<T> {
  const name = `done.${call}.${then}`;
  const before = await triesOf(name, phone);
  if (before[await digestOf(values)] === undefined) await first();
  // The first call may have opened a session: the next try is a member's then.
  const digest = await digestOf(values);
  await keepTries(name, { [digest]: "done" }, phone);
  return untilAnswered(name, digest, following, phone);
}
