import { sentInput } from "#gateway/sent-input.ts";
import type { CallRequest } from "./transport.ts";
import { wireOf } from "./wire-of.ts";

/** The address of a call whose input is its query. */
export function callAddress({ call, input }: Pick<CallRequest, "call" | "input">): string {
  const wire = wireOf(call);
  return `${wire.path}${queryOf(sentInput(wire, input))}`;
}

/** The query string of an input; undefined values are left out. */
export function queryOf(input: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length === 0
    ? ""
    : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`;
}
