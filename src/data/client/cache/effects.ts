import { useQueryClient } from "@tanstack/react-query";
import { callCounting, callEffects, callsAbout, sessionEnd } from "#gateway/call-effects.ts";
import type { CallEffects } from "#gateway/call-facts.ts";
import type { CallName } from "#gateway/contract.ts";
import { needsOf } from "../known-calls.ts";

/** What a successful call changes; nothing for most calls. */
export function effectsOf(call: CallName): CallEffects {
  // What a slice says of a call is all in one; a call of the code that is not listed has needs, and no effects.
  return callEffects[call] ?? (needsOf(call) as CallEffects);
}

/** The calls whose answers are stale after this call has succeeded. */
export function changesOf(call: CallName): readonly CallName[] {
  return (effectsOf(call).changes ?? []) as readonly CallName[];
}

/** The calls that an action of a brand refetches under the name of a topic. */
export function callsOn(topic: keyof typeof callsAbout): readonly CallName[] {
  return callsAbout[topic];
}

/** The call that answers a number which a tab may show. */
export function callFor<C extends keyof typeof callCounting>(counts: C): (typeof callCounting)[C] {
  return callCounting[counts];
}

/** The call that ends the session. */
export function callToSignOut(): CallName {
  return sessionEnd;
}

/**
 * Invalidates the answers that a call changes on this page: those that are shown are refetched, the others are stale.
 * Resolves when the refetched answers have arrived.
 */
export function useRefetchHere(): (call: CallName) => Promise<void> {
  const client = useQueryClient();
  return async (call) => {
    await Promise.all(changesOf(call).map((changed) => client.invalidateQueries({ queryKey: [changed] })));
  };
}
