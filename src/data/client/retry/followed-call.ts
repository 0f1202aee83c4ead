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

/** What each form on a page has done and whose following call has not succeeded yet: its digest, and what it answered. */
const done = new WeakMap<object, { digest: string; answer: unknown }>();

/**
 * Makes a call and the one that follows. Until the second has succeeded, the same values continue with it: the first has
 * been done, and is not done twice. After a reload, too, while the answer to the second is lost. Resolves to what the
 * first one answered, which is unknown after a reload: a phone keeps no answers.
 */
export async function withFollowing<T>(
  { call, then, values, form }: Followed,
  first: () => Promise<T>,
  following: () => Promise<unknown>,
  phone?: KeyStore,
): Promise<T | undefined> {
  const name = `done.${call}.${then}`;
  const before = await triesOf(name, phone);
  const tried = await digestOf(values);
  const last = done.get(form);
  const known = last?.digest === tried ? last : undefined;
  const isDone = known || before[tried] !== undefined;
  const answer = isDone ? (known?.answer as T | undefined) : await first();
  // The first call may have opened a session: the next try is a member's then.
  const digest = await digestOf(values);
  done.set(form, { digest, answer });
  await keepTries(name, { [digest]: "done" }, phone);
  await untilAnswered(name, digest, following, phone);
  done.delete(form);
  return answer;
}
