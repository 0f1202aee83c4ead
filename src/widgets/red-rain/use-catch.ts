import { useEffect, useEffectEvent, useState } from "react";
import { useRefetchChanged } from "#data/client/cache/tell-of-changes.ts";
import { loadRetries, sendWithKey } from "#data/client/retry/send-with-key.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { useSend } from "#data/client/use-call.ts";
import type { CallOutput } from "#gateway/contract.ts";
import type { RainRound } from "#gateway/red-rain.ts";
import { caughtIn, keepCaught } from "./kept-catch.ts";

/** What a member has caught in a round, and what became of it. */
export interface Catch {
  /** Ids of envelopes, in the order in which they were caught. */
  caught: readonly string[];
  add(id: string): void;
  /** What the platform has answered. */
  answer: CallOutput<"catchRain"> | undefined;
  /** Why it has not taken the catch. */
  failure: unknown;
  /** Sends the same catch again. */
  retry(): void;
}

/** Sends what was caught once: when a member has caught all they can, or the rain is over. */
export function useCatch({ id: round, catches, state }: RainRound, isOver: boolean): Catch {
  const [caught, setCaught] = useState<readonly string[]>(() => caughtIn(round));
  const [answer, setAnswer] = useState<CallOutput<"catchRain">>();
  const [failure, setFailure] = useState<unknown>();
  const ask = useSend();
  const refetchChanged = useRefetchChanged();
  const send = useEffectEvent(async () => {
    setFailure(undefined);
    try {
      const input = { round, envelopes: [...caught] };
      setAnswer(await sendWithKey("catchRain", input, ask, { by: "action", values: { round } }));
    } catch (error) {
      setFailure(error);
    }
    await refetchChanged("catchRain");
  });
  const isDue = state === "joined" && caught.length > 0 && (isOver || caught.length >= catches);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isDue) void send();
  }, [isDue, tries]);
  // What sends it is there before it rains: a phone that loses its connection meanwhile only has to send.
  useEffect(() => void loadRetries("catchRain"), []);
  useEffect(() => {
    if (caught.length > 0) keepCaught(round, caught);
  }, [round, caught]);
  // Two fingers may catch two before either is drawn.
  const add = (id: string) =>
    setCaught((before) => (before.length >= catches || before.includes(id) ? before : [...before, id]));
  return { caught, add, answer, failure, retry: () => setTries(tries + 1) };
}

/** Whether the platform has refused a catch for good: there is nothing to send again. */
export function isRefused(failure: unknown): failure is GatewayError {
  return failure instanceof GatewayError && failure.code.startsWith("rain.");
}
