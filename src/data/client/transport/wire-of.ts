import type { CallWire } from "#gateway/call-facts.ts";
import { callWires } from "#gateway/call-wires.ts";
import { knownOf } from "../known-calls.ts";

/** How a call is sent. */
export function wireOf(call: string): CallWire {
  return knownOf(callWires, call);
}
