import type { KeyStore } from "#session/secret-key.ts";
import { digestOf, keepTries, triesOf, untilAnswered } from "./kept-tries.ts";
import { randomKey } from "./random-key.ts";

export { prepareToKeep } from "./kept-tries.ts";

/** A call that is tried until the platform has answered it. */
export interface Tried {
  /** A form does one thing at a time: other values end the key of those before. Actions are about a row each. */
  by: "form" | "action";
  call: string;
  /** What says which thing is done. */
  values: unknown;
}

/**
 * Makes a call with its idempotency key: the same for the same values until the platform has answered, after a reload,
 * too. A refusal is an answer.
 */
export async function withKey<T>(tried: Tried, make: (key: string) => Promise<T>, phone?: KeyStore): Promise<T> {
  const name = `key.${tried.by}.${tried.call}`;
  const digest = await digestOf(tried.values);
  const before = await triesOf(name, phone);
  const key = before[digest] ?? randomKey();
  await keepTries(name, { ...(tried.by === "action" && before), [digest]: key }, phone);
  return untilAnswered(name, digest, () => make(key), phone);
}
