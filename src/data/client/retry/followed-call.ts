import type { KeyStore } from "#session/secret-key.ts";
import { digestOf, keepTries, triesOf, untilAnswered } from "./kept-tries.ts";

/** A call, and the one that follows it. */
export interface Followed {
  call: string;
  then: string;
  /** What says which thing the first one does. */
  values: unknown;
  /** What stands for the form on the page that makes them. */
  form: object;
}

/** What each form on a page has done and whose following call has not succeeded yet, by its digest. */
const done = new WeakMap<object, string>();

/**
 * Makes a call and the one that follows. Until the second has succeeded, the same values continue with it: the first has
 * been done, and is not done twice. After a reload, too, while the answer to the second is lost.
 */
export async function withFollowing<T>(
  { call, then, values, form }: Followed,
  first: () => Promise<void>,
  following: () => Promise<T>,
  phone?: KeyStore,
): Promise<T> {
  const name = `done.${call}.${then}`;
  const before = await triesOf(name, phone);
  const tried = await digestOf(values);
  if (before[tried] === undefined && done.get(form) !== tried) await first();
  // The first call may have opened a session: the next try is a member's then.
  const digest = await digestOf(values);
  done.set(form, digest);
  await keepTries(name, { [digest]: "done" }, phone);
  const answer = await untilAnswered(name, digest, following, phone);
  done.delete(form);
  return answer;
}
