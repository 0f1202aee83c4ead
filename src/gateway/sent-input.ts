import type { CallWire } from "./call-facts.ts";

type Input = Readonly<Record<string, unknown>>;

/**
 * The input of a call as the platform receives it: with the contract's default for each parameter that the caller
 * leaves out. A platform then gets the constants of the specification's tables of calls (account §7, games §7), and need
 * not know our defaults.
 */
export function sentInput({ defaults }: Pick<CallWire, "defaults">, input: Input): Input {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}
